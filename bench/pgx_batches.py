"""Pgx: batches of its games, with many random steps per compiled call, as in its own benchmark."""

from collections.abc import Callable
from functools import cache, partial
from time import perf_counter
from typing import Any

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

from batches import NUMBER
from rate import Entry, Rate

STEPS = 4  # between two checks of the clock
GAMES = {"go_9x9": "Go 9x9", "backgammon": "backgammon", "chess": "chess"}


def entries() -> tuple[Entry, ...]:
    return tuple(partial(run, game) for game in GAMES)


def run(game: str, seconds: float, seed: int, number: int = NUMBER, made: int = STEPS) -> Rate:
    """Steps per second, each with mask and observation; forced ones count. Too few games end to count them."""
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
    """Functions that start games and play some steps."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(states: Any, key: jax.Array) -> tuple[Any, None]:
        lot, chance = jax.random.split(key)
        actions = act_randomly(lot, states.legal_action_mask)
        return step(states, actions, jax.random.split(chance, number)), None

    def play(states: Any, key: jax.Array) -> Any:
        return jax.lax.scan(one, states, jax.random.split(key, steps))[0]

    return jax.jit(jax.vmap(env.init)), jax.jit(play)
