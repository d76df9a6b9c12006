"""Townies 3: what a seat sees, as plain data. The only place where secrets are removed.

Of the open round others see only who has finished; all else lies open. A seat of NOBODY is a spectator.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from citywright.games.townies.choices import has_finished
from citywright.games.townies.components import Box, verdict
from citywright.games.townies.events import Event
from citywright.games.townies.goals import count_goal, goal_worth, goals_played
from citywright.games.townies.layout import CIRCLES, GOALS, NONE, Bonus, Colour, Goal, Object, Record, Step
from citywright.games.townies.rules import object_points
from citywright.names import plain, word

Data = dict[str, Any]

# A view is made for everybody after every move, so words are looked up only once.
COLOUR_WORDS = [word(colour) for colour in Colour]
OBJECT_WORDS = [word(object_) for object_ in Object]
GOAL_WORDS = [word(goal) for goal in Goal]
BONUS_WORDS = [word(bonus) for bonus in Bonus]


def word_or_none(members: Any, number: int) -> str | None:
    """The word for a number, None for NONE."""
    return None if number == NONE else word(members(number))


def sheet(s: Record | SimpleNamespace, seat: int, box: Box) -> Data:
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


def goals(s: Record, seat: int) -> dict[str, dict[str, int]]:
    """What a seat's goals count now, and would score. (Townies 7)"""
    played = goals_played(s)
    counts = {goal: int(count_goal(s, seat, goal)[0]) for goal in range(GOALS) if played >> goal & 1}
    return {GOAL_WORDS[goal]: {"count": n, "points": goal_worth(s, goal, n)} for goal, n in counts.items()}


def points(s: Record, seat: int) -> Data:
    """A seat's points as they stand: objects, Stable Soil, goals, and all together. (Townies 6)"""
    by_goal = goals(s, seat) if s.start[seat] != NONE else {}
    objects, soil = object_points(s, seat), int(s.soil[seat])
    total = objects + soil + sum(goal["points"] for goal in by_goal.values())
    return {"objects": objects, "bonus": soil, "goals": by_goal, "total": total}


def view(s: Record, seat: int, box: Box) -> Data:
    """Everything a seat sees. (Townies 3)"""
    return views(s, [seat], box)[0]


def views(s: Record, seats: Sequence[int], box: Box) -> list[Data]:
    """Everything that each of some seats sees; they differ in the own choice. (Townies 3)"""
    seen_by_all = _table(s, box)
    return [seen_by_all | {"seats": _with_choice(s, seat, seen_by_all["seats"], box)} for seat in seats]


def _with_choice(s: Record, seat: int, seen: list[Data], box: Box) -> list[Data]:
    """What all see of each seat, and what a seat sees of itself."""
    if seat not in range(len(seen)):
        return seen
    choice = [box.texts[int(move)] for move in (s.choice[seat], s.extra[seat]) if move]
    return [other | {"choice": choice} if number == seat else other for number, other in enumerate(seen)]


def _table(s: Record, box: Box) -> Data:
    rolled = s.rolled_shape != NONE
    data: Data = {
        "round": int(s.rounds),
        "step": word(Step(s.step)),
        "dice": {"object": word(Object(s.rolled_object)), "shape": box.shape_name(s.rolled_shape)} if rolled else None,
        "individual": bool(s.individual),
        "additional": word_or_none(Goal, s.additional),
        "bonus": None if s.bonus == Bonus.NONE else word(Bonus(s.bonus)),
        "seats": [_seat(s, plain(s), seat, box) for seat in range(s.seats)],
    }
    if s.solo and s.step == Step.OVER:
        data["verdict"] = verdict(data["seats"][0]["total"])
    return data


def _seat(record: Record, s: SimpleNamespace, seat: int, box: Box) -> Data:
    data: Data = {
        "start": word_or_none(Colour, s.start[seat]),
        "marker": word_or_none(Colour, s.marker[seat]),
        "sheet": sheet(s, seat, box),
        "circles": s.circle[seat, : s.filled[seat]].tolist(),
        "stars": int(s.stars[seat]),
        **points(record, seat),
        "finished": bool(s.step == Step.CHOOSE and has_finished(record, seat)),
    }
    if s.solo:
        data["circled"] = circled(s, seat)
    return data


def circled(s: Record | SimpleNamespace, seat: int) -> list[int]:
    """Solo: the circles that shapes have circled, counted from 1. (Townies 8)"""
    return [circle + 1 for circle in range(CIRCLES) if int(s.circled[seat]) >> circle & 1]


def is_sealed(before: Record, now: Record) -> bool:
    """Whether a choice made in one record is still hidden in a later one: its round is open. (Townies 3)"""
    return bool(before.step == now.step == Step.CHOOSE and before.rounds == now.rounds and not now.solo)


def move_seen(move: int, events: Any, seat: int, box: Box) -> str:
    """A move as a seat sees it; a sealed one is not shown at all."""
    return box.texts[move]


EVENTS = {event: (word(event), event.rule, event.fields) for event in Event}
NAMED = {"colour": COLOUR_WORDS, "object": OBJECT_WORDS, "goal": GOAL_WORDS, "bonus": BONUS_WORDS}


def event_seen(row: Any, seat: int, box: Box) -> Data:
    """An event as a seat sees it, in words; no event tells a secret."""
    kind, *values = row.tolist()
    event, rule, fields = EVENTS[kind]
    told: Data = {"event": event, "rule": rule}
    for place, name in enumerate(fields):
        value = values[place]
        if name in NAMED:
            told[name] = NAMED[name][value]
        elif name == "spaces":
            told[name] = box.map.named(value, values[place + 1])
        elif name == "space":
            told[name] = box.space_name(value)
        elif name == "shape":
            told[name] = box.shape_name(value)
        elif name == "met":
            told[name] = bool(value)
        elif name != "spaces_hi":
            told[name] = value
    return told
