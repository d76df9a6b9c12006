"""Five levels for people to play against, from first-timer to master: in each game a bot and its budget.

The weak ones play weakly as people do: they go for what pays at once, and the first-timer sees only a few of the places
where a tile or shape would fit. docs/strength.md shows what each level is worth.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from citywright.bots.contract import Bot, View
from citywright.search import Budget

LEVELS: dict[str, dict[str, str]] = {
    "first-timer": {"streets": "hasty", "townies": "hasty"},
    "casual": {"streets": "greedy", "townies": "greedy"},
    "regular": {"streets": "planner", "townies": "planner"},
    "expert": {"streets": "search:24", "townies": "search:10"},
    "master": {"streets": "search:1500", "townies": "search:3000"},
}
ALONE: dict[str, dict[str, str]] = {  # where a level thinks longer without rivals: simulations are quicker then
    "expert": {"townies": "search:20"},
    "master": {"streets": "search:7000", "townies": "search:6000"},
}


@dataclass(frozen=True)
class Level:
    """Plays each game by the bot that this level has for it."""

    bots: Mapping[str, Bot]
    alone: Mapping[str, Bot]  # in place of these, without rivals

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """A move of the level's bot."""
        bots = {**self.bots, **self.alone} if view.state.solo else self.bots
        return bots[view.rules.NAME].choose(view, seat, budget, seed)
