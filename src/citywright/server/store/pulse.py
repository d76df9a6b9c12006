"""Whether the database answers: asked when somebody wants to know, at most once a second."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Literal

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from citywright.server.store.writer import Writer

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 2.0  # seconds for an answer
MEMORY = 30.0  # seconds for which a refused commit counts, unless one succeeds


class Pulse:
    """Asks in a thread of its own, so that it cannot wait for those who wait for the database."""

    def __init__(self, engine: Engine, writer: Writer):
        self.engine, self.writer = engine, writer
        self._thread = ThreadPoolExecutor(1, "pulse")
        self._is_up, self._known_at = True, float("-inf")
        self._asking: asyncio.Future[None] | None = None

    async def is_up(self) -> bool:
        """Whether the database answers. While it does not, nobody waits to hear so again."""
        if time.monotonic() < self._known_at + FRESH:
            return self._is_up
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().run_in_executor(self._thread, self._ask)
        elif not self._is_up:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE)
            return self._is_up
        self._is_up = False
        return False

    async def state(self) -> Literal["up", "refuses", "down"]:
        """How the database is; it may also answer, but refuse to write, for example because the disk is full."""
        if not await self.is_up():
            return "down"
        return "refuses" if time.monotonic() < self.writer.failed_at + MEMORY else "up"

    def close(self) -> None:
        """Ask no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _ask(self) -> None:
        try:
            with self.engine.connect() as connection:
                connection.execute(text("select 1"))
            self._is_up = True
        except SQLAlchemyError:
            self._is_up = False
        self._known_at = time.monotonic()
