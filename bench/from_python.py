"""Single games stepped from Python, as users do: OpenSpiel's, PettingZoo's own, and ours through its interface. For
PettingZoo this is the loop of its `performance_benchmark`."""

import random
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3

import openspiel
from citywright.envs import pettingzoo
from rate import Entry, Rate

GAMES: dict[str, Callable[[], Any]] = {
    "PettingZoo connect four": connect_four_v3.env,
    "PettingZoo chess": chess_v6.env,
    "Streets, 4 players, all modules, as PettingZoo": partial(
        pettingzoo.env, "streets", players=4, modules=("business", "consultants")
    ),
    "Townies, 4 players, full, as PettingZoo": partial(pettingzoo.env, "townies", players=4),
}


def entries() -> tuple[Entry, ...]:
    return openspiel.go, openspiel.backgammon, *(partial(run, name) for name in GAMES)


def run(name: str, seconds: float, seed: int) -> Rate:
    """Games and steps per second from Python, with an observation and a mask for each step."""
    env, lots = GAMES[name](), random.Random(seed)
    env.reset(seed=seed)
    games, steps, began = 0, 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        seen = env.last()[0]
        env.step(lots.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
        if all(env.terminations.values()):
            games += 1
            env.reset()
    return Rate(name, games / elapsed, steps / elapsed)
