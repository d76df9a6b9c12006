"""What is written besides the log: each function gives work for the `Writer`."""

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from citywright.server.store.queries import Chair, Terms, value_kept
from citywright.server.store.tables import chat, kept, players, seats, tables
from citywright.server.store.writer import Work


def new_player(id: str, name: str, at: float) -> Work:
    """A guest."""
    return _inserting(players, {"id": id, "name": name, "made_at": at})


def rename(id: str, old: str, name: str) -> Work:
    """A player's new name, also at tables that are not finished."""
    unfinished = select(tables.c.id).where(tables.c.over_at.is_(None))
    mine = (seats.c.player == id, seats.c.name == old, seats.c.table.in_(unfinished))

    def work(connection: Connection) -> None:
        connection.execute(update(players).where(players.c.id == id).values(name=name))
        connection.execute(update(seats).where(*mine).values(name=name))

    return work


def make_account(id: str, account: str, password: str) -> Work:
    """A guest's account; its name may be taken."""
    return _changing(id, account=account, account_key=account.casefold(), password=password)


def new_table(terms: Terms, chairs: list[Chair]) -> Work:
    """A table and its seats."""
    row = asdict(terms) | {"options": json.dumps(terms.options)}
    places = [{"table": terms.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(chairs)]

    def work(connection: Connection) -> None:
        connection.execute(insert(tables), row)
        connection.execute(insert(seats), places)

    return work


def new_chair(table: str, seat: int, chair: Chair) -> Work:
    """Who has a seat from now on."""
    change = update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**asdict(chair))
    return lambda connection: _run(connection, change)


def finish(table: str, at: float, scores: list[int], winners: list[int]) -> Work:
    """A table's result, kept for lists."""
    values = {"over_at": at, "scores": json.dumps(scores), "winners": json.dumps(winners)}
    change = update(tables).where(tables.c.id == table).values(**values)
    return lambda connection: _run(connection, change)


def follow(table: str, next_table: str) -> Work:
    """Where the rematch is."""
    change = update(tables).where(tables.c.id == table).values(next_table=next_table)
    return lambda connection: _run(connection, change)


def new_said(row: dict[str, Any], also: Work | None) -> Work:
    """A line of chat, and what else comes with it."""
    insert_line = _inserting(chat, row)

    def work(connection: Connection) -> None:
        insert_line(connection)
        if also:
            also(connection)

    return work


def keep(engine: Engine, name: str, value: str) -> str:
    """Keep a value unless there is one by that name; the one that is kept."""
    try:
        with engine.begin() as connection:
            connection.execute(insert(kept), {"name": name, "value": value})
    except IntegrityError:
        return value_kept(engine, name) or value
    return value


def _inserting(table: Any, row: dict[str, Any]) -> Work:
    return lambda connection: _run(connection, insert(table).values(**row))


def _changing(player: str, **values: Any) -> Work:
    return lambda connection: _run(connection, update(players).where(players.c.id == player).values(**values))


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)
