"""A batch's arrays in other libraries: the same memory, not a copy. JAX is always tried; PyTorch if it is there."""

import subprocess
import sys

import numpy as np
import pytest

from citywright.envs import Batch
from citywright.envs.common.games import ALIGNED
from citywright.games import GAMES
from tests.interpreter import ROOT

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


def test_jax_shares_arrays_and_sees_the_next_step():
    command = [sys.executable, "-m", "tests.envs.with_jax"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


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
