"""Townies 3, 6: how a round ends. All choices are drawn at once, markers pass on, and the game may be over."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.bonus import cross_out, mark_bonus
from citywright.games.townies.events import Event
from citywright.games.townies.layout import CIRCLES, COLOURS, NONE, Bonus, Record, Step
from citywright.games.townies.objects import draw_object
from citywright.games.townies.packing import Kind, colour_of, kind_of, piece_of, space_of, star_of, turn_of
from citywright.games.townies.sheet import covered, empty, fill
from citywright.games.townies.solo import circle_one


@rule
def draw_shape(s: Record, seat: int, move: int, events: Events) -> None:
    """Fill four spaces. (Townies 3, shape)"""
    lo, hi = covered(s, piece_of(move), turn_of(move), space_of(move))
    fill(s, seat, colour_of(move), lo, hi)
    tell(events, Event.SHAPE, seat, piece_of(move), colour_of(move), lo, hi)
    if s.solo:
        circle_one(s, seat, events)


@rule
def draw(s: Record, seat: int, move: int, events: Events) -> None:
    """Carry out one choice of a seat. (Townies 3, 5)"""
    if kind_of(move) == Kind.PASS:
        tell(events, Event.PASSED, seat)
        return
    if star_of(move) != Bonus.NONE:
        cross_out(s, seat, events)
    if kind_of(move) == Kind.SHAPE:
        draw_shape(s, seat, move, events)
        return
    colour = int(s.marker[seat]) if colour_of(move) == NONE else colour_of(move)
    draw_object(s, seat, piece_of(move), colour, space_of(move), events)
    mark_bonus(s, seat, space_of(move), events)


@rule
def draw_all(s: Record, events: Events) -> None:
    """Carry out every choice, in seat order, once all have chosen. (Townies 3)"""
    for seat in range(s.seats):
        draw(s, seat, s.choice[seat], events)
        if s.extra[seat]:
            draw(s, seat, s.extra[seat], events)
        s.choice[seat] = s.extra[seat] = 0
    s.rolled_object = s.rolled_shape = NONE
    s.step = Step.PASS_ON


@rule
def is_last_round(s: Record) -> bool:
    """Whether anyone has nine objects, or every map is full. (Townies 6)"""
    full = True
    for seat in range(s.seats):
        if s.filled[seat] == CIRCLES:
            return True
        lo, hi = empty(s, seat)
        full = full and not (lo or hi)
    return full


@rule
def next_marker(colour: int) -> int:
    """The marker that a seat gets after this one: each passes one seat clockwise. (Townies 3)"""
    return (int(colour) + COLOURS - 1) % COLOURS


@rule
def pass_on(s: Record, events: Events) -> None:
    """Every marker passes one seat clockwise, or the game ends. (Townies 3, 6)"""
    if is_last_round(s):
        tell(events, Event.ENDING, s.rounds)
        s.step = Step.END
        return
    for seat in range(s.seats):
        s.marker[seat] = next_marker(s.marker[seat])
        tell(events, Event.MARKER, seat, s.marker[seat])
    s.step = Step.ROLL
