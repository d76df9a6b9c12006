"""The decisions of a game, each judged by what the choice cost against the best move that was found."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from citywright.bots.contract import View, seen_from
from citywright.game import Entry, Game
from citywright.review.advice import why_rather
from citywright.review.findings import Finding, look
from citywright.review.judges import judge_of
from citywright.review.reasons import Reason

SURE = 2.0  # standard errors that a loss must exceed to be more than noise
SHARE = 3  # when two moves are compared, each gets at least a third of the simulations
OFTEN = 40  # the best move must have had at least one simulation in so many
FEWEST = 60  # simulations that try every candidate a few times


class Verdict(StrEnum):
    """How good a choice was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


COSTS = {Verdict.BLUNDER: 7.0, Verdict.MISTAKE: 3.0, Verdict.INACCURACY: 1.0}  # points (or dollars) lost


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
        return self.best.margins[self.seat] - self.chosen.margins[self.seat]

    @property
    def error(self) -> float:
        """The standard error of the loss; both moves were searched independently."""
        return self.error_of(self.seat)

    def error_of(self, seat: int) -> float:
        """The standard error of what the choice changed for a seat."""
        if self.best.move == self.chosen.move:
            return 0.0
        return math.hypot(self.best.errors[seat], self.chosen.errors[seat])

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than noise."""
        return self.loss > SURE * self.error

    @property
    def verdict(self) -> Verdict:
        """A word for the choice; what noise could explain is not faulted."""
        if self.best.move == self.chosen.move:
            return Verdict.BEST
        return next((verdict for verdict, cost in COSTS.items() if self.is_sure and self.loss >= cost), Verdict.FINE)


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
    """Search a decision, and if another move seems better, compare it with the chosen one in a second search: the first
    search selected it for looking good, so it overrates it; the second does not."""
    entry, seat = choice.entry, choice.entry.actor
    view, of_game = view_before(game, choice), judge_of(game.rules.NAME)
    first = _look(view, seat, simulations, 2 * choice.number, (entry.move,))
    best, chosen = most_promising(first, seat), next(each for each in first if each.move == entry.move)
    if best.move != entry.move:
        second = _look(view, seat, simulations, 2 * choice.number + 1, (entry.move, best.move), simulations // SHARE)
        best, chosen = (next(each for each in second if each.move == move) for move in (best.move, entry.move))
    if chosen.margins[seat] >= best.margins[seat]:
        best = chosen
    reason = why_rather(view, seat, best.move, entry.move) if best.move != entry.move else None
    turn, left = int(choice.before[game.rules.TURNS]), of_game.left(choice.before)
    return Judged(choice.number, turn, seat, chosen, best, reason, choice.stretch, left)


def most_promising(found: Sequence[Finding], seat: int) -> Finding:
    """Of the moves tried often enough, the one with the highest margin, less its error. (The search itself goes by
    chances to win, which hardly differ between moves when a game is as good as decided.)"""
    enough = max(2, sum(each.visits for each in found) // OFTEN)
    tried = [each for each in found if each.visits >= enough]
    return max(tried, key=lambda each: each.margins[seat] - each.errors[seat])


def _look(view: View, seat: int, simulations: int, seed: int, also: Sequence[int], least: int = 1) -> list[Finding]:
    """The moves looked into, most visited first."""
    return look(view.rules.NAME, view.state, seat, int(view.state.seats), simulations, seed, also, least)
