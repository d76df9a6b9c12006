"""Five levels for people to play against, from first-timer to master. For each, every game names a bot and its budget.

The weak levels play weakly as people do: they go for what pays at once, and the first-timer sees only some of the
places where a tile or shape would fit. docs/strength.md shows what each level is worth.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from citywright.bots.contract import Bot, View
from citywright.games import module_of
from citywright.search import Budget

LEVELS = ("first-timer", "casual", "regular", "expert", "master")


def bot_of(level: str, game: str, alone: bool) -> str:
    """The name of the bot that plays a game on a level, with rivals or alone."""
    own = module_of(game, "bots")
    found: str = (alone and own.ALONE.get(level)) or own.LEVELS[level]
    return found


def searches(level: str, game: str, alone: bool) -> bool:
    """Whether a level's bot searches, which takes long without the compiler."""
    return bot_of(level, game, alone).startswith("search")


@dataclass(frozen=True)
class Level:
    """Plays each game by the bot that this level has for it."""

    usual: Mapping[str, Bot]
    alone: Mapping[str, Bot]  # without rivals

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """A move of the level's bot."""
        bots = self.alone if view.state.solo else self.usual
        return bots[view.rules.NAME].choose(view, seat, budget, seed)
