"""Streets 6: what a building is worth. Every kind pays a price for each of its units."""

from citywright._jit import rule
from citywright.games.streets.city import is_enclosing, neighbours, opposite, same_street, street
from citywright.games.streets.layout import (
    COLOURS,
    FIRST_BUILDING,
    NO_TILE,
    PEOPLE_COLOURS,
    TILES,
    Colour,
    Consultant,
    Facing,
    Place,
    Record,
    Step,
    Valuation,
)
from citywright.games.streets.tally import all_wild, count, one, sets


@rule
def points_in(s: Record, cell: int, towards: int) -> bool:
    """Whether a building on an end cell points its symbols into the street on that side. (Streets 6)"""
    building = s.building_at[cell]
    return building != NO_TILE and s.facing[building] == towards


@rule
def street_symbols(s: Record, building: int) -> int:
    """Tally of the symbols in a building's street and of those pointing into it. (Streets 6)"""
    cell, step, size = street(s, building)
    before, after = cell - step, cell + size * step
    high_side = Facing.E if step == 1 else Facing.S
    tally = 0
    if points_in(s, before, high_side):
        tally += s.symbols[s.building_at[before]]
    if points_in(s, after, opposite(high_side)):
        tally += s.symbols[s.building_at[after]]
    for _ in range(size):
        tally += s.symbols[s.building_at[cell]]
        cell += step
    return tally


@rule
def own_symbols_elsewhere(s: Record, seat: int, building: int) -> int:
    """Tally of the symbols on a seat's signed buildings in other streets. (Streets 10, Location Scout)"""
    tally = 0
    for other in range(FIRST_BUILDING, TILES):
        signed = s.place[other] == Place.CITY and s.owner[other] == seat and s.signs[other] > 0
        if signed and not same_street(s, other, building):
            tally += s.symbols[other]
    return tally


@rule
def symbols_for(s: Record, seat: int, building: int) -> int:
    """Tally of all symbols that count for a seat in a building's street, cards included. (Streets 6, 10)"""
    tally = street_symbols(s, building)
    consultant = s.consultant[seat]
    tally += s.card[consultant]
    if consultant == Consultant.HACKER:
        for i in range(s.hand_size[seat]):
            tally += one(s.back[s.hand[seat, i]])
    elif consultant == Consultant.HIPSTER_LEGEND:
        tally = all_wild(tally, Colour.HIPSTER)
    elif consultant == Consultant.LOCATION_SCOUT and s.step != Step.END:
        tally += own_symbols_elsewhere(s, seat, building)
    return tally


@rule
def people_on(s: Record, building: int, colour: int) -> int:
    """People of a colour on a building who count for money. (Streets 5, 6; FOMO by edition, Streets 12)"""
    return int(s.people[building, colour]) + (int(s.standing[building, colour]) if s.fomo_pays else 0)


@rule
def everybody_on(s: Record, building: int) -> int:
    """All people on a building who count for money. (Streets 5)"""
    n = 0
    for colour in range(PEOPLE_COLOURS):
        n += people_on(s, building, colour)
    return n


@rule
def depicted_people(s: Record, building: int, depicted: int) -> int:
    """People of the depicted colour in a building's street. (Streets 6, people)"""
    cell, step, size = street(s, building)
    n = 0
    for _ in range(size):
        for colour in range(PEOPLE_COLOURS):
            n += people_on(s, s.building_at[cell], colour) * count(depicted, colour)
        cell += step
    return n


@rule
def signs_in_street(s: Record, seat: int, building: int) -> int:
    """Signs of a seat in a building's street. (Streets 6, signs)"""
    cell, step, size = street(s, building)
    n = 0
    for _ in range(size):
        other = s.building_at[cell]
        if s.owner[other] == seat:
            n += int(s.signs[other])
        cell += step
    return n


@rule
def matching_symbols(symbols: int, depicted: int) -> int:
    """Symbols of the depicted colour, wilds included. (Streets 6, symbols)"""
    n = count(symbols, Colour.WILD)
    for colour in range(COLOURS - 1):
        n += count(symbols, colour) * count(depicted, colour)
    return n


@rule
def units(s: Record, seat: int, printed: int, at: int, symbols: int) -> int:
    """Units that the valuation printed on a tile counts for a seat at a building's place. (Streets 6)"""
    kind = s.valuation[printed]
    if kind == Valuation.PEOPLE:
        return depicted_people(s, at, s.depicted[printed])
    if kind == Valuation.SYMBOLS:
        return matching_symbols(symbols, s.depicted[printed])
    if kind == Valuation.SET or kind == Valuation.PAIR:
        return sets(symbols, s.depicted[printed])
    if kind == Valuation.WILD:
        return count(symbols, Colour.WILD)
    if kind == Valuation.SIGNS:
        return signs_in_street(s, seat, at)
    if kind == Valuation.SIZE:
        return street(s, at)[2]
    if kind == Valuation.ADJACENCY:
        return neighbours(s, at)
    if kind == Valuation.ENCLOSURE:
        return 1 if is_enclosing(s, at) else 0
    return 0  # nothing to copy, a copy of a copy, Station, Park


@rule
def may_be_copied(s: Record, building: int) -> bool:
    """Whether a copy may take this building's valuation. (Streets 6, copy; by edition, Streets 12)"""
    kind = s.valuation[building]
    return bool(s.copy_takes_place) or (kind != Valuation.ADJACENCY and kind != Valuation.ENCLOSURE)


@rule
def best_to_copy(s: Record, seat: int, building: int, symbols: int) -> int:
    """The other building of the street whose printed valuation pays a copier most. (Streets 6, copy)"""
    cell, step, size = street(s, building)
    best, most = NO_TILE, 0
    for _ in range(size):
        other = int(s.building_at[cell])
        cell += step
        if other != building and may_be_copied(s, other):
            amount = units(s, seat, other, other, symbols) * int(s.price[other])
            if amount > most:
                best, most = other, amount
    return best


@rule
def appraise(s: Record, seat: int, printed: int, building: int) -> tuple[int, int, int]:
    """What a seat counts for the valuation printed on a tile, at a building's place: the tile whose valuation it is
    after copying, its units, and the symbols that counted. (Streets 6)"""
    symbols = symbols_for(s, seat, building)
    if s.valuation[printed] != Valuation.COPY:
        return int(printed), units(s, seat, printed, building, symbols), symbols
    copied = best_to_copy(s, seat, building, symbols)
    return copied, units(s, seat, copied, copied, symbols), symbols
