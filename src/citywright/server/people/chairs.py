"""Seats: taking one, leaving it, and bots that stand in."""

import asyncio
import time
from dataclasses import replace

from citywright.server.lookalikes import look_alike
from citywright.server.people.setup import checked_level, free_bot_name
from citywright.server.problems import Refusal
from citywright.server.store import changes
from citywright.server.store.queries import Chair, seats_changed
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable


async def sit(table: LiveTable, seat: int, connection: Connection) -> None:
    """Take an open seat, or take back your own from a bot."""
    async with table.held():
        chair, player = table.chair(seat), connection.player
        if player is None:
            raise Refusal("nobody")
        if chair.player == player.id:
            if chair.stood_in:
                await change(table, seat, "sit", replace(chair, level=None, stood_in=False))
        elif chair.who != "open":
            raise Refusal("seat-taken", chair.name)
        elif table.seats_of(player.id):
            raise Refusal("seated")
        else:
            await change(table, seat, "sit", Chair("person", player.name, player.id), *make_way(table, player.name))


async def come_back(table: LiveTable, connection: Connection) -> None:
    """Whoever comes to a rematch takes back the seats that a bot has had there from the beginning."""
    lent = [seat for seat in table.seats_of(connection.id) if table.chairs[seat].stood_in]
    if lent and table.stage != "over":
        changed = await asyncio.to_thread(seats_changed, table.services.engine, table.id)
        for seat in set(lent) - changed:
            await sit(table, seat, connection)


async def stand_up(table: LiveTable, seat: int, level: str, player: str | None) -> None:
    """Leave a seat: it becomes open again, or a bot plays on."""
    async with table.held():
        chair, level = table.own_chair(seat, player), checked_level(level)
        if table.stage == "over":
            raise Refusal("over")
        if table.stage == "waiting":
            await change(table, seat, "stand-up", Chair("open", "?"))
        else:
            await change(table, seat, "stand-up", replace(chair, level=level, stood_in=True))


async def stand_in(table: LiveTable, seat: int, level: str, player: str | None) -> None:
    """Let a bot play for a seat that is open, or whose player is away or late."""
    async with table.held():
        chair, level = table.chair(seat), checked_level(level)
        host = player is not None and player == table.terms.made_by
        if not host and not table.seats_of(player):
            raise Refusal("not-seated")
        if table.stage == "over":
            raise Refusal("over")
        if chair.who == "open":
            if not host:
                raise Refusal("not-host")
            await change(table, seat, "stand-in", Chair("bot", free_bot_name(table.chairs), level=level))
        elif chair.who != "person" or chair.stood_in:
            raise Refusal("seat-taken", chair.name)
        elif not table.is_late(seat, time.time()):
            raise Refusal("not-away", chair.name)
        else:
            await change(table, seat, "stand-in", replace(chair, level=level, stood_in=True))


def make_way(table: LiveTable, name: str) -> list[tuple[int, Chair]]:
    """Seats of bots that take another name, because a person's looks like theirs. People keep their own."""
    taken = [seat for seat, chair in enumerate(table.chairs) if chair.who in ("person", "bot")]
    alike = [seat for seat in taken if look_alike(table.chairs[seat].name, name)]
    if any(table.chairs[seat].who != "bot" for seat in alike):
        raise Refusal("name-taken", name)
    return [(seat, replace(table.chairs[seat], name=free_bot_name(table.chairs, name))) for seat in alike]


async def change(table: LiveTable, seat: int, kind: str, chair: Chair, *others: tuple[int, Chair]) -> None:
    """Change who has a seat, and others with it, and tell everyone."""
    new = [(seat, chair), *others]
    quiet = table.stage != "waiting"
    await table.commit(seat, kind, chair.level or "", work=changes.new_chairs(table.id, new), quiet=quiet)
    for number, each in new:
        table.chairs[number] = each
    table.game.names = [each.name for each in table.chairs]
    table.settle()
    table.tell_table()
    table.changed()
