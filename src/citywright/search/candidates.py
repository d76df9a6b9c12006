"""The moves that searches have looked into, combined by move and ranked: plain Python here, and compiled for the
browser.

Each core, or each worker of a browser, grows a tree of its own. Those in one memory are collected one after the other;
rows that another worker has collected are merged. Both add the same numbers in the same order.
"""

from typing import Any, TypeAlias

import numpy as np

from citywright.fields import Fields, with_fields
from citywright.search.tree import NO_NODE, Nodes

Candidates: TypeAlias = Any  # an array of CANDIDATE records

ROOT = 0
MANY = 1024  # rows in a browser: a search looks into at most 36 moves, so this is enough for 28 workers

FIELDS: list[tuple[Any, ...]] = [
    ("worth", np.float64),    # sum of the searching seat's values over the visits
    ("margins", np.float64),  # sum of its final margins
    ("squares", np.float64),  # and of their squares
    ("value", np.float64),    # once ranked: what the search maximizes
    ("margin", np.float64),   # once ranked: the mean margin
    ("error", np.float64),    # once ranked: its standard error
    ("move", np.int32),
    ("visits", np.int32),
]  # fmt: skip


class CandidateRow(Fields):
    """A move that has been looked into."""

    __slots__ = ()


CANDIDATE = with_fields(CandidateRow, FIELDS)


def collect(nodes: Nodes, seat: int, candidates: Candidates, n: int) -> int:
    """Add the moves at the root of a tree to the first n candidates; return how many there are now."""
    at = int(nodes[ROOT].child)
    while at != NO_NODE:
        node = nodes[at]
        n = add(candidates, n, node.move, node.visits, node.worth[seat], node.margin, node.squares)
        at = int(node.sibling)
    return n


def merge(candidates: Candidates, n: int, others: Candidates, number: int) -> int:
    """Add a number of other candidates to the first n; return how many there are now."""
    for i in range(number):
        it = others[i]
        n = add(candidates, n, it.move, it.visits, it.worth, it.margins, it.squares)
    return n


def add(candidates: Candidates, n: int, move: int, visits: int, worth: float, margins: float, squares: float) -> int:
    """Add the visits of a move, if it has any and there is room; return how many candidates there are now."""
    at = 0
    while at < n and candidates[at].move != move:
        at += 1
    if visits == 0 or at == candidates.shape[0]:
        return n
    it = candidates[at]
    if at == n:
        it.move = move
        it.visits = 0
        it.worth = it.margins = it.squares = 0.0
    it.visits += visits
    it.worth += worth
    it.margins += margins
    it.squares += squares
    return max(n, at + 1)


def rank(candidates: Candidates, n: int) -> None:
    """Sort the first n candidates, the most visited first, and fill in what their sums mean."""
    for place in range(n):
        for i in range(place + 1, n):
            if is_before(candidates[i], candidates[place]):
                swap(candidates[i], candidates[place])
        average(candidates[place])


def is_before(one: Any, other: Any) -> bool:
    """Whether a candidate ranks before another: by visits, then by value, then by the number of the move."""
    if one.visits != other.visits:
        return bool(one.visits > other.visits)
    mine, its = one.worth / one.visits, other.worth / other.visits
    return bool(mine > its or (mine == its and one.move < other.move))


def swap(one: Any, other: Any) -> None:
    """Swap the move and the sums of two candidates."""
    one.move, other.move = other.move, one.move
    one.visits, other.visits = other.visits, one.visits
    one.worth, other.worth = other.worth, one.worth
    one.margins, other.margins = other.margins, one.margins
    one.squares, other.squares = other.squares, one.squares


def average(it: Any) -> None:
    """Means and the standard error of a candidate; after a single simulation the error is unknown."""
    it.value = it.worth / it.visits
    it.margin = it.margins / it.visits
    spread = max(0.0, it.squares / it.visits - it.margin * it.margin)
    it.error = np.sqrt(spread / (it.visits - 1)) if it.visits > 1 else np.inf
