"""What happened, told in rows of integers written to a caller's buffer: enough to animate it and explain every point.

A buffer is an int64 array of shape (ROWS, WIDTH); its first row holds the number of rows in use. To one without rows
(`SILENT`) nothing is written. Spaces are told as the two words of a mask.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule

Events = NDArray[np.int64]
WIDTH = 8
ROWS = 128
SILENT = np.zeros((0, WIDTH), np.int64)  # to be passed on: inside a rule a global array cannot be written to


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


@rule
def tell(
    events: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one row, if anybody listens."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
    events[row, 5] = e
    events[row, 6] = f
    events[row, 7] = g
