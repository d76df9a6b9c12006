"""Learning environments: the same rules with numbered actions and numeric observations, one game or thousands at once.

from citywright.envs import Batch

batch = Batch("streets", 1000, players=2, seed=1)
for _ in range(100):
    batch.step(batch.sample())
"""

from citywright.envs.batch import Batch
from citywright.envs.spaces import Spaces, spaces

__all__ = ["Batch", "Spaces", "spaces"]
