"""A batch's arrays in other libraries: the same memory, not a copy. JAX is always tried; PyTorch if it is there."""

import jax.numpy as jnp
import numpy as np
import pytest

from citywright.envs import Batch
from citywright.envs.common.games import ALIGNED
from citywright.games import GAMES

pytestmark = pytest.mark.compiled

SHARED = ["observation", "mask", "seat", "reward", "done", "scores", "winners"]
NUMBERS = [1, 7]  # games: rows of odd lengths


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", GAMES)
def test_arrays_begin_where_others_can_share_them(game, number):
    batch = Batch(game, number, players=2, threads=1)
    for name in SHARED:
        array = getattr(batch, name)
        assert array.ctypes.data % ALIGNED == 0, name
        assert array.flags.c_contiguous
        assert np.from_dlpack(array).ctypes.data == array.ctypes.data


@pytest.mark.parametrize("name", SHARED)
def test_jax_shares_an_array(name):
    array = getattr(Batch("townies", 7, players=2, threads=1), name)
    shared = jnp.from_dlpack(array, copy=False)  # would refuse what it has to copy
    assert shared.unsafe_buffer_pointer() == array.ctypes.data
    assert (shared.shape, shared.dtype) == (array.shape, array.dtype)


def test_jax_sees_the_next_step():
    batch = Batch("streets", 5, players=2, threads=2)
    shared, before = jnp.from_dlpack(batch.observe(), copy=False), batch.observation.copy()
    batch.step(batch.sample())
    batch.observe()
    assert not np.array_equal(batch.observation, before)
    assert np.array_equal(shared, batch.observation)


@pytest.mark.parametrize("how", ["from_dlpack", "from_numpy"])
def test_torch_shares_arrays_and_sees_the_next_step(how):
    torch = pytest.importorskip("torch")
    batch = Batch("streets", 5, players=2, threads=2)
    batch.observe()
    shared = {name: getattr(torch, how)(getattr(batch, name)) for name in SHARED}
    batch.step(batch.sample())
    batch.observe()
    for name, tensor in shared.items():
        array = getattr(batch, name)
        assert tensor.data_ptr() == array.ctypes.data, name
        assert np.array_equal(tensor.numpy(), array)
