"""Blocks of games on a Ray cluster: one that is there, or one that is started here for the run.

A block whose worker has died is played again by another one, to the same games. Why Ray: docs/decisions/cluster.md.
"""

import logging
import os
import re
import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from citywright.arena.plan import Plan
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.extras import extra
from citywright.simulation.block import Block, Part, play_block

AHEAD = 4  # blocks handed out for each core
RETRIES = 20  # workers that a block may lose before we give up
PATIENCE = 5.0  # seconds for a cluster to answer
STORE = 128 << 20  # bytes: blocks are small, and Ray would take a third of the memory
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # it would tell of dead workers, among our results: their blocks are played again
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # spares a warning about GPUs
}


class ClusterFailed(CitywrightError):
    """A cluster that cannot be reached, or that cannot play."""


def play_on_cluster(ray: Any, plan: Plan, blocks: Iterator[Block], moves: bool) -> Generator[Part, None, None]:
    """Play blocks; they come as they are finished."""
    cores = int(ray.cluster_resources().get("CPU", 1))
    play = ray.remote(max_retries=RETRIES)(play_there)
    header = plan.header()
    playing = [play.remote(plan, header, block, moves) for block in islice(blocks, AHEAD * cores)]
    while playing:
        done, playing = ray.wait(playing)
        playing += [play.remote(plan, header, block, moves) for block in islice(blocks, len(done))]
        yield from taken(ray, done)


def taken(ray: Any, done: list[Any]) -> list[Part]:
    """What blocks have given; what went wrong there is told as if it had gone wrong here."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, CitywrightError):
            raise NotReadable(str(error.cause)) from error
        raise ClusterFailed(f"a machine of the cluster cannot play: {last_line(error)}") from error
    except ray.exceptions.RayError as error:
        raise ClusterFailed(
            f"the cluster has failed, and playing a block again has not helped: {last_line(error)}"
        ) from error


def last_line(error: Exception) -> str:
    """The line that says most: a traceback ends with it."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__


def play_there(plan: Plan, header: dict[str, Any], block: Block, moves: bool) -> Part:
    """Play a block on a machine of the cluster, if it would play the same games as ours."""
    try:
        if plan.header() != header:
            raise NotReadable("another version of citywright, or other files, than where the run was started")
        return play_block(plan, block, moves)
    except CitywrightError as error:
        raise NotReadable(f"on {socket.gethostname()}: {error}") from error


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster; one that this program has joined already is used and left as it is."""
    ray = loaded()
    if ray.is_initialized():
        yield ray
        return
    start(ray, address)
    try:
        yield ray
    finally:
        ray.shutdown()


def loaded() -> Any:
    """Ray, told to be quiet, or a word how to get it."""
    os.environ.update({name: os.environ.get(name, value) for name, value in QUIET.items()})
    try:
        with extra("cluster"):
            import ray
    except ModuleNotFoundError as error:
        raise Impossible([str(error)]) from error
    return ray


def start(ray: Any, address: str) -> None:
    """Join the cluster at an address, or start one on all cores of this machine."""
    here: dict[str, Any] = {} if address else {"include_dashboard": False, "object_store_memory": STORE}
    if address not in ("", "auto"):
        check_answers(address)
    try:
        ray.init(address or "local", logging_level=logging.ERROR, log_to_driver=False, **here)
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        where = f"no Ray cluster at {address}" if address else "Ray cannot be started here"
        hint = "; one that asks for a token needs RAY_AUTH_MODE=token here, too" if address else ""
        raise ClusterFailed(f"{where}: {last_line(error)}{hint}") from error


def check_answers(address: str) -> None:
    """Refuse an address where nobody answers: Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if not re.fullmatch(r"[\w.-]+", host) or not port.isdecimal():
        raise Impossible([f"{address!r} is no address of a cluster; write HOST:PORT of its head, auto, or nothing"])
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterFailed(f"no Ray cluster at {address}: {error}; leave out the address to start one here") from error
