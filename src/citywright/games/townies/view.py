"""Townies 3: what a seat sees, as plain data. The only place where secrets are removed.

Of the open round others see only who has finished; all else lies open. A seat of NOBODY is a spectator.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from citywright.event_data import Columns, EventReader, Field, Happened, words_of
from citywright.games.townies.choices import has_finished, object_of_part
from citywright.games.townies.components import Box, kind_colours, verdict
from citywright.games.townies.events import Event
from citywright.games.townies.goals import COLOURS_OF_GOALS, count_goal, goal_worth, goals_played
from citywright.games.townies.layout import (
    BASIC,
    CIRCLES,
    COLOURS,
    GOALS,
    NONE,
    Bonus,
    Colour,
    Goal,
    Object,
    Record,
    Step,
)
from citywright.games.townies.round import next_marker
from citywright.games.townies.rules import object_points
from citywright.games.townies.solo import shapes_left
from citywright.names import Remembered, plain, word

# A view is made for everybody after every move, so words are looked up only once.
COLOUR_WORDS = [word(colour) for colour in Colour]
OBJECT_WORDS = [word(object_) for object_ in Object]
GOAL_WORDS = [word(goal) for goal in Goal]
BONUS_WORDS = [word(bonus) for bonus in Bonus]
STEP_WORDS = [word(step) for step in Step]
OFFSETS = {word(goal): COLOURS_OF_GOALS.get(goal, ()) for goal in Goal}

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


def word_or_none(members: Any, number: int) -> str | None:
    """The word for a number, None for NONE."""
    return None if number == NONE else word(members(number))


def sheet(s: Record | SimpleNamespace, seat: int, box: Box) -> Blocks:
    """The blocks of a seat, by space: a colour, or an object and its colour."""
    colours = {
        name: colour
        for colour, mask in zip(COLOUR_WORDS, s.coloured[seat].tolist(), strict=True)
        for name in box.map.named(*mask)
    }
    objects = {
        name: object_
        for object_, mask in zip(OBJECT_WORDS, s.drawn[seat].tolist(), strict=True)
        for name in box.map.named(*mask)
    }
    return {
        name: {"object": objects[name], "colour": colours[name]} if name in objects else colours[name]
        for name in box.map.named(*s.blocks[seat].tolist())
    }


def goals(s: Record, seat: int, box: Box) -> dict[str, GoalNow]:
    """What a seat's goals count now, and would score. (Townies 7)"""
    played, cards = goals_played(s), box.cards.goals
    counts = {goal: int(count_goal(s, seat, goal)[0]) for goal in range(GOALS) if played >> goal & 1}
    return {
        GOAL_WORDS[goal]: {"count": n, "step": min(n, len(cards[goal])), "points": goal_worth(s, goal, n)}
        for goal, n in counts.items()
    }


def goal_colours(goal: str, start: int) -> list[str]:
    """The colours that a goal is about for a seat with a starting colour. (Townies 7)"""
    return [COLOUR_WORDS[(start + offset) % COLOURS] for offset in OFFSETS[goal]]


def points(s: Record, seat: int, box: Box) -> Points:
    """A seat's points as they stand: objects, Stable Soil, goals, and all together. (Townies 6)"""
    by_goal = goals(s, seat, box) if s.start[seat] != NONE else {}
    objects, soil = object_points(s, seat), int(s.soil[seat])
    total = objects + soil + sum(goal["points"] for goal in by_goal.values())
    return {"objects": objects, "bonus": soil, "scored": objects + soil, "goals": by_goal, "total": total}


def view(s: Record, seat: int, box: Box) -> View:
    """Everything a seat sees. (Townies 3)"""
    return views(s, [seat], box)[0]


def views(s: Record, seats: Sequence[int], box: Box) -> list[View]:
    """Everything that each of some seats sees; they differ in the own choice. (Townies 3)"""
    seen_by_all = _table(s, box)
    return [{**seen_by_all, "seats": _with_choice(s, seat, seen_by_all["seats"], box)} for seat in seats]


def _with_choice(s: Record, seat: int, seen: list[SeatView], box: Box) -> list[SeatView]:
    """What all see of each seat, and what a seat sees of itself."""
    if seat not in range(len(seen)):
        return seen
    choice = [box.texts[int(move)] for move in (s.choice[seat], s.extra[seat]) if move]
    return [other | {"choice": choice} if number == seat else other for number, other in enumerate(seen)]


def _table(record: Record, box: Box) -> View:
    s = plain(record)
    rolled = s.rolled_shape != NONE
    data: View = {
        "round": s.rounds,
        "step": STEP_WORDS[s.step],
        "passes": s.rounds if s.step == Step.ROLL else max(0, s.rounds - 1),
        "dice": {"object": OBJECT_WORDS[s.rolled_object], "shape": box.shape_name(s.rolled_shape)} if rolled else None,
        "individual": bool(s.individual),
        "additional": word_or_none(Goal, s.additional),
        "bonus": None if s.bonus == Bonus.NONE else BONUS_WORDS[s.bonus],
        "seats": [_seat(record, s, seat, box) for seat in range(s.seats)],
    }
    if s.solo and s.step == Step.OVER:
        data["verdict"] = verdict(data["seats"][0]["total"])
    return data


def _seat(record: Record, s: SimpleNamespace, seat: int, box: Box) -> SeatView:
    marker, found = int(s.marker[seat]), points(record, seat, box)
    basic = NONE if marker == NONE else object_of_part(record, BASIC, marker)
    data: SeatView = {
        "start": word_or_none(Colour, s.start[seat]),
        "marker": word_or_none(Colour, marker),
        "next": None if marker == NONE or s.step == Step.OVER else COLOUR_WORDS[next_marker(marker)],
        "basic": None if basic == NONE else OBJECT_WORDS[basic],
        "goal_colours": {goal: goal_colours(goal, int(s.start[seat])) for goal in found["goals"]},
        "sheet": sheet(s, seat, box),
        "circles": s.circle[seat, : s.filled[seat]].tolist(),
        "stars": int(s.stars[seat]),
        "objects": found["objects"],
        "bonus": found["bonus"],
        "scored": found["scored"],
        "goals": found["goals"],
        "total": found["total"],
        "finished": bool(s.step == Step.CHOOSE and has_finished(record, seat)),
    }
    if s.solo:
        data["circled"] = circled(s, seat)
        data["shapes_left"] = int(shapes_left(record, seat))
    return data


def circled(s: Record | SimpleNamespace, seat: int) -> list[int]:
    """Solo: the circles that shapes have circled, counted from 1. (Townies 8)"""
    return [circle + 1 for circle in range(CIRCLES) if int(s.circled[seat]) >> circle & 1]


def move_seen(move: int, events: Any, seat: int, box: Box) -> str:
    """A move as a seat sees it; a sealed one is not shown at all."""
    return box.texts[move]


KIND_COLOURS = Remembered(lambda object_: word_or_none(Colour, kind_colours()[Object(object_)]))
COLUMNS: Columns = {  # what numbers of a row say, unless they are numbers
    "colour": {"colour": words_of(COLOUR_WORDS)},
    "object": {"object": words_of(OBJECT_WORDS), "kind": Field(str | None, lambda number, box: KIND_COLOURS[number])},
    "goal": {"goal": words_of(GOAL_WORDS)},
    "bonus": {"bonus": words_of(BONUS_WORDS)},
    "shape": {"shape": Field(str, lambda number, box: box.shape_name(number))},
    "space": {"space": Field(str, lambda number, box: box.space_name(number))},
    "spaces": {"spaces": Field(list[str], lambda low, high, box: box.map.named(low, high), width=2)},
    "spaces_hi": {},
    "met": {"met": Field(bool, lambda number, box: bool(number))},
}
EVENT_READER = EventReader(Event, COLUMNS)


def event_seen(row: Any, seat: int, box: Box) -> Happened:
    """An event as a seat sees it, in words; no event tells a secret."""
    kind, *values = row.tolist()
    return EVENT_READER.read(kind, values, box)
