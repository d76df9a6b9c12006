"""A batch's arrays in JAX: `python -m tests.envs.with_jax`, a process of its own, since no other may fork once JAX is
loaded."""

import jax.numpy as jnp
import numpy as np

from citywright.envs import Batch
from tests.envs.test_sharing import SHARED


def share(name):
    array = getattr(Batch("townies", 7, players=2, threads=1), name)
    shared = jnp.from_dlpack(array, copy=False)  # would refuse what it has to copy
    assert shared.unsafe_buffer_pointer() == array.ctypes.data, name
    assert (shared.shape, shared.dtype) == (array.shape, array.dtype), name


def see_the_next_step():
    batch = Batch("streets", 5, players=2, threads=2)
    shared, before = jnp.from_dlpack(batch.observe(), copy=False), batch.observation.copy()
    batch.step(batch.sample())
    batch.observe()
    assert not np.array_equal(batch.observation, before)
    assert np.array_equal(shared, batch.observation)


if __name__ == "__main__":
    for name in SHARED:
        share(name)
    see_the_next_step()
