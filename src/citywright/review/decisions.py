"""The decisions of a game, each judged by what the choice cost against the best move that was found."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, partial
from typing import Any

import numpy as np

from citywright.bots.contract import View, seen_from
from citywright.game import Entry, Game
from citywright.review.advice import why_rather
from citywright.review.findings import Finding, looked_into
from citywright.review.judges import judge_of
from citywright.review.judging import SHARE, Grade, Row, conclude, judge_again, judge_at_once, new_judged
from citywright.review.reasons import Reason

FEWEST = 60  # simulations that try every candidate a few times


class Verdict(StrEnum):
    """How good a choice was, by grade."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


VERDICTS = tuple(Verdict)
FAULTS = VERDICTS[: Grade.FINE : -1]  # the worst first


@dataclass(frozen=True)
class Judged:
    """A decision that was made, and what it cost. Margins are those of every seat, as the deciding seat could know."""

    number: int  # of the move in the log, from 1
    turn: int  # or round
    seat: int
    chosen: Finding
    best: Finding
    reason: Reason | None  # why the best move is better, if another was made
    stretch: int  # of the review, to which it belongs
    left: float  # of the game, by the judge's measure

    @property
    def loss(self) -> float:
        """What the choice cost its seat, against the best move found."""
        return float(self.row.loss)

    @property
    def error(self) -> float:
        """The standard error of the loss; both moves were searched independently."""
        return self.error_of(self.seat)

    def error_of(self, seat: int) -> float:
        """The standard error of what the choice changed for a seat."""
        return float(self.row.errors[seat])

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than noise."""
        return bool(self.row.is_sure)

    @property
    def verdict(self) -> Verdict:
        """A word for the choice; what noise could explain is not faulted."""
        return VERDICTS[self.row.grade]

    @cached_property
    def row(self) -> Row:
        """The same as a record."""
        row, seats = new_judged(), len(self.best.margins)
        for name in ("number", "turn", "seat", "stretch", "left"):
            row[name] = getattr(self, name)
        for name in ("chosen", "best"):
            found = getattr(self, name)
            row[name], row[f"{name}_visits"] = found.move, found.visits
            row[f"{name}_margins"][:seats], row[f"{name}_errors"][:seats] = found.margins, found.errors
        conclude(row, seats)
        return row


@dataclass(frozen=True)
class Choice:
    """A decision with more than one option, in the log of a game."""

    number: int
    entry: Entry
    before: Any  # the record in which it was made
    stretch: int  # decisions between which nothing new becomes known belong to one stretch


def view_before(game: Game, choice: Choice) -> View:
    """What the actor knew."""
    return seen_from(game.rules, game.options, choice.before, choice.entry.actor)


def options(game: Game, before: Any, actor: int) -> int:
    """How many moves an actor has in a record."""
    return game.rules.legal(before, actor, np.zeros(game.rules.MOST_MOVES, np.int32))


def choices(game: Game) -> list[Choice]:
    """All real decisions. A new stretch begins where chance or another seat has moved since the last one; what seats
    seal in the same round belongs together."""
    found: list[Choice] = []
    chance = False
    for number, (entry, before) in enumerate(game.history(), 1):
        if entry.actor == game.rules.CHANCE:
            chance = True
        elif not entry.forced and options(game, before, entry.actor) > 1:
            last = found[-1] if found else None
            together = last and (last.entry.actor == entry.actor or game.rules.is_sealed(last.before, before))
            stretch = 0 if last is None else last.stretch if together and not chance else last.stretch + 1
            found.append(Choice(number, entry, before, stretch))
            chance = False
    return found


def judge(game: Game, choice: Choice, simulations: int) -> Judged:
    """Search a decision, and if another move seems better, compare it with the chosen one in a second search."""
    seat, seats, move = choice.entry.actor, int(choice.before.seats), choice.entry.move
    view, row = view_before(game, choice), new_judged()
    look = partial(looked_into, game.rules.NAME, view.state, seat, simulations)
    row.seat, row.chosen = seat, move
    if not judge_at_once(look(2 * choice.number, [move]), seats, row):
        rows = look(2 * choice.number + 1, [move, int(row.best)], simulations // SHARE)
        judge_again(rows, seats, row)
    chosen, best = (finding_in(row, name, seats) for name in ("chosen", "best"))
    reason = why_rather(view, seat, best.move, move) if best.move != move else None
    turn, left = int(choice.before[game.rules.TURNS]), float(judge_of(game.rules.NAME).left(choice.before))
    return Judged(choice.number, turn, seat, chosen, best, reason, choice.stretch, left)


def finding_in(row: Row, name: str, seats: int) -> Finding:
    """What was found out about one of the two moves of a judged decision."""
    margins, errors = (tuple(row[f"{name}_{part}"][:seats].tolist()) for part in ("margins", "errors"))
    return Finding(int(row[name]), int(row[f"{name}_visits"]), margins, errors)
