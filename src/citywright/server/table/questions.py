"""What a player may ask without changing anything: what a move would bring, what the position holds, a hint."""

import asyncio
from dataclasses import replace
from typing import Any

from msgspec import to_builtins

from citywright.bots import Budget, view_of
from citywright.errors import CitywrightError
from citywright.game import Game
from citywright.games.streets import components as streets_components
from citywright.games.streets import inspection as streets
from citywright.games.townies import inspection as townies
from citywright.games.townies import text_of
from citywright.games.townies.view import points
from citywright.review import advise
from citywright.server.problems import Refusal
from citywright.server.table.live import LiveTable
from citywright.server.table.log import record_of
from citywright.server.table.moves import check_playing
from citywright.server.wire import Advised, Data, Hint, Inspected, Preview


async def preview(table: LiveTable, request: int, seat: int, text: str) -> Preview:
    """What a move of a seat would bring, as far as the seat can foresee."""
    async with table.lock:
        check_playing(table)
        try:
            return PREVIEWS[table.terms.game](table.game, request, seat, text)
        except CitywrightError as error:
            raise Refusal("illegal", str(error)) from error


def preview_streets(game: Game, request: int, seat: int, text: str) -> Preview:
    """The game as it would be."""
    other = game.what_if(text, seat)
    events = [event for entry in other.seen_log(seat) for event in entry["events"]]
    return Preview(request, text, events, other.scores, other.view(seat), prospect_of_streets(other, text))


def prospect_of_streets(game: Game, text: str) -> Data | None:
    """What a building that has just been built would pay if its street were scored then, while it has a sign."""
    verb, tile, *_ = [*text.split(), ""]
    box = streets_components.load(game.options.tiles)
    if verb not in ("build", "renovate") or not game.state.signs[number := box.tile_number(tile)]:
        return None
    return {"worth": streets.pays(game.state, number, box)["total"]}


def preview_townies(game: Game, request: int, seat: int, text: str) -> Preview:
    """What would be drawn, and its points; the round itself stays sealed."""
    move = game.rules.move_of(text, game.options)
    game.check(seat, move)
    found = townies.prospect(game.state, seat, move, game.options.box)
    scores = game.scores
    scores[seat] += found.points
    return Preview(request, text, found.events, scores, None, to_builtins(found))


PREVIEWS = {"streets": preview_streets, "townies": preview_townies}


async def inspect(table: LiveTable, request: int, eyes: int | None) -> Inspected:
    """What the position holds, for a pair of eyes. It takes a while, so it is done beside the loop, on a copy."""
    async with table.lock:
        state, options = record_of(table.game), table.game.options
    found = await asyncio.to_thread(INSPECTIONS[table.terms.game], state, options, eyes)
    return Inspected(request, found)


def inspect_streets(state: Any, options: Any, eyes: int | None) -> Data:
    """Streets, buildings and places: all of it lies open."""
    return streets.inspect(state, streets_components.load(options.tiles))


def inspect_townies(state: Any, options: Any, eyes: int | None) -> Data:
    """Everybody's points, and what one's own moves would bring. Moves of others depend on what they have sealed."""
    moves: list[Data] = []
    if eyes is not None:
        found = townies.prospects(state, eyes, options.box)
        moves = [{"move": text_of(move, options), "points": each.points} for move, each in found.items()]
    return {"seats": [points(state, seat) for seat in range(state.seats)], "moves": moves}


INSPECTIONS = {"streets": inspect_streets, "townies": inspect_townies}


async def hint(table: LiveTable, request: int, seat: int) -> Hint:
    """The best few moves of a seat; only what it may know counts."""
    if not table.terms.hints:
        raise Refusal("no-hints")
    async with table.lock:
        check_playing(table)
        if seat not in table.game.actors:
            raise Refusal("stale")
        view, seed = view_of(table.game, seat), len(table.game.seen_entries(seat))
    budget = replace(Budget(), seconds=table.services.settings.hint_seconds)
    found = await table.services.thinkers.think(table.id, lambda: advise(view, seat, budget, seed))
    return Hint(request, [Advised(each.text, each.margin, each.error, to_builtins(each.reason)) for each in found])
