"""Citywright: city-building games as one library for players, bots and researchers.

import random

import citywright

game = citywright.new_game("streets", players=2, seed=7)
while not game.is_over:
    game.play(random.choice(game.legal_moves()))
print(game.scores, game.winners)
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from citywright.game import Game as Game
    from citywright.game import from_position as from_position
    from citywright.game import new_game as new_game


def __getattr__(name: str) -> Any:
    """The library loads when it is first used, so that `import citywright` stays quick."""
    if name in ("Game", "new_game", "from_position"):
        from citywright import game

        return getattr(game, name)
    raise AttributeError(f"module 'citywright' has no attribute {name!r}")
