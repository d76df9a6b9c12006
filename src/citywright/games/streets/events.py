"""What happened, told in rows of integers: enough to animate it and explain every dollar."""

from enum import IntEnum

ROWS = 512  # room for the events of one move


class Event(IntEnum):
    """Kinds of rows; `FIELDS` names what follows the kind in each."""

    CONSULTANT = 1
    FIRST = 2
    TAKEN_OUT = 3
    TOP = 4
    TURNED_UP = 5
    DREW = 6
    SET_ASIDE = 7
    TURN = 8
    LIFTED = 9
    ABANDONED = 10
    BUILT = 11
    COVERED = 12
    DISCARDED = 13
    ARRIVED = 14
    GATHERED = 15
    ENCLOSED = 16
    SCORING = 17
    TOOK = 18
    SHOWED = 19
    VALUED = 20
    PAID = 21
    SIGN_HOME = 22
    SENT = 23
    STOOD = 24
    ENDING = 25
    MAJORITY = 26
    SETS = 27
    OVER = 28
    PASSED = 29
    TO_STATION = 30


FIELDS: dict[Event, tuple[str, ...]] = {
    Event.CONSULTANT: ("seat", "consultant"),
    Event.FIRST: ("seat",),
    Event.TAKEN_OUT: ("back",),
    Event.TOP: ("back",),
    Event.TURNED_UP: ("tile",),
    Event.DREW: ("seat", "tile", "back"),
    Event.SET_ASIDE: ("back",),
    Event.TURN: ("seat", "number"),
    Event.LIFTED: ("tile",),
    Event.ABANDONED: ("seat", "tile", "signs"),
    Event.BUILT: ("seat", "tile", "cell", "facing", "signs"),
    Event.COVERED: ("seat", "tile", "covered"),
    Event.DISCARDED: ("seat", "tile"),
    Event.ARRIVED: ("tile", "colour", "n"),  # new people from the supply
    Event.GATHERED: ("tile", "colour", "n", "source"),  # people with FOMO
    Event.ENCLOSED: ("tile", "size"),
    Event.SCORING: ("tile",),
    Event.TOOK: ("seat", "business", "n"),
    Event.SHOWED: ("seat", "tile", "building"),
    Event.VALUED: ("seat", "tile", "printed", "units", "price", "symbols", "amount"),
    Event.PAID: ("seat", "tile", "valuation", "people", "signs", "half", "amount"),
    Event.SIGN_HOME: ("seat", "tile", "signs"),
    Event.SENT: ("colour", "source", "tile", "seat"),
    Event.STOOD: ("tile", "colour", "n"),
    Event.ENDING: (),
    Event.MAJORITY: ("seat", "business", "tokens", "amount"),
    Event.SETS: ("seat", "sets", "amount"),
    Event.OVER: (),
    Event.PASSED: ("seat",),
    Event.TO_STATION: ("colour", "n", "source"),
}

RULE: dict[Event, str] = {  # the section of the rules that each kind follows
    Event.CONSULTANT: "10",
    Event.FIRST: "3",
    Event.TAKEN_OUT: "10",
    Event.TOP: "3",
    Event.TURNED_UP: "11",
    Event.DREW: "4.4",
    Event.SET_ASIDE: "11",
    Event.TURN: "4",
    Event.LIFTED: "11",
    Event.ABANDONED: "4.1",
    Event.BUILT: "4.2",
    Event.COVERED: "10",
    Event.DISCARDED: "4",
    Event.ARRIVED: "4.2",
    Event.GATHERED: "4.2",
    Event.ENCLOSED: "2",
    Event.SCORING: "5",
    Event.TOOK: "9",
    Event.SHOWED: "10",
    Event.VALUED: "6",
    Event.PAID: "5",
    Event.SIGN_HOME: "5",
    Event.SENT: "7",
    Event.STOOD: "7",
    Event.ENDING: "8",
    Event.MAJORITY: "9",
    Event.SETS: "9",
    Event.OVER: "8",
    Event.PASSED: "10",
    Event.TO_STATION: "10",
}
