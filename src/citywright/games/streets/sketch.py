"""A position as a person may describe it: a record of all that can be said, and its plain data.

`describe` writes that of a game; `position.set_up` makes the game of one. A half-finished turn cannot be written.
"""

from typing import Any, TypeAlias

import numpy as np

from citywright._jit import rule
from citywright.copying import copy_row
from citywright.description import (
    Described,
    apart,
    constant,
    counts,
    each,
    flag,
    index,
    number,
    some,
    thing,
    unless_absent,
    word,
)
from citywright.fields import Fields, with_fields
from citywright.games.streets.components import DIFFICULTIES
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    HAND,
    MOST_SEATS,
    NO_TILE,
    NONE,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    Module,
    Place,
    Record,
)
from citywright.games.streets.packing import REACH, coordinates
from citywright.games.streets.setup import Options

Sketch: TypeAlias = Any  # a record of dtype SKETCH; type checkers cannot know its fields

MOST_MONEY = 9999
MOST_PEOPLE = 99  # on one building: more than there are
MOST_TOKENS = 12
NORMAL = DIFFICULTIES.index(Options.difficulty)
NOWHERE = 127  # the place of a building where it cannot be read
MODULES = len(Module)

FIELDS: list[tuple[Any, ...]] = [
    # What is agreed before a game
    ("edition", np.int8),
    ("modules", np.int8),
    ("module", np.int8, MODULES),
    ("is_solo", np.int8),
    ("difficulty", np.int8),
    # The seats; NONE where nothing is said
    ("turn", np.int8),
    ("seats", np.int8),
    ("money", np.int16, MOST_SEATS),
    ("consultant", np.int8, MOST_SEATS),
    ("hand_size", np.int8, MOST_SEATS),
    ("hand", np.int8, (MOST_SEATS, HAND)),
    ("showings", np.int8, MOST_SEATS),
    ("shown", np.int8, (MOST_SEATS, HAND)),
    ("tokens", np.int8, (MOST_SEATS, BUSINESS_TYPES)),
    # The city: a row for each building
    ("buildings", np.int8),
    ("tile", np.int8, TILES),
    ("at", np.int8, (TILES, 2)),                     # x and y
    ("facing", np.int8, TILES),
    ("owner", np.int8, TILES),
    ("signs", np.int8, TILES),
    ("people", np.int8, (TILES, PEOPLE_COLOURS)),
    ("fomo", np.int8, (TILES, PEOPLE_COLOURS)),
    ("enclosed", np.int8, TILES),                    # only told: it follows from the city
    # The supplies
    ("has_stack", np.int8),
    ("stack", np.int8, COLOURS),
    ("has_top", np.int8),
    ("top", np.int8),                                # a back; alone a tile, with COLOURS added
    ("has_endgame", np.int8),
    ("endgame", np.int8, COLOURS),
    ("endgame_up", np.int8),
    ("lifted", np.int8),
    ("discards", np.int8),
    ("discarded", np.int8, TILES),
    ("covers", np.int8),
    ("covered", np.int8, TILES),
    # Scratch of the rules that look for faults
    ("reached", np.int8, TILES),
    ("waiting", np.int8, TILES),
]  # fmt: skip


class SketchRecord(Fields):
    """A position as a person may describe it."""

    __slots__ = ()


SEAT = thing(
    name=apart(),
    money=number("money", 0, MOST_MONEY, absent=NONE),
    hand=each("hand_size", word("hand", "tiles", absent=NO_TILE, needed=True), most=HAND),
    shown=each("showings", word("shown", "tiles", absent=NO_TILE, needed=True), most=HAND),
    consultant=word("consultant", "consultants", absent=0),
    tokens=counts("tokens", "tokens", MOST_TOKENS),
)
BUILDING = thing(
    tile=word("tile", "tiles", absent=NO_TILE, needed=True),
    at=number("at", 1 - REACH, REACH - 1, absent=NOWHERE, needed=True),
    facing=word("facing", "facings", needed=True),
    owner=index("owner", MOST_SEATS - 1),
    signs=number("signs", 0, 2, absent=NONE),
    people=some("people", "people", MOST_PEOPLE),
    fomo=some("fomo", "people", MOST_PEOPLE),
    enclosed=flag("enclosed"),
)
SKETCH = Described(
    with_fields(SketchRecord, FIELDS),
    thing(
        game=constant("streets"),
        edition=word("edition", "editions", absent=0),
        modules=each("modules", word("module", "modules", needed=True), most=MODULES),
        difficulty=unless_absent("is_solo", word("difficulty", "difficulties", absent=NORMAL), omits=True),
        turn=number("turn", 0, MOST_SEATS - 1),
        seats=each("seats", SEAT, fewest=1, most=MOST_SEATS, absent=2),
        city=each("buildings", BUILDING, most=TILES),
        stack=unless_absent("has_stack", counts("stack", "colours", TILES)),
        top=unless_absent("has_top", word("top", "tops"), omits=True),
        endgame=unless_absent("has_endgame", counts("endgame", "colours", HAND), omits=True),
        endgame_up=unless_absent("endgame_up", flag("endgame_up"), omits=True),
        lifted=unless_absent("lifted", word("lifted", "tiles", absent=NO_TILE), omits=True),
        discarded=each("discards", word("discarded", "tiles", absent=NO_TILE, needed=True), most=TILES),
        covered=each("covers", word("covered", "tiles", absent=NO_TILE, needed=True), most=TILES),
    ),
)


@rule
def sketch_options(s: Record, agreed: Record, sketch: Sketch) -> None:
    """What was agreed before the game. (Streets 3, 11, 12)"""
    sketch.edition = agreed.edition
    n = 0
    for module in range(MODULES):
        if int(agreed.modules) >> module & 1:
            sketch.module[n] = module
            n += 1
    sketch.modules = n
    sketch.is_solo = s.solo
    sketch.difficulty = agreed.difficulty


@rule
def sketch_seats(s: Record, sketch: Sketch) -> None:
    """What lies before each seat, all hands face up. (Streets 3)"""
    sketch.turn = s.turn
    sketch.seats = s.seats
    for seat in range(s.seats):
        sketch.money[seat] = s.money[seat]
        sketch.consultant[seat] = s.consultant[seat]
        sketch.hand_size[seat] = s.hand_size[seat]
        copy_row(s.hand[seat], sketch.hand[seat])
        copy_row(s.tokens[seat], sketch.tokens[seat])
        n = 0
        for i in range(s.hand_size[seat]):
            if s.shown[s.hand[seat, i]]:
                sketch.shown[seat, n] = s.hand[seat, i]
                n += 1
        sketch.showings[seat] = n


@rule
def sketch_building(s: Record, tile: int, row: int, sketch: Sketch) -> None:
    """A building of the city. (Streets 2)"""
    sketch.tile[row] = tile
    sketch.at[row, 0], sketch.at[row, 1] = coordinates(s.cell[tile])
    sketch.facing[row] = s.facing[tile]
    sketch.owner[row] = s.owner[tile]
    sketch.signs[row] = s.signs[tile]
    copy_row(s.people[tile], sketch.people[row])
    copy_row(s.standing[tile], sketch.fomo[row])
    sketch.enclosed[row] = s.enclosed[tile]


@rule
def sketch_tiles(s: Record, sketch: Sketch) -> None:
    """The city, and the tiles that are out of it for good. (Streets 2, 10)"""
    buildings, discards, covers = 0, 0, 0
    for tile in range(STATION, TILES):
        if s.place[tile] == Place.CITY:
            sketch_building(s, tile, buildings, sketch)
            buildings += 1
        elif s.place[tile] == Place.DISCARDED:
            sketch.discarded[discards] = tile
            discards += 1
        elif s.place[tile] == Place.COVERED:
            sketch.covered[covers] = tile
            covers += 1
    sketch.buildings = buildings
    sketch.discards = discards
    sketch.covers = covers


@rule
def sketch_supplies(s: Record, sketch: Sketch) -> None:
    """The stacks; alone the top lies face up. (Streets 3, 11)"""
    sketch.has_stack = 1
    sketch.stack = s.stack
    sketch.has_top = s.top_face != NO_TILE if s.solo else s.top != NONE
    sketch.top = COLOURS - 1 + int(s.top_face) if s.solo else int(s.top)
    sketch.has_endgame = s.solo
    sketch.endgame = s.endgame
    sketch.endgame_up = s.endgame_up
    sketch.lifted = s.lifted


@rule
def describe(s: Record, agreed: Record, sketch: Sketch) -> None:
    """Write a position as a person would describe it, everything open."""
    sketch_options(s, agreed, sketch)
    sketch_seats(s, sketch)
    sketch_tiles(s, sketch)
    sketch_supplies(s, sketch)
