"""Townies 5: stars, how they are marked, what they let a seat do, and Stable Soil."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.events import Event
from citywright.games.townies.layout import COLOURS, SHAPES, Bonus, Mask, Record
from citywright.games.townies.masks import first, only, rest
from citywright.games.townies.objects import object_spaces
from citywright.games.townies.sheet import covered


@rule
def mark_bonus(s: Record, seat: int, space: int, events: Events) -> None:
    """An object on a bonus space marks a star, or scores at once with Stable Soil. (Townies 5)"""
    lo, hi = only(space)
    if s.bonus == Bonus.NONE or not (lo & int(s.bonus_spaces[0]) or hi & int(s.bonus_spaces[1])):
        return
    if s.bonus == Bonus.STABLE_SOIL:
        s.soil[seat] += s.soil_points
        tell(events, Event.SOIL, seat, space, s.soil_points)
    else:
        s.stars[seat] += 1
        tell(events, Event.STAR, seat, space)


@rule
def cross_out(s: Record, seat: int, events: Events) -> None:
    """Use up a star for the bonus card. (Townies 5)"""
    s.stars[seat] -= 1
    tell(events, Event.CROSSED_OUT, seat, s.bonus)


@rule
def uses(s: Record, seat: int) -> int:
    """In how many ways a seat may draw: one without a star, others by Funding, each colour or each face. (Townies 5)"""
    if s.stars[seat] == 0 or s.choice[seat]:
        return 1
    if s.bonus == Bonus.FUNDING:
        return 2
    return 1 + (COLOURS if s.bonus == Bonus.PALETTE else SHAPES)


@rule
def is_idle(s: Record, seat: int, use: int) -> bool:
    """Whether a use changes nothing: the marker's own colour, or the face rolled. (Townies 5)"""
    if s.bonus == Bonus.PALETTE:
        return use - 1 == s.marker[seat]
    return s.bonus == Bonus.PERMIT and use - 1 == s.rolled_shape


@rule
def colour_used(s: Record, seat: int, use: int) -> int:
    """The colour drawn in: the marker's, or with Palette another. (Townies 5)"""
    return use - 1 if use > 0 and s.bonus == Bonus.PALETTE else int(s.marker[seat])


@rule
def shape_used(s: Record, use: int) -> int:
    """The shape drawn: the one rolled, or with Permit another. (Townies 5)"""
    return use - 1 if use > 0 and s.bonus == Bonus.PERMIT else int(s.rolled_shape)


@rule
def allows_objects(s: Record, use: int) -> bool:
    """Whether a use applies to objects, too: Funding's object comes later, and Permit is for shapes. (Townies 5)"""
    return use == 0 or s.bonus == Bonus.PALETTE


@rule
def leaves_object(s: Record, seat: int, lo: int, hi: int) -> bool:
    """Whether an object, rolled or basic, can be drawn after a shape on these spaces. (Townies 5, Funding)"""
    colour = int(s.marker[seat])
    for object_ in (int(s.basic[colour]), int(s.rolled_object)):
        at_lo, at_hi = object_spaces(s, seat, object_, colour, lo, hi)
        if at_lo or at_hi:
            return True
    return False


@rule
def fundable(s: Record, seat: int, turn: int, lo: int, hi: int) -> Mask:
    """Of the first spaces of the rolled shape, those after which an object can be drawn. (Townies 5, Funding)"""
    left_lo, left_hi = lo, hi
    while left_lo or left_hi:
        here = first(left_lo, left_hi)
        left_lo, left_hi = rest(left_lo, left_hi)
        shape_lo, shape_hi = covered(s, s.rolled_shape, turn, here)
        if not leaves_object(s, seat, shape_lo, shape_hi):
            here_lo, here_hi = only(here)
            lo, hi = lo & ~here_lo, hi & ~here_hi
    return lo, hi
