"""A table where a guest has signed in to an account: the seats are the account's, and nobody's connection breaks."""

import asyncio
from dataclasses import replace

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from citywright.server.store import bringing
from citywright.server.store.queries import Chair, Player
from citywright.server.table.live import LiveTable


async def bring(table: LiveTable, guest: str, account: Player, session: str | None) -> None:
    """Take over who sits where. Pages of the session go on as the account's; others of the guest only watch."""
    coming = [each for each in table.connections if each.id == guest and each.session == session]
    if not (coming or table.terms.made_by == guest or table.seats_of(guest)):
        return
    try:
        async with table.held():
            table.chairs, made_by, table.number = await asyncio.to_thread(_read, table.services.engine, table.id)
            table.terms = replace(table.terms, made_by=made_by)
            for connection in coming:
                connection.player = account
            if guest in table.left_at:
                table.left_at[account.id] = table.left_at.pop(guest)
            _show(table)
    except SQLAlchemyError:
        table.lose()


def _read(engine: Engine, table: str) -> tuple[list[Chair], str, int]:
    with engine.connect() as connection:
        return bringing.seats_now(connection, table)


def _show(table: LiveTable) -> None:
    if table.stage != "over":
        table.game.names = [chair.name for chair in table.chairs]
    table.tell_table()
    table.tell_positions()
