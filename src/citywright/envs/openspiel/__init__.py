"""Both games for OpenSpiel, in Python. Importing this package registers them.

import pyspiel
import citywright.envs.openspiel

game = pyspiel.load_game("python_citywright_streets(players=3,modules=business+consultants)")
state = game.new_initial_state()
"""

from citywright.envs.extras import extra

with extra("openspiel"):
    import pyspiel

from citywright.envs.openspiel.games import Streets, Townies
from citywright.envs.openspiel.types import STREETS, TOWNIES, game_type

__all__ = ["Streets", "Townies"]


def register() -> None:
    """Make the games known to OpenSpiel by their names."""
    pyspiel.register_game(game_type(STREETS), Streets)
    pyspiel.register_game(game_type(TOWNIES), Townies)


register()
