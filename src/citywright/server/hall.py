"""All tables: those in memory, and how the others come there."""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from typing import Any

from citywright.server.catching_up import catch_up, catch_up_chat, hear_presence, tell_presence
from citywright.server.colleagues import News
from citywright.server.problems import Refusal
from citywright.server.services import Services
from citywright.server.standing_in import wake_bots
from citywright.server.store import reading
from citywright.server.table import LiveTable
from citywright.server.warming import Warmth
from citywright.server.wire import Said, Seat, TableListed

MOST_LISTED = 100
NAME = re.compile(r"[\w-]{1,32}", re.ASCII)
logger = logging.getLogger("citywright.server")


class Hall:
    """Tables by name; one that is asked for is loaded once, however many ask."""

    def __init__(self, services: Services, warmth: Warmth):
        self.services, self.warmth = services, warmth
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps only weak references

    def open(self) -> None:
        """Begin to serve: the rules warm up, and other workers are heard."""
        self.warmth.start()
        self.services.party.listen(self.hear, self.missed)

    def hear(self, sender: str, news: News) -> None:
        """Take in what another worker tells."""
        tables = {table.id: table for table in self.loaded()}
        match news:
            case ["log", lines]:
                for id, number in lines:
                    if id in tables and number > tables[id].number:
                        self._soon(catch_up(tables[id]))
            case ["chat", id] if id in tables:
                self._soon(catch_up_chat(tables[id]))
            case ["here", id, players, ask] if id in tables:
                hear_presence(tables[id], sender, players)
                if ask:
                    tell_presence(tables[id])

    def missed(self) -> None:
        """Other workers could not be heard for a while."""
        for table in self.loaded():
            self._soon(catch_up(table))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        if not NAME.fullmatch(id):
            raise Refusal("no-table", id[:40])
        known = self._tables.get(id)
        if known is None or (known.done() and not known.exception() and known.result().is_lost):
            known = self._tables[id] = asyncio.create_task(self._load(id))
            known.add_done_callback(lambda done: self._forget_failed(id, done))
        return await asyncio.shield(known)

    def _forget_failed(self, id: str, done: asyncio.Task[LiveTable]) -> None:
        if (done.cancelled() or done.exception()) and self._tables.get(id) is done:
            del self._tables[id]

    async def _load(self, id: str) -> LiveTable:
        sheet = await asyncio.to_thread(reading.sheet_of, self.services.engine, id)
        if sheet is None:
            raise Refusal("no-table", id)
        await self.warmth.ready(sheet.game)
        table = await asyncio.to_thread(self._read, sheet)
        table.after_change = wake_bots
        wake_bots(table)
        tell_presence(table, ask=True)
        return table

    def _read(self, sheet: reading.Sheet) -> LiveTable:
        engine = self.services.engine
        chairs, lines = reading.chairs_of(engine, sheet.id), reading.lines_of(engine, sheet.id)
        chat = [Said(*said) for said in reading.chat_of(engine, sheet.id)]
        return LiveTable(self.services, sheet, chairs, lines, chat)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        done = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if not task.exception()]

    def tidy(self) -> None:
        """Let tables go that nobody has used for a while."""
        before = time.time() - self.services.settings.idle_seconds
        for table in self.loaded():
            if table.is_lost or (not table.connections and not table.thinking and table.touched_at < before):
                del self._tables[table.id]
            elif table.connections:
                tell_presence(table)

    async def listed(self, player: reading.Player) -> list[TableListed]:
        """The tables of a player; one that cannot be read is left out."""
        ids = await asyncio.to_thread(reading.tables_of, self.services.engine, player.id, MOST_LISTED)
        found = []
        for id in ids:
            try:
                found.append(await self._listed(id, player.id))
            except Refusal as refusal:
                logger.warning("table left out", extra={"table": id, "problem": refusal.problem.code})
        return found

    async def _listed(self, id: str, player: str) -> TableListed:
        sheet = await asyncio.to_thread(reading.sheet_of, self.services.engine, id)
        if sheet is None or sheet.over_at is None:
            return (await self.table(id)).listed(player)
        chairs = await asyncio.to_thread(reading.chairs_of, self.services.engine, id)
        return finished(sheet, chairs, player)


def finished(sheet: reading.Sheet, chairs: list[reading.Chair], player: str) -> TableListed:
    """A finished table in a list; its game need not be in memory for that."""
    return TableListed(
        id=sheet.id,
        game=sheet.game,  # type: ignore[arg-type]
        stage="over",
        seats=[
            Seat(
                name=chair.name,
                who=chair.who,  # type: ignore[arg-type]
                level=chair.level,
                mine=chair.player == player,
                here=False,
                stood_in=chair.stood_in,
            )
            for chair in chairs
        ],
        my_turn=False,
        changed=sheet.over_at or sheet.made_at,
        scores=sheet.scores or [],
        winners=sheet.winners or [],
    )
