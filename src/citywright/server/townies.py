"""Townies: its box, what a choice would bring, and what a position holds, as the browser gets them."""

import asyncio
from functools import cache
from typing import Any, TypedDict

from litestar import get
from msgspec import Struct

from citywright.game import Game
from citywright.games.townies import components, inspection
from citywright.games.townies.layout import CIRCLES, NONE
from citywright.games.townies.moves import ADDITIONAL, BONUS, INDIVIDUAL, STAR, Move
from citywright.games.townies.view import EVENT_READER, Points, View, points
from citywright.names import word
from citywright.server.games import Brings, GameTypes
from citywright.server.wire import Preview


class OwnMove(TypedDict):
    """A move of one's own, and the points it would score at once."""

    move: str
    points: int


class Found(TypedDict):
    """Everybody's points, and one's own moves."""

    seats: list[Points]
    moves: list[OwnMove]


TYPES = GameTypes(View, inspection.Prospect, Found, EVENT_READER, Move)
TABLES: dict[str, Any] = {}
BRINGS = {
    "scored": Brings("points", "object-{object}"),
    "soil": Brings("points", "bonus-stable-soil"),
    "goal": Brings("points", "goal-{goal}", at_once=False),
}
QUERIES: list[dict[str, str]] = [{}]
SETTLES = ()
WARM_UPS = [{"players": 2, "bonus": "funding"}, {"players": 1}, {"players": 2, "bonus": "permit"}]


class Space(Struct):
    """A space of the map, in axial coordinates: flat-top hexes, q is the column."""

    name: str
    q: int
    r: int
    central: bool
    bonus: bool
    edge: bool


class TowniesBox(Struct):
    """Map, shapes (each way to lie as cells from its first one), objects with their kind colour, and cards."""

    spaces: list[Space]
    shapes: dict[str, list[list[tuple[int, int]]]]
    colours: list[str]  # in seat order
    blocks: dict[str, str]  # what blocks of a colour are called
    objects: dict[str, str | None]
    individual: dict[str, list[int]]  # points of each goal by its count, from one
    additional: dict[str, list[int]]
    bonuses: list[str]
    stars: list[str]  # the bonus cards that are used by crossing out a star
    circles: int
    chart: list[tuple[int, str]]  # alone: the least score for each verdict


@cache
def box_of() -> TowniesBox:
    """The box."""
    box = components.load()
    steps = {number: list(points) for number, points in box.cards.goals.items()}
    colours = components.block_names()
    return TowniesBox(
        spaces=[
            Space(space.name, *space.cell, space.central, space.bonus, box.map.is_edge(space))
            for space in box.map.spaces
        ],
        shapes={shape.name: [list(turn) for turn in shape.turns] for shape in box.shapes},
        colours=list(colours),
        blocks=colours,
        objects={
            word(object_): None if colour == NONE else list(colours)[colour]
            for object_, colour in components.kind_colours().items()
        },
        individual={name: steps[number] for name, number in INDIVIDUAL.items() if number in steps},
        additional={name: steps[number] for name, number in ADDITIONAL.items() if number in steps},
        bonuses=[name for name, number in BONUS.items() if number in box.cards.bonuses],
        stars=list(STAR),
        circles=CIRCLES,
        chart=components.chart(),
    )


@get("/api/box/townies")
async def box() -> TowniesBox:
    """Map, shapes and cards of Townies."""
    return await asyncio.to_thread(box_of)


def preview(game: Game, request: int, seat: int, text: str) -> Preview:
    """What would be drawn, and its points; the round itself stays sealed."""
    move = game.move_of(text)
    game.check(seat, move)
    found = inspection.prospect(game.state, seat, move, game.options.box)
    scores = game.scores
    scores[seat] += found.points
    return Preview(request, text, found.events, scores, None, found)


def inspect(state: Any, options: Any, eyes: int | None) -> Found:
    """Everybody's points, and what one's own moves would bring. Moves of others depend on what they have sealed."""
    moves: list[OwnMove] = []
    if eyes is not None:
        found = inspection.prospects(state, eyes, options.box)
        moves = [{"move": options.box.texts[move], "points": each.points} for move, each in found.items()]
    return {"seats": [points(state, seat, options.box) for seat in range(state.seats)], "moves": moves}
