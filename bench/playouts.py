"""Whole random games by the compiled rules, chance included, on one core."""

from functools import partial
from time import perf_counter
from typing import Any

from citywright.game import rules_named
from rate import Entry, Rate

CHUNK = 200  # games between two looks at the clock
CONFIGURATIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "Streets, 4 players": ("streets", {"players": 4}),
    "Streets, 2 players": ("streets", {"players": 2}),
    "Streets, 5 players": ("streets", {"players": 5}),
    "Streets, 4 players, business": ("streets", {"players": 4, "modules": ("business",)}),
    "Streets, 4 players, consultants": ("streets", {"players": 4, "modules": ("consultants",)}),
    "Streets, solo": ("streets", {"players": 1}),
    "Townies, 4 players, full": ("townies", {"players": 4}),
    "Townies, 4 players, first game": ("townies", {"players": 4, "mode": "first"}),
    "Townies, 2 players, full": ("townies", {"players": 2}),
    "Townies, solo": ("townies", {"players": 1}),
}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(random_games, name, *configuration) for name, configuration in CONFIGURATIONS.items())


def random_games(name: str, game: str, options: dict[str, Any], seconds: float, seed: int) -> Rate:
    """Play random games. A decision is a player's, forced or not; moves of chance are counted separately."""
    rules = rules_named(game)
    start = rules.new_state(rules.Options(**options))
    played = decisions = draws = turns = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        _, counts, _ = rules.games(start, CHUNK, seed, played)
        played += CHUNK
        decisions, draws, turns = decisions + counts[:, 0].sum(), draws + counts[:, 1].sum(), turns + counts[:, 3].sum()
    note = f"and {draws / elapsed:,.0f} chance moves/s; {1e6 * elapsed / turns:.2f} µs per turn or round"
    return Rate(name, played / elapsed, decisions / elapsed, note)
