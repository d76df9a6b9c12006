"""Townies 3, 5: what a seat may choose in a round, and how a choice is sealed until all have chosen.

Choices come in bundles: the integer of a move without its space, and the mask of the spaces it may have. So a choice
can be drawn at random without listing all of them first.
"""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.bonus import allows_objects, colour_used, fundable, is_idle, shape_used, uses
from citywright.games.townies.events import Event
from citywright.games.townies.layout import FIRST_TURN, NONE, ROLLED, Bonus, Moves, Record, Step
from citywright.games.townies.masks import first, nth, rest, size
from citywright.games.townies.objects import object_spaces
from citywright.games.townies.packing import Kind, colour_of, kind_of, pack, piece_of, space_of, star_of, turn_of
from citywright.games.townies.sheet import covered, fits
from citywright.games.townies.solo import may_draw_shapes
from citywright.random_numbers import Generator, below


@rule
def object_of_part(s: Record, part: int, colour: int) -> int:
    """The rolled object, or the basic object of a colour if that is a different one. (Townies 3)"""
    if part == ROLLED:
        return int(s.rolled_object)
    return NONE if s.basic[colour] == s.rolled_object else int(s.basic[colour])


@rule
def object_bundle(s: Record, seat: int, use: int, part: int) -> tuple[int, int, int]:
    """The rolled or the basic object, wherever it may be drawn. (Townies 3, rolled and basic object)"""
    colour = colour_used(s, seat, use)
    object_ = object_of_part(s, part, colour)
    if object_ == NONE or not allows_objects(s, use):
        return 0, 0, 0
    lo, hi = object_spaces(s, seat, object_, NONE, 0, 0)
    if use > 0:
        return pack(Kind.OBJECT, object_, 0, 0, colour, s.bonus), lo, hi
    return pack(Kind.OBJECT, object_, 0, 0, NONE, Bonus.NONE), lo, hi


@rule
def extra_bundle(s: Record, seat: int, part: int) -> tuple[int, int, int]:
    """The object that Funding adds to a sealed shape, wherever it may then be drawn. (Townies 5, Funding)"""
    move = int(s.choice[seat])
    object_ = object_of_part(s, part, colour_of(move))
    if object_ == NONE:
        return 0, 0, 0
    lo, hi = covered(s, piece_of(move), turn_of(move), space_of(move))
    lo, hi = object_spaces(s, seat, object_, colour_of(move), lo, hi)
    return pack(Kind.OBJECT, object_, 0, 0, NONE, Bonus.NONE), lo, hi


@rule
def shape_bundle(s: Record, seat: int, use: int, turn: int) -> tuple[int, int, int]:
    """The shape, lying one way, wherever it fits. (Townies 3, shape)"""
    shape = shape_used(s, use)
    lo, hi = fits(s, seat, shape, turn)
    if use > 0 and s.bonus == Bonus.FUNDING:
        lo, hi = fundable(s, seat, turn, lo, hi)
    star = int(s.bonus) if use > 0 else 0
    return pack(Kind.SHAPE, shape, turn, 0, colour_used(s, seat, use), star), lo, hi


@rule
def parts(s: Record, seat: int, use: int) -> int:
    """How many bundles a use has: two for objects, then one for each way the shape can lie. (Townies 3, 5)"""
    if s.choice[seat]:
        return FIRST_TURN
    if is_idle(s, seat, use):
        return 0
    return FIRST_TURN + int(s.turns[shape_used(s, use)]) if may_draw_shapes(s, seat) else FIRST_TURN


@rule
def bundle(s: Record, seat: int, use: int, part: int) -> tuple[int, int, int]:
    """One bundle of choices: a move without its space, and the spaces it may have. (Townies 3, 5)"""
    if part >= FIRST_TURN:
        return shape_bundle(s, seat, use, part - FIRST_TURN)
    if s.choice[seat]:
        return extra_bundle(s, seat, part)
    return object_bundle(s, seat, use, part)


@rule
def legal_choices(s: Record, seat: int, out: Moves) -> int:
    """Fill `out` with a seat's choices; return their number. A seat that needs a star to draw may pass. (Townies 3)"""
    n = without_star = 0
    for use in range(uses(s, seat)):
        for part in range(parts(s, seat, use)):
            move, lo, hi = bundle(s, seat, use, part)
            while lo or hi:
                out[n] = move | first(lo, hi)
                lo, hi = rest(lo, hi)
                n += 1
        if use == 0:
            without_star = n
    if without_star == 0:
        out[n] = pack(Kind.PASS, 0, 0, 0, NONE, Bonus.NONE)
        n += 1
    return n


@rule
def draw_choice(s: Record, seat: int, rng: Generator) -> int:
    """A random choice of those that `legal_choices` lists, without listing them. (Townies 3, 5)"""
    n, chosen, space_lo, space_hi, place = 0, 0, 0, 0, 0
    for use in range(uses(s, seat)):
        for part in range(parts(s, seat, use)):
            move, lo, hi = bundle(s, seat, use, part)
            here = size(lo, hi)
            n += here
            drawn = below(rng, n) if here else 0
            if drawn < here:  # this bundle takes the place of an earlier one
                chosen, space_lo, space_hi, place = move, lo, hi, drawn
        if n == 0:
            n, chosen = 1, pack(Kind.PASS, 0, 0, 0, NONE, Bonus.NONE)
    return chosen | nth(space_lo, space_hi, place) if space_lo or space_hi else chosen


@rule
def needs_extra(s: Record, seat: int) -> bool:
    """Whether a seat has sealed a shape with Funding, and still has to choose the object. (Townies 5, Funding)"""
    move = int(s.choice[seat])
    return kind_of(move) == Kind.SHAPE and star_of(move) == Bonus.FUNDING and s.extra[seat] == 0


@rule
def has_finished(s: Record, seat: int) -> bool:
    """Whether a seat's choice of the round is complete. (Townies 3)"""
    return s.choice[seat] != 0 and not needs_extra(s, seat)


@rule
def seal(s: Record, seat: int, move: int, events: Events) -> None:
    """Keep a choice for the end of the round; others learn only who has finished. (Townies 3)"""
    if s.choice[seat]:
        s.extra[seat] = move
    else:
        s.choice[seat] = move
    if has_finished(s, seat):
        tell(events, Event.FINISHED, seat)


@rule
def wait_for_choices(s: Record) -> None:
    """Wait for the seats that have not finished; when all have, draw the choices. (Townies 3)"""
    for seat in range(s.seats):
        if not has_finished(s, seat):
            s.due |= 1 << seat
    if s.due == 0:
        s.step = Step.DRAW
