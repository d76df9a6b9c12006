"""Townies 3, 4: where objects may be drawn, and what each scores and why.

Objects are scored just before they are put on the sheet, so none is its own neighbour.
"""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.events import Event
from citywright.games.townies.layout import WAYS, Mask, Object, Record
from citywright.games.townies.masks import down, first, only, rest, size, up
from citywright.games.townies.sheet import (
    beside,
    blocks,
    coloured,
    empty,
    joined,
    neighbours,
    objects,
    put,
    surrounded,
)


@rule
def object_spaces(s: Record, seat: int, object_: int, colour: int, lo: int, hi: int) -> Mask:
    """Empty spaces beside a block of the object's kind colour, or beside an object for a city square. (Townies 3)

    The spaces `lo, hi` count as already filled with a colour: those of a shape drawn in the same round.
    """
    if object_ == Object.CITY_SQUARE:
        kin_lo, kin_hi = objects(s, seat)
    else:
        kin_lo, kin_hi = coloured(s, seat, s.kind[object_])
        if s.kind[object_] == colour:
            kin_lo, kin_hi = kin_lo | lo, kin_hi | hi
    near_lo, near_hi = beside(s, kin_lo, kin_hi)
    free_lo, free_hi = empty(s, seat)
    return near_lo & free_lo & ~lo, near_hi & free_hi & ~hi


@rule
def counted(s: Record, seat: int, object_: int, lo: int, hi: int) -> Mask:
    """The neighbours that count: blocks of the kind colour, or objects for a city square. (Townies 4)"""
    if object_ == Object.CITY_SQUARE:
        kin_lo, kin_hi = objects(s, seat)
    else:
        kin_lo, kin_hi = coloured(s, seat, s.kind[object_])
    return lo & kin_lo, hi & kin_hi


@rule
def strangers(s: Record, seat: int, object_: int, lo: int, hi: int) -> Mask:
    """Neighbour blocks that are not of the kind colour. (Townies 4, game court)"""
    kin_lo, kin_hi = coloured(s, seat, s.kind[object_])
    all_lo, all_hi = blocks(s, seat)
    return lo & all_lo & ~kin_lo, hi & all_hi & ~kin_hi


@rule
def opposites(s: Record, seat: int, space: int) -> Mask:
    """Neighbouring blocks with another neighbouring block opposite. (Townies 4, station)"""
    all_lo, all_hi = blocks(s, seat)
    here_lo, here_hi = only(space)
    pairs_lo, pairs_hi = 0, 0
    for way in range(WAYS):
        up_lo, up_hi = up(here_lo, here_hi, int(s.ways[way]))
        down_lo, down_hi = down(here_lo, here_hi, int(s.ways[way]))
        if (up_lo & all_lo or up_hi & all_hi) and (down_lo & all_lo or down_hi & all_hi):
            pairs_lo |= up_lo | down_lo
            pairs_hi |= up_hi | down_hi
    return pairs_lo, pairs_hi


@rule
def linked(s: Record, seat: int, object_: int, lo: int, hi: int) -> Mask:
    """Other objects that a chain of blocks of the kind colour links to the neighbours. (Townies 4, bike rental)

    The chain has at least one block and does not lead through the object it reaches.
    """
    kin_lo, kin_hi = coloured(s, seat, s.kind[object_])
    left_lo, left_hi = objects(s, seat)
    found_lo, found_hi = 0, 0
    while left_lo or left_hi:
        there = first(left_lo, left_hi)
        left_lo, left_hi = rest(left_lo, left_hi)
        goal_lo, goal_hi = only(there)
        way_lo, way_hi = kin_lo & ~goal_lo, kin_hi & ~goal_hi
        chain_lo, chain_hi = joined(s, lo & way_lo, hi & way_hi, way_lo, way_hi)
        near_lo, near_hi = beside(s, goal_lo, goal_hi)
        if near_lo & chain_lo or near_hi & chain_hi:
            found_lo |= goal_lo
            found_hi |= goal_hi
    return found_lo, found_hi


@rule
def condition(s: Record, seat: int, object_: int, space: int, lo: int, hi: int) -> tuple[bool, int, int]:
    """Whether an object scores one point more, and the spaces that meet or break its condition. (Townies 4)"""
    if object_ == Object.GAME_COURT:
        a, b = strangers(s, seat, object_, lo, hi)
        return bool(a or b), a, b
    if object_ == Object.WINDMILL:
        a, b = objects(s, seat)
        a, b = a & lo, b & hi
        return not (a or b), a, b
    if object_ == Object.STATION:
        a, b = opposites(s, seat, space)
        return bool(a or b), a, b
    if object_ == Object.BIKE_RENTAL:
        a, b = linked(s, seat, object_, lo, hi)
        return bool(a or b), a, b
    here_lo, here_hi = only(space)
    if object_ == Object.BANK:
        a, b = int(s.edge[0]) & here_lo, int(s.edge[1]) & here_hi
        return not (a or b), a, b
    a, b = blocks(s, seat)
    all_lo, all_hi = surrounded(s, a, b)
    return bool(all_lo & here_lo or all_hi & here_hi), a & lo, b & hi


@rule
def score_object(s: Record, seat: int, object_: int, space: int, events: Events) -> int:
    """The points of an object on an empty space, with an event for each reason. (Townies 4)"""
    lo, hi = neighbours(s, space)
    count_lo, count_hi = counted(s, seat, object_, lo, hi)
    each = 2 if object_ == Object.CITY_SQUARE else 1
    points = each * size(count_lo, count_hi)
    tell(events, Event.NEIGHBOURS, seat, object_, each, count_lo, count_hi, points)
    met, why_lo, why_hi = condition(s, seat, object_, space, lo, hi)
    tell(events, Event.CONDITION, seat, object_, met, why_lo, why_hi, met)
    return points + met


@rule
def draw_object(s: Record, seat: int, object_: int, colour: int, space: int, events: Events) -> None:
    """Draw an object, and write its points into the leftmost empty circle. (Townies 3, 4)"""
    tell(events, Event.OBJECT, seat, object_, colour, space)
    points = score_object(s, seat, object_, space, events)
    put(s, seat, object_, colour, space)
    s.circle[seat, s.filled[seat]] = points
    s.filled[seat] += 1
    tell(events, Event.SCORED, seat, object_, s.filled[seat], points)
