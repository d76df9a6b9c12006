"""What happened, told in rows of integers: enough to animate it and explain every point.

Spaces are told as the two words of a mask: `spaces` and `spaces_hi`.
"""

from citywright.description import YES_OR_NO, members, named
from citywright.event_data import Columns, EventReader, Field, word_in
from citywright.events import EventKind
from citywright.games.townies.layout import WORD_BITS

ROWS = 128  # room for the events of one move


class Event(EventKind):
    """Kinds of rows: number, section of the rules, fields."""

    START = 1, "2", "seat colour"
    ADDITIONAL = 2, "2", "goal"
    BONUS = 3, "2", "bonus"
    ROLLED = 4, "3", "round object shape"
    FINISHED = 5, "3", "seat"
    CROSSED_OUT = 6, "5", "seat bonus"
    SHAPE = 7, "3", "seat shape colour spaces spaces_hi"
    CIRCLED = 8, "8", "seat circle"
    OBJECT = 9, "3", "seat object colour space"
    NEIGHBOURS = 10, "4", "seat object each spaces spaces_hi points"  # the neighbours that count
    CONDITION = 11, "4", "seat object met spaces spaces_hi points"  # what meets, or spoils, the condition for 1 more
    SCORED = 12, "4", "seat object circle points"
    STAR = 13, "5", "seat space"
    SOIL = 14, "5", "seat space points"
    PASSED = 15, "3", "seat"
    MARKER = 16, "3", "seat colour"
    ENDING = 17, "6", "round"
    GOAL = 18, "7", "seat goal count spaces spaces_hi points"  # the spaces that count
    OVER = 19, "6"


COLUMNS: Columns = {  # what numbers of a row say, unless they are numbers
    "colour": {"colour": word_in("colours")},
    "object": {"object": word_in("objects"), "kind": Field(str | None, named("kinds"))},
    "goal": {"goal": word_in("goals")},
    "bonus": {"bonus": word_in("bonuses")},
    "shape": {"shape": word_in("shapes")},
    "space": {"space": word_in("spaces")},
    "spaces": {"spaces": Field(list[str], members("spaces", "space_order", WORD_BITS))},
    "spaces_hi": {},
    "met": {"met": Field(bool, YES_OR_NO)},
}
EVENT_READER = EventReader(Event, COLUMNS)  # no event tells a secret
