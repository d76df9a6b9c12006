"""The games for OpenSpiel, in Python. Importing this package registers them.

import pyspiel
import citywright.envs.openspiel

game = pyspiel.load_game("python_citywright_streets(players=3,modules=business+consultants)")
state = game.new_initial_state()
"""

from citywright.extras import extra

with extra("openspiel"):
    import pyspiel

from citywright.envs.openspiel.games import CitywrightGame
from citywright.envs.openspiel.types import game_type
from citywright.games import GAMES

__all__ = ["CitywrightGame"]


def register() -> None:
    """Register the games with OpenSpiel."""
    for game in GAMES:
        own_class = type(game.capitalize(), (CitywrightGame,), {"name": game})
        globals()[own_class.__name__] = own_class  # where pickle finds it
        pyspiel.register_game(game_type(game), own_class)


register()
