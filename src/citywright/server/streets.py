"""Streets: its box as the browser gets it, and what the server knows of its events."""

import asyncio
from functools import cache
from itertools import product

from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from citywright.games.streets import components, inspection
from citywright.games.streets.city import is_joined
from citywright.games.streets.events import EVENT_READER
from citywright.games.streets.layout import COLOURS, Colour, Facing
from citywright.games.streets.moves import Move
from citywright.games.streets.setup import EDITIONS
from citywright.games.streets.tally import count
from citywright.games.streets.view import View
from citywright.names import word
from citywright.server.games import Brings, GameTypes
from citywright.server.problems import Refusal

JOINS = [  # roads that join: the facing of a building, the side where its neighbour is, and the neighbour's facing
    facing.name + side.name + other.name
    for facing, side, other in product(Facing, repeat=3)
    if is_joined(facing, side, other)
]
TYPES = GameTypes(View, inspection.Prospect, inspection.Found, EVENT_READER, Move)
TABLES = {"JOINS": JOINS}
BRINGS = {
    "paid": Brings("amount", "tile-{tile}", unless="half"),
    "majority": Brings("amount", "earned-{business}", at_once=False),
    "sets": Brings("amount", "earned-sets", at_once=False),
}
QUERIES = [{"edition": edition} for edition in EDITIONS]
SETTLES = ("score", "take", "show", "pass", "send")
WARM_UPS = [
    {"players": 2, "modules": ("business", "consultants"), "consultants": ("entrepreneur", "hacker")},
    {"players": 2, "modules": ("consultants",), "consultants": ("contractor", "investor")},
    {"players": 4, "modules": ("consultants",), "consultants": ("renovator", "random", "random", "random")},
    {"players": 1},
]


class TileFace(Struct):
    """A tile as printed."""

    id: str
    back: str
    symbols: list[str]
    kind: str  # of its valuation; "nothing" for Station and Park
    depicted: list[str]  # symbols that the valuation shows
    price: int
    icon: str | None
    icons: int  # how often the icon is shown
    five_plus: bool


class StreetsBox(Struct):
    """The tiles, with the prices of an edition, and the symbols on consultants' cards."""

    tiles: list[TileFace]
    consultants: dict[str, list[str]]


def tile_face(tile: components.Tile, mixed: str) -> TileFace:
    """A tile, priced as in an edition."""
    return TileFace(
        id=tile.id,
        back=word(tile.back),
        symbols=[word(symbol) for symbol in tile.symbols],
        kind=word(tile.valuation),
        depicted=[word(colour) for colour in tile.depicted],
        price=int(mixed) if tile.is_mixed_set and mixed != "printed" else tile.price,
        icon=word(tile.icon) if tile.icons else None,
        icons=tile.icons,
        five_plus=tile.five_plus,
    )


@cache
def box_of(edition: str) -> StreetsBox:
    """The box, priced as in an edition."""
    mixed = components.editions()[edition]["price_of_mixed_set"]
    return StreetsBox(
        tiles=[tile_face(tile, mixed) for tile in components.load().tiles],
        consultants={
            word(consultant): [word(Colour(i)) for i in range(COLOURS) for _ in range(count(card.symbols, i))]
            for consultant, card in components.consultant_cards().items()
        },
    )


@get("/api/box/streets")
async def box(edition: FromQuery[str] = EDITIONS[0]) -> StreetsBox:
    """The tiles of Streets, with the prices of an edition."""
    if edition not in EDITIONS:
        raise Refusal("options", f"no edition {edition[:40]!r}; there are {', '.join(EDITIONS)}")
    return await asyncio.to_thread(box_of, edition)
