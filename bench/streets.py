"""Streets: whole random games by the compiled rules, chance included, on one core."""

from functools import partial
from time import perf_counter

from citywright.games.streets.playout import games
from citywright.games.streets.setup import Options, new_state
from rate import Entry, Rate

CHUNK = 200  # games between two looks at the clock

CONFIGURATIONS = {
    "Streets, 4 players": Options(players=4),
    "Streets, 2 players": Options(players=2),
    "Streets, 5 players": Options(players=5),
    "Streets, 4 players, business": Options(players=4, modules=("business",)),
    "Streets, 4 players, consultants": Options(players=4, modules=("consultants",)),
    "Streets, solo": Options(players=1),
}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(random_games, name, options) for name, options in CONFIGURATIONS.items())


def random_games(name: str, options: Options, seconds: float, seed: int) -> Rate:
    """Random games from the empty table on; a decision is a player's, forced ones included, chance counted apart."""
    start = new_state(options)
    played = decisions = draws = turns = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        _, counts, _ = games(start, CHUNK, seed, played)
        played += CHUNK
        decisions, draws, turns = decisions + counts[:, 0].sum(), draws + counts[:, 1].sum(), turns + counts[:, 3].sum()
    note = f"and {draws / elapsed:,.0f} chance moves/s; {1e6 * elapsed / turns:.2f} µs a turn"
    return Rate(name, played / elapsed, decisions / elapsed, note)
