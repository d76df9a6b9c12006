"""Games by the kernels of the GPU, in numba's simulator, beside those of the CPU: `python -m tests.envs.simulated` with
NUMBA_ENABLE_CUDASIM=1 and CITYWRIGHT_JIT=0, since the simulator calls rules as plain functions."""

import sys

import numpy as np

from citywright.envs import Batch
from citywright.envs.gpu import GpuBatch
from citywright.envs.gpu import batch as gpu_batch
from citywright.envs.gpu import games as gpu_games
from citywright.game import rules_named

CONFIGURATIONS = (
    ("townies", {"players": 3}),
    ("streets", {"players": 4, "modules": ("business", "consultants")}),
    ("streets", {"players": 1}),
)
SHOWN = ("seat", "mask", "reward", "done", "scores", "winners", "game", "ended")


def play_whole_games(game, options):
    rules = rules_named(game)
    scores, counts = gpu_games(game, 3, seed=7, first=2, **options)
    on_cpu = rules.games(rules.new_state(rules.Options(**options)), 3, 7, 2)
    assert np.array_equal(scores, on_cpu[0])
    assert np.array_equal(counts, on_cpu[1])
    assert len(set(counts[:, 2])) == 3  # three games, not one


def step_batches(game, options):
    on_cpu, on_gpu = Batch(game, 3, seed=5, threads=1, **options), GpuBatch(game, 3, seed=5, **options)
    for _ in range(4):
        assert np.array_equal(on_cpu.observe(), on_gpu.observe())
        actions = on_gpu.sample()
        assert np.array_equal(actions, on_cpu.sample())
        on_cpu.step(actions)
        on_gpu.step(actions)
        assert all(np.array_equal(getattr(on_cpu, name), getattr(on_gpu, name)) for name in SHOWN)
    on_cpu.play_random(40)
    on_gpu.play_random(40)
    assert on_cpu.states.tobytes() == on_gpu.states.copy_to_host().tobytes()


def main():
    sys.modules["citywright.envs.gpu.games"].WARP = gpu_batch.BLOCK = (
        2  # the simulator has a thread of the system for each
    )
    for game, options in CONFIGURATIONS:
        play_whole_games(game, options)
        step_batches(game, options)


if __name__ == "__main__":
    main()
