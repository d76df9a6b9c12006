"""How expected margins changed in the course of a game, in compiled code: by own choices, by others' and by luck.

The decisions are divided into stretches, in each of which nothing new became known. The row after the last stretch says
what is expected at the end.
"""

from typing import Any, TypeAlias

import numpy as np

from citywright._jit import rule
from citywright.fields import Fields, with_fields
from citywright.review.least_squares import Fit, add_equation, begin_fit, solve
from citywright.search.tree import MOST_SEATS

SUM_TO_ZERO = 100.0  # weight of the condition that nobody's optimism is anybody's gain
NOBODY = -1

STRETCH_FIELDS: list[tuple[Any, ...]] = [
    ("margins", np.float64, MOST_SEATS),  # expected at its beginning
    ("errors", np.float64, MOST_SEATS),
    ("own", np.float64, MOST_SEATS),      # what each seat's own choices changed: never more than 0
    ("others", np.float64, MOST_SEATS),
    ("luck", np.float64, MOST_SEATS),     # what changed besides until the next one begins
    ("left", np.float64),                 # of the game, by the judge's measure
    ("decider", np.int32),                # whose search it was; NOBODY if there were several, or none was needed
    ("number", np.int32),                 # of its first decision in the log
    ("turn", np.int32),
    ("unused", np.int32),                 # pads the record to whole words
]  # fmt: skip

SHARE_FIELDS: list[tuple[Any, ...]] = [
    ("start", np.float64),
    ("end", np.float64),
    ("lost", np.float64),         # by own choices, against the best found
    ("lost_error", np.float64),
    ("lost_surely", np.float64),  # the part of it that is more than noise, decision by decision
    ("others", np.float64),
    ("luck", np.float64),
    ("luck_error", np.float64),
    ("decisions", np.int32),
    ("unused", np.int32),         # pads the record to whole words
]  # fmt: skip


class StretchRow(Fields):
    """A stretch of the game in which nothing new became known, and the luck after it."""

    __slots__ = ()


class ShareRow(Fields):
    """What became of one seat's expected margin, with standard errors."""

    __slots__ = ()


STRETCH = with_fields(StretchRow, STRETCH_FIELDS)
SHARE = with_fields(ShareRow, SHARE_FIELDS)
Decisions: TypeAlias = Any  # an array of JUDGED records, in the order of the log
Stretches: TypeAlias = Any  # an array of STRETCH records
Shares: TypeAlias = Any  # an array of SHARE records, one for each seat


@rule
def is_first_of_seat(decisions: Decisions, begin: int, i: int) -> bool:
    """Whether a decision is the first of its seat in its stretch, which begins somewhere before."""
    for earlier in range(begin, i):
        if decisions[earlier].seat == decisions[i].seat:
            return False
    return True


@rule
def take_expectations(decisions: Decisions, begin: int, end: int, seats: int, stretch: Any) -> None:
    """What is expected at the beginning of a stretch: the mean of what the deciding seats expect."""
    stretch.margins[:] = 0.0
    stretch.errors[:] = 0.0
    deciders = 0
    for i in range(begin, end):
        if is_first_of_seat(decisions, begin, i):
            deciders += 1
            for seat in range(seats):
                stretch.margins[seat] += decisions[i].best_margins[seat]
                stretch.errors[seat] += decisions[i].best_errors[seat] ** 2
    for seat in range(seats):
        stretch.margins[seat] /= deciders
        stretch.errors[seat] = np.sqrt(stretch.errors[seat]) / deciders
    stretch.decider = decisions[begin].seat if deciders == 1 else NOBODY


@rule
def take_changes(decisions: Decisions, begin: int, end: int, seats: int, stretch: Any) -> None:
    """What the choices of a stretch changed for those who made them, and for others."""
    stretch.own[:] = 0.0
    stretch.others[:] = 0.0
    for i in range(begin, end):
        for seat in range(seats):
            change = decisions[i].chosen_margins[seat] - decisions[i].best_margins[seat]
            if seat == decisions[i].seat:
                stretch.own[seat] += change
            else:
                stretch.others[seat] += change


@rule
def divide(decisions: Decisions, number: int, seats: int, stretches: Stretches) -> int:
    """Divide so many decisions into stretches, as searches saw them; return how many there are."""
    n = begin = 0
    for i in range(1, number + 1):
        if i == number or decisions[i].stretch != decisions[begin].stretch:
            stretch, first = stretches[n], decisions[begin]
            stretch.number, stretch.turn, stretch.left = first.number, first.turn, first.left
            take_expectations(decisions, begin, i, seats, stretch)
            take_changes(decisions, begin, i, seats, stretch)
            n, begin = n + 1, i
    return n


@rule
def most_left(stretches: Stretches, n: int) -> float:
    """How much of the game was left where most of it was."""
    most = 0.0
    for i in range(n + 1):
        most = max(most, float(stretches[i].left))
    return most or 1.0


@rule
def fit_jumps(last: Any, this: Any, most: float, seats: int, fit: Fit) -> None:
    """Take in how expectations jumped where the decision passed on, beyond what choices changed."""
    for seat in range(seats):
        fit.equation[:] = 0.0
        fit.equation[(seat - this.decider) % seats] += this.left / most
        fit.equation[(seat - last.decider) % seats] -= last.left / most
        jump = this.margins[seat] - last.margins[seat] - (last.own[seat] + last.others[seat])
        add_equation(fit, seats, jump)


@rule
def fit_optimism(stretches: Stretches, n: int, most: float, seats: int, fit: Fit) -> None:
    """What jumps have in common, by how far a seat is from the one that decides: in `fit.found`."""
    begin_fit(fit)
    fit.equation[:] = SUM_TO_ZERO
    add_equation(fit, seats, 0.0)
    for i in range(n):
        last, this = stretches[i], stretches[i + 1]
        if last.decider != NOBODY and this.decider != NOBODY and last.decider != this.decider:
            fit_jumps(last, this, most, seats, fit)
    solve(fit, seats)


@rule
def explain_changes(stretches: Stretches, n: int, seats: int, fit: Fit) -> None:
    """Take the optimism of whoever decides out of the margins of n stretches and of the end; what then changed without
    anybody's choice is luck.

    A search sees its own seat's good moves better than the rivals', so expectations jump whenever the decision passes
    on. What such jumps have in common counts for less the nearer the end of the game is, wherever the review ends.
    """
    most = most_left(stretches, n)
    fit_optimism(stretches, n, most, seats, fit)
    for i in range(n + 1):
        it = stretches[i]
        for seat in range(seats if it.decider != NOBODY else 0):
            it.margins[seat] -= it.left / most * fit.found[(seat - it.decider) % seats]
    for i in range(n):
        it, after = stretches[i], stretches[i + 1]
        for seat in range(seats):
            it.luck[seat] = after.margins[seat] - it.margins[seat] - it.own[seat] - it.others[seat]


@rule
def share_out(decisions: Decisions, number: int, stretches: Stretches, n: int, seats: int, shares: Shares) -> None:
    """What became of each seat's margin in so many decisions and n stretches."""
    for seat in range(seats):
        share = shares[seat]
        share.start, share.end = stretches[0].margins[seat], stretches[n].margins[seat]
        take_losses(decisions, number, seat, share)
        share.others = share.luck = 0.0
        for i in range(n):
            share.others += stretches[i].others[seat]
            share.luck += stretches[i].luck[seat]
        share.luck_error = luck_error(decisions, number, seat, stretches[0].errors[seat])


@rule
def take_losses(decisions: Decisions, number: int, seat: int, share: Any) -> None:
    """What a seat has lost by its own choices."""
    share.decisions = 0
    share.lost = share.lost_surely = share.lost_error = 0.0
    for i in range(number):
        it = decisions[i]
        if it.seat == seat:
            share.decisions += 1
            share.lost += it.loss
            share.lost_surely += it.loss if it.is_sure else 0.0
            share.lost_error += it.errors[seat] ** 2
    share.lost_error = np.sqrt(share.lost_error)


@rule
def luck_error(decisions: Decisions, number: int, seat: int, first: float) -> float:
    """The error of a seat's luck: those of all choices, and of what it expected first."""
    squares = first * first
    for i in range(number):
        squares += decisions[i].errors[seat] ** 2
    return float(np.sqrt(squares))
