"""Townies 3: what a seat sees, as plain data: `seen` removes the secrets, and `VIEW` describes what is left."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from citywright.description import (
    Described,
    Node,
    by_word,
    each,
    either,
    flag,
    index,
    number,
    text,
    thing,
    unless_absent,
    word,
)
from citywright.games.townies.components import STEP_WORDS
from citywright.games.townies.seen import SEEN, show

StepName: TypeAlias = Literal[tuple(STEP_WORDS)]  # type: ignore[valid-type]  # known when it runs


class Drawn(TypedDict):
    """An object on a space."""

    object: str
    colour: str


Block: TypeAlias = str | Drawn  # a colour, or an object in its colour
Blocks: TypeAlias = dict[str, Block]  # by space


class GoalNow(TypedDict):
    """How a seat's goal stands."""

    count: int
    step: int  # of its card, counted from 1; 0: none is reached
    points: int


class Points(TypedDict):
    """A seat's points as they stand."""

    objects: int
    bonus: int  # of Stable Soil
    scored: int  # both together: what goals add is not certain yet
    goals: dict[str, GoalNow]
    total: int


class SeatView(Points):
    """A seat; its colours are not known before they are dealt."""

    start: str | None
    marker: str | None
    next: str | None  # the marker that it gets next
    basic: str | None  # the basic object of its marker, if that is not the rolled one
    goal_colours: dict[str, list[str]]  # those that each goal is about
    sheet: Blocks
    circles: list[int]
    stars: int
    finished: bool
    place: int | None  # at the end, counted from 1; seats that share one have the same
    circled: NotRequired[list[int]]  # solo: the circles that shapes have circled
    shapes_left: NotRequired[int]  # solo: how many may still be drawn
    choice: NotRequired[list[str]]  # only one's own: the moves that are sealed


class Dice(TypedDict):
    """Both dice."""

    object: str
    shape: str


class View(TypedDict):
    """How the game stands, as a seat sees it."""

    round: int
    step: StepName
    passes: int  # how often the markers have passed on
    dice: Dice | None
    individual: bool
    additional: str | None
    bonus: str | None
    seats: list[SeatView]
    verdict: NotRequired[str]  # solo, at the end


GOALS = by_word(
    "goals",
    "goal",
    "goals",
    thing(count=number("count"), step=word("reached", "reached"), points=number("worth")),
)
POINTS: dict[str, Node] = {
    "objects": number("objects"),
    "bonus": number("soil"),
    "scored": number("scored"),
    "goals": GOALS,
    "total": number("total"),
}
BLOCK = either(
    "is_object",
    thing(object=word("object", "objects"), colour=word("colour", "colours")),
    word("colour", "colours"),
)
SEAT = thing(
    start=word("start", "colours"),
    marker=word("marker", "colours"),
    next=word("next", "colours"),
    basic=word("basic", "objects"),
    goal_colours=by_word("goals", "goal", "goals", each("goal_colours", word("goal_colour", "colours"))),
    sheet=by_word("blocks", "space", "spaces", BLOCK),
    circles=each("filled", number("circle")),
    stars=number("stars"),
    **POINTS,
    finished=flag("finished"),
    place=index("place"),
    circled=unless_absent("alone", each("circlings", number("circled")), omits=True),
    shapes_left=unless_absent("alone", number("shapes_left"), omits=True),
    choice=unless_absent("own", each("choices", text("choice")), omits=True),
)
VIEW = Described(
    SEEN,
    thing(
        round=number("rounds"),
        step=word("step", "steps"),
        passes=number("passes"),
        dice=unless_absent(
            "is_rolled", thing(object=word("rolled_object", "objects"), shape=word("rolled_shape", "shapes"))
        ),
        individual=flag("individual"),
        additional=word("additional", "goals"),
        bonus=word("bonus", "bonuses"),
        seats=each("seats", SEAT),
        verdict=unless_absent("is_judged", word("verdict", "verdicts"), omits=True),
    ),
    show,
)
