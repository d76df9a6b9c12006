"""Townies: whole random games with the compiled rules, including chance, on one core."""

from functools import partial

from citywright.games.townies.playout import games
from citywright.games.townies.setup import Options, new_state
from playouts import random_games
from rate import Entry

CONFIGURATIONS = {
    "Townies, 4 players, full": Options(players=4),
    "Townies, 4 players, first game": Options(players=4, mode="first"),
    "Townies, 2 players, full": Options(players=2),
    "Townies, solo": Options(players=1),
}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(random_games, name, games, new_state(options)) for name, options in CONFIGURATIONS.items())
