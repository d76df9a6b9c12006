"""Streets 3, 4.4, 10, 11: what chance deals, and how likely each is. The state never knows the future."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.events import Event
from citywright.games.streets.layout import (
    COLOURS,
    CONSULTANTS,
    FIRST_BUILDING,
    HAND,
    NO_TILE,
    NONE,
    TILES,
    YOU,
    Moves,
    Place,
    Record,
    Step,
)
from citywright.games.streets.packing import Kind, pack
from citywright.random_numbers import Generator, below


@rule
def stack_size(s: Record) -> int:
    """Tiles left in the stack."""
    n = 0
    for back in range(COLOURS):
        n += int(s.stack[back])
    return n


@rule
def top_is_due(s: Record) -> bool:
    """Whether chance has to reveal the next back, or in solo the next face. (Streets 3, 11)"""
    if s.step < Step.DEAL or s.step >= Step.END or stack_size(s) == 0:
        return False
    return s.top == NONE or face_is_due(s)


@rule
def face_is_due(s: Record) -> bool:
    """Whether a face is revealed, not a back: the solo stack lies face up after the set-up. (Streets 11)"""
    return bool(s.solo) and s.step > Step.DEAL and s.top != NONE and s.top_face == NO_TILE


@rule
def kind_due(s: Record) -> int:
    """The kind of move chance has to make."""
    if s.step == Step.CONSULTANTS:
        return Kind.CONSULTANT
    if s.step == Step.FIRST:
        return Kind.FIRST
    if s.step == Step.TAKE_OUT:
        return Kind.OUT
    if s.top == NONE:
        return Kind.TOP
    return Kind.TURN_UP if face_is_due(s) else Kind.DRAW


@rule
def weight(s: Record, kind: int, number: int) -> int:
    """How likely an outcome is, relative to the others of its kind."""
    if kind == Kind.CONSULTANT:
        return int(s.consultants_left) >> number & 1
    if kind == Kind.FIRST:
        return 1
    if kind == Kind.OUT or kind == Kind.TOP:
        return int(s.stack[number])
    return 1 if s.place[number] == Place.UNSEEN and s.back[number] == s.top else 0


@rule
def outcomes(s: Record, kind: int) -> tuple[int, int]:
    """The range of numbers that outcomes of a kind can have."""
    if kind == Kind.CONSULTANT:
        return 1, CONSULTANTS
    if kind == Kind.FIRST:
        return 0, int(s.seats)
    if kind == Kind.OUT or kind == Kind.TOP:
        return 0, COLOURS
    return FIRST_BUILDING, TILES


@rule
def chances(s: Record, out: Moves) -> int:
    """Fill `out` with what chance can do now; return how many there are."""
    kind = kind_due(s)
    low, high = outcomes(s, kind)
    n = 0
    for number in range(low, high):
        if weight(s, kind, number):
            out[n] = pack(kind, number, 0)
            n += 1
    return n


@rule
def draw_chance(s: Record, rng: Generator) -> int:
    """One of the things chance can do, drawn by weight."""
    kind = kind_due(s)
    low, high = outcomes(s, kind)
    total = 0
    for number in range(low, high):
        total += weight(s, kind, number)
    left = below(rng, total)
    for number in range(low, high):
        left -= weight(s, kind, number)
        if left < 0:
            return pack(kind, number, 0)
    return 0  # pragma: no cover - the weights add up to the total


@rule
def deal_consultant(s: Record, consultant: int, events: Events) -> None:
    """A seat gets its consultant. (Streets 10)"""
    s.consultant[s.dealt] = consultant
    s.consultants_left -= 1 << consultant
    tell(events, Event.CONSULTANT, s.dealt, consultant)
    s.dealt += 1


@rule
def take_off_stack(s: Record) -> None:
    """The top tile leaves the stack."""
    s.stack[s.top] -= 1
    s.top = NONE
    s.top_face = NO_TILE


@rule
def into_hand(s: Record, seat: int, tile: int, events: Events) -> None:
    """Put the top of the stack, now known to be this tile, into a hand. (Streets 4.4)"""
    s.hand[seat, s.hand_size[seat]] = tile
    s.hand_size[seat] += 1
    s.place[tile] = Place.HAND
    take_off_stack(s)
    tell(events, Event.DREW, seat, tile, s.back[tile])


@rule
def drawer(s: Record) -> int:
    """The seat that the next tile is for. (Streets 3, 4.4, 11)"""
    if s.step == Step.DEAL:
        return s.dealt // HAND
    return YOU if s.solo else int(s.turn)


@rule
def play_chance(s: Record, kind: int, number: int, events: Events) -> None:
    """Carry out what chance has dealt. (Streets 3, 4.4, 10, 11)"""
    if kind == Kind.CONSULTANT:
        deal_consultant(s, number, events)
    elif kind == Kind.FIRST:
        s.turn = number
        s.step = Step.TAKE_OUT
        tell(events, Event.FIRST, number)
    elif kind == Kind.OUT:
        s.stack[number] -= 1
        s.dealt += 1
        tell(events, Event.TAKEN_OUT, number)
    elif kind == Kind.TOP:
        s.top = number
        tell(events, Event.TOP, number)
    elif kind == Kind.TURN_UP:
        s.top_face = number
        s.place[number] = Place.TURNED_UP
        tell(events, Event.TURNED_UP, number)
    else:
        into_hand(s, drawer(s), number, events)
        if s.step == Step.DEAL:
            s.dealt += 1
        else:
            s.draws_left -= 1
