"""Games of a guest that come along to an account.

Every table gets a line in its log: whoever has the table in memory, as it was before, cannot write to it any more, and
reads it anew.
"""

import time
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from citywright.server.lookalikes import alike_among
from citywright.server.store import named
from citywright.server.store.queries import CHAIR, IS_LAST, IS_UNFINISHED, Chair, Player
from citywright.server.store.tables import chat, log, players, seats, tables
from citywright.server.store.writer import Work
from citywright.server.table.standing import encoded, read_standing

CAME_ALONG = "signed-in"  # the kind of the line


def bring(guest: Player, account: Player, then: Work, brought: list[str]) -> Work:
    """Give all that a guest has to an account; note the tables. Mutes and bans stay where they are."""

    def work(connection: Connection) -> None:
        named.lock(connection)
        connection.execute(select(players.c.id).where(players.c.id == guest.id).with_for_update())
        brought[:] = _tables_of(connection, guest.id)
        _take_name(connection, guest, account)
        for part, column in ((seats, seats.c.player), (tables, tables.c.made_by), (chat, chat.c.player)):
            connection.execute(update(part).where(column == guest.id).values({column: account.id}))
        _note(connection, brought)
        then(connection)

    return work


def _tables_of(connection: Connection, player: str) -> list[str]:
    sat = select(seats.c.table).where(seats.c.player == player)
    return list(connection.execute(select(tables.c.id).where(tables.c.made_by == player).union(sat)).scalars())


def _take_name(connection: Connection, guest: Player, account: Player) -> None:
    """In unfinished games the guest's seat takes the account's name, unless somebody there looks like it."""
    unfinished = select(tables.c.id).where(IS_UNFINISHED)
    mine = (seats.c.player == guest.id, seats.c.name == guest.name, seats.c.table.in_(unfinished))
    for table, seat in connection.execute(select(seats.c.table, seats.c.seat).where(*mine)).all():
        place = (seats.c.table == table, seats.c.seat == seat)
        others = select(seats.c.name).where(seats.c.table == table, seats.c.seat != seat)
        if not alike_among(account.name, connection.execute(others).scalars()):
            connection.execute(update(seats).where(*place).values(name=account.name))


def _note(connection: Connection, brought: Iterable[str]) -> None:
    now = time.time()
    last = select(log.c.number, log.c.at, log.c.standing).where(IS_LAST)
    for table in brought:
        number, at, standing = connection.execute(last.where(log.c.table == table)).one()
        stands = read_standing(standing)
        row = {
            "table": table,
            "number": number + 1,
            "seat": None,
            "kind": CAME_ALONG,
            "text": "",
            "chance": "",
            "at": now,
        }
        row["standing"] = encoded(replace(stands, since=stands.since or at)) if standing else None
        connection.execute(insert(log), row)


def seats_now(connection: Connection, table: str) -> tuple[list[Chair], str, int]:
    """Who has the seats of a table, who made it, and the number of its last line."""
    chairs = [
        Chair(*row) for row in connection.execute(select(*CHAIR).where(seats.c.table == table).order_by(seats.c.seat))
    ]
    made_by = connection.execute(select(tables.c.made_by).where(tables.c.id == table)).scalar_one()
    return chairs, made_by, connection.execute(select(log.c.number).where(log.c.table == table, IS_LAST)).scalar_one()
