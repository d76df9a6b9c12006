"""Townies 3: what a seat sees, as a record that `view` describes. Views lose their secrets here, and records by
`determinize.mask`; no event tells a secret.

Of the open round others see only who has finished; all else lies open.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.fields import Fields, with_fields
from citywright.games.townies.choices import has_finished, object_of_part
from citywright.games.townies.goals import BESIDE_START, count_goal, goal_worth, has_goal
from citywright.games.townies.layout import (
    BASIC,
    BITS,
    CIRCLES,
    COLOURS,
    GOALS,
    GOALS_EACH,
    HIGHEST_VERDICT,
    LONGEST_STEPS,
    MOST_SEATS,
    NONE,
    YOU,
    Goal,
    Record,
    Step,
)
from citywright.games.townies.masks import first, only, rest
from citywright.games.townies.round import next_marker
from citywright.games.townies.rules import object_points, place_of
from citywright.games.townies.solo import shapes_left

Seen: TypeAlias = Any  # a record of dtype SEEN; type checkers cannot know its fields
Column: TypeAlias = NDArray[Any]  # of such a record

POINT_FIELDS: list[tuple[Any, ...]] = [  # of each seat
    ("objects", np.int16, MOST_SEATS),
    ("soil", np.int16, MOST_SEATS),
    ("scored", np.int16, MOST_SEATS),
    ("total", np.int16, MOST_SEATS),
    ("worth", np.int16, (MOST_SEATS, GOALS_EACH)),      # the goals: a row for each
    ("goals", np.int8, MOST_SEATS),
    ("goal", np.int8, (MOST_SEATS, GOALS_EACH)),
    ("count", np.int8, (MOST_SEATS, GOALS_EACH)),
    ("reached", np.int8, (MOST_SEATS, GOALS_EACH)),     # see `step_of`
]  # fmt: skip
FIELDS: list[tuple[Any, ...]] = [
    # The moment; NONE where there is nothing to tell
    ("rounds", np.int16),
    ("passes", np.int16),
    ("verdict", np.int16),                              # solo, at the end: points, at most HIGHEST_VERDICT
    ("is_judged", np.int8),
    ("step", np.int8),
    ("is_rolled", np.int8),
    ("rolled_object", np.int8),
    ("rolled_shape", np.int8),
    ("individual", np.int8),
    ("additional", np.int8),
    ("bonus", np.int8),
    # The seats
    ("seats", np.int8),
    *POINT_FIELDS,
    ("goal_colours", np.int8, (MOST_SEATS, GOALS_EACH)),
    ("goal_colour", np.int8, (MOST_SEATS, GOALS_EACH, len(BESIDE_START))),
    ("start", np.int8, MOST_SEATS),
    ("marker", np.int8, MOST_SEATS),
    ("next", np.int8, MOST_SEATS),
    ("basic", np.int8, MOST_SEATS),
    ("filled", np.int8, MOST_SEATS),
    ("circle", np.int8, (MOST_SEATS, CIRCLES)),
    ("stars", np.int8, MOST_SEATS),
    ("finished", np.int8, MOST_SEATS),
    ("place", np.int8, MOST_SEATS),                     # counted from 1, at the end
    ("alone", np.int8, MOST_SEATS),
    ("circlings", np.int8, MOST_SEATS),
    ("circled", np.int8, (MOST_SEATS, CIRCLES)),
    ("shapes_left", np.int8, MOST_SEATS),
    ("own", np.int8, MOST_SEATS),                       # whether it is the seat that sees all this
    ("choices", np.int8, MOST_SEATS),
    ("choice", np.int32, (MOST_SEATS, 2)),
    # The sheets: a row for each block
    ("blocks", np.int8, MOST_SEATS),
    ("space", np.int8, (MOST_SEATS, BITS)),
    ("colour", np.int8, (MOST_SEATS, BITS)),
    ("is_object", np.int8, (MOST_SEATS, BITS)),
    ("object", np.int8, (MOST_SEATS, BITS)),
]  # fmt: skip


class SeenRecord(Fields):
    """What a seat sees."""

    __slots__ = ()


SEEN = with_fields(SeenRecord, FIELDS)


@rule
def list_spaces(s: Record, lo: int, hi: int, out: Column) -> int:
    """Fill `out` with the spaces of a set, column by column; return their number."""
    n = 0
    while lo or hi:
        space, at = first(lo, hi), n
        lo, hi = rest(lo, hi)
        while at > 0 and s.column[out[at - 1]] > s.column[space]:
            out[at] = out[at - 1]
            at -= 1
        out[at] = space
        n += 1
    return n


@rule
def step_of(goal: int, count: int) -> int:
    """The place in a table, with room for the longest card, of the step that a count of a goal reaches."""
    return goal * (LONGEST_STEPS + 1) + min(count, LONGEST_STEPS)


@rule
def list_goals(s: Record, seat: int, goals: Column, counts: Column, reached: Column, worth: Column) -> int:
    """Note how each goal of a seat stands, none before its colour is dealt; return their number. (Townies 7)"""
    n = 0
    for goal in range(GOALS):
        if has_goal(s, goal) and s.start[seat] != NONE:
            count, _, _ = count_goal(s, seat, goal)
            goals[n] = goal
            counts[n] = count
            reached[n] = step_of(goal, count)
            worth[n] = goal_worth(s, goal, count)
            n += 1
    return n


@rule
def show_points(s: Record, seat: int, seen: Seen) -> None:
    """A seat's points as they stand: objects, Stable Soil, goals, and all together. (Townies 6)"""
    seen.goals[seat] = list_goals(s, seat, seen.goal[seat], seen.count[seat], seen.reached[seat], seen.worth[seat])
    seen.objects[seat] = object_points(s, seat)
    seen.soil[seat] = s.soil[seat]
    seen.scored[seat] = seen.objects[seat] + seen.soil[seat]
    seen.total[seat] = seen.scored[seat]
    for row in range(seen.goals[seat]):
        seen.total[seat] += seen.worth[seat, row]


@rule
def show_goal_colours(s: Record, seat: int, seen: Seen) -> None:
    """The colours that each goal is about for a seat. (Townies 7)"""
    for row in range(seen.goals[seat]):
        goal, n = seen.goal[seat, row], 0
        if goal == Goal.SPECIALIZATION:
            seen.goal_colour[seat, row, 0] = s.start[seat]
            n = 1
        elif goal == Goal.STANDARDIZATION:
            for by in BESIDE_START:
                seen.goal_colour[seat, row, n] = (s.start[seat] + by) % COLOURS
                n += 1
        seen.goal_colours[seat, row] = n


@rule
def holder(sets: Column, lo: int, hi: int) -> int:
    """The first of some sets of spaces that has one in common with another set, or NONE."""
    for number in range(len(sets)):
        if int(sets[number, 0]) & lo or int(sets[number, 1]) & hi:
            return number
    return NONE


@rule
def show_sheet(s: Record, seat: int, seen: Seen) -> None:
    """The blocks of a seat: colours, and objects. (Townies 1)"""
    seen.blocks[seat] = list_spaces(s, int(s.blocks[seat, 0]), int(s.blocks[seat, 1]), seen.space[seat])
    for row in range(seen.blocks[seat]):
        lo, hi = only(seen.space[seat, row])
        seen.colour[seat, row] = holder(s.coloured[seat], lo, hi)
        seen.object[seat, row] = holder(s.drawn[seat], lo, hi)
        seen.is_object[seat, row] = seen.object[seat, row] != NONE


@rule
def show_circles(s: Record, seat: int, seen: Seen) -> None:
    """The circles of a seat with points; alone, those that shapes have circled. (Townies 4, 8)"""
    seen.filled[seat] = s.filled[seat]
    seen.alone[seat] = s.solo
    seen.shapes_left[seat] = shapes_left(s, seat)
    n = 0
    for circle in range(CIRCLES):
        seen.circle[seat, circle] = s.circle[seat, circle]
        if int(s.circled[seat]) >> circle & 1:
            seen.circled[seat, n] = circle + 1
            n += 1
    seen.circlings[seat] = n


@rule
def show_choice(s: Record, seat: int, seen: Seen) -> None:
    """What a seat has sealed; only the seat itself sees it. (Townies 3)"""
    n = 0
    for move in (s.choice[seat], s.extra[seat]):
        if move:
            seen.choice[seat, n] = move
            n += 1
    seen.choices[seat] = n


@rule
def show_seat(s: Record, seat: int, seen: Seen) -> None:
    """What everybody sees of a seat."""
    marker = int(s.marker[seat])
    seen.start[seat] = s.start[seat]
    seen.marker[seat] = marker
    seen.next[seat] = NONE if marker == NONE or s.step == Step.OVER else next_marker(marker)
    seen.basic[seat] = NONE if marker == NONE else object_of_part(s, BASIC, marker)
    seen.stars[seat] = s.stars[seat]
    seen.finished[seat] = s.step == Step.CHOOSE and has_finished(s, seat)
    seen.place[seat] = place_of(s, seat) if s.step == Step.OVER else NONE
    show_points(s, seat, seen)
    show_goal_colours(s, seat, seen)
    show_sheet(s, seat, seen)
    show_circles(s, seat, seen)


@rule
def show_moment(s: Record, seen: Seen) -> None:
    """The round, the dice and the cards."""
    seen.rounds = s.rounds
    seen.passes = s.rounds if s.step == Step.ROLL else max(0, s.rounds - 1)
    seen.step = s.step
    seen.is_rolled = s.rolled_shape != NONE
    seen.rolled_object = s.rolled_object
    seen.rolled_shape = s.rolled_shape
    seen.individual = s.individual
    seen.additional = s.additional
    seen.bonus = s.bonus


@rule
def show(s: Record, seat: int, seen: Seen) -> None:
    """Everything that a seat sees; NOBODY is a spectator. (Townies 3)"""
    show_moment(s, seen)
    seen.seats = s.seats
    for other in range(s.seats):
        show_seat(s, other, seen)
        seen.own[other] = other == seat
        if other == seat:
            show_choice(s, seat, seen)
    seen.is_judged = s.solo and s.step == Step.OVER
    seen.verdict = min(seen.total[YOU], HIGHEST_VERDICT)
