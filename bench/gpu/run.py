"""Random games on a GPU: compares digests with the CPU, and the speed with Pgx on the same GPU in the same run.

Needs numba-cuda and CuPy (`pip install -e '.[gpu]'`), for Pgx also JAX for CUDA and pgx. The parts compile side
by side and then take turns on the GPU.
"""

import argparse
import fcntl
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

ALL_RULES: dict[str, dict[str, Any]] = {
    "streets": {"players": 4, "modules": ("business", "consultants")},
    "townies": {"players": 4},
}
GAMES = {"streets": 2_000_000, "townies": 16_000_000}
BATCH, STEPS, SECONDS = 1 << 16, 16, 2.0
PGX = {"go_9x9": (1 << 13, 1 << 16), "backgammon": (1 << 13, 1 << 16), "chess": (1 << 12, 1 << 14)}


@contextmanager
def alone(lock: str) -> Iterator[None]:
    """Use the GPU alone, except for the few games that other parts play to compile their kernels."""
    with open(lock, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(*words: object) -> None:
    print(*words, flush=True)


def whole_games(game: str, lock: str) -> None:
    """Games, decisions and turns per second; then the digest of every configuration."""
    from digests import SEED, configurations, digests, expected, name_of

    from citywright.envs.gpu import games

    games(game, 64, **ALL_RULES[game])
    with alone(lock):
        began = time.perf_counter()
        _, counts = games(game, GAMES[game], seed=SEED, **ALL_RULES[game])
        took = time.perf_counter() - began
        figures = (len(counts), counts[:, 0].sum(), counts[:, 1].sum(), counts[:, 3].sum())
        rates = ", ".join(
            f"{figure / took / 1e6:.2f} M {what}/s"
            for figure, what in zip(figures, ("games", "decisions", "chance moves", "turns or rounds"), strict=True)
        )
        say(f"{game}, {name_of(ALL_RULES[game])}: {rates} ({took:.2f} s, results copied back)")
        check(game, configurations(), lambda options: digests(games(game, 100_000, seed=SEED, **options)), expected())


def check(
    game: str,
    configurations: Iterator[tuple[str, dict[str, Any]]],
    made: Callable[[dict[str, Any]], tuple[str, str]],
    expected: dict[tuple[str, str], tuple[str, str]],
    kind: str = "",
) -> None:
    """Print for each configuration whether the GPU matches the CPU; fail if one does not."""
    from digests import name_of

    different = 0
    for which, options in configurations:
        if which == game:
            digest = made(options)
            same = digest == expected[game, kind + name_of(options)]
            different += not same
            say(f"{'same' if same else 'DIFFERENT'} {digest[1]} {game}, {kind}{name_of(options)}")
    if different:
        sys.exit(f"{different} configurations of {game} differ")


def stepped(game: str, lock: str) -> None:
    """Steps per second of a large batch; then the digests of small ones."""
    from digests import IN_BATCH, SEED, batch_digest, batches, expected

    from citywright.envs.gpu import GpuBatch

    batch = GpuBatch(game, BATCH, seed=SEED, **ALL_RULES[game])

    def small_batch(options: dict[str, Any]) -> tuple[str, str]:
        made = batch_digest(GpuBatch(game, IN_BATCH, seed=SEED, **options))
        return made, made

    ways = {
        "play_random": lambda: batch.play_random(STEPS),
        "step": lambda: [batch.step(batch.sample()) for _ in range(STEPS)],
        "step and observe": lambda: [(batch.step(batch.sample()), batch.observe()) for _ in range(STEPS)],
    }
    for way in ways.values():
        way()
    with alone(lock):
        for name, way in ways.items():
            say(f"{game}, batch of {BATCH:,}, {name}: {rate(way) * STEPS * BATCH / 1e6:.2f} M steps/s")
        say(f"{game}, observations shared by DLPack without a copy: {shared(batch.observation)}")
        check(game, batches(), small_batch, expected(), "batch, ")


def shared(observation: Any) -> str:
    """Which libraries read an array on the GPU without a copy."""
    import jax
    import torch

    address = {
        "PyTorch": torch.from_dlpack(observation).data_ptr(),
        "JAX": jax.dlpack.from_dlpack(observation).unsafe_buffer_pointer(),
    }
    return ", ".join(f"{name} {'yes' if at == observation.data.ptr else 'NO'}" for name, at in address.items())


def rate(way: Callable[[], object]) -> float:
    """How often something is done per second."""
    import cupy

    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < SECONDS:
        way()
        cupy.cuda.Device().synchronize()
        done += 1
    return done / took


def pgx(game: str, lock: str) -> None:
    """Steps per second of Pgx, each with mask and observation, with its automatic reset."""
    import pgx_batches

    for number in PGX[game]:
        pgx_batches.run(game, 0.0, 1, number, STEPS)
        with alone(lock):
            steps = pgx_batches.run(game, SECONDS, 1, number, STEPS).decisions_per_s
            say(f"Pgx {game}, batch of {number:,}: {steps / 1e6:.2f} M steps/s")


PARTS = {
    f"{name} {game}": (part, game) for part, name in ((whole_games, "games"), (stepped, "batches")) for game in GAMES
}
PARTS |= {f"pgx {game}": (pgx, game) for game in PGX}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS, help="run one part, in this process")
    lock = os.path.join(tempfile.gettempdir(), "citywright-gpu.lock")
    parser.add_argument("--lock", default=lock, help="a lock file with which parts take turns (default: %(default)s)")
    options = parser.parse_args()
    if options.only:
        part, game = PARTS[options.only]
        part(game, options.lock)
        return
    if missing := [name for name in ("numba_cuda", "cupy", "jax", "pgx") if find_spec(name) is None]:
        sys.exit(f"{', '.join(missing)} is not installed; `pip install -e '.[gpu]'` installs numba-cuda and CuPy")
    environment = os.environ | {"XLA_PYTHON_CLIENT_PREALLOCATE": "false", "PYTHONUNBUFFERED": "1"}
    running = [subprocess.Popen([sys.executable, __file__, "--only", name], env=environment) for name in PARTS]
    sys.exit(sum(process.wait() != 0 for process in running))


if __name__ == "__main__":
    main()
