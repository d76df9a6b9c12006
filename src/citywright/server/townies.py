"""Townies: its box as the browser gets it, and what the server knows of its events."""

import asyncio
from functools import cache
from typing import Any

from litestar import get
from msgspec import Struct

from citywright.games.townies import components, inspection
from citywright.games.townies.events import EVENT_READER
from citywright.games.townies.layout import CIRCLES, NONE
from citywright.games.townies.moves import ADDITIONAL, BONUS, INDIVIDUAL, STAR, Move
from citywright.games.townies.view import View
from citywright.names import word
from citywright.server.games import Brings, GameTypes

TYPES = GameTypes(View, inspection.Prospect, inspection.Found, EVENT_READER, Move)
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
