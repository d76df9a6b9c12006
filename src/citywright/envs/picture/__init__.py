"""A position as a picture, for films of games and notebooks, always of the same size."""

import numpy as np
from numpy.typing import NDArray

from citywright.extras import extra
from citywright.game import Game
from citywright.games import module_of

with extra("envs"):
    from citywright.envs.picture.pen import Pen

SIZE = (960, 720)


def picture(game: Game, seat: int | None = None) -> NDArray[np.uint8]:
    """A game as a seat sees it, or a spectator: height × width × red, green, blue."""
    pen = Pen(*SIZE)
    module_of(game.rules.NAME, "envs", "picture").draw(game, seat, pen)
    return pen.pixels()
