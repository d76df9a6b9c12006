"""What a player may ask without changing anything: what a move would bring, what the position holds, a hint."""

import asyncio
import zlib
from base64 import b64encode
from dataclasses import replace

from citywright.bots import Budget, view_of
from citywright.errors import CitywrightError
from citywright.game import Game
from citywright.review import advise
from citywright.server.problems import Refusal
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable
from citywright.server.table.moves import check_playing
from citywright.server.wire import Advised, Belief, Hint, Inspected, Preview

QUICKLY = 1  # a record is mostly zeros


async def preview(table: LiveTable, request: int, seat: int, text: str) -> Preview:
    """What a move of a seat would bring, as far as the seat can foresee."""
    async with table.held():
        check_playing(table)
        try:
            found = table.game.foresee(text, seat)
        except CitywrightError as error:
            raise Refusal("illegal", str(error)) from error
    return Preview(request, text, found.events, found.scores, found.view, found.prospect, found.reveals)


async def inspect(table: LiveTable, request: int, eyes: int | None) -> Inspected:
    """What the position holds, for a pair of eyes. It takes a while, so it is done off the event loop, on a copy."""
    async with table.held():
        game = table.game.copy()
    return Inspected(request, await asyncio.to_thread(game.inspect, eyes))


async def belief(table: LiveTable, request: int, connection: Connection) -> Belief:
    """The record that a connection's eyes may believe in, for the engine in its page."""
    async with table.held():
        state = believed(table.game, table.eyes_of(connection))
        return Belief(request, connection.number, b64encode(zlib.compress(state, QUICKLY)).decode())


def believed(game: Game, eyes: int | None) -> bytes:
    """The bytes of a record that a pair of eyes may believe in: the same for all games that it cannot tell apart."""
    seat = game.rules.NOBODY if eyes is None else eyes
    return bytes(view_of(game, seat).state.tobytes())


async def hint(table: LiveTable, request: int, seat: int, player: str | None) -> Hint:
    """The best few moves of a seat; only what it may know counts. All hints of a player share one turn."""
    if not table.terms.hints:
        raise Refusal("no-hints")
    await table.services.warmth.ready(table.terms.game)
    async with table.held():
        check_playing(table)
        if seat not in table.game.actors:
            raise Refusal("stale")
        view, seed = view_of(table.game, seat), len(table.game.seen_entries(seat))
    budget = replace(Budget(), seconds=table.services.settings.hint_seconds)
    found = await table.services.thinkers.think(f"player {player}", lambda: advise(view, seat, budget, seed))
    return Hint(request, [Advised(each.text, each.margin, each.error, each.reason) for each in found])
