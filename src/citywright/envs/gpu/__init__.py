"""Games on a GPU, compiled by numba-cuda from the same rules as on the CPU."""

from citywright.envs.gpu.batch import GpuBatch
from citywright.envs.gpu.games import games

__all__ = ["GpuBatch", "games"]
