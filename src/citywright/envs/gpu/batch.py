"""Thousands of games at once on a GPU: a `Batch` whose arrays are there."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.envs.batch import Batch
from citywright.envs.common.games import Games
from citywright.envs.gpu.device import arrays, cuda, jit, numba, seen_by_kernels

BLOCK = 64  # threads that are started together
RECORDS = ("start", "states")  # CuPy has no records


class GpuBatch(Batch):
    """The games of a `Batch`, but played on the GPU, one per thread. Its arrays are CuPy's: PyTorch and JAX
    share them without a copy, by DLPack. `states` is an array of numba.cuda."""

    library = arrays

    def _lay_out(self, room: Games) -> Games:
        there = {name: cuda.to_device(array) for name, array in room._asdict().items() if name in RECORDS}
        there |= {name: arrays.asarray(array) for name, array in room._asdict().items() if name not in RECORDS}
        self._rows = arrays.arange(len(self))
        self._seen = Games(
            **{name: array if name in RECORDS else seen_by_kernels(array) for name, array in there.items()}
        )
        return Games(**there)

    def _all(self, work: Callable[..., None], *more: Any) -> None:
        """Let every thread do its share: one game."""
        kernel = _kernel(work, self.spaces.rules.MOST_MOVES, bool(more))
        kernel[-(-len(self) // BLOCK), BLOCK](self._seen, *more)


@rule
def share_of(games: Games, i: int, moves: NDArray[np.int32]) -> Games:
    """One game of a batch, with its own room for moves."""
    j = i + 1
    return Games(
        games.start,
        games.states[i:j],
        games.rng[i:j],
        games.action_rng[i:j],
        games.game[i:j],
        games.asked[i:j],
        games.seat[i:j],
        games.action[i:j],
        games.mask[i:j],
        games.observation[i:j],
        games.reward[i:j],
        games.done[i:j],
        games.scores[i:j],
        games.winners[i:j],
        games.ended[i:j],
        moves,
        games.silent,
    )


@cache
def _kernel(work: Callable[..., None], room: int, has_task: bool) -> Any:
    """A kernel in which each thread does the work of `run` (which has a task), `see` or `sample` for its game."""

    def one(games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.states.shape[0]:
            work(share_of(games, i, cuda.local.array(room, numba.int32)))

    def one_by_task(games, plan, task, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.states.shape[0]:
            work(share_of(games, i, cuda.local.array(room, numba.int32)), plan, task, steps)

    return jit(one_by_task if has_task else one)
