"""An inspection of a position: every seat's points, and what each of its moves would bring."""

from dataclasses import dataclass
from typing import TypedDict

import numpy as np

from citywright.copying import copied
from citywright.event_data import Happened
from citywright.events import SILENT, WIDTH
from citywright.games.townies.components import Box
from citywright.games.townies.events import ROWS
from citywright.games.townies.layout import MOST_MOVES, STATE, Bonus, Record
from citywright.games.townies.masks import size
from citywright.games.townies.packing import Kind, kind_of
from citywright.games.townies.policy import outlook
from citywright.games.townies.round import draw
from citywright.games.townies.rules import legal, score_of
from citywright.games.townies.sheet import beside
from citywright.games.townies.view import GoalNow, Points, event_seen, goals, points


class GoalChange(TypedDict):
    """A goal whose count would change."""

    goal: str
    before: int
    after: int
    gain: int  # points; a loss is negative


@dataclass(frozen=True)
class Prospect:
    """What a move would bring if it were drawn now, whatever others have chosen."""

    points: int  # scored at once
    goals: dict[str, GoalNow]  # as they would then stand
    moved: list[GoalChange]
    outlook: int  # by which the greedy policy chooses
    lost: list[str]  # bonus spaces that a shape would cover
    touching: int  # blocks beside what is drawn
    events: list[Happened]

    @property
    def rank(self) -> tuple[int, ...]:
        """What decides which move is listed first."""
        return self.points, self.outlook, -len(self.lost), self.touching


class MoveFound(TypedDict):
    """A move of a seat, with what it would bring."""

    move: str
    points: int
    prospect: Prospect


class SeatFound(Points):
    """A seat's points, and its moves."""

    moves: list[MoveFound]


class Found(TypedDict):
    """What a position holds."""

    seats: list[SeatFound]


def prospect(s: Record, seat: int, move: int, box: Box) -> Prospect:
    """What a move of a seat would bring."""
    after: Record = copied(s, STATE)
    events = np.zeros((ROWS, WIDTH), np.int64)
    if after.choice[seat]:  # the shape that Funding's object follows
        draw(after, seat, int(after.choice[seat]), SILENT)
    draw(after, seat, move, events)
    new_lo, new_hi = (int(now) & ~int(before) for now, before in zip(after.blocks[seat], s.blocks[seat], strict=True))
    near_lo, near_hi = beside(s, new_lo, new_hi)
    shape = kind_of(move) == Kind.SHAPE and s.bonus != Bonus.NONE
    goals_now, goals_then = goals(s, seat, box), goals(after, seat, box)
    return Prospect(
        points=int(score_of(after, seat) - score_of(s, seat)),
        goals=goals_then,
        moved=goal_changes(goals_now, goals_then),
        outlook=int(outlook(after, seat)),
        lost=box.map.named(new_lo & int(s.bonus_spaces[0]), new_hi & int(s.bonus_spaces[1])) if shape else [],
        touching=size(near_lo & int(s.blocks[seat, 0]), near_hi & int(s.blocks[seat, 1])),
        events=[event_seen(row, seat, box) for row in events[1 : int(events[0, 0]) + 1]],
    )


def goal_changes(now: dict[str, GoalNow], then: dict[str, GoalNow]) -> list[GoalChange]:
    """The goals whose count changes."""
    return [
        {"goal": goal, "before": before["count"], "after": after["count"], "gain": after["points"] - before["points"]}
        for (goal, before), after in zip(now.items(), then.values(), strict=True)
        if after["count"] != before["count"]
    ]


def prospects(s: Record, seat: int, box: Box) -> dict[int, Prospect]:
    """What each move of a seat would bring, the best first."""
    out = np.zeros(MOST_MOVES, np.int32)
    found = {int(move): prospect(s, seat, int(move), box) for move in out[: legal(s, seat, out)]}
    return dict(sorted(found.items(), key=lambda each: each[1].rank, reverse=True))


def inspect(s: Record, box: Box) -> Found:
    """Every seat's points as they stand, and its moves with their prospects."""
    return {
        "seats": [
            {
                **points(s, seat, box),
                "moves": [
                    {"move": box.texts[move], "points": found.points, "prospect": found}
                    for move, found in prospects(s, seat, box).items()
                ],
            }
            for seat in range(s.seats)
        ]
    }
