"""What happened, told in rows of integers: enough to animate it and explain every dollar."""

from citywright.description import cell, named, tallied, unless_same
from citywright.event_data import Columns, EventReader, Field, HiddenMove, Instead, Secret, word_in
from citywright.events import EventKind
from citywright.games.streets.layout import SIDE, FacingName
from citywright.games.streets.packing import Kind
from citywright.games.streets.tally import BITS

ROWS = 512  # room for the events of one move


class Event(EventKind):
    """Kinds of rows: number, section of the rules, fields."""

    CONSULTANT = 1, "10", "seat consultant"
    FIRST = 2, "3", "seat"
    TAKEN_OUT = 3, "10", "back"
    TOP = 4, "3", "back"
    TURNED_UP = 5, "11", "tile"
    DREW = 6, "4.4", "seat tile back"
    SET_ASIDE = 7, "11", "back"
    TURN = 8, "4", "seat number"
    LIFTED = 9, "11", "tile"
    ABANDONED = 10, "4.1", "seat tile signs"
    BUILT = 11, "4.2", "seat tile cell facing signs"
    COVERED = 12, "10", "seat tile covered"
    DISCARDED = 13, "4", "seat tile"
    ARRIVED = 14, "4.2", "tile colour n"  # new people from the supply
    GATHERED = 15, "4.2", "tile colour n source"  # people with FOMO
    ENCLOSED = 16, "2", "tile size"
    SCORING = 17, "5", "tile"
    TOOK = 18, "9", "seat business n"
    SHOWED = 19, "10", "seat tile building"
    VALUED = 20, "6", "seat tile printed units price symbols amount"
    PAID = 21, "5", "seat tile valuation people signs half amount"
    SIGN_HOME = 22, "5", "seat tile signs"
    SENT = 23, "7", "colour source tile seat"
    STOOD = 24, "7", "tile colour n"
    ENDING = 25, "8"
    MAJORITY = 26, "9", "seat business tokens amount"
    SETS = 27, "9", "seat sets amount"
    OVER = 28, "8"
    PASSED = 29, "10", "seat"
    TO_STATION = 30, "10", "colour n source"


TILE = word_in("tiles")
UNKNOWN_TILE = Field(str | None, TILE.reader)
COLUMNS: Columns = {  # what numbers of a row say, unless they are numbers
    "colour": {"colour": word_in("colours")},
    "back": {"back": word_in("colours")},
    "business": {"business": word_in("businesses")},
    "consultant": {"consultant": word_in("consultants")},
    "facing": {"facing": Field(FacingName, named("facings"))},
    "tile": {"tile": TILE},
    "building": {"building": TILE},
    "covered": {"covered": TILE},
    "source": {"source": TILE},
    "printed": {
        "printed": UNKNOWN_TILE,
        "kind": word_in("valuations"),
        "depicted": Field(list[str], named("depicted")),
    },
    "cell": {"at": Field(list[int], cell(SIDE))},
    "symbols": {"symbols": Field(dict[str, int], tallied("colours", int(BITS)))},
}
SPECIAL: dict[EventKind, Columns] = {
    Event.DREW: {"tile": {"tile": UNKNOWN_TILE}},
    Event.VALUED: {"tile": {"tile": TILE, "copied": Field(str | None, unless_same("tiles"))}},
}
EVENT_READER = EventReader(
    Event,
    COLUMNS,
    SPECIAL,
    secrets={Event.DREW: Secret("tile", of="seat")},  # only the drawer sees the face (Streets 13)
    instead={Event.PAID: Instead("half", Event.ENDING.rule)},
)
DRAWN = HiddenMove(Kind.DRAW, Event.DREW, seat=1, shows=3, words="colours", text="draw ?{}")
