"""A look at a decision, in compiled code: a search that notes the final margin of every seat, not only of its own.

Each game's module has `look_on`, which grows a tree and notes the margins at the end of each simulation. A look can be
stopped after any number of them. `want` has a move tried more often than the search would.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.fields import Fields, with_fields
from citywright.search.tree import MOST_SEATS, NO_NODE, Nodes, Used, add_child, child_by

Findings: TypeAlias = Any  # an array of FINDING records

ROOT = 0
MANY = 64  # rows: a search looks into at most 36 moves, and two more may be wanted
URGE = 1e6  # the prior of a move that has to be tried more often
OFTEN = 40  # a promising move must have had at least one simulation in so many

FIELDS: list[tuple[Any, ...]] = [
    ("sums", np.float64, MOST_SEATS),     # of each seat's margins over the visits
    ("squares", np.float64, MOST_SEATS),  # and of their squares
    ("margins", np.float64, MOST_SEATS),  # once averaged: the mean margins
    ("errors", np.float64, MOST_SEATS),   # once averaged: their standard errors
    ("prior", np.float64),                # that a move which is tried more often should have later
    ("move", np.int32),
    ("visits", np.int32),
    ("least", np.int32),                  # visits that a move still has to get, whatever the search thinks; 0: none
    ("unused", np.int32),                 # pads the record to whole words
]  # fmt: skip


class FindingRow(Fields):
    """What was found out about a move. The i-th row is of the i-th child of the root, in the order of their births."""

    __slots__ = ()


FINDING = with_fields(FindingRow, FIELDS)


@rule
def forget(findings: Findings) -> None:
    """Begin a look."""
    for i in range(findings.shape[0]):
        row = findings[i]
        row.sums[:] = 0.0
        row.squares[:] = 0.0
        row.visits = row.least = 0


@rule
def note(nodes: Nodes, leads: NDArray[Any], unit: int, seats: int, findings: Findings) -> None:
    """Add the margins at the end of a simulation to the move that it tried, which has a visit more than is noted."""
    at, i = int(nodes[ROOT].child), int(nodes[ROOT].children) - 1
    while at != NO_NODE and nodes[at].visits == findings[i].visits:
        at, i = int(nodes[at].sibling), i - 1
    if at == NO_NODE:
        return
    row = findings[i]
    row.move = nodes[at].move
    row.visits += 1
    for seat in range(seats):
        margin = leads[seat] / unit
        row.sums[seat] += margin
        row.squares[seat] += margin * margin
    if row.least and row.visits >= row.least:
        row.least = 0
        nodes[at].prior = row.prior


@rule
def birth_of(nodes: Nodes, child: int) -> int:
    """How many children of the root are older than one."""
    older, at = -1, child
    while at != NO_NODE:
        older, at = older + 1, int(nodes[at].sibling)
    return older


@rule
def best_prior(nodes: Nodes, findings: Findings) -> float:
    """The best that the evaluation thinks of any move at the root."""
    best, at, i = -URGE, int(nodes[ROOT].child), int(nodes[ROOT].children) - 1
    while at != NO_NODE:
        best = max(best, float(findings[i].prior if findings[i].least else nodes[at].prior))
        at, i = int(nodes[at].sibling), i - 1
    return best


@rule
def want(nodes: Nodes, used: Used, move: int, least: int, findings: Findings) -> None:
    """Have a move tried first until it has had enough visits. A new one is then taken to be as good as the best. The
    look must have had its first simulation."""
    at = child_by(nodes, ROOT, move)
    if at == NO_NODE:
        at = add_child(nodes, used, ROOT, move, best_prior(nodes, findings))
    row = findings[birth_of(nodes, at)]
    if row.visits < least:
        row.least, row.prior = least, nodes[at].prior
        nodes[at].prior = URGE


@rule
def average(findings: Findings, seats: int) -> None:
    """Means and standard errors; after a single simulation the error is unknown."""
    for i in range(findings.shape[0]):
        row = findings[i]
        for seat in range(seats if row.visits else 0):
            mean = row.sums[seat] / row.visits
            spread = max(0.0, row.squares[seat] / row.visits - mean * mean)
            row.margins[seat] = mean
            row.errors[seat] = np.sqrt(spread / (row.visits - 1)) if row.visits > 1 else np.inf


@rule
def is_before(one: Any, other: Any) -> bool:
    """Whether a move was tried more often than another, or as often and has the lower number."""
    return bool(one.visits > other.visits or (one.visits == other.visits and one.move < other.move))


@rule
def most_tried(findings: Findings) -> int:
    """The row of the move that was tried most often."""
    best = 0
    for i in range(1, findings.shape[0]):
        if is_before(findings[i], findings[best]):
            best = i
    return best


@rule
def row_of(findings: Findings, move: int) -> int:
    """The row of a move that was tried."""
    i = 0
    while findings[i].visits == 0 or findings[i].move != move:
        i += 1
    return i


@rule
def most_promising(findings: Findings, seat: int) -> int:
    """The row of the move with the highest margin, less its error, of those tried often enough. (The search itself goes
    by chances to win, which hardly differ between moves when a game is as good as decided.)"""
    visits = 0
    for i in range(findings.shape[0]):
        visits += int(findings[i].visits)
    enough, best, most = max(2, visits // OFTEN), most_tried(findings), -np.inf
    for i in range(findings.shape[0]):
        row = findings[i]
        hope = row.margins[seat] - row.errors[seat]
        if row.visits >= enough and (hope > most or (hope == most and is_before(row, findings[best]))):
            best, most = i, hope
    return best


def new_findings(more: int = 0) -> Findings:
    """Room for the findings of a look in which more than two moves are wanted."""
    return np.zeros(MANY + more, FINDING)
