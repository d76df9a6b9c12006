"""Measures the compiled playouts of a game."""

from time import perf_counter
from typing import Any

from rate import Rate

CHUNK = 200  # games between two checks of the clock


def random_games(name: str, games: Any, start: Any, seconds: float, seed: int) -> Rate:
    """Random games from the start; decisions include forced ones, and chance is counted separately."""
    played = decisions = draws = turns = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        _, counts, _ = games(start, CHUNK, seed, played)
        played += CHUNK
        decisions, draws, turns = decisions + counts[:, 0].sum(), draws + counts[:, 1].sum(), turns + counts[:, 3].sum()
    note = f"and {draws / elapsed:,.0f} chance moves/s; {1e6 * elapsed / turns:.2f} µs per turn or round"
    return Rate(name, played / elapsed, decisions / elapsed, note)
