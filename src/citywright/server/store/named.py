"""Whose names are taken: an account's name is its own, and nobody looks like somebody else at the same table."""

from sqlalchemy import Connection, Engine, func, or_, select

from citywright.server.lookalikes import alike_among, keys_of, look_alike
from citywright.server.problems import Refusal
from citywright.server.store.queries import IS_UNFINISHED
from citywright.server.store.tables import players, seats, tables

FORMER = "Former player"  # everybody who was forgotten
NAMING = 0x4E616D65  # a lock


def keys(name: str) -> dict[str, str]:
    """What is stored with a name, to find those that look like it."""
    return dict(zip(("name_key", "caps_key"), keys_of(name), strict=True))


def is_an_accounts(engine: Engine, name: str) -> bool:
    """Whether an account has a name that looks like this one."""
    with engine.connect() as connection:
        return _is_an_accounts(connection, "", name)


def lock(connection: Connection) -> None:
    """Only one at a time gives names."""
    if connection.dialect.name == "postgresql":  # other workers give names, too
        connection.execute(select(func.pg_advisory_xact_lock(NAMING)))


def check(connection: Connection, player: str, name: str, old: str | None = None) -> None:
    """Refuse a name that is an account's, or looks like another at the tables where the player has the old name."""
    lock(connection)
    if look_alike(name, FORMER) or _is_an_accounts(connection, player, name):
        raise Refusal("name-taken", name)
    if old is not None and (other := alike_among(name, _neighbours(connection, player, old))):
        raise Refusal("name-taken", other)


def _is_an_accounts(connection: Connection, but: str, name: str) -> bool:
    found = keys(name)
    alike = or_(*(players.c[column] == key for column, key in found.items()))
    others = select(players.c.id).where(players.c.account.isnot(None), players.c.id != but, alike)
    return connection.execute(others.limit(1)).first() is not None


def _neighbours(connection: Connection, player: str, name: str) -> list[str]:
    mine = (seats.c.player == player, seats.c.name == name)
    unfinished = select(tables.c.id).where(IS_UNFINISHED)
    there = select(seats.c.table).where(*mine, seats.c.table.in_(unfinished))
    rows = connection.execute(select(seats.c.name, seats.c.player).where(seats.c.table.in_(there))).all()
    return [row.name for row in rows if (row.player, row.name) != (player, name)]
