"""A look at one decision: a search that records the expected final margin of every seat, not only of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.review.judges import judge_of
from citywright.search import thinker
from citywright.search.tree import NO_NODE, add_child, child_by, children_of, room_for

ROOT = 0
URGE = 1e6  # the prior of a move that has to be tried more often
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Finding:
    """What was found out about a move: each seat's expected final margin, with its standard error."""

    move: int
    visits: int
    margins: tuple[float, ...]
    errors: tuple[float, ...]


class Sums:
    """Sums over the simulations of one move."""

    def __init__(self, seats: int):
        self.n = 0
        self.sum: Numbers = np.zeros(seats)
        self.squares: Numbers = np.zeros(seats)

    def add(self, margins: Numbers) -> None:
        """One more simulation."""
        self.n += 1
        self.sum += margins
        self.squares += margins * margins

    def finding(self, move: int) -> Finding:
        """Means and standard errors; after a single simulation the error is unknown."""
        mean = self.sum / self.n
        spread = np.maximum(0.0, self.squares / self.n - mean * mean)
        errors = np.sqrt(spread / (self.n - 1)) if self.n > 1 else np.full(len(mean), np.inf)
        return Finding(move, self.n, tuple(map(float, mean)), tuple(map(float, errors)))


def look(
    game: str, state: Any, seat: int, seats: int, simulations: int, seed: int, also: Sequence[int] = (), least: int = 1
) -> list[Finding]:
    """The moves looked into, most visited first. Those in `also` get at least `least` simulations, whatever the search
    thinks of them.

    The state is one that the seat may believe in; the seat must have more than one move.
    """
    tree: Any = thinker(game).Tree(state, seat, seed, room_for(simulations))
    margins_of, found = judge_of(game).margins, dict[int, Sums]()
    children, known = np.zeros(0, np.int64), np.zeros(len(tree.nodes), np.int32)  # visits of each child, as last seen
    priors: dict[int, float] = {}
    for number in range(simulations):
        tree.grow(1, 0)  # a number: Numba would compile again for a bool
        if tree.nodes[ROOT].children != len(children):
            children = np.array(list(children_of(tree.nodes, ROOT)), np.int64)
        at = int(children[np.argmax(tree.nodes["visits"][children] != known[children])])
        known[at] += 1
        found.setdefault(int(tree.nodes["move"][at]), Sums(seats)).add(margins_of(tree, seats))
        if number == 0:
            priors = _urge(tree, also)
        if at in priors and known[at] >= least:
            tree.nodes[at].prior = priors.pop(at)
    return sorted((sums.finding(move) for move, sums in found.items()), key=lambda each: (-each.visits, each.move))


def _urge(tree: Any, moves: Sequence[int]) -> dict[int, float]:
    """Have some moves tried first; return the priors they should have later, those of new moves as good as the best."""
    hope = float(max(tree.nodes[at].prior for at in children_of(tree.nodes, ROOT)))
    priors = {}
    for move in moves:
        at = child_by(tree.nodes, ROOT, move)
        if at == NO_NODE:
            at = add_child(tree.nodes, tree.used, ROOT, move, hope)
        priors[int(at)] = float(tree.nodes[at].prior)
        tree.nodes[at].prior = URGE
    return priors
