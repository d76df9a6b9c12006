"""Monte Carlo tree search for games with hidden hands, dice and simultaneous choices, in compiled code.

Each simulation redraws what the seat cannot see, walks down a tree of what the seat can see, and plays on by a fast
policy. `tree` serves every game; each game has a folder here with its own kernel, made of its own rules.
"""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol, cast

import numpy as np

from citywright.errors import Impossible
from citywright.games import module_of
from citywright.random_numbers import Generator
from citywright.search.candidates import CANDIDATE, ROOT, collect, rank
from citywright.search.tree import room_for

CHUNK = 8  # simulations between two looks at the clock
SECOND = 10_000  # room for a second's simulations
SEEDS = 1 << 62
APART = 0x9E3779B97F4A7C15  # between the seeds of two cores


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of simulations, or seconds, on a number of cores. Bots that do not search
    ignore it. With neither, the bot uses its own budget."""

    simulations: int | None = None
    seconds: float | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        for name in ("simulations", "seconds", "cores"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise Impossible([f"a budget's {name} is {value!r}; it should be more than 0"])
        if self.simulations and self.seconds:
            raise Impossible(["a budget is either a number of simulations or seconds"])


@dataclass(frozen=True)
class Candidate:
    """A move that has been looked into."""

    move: int
    visits: int  # simulations that tried it
    margin: float  # expected lead over the best rival at the end; alone in Townies, expected points
    error: float  # standard error of the margin
    value: float  # what the search maximizes


class Tree(Protocol):
    """What each game's search offers: a tree that grows by simulations."""

    nodes: Any

    def __init__(self, state: Any, seat: int, seed: int, room: int): ...

    def grow(self, simulations: int, uniform: bool = False) -> None:
        """Run more simulations, in compiled code without the interpreter lock."""


class Thinker(Protocol):
    """What each game's folder offers."""

    Tree: type[Tree]

    def new_workspace(self) -> Any:
        """A workspace for the search."""

    def plan(self, state: Any, seat: int, rng: Generator) -> int:
        """The planner's move."""


def thinker(game: str) -> Thinker:
    """Search and planner of a game; they load when they are first used."""
    return cast(Thinker, module_of(game, "search"))


def explore(
    game: str, state: Any, seat: int, budget: Budget, seed: int, *, uniform: bool = False
) -> Sequence[Candidate]:
    """The moves looked into, best first. Every simulation redraws what the seat cannot see of the record.

    Every core grows its own tree, and the results for each move are combined: the same seed, simulations and cores
    give the same answer.
    """
    cores = range(budget.cores)
    if budget.simulations:
        shares = [len(range(core, budget.simulations, budget.cores)) for core in cores]
    else:
        shares = [math.ceil(SECOND * (budget.seconds or 1)) for _ in cores]
    make = thinker(game).Tree
    trees = [make(state, seat, (seed + core * APART) % SEEDS, room_for(shares[core])) for core in cores]
    with ThreadPoolExecutor(budget.cores) as pool:
        for_each = pool.map if budget.cores > 1 else map  # a single tree grows in this thread
        if budget.simulations:
            list(for_each(lambda tree, share: tree.grow(share, uniform), trees, shares))
        else:
            trees[0].grow(1, uniform)  # compiled, or loaded, before the clock starts
            until = perf_counter() + (budget.seconds or 1)
            list(for_each(lambda tree: _grow_until(tree, until, uniform), trees))
    return _candidates([tree.nodes for tree in trees], seat)


def _grow_until(tree: Tree, until: float, uniform: bool) -> None:
    """Run as many simulations as there is time for, and a few in any case."""
    tree.grow(CHUNK, uniform)
    while perf_counter() < until:
        tree.grow(CHUNK, uniform)


def _candidates(trees: list[Any], seat: int) -> list[Candidate]:
    """The children of all roots, combined by move, most visited first."""
    found, n = np.zeros(sum(nodes[ROOT].children for nodes in trees), CANDIDATE), 0
    for nodes in trees:
        n = collect(nodes, seat, found, n)
    rank(found, n)
    return [
        Candidate(int(it.move), int(it.visits), float(it.margin), float(it.error), float(it.value)) for it in found[:n]
    ]
