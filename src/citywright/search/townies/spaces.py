"""Questions about all spaces of a sheet at once: how many neighbours each has in a set, and where objects do well."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.goals import routes, shifted, symmetric
from citywright.games.townies.layout import COLOURS, WAYS, Goal, Mask, Object, Record
from citywright.games.townies.masks import down, size, up
from citywright.games.townies.sheet import beside, between, blocks, coloured, empty, joined, objects, surrounded

Masks = NDArray[np.int64]  # the last axis: the two words of a set
MOST = 6  # neighbours
BLOCKS, OBJECTS_ROW = COLOURS, COLOURS + 1  # rows of `near`, after one for each colour
ROWS = COLOURS + 2


@rule
def count_neighbours(s: Record, lo: int, hi: int, out: Masks) -> None:
    """Row n: the spaces with more than n neighbours in a set."""
    out[:] = 0
    for number in range(2 * WAYS):
        by = int(s.ways[number // 2])
        at_lo, at_hi = up(lo, hi, by) if number % 2 else down(lo, hi, by)
        at_lo &= int(s.land[0])
        at_hi &= int(s.land[1])
        for n in range(number, 0, -1):
            out[n, 0] |= int(out[n - 1, 0]) & at_lo
            out[n, 1] |= int(out[n - 1, 1]) & at_hi
        out[0, 0] |= at_lo
        out[0, 1] |= at_hi


@rule
def count_all(s: Record, seat: int, near: Masks, around: Masks) -> None:
    """Neighbours in each colour, among all blocks and among objects; `around`: empty neighbours."""
    for colour in range(COLOURS):
        lo, hi = coloured(s, seat, colour)
        count_neighbours(s, lo, hi, near[colour])
    lo, hi = blocks(s, seat)
    count_neighbours(s, lo, hi, near[BLOCKS])
    lo, hi = objects(s, seat)
    count_neighbours(s, lo, hi, near[OBJECTS_ROW])
    lo, hi = empty(s, seat)
    count_neighbours(s, lo, hi, around)


@rule
def beside_strangers(s: Record, seat: int, colour: int) -> Mask:
    """Spaces beside a block of another colour."""
    all_lo, all_hi = blocks(s, seat)
    kin_lo, kin_hi = coloured(s, seat, colour)
    return beside(s, all_lo & ~kin_lo, all_hi & ~kin_hi)


@rule
def linked_spaces(s: Record, seat: int, colour: int) -> Mask:
    """Spaces beside a chain of a colour that leads to an object; a chain to a block of itself counts, too."""
    kin_lo, kin_hi = coloured(s, seat, colour)
    lo, hi = objects(s, seat)
    lo, hi = beside(s, lo, hi)
    lo, hi = joined(s, lo & kin_lo, hi & kin_hi, kin_lo, kin_hi)
    return beside(s, lo, hi)


@rule
def met(s: Record, seat: int, object_: int, near: Masks) -> Mask:
    """Spaces on which an object's condition for one more point is met. (Townies 4)"""
    all_lo, all_hi = blocks(s, seat)
    if object_ == Object.GAME_COURT:
        return beside_strangers(s, seat, s.kind[object_])
    if object_ == Object.WINDMILL:
        return ~int(near[OBJECTS_ROW, 0, 0]), ~int(near[OBJECTS_ROW, 0, 1])
    if object_ == Object.STATION:
        return between(s, all_lo, all_hi)
    if object_ == Object.BIKE_RENTAL:
        return linked_spaces(s, seat, s.kind[object_])
    if object_ == Object.BANK:
        return ~int(s.edge[0]), ~int(s.edge[1])
    return surrounded(s, all_lo, all_hi)


@rule
def best_score(near: Masks, met_lo: int, met_hi: int, lo: int, hi: int) -> int:
    """About the most that an object would score on one of some spaces; 0 if it cannot be drawn there. A neighbour
    counts one: that a city square scores two for each (Townies 4) is left to the weights, which are its own."""
    for n in range(MOST - 1, -1, -1):
        at_lo, at_hi = int(near[n, 0]) & lo, int(near[n, 1]) & hi
        if at_lo or at_hi:
            return n + 2 if at_lo & met_lo or at_hi & met_hi else n + 1
    return 0


@rule
def good_spaces(near: Masks, met_lo: int, met_hi: int, lo: int, hi: int, least: int) -> int:
    """On how many of some spaces an object would score so much, a neighbour counting one."""
    good_lo = int(near[least - 1, 0]) | int(near[least - 2, 0]) & met_lo
    good_hi = int(near[least - 1, 1]) | int(near[least - 2, 1]) & met_hi
    return size(good_lo & lo, good_hi & hi)


@rule
def standard_spaces(s: Record, seat: int, near: Masks) -> Mask:
    """Spaces beside both colours of standardization. (Townies 7)"""
    a, b = (int(s.start[seat]) + 1) % COLOURS, (int(s.start[seat]) + COLOURS - 1) % COLOURS
    return int(near[a, 0, 0]) & int(near[b, 0, 0]), int(near[a, 0, 1]) & int(near[b, 0, 1])


@rule
def colourful_spaces(near: Masks, colours: int) -> Mask:
    """Spaces beside blocks of at least so many colours, 2 to 5."""
    a_lo = a_hi = b_lo = b_hi = c_lo = c_hi = d_lo = d_hi = e_lo = e_hi = 0  # of at least one, two, ... five
    for colour in range(COLOURS):
        lo, hi = int(near[colour, 0, 0]), int(near[colour, 0, 1])
        e_lo, e_hi = e_lo | d_lo & lo, e_hi | d_hi & hi
        d_lo, d_hi = d_lo | c_lo & lo, d_hi | c_hi & hi
        c_lo, c_hi = c_lo | b_lo & lo, c_hi | b_hi & hi
        b_lo, b_hi = b_lo | a_lo & lo, b_hi | a_hi & hi
        a_lo, a_hi = a_lo | lo, a_hi | hi
    if colours == 2:
        return b_lo, b_hi
    if colours == 3:
        return c_lo, c_hi
    return (d_lo, d_hi) if colours == 4 else (e_lo, e_hi)


@rule
def routed_spaces(s: Record, seat: int) -> Mask:
    """Spaces on the edge, or beside blocks that are joined to it by their colour. (Townies 7, urban routes)"""
    lo, hi = routes(s, seat)
    lo, hi = beside(s, lo, hi)
    return lo | int(s.edge[0]), hi | int(s.edge[1])


@rule
def columns_of(s: Record, lo: int, hi: int) -> Mask:
    """All spaces of the columns that a set has spaces in. (Townies 7, wind rose)"""
    while True:
        up_lo, up_hi = up(lo, hi, int(s.ways[0]))
        down_lo, down_hi = down(lo, hi, int(s.ways[0]))
        more_lo, more_hi = (lo | up_lo | down_lo) & int(s.land[0]), (hi | up_hi | down_hi) & int(s.land[1])
        if more_lo == lo and more_hi == hi:
            return lo, hi
        lo, hi = more_lo, more_hi


@rule
def additional_spaces(s: Record, seat: int, near: Masks) -> Mask:
    """Spaces on which an object would count for the additional goal, or has good hopes to. (Townies 7)"""
    goal = int(s.additional)
    if goal == Goal.CROSSROADS:
        return colourful_spaces(near, 3)
    if goal == Goal.RECREATIONAL_AREAS:
        return int(near[OBJECTS_ROW, 0, 0]), int(near[OBJECTS_ROW, 0, 1])
    if goal == Goal.DOWNTOWN:
        return int(s.central[0]), int(s.central[1])
    if goal == Goal.SUBURBS:
        return ~int(s.central[0]), ~int(s.central[1])
    if goal == Goal.HUB:
        return colourful_spaces(near, 4)
    if goal == Goal.SURROUNDINGS:
        return int(near[BLOCKS, 3, 0]), int(near[BLOCKS, 3, 1])
    if goal == Goal.SYMMETRY:
        return symmetric(s, seat)
    if goal == Goal.URBAN_ROUTES:
        return routed_spaces(s, seat)
    if goal == Goal.WIND_ROSE:
        lo, hi = objects(s, seat)
        lo, hi = columns_of(s, lo, hi)
        return ~lo, ~hi
    return int(near[BLOCKS, 2, 0]), int(near[BLOCKS, 2, 1])


@rule
def nearly(s: Record, seat: int, near: Masks, around: Masks) -> int:
    """Objects that may yet count for the additional goal; for hub and triangle, how far it may yet come. (Townies 7)"""
    goal = int(s.additional)
    lo, hi = objects(s, seat)
    open_lo, open_hi = lo & int(around[0, 0]), hi & int(around[0, 1])  # objects with an empty neighbour
    if goal == Goal.CROSSROADS:
        a_lo, a_hi = colourful_spaces(near, 2)
        b_lo, b_hi = colourful_spaces(near, 3)
        return size(open_lo & a_lo & ~b_lo, open_hi & a_hi & ~b_hi)
    if goal == Goal.HUB:
        free_lo, free_hi = empty(s, seat)
        return nearly_hub(near, free_lo | open_lo, free_hi | open_hi)
    if goal == Goal.SURROUNDINGS:
        one_lo, one_hi = open_lo & ~int(around[1, 0]), open_hi & ~int(around[1, 1])
        return size(one_lo & ~int(s.edge[0]), one_hi & ~int(s.edge[1]))
    if goal == Goal.TRIANGLE:
        return nearly_triangle(s, seat, near)
    if goal in (Goal.RECREATIONAL_AREAS, Goal.URBAN_ROUTES, Goal.SYMMETRY):
        return size(open_lo, open_hi)
    return 0


@rule
def nearly_hub(near: Masks, lo: int, hi: int) -> int:
    """The most colours around one of some spaces; 0 if there are fewer than two."""
    for colours in range(COLOURS, 1, -1):
        a_lo, a_hi = colourful_spaces(near, colours)
        if a_lo & lo or a_hi & hi:
            return colours
    return 0


@rule
def nearly_triangle(s: Record, seat: int, near: Masks) -> int:
    """Side of the largest triangle of blocks and of spaces with two blocks beside them."""
    all_lo, all_hi = blocks(s, seat)
    all_lo |= int(near[BLOCKS, 1, 0])
    all_hi |= int(near[BLOCKS, 1, 1])
    most = 0
    for sign in (1, -1):
        lo, hi = all_lo, all_hi
        side = 0
        while lo or hi:
            side += 1
            a_lo, a_hi = shifted(lo, hi, int(s.ways[0]), sign)
            b_lo, b_hi = shifted(lo, hi, int(s.ways[1]), sign)
            lo, hi = all_lo & a_lo & b_lo, all_hi & a_hi & b_hi
        most = max(most, side)
    return most
