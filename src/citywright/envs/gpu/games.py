"""Whole random games on a GPU, one per thread: the same games, to the last move, as `games` plays on the CPU."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.envs.gpu.device import WARP, cuda, jit, multiprocessors, numba, record_type
from citywright.envs.spaces import spaces
from citywright.events import SILENT
from citywright.games import module_of
from citywright.playouts import COUNTS, MOST_SEATS
from citywright.random_numbers import reseed

WARPS = 4  # of 32 threads each, that play on a multiprocessor
REGISTERS = 128  # of a thread, at most


@cache
def _kernel(game: str) -> Any:
    """Each thread plays some of the games, one after the other. Its record lies in local memory, where records
    of threads that run in step are interleaved, so that what all of them read at once arrives at once."""
    rules, random_game = spaces(game).rules, module_of(game, "games", "playout").random_game
    record, room = record_type(rules.STATE), rules.MOST_MOVES

    def play(start, seed, first, counts, scores, silent):  # type: ignore[no-untyped-def]
        state, moves = cuda.local.array(1, record), cuda.local.array(room, numba.int32)
        rng = cuda.local.array(4, numba.int64)
        for i in range(cuda.grid(1), counts.shape[0], cuda.gridsize(1)):
            state[0] = start[0]
            reseed(rng, seed, first + i)
            random_game(state[0], rng, moves, counts[i], scores[i], silent)

    return jit(play, REGISTERS)


def games(
    game: str, number: int, options: Any = None, *, seed: int = 0, first: int = 0, **named: Any
) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Scores and counts of the games `first`, `first + 1` ... of a seed: those of the CPU's `games`."""
    its = spaces(game, options, **named)
    start = cuda.to_device(np.array([its.rules.new_state(its.options)], its.rules.STATE))
    counts = cuda.to_device(np.zeros((number, len(COUNTS)), np.int64))
    scores = cuda.to_device(np.zeros((number, MOST_SEATS), np.int16))
    blocks = multiprocessors() * WARPS
    _kernel(game)[blocks, WARP](start, seed, first, counts, scores, cuda.to_device(SILENT))
    return scores.copy_to_host(), counts.copy_to_host()
