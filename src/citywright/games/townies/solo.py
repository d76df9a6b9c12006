"""Townies 8: solo, where each shape circles an empty circle, so there are at most nine shapes."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.events import Event
from citywright.games.townies.layout import CIRCLES, NONE, Record


@rule
def next_circle(s: Record, seat: int) -> int:
    """The leftmost circle that is neither filled nor circled, or NONE. (Townies 8)"""
    for circle in range(int(s.filled[seat]), CIRCLES):
        if not int(s.circled[seat]) >> circle & 1:
            return circle
    return NONE


@rule
def shapes_left(s: Record, seat: int) -> int:
    """Shapes that may still be drawn: one for each circle that is neither filled nor circled. (Townies 8)"""
    left = 0
    for circle in range(int(s.filled[seat]), CIRCLES):
        left += 1 - (int(s.circled[seat]) >> circle & 1)
    return left


@rule
def may_draw_shapes(s: Record, seat: int) -> bool:
    """Whether the black die may still be used: in solo only with a circle left to circle. (Townies 8)"""
    return not s.solo or next_circle(s, seat) != NONE


@rule
def circle_one(s: Record, seat: int, events: Events) -> None:
    """A shape circles the leftmost uncircled empty circle. (Townies 8)"""
    circle = next_circle(s, seat)
    s.circled[seat] |= 1 << circle
    tell(events, Event.CIRCLED, seat, circle + 1)
