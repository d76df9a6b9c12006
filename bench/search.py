"""Tree search: simulations per second from the first decision of a game, compared with OpenSpiel's C++ MCTSBot."""

from functools import partial
from time import perf_counter
from typing import Any

import pyspiel

import citywright
from citywright.bots import Budget, view_of
from citywright.search import explore
from openspiel import SIMULATIONS
from rate import Entry, Rate

YARDSTICKS = {  # Go is about as long as Streets, Othello as Townies
    "OpenSpiel MCTSBot, Go 9x9 (118 moves per rollout)": "go(board_size=9)",
    "OpenSpiel MCTSBot, Othello (60 moves per rollout)": "othello",
}
GAMES = {
    "Streets, 2 players": ("streets", {"players": 2}),
    "Streets, 4 players": ("streets", {"players": 4}),
    "Townies, 2 players": ("townies", {"players": 2}),
    "Townies, 4 players": ("townies", {"players": 4}),
}


def entries() -> tuple[Entry, ...]:
    ours = [
        partial(our_search, f"{name}, {kind} playouts, {cores} core{'s' * (cores > 1)}", *game, kind, cores)
        for name, game in GAMES.items()
        for kind in ("uniform", "guided")
        for cores in (1, 2)
    ]
    return (*(partial(their_search, name, game) for name, game in YARDSTICKS.items()), *ours)


def their_search(name: str, game: str, seconds: float, seed: int) -> Rate:
    """Simulations per second of OpenSpiel's bot from the empty board, with one random rollout each, on one core."""
    board = pyspiel.load_game(game)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    settings = {"max_simulations": SIMULATIONS, "max_memory_mb": 1000, "solve": False, "seed": seed, "verbose": False}
    bot = pyspiel.MCTSBot(board, evaluator, uct_c=2.0, **settings)
    state = board.new_initial_state()
    done, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        bot.step(state)
        done += SIMULATIONS
    return Rate(name, done / elapsed)


def our_search(name: str, game: str, options: dict[str, Any], kind: str, cores: int, seconds: float, seed: int) -> Rate:
    """Simulations per second of our search: uniform playouts run to the end, guided ones for some turns."""
    played = citywright.new_game(game, seed=seed, **options)
    view = view_of(played, played.seat)
    budget = Budget(simulations=SIMULATIONS * cores, cores=cores)
    done, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        explore(game, view.state, played.seat, budget, seed + done, uniform=kind == "uniform")
        done += SIMULATIONS * cores
    return Rate(name, done / elapsed)
