"""Pgx: batches of its games, many random steps in one compiled call, as its own benchmark runs them."""

from collections.abc import Callable
from functools import cache, partial
from time import perf_counter
from typing import Any

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

from batches import NUMBER
from rate import Entry, Rate

STEPS = 4  # between two looks at the clock
GAMES = {"go_9x9": "Go 9x9", "backgammon": "backgammon", "chess": "chess"}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(run, game) for game in GAMES)


def run(game: str, seconds: float, seed: int, number: int = NUMBER, made: int = STEPS) -> Rate:
    """Steps a second; each brings mask and observation with it, and forced ones count. Too few games end to tell."""
    init, play = compiled(game, number, made)
    key = jax.random.key(seed)
    states = jax.block_until_ready(play(init(jax.random.split(key, number)), key))
    steps, began = 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        key, lot = jax.random.split(key)
        states = jax.block_until_ready(play(states, lot))
        steps += made * number
    return Rate(f"Pgx {GAMES[game]}, all cores", 0.0, steps / elapsed)


@cache
def compiled(game: str, number: int, steps: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """How games of a kind begin, and how they go on for a while."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(states: Any, key: jax.Array) -> tuple[Any, None]:
        lot, chance = jax.random.split(key)
        actions = act_randomly(lot, states.legal_action_mask)
        return step(states, actions, jax.random.split(chance, number)), None

    def play(states: Any, key: jax.Array) -> Any:
        return jax.lax.scan(one, states, jax.random.split(key, steps))[0]

    return jax.jit(jax.vmap(env.init)), jax.jit(play)
