"""Townies 7: the goals, counted at the end. Each count comes with the spaces that were counted."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.events import Event
from citywright.games.townies.layout import (
    COLOURS,
    INDIVIDUAL_GOALS,
    LONGEST_STEPS,
    NONE,
    Goal,
    Mask,
    Record,
)
from citywright.games.townies.masks import down, first, only, rest, size, up
from citywright.games.townies.sheet import beside, between, blocks, coloured, joined, objects, surrounded

BESIDE_START = (COLOURS - 1, 1)  # from the starting colour to those beside it in seat order


@rule
def specialization(s: Record, seat: int) -> Mask:
    """Surrounded blocks of the starting colour. (Townies 7)"""
    lo, hi = blocks(s, seat)
    lo, hi = surrounded(s, lo, hi)
    own_lo, own_hi = coloured(s, seat, s.start[seat])
    return lo & own_lo, hi & own_hi


@rule
def standardization(s: Record, seat: int) -> Mask:
    """Objects with a neighbouring block of each of the two colours next to one's own in seat order. (Townies 7)"""
    lo, hi = objects(s, seat)
    for by in BESIDE_START:
        near_lo, near_hi = coloured(s, seat, (s.start[seat] + by) % COLOURS)
        near_lo, near_hi = beside(s, near_lo, near_hi)
        lo &= near_lo
        hi &= near_hi
    return lo, hi


@rule
def colourful(s: Record, seat: int, colours: int) -> Mask:
    """Objects with neighbouring blocks of at least `colours` colours, 1 to 5. (Townies 7, crossroads, hub)"""
    lo, hi = objects(s, seat)
    left_lo, left_hi = lo, hi
    found_lo, found_hi = 0, 0
    while left_lo or left_hi:
        here_lo, here_hi = only(first(left_lo, left_hi))
        left_lo, left_hi = rest(left_lo, left_hi)
        near_lo, near_hi = beside(s, here_lo, here_hi)
        n = 0
        for colour in range(COLOURS):
            of_lo, of_hi = coloured(s, seat, colour)
            n += 1 if of_lo & near_lo or of_hi & near_hi else 0
        if n >= colours:
            found_lo |= here_lo
            found_hi |= here_hi
    return found_lo, found_hi


@rule
def hub(s: Record, seat: int) -> tuple[int, int, int]:
    """How many colours surround the best object, and that object. (Townies 7)"""
    for colours in range(COLOURS, 0, -1):
        lo, hi = colourful(s, seat, colours)
        if lo or hi:
            best_lo, best_hi = only(first(lo, hi))
            return colours, best_lo, best_hi
    return 0, 0, 0


@rule
def symmetric(s: Record, seat: int) -> Mask:
    """Spaces between opposite blocks of one colour. (Townies 7, symmetry)"""
    found_lo, found_hi = 0, 0
    for colour in range(COLOURS):
        lo, hi = coloured(s, seat, colour)
        lo, hi = between(s, lo, hi)
        found_lo |= lo
        found_hi |= hi
    return found_lo, found_hi


@rule
def symmetry(s: Record, seat: int) -> Mask:
    """Objects with opposite neighbour blocks of one colour. (Townies 7)"""
    lo, hi = symmetric(s, seat)
    drawn_lo, drawn_hi = objects(s, seat)
    return lo & drawn_lo, hi & drawn_hi


@rule
def shifted(lo: int, hi: int, by: int, sign: int) -> Mask:
    """Spaces from which a step leads into a set, forwards or backwards."""
    if sign > 0:
        return down(lo, hi, by)
    return up(lo, hi, by)


@rule
def triangle_of(s: Record, corner: int, side: int, sign: int) -> Mask:
    """The spaces of a triangle, from its corner. (Townies 7)"""
    lo, hi = 0, 0
    for i in range(side):
        for j in range(side - i):
            more_lo, more_hi = only(corner + sign * (i * int(s.ways[1]) + j * int(s.ways[0])))
            lo |= more_lo
            hi |= more_hi
    return lo, hi


@rule
def triangle(s: Record, seat: int) -> tuple[int, int, int]:
    """Side of the largest triangle of blocks, and its spaces. (Townies 7)

    A triangle of side n + 1 is a corner and the two triangles of side n that begin one step further.
    """
    most, lo, hi = 0, 0, 0
    for sign in (1, -1):
        all_lo, all_hi = blocks(s, seat)
        corner_lo, corner_hi = all_lo, all_hi
        side = 0
        while corner_lo or corner_hi:
            side += 1
            if side > most:
                most = side
                lo, hi = triangle_of(s, first(corner_lo, corner_hi), side, sign)
            a_lo, a_hi = shifted(corner_lo, corner_hi, int(s.ways[0]), sign)
            b_lo, b_hi = shifted(corner_lo, corner_hi, int(s.ways[1]), sign)
            corner_lo, corner_hi = all_lo & a_lo & b_lo, all_hi & a_hi & b_hi
    return most, lo, hi


@rule
def routes(s: Record, seat: int) -> Mask:
    """Blocks joined to an edge space through blocks of their colour. (Townies 7, urban routes)"""
    found_lo, found_hi = 0, 0
    for colour in range(COLOURS):
        own_lo, own_hi = coloured(s, seat, colour)
        lo, hi = joined(s, own_lo & int(s.edge[0]), own_hi & int(s.edge[1]), own_lo, own_hi)
        found_lo |= lo
        found_hi |= hi
    return found_lo, found_hi


@rule
def urban_routes(s: Record, seat: int) -> Mask:
    """Objects joined to an edge space through blocks of the colour they were drawn in. (Townies 7)"""
    lo, hi = routes(s, seat)
    drawn_lo, drawn_hi = objects(s, seat)
    return lo & drawn_lo, hi & drawn_hi


@rule
def wind_rose(s: Record, seat: int) -> tuple[int, int, int]:
    """Columns with an object, and the first object of each. (Townies 7)"""
    lo, hi = objects(s, seat)
    n, found_lo, found_hi, columns = 0, 0, 0, 0
    while lo or hi:
        here = first(lo, hi)
        if not columns >> int(s.column[here]) & 1:
            columns |= 1 << int(s.column[here])
            here_lo, here_hi = only(here)
            n, found_lo, found_hi = n + 1, found_lo | here_lo, found_hi | here_hi
        lo, hi = rest(lo, hi)
    return n, found_lo, found_hi


@rule
def placed(s: Record, seat: int, goal: int) -> Mask:
    """Objects that a goal counts by where they lie. (Townies 7)"""
    lo, hi = objects(s, seat)
    if goal == Goal.DOWNTOWN:
        return lo & int(s.central[0]), hi & int(s.central[1])
    if goal == Goal.SUBURBS:
        return lo & ~int(s.central[0]), hi & ~int(s.central[1])
    if goal == Goal.RECREATIONAL_AREAS:
        a, b = beside(s, lo, hi)
    else:
        a, b = blocks(s, seat)
        a, b = surrounded(s, a, b)
    return lo & a, hi & b


@rule
def count_goal(s: Record, seat: int, goal: int) -> tuple[int, int, int]:
    """What a goal counts on a seat's sheet, and the spaces counted. (Townies 7)"""
    if goal == Goal.HUB:
        return hub(s, seat)
    if goal == Goal.TRIANGLE:
        return triangle(s, seat)
    if goal == Goal.WIND_ROSE:
        return wind_rose(s, seat)
    if goal == Goal.SPECIALIZATION:
        lo, hi = specialization(s, seat)
    elif goal == Goal.STANDARDIZATION:
        lo, hi = standardization(s, seat)
    elif goal == Goal.CROSSROADS:
        lo, hi = colourful(s, seat, 3)
    elif goal == Goal.SYMMETRY:
        lo, hi = symmetry(s, seat)
    elif goal == Goal.URBAN_ROUTES:
        lo, hi = urban_routes(s, seat)
    else:
        lo, hi = placed(s, seat, goal)
    return size(lo, hi), lo, hi


@rule
def goal_worth(s: Record, goal: int, count: int) -> int:
    """Points of a goal for a count; higher counts score the last number on the card. (Townies 7)"""
    return int(s.steps[goal, min(count, LONGEST_STEPS)])


@rule
def has_goal(s: Record, goal: int) -> bool:
    """Whether a goal is played with. (Townies 2)"""
    return bool(s.individual) if goal < INDIVIDUAL_GOALS else s.additional == goal


@rule
def score_goal(s: Record, seat: int, goal: int, events: Events) -> int:
    """Points of a goal, with an event that shows what was counted. (Townies 7)"""
    count, lo, hi = count_goal(s, seat, goal)
    points = goal_worth(s, goal, count)
    tell(events, Event.GOAL, seat, goal, count, lo, hi, points)
    return points


@rule
def score_goals(s: Record, events: Events) -> None:
    """Every seat's goals at the end of the game. (Townies 6, 7)"""
    for seat in range(s.seats):
        if s.individual:
            for goal in range(INDIVIDUAL_GOALS):
                s.goal_points[seat, goal] = score_goal(s, seat, goal, events)
        if s.additional != NONE:
            s.goal_points[seat, INDIVIDUAL_GOALS] = score_goal(s, seat, s.additional, events)
