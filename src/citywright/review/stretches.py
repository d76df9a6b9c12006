"""A review's stretches, in each of which nothing new became known, and how they changed the expected margins."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from citywright.review.adding_up import NOBODY, SHARE, STRETCH, divide, explain_changes, share_out
from citywright.review.decisions import Judged
from citywright.review.judging import JUDGED
from citywright.review.least_squares import new_fit

Margins = tuple[float, ...]


@dataclass(frozen=True)
class Stretch:
    """A stretch of the game in which nothing new became known, and the luck after it."""

    number: int  # of its first decision in the log
    turn: int
    margins: Margins  # expected at its beginning
    errors: Margins
    own: Margins  # what each seat's own choices changed: never more than 0
    others: Margins
    luck: Margins


@dataclass(frozen=True)
class Share:
    """What became of one seat's expected margin, with standard errors."""

    seat: int
    decisions: int
    start: float
    end: float
    lost: float  # by own choices, against the best found
    lost_error: float
    lost_surely: float  # the part of it that is more than noise, decision by decision
    others: float
    luck: float
    luck_error: float


@dataclass(frozen=True)
class Outlook:
    """What every seat may expect at some moment, as a search saw it."""

    margins: Margins
    decider: int | None  # whose search it was; none if there were several, or none was needed
    left: float  # of the game, by the judge's measure


class Course:
    """How the expected margins changed from each stretch to the next, and until now."""

    def __init__(self, judged: Sequence[Judged], now: Outlook):
        self._decisions = np.array([each.row for each in judged], JUDGED)
        self._stretches = np.zeros(len(judged) + 1, STRETCH)
        self._seats = len(now.margins)
        self._n = divide(self._decisions, len(judged), self._seats, self._stretches)
        last = self._stretches[self._n]
        last.margins[: self._seats] = now.margins
        last.left, last.decider = now.left, NOBODY if now.decider is None else now.decider
        explain_changes(self._stretches, self._n, self._seats, new_fit())

    @cached_property
    def stretches(self) -> list[Stretch]:
        """All stretches, each with what changed until the next one begins."""
        parts = ("margins", "errors", "own", "others", "luck")
        return [
            Stretch(int(row.number), int(row.turn), *(self._by_seat(row[part]) for part in parts))
            for row in self._stretches[: self._n]
        ]

    @property
    def end(self) -> Margins:
        """The margins after the last stretch."""
        return self._by_seat(self._stretches[self._n].margins)

    def shares(self) -> list[Share]:
        """What became of each seat's margin, if there was anything to decide."""
        if not self._n:
            return []
        rows = np.zeros(self._seats, SHARE)
        share_out(self._decisions, len(self._decisions), self._stretches, self._n, self._seats, rows)
        return [
            Share(**{part.name: seat if part.name == "seat" else row[part.name].item() for part in fields(Share)})
            for seat, row in enumerate(rows)
        ]

    def _by_seat(self, numbers: NDArray[np.float64]) -> Margins:
        return tuple(numbers[: self._seats].tolist())
