"""How a decision is judged, in compiled code: by a look at it, and a second one if another move seems better.

The first look selected the better move for looking good, so it overrates it; the second does not.
"""

from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.fields import Fields, with_fields
from citywright.review.looking import Findings, average, most_promising, row_of
from citywright.search.tree import MOST_SEATS

SURE = 2.0  # standard errors that a loss must exceed to be more than noise
SHARE = 3  # when two moves are compared, each gets at least a third of the simulations


class Grade(IntEnum):
    """How good a choice was."""

    BEST = 0
    FINE = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4


COSTS = np.array([0.0, 0.0, 1.0, 3.0, 7.0])  # points (or dollars) lost, by grade

FIELDS: list[tuple[Any, ...]] = [
    ("chosen_margins", np.float64, MOST_SEATS),  # expected after the move that was chosen, of every seat
    ("chosen_errors", np.float64, MOST_SEATS),
    ("best_margins", np.float64, MOST_SEATS),    # and after the best one that was found
    ("best_errors", np.float64, MOST_SEATS),
    ("errors", np.float64, MOST_SEATS),          # of what the choice changed for each seat
    ("loss", np.float64),                        # what the choice cost its seat
    ("left", np.float64),                        # of the game, by the judge's measure
    ("chosen", np.int32),                        # moves
    ("best", np.int32),
    ("chosen_visits", np.int32),
    ("best_visits", np.int32),
    ("number", np.int32),                        # of the move in the log, from 1
    ("turn", np.int32),                          # or round
    ("seat", np.int32),
    ("stretch", np.int32),                       # of the review, to which it belongs
    ("is_sure", np.int32),                       # whether the loss is more than noise
    ("grade", np.int32),
]  # fmt: skip


class JudgedRow(Fields):
    """A decision that was made, and what it cost."""

    __slots__ = ()


JUDGED = with_fields(JudgedRow, FIELDS)
Row: TypeAlias = Any  # a JUDGED record


@rule
def copy(numbers: NDArray[np.float64], into: NDArray[np.float64]) -> None:
    """Copy numbers one by one: NumPy's way might allocate."""
    for i in range(into.shape[0]):
        into[i] = numbers[i]


@rule
def note_chosen(findings: Findings, judged: Row) -> None:
    """Take what a look found out about the move that was chosen."""
    row = findings[row_of(findings, judged.chosen)]
    judged.chosen_visits = row.visits
    copy(row.margins, judged.chosen_margins)
    copy(row.errors, judged.chosen_errors)


@rule
def note_best(findings: Findings, judged: Row) -> None:
    """Take what a look found out about the best move."""
    row = findings[row_of(findings, judged.best)]
    judged.best_visits = row.visits
    copy(row.margins, judged.best_margins)
    copy(row.errors, judged.best_errors)


@rule
def grade_of(loss: float, is_sure: bool) -> int:
    """How good a choice was that is not the best; what noise could explain is not faulted."""
    grade = Grade.BLUNDER + 0
    while grade > Grade.FINE and not (is_sure and loss >= COSTS[grade]):
        grade -= 1
    return grade


@rule
def conclude(judged: Row, seats: int) -> None:
    """What the choice cost. Both moves were searched independently."""
    seat = int(judged.seat)
    if judged.chosen_margins[seat] >= judged.best_margins[seat]:
        judged.best, judged.best_visits = judged.chosen, judged.chosen_visits
        copy(judged.chosen_margins, judged.best_margins)
        copy(judged.chosen_errors, judged.best_errors)
    is_best = judged.best == judged.chosen
    for other in range(seats):
        both = judged.best_errors[other] ** 2 + judged.chosen_errors[other] ** 2
        judged.errors[other] = 0.0 if is_best else np.sqrt(both)
    judged.loss = judged.best_margins[seat] - judged.chosen_margins[seat]
    judged.is_sure = 1 if judged.loss > SURE * judged.errors[seat] else 0
    judged.grade = Grade.BEST + 0 if is_best else grade_of(judged.loss, judged.is_sure == 1)


@rule
def judge_at_once(findings: Findings, seats: int, judged: Row) -> bool:
    """Find the best move by the first look; return whether it was chosen, which settles it. Else both moves have to be
    compared."""
    average(findings, seats)
    judged.best = findings[most_promising(findings, judged.seat)].move
    if judged.best != judged.chosen:
        return False
    judge_again(findings, seats, judged)
    return True


@rule
def judge_again(findings: Findings, seats: int, judged: Row) -> None:
    """Judge a choice by a look at it and at the move that has been found to be the best."""
    average(findings, seats)
    note_chosen(findings, judged)
    note_best(findings, judged)
    conclude(judged, seats)


def new_judged() -> Row:
    """An empty record."""
    return np.zeros(1, JUDGED)[0]
