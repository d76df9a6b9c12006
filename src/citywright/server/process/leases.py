"""Each table lives at one worker: this one, if it can claim the table."""

import logging
from collections.abc import Callable

from sqlalchemy import Connection, Engine

from citywright.server.store import leases
from citywright.server.store.leases import Worker
from citywright.server.store.writer import Writer

logger = logging.getLogger("citywright.server")


class Alone:
    """The interface of `Life` for a server that has its database to itself: every table is here."""

    number = 0
    ended: Callable[[], object]

    def lived_on(self, connection: Connection) -> int:
        """It has only one life."""
        return self.number

    def look(self, writer: Writer) -> None:
        """Nothing can happen to it."""

    async def claim(self, writer: Writer, table: str) -> int | None:
        """Every table is here."""
        return self.number

    def release(self, writer: Writer, table: str) -> None:
        """Nobody else wants it."""

    def holder_of(self, engine: Engine, table: str) -> Worker | None:
        """Nobody else could hold it."""
        return None


class Life:
    """A worker among others on PostgreSQL. It lives as long as the connection over which it writes."""

    def __init__(self, door: str, address: str):
        self.door, self.address = door, address
        self.number = 0  # of this life
        self.ended: Callable[[], object] = lambda: None  # called in the writer's thread
        self._mine: list[int] = []  # this life and all before it
        self._driver: object = None  # the driver's connection that holds the lock

    def lived_on(self, connection: Connection) -> int:
        """The number of the life on a connection for writing; over a new one, a new life begins."""
        driver = connection.connection.dbapi_connection
        if driver is not self._driver:
            self._begin(connection)
            self._driver = driver
        return self.number

    def _begin(self, connection: Connection) -> None:
        number = leases.begin_life(connection, self.door, self.address)
        connection.commit()
        self._mine, self.number = [*self._mine, number], number
        if len(self._mine) > 1:
            logger.warning("the connection that held all tables was lost", extra={"worker": number})
            self.ended()

    def look(self, writer: Writer) -> None:
        """Use the connection, so that its loss is noticed soon."""
        writer.write_soon(leases.look)

    async def claim(self, writer: Writer, table: str) -> int | None:
        """Take a table that nobody else holds; the number of the life in which it is ours now."""
        found: list[int | None] = []

        def claim(connection: Connection) -> None:
            taken = leases.claim(connection, table, self.number, self._mine)
            found.append(self.number if taken else None)

        await writer.write(work=claim)
        return found[-1]

    def release(self, writer: Writer, table: str) -> None:
        """Give a table back."""
        writer.write_soon(lambda connection: leases.release(connection, table, self._mine))

    def holder_of(self, engine: Engine, table: str) -> Worker | None:
        """The other worker that holds a table."""
        holder = leases.holder_of(engine, table)
        return None if holder is None or holder.id in self._mine else holder
