"""Townies 3: what a seat sees, as plain data. The only place where secrets are removed.

Of the open round others see only who has finished; all else lies open. A seat of NOBODY is a spectator.
"""

from typing import Any

from citywright.games.townies.choices import has_finished
from citywright.games.townies.events import FIELDS, RULE, SPACES, Event
from citywright.games.townies.goals import count_goal, goal_worth, has_goal
from citywright.games.townies.layout import CIRCLES, GOALS, NONE, Bonus, Colour, Goal, Object, Record, Step
from citywright.games.townies.moves import from_int, text
from citywright.games.townies.rules import object_points
from citywright.games.townies.sheet import colour_at, object_at
from citywright.games.townies.tables import Box, verdict
from citywright.names import word

Data = dict[str, Any]


def word_or_none(members: Any, number: int) -> str | None:
    """The word for a number, None for NONE."""
    return None if number == NONE else word(members(number))


def sheet(s: Record, seat: int, box: Box) -> Data:
    """The blocks of a seat, by space: a colour, or an object and its colour."""
    data: Data = {}
    for name in box.map.named(s.blocks[seat, 0], s.blocks[seat, 1]):
        space = box.space_number(name)
        colour, object_ = word(Colour(colour_at(s, seat, space))), object_at(s, seat, space)
        data[name] = colour if object_ == NONE else {"object": word(Object(object_)), "colour": colour}
    return data


def goals(s: Record, seat: int) -> dict[str, dict[str, int]]:
    """What a seat's goals count now, and would score. (Townies 7)"""
    counts = {goal: int(count_goal(s, seat, goal)[0]) for goal in range(GOALS) if has_goal(s, goal)}
    return {word(Goal(goal)): {"count": n, "points": goal_worth(s, goal, n)} for goal, n in counts.items()}


def points(s: Record, seat: int) -> Data:
    """A seat's points as they stand: objects, Stable Soil, goals, and all together. (Townies 6)"""
    by_goal = goals(s, seat) if s.start[seat] != NONE else {}
    objects, soil = object_points(s, seat), int(s.soil[seat])
    total = objects + soil + sum(goal["points"] for goal in by_goal.values())
    return {"objects": objects, "bonus": soil, "goals": by_goal, "total": total}


def view(s: Record, seat: int, box: Box) -> Data:
    """Everything a seat sees. (Townies 3)"""
    rolled = s.rolled_shape != NONE
    data: Data = {
        "round": int(s.rounds),
        "step": word(Step(s.step)),
        "dice": {"object": word(Object(s.rolled_object)), "shape": box.shape_name(s.rolled_shape)} if rolled else None,
        "individual": bool(s.individual),
        "additional": word_or_none(Goal, s.additional),
        "bonus": None if s.bonus == Bonus.NONE else word(Bonus(s.bonus)),
        "seats": [_seat(s, seat, other, box) for other in range(s.seats)],
    }
    if s.solo and s.step == Step.OVER:
        data["verdict"] = verdict(data["seats"][0]["total"])
    return data


def _seat(s: Record, seat: int, other: int, box: Box) -> Data:
    data: Data = {
        "start": word_or_none(Colour, s.start[other]),
        "marker": word_or_none(Colour, s.marker[other]),
        "sheet": sheet(s, other, box),
        "circles": [int(circle) for circle in s.circle[other, : s.filled[other]]],
        "stars": int(s.stars[other]),
        **points(s, other),
        "finished": bool(s.step == Step.CHOOSE and has_finished(s, other)),
    }
    if s.solo:
        data["circled"] = circled(s, other)
    if other == seat:
        data["choice"] = [text(from_int(move, box)) for move in (s.choice[seat], s.extra[seat]) if move]
    return data


def circled(s: Record, seat: int) -> list[int]:
    """Solo: the circles that shapes have circled, counted from 1. (Townies 8)"""
    return [circle + 1 for circle in range(CIRCLES) if int(s.circled[seat]) >> circle & 1]


def is_sealed(before: Record, now: Record) -> bool:
    """Whether a choice made in one record is still hidden in a later one: its round is open. (Townies 3)"""
    return bool(before.step == now.step == Step.CHOOSE and before.rounds == now.rounds and not now.solo)


def move_seen(before: Record, move: int, seat: int, box: Box) -> str:
    """A move as a seat sees it; a sealed one is not shown at all."""
    return text(from_int(move, box))


NAMED: dict[str, Any] = {"colour": Colour, "object": Object, "goal": Goal, "bonus": Bonus}


def event_seen(row: Any, seat: int, box: Box) -> Data:
    """An event as a seat sees it, in words; no event tells a secret."""
    kind = Event(row[0])
    told: Data = {"event": word(kind), "rule": RULE[kind]}
    for place, name in enumerate(FIELDS[kind], 1):
        value = int(row[place])
        if name in NAMED:
            told[name] = word(NAMED[name](value))
        elif name == SPACES[0]:
            told[name] = box.map.named(value, row[place + 1])
        elif name == "space":
            told[name] = box.space_name(value)
        elif name == "shape":
            told[name] = box.shape_name(value)
        elif name == "met":
            told[name] = bool(value)
        elif name != SPACES[1]:
            told[name] = value
    return told
