"""What can be impossible about a position: rows of integers, told like events."""

from citywright.event_data import Columns, EventReader, word_in
from citywright.events import EventKind

ROWS = 64  # room for what is wrong with one position


class Fault(EventKind):
    """Kinds of rows: number, section of the rules, fields."""

    START_TWICE = 1, "2", "seat colour"
    NO_SUCH_GOAL = 2, "7", "goal"
    NO_SUCH_BONUS = 3, "5", "bonus"
    CIRCLES = 4, "4", "seat n objects most"
    CIRCLED_IN_COMPANY = 5, "8", "seat"
    NOTHING_TO_DRAW = 6, "8", "seat"
    STARS_WITHOUT_CARD = 7, "5", "seat"
    SOIL_WITHOUT_CARD = 8, "5", "seat"
    MUCH_SOIL = 9, "5", "seat soil high"


COLUMNS: Columns = {
    "colour": {"colour": word_in("colours")},
    "goal": {"goal": word_in("goals")},
    "bonus": {"bonus": word_in("bonuses")},
}
FAULT_READER = EventReader(Fault, COLUMNS)
