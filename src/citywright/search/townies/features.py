"""The features of a sheet, numbers from 0 to about 1, from which its value follows."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.goals import count_goal, goal_worth
from citywright.games.townies.layout import (
    BONUSES,
    CIRCLES,
    COLOURS,
    GOALS,
    INDIVIDUAL_GOALS,
    NONE,
    OBJECTS,
    Bonus,
    Goal,
    Object,
    Record,
    Step,
)
from citywright.games.townies.masks import size
from citywright.games.townies.round import next_marker
from citywright.games.townies.rules import object_points
from citywright.games.townies.sheet import blocks, coloured, empty, objects
from citywright.games.townies.solo import shapes_left
from citywright.search.townies.spaces import (
    BLOCKS,
    MOST,
    OBJECTS_ROW,
    ROWS,
    Masks,
    additional_spaces,
    best_score,
    count_all,
    good_spaces,
    met,
    nearly,
    standard_spaces,
)

Numbers = NDArray[np.float32]

# Where each group of features begins, and what is in it
FILLED = 0  # one of ten: circles filled
RIVAL = FILLED + CIRCLES + 1  # one of ten: the most that any rival has filled; none alone
PACE = RIVAL + CIRCLES + 1  # rivals; shapes left alone; blocks; points now; rounds; rivals' blocks; rivals' circles
ROTATION = PACE + 7  # one of five: rounds until the starting colour comes
SPOTS = ROTATION + COLOURS  # for each object, by when its colour comes, the city square last:
SPOT_NUMBERS = 6  # best score anywhere, for standardization, for the additional goal, for both; spaces for 4 and for 3
SPECIAL = SPOTS + OBJECTS * SPOT_NUMBERS  # specialization: blocks surrounded, with one, two, more missing; edge; points
STANDARD = SPECIAL + 6  # standardization: objects counted, short of one colour, of both; spaces for more; points
ADDITIONAL = STANDARD + 5  # for each additional goal:
ADDITIONAL_NUMBERS = 5  # it is played with; count; spaces for more; what is nearly there; points
STARS = ADDITIONAL + (GOALS - INDIVIDUAL_GOALS) * ADDITIONAL_NUMBERS  # for each bonus card:
STAR_NUMBERS = 4  # it is played with; stars; free bonus spaces; those with two blocks of a colour beside them
ROOM = STARS + (BONUSES - 1) * STAR_NUMBERS  # holes; open land
FEATURES = ROOM + 2

ANYWHERE, FOR_STANDARD, FOR_ADDITIONAL, FOR_BOTH = 0, 1, 2, 3  # what an empty space may be good for
AIMS = 4


class Sight(NamedTuple):
    """Working space for looking at a sheet."""

    near: Masks  # (rows, neighbours, 2): spaces with more than so many neighbours of a colour, blocks, objects
    around: Masks  # (neighbours, 2): spaces with more than so many empty neighbours
    aims: Masks  # (aims, 2): empty spaces, by what they are good for
    numbers: Numbers  # the features


def new_sight() -> Sight:
    """Working space for looking at a sheet."""
    return Sight(
        np.zeros((ROWS, MOST, 2), np.int64),
        np.zeros((MOST, 2), np.int64),
        np.zeros((AIMS, 2), np.int64),
        np.zeros(FEATURES, np.float32),
    )


@rule
def coming_colour(s: Record, seat: int) -> int:
    """The marker that a seat holds in the next round; in an open one, what is looked at is the sheet after it."""
    return next_marker(s.marker[seat]) if s.step == Step.CHOOSE else int(s.marker[seat])


@rule
def look_at_pace(s: Record, seat: int, x: Numbers) -> None:
    """How far the game is, and the others."""
    lo, hi = blocks(s, seat)
    x[FILLED + int(s.filled[seat])] = 1
    x[PACE] = (int(s.seats) - 1) / 4
    x[PACE + 1] = shapes_left(s, seat) / 9 if s.solo else 0
    x[PACE + 2] = size(lo, hi) / 45
    x[ROTATION + (coming_colour(s, seat) - int(s.start[seat]) + COLOURS) % COLOURS] = 1
    if s.seats > 1:
        look_at_rivals(s, seat, x)


@rule
def look_at_rivals(s: Record, seat: int, x: Numbers) -> None:
    """How soon rivals may end the game."""
    most = total = drawn = 0
    for other in range(s.seats):
        if other != seat:
            lo, hi = blocks(s, other)
            most, drawn = max(most, int(s.filled[other])), max(drawn, size(lo, hi))
            total += int(s.filled[other])
    x[RIVAL + most] = 1
    x[PACE + 4] = int(s.rounds) / 20
    x[PACE + 5] = drawn / 45
    x[PACE + 6] = total / (9 * (int(s.seats) - 1))


@rule
def look_at_spots(s: Record, seat: int, sight: Sight) -> None:
    """What each object would score where, by the round in which its colour comes."""
    x, aims = sight.numbers, sight.aims
    coming = coming_colour(s, seat)
    for object_ in range(OBJECTS):
        is_square = object_ == Object.CITY_SQUARE
        near = sight.near[OBJECTS_ROW if is_square else int(s.kind[object_])]
        wait = COLOURS if is_square else (coming - int(s.kind[object_]) + COLOURS) % COLOURS
        at = SPOTS + wait * SPOT_NUMBERS
        met_lo, met_hi = met(s, seat, object_, sight.near)
        for aim in range(AIMS):
            x[at + aim] = best_score(near, met_lo, met_hi, int(aims[aim, 0]), int(aims[aim, 1])) / 5
        lo, hi = int(aims[ANYWHERE, 0]), int(aims[ANYWHERE, 1])
        x[at + AIMS] = min(4, good_spaces(near, met_lo, met_hi, lo, hi, 4)) / 4
        x[at + AIMS + 1] = min(6, good_spaces(near, met_lo, met_hi, lo, hi, 3)) / 6


@rule
def look_at_special(s: Record, seat: int, around: Masks, x: Numbers) -> int:
    """Specialization: how many blocks are surrounded, how many may yet be. The points. (Townies 7)"""
    lo, hi = coloured(s, seat, s.start[seat])
    x[SPECIAL + 4] = size(lo & int(s.edge[0]), hi & int(s.edge[1])) / 7
    lo, hi = lo & ~int(s.edge[0]), hi & ~int(s.edge[1])
    done = size(lo & ~int(around[0, 0]), hi & ~int(around[0, 1]))
    one = size(lo & int(around[0, 0]) & ~int(around[1, 0]), hi & int(around[0, 1]) & ~int(around[1, 1]))
    two = size(lo & int(around[1, 0]) & ~int(around[2, 0]), hi & int(around[1, 1]) & ~int(around[2, 1]))
    points = goal_worth(s, Goal.SPECIALIZATION, done)
    x[SPECIAL] = done / 7
    x[SPECIAL + 1] = one / 7
    x[SPECIAL + 2] = two / 7
    x[SPECIAL + 3] = (size(lo, hi) - done - one - two) / 7
    x[SPECIAL + 5] = points / 14
    return points


@rule
def look_at_standard(s: Record, seat: int, sight: Sight) -> int:
    """Standardization: how many objects are beside both colours, how many may yet be. The points. (Townies 7)"""
    x, near, around, aims = sight.numbers, sight.near, sight.around, sight.aims
    a, b = (int(s.start[seat]) + 1) % COLOURS, (int(s.start[seat]) + COLOURS - 1) % COLOURS
    lo, hi = objects(s, seat)
    a_lo, a_hi, b_lo, b_hi = int(near[a, 0, 0]), int(near[a, 0, 1]), int(near[b, 0, 0]), int(near[b, 0, 1])
    done = size(lo & a_lo & b_lo, hi & a_hi & b_hi)
    one = size(lo & (a_lo ^ b_lo) & int(around[0, 0]), hi & (a_hi ^ b_hi) & int(around[0, 1]))
    two = size(lo & ~(a_lo | b_lo) & int(around[1, 0]), hi & ~(a_hi | b_hi) & int(around[1, 1]))
    points = goal_worth(s, Goal.STANDARDIZATION, done)
    x[STANDARD] = done / 7
    x[STANDARD + 1] = one / 7
    x[STANDARD + 2] = two / 7
    x[STANDARD + 3] = min(15, size(int(aims[FOR_STANDARD, 0]), int(aims[FOR_STANDARD, 1]))) / 15
    x[STANDARD + 4] = points / 14
    return points


@rule
def look_at_additional(s: Record, seat: int, sight: Sight) -> int:
    """The additional goal: its count, and how it may rise. The points. (Townies 7)"""
    x, aims = sight.numbers, sight.aims
    goal = int(s.additional)
    count, _, _ = count_goal(s, seat, goal)
    points = goal_worth(s, goal, count)
    at = ADDITIONAL + (goal - INDIVIDUAL_GOALS) * ADDITIONAL_NUMBERS
    x[at] = 1
    x[at + 1] = count / 7
    x[at + 2] = min(15, size(int(aims[FOR_ADDITIONAL, 0]), int(aims[FOR_ADDITIONAL, 1]))) / 15
    x[at + 3] = nearly(s, seat, sight.near, sight.around) / 7
    x[at + 4] = points / 14
    return points


@rule
def look_at_bonus(s: Record, seat: int, near: Masks, x: Numbers) -> None:
    """Stars, and bonus spaces that are still free. (Townies 5)"""
    free_lo, free_hi = empty(s, seat)
    lo, hi = int(s.bonus_spaces[0]) & free_lo, int(s.bonus_spaces[1]) & free_hi
    ready_lo = ready_hi = 0
    for colour in range(COLOURS):
        ready_lo |= int(near[colour, 1, 0])
        ready_hi |= int(near[colour, 1, 1])
    at = STARS + (int(s.bonus) - 1) * STAR_NUMBERS
    x[at] = 1
    x[at + 1] = int(s.stars[seat]) / 2
    x[at + 2] = size(lo, hi) / 4
    x[at + 3] = size(lo & ready_lo, hi & ready_hi) / 4


@rule
def look_at_room(s: Record, seat: int, sight: Sight) -> None:
    """Holes of one space, and land that is far from all blocks."""
    lo, hi = empty(s, seat)
    around, near = sight.around, sight.near[BLOCKS]
    sight.numbers[ROOM] = size(lo & ~int(around[0, 0]), hi & ~int(around[0, 1])) / 5
    sight.numbers[ROOM + 1] = size(lo & ~int(near[0, 0]), hi & ~int(near[0, 1])) / 77


@rule
def take_aim(s: Record, seat: int, sight: Sight) -> None:
    """Empty spaces, by what an object there would be good for."""
    aims = sight.aims
    aims[:] = 0
    free_lo, free_hi = empty(s, seat)
    aims[ANYWHERE, 0], aims[ANYWHERE, 1] = free_lo, free_hi
    if s.individual:
        lo, hi = standard_spaces(s, seat, sight.near)
        aims[FOR_STANDARD, 0], aims[FOR_STANDARD, 1] = free_lo & lo, free_hi & hi
    if s.additional != NONE:
        lo, hi = additional_spaces(s, seat, sight.near)
        aims[FOR_ADDITIONAL, 0], aims[FOR_ADDITIONAL, 1] = free_lo & lo, free_hi & hi
    aims[FOR_BOTH, 0] = int(aims[FOR_STANDARD, 0]) & int(aims[FOR_ADDITIONAL, 0])
    aims[FOR_BOTH, 1] = int(aims[FOR_STANDARD, 1]) & int(aims[FOR_ADDITIONAL, 1])


@rule
def look(s: Record, seat: int, sight: Sight) -> int:
    """Fill in all features of a seat's sheet; the points it would have if the game ended now."""
    x = sight.numbers
    x[:] = 0
    points = object_points(s, seat) + int(s.soil[seat])
    count_all(s, seat, sight.near, sight.around)
    take_aim(s, seat, sight)
    if s.individual:
        points += look_at_special(s, seat, sight.around, x)
        points += look_at_standard(s, seat, sight)
    if s.additional != NONE:
        points += look_at_additional(s, seat, sight)
    if s.bonus != Bonus.NONE:
        look_at_bonus(s, seat, sight.near, x)
    look_at_pace(s, seat, x)
    look_at_spots(s, seat, sight)
    look_at_room(s, seat, sight)
    x[PACE + 3] = points / 50
    return points
