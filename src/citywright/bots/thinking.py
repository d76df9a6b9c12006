"""Bots that think ahead: the planner, and the search."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from citywright.bots.contract import View
from citywright.errors import Impossible, NotReadable
from citywright.random_numbers import from_seed
from citywright.search import Budget, Candidate, explore, thinker

SIMULATIONS = 1000  # of a search without a budget
LONGEST = 600  # seconds
MANY = 8  # a decision with so many moves or more gets the whole budget


@dataclass(frozen=True)
class Planner:
    """Weighs every move with hand-made features, and the best of them by the replies they would meet."""

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """The planner's move; the budget is not needed."""
        return thinker(view.rules.NAME).plan(view.state, seat, from_seed(seed))


@dataclass(frozen=True)
class Search:
    """Monte Carlo tree search, with its own budget for when none is given."""

    own: Budget

    def explore(self, view: View, seat: int, budget: Budget, seed: int) -> Sequence[Candidate]:
        """The moves looked into, best first."""
        return explore(view.rules.NAME, view.state, seat, self.given(budget), seed)

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """The move tried most often. An only move needs no thought, and a choice of few needs less time."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if not (budget.simulations or budget.seconds):
            budget = part_of(self.given(budget), min(1.0, len(moves) / MANY))
        return self.explore(view, seat, budget, seed)[0].move

    def given(self, budget: Budget) -> Budget:
        """The given budget or, if it sets no limit, the bot's own on as many cores."""
        return budget if budget.simulations or budget.seconds else replace(self.own, cores=budget.cores)


def part_of(budget: Budget, part: float) -> Budget:
    """Part of a budget: a choice among few moves needs less than one among many."""
    if budget.seconds:
        return replace(budget, seconds=part * budget.seconds)
    return replace(budget, simulations=math.ceil(part * (budget.simulations or 1)))


def search(budget: str) -> Search:
    """A search from its text: `200` simulations, or `0.5s`."""
    try:
        seconds = float(budget[:-1]) if budget.endswith("s") else None
        simulations = None if seconds is not None else int(budget or SIMULATIONS)
    except ValueError as error:
        raise NotReadable("write search:200 (simulations) or search:0.5s") from error
    if seconds is not None and not seconds <= LONGEST:
        raise Impossible([f"a bot may think for at most {LONGEST} seconds a move"])
    return Search(Budget(simulations=simulations, seconds=seconds))
