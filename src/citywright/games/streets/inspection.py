"""An inspection of a position: its streets, what every building would pay now, and where a tile may be built; and what
a move would bring."""

from typing import Any, TypeAlias, TypedDict

import numpy as np

from citywright._jit import rule
from citywright.description import (
    Described,
    each,
    events,
    flag,
    index,
    number,
    some,
    thing,
    together,
    unless_absent,
    word,
)
from citywright.event_data import Happened
from citywright.events import SILENT, WIDTH, Events
from citywright.fields import Fields, with_fields
from citywright.games.streets.city import FACINGS, has_both_ends, street
from citywright.games.streets.layout import (
    CHANCE,
    COLOURS,
    EDGE,
    LONGEST_STREET,
    NOBODY,
    STATION,
    TILES,
    Facing,
    FacingName,
    Moves,
    Place,
    Record,
)
from citywright.games.streets.packing import Kind, coordinates, first_of, kind_of
from citywright.games.streets.rules import is_private, is_secret, legal, play
from citywright.games.streets.scoring import worth
from citywright.games.streets.tally import count
from citywright.games.streets.valuation import street_symbols
from citywright.games.streets.view import Counts


class Street(TypedDict):
    """A street from its west or north end, with the symbols that count in it for everybody."""

    cells: list[list[int]]
    facing: FacingName
    enclosed: bool
    symbols: Counts


class Worth(TypedDict):
    """What a building would pay if its street were scored now, with the events that explain it."""

    at: list[int]
    tile: str
    owner: int | None
    valuation: int
    people: int
    total: int
    events: list[Happened]


class Found(TypedDict):
    """Streets, buildings, and the places where a tile may be built: x, y and facing."""

    streets: list[Street]
    buildings: list[Worth]
    placements: list[list[int | str]]


class Prospect(TypedDict):
    """What a building that has just been built would pay if its street were scored then."""

    worth: int


EXPLAINED = 3  # rows of a buffer for what a building would pay: its head, the valuation, the payment
PLACES = FACINGS * EDGE
BY_NAME = np.array(sorted(Facing, key=lambda facing: facing.name), np.int8)  # facings in the order of their names
FoundRecord: TypeAlias = Any
ProspectRecord: TypeAlias = Any


class FoundFields(Fields):
    """What a position holds."""

    __slots__ = ()


class ProspectFields(Fields):
    """What more is told about a move."""

    __slots__ = ()


FOUND_RECORD = with_fields(
    FoundFields,
    [
        ("why", np.int64, (TILES, EXPLAINED, WIDTH)),    # a buffer of events for each building
        ("valuation", np.int16, TILES),
        ("paid_people", np.int16, TILES),
        ("total", np.int16, TILES),
        ("site", np.int16, EDGE),                        # empty cells, from north to south and west to east
        ("places", np.int16),
        ("place_x", np.int8, PLACES),
        ("place_y", np.int8, PLACES),
        ("place_facing", np.int8, PLACES),
        ("buildings", np.int8),
        ("tile", np.int8, TILES),
        ("at", np.int8, (TILES, 2)),
        ("owner", np.int8, TILES),
        ("streets", np.int8),
        ("size", np.int8, TILES),
        ("cells", np.int8, (TILES, LONGEST_STREET, 2)),
        ("facing", np.int8, TILES),
        ("enclosed", np.int8, TILES),
        ("symbols", np.int16, (TILES, COLOURS)),
    ],
)  # fmt: skip
PROSPECT_RECORD = with_fields(ProspectFields, [("worth", np.int16), ("told", np.int8), ("stands", np.int8)])


@rule
def find_street(s: Record, tile: int, found: FoundRecord) -> None:
    """Note a street, if a building is its first."""
    start, step, size = street(s, tile)
    if s.cell[tile] != start:
        return
    row = found.streets
    for i in range(size):
        found.cells[row, i, 0], found.cells[row, i, 1] = coordinates(start + i * step)
    symbols = street_symbols(s, tile)
    for colour in range(COLOURS):
        found.symbols[row, colour] = count(symbols, colour)
    found.size[row] = size
    found.facing[row] = s.facing[tile]
    found.enclosed[row] = has_both_ends(s, tile)
    found.streets = row + 1


@rule
def find_building(s: Record, tile: int, found: FoundRecord) -> None:
    """Note what a building would pay if its street were scored now, and why."""
    row = found.buildings
    why = found.why[row]
    why[:] = 0
    found.at[row, 0], found.at[row, 1] = coordinates(s.cell[tile])
    found.tile[row] = tile
    found.owner[row] = s.owner[tile]
    found.valuation[row] = found.paid_people[row] = found.total[row] = 0
    if s.owner[tile] != NOBODY:
        found.total[row] = worth(s, tile, 0, why)
        found.valuation[row] = why[2, 3]
        found.paid_people[row] = why[2, 4]
    found.buildings = row + 1


@rule
def sort_sites(s: Record, found: FoundRecord) -> None:
    """Sort the cells beside buildings from north to south and west to east."""
    for i in range(s.edge_size):
        at = i
        while at > 0 and s.edge_cell[found.site[at - 1]] > s.edge_cell[i]:
            found.site[at] = found.site[at - 1]
            at -= 1
        found.site[at] = i


@rule
def find_places(s: Record, found: FoundRecord) -> None:
    """Note where a tile may be built: cell by cell, facings in the order of their names."""
    sort_sites(s, found)
    n = 0
    for i in range(s.edge_size):
        site = found.site[i]
        for facing in BY_NAME:
            if s.edge_fits[site] >> facing & 1:
                found.place_x[n], found.place_y[n] = coordinates(s.edge_cell[site])
                found.place_facing[n] = facing
                n += 1
    found.places = n


@rule
def find(s: Record, seat: int, found: FoundRecord) -> None:
    """Note streets, buildings and places of a position; everybody sees the same of them."""
    found.streets = found.buildings = 0
    for tile in range(STATION, TILES):
        if s.place[tile] == Place.CITY:
            find_street(s, tile, found)
            find_building(s, tile, found)
    find_places(s, found)


@rule
def foresee(s: Record, seat: int, move: int, events: Events, out: Moves, prospect: ProspectRecord) -> None:
    """Make a move and what is forced after it, as far as its seat can foresee: until chance draws, somebody chooses, or
    what another may do depends on a hidden hand."""
    play(s, seat, move, events)
    while s.actor != CHANCE and s.actor != NOBODY and (s.actor == seat or not is_private(s)):
        if is_secret(s) or legal(s, s.actor, out) > 1:
            break
        play(s, s.actor, out[0], events)
    tile = first_of(move)
    prospect.stands = 1
    prospect.told = kind_of(move) in (Kind.BUILD, Kind.RENOVATE) and s.signs[tile] > 0
    prospect.worth = worth(s, tile, 0, events[:0]) if prospect.told else 0


PLACEMENT = together(number("place_x"), number("place_y"), word("place_facing", "facings"))
FOUND = Described(
    FOUND_RECORD,
    thing(
        streets=each(
            "streets",
            thing(
                cells=each("size", number("cells")),
                facing=word("facing", "facings"),
                enclosed=flag("enclosed"),
                symbols=some("symbols", "colours"),
            ),
        ),
        buildings=each(
            "buildings",
            thing(
                at=number("at"),
                tile=word("tile", "tiles"),
                owner=index("owner"),
                valuation=number("valuation"),
                people=number("paid_people"),
                total=number("total"),
                events=events("why"),
            ),
        ),
        placements=each("places", PLACEMENT),
    ),
    find,
)
PROSPECT = Described(PROSPECT_RECORD, unless_absent("told", thing(worth=number("worth"))))


def pays(s: Record, tile: int) -> int:
    """What a building would pay if its street were scored now."""
    return int(worth(s, tile, 0, SILENT)) if s.owner[tile] != NOBODY else 0
