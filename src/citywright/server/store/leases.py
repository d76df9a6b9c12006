"""Which worker holds a table, in PostgreSQL. A lease is worth as much as its holder's lock, and PostgreSQL drops that
lock with the holder's connection: nothing has to be renewed, and nothing expires.

The connection that writes the log holds the lock, and claims are made over it. Whoever lost the lock has therefore lost
the connection, too, and writes nothing more. A new connection is a new life, with a new number.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from citywright.server.store.database import OURS

LIVES = """EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND classid = :ours AND objid = {} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)"""
BURY = text(f"DELETE FROM workers WHERE NOT {LIVES.format('workers.id')}")
BEGIN = text("INSERT INTO workers (door, address) VALUES (:door, :address) RETURNING id")
LOCK = text("SELECT pg_advisory_lock(:ours, :id)")
CLAIM = text(f"""
    INSERT INTO leases ("table", holder) VALUES (:table, :me)
    ON CONFLICT ("table") DO UPDATE SET holder = :me
    WHERE leases.holder = ANY(:mine) OR NOT {LIVES.format("leases.holder")}
    RETURNING holder
""")
RELEASE = text('DELETE FROM leases WHERE "table" = :table AND holder = ANY(:mine)')
HOLDER = text(f"""
    SELECT workers.id, door, address FROM leases JOIN workers ON workers.id = holder
    WHERE "table" = :table AND {LIVES.format("holder")}
""")

ANYBODY = text(f"SELECT EXISTS (SELECT FROM workers WHERE {LIVES.format('workers.id')})")


class LeaseLost(SQLAlchemyError):
    """The connection that held the lease was lost, so somebody else may hold the table now."""


@dataclass(frozen=True)
class Worker:
    """A process that serves tables."""

    id: int
    door: str  # where workers of the same machine pass connections on
    address: str  # where other machines reach it


def begin_life(connection: Connection, door: str, address: str) -> int:
    """Register a worker over its connection for writing; return the number of its new life."""
    connection.execute(BURY, {"ours": OURS})
    id = int(connection.execute(BEGIN, {"door": door, "address": address}).scalar_one())
    connection.execute(LOCK, {"ours": OURS, "id": id})
    return id


def look(connection: Connection) -> None:
    """Use the connection."""
    connection.exec_driver_sql("SELECT 1")


def claim(connection: Connection, table: str, me: int, mine: list[int]) -> bool:
    """Take a table that no living worker holds; whether it is ours now."""
    known = {"table": table, "me": me, "mine": mine, "ours": OURS}
    return connection.execute(CLAIM, known).first() is not None


def release(connection: Connection, table: str, mine: list[int]) -> None:
    """Give a table back."""
    connection.execute(RELEASE, {"table": table, "mine": mine})


def holder_of(engine: Engine, table: str) -> Worker | None:
    """The living worker that holds a table."""
    with engine.connect() as connection:
        row = connection.execute(HOLDER, {"table": table, "ours": OURS}).first()
    return Worker(*row) if row else None


def anybody_lives(engine: Engine) -> bool:
    """Whether any worker serves."""
    with engine.connect() as connection:
        return bool(connection.execute(ANYBODY, {"ours": OURS}).scalar())
