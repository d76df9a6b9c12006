"""Which games are compiled. Until one is, its rules run as plain Python: quick enough to play, too slow to search."""

import asyncio
import gc
import logging
import time
from functools import partial

from citywright._jit import missing
from citywright.games import GAMES
from citywright.server.process.warmup import Shares, compile_apart, warm_up

logger = logging.getLogger("citywright.server")


class Warmth:
    """Loads the compiled rules of each game; what is new is compiled in another process first."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._shares = Shares()

    def start(self) -> None:
        """Begin to warm up, all games side by side."""
        missing.use("interpret")
        self._tasks = {game: asyncio.create_task(self._warm(game)) for game in GAMES}

    async def _warm(self, game: str) -> None:
        began = time.monotonic()
        try:
            await self._load(game)
        except Exception:
            logger.exception("warming up failed", extra={"game": game})
        gc.freeze()  # the compiler leaves a million objects, which need not be looked at again and again
        self._shares.of[game] = 1.0
        if all(share == 1 for share in self._shares.of.values()):
            missing.use("compile")  # whatever has been forgotten
        logger.info("rules ready", extra={"game": game, "seconds": round(time.monotonic() - began, 2)})

    async def _load(self, game: str) -> None:
        try:
            with missing.using("refuse"):
                await asyncio.to_thread(warm_up, game)
        except missing.NotCompiled:
            await compile_apart(game, partial(self._shares.tell, game), "--nice")
            with missing.using("compile"):
                await asyncio.to_thread(warm_up, game)

    async def ready(self, game: str) -> None:
        """Wait until a game is compiled."""
        if task := self._tasks.get(game):
            await asyncio.shield(task)

    def is_ready(self) -> bool:
        """Whether all games are compiled."""
        return all(task.done() for task in self._tasks.values())

    def shares(self) -> dict[str, float]:
        """How much of each game is compiled, from 0 to 1."""
        return {game: round(share, 3) for game, share in self._shares.of.items()}

    async def stop(self) -> None:
        """End what is being compiled."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        missing.use("compile")
