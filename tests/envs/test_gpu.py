"""What a GPU would do, without one; bench/gpu/run.py asks a real one."""

import os
import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from citywright.envs import Batch

BENCH = Path(__file__).parents[2] / "bench" / "gpu"


def load(name):
    spec = spec_from_file_location(name, BENCH / f"{name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


digests = load("digests")


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), list(digests.configurations()))
def test_the_cpu_still_plays_what_the_gpu_was_asked_for(game, options):
    few, _ = digests.expected()[game, digests.name_of(options)]
    assert digests.digest(digests.on_cpu(game, options, digests.FEW)) == few


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "options"), list(digests.batches()))
def test_batches_of_the_cpu_still_show_what_the_gpu_was_asked_for(game, options):
    expected, _ = digests.expected()[game, f"batch, {digests.name_of(options)}"]
    assert digests.batch_digest(Batch(game, digests.IN_BATCH, seed=digests.SEED, **options)) == expected


@pytest.mark.compiled
def test_kernels_play_the_games_of_the_cpu():
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "CITYWRIGHT_JIT": "0"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.envs.simulated"], env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.compiled
@pytest.mark.skipif(find_spec("cupy") is not None, reason="it is there")
def test_without_cupy_it_is_said_what_is_missing():
    run = subprocess.run([sys.executable, "-c", "import citywright.envs.gpu"], capture_output=True, text=True)
    assert "pip install 'citywright[gpu]'" in run.stderr
