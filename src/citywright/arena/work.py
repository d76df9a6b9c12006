"""Games side by side: each process plays one at a time, and none depends on how they are shared out."""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice

from citywright.arena.match import BotFailed, Played, play, warm_up
from citywright.arena.plan import Plan
from citywright.arena.schedule import Match

AHEAD = 3  # games handed out for each process, so that none waits


def play_all(plan: Plan, matches: Iterable[Match], jobs: int) -> Iterator[Played]:
    """Play games in so many processes; they come as they are finished."""
    if jobs == 1:
        yield from (play(plan, match) for match in matches)
        return
    try:
        yield from _play_side_by_side(plan, iter(matches), jobs)
    except BrokenProcessPool as error:
        raise BotFailed("a process that played games has died; memory may be short, or a bot has crashed") from error


def _play_side_by_side(plan: Plan, matches: Iterator[Match], jobs: int) -> Iterator[Played]:
    with _processes(plan, jobs) as pool:
        playing: set[Future[Played]] = set()
        with _deaf_to_interrupts():
            playing |= {pool.submit(play, plan, match) for match in islice(matches, AHEAD * jobs)}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {pool.submit(play, plan, match) for match in islice(matches, len(done))}
            yield from (future.result() for future in done)


@contextmanager
def _processes(plan: Plan, jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are warm before they play; when anything goes wrong, games under way are given up."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), warm_up, (plan,))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to us. Only a main thread can see to that, and only it is interrupted."""
    handler = None
    with suppress(ValueError):
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
