"""Several workers with one database tell each other what concerns them all, through LISTEN and NOTIFY of PostgreSQL:
a new name, or the end of somebody's session. Tables live at one worker each, so moves need not be told."""

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from citywright.server.process import metrics
from citywright.server.store.writer import Work

CHANNEL = "citywright"
PATIENCE = 1.0  # seconds between checks whether to stop or to reconnect
logger = logging.getLogger("citywright.server")
News = list[Any]


class Nobody:
    """The interface of `Colleagues` for a server that has its database to itself."""

    def telling(self, *news: Any) -> Work | None:
        """No work."""
        return None

    def listen(self, hear: Callable[[News], None]) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""


class Colleagues:
    """The other workers."""

    def __init__(self, engine: Engine):
        self.engine, self.name = engine, secrets.token_hex(4)
        self._stopping = threading.Event()

    def telling(self, *news: Any) -> Work | None:
        """Work for the writer that notifies the others."""
        return lambda connection: self._notify(connection, list(news))

    def _notify(self, connection: Connection, news: News) -> None:
        metrics.NOTICES.labels("out").inc()
        connection.execute(select(func.pg_notify(CHANNEL, json.dumps([self.name, *news]))))

    def listen(self, hear: Callable[[News], None]) -> None:
        """Listen to the others until stopped."""
        arguments = (asyncio.get_running_loop(), hear)
        threading.Thread(target=self._listen, args=arguments, name="listener", daemon=True).start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()

    def _listen(self, loop: asyncio.AbstractEventLoop, hear: Callable[[News], None]) -> None:
        driver: Any = self.engine.dialect.loaded_dbapi
        while not self._stopping.is_set():
            try:
                for sender, *news in self._notices():
                    if sender != self.name:
                        metrics.NOTICES.labels("in").inc()
                        loop.call_soon_threadsafe(hear, news)
            except RuntimeError:
                return  # the loop is closed: nobody is there to hear
            except (driver.Error, SQLAlchemyError):
                logger.warning("the line to the other workers is broken")
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
