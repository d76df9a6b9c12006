"""Townies 2, 3: what chance deals and rolls, and how likely each is. The state never knows the future."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.events import Event
from citywright.games.townies.layout import BONUSES, COLOURS, GOALS, NONE, OBJECTS, SHAPES, Moves, Record, Step
from citywright.games.townies.packing import Kind, pack, piece_of, space_of
from citywright.random_numbers import Generator, below


@rule
def kind_due(s: Record) -> int:
    """The kind of move chance has to make."""
    if s.step == Step.START:
        return Kind.START
    if s.step == Step.ADDITIONAL:
        return Kind.ADDITIONAL
    return Kind.BONUS if s.step == Step.BONUS else Kind.ROLL


@rule
def weight(s: Record, kind: int, number: int) -> int:
    """How likely an outcome is, relative to the others of its kind."""
    if kind == Kind.START:
        for seat in range(s.seats):
            if s.start[seat] == number:
                return 0
        return 1
    if kind == Kind.ADDITIONAL:
        return int(s.additional_cards) >> number & 1
    return int(s.bonus_cards) >> number & 1 if kind == Kind.BONUS else 1


@rule
def outcomes(kind: int) -> int:
    """How many outcomes a kind has; a roll has one for each pair of faces."""
    if kind == Kind.START:
        return COLOURS
    if kind == Kind.ADDITIONAL:
        return GOALS
    return BONUSES if kind == Kind.BONUS else OBJECTS * SHAPES


@rule
def outcome(kind: int, number: int) -> int:
    """The move of chance for an outcome."""
    if kind == Kind.ROLL:
        return pack(kind, number // SHAPES, 0, number % SHAPES, NONE, 0)
    return pack(kind, 0, 0, number, NONE, 0)


@rule
def chances(s: Record, out: Moves) -> int:
    """Fill `out` with what chance can do now; return how many there are."""
    kind = kind_due(s)
    n = 0
    for number in range(outcomes(kind)):
        if weight(s, kind, number):
            out[n] = outcome(kind, number)
            n += 1
    return n


@rule
def draw_chance(s: Record, rng: Generator) -> int:
    """One of the things chance can do, drawn by weight; the dice are fair. (Townies 1)"""
    kind = kind_due(s)
    if kind == Kind.ROLL:
        return outcome(kind, below(rng, OBJECTS * SHAPES))
    total = 0
    for number in range(outcomes(kind)):
        total += weight(s, kind, number)
    left = below(rng, total)
    for number in range(outcomes(kind)):
        left -= weight(s, kind, number)
        if left < 0:
            return outcome(kind, number)
    return 0  # pragma: no cover - the weights add up to the total


@rule
def roll(s: Record, object_: int, shape: int, events: Events) -> None:
    """Begin a round by rolling both dice. (Townies 3)"""
    s.rounds += 1
    s.rolled_object = object_
    s.rolled_shape = shape
    s.step = Step.CHOOSE
    tell(events, Event.ROLLED, s.rounds, object_, shape)


@rule
def play_chance(s: Record, kind: int, move: int, events: Events) -> None:
    """Carry out what chance has dealt or rolled. (Townies 2, 3)"""
    number = space_of(move)
    if kind == Kind.START:
        s.start[s.dealt] = s.marker[s.dealt] = number
        tell(events, Event.START, s.dealt, number)
    elif kind == Kind.ADDITIONAL:
        s.additional = number
        s.additional_cards = 0
        tell(events, Event.ADDITIONAL, number)
    elif kind == Kind.BONUS:
        s.bonus = number
        s.bonus_cards = 0
        tell(events, Event.BONUS, number)
    else:
        roll(s, piece_of(move), number, events)
