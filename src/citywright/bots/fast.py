"""Bots that choose by one of the rules' fast policies, without a search."""

from dataclasses import dataclass

from citywright.bots.contract import View
from citywright.playouts import POLICIES
from citywright.random_numbers import from_seed
from citywright.search import Budget


@dataclass(frozen=True)
class Fast:
    """Chooses by a policy of the game."""

    policy: str

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """A move by the policy; the budget is not needed."""
        return view.rules.choose_move(view.state, seat, POLICIES[self.policy], from_seed(seed))
