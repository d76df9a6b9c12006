"""Streets: whole random games with the compiled rules, including chance, on one core."""

from functools import partial

from citywright.games.streets.playout import games
from citywright.games.streets.setup import Options, new_state
from playouts import random_games
from rate import Entry

CONFIGURATIONS = {
    "Streets, 4 players": Options(players=4),
    "Streets, 2 players": Options(players=2),
    "Streets, 5 players": Options(players=5),
    "Streets, 4 players, business": Options(players=4, modules=("business",)),
    "Streets, 4 players, consultants": Options(players=4, modules=("consultants",)),
    "Streets, solo": Options(players=1),
}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(random_games, name, games, new_state(options)) for name, options in CONFIGURATIONS.items())
