"""What is shown of finished games. It is made once and stored, so that it outlives the rules they were played with."""

import asyncio
import logging
import random
import time
import zlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from citywright.game import Game
from citywright.server.hall import finished
from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.store import changes
from citywright.server.store.queries import (
    Chair,
    Terms,
    chairs_of,
    finished_of,
    lines_of,
    not_standing,
    not_stored,
    terms_of,
)
from citywright.server.table.log import rebuilt, rules_of_today
from citywright.server.table.standing import standing_of

REST = 9  # times as long as the work took; people who play go first
LAST_SECONDS = 0.5  # for what is left to do at the end
logger = logging.getLogger("citywright.server")
Mend: TypeAlias = Callable[[str], Awaitable[Any]]
T = TypeVar("T")


class Stored(NamedTuple):
    """What is stored of a finished game: its file without names, and its replay as JSON."""

    file: str
    replay: bytes


class PlayedAgain(NamedTuple):
    """A table and its game, though not to play on."""

    terms: Terms
    chairs: list[Chair]
    last: int  # line of its log
    game: Game
    since: float  # it stands so for everybody


class Archive:
    """Makes what is missing: when a game ends, when somebody asks, and what an earlier run of the server left."""

    def __init__(self, services: Services):
        self.services = services
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._wanted: set[str] = set()  # those that have not been stored yet
        self._making: dict[str, asyncio.Task[Stored]] = {}
        self._thread = ThreadPoolExecutor(1, "archive")

    def want(self, id: str) -> None:
        """A game has ended."""
        if id not in self._wanted:
            self._wanted.add(id)
            self._ended.put_nowait(id)

    async def of(self, id: str) -> Stored:
        """What is stored of a finished game, or can be."""
        if found := await asyncio.to_thread(stored, self.services.engine, id):
            return found
        if id not in self._making:
            self._making[id] = asyncio.create_task(self._make(id))
            self._making[id].add_done_callback(lambda _: self._making.pop(id))
        return await asyncio.shield(self._making[id])

    async def _make(self, id: str) -> Stored:
        made, packed = await self._in_thread(make, id)
        self.services.writer.write_soon(changes.keep_finished(id, made.file, packed))
        return made

    async def played(self, id: str) -> PlayedAgain:
        """A table whose log is played again. Such work waits in one queue, so it cannot take all of the processor."""
        return await self._in_thread(played, id)

    async def _in_thread(self, work: Callable[[Engine, str], T], id: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self.services.engine, id)

    async def keep_all(self) -> None:
        """Store what an earlier run left, and then each game as it ends; one after another."""
        for game in rules_of_today():
            await self.services.warmth.ready(game)
        await self._mend(not_standing, self._stand)
        await self._mend(not_stored, self.of)
        while True:
            id = await self._ended.get()
            await _calmly(self.of, id)
            self._wanted.discard(id)

    async def _mend(self, find: Callable[[Engine, dict[str, str]], list[str]], mend: Mend) -> None:
        """Other workers may be at it, too, so each begins elsewhere."""
        try:
            ids = await asyncio.to_thread(find, self.services.engine, rules_of_today())
        except SQLAlchemyError:
            logger.exception("what is missing cannot be found")
            return
        random.shuffle(ids)
        for id in ids:
            await _calmly(mend, id)

    async def _stand(self, id: str) -> None:
        """Store how a game stands."""
        table = await self.played(id)
        self.services.writer.write_soon(changes.keep_standing(id, table.last, standing_of(table.game, table.since)))

    async def close(self) -> None:
        """Store games that have just ended, as the next start may know other rules; but do not keep anybody waiting."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await asyncio.gather(*map(self.of, self._wanted), return_exceptions=True)
        for making in self._making.values():
            making.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


async def _calmly(work: Mend, id: str) -> None:
    """Do something that may fail, and rest."""
    began = time.monotonic()
    try:
        await work(id)
    except Refusal as refusal:
        logger.warning("not stored", extra={"table": id, "problem": str(refusal)})
    except Exception:
        logger.exception("not stored", extra={"table": id})
    await asyncio.sleep(REST * (time.monotonic() - began))


def stored(engine: Engine, id: str) -> Stored | None:
    """What is stored of a finished game."""
    found = finished_of(engine, id)
    return Stored(found[0], zlib.decompress(found[1])) if found else None


def make(engine: Engine, id: str) -> tuple[Stored, bytes]:
    """What is to be stored of a finished game, by the rules it was played with; and its replay compressed."""
    table = played(engine, id)
    made = Stored(finished.game_file(table.game, table.terms, table.chairs), finished.replay(table.game))
    return made, zlib.compress(made.replay)


def played(engine: Engine, id: str) -> PlayedAgain:
    """A table whose log is played again."""
    terms = terms_of(engine, id)
    if terms is None:
        raise Refusal("no-table", id)
    chairs, lines = chairs_of(engine, id), lines_of(engine, id)
    return PlayedAgain(terms, chairs, lines[-1].number if lines else 0, *rebuilt(terms, chairs, lines))
