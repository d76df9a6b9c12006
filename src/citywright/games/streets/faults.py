"""What can be impossible about a position: rows of integers, told like events; and the rules that find it in a city."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.description import FROM_0, cell, named
from citywright.event_data import Columns, EventReader, Field, word_in
from citywright.events import EventKind, Events, note
from citywright.games.streets.city import FACINGS, JOINED, NARROW, STEP, street
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    LONGEST_STREET,
    NO_TILE,
    NOBODY,
    PARK,
    PEOPLE_COLOURS,
    SIDE,
    STATION,
    TILES,
    Consultant,
    Facing,
    Record,
)
from citywright.games.streets.pieces import Pieces
from citywright.games.streets.tally import count

Tiles: TypeAlias = NDArray[np.int8]
ROWS = 256  # room for what is wrong with one position


class Fault(EventKind):
    """Kinds of rows: number, section of the rules, fields."""

    MODULE_TWICE = 1, "9", "module"
    MANY_SEATS = 2, "11", "n"
    NO_SUCH_TURN = 3, "4", "turn high"
    GRIFTER_CONSULTANT = 4, "11", "seat consultant"
    CONSULTANT_TWICE = 5, "10", "seat consultant"
    CONSULTANT_BARRED = 6, "10", "seat consultant"
    STACK_NEEDED = 7, "10"
    STATION_NEEDED = 8, "10"
    GRIFTER_HAND = 9, "11", "seat"
    NOT_SHOWN = 10, "10", "seat tile"
    TILE_TWICE = 11, "1", "tile place seat cell other_place other_seat other_cell"
    ALWAYS_CITY = 12, "3", "tile place seat"
    FIVE_PLUS = 13, "3", "tile place seat cell n"
    TWO_BUILDINGS = 14, "2", "tile cell building"
    SIGNS_UNOWNED = 15, "4.2", "tile cell signs"
    SIGNS_MISSING = 16, "4.2", "tile cell"
    NO_SUCH_OWNER = 17, "4.2", "tile cell owner high"
    WIDE_ROAD = 18, "2", "tile cell building"
    LONG_STREET = 19, "2", "tile cell n"
    NOT_JOINED = 20, "2", "tile cell"
    MANY_SIGNS = 21, "1", "seat n most"
    NO_INVESTOR = 22, "10", "seat tile cell"
    MANY_DOUBLES = 23, "10", "seat n"
    NEVER_OWNED = 24, "3", "tile cell"
    MANY_PEOPLE = 25, "1", "colour n most"
    NO_SYMBOL = 26, "4.2", "tile cell colour"
    MANY_TOKENS = 27, "9", "business n most"
    MANY_BACKS = 28, "3", "back n unseen"
    TOP_IS_BACK = 29, "3"
    TOP_IS_TILE = 30, "11"
    NOT_IN_STACK = 31, "3", "back"
    MANY_IN_ENDGAME = 32, "11", "n"
    MANY_CLOSINGS = 33, "2", "n"
    LIFTED_TOO_SOON = 34, "11", "tile"


TILE = word_in("tiles")
SEAT = Field(int | None, FROM_0)
AT = Field(list[int] | None, cell(SIDE))
COLUMNS: Columns = {
    "module": {"module": word_in("modules")},
    "consultant": {"consultant": word_in("consultants")},
    "tile": {"tile": TILE},
    "building": {"building": TILE},
    "colour": {"colour": word_in("colours")},
    "back": {"back": word_in("colours")},
    "business": {"business": word_in("businesses")},
    "place": {"place": Field(str, named("places"))},
    "other_place": {"other_place": Field(str, named("places"))},
    "seat": {"seat": SEAT},
    "other_seat": {"other_seat": SEAT},
    "cell": {"at": AT},
    "other_cell": {"other_at": AT},
}
FAULT_READER = EventReader(Fault, COLUMNS)


@rule
def stands(s: Record, tile: int) -> bool:
    """Whether a tile stands on the board. (Streets 2)"""
    return int(s.building_at[s.cell[tile]]) == tile


@rule
def check_roads(s: Record, faults: Events) -> None:
    """No two roads run side by side, and no street is longer than five. (Streets 2)"""
    for tile in range(STATION, TILES):
        if not stands(s, tile):
            continue
        for side in (Facing.S, Facing.E):  # each pair once
            other = s.building_at[s.cell[tile] + STEP[side]]
            if other != NO_TILE and not NARROW[side, s.facing[other]] >> s.facing[tile] & 1:
                note(faults, Fault.WIDE_ROAD, tile, s.cell[tile], other)
        start, _, size = street(s, tile)
        if size > LONGEST_STREET and s.cell[tile] == start:
            note(faults, Fault.LONG_STREET, tile, start, size)


@rule
def reach(s: Record, first: int, reached: Tiles, waiting: Tiles) -> None:
    """Mark all buildings whose roads join that of the first one, directly or through others. (Streets 2)"""
    reached[first] = 1
    waiting[0] = first
    n = 1
    while n > 0:
        n -= 1
        tile = waiting[n]
        for side in range(FACINGS):
            other = s.building_at[s.cell[tile] + STEP[side]]
            if other == NO_TILE or reached[other]:
                continue
            if JOINED[side, s.facing[other]] >> s.facing[tile] & 1:
                reached[other] = 1
                waiting[n] = other
                n += 1


@rule
def check_connections(s: Record, reached: Tiles, waiting: Tiles, faults: Events) -> None:
    """All roads join those of the Station, or of the first building. (Streets 2)"""
    reached[:] = 0
    is_first = True
    for tile in range(STATION, TILES):
        if not stands(s, tile):
            continue
        if is_first:
            reach(s, tile, reached, waiting)
            is_first = False
        elif not reached[tile]:
            note(faults, Fault.NOT_JOINED, tile, s.cell[tile])


@rule
def check_doubles(s: Record, seat: int, faults: Events) -> None:
    """Only the Investor has two signs on a building, and only on one. (Streets 10)"""
    doubled = 0
    for tile in range(STATION, TILES):
        if stands(s, tile) and s.owner[tile] == seat and s.signs[tile] == 2:
            doubled += 1
            if s.consultant[seat] != Consultant.INVESTOR:
                note(faults, Fault.NO_INVESTOR, seat, tile, s.cell[tile])
    if doubled > 1 and s.consultant[seat] == Consultant.INVESTOR:
        note(faults, Fault.MANY_DOUBLES, seat, doubled)


@rule
def check_signs(s: Record, pieces: Pieces, faults: Events) -> None:
    """Nobody has more signs in the city than there are; Station and Park belong to nobody. (Streets 1, 3)"""
    for seat in range(s.seats):
        if s.free_signs[seat] < 0:
            most = int(pieces.printed[0].free_signs[seat])
            note(faults, Fault.MANY_SIGNS, seat, most - int(s.free_signs[seat]), most)
        check_doubles(s, seat, faults)
    for tile in (STATION, PARK):
        if stands(s, tile) and s.owner[tile] != NOBODY:
            note(faults, Fault.NEVER_OWNED, tile, s.cell[tile])


@rule
def check_people(s: Record, pieces: Pieces, faults: Events) -> None:
    """There are not more people than in the box, and all are on buildings that show their colour. (Streets 1, 4.2)"""
    for colour in range(PEOPLE_COLOURS):
        if s.people_left[colour] < 0:
            most = int(pieces.printed[0].people_left[colour])
            note(faults, Fault.MANY_PEOPLE, colour, most - int(s.people_left[colour]), most)
        for tile in range(STATION, TILES):
            has_some = s.people[tile, colour] > 0 or s.standing[tile, colour] > 0
            if stands(s, tile) and has_some and not count(s.symbols[tile], colour):
                note(faults, Fault.NO_SYMBOL, tile, s.cell[tile], colour)


@rule
def check_tokens(s: Record, pieces: Pieces, faults: Events) -> None:
    """There are not more tokens than in the box. (Streets 9)"""
    for business in range(BUSINESS_TYPES):
        if s.tokens_left[business] < 0:
            most = int(pieces.printed[0].tokens_left[business])
            note(faults, Fault.MANY_TOKENS, business, most - int(s.tokens_left[business]), most)


@rule
def check_city(s: Record, reached: Tiles, waiting: Tiles, pieces: Pieces, faults: Events) -> None:
    """Note everything that is impossible about a city and its pieces."""
    check_roads(s, faults)
    check_connections(s, reached, waiting, faults)
    check_signs(s, pieces, faults)
    check_people(s, pieces, faults)
    check_tokens(s, pieces, faults)
