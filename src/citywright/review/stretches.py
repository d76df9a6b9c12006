"""A review's stretches, in each of which nothing new became known, and how they changed the expected margins."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from citywright.review.decisions import Judged

SUM_TO_ZERO = 100.0  # weight of the condition that nobody's optimism is anybody's gain
Margins = tuple[float, ...]
Numbers = NDArray[np.float64]


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
class Outlook:
    """What every seat may expect at some moment, as a search saw it."""

    margins: Margins
    decider: int | None  # whose search it was; none if there were several, or none was needed
    left: float  # of the game, by the judge's measure


def stretches_of(judged: Sequence[Judged], now: Outlook) -> tuple[list[Stretch], Margins]:
    """The decisions by stretches, each with what changed until the next one begins, and the margins after the last."""
    groups: dict[int, list[Judged]] = {}
    for each in judged:
        groups.setdefault(each.stretch, []).append(each)
    stretches = [_beginning(group) for group in groups.values()]
    margins = _without_optimism(
        [*(stretch.outlook for stretch in stretches), now], [stretch.change for stretch in stretches]
    )
    return [_stretch(*each) for each in zip(stretches, margins[:-1], margins[1:], strict=True)], _plain(margins[-1])


@dataclass(frozen=True)
class Beginning:
    """A stretch as its searches saw it."""

    group: list[Judged]
    outlook: Outlook  # margins: the mean of what the deciders expected
    errors: Numbers
    changes: list[tuple[int, Numbers]]  # who made each choice, and what it changed for every seat

    @property
    def change(self) -> Numbers:
        """What all choices of the stretch changed."""
        return np.sum([change for _, change in self.changes], axis=0)


def _beginning(group: list[Judged]) -> Beginning:
    firsts = {each.seat: each.best for each in reversed(group)}
    margins = np.mean([first.margins for first in firsts.values()], axis=0)
    errors = np.sqrt(np.sum([np.square(first.errors) for first in firsts.values()], axis=0)) / len(firsts)
    changes = [(each.seat, np.subtract(each.chosen.margins, each.best.margins)) for each in group]
    decider = group[0].seat if len(firsts) == 1 else None
    return Beginning(group, Outlook(_plain(margins), decider, group[0].left), errors, changes)


def _without_optimism(outlooks: list[Outlook], changes: list[Numbers]) -> list[Numbers]:
    """The margins of each outlook, less the optimism of whoever decides there; `changes` by choice lie between.

    A search sees its own seat's good moves better than the rivals', so expectations jump whenever the decision passes
    on. What such jumps have in common, by how far a seat is from the one that decides, is fitted by least squares and
    taken out of all margins; it counts for less the nearer the end of the game is, wherever the review ends.
    """
    seats, most = len(outlooks[0].margins), max(outlook.left for outlook in outlooks) or 1.0
    rows, jumps = [np.full(seats, SUM_TO_ZERO)], [0.0]
    for (last, this), change in zip(pairwise(outlooks), changes, strict=True):
        if last.decider is not None and this.decider is not None and last.decider != this.decider:
            for seat, jump in enumerate(np.subtract(this.margins, last.margins) - change):
                row = np.zeros(seats)
                row[(seat - this.decider) % seats] += this.left / most
                row[(seat - last.decider) % seats] -= last.left / most
                rows.append(row)
                jumps.append(float(jump))
    optimism = np.linalg.lstsq(np.array(rows), np.array(jumps), rcond=None)[0] if len(rows) > 1 else np.zeros(seats)
    return [
        np.array(each.margins) - each.left / most * (0 if each.decider is None else np.roll(optimism, each.decider))
        for each in outlooks
    ]


def _stretch(stretch: Beginning, margins: Numbers, after: Numbers) -> Stretch:
    first, seats = stretch.group[0], range(len(after))
    own = np.array([sum(float(change[seat]) for who, change in stretch.changes if who == seat) for seat in seats])
    others = stretch.change - own
    parts = (margins, stretch.errors, own, others, after - margins - own - others)
    return Stretch(first.number, first.turn, *map(_plain, parts))


def _plain(numbers: Numbers) -> Margins:
    return tuple(map(float, numbers))
