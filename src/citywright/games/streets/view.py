"""Streets 13: what a seat sees, as plain data: `seen` removes the secrets, and `VIEW` describes what is left."""

from typing import Literal, TypeAlias, TypedDict

from citywright.description import Described, counts, each, flag, index, number, some, thing, unless_absent, word
from citywright.games.streets.components import GRIFTER_WORDS, STEP_WORDS
from citywright.games.streets.layout import FacingName
from citywright.games.streets.seen import SEEN, show

StepName: TypeAlias = Literal[tuple(STEP_WORDS)]  # type: ignore[valid-type]  # known when it runs
GrifterRule: TypeAlias = Literal[tuple(GRIFTER_WORDS)]  # type: ignore[valid-type]
Counts: TypeAlias = dict[str, int]


class Building(TypedDict):
    """A building of the city."""

    tile: str
    at: list[int]  # x and y
    facing: FacingName
    owner: int | None
    signs: int
    people: Counts
    fomo: Counts
    enclosed: bool
    street: str  # the street's first building, by which a move names it


class Card(TypedDict):
    """A tile seen from its back; its face, too, if the reader knows it."""

    back: str
    tile: str | None


class Holdings(TypedDict):
    """What lies open before a seat."""

    money: int
    free_signs: int
    consultant: str | None
    tokens: Counts


class SeatView(Holdings):
    """A seat with its hand."""

    hand: list[Card]
    place: int | None  # at the end, counted from 1; seats that share one have the same


class View(TypedDict):
    """How the game stands, as a seat sees it."""

    turn: int | None
    turns: int
    actor: int | None
    step: StepName
    seats: list[SeatView]
    city: list[Building]
    stack: Counts
    top: Card | None
    endgame: Counts
    endgame_up: bool
    lifted: str | None
    discarded: list[str]
    covered: list[str]
    people_left: Counts
    tokens_left: Counts
    closing: list[str]
    scope: str | None
    alone: bool
    abandoning: bool
    moving: str | None
    builds_left: int
    taking: int | None  # the seat whose tokens are to be chosen
    asks: str | None  # what a player is to decide, also for the Grifter: a message streets-decide-<asks>
    grifter: GrifterRule | None  # the rule by which the Grifter decides; what it leaves open is to be chosen


SEAT = thing(
    money=number("money"),
    free_signs=number("free_signs"),
    consultant=word("consultant", "consultants"),
    tokens=counts("tokens", "tokens"),
    hand=each("hand_size", thing(back=word("hand_back", "colours"), tile=word("hand", "tiles"))),
    place=index("place"),
)
BUILDING = thing(
    tile=word("tile", "tiles"),
    at=number("at"),
    facing=word("facing", "facings"),
    owner=index("owner"),
    signs=number("signs"),
    people=some("people", "colours"),
    fomo=some("standing", "colours"),
    enclosed=flag("enclosed"),
    street=word("street", "tiles"),
)
VIEW = Described(
    SEEN,
    thing(
        turn=index("turn"),
        turns=number("turns"),
        actor=index("actor"),
        step=word("step", "steps"),
        seats=each("seats", SEAT),
        city=each("buildings", BUILDING),
        stack=counts("stack", "colours"),
        top=unless_absent("has_top", thing(back=word("top", "colours"), tile=word("top_face", "tiles"))),
        endgame=counts("endgame", "colours"),
        endgame_up=flag("endgame_up"),
        lifted=word("lifted", "tiles"),
        discarded=each("discards", word("discarded", "tiles")),
        covered=each("covers", word("covered", "tiles")),
        people_left=some("people_left", "colours"),
        tokens_left=counts("tokens_left", "tokens"),
        closing=each("closings", word("closing", "tiles")),
        scope=word("scope", "tiles"),
        alone=flag("alone"),
        abandoning=flag("abandoning"),
        moving=word("moving", "colours"),
        builds_left=number("builds_left"),
        taking=index("taking"),
        asks=word("asks", "asked"),
        grifter=word("grifter", "grifter"),
    ),
    show,
)
