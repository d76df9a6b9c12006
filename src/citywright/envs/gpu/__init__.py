"""Games on a GPU, by numba-cuda, with the very rules of the CPU."""

from citywright.envs.gpu.batch import GpuBatch
from citywright.envs.gpu.games import games

__all__ = ["GpuBatch", "games"]
