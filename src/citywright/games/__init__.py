"""The rules of each game, as a library that knows nothing of files, servers or pages; and the one list of games.

What a game brings to a layer of the program is a module or folder with the game's name there: `search/streets`,
`review/streets.py` and so on. Whoever needs one asks `module_of`; nothing else names a game.
"""

from importlib import import_module
from typing import Any

from citywright.errors import NotReadable

GAMES = ("streets", "townies")


def module_of(game: str, layer: str, name: str = "") -> Any:
    """What a game brings to a layer: `module_of("streets", "envs", "kernel")` is `citywright.envs.streets.kernel`."""
    if game not in GAMES:
        raise NotReadable(f"no game {game!r}; there are {', '.join(GAMES)}")
    return import_module(".".join(filter(None, ("citywright", layer, game, name))))
