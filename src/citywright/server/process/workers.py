"""Several workers with one database tell each other what has changed, through LISTEN and NOTIFY of PostgreSQL.

Only names and numbers are told; whoever has the table in memory reads the rest from its log, which is the truth.
"""

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from citywright.server.store.writer import Row, Work

CHANNEL = "citywright"
PATIENCE = 1.0  # seconds between checks whether to stop or to reconnect
TOLD_AT_ONCE = 150  # a notice has at most 8000 bytes
logger = logging.getLogger("citywright.server")
News = list[Any]


class Nobody:
    """The interface of `Workers` for a server with a single worker."""

    def announce(self, connection: Connection, rows: list[Row]) -> None:
        """Do nothing."""

    def telling(self, *news: Any) -> Work | None:
        """No work."""
        return None

    def listen(self, hear: Callable[[str, News], None], missed: Callable[[], None]) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""


class Colleagues:
    """The other workers."""

    def __init__(self, engine: Engine):
        self.engine, self.name = engine, secrets.token_hex(4)
        self._stopping = threading.Event()

    def announce(self, connection: Connection, rows: list[Row]) -> None:
        """Announce new log lines when they are committed."""
        last = {row["table"]: row["number"] for row in rows}
        lines = list(last.items())
        for start in range(0, len(lines), TOLD_AT_ONCE):
            self._notify(connection, ["log", lines[start : start + TOLD_AT_ONCE]])

    def telling(self, *news: Any) -> Work | None:
        """Work for the writer that notifies the others."""
        return lambda connection: self._notify(connection, list(news))

    def _notify(self, connection: Connection, news: News) -> None:
        connection.execute(select(func.pg_notify(CHANNEL, json.dumps([self.name, *news]))))

    def listen(self, hear: Callable[[str, News], None], missed: Callable[[], None]) -> None:
        """Listen to the others until stopped; call `missed` after a lost connection."""
        loop = asyncio.get_running_loop()
        arguments = (loop, hear, missed)
        threading.Thread(target=self._listen, args=arguments, name="listener", daemon=True).start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()

    def _listen(
        self, loop: asyncio.AbstractEventLoop, hear: Callable[[str, News], None], missed: Callable[[], None]
    ) -> None:
        driver: Any = self.engine.dialect.loaded_dbapi
        while not self._stopping.is_set():
            try:
                for sender, *news in self._notices():
                    if sender != self.name:
                        loop.call_soon_threadsafe(hear, sender, news)
            except (driver.Error, SQLAlchemyError):
                logger.warning("the line to the other workers is broken")
                loop.call_soon_threadsafe(missed)
                self._stopping.wait(PATIENCE)

    def _notices(self) -> Iterable[News]:
        connection = self.engine.raw_connection()
        try:
            driver: Any = connection.driver_connection
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            while not self._stopping.is_set():
                for notice in driver.notifies(timeout=PATIENCE):
                    yield json.loads(notice.payload)
        finally:
            connection.invalidate()
            connection.close()
