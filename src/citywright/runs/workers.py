"""Blocks of games played in parallel on this machine. No game depends on how they are distributed."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any, TypeAlias

from citywright.bots import BotFailed
from citywright.runs.match import warm_up
from citywright.runs.plan import Plan

AHEAD = 4  # blocks handed out for each worker, so that none waits and few pile up
Play: TypeAlias = Callable[[Any], Any]  # plays a block
Workers: TypeAlias = Callable[[Play, Iterator[Any]], Iterator[Any]]  # play blocks, and return each as it is finished


def handed_out(
    blocks: Iterator[Any],
    workers: int,
    submit: Callable[[Any], Any],
    wait_for_some: Callable[[list[Any]], tuple[Collection[Any], Collection[Any]]],
    results: Callable[[Collection[Any]], Iterable[Any]],
) -> Iterator[Any]:
    """Hand out blocks, a few for each worker at a time."""
    with _deaf_to_interrupts():
        playing = [submit(block) for block in islice(blocks, AHEAD * workers)]
    while playing:
        done, others = wait_for_some(playing)
        playing = [*others, *map(submit, islice(blocks, len(done)))]
        yield from results(done)


def _in_pool(pool: Executor, workers: int, play: Play, blocks: Iterator[Any]) -> Iterator[Any]:
    return handed_out(
        blocks,
        workers,
        lambda block: pool.submit(play, block),
        partial(wait, return_when=FIRST_COMPLETED),
        lambda done: (future.result() for future in sorted(done, key=has_failed)),
    )


def has_failed(future: Future[Any]) -> bool:
    """Whether a block could not be played. Those that were played come first, so that they are kept."""
    return future.exception() is not None


@contextmanager
def threads() -> Iterator[Workers]:
    """A thread for each core: compiled games do not need the interpreter lock."""
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        try:
            yield partial(_in_pool, pool, cores)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def processes(plan: Plan, jobs: int) -> Iterator[Workers]:
    """Processes that warm up before they play, or only this one if one is enough. If anything goes wrong, unfinished
    games are given up."""
    if jobs == 1:
        yield map
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), warm_up, (plan,))
    try:
        yield partial(_in_pool, pool, jobs)
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            why = "memory may be short, or a bot has crashed"
            raise BotFailed(f"a process that played games has died; {why}") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to us. Only a main thread can arrange that, and only it is interrupted."""
    handler = None
    with suppress(ValueError):
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
