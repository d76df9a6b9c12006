"""What happened, told in rows of integers: enough to animate it and explain every point.

Spaces are told as the two words of a mask.
"""

from enum import IntEnum

ROWS = 128  # room for the events of one move


class Event(IntEnum):
    """Kinds of rows; `FIELDS` names what follows the kind in each."""

    START = 1
    ADDITIONAL = 2
    BONUS = 3
    ROLLED = 4
    FINISHED = 5
    CROSSED_OUT = 6
    SHAPE = 7
    CIRCLED = 8
    OBJECT = 9
    NEIGHBOURS = 10
    CONDITION = 11
    SCORED = 12
    STAR = 13
    SOIL = 14
    PASSED = 15
    MARKER = 16
    ENDING = 17
    GOAL = 18
    OVER = 19


SPACES = ("spaces", "spaces_hi")  # a field that takes two numbers

FIELDS: dict[Event, tuple[str, ...]] = {
    Event.START: ("seat", "colour"),
    Event.ADDITIONAL: ("goal",),
    Event.BONUS: ("bonus",),
    Event.ROLLED: ("round", "object", "shape"),
    Event.FINISHED: ("seat",),
    Event.CROSSED_OUT: ("seat", "bonus"),
    Event.SHAPE: ("seat", "shape", "colour", *SPACES),
    Event.CIRCLED: ("seat", "circle"),
    Event.OBJECT: ("seat", "object", "colour", "space"),
    Event.NEIGHBOURS: ("seat", "object", "each", *SPACES, "points"),  # the neighbours that count
    Event.CONDITION: ("seat", "object", "met", *SPACES, "points"),  # what meets, or spoils, the condition for 1 more
    Event.SCORED: ("seat", "object", "circle", "points"),
    Event.STAR: ("seat", "space"),
    Event.SOIL: ("seat", "space", "points"),
    Event.PASSED: ("seat",),
    Event.MARKER: ("seat", "colour"),
    Event.ENDING: ("round",),
    Event.GOAL: ("seat", "goal", "count", *SPACES, "points"),  # the spaces that count
    Event.OVER: (),
}

RULE: dict[Event, str] = {  # the section of the rules that each kind follows
    Event.START: "2",
    Event.ADDITIONAL: "2",
    Event.BONUS: "2",
    Event.ROLLED: "3",
    Event.FINISHED: "3",
    Event.CROSSED_OUT: "5",
    Event.SHAPE: "3",
    Event.CIRCLED: "8",
    Event.OBJECT: "3",
    Event.NEIGHBOURS: "4",
    Event.CONDITION: "4",
    Event.SCORED: "4",
    Event.STAR: "5",
    Event.SOIL: "5",
    Event.PASSED: "3",
    Event.MARKER: "3",
    Event.ENDING: "6",
    Event.GOAL: "7",
    Event.OVER: "6",
}
