"""Batches of games stepped with random legal actions, on one thread and on two."""

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from citywright.envs import Batch
from rate import Entry, Rate

NUMBER = 1000  # games in a batch
STEPS = 20  # between two checks of the clock
SPREAD = 200  # random steps beforehand, so that games do not all end at once
CONFIGURATIONS = {
    "Streets, 4 players": ("streets", {"players": 4}),
    "Streets, 4 players, all modules": ("streets", {"players": 4, "modules": ("business", "consultants")}),
    "Townies, 4 players, full": ("townies", {"players": 4}),
}


def played_inside(batch: Batch) -> None:
    """Make all steps in one compiled call."""
    batch.play_random(STEPS)


def stepped(batch: Batch) -> None:
    """Make steps from Python, with a mask after each."""
    for _ in range(STEPS):
        batch.step(batch.sample())


def stepped_and_seen(batch: Batch) -> None:
    """Make steps from Python, with a mask and an observation after each."""
    for _ in range(STEPS):
        batch.step(batch.sample())
        batch.observe()


WAYS = {"play_random": played_inside, "step": stepped, "step and observe": stepped_and_seen}


def entries() -> tuple[Entry, ...]:
    return tuple(
        partial(run, f"{name}, {way}, {threads} thread{'s' * (threads > 1)}", WAYS[way], *game, threads)
        for name, game in CONFIGURATIONS.items()
        for way in WAYS
        for threads in (1, 2)
    )


def run(
    name: str,
    way: Callable[[Batch], None],
    game: str,
    options: dict[str, Any],
    threads: int,
    seconds: float,
    seed: int,
) -> Rate:
    """Games and steps per second; a step is a real decision, with the chance and forced moves after it."""
    batch = Batch(game, NUMBER, seed=seed, threads=threads, **options)
    batch.play_random(SPREAD)
    before, steps, began = int(batch.ended.sum()), 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        way(batch)
        steps += STEPS * NUMBER
    return Rate(name, (int(batch.ended.sum()) - before) / elapsed, steps / elapsed)
