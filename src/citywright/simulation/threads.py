"""Blocks of games on all cores of this machine: compiled games do not need the interpreter lock."""

import os
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

from citywright.arena.plan import Plan
from citywright.simulation.block import Block, Part, play_block

AHEAD = 4  # blocks handed out for each core, so that none waits and few pile up


def play_on_threads(plan: Plan, blocks: Iterator[Block], moves: bool) -> Generator[Part, None, None]:
    """Play blocks; they come as they are finished."""
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        playing: set[Future[Part]] = {
            pool.submit(play_block, plan, block, moves) for block in islice(blocks, AHEAD * cores)
        }
        try:
            while playing:
                done, playing = wait(playing, return_when=FIRST_COMPLETED)
                playing |= {pool.submit(play_block, plan, block, moves) for block in islice(blocks, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)
