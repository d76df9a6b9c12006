"""Blocks of games on a Ray cluster that is running already, or that is started here for the run.

A block whose worker has died is played again by another one, with the same games. Why Ray: docs/decisions/cluster.md.
"""

import logging
import os
import re
import socket
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.extras import extra
from citywright.runs.plan import Plan
from citywright.runs.workers import Play, Workers, handed_out

RETRIES = 20  # workers that a block may lose before we give up
PATIENCE = 5.0  # seconds for a cluster to answer
STORE = 128 << 20  # bytes: blocks are small, and Ray would take a third of the memory
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # it would report dead workers among our results; their blocks are played again
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # prevents a warning about GPUs
}


class ClusterFailed(CitywrightError):
    """A cluster that cannot be reached, or that cannot play."""


@contextmanager
def cluster(plan: Plan, address: str) -> Iterator[Workers]:
    """The workers of the cluster at an address; with an empty one, of a cluster on this machine."""
    with joined(address) as ray:
        yield partial(_on_cluster, ray, plan)


def _on_cluster(ray: Any, plan: Plan, play: Play, blocks: Iterator[Any]) -> Iterator[Any]:
    cores = int(ray.cluster_resources().get("CPU", 1))
    there = ray.remote(max_retries=RETRIES)(play_there)
    submit = partial(there.remote, plan, plan.header(), play)
    return handed_out(blocks, cores, submit, ray.wait, partial(_results, ray))


def _results(ray: Any, done: Collection[Any]) -> Iterable[Any]:
    """What was played. Errors of a machine of the cluster are reported like our own."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, CitywrightError):
            raise NotReadable(str(error.cause)) from error
        raise ClusterFailed(f"a machine of the cluster cannot play: {last_line(error)}") from error
    except ray.exceptions.RayError as error:
        why = f"playing a block again has not helped: {last_line(error)}"
        raise ClusterFailed(f"the cluster has failed, and {why}") from error


def last_line(error: Exception) -> str:
    """The most informative line of an error: the last line of a traceback."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__


def play_there(plan: Plan, header: dict[str, Any], play: Play, block: Any) -> Any:
    """Play a block on a machine of the cluster, if it would play the same games as ours."""
    try:
        if plan.header() != header:
            raise NotReadable("another version of citywright, or other files, than where the run was started")
        return play(block)
    except CitywrightError as error:
        raise NotReadable(f"on {socket.gethostname()}: {error}") from error


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster. A cluster that this program has already joined is used, and left running."""
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
    """Ray, set to be quiet. Where it is missing, the error says how to get it."""
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
    """Refuse an address where nothing answers: Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if not re.fullmatch(r"[\w.-]+", host) or not port.isdecimal():
        raise Impossible(
            [f"{address!r} is not the address of a cluster; write HOST:PORT of its head, auto, or nothing"]
        )
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterFailed(f"no Ray cluster at {address}: {error}; leave out the address to start one here") from error
