"""Everything written besides the log: each function returns work for the `Writer`."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from citywright.server.store import named
from citywright.server.store.queries import IS_UNFINISHED, Chair, Player, Terms, value_kept
from citywright.server.store.tables import chat, kept, log, players, seats, tables
from citywright.server.store.writer import Work

KEEP_FINISHED = text("""
    INSERT INTO finished ("table", file, replay)
    SELECT id, :file, :replay FROM tables WHERE id = :table
    ON CONFLICT DO NOTHING
""")  # the table may have been deleted, or another worker may have been faster


def new_player(id: str, name: str, at: float) -> Work:
    """Add a guest."""
    row = {"id": id, "name": name, "made_at": at, "seen_at": at, "old_cookie_until": 0.0}
    return _inserting(players, row | named.keys(name))


def rename(id: str, old: str, name: str) -> Work:
    """Rename a player, also at unfinished tables. The name may be taken."""
    unfinished = select(tables.c.id).where(IS_UNFINISHED)
    mine = (seats.c.player == id, seats.c.name == old, seats.c.table.in_(unfinished))

    def work(connection: Connection) -> None:
        named.check(connection, id, name, old)
        connection.execute(update(players).where(players.c.id == id).values(name=name, **named.keys(name)))
        connection.execute(update(seats).where(*mine).values(name=name))

    return work


def make_account(player: Player, password: str, then: Work) -> Work:
    """Turn a guest into an account; the name may be taken, of the account or of the player."""
    assert player.account
    values = {"account": player.account, "account_key": player.account.casefold(), "password": password}

    def work(connection: Connection) -> None:
        named.check(connection, player.id, player.name)
        connection.execute(update(players).where(players.c.id == player.id).values(**values, **named.keys(player.name)))
        then(connection)

    return work


def new_password(id: str, password: str, then: Work) -> Work:
    """Change the password of an account."""
    change = update(players).where(players.c.id == id).values(password=password)

    def work(connection: Connection) -> None:
        connection.execute(change)
        then(connection)

    return work


def new_table(terms: Terms, chairs: list[Chair]) -> Work:
    """Add a table and its seats."""
    row = asdict(terms) | {"options": json.dumps(terms.options)}
    places = [{"table": terms.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(chairs)]

    def work(connection: Connection) -> None:
        connection.execute(insert(tables), row)
        connection.execute(insert(seats), places)

    return work


def new_chairs(table: str, chairs: Sequence[tuple[int, Chair]]) -> Work:
    """Change who has seats."""
    its = update(seats).where(seats.c.table == table)
    new = [its.where(seats.c.seat == seat).values(**asdict(chair)) for seat, chair in chairs]

    def work(connection: Connection) -> None:
        for change in new:
            connection.execute(change)

    return work


def finish(table: str, at: float, scores: list[int], winners: list[int]) -> Work:
    """Store the result of a table, for lists."""
    values = {"over_at": at, "scores": json.dumps(scores), "winners": json.dumps(winners)}
    change = update(tables).where(tables.c.id == table).values(**values)
    return lambda connection: _run(connection, change)


def keep_finished(table: str, file: str, replay: bytes) -> Work:
    """Store what is shown of a finished game."""
    row = {"table": table, "file": file, "replay": replay}

    def work(connection: Connection) -> None:
        connection.execute(KEEP_FINISHED, row)

    return work


def keep_standing(table: str, number: int, standing: str) -> Work:
    """Add to a line of the log how the game stands after it."""
    change = update(log).where(log.c.table == table, log.c.number == number).values(standing=standing)
    return lambda connection: _run(connection, change)


def close(table: str, at: float) -> Work:
    """Give up a table without a result, unless it has one."""
    change = update(tables).where(tables.c.id == table, IS_UNFINISHED).values(closed_at=at)
    return lambda connection: _run(connection, change)


def follow(table: str, next_table: str) -> Work:
    """Store where the rematch is."""
    change = update(tables).where(tables.c.id == table).values(next_table=next_table)
    return lambda connection: _run(connection, change)


def new_said(row: dict[str, Any]) -> Work:
    """Add a line of chat."""
    return _inserting(chat, row)


def keep(engine: Engine, name: str, value: str) -> str:
    """Store a value unless the name has one; return the stored value."""
    try:
        with engine.begin() as connection:
            connection.execute(insert(kept), {"name": name, "value": value})
    except IntegrityError:
        return value_kept(engine, name) or value
    return value


def _inserting(table: Any, row: dict[str, Any]) -> Work:
    return lambda connection: _run(connection, insert(table).values(**row))


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)
