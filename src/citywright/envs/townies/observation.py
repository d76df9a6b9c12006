"""Townies: what a seat may know, as whole numbers in one row. `features` is the table of them. (Townies 3)

Nothing shows the others' choices of the round, not even who has finished: all choose at once.
"""

from citywright._jit import rule
from citywright.envs.common.features import Observation
from citywright.envs.common.writing import choose, put
from citywright.envs.townies.actions import BASIC, rank, spaces
from citywright.envs.townies.features import (
    ADDITIONAL_GOALS,
    CARDS,
    GOALS_NOW,
    LAND,
    LEAD,
    POINTS,
    PROSPECTS,
    SEALED,
    SEAT_WIDTH,
    SEATS_AT,
    SHEET_AT,
)
from citywright.events import Events
from citywright.games.townies.choices import bundle, needs_extra
from citywright.games.townies.goals import count_goal, goal_worth
from citywright.games.townies.layout import (
    COLOURS,
    GOALS_EACH,
    INDIVIDUAL_GOALS,
    NONE,
    OBJECTS,
    ROLLED,
    SHAPES,
    Record,
    Step,
)
from citywright.games.townies.masks import bits, first, rest, size
from citywright.games.townies.objects import score_object
from citywright.games.townies.packing import piece_of, space_of, turn_of
from citywright.games.townies.rules import object_points
from citywright.games.townies.sheet import covered, empty


@rule
def see_moment(s: Record, seat: int, out: Observation) -> None:
    """Where the game stands, and what is played."""
    marker = int(s.marker[seat])
    at = put(out, 0, int(s.due) >> seat & 1)
    at = put(out, at, needs_extra(s, seat))
    at = choose(out, at, OBJECTS, s.rolled_object)
    at = choose(out, at, SHAPES, s.rolled_shape)
    at = choose(out, at, OBJECTS, NONE if marker == NONE else s.basic[marker])
    at = put(out, at, s.rounds)
    at = put(out, at, s.seats)
    at = put(out, at, s.solo)
    at = put(out, at, s.individual)
    at = choose(out, at, ADDITIONAL_GOALS, int(s.additional) - INDIVIDUAL_GOALS)
    choose(out, at, CARDS, int(s.bonus) - 1)


@rule
def goal_now(s: Record, seat: int, number: int) -> int:
    """What one of a seat's goals would score now; 0 if the game is played without it. (Townies 7)"""
    goal = number if number < INDIVIDUAL_GOALS else int(s.additional)
    if s.start[seat] == NONE or goal == NONE or (number < INDIVIDUAL_GOALS and not s.individual):
        return 0
    counted, _, _ = count_goal(s, seat, goal)
    return goal_worth(s, goal, counted)


@rule
def see_seat(s: Record, other: int, lead_of: int, out: Observation, at: int) -> int:
    """A seat as all see it, and its lead over `lead_of` points; return its points. (Townies 3)"""
    total = object_points(s, other) + int(s.soil[other])
    put(out, at + POINTS, total)
    for number in range(GOALS_EACH):
        points = goal_now(s, other, number)
        put(out, at + GOALS_NOW + number, points)
        total += points
    filled, (free_lo, free_hi) = int(s.filled[other]), empty(s, other)
    put(out, at, 1)
    at = put(out, at + LEAD, total - lead_of)
    at = put(out, at, filled)
    at = put(out, at, s.circle[other, filled - 1] if filled else 0)
    at = put(out, at, bits(int(s.circled[other])))
    at = put(out, at, s.stars[other])
    at = put(out, at, size(free_lo, free_hi))
    at = choose(out, at, COLOURS, s.marker[other])
    choose(out, at, COLOURS, s.start[other])
    return total


@rule
def see_seats(s: Record, seat: int, out: Observation) -> None:
    """All seats, the observer's first; leads are over the observer."""
    mine = see_seat(s, seat, 0, out, SEATS_AT)
    out[SEATS_AT + LEAD] = 0
    for i in range(1, s.seats):
        see_seat(s, (seat + i) % int(s.seats), mine, out, SEATS_AT + i * SEAT_WIDTH)


@rule
def see_spaces(s: Record, plane: int, lo: int, hi: int, out: Observation) -> None:
    """Mark a set of spaces on a plane."""
    at = SHEET_AT + plane * spaces(s)
    while lo or hi:
        out[at + rank(s, first(lo, hi))] = 1
        lo, hi = rest(lo, hi)


@rule
def see_sheet(s: Record, seat: int, out: Observation) -> None:
    """The own sheet and its map. (Townies 1)"""
    for colour in range(COLOURS):
        see_spaces(s, colour, int(s.coloured[seat, colour, 0]), int(s.coloured[seat, colour, 1]), out)
    for object_ in range(OBJECTS):
        see_spaces(s, COLOURS + object_, int(s.drawn[seat, object_, 0]), int(s.drawn[seat, object_, 1]), out)
    see_spaces(s, LAND, int(s.edge[0]), int(s.edge[1]), out)
    see_spaces(s, LAND + 1, int(s.central[0]), int(s.central[1]), out)
    see_spaces(s, LAND + 2, int(s.bonus_spaces[0]), int(s.bonus_spaces[1]), out)


@rule
def see_prospects(s: Record, seat: int, part: int, out: Observation, silent: Events) -> None:
    """What the rolled or the basic object would score, wherever it may be drawn. (Townies 3, 4)"""
    move, lo, hi = bundle(s, seat, 0, part)
    at = SHEET_AT + (PROSPECTS + part) * spaces(s)
    while lo or hi:
        space = first(lo, hi)
        lo, hi = rest(lo, hi)
        put(out, at + rank(s, space), 1 + score_object(s, seat, piece_of(move), space, silent))


@rule
def colour_in(s: Record, seat: int, colour: int, lo: int, hi: int) -> None:
    """Turn blocks of a colour into empty spaces, or the other way round."""
    s.coloured[seat, colour, 0] ^= lo
    s.coloured[seat, colour, 1] ^= hi
    s.blocks[seat, 0] ^= lo
    s.blocks[seat, 1] ^= hi


@rule
def see_choices(s: Record, seat: int, out: Observation, silent: Events) -> None:
    """The objects that may be drawn now; a shape sealed with Funding counts as drawn. (Townies 3, 5)"""
    lo, hi, colour = 0, 0, 0
    if needs_extra(s, seat):
        move = int(s.choice[seat])
        lo, hi = covered(s, piece_of(move), turn_of(move), space_of(move))
        colour = int(s.marker[seat])
        see_spaces(s, SEALED, lo, hi, out)
    colour_in(s, seat, colour, lo, hi)
    see_prospects(s, seat, ROLLED, out, silent)
    see_prospects(s, seat, BASIC, out, silent)
    colour_in(s, seat, colour, lo, hi)


@rule
def observe(s: Record, seat: int, out: Observation, silent: Events) -> None:
    """Fill a row with what a seat may know; seats are counted from it on."""
    out[:] = 0
    see_moment(s, seat, out)
    see_seats(s, seat, out)
    see_sheet(s, seat, out)
    if s.step == Step.CHOOSE and int(s.due) >> seat & 1:
        see_choices(s, seat, out, silent)
