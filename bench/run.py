"""Compares the speed of whole random games, tree search and batches with OpenSpiel, Pgx and PettingZoo, and of the
engines in Node and Chromium with compiled Python.

The entries take turns, round after round, so that a slow spell of the machine hits all of them; of each entry the
median round is shown.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from openspiel import GO_ROLLOUTS
from rate import Entry, Rate
from search import YARDSTICKS

#: Each module's `entries()` lists what to measure: games on one core, searches on as many as they name.
MODULES = ("openspiel", "playouts")
SEARCHES = ("search",)
BATCHES = ("from_python", "pgx_batches", "batches")

ROOT = Path(__file__).parents[1]
LIBRARIES = ("OpenSpiel", "PettingZoo", "Pgx")

WARM_UP_S = 0.1


def main() -> None:
    options = parse_options()
    found: dict[str, object] = {}
    if options.only in (None, "games"):
        with one_core():
            rounds = measure(entries_of(MODULES), options.rounds, options.seconds, options.seed)
        medians = [median_round(rates) for rates in rounds]
        Console().print(table(medians))
        found["games"] = report(medians, rounds)
    if options.only in (None, "search"):
        rounds = measure(entries_of(SEARCHES), options.rounds, options.seconds, options.seed)
        medians = [median_round(rates) for rates in rounds]
        Console().print(search_table(medians))
        found["search"] = [asdict(rate) for rate in medians]
    if options.only in (None, "engine"):
        found["engine"] = measure_engine(options)
    if options.only in (None, "batches"):
        rounds = measure(entries_of(BATCHES), options.rounds, options.seconds, options.seed)
        medians = [median_round(rates) for rates in rounds]
        Console().print(batch_table(medians))
        found["batches"] = [asdict(rate) for rate in medians]
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n")


def measure_engine(options: argparse.Namespace) -> dict[str, object]:
    """The engines, all on the same core."""
    sys.path.append(str(ROOT))  # the browser of the tests
    engine = import_module("engine")
    with one_core(), engine.running() as entries:
        rounds = measure(entries, options.rounds, options.seconds, options.seed)
    medians = [median_round(rates) for rates in rounds]
    print(engine.speed_table(medians), engine.size_table(), sep="\n\n")
    return {"speed": [asdict(rate) for rate in medians], "bytes gzipped": engine.sizes()}


def entries_of(modules: tuple[str, ...]) -> list[Entry]:
    return [entry for module in modules for entry in import_module(module).entries()]


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Compare the speed of random games, searches and batches with other libraries."
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds per entry (default: %(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="length of a round in seconds (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first round (default: %(default)s)")
    parser.add_argument("--only", choices=("games", "search", "engine", "batches"), help="measure only these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    return options


@contextmanager
def one_core() -> Iterator[None]:
    """Pin this process to one core, if the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    yield
    os.sched_setaffinity(0, cores)


def measure(entries: list[Entry], rounds: int, seconds: float, seed: int) -> list[list[Rate]]:
    """All rounds of each entry, after a short warm-up round that compiles and is not counted."""
    for entry in entries:
        entry(WARM_UP_S, seed)
    rates: list[list[Rate]] = [[] for _ in entries]
    for number in track(range(rounds), "Measuring", console=Console(stderr=True), transient=True):
        for entry, measured in zip(entries, rates, strict=True):
            measured.append(entry(seconds, seed + number))
    return rates


def median_round(rates: list[Rate]) -> Rate:
    """The median by decisions, or by simulations if there are only those."""
    return sorted(rates, key=lambda rate: rate.decisions_per_s or rate.games_per_s)[len(rates) // 2]


def ratios(medians: list[Rate]) -> list[tuple[float, float]]:
    """Games and decisions per second of each entry, relative to OpenSpiel's Go rollouts."""
    go = next(rate for rate in medians if rate.name == GO_ROLLOUTS)
    return [(rate.games_per_s / go.games_per_s, rate.decisions_per_s / go.decisions_per_s) for rate in medians]


def table(medians: list[Rate]) -> Table:
    table = Table(title="Random games on one core; × is relative to OpenSpiel's Go rollouts")
    table.add_column("what")
    for heading in ("games/s", "×", "decisions/s", "×"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("note")
    for rate, (games, decisions) in zip(medians, ratios(medians), strict=True):
        figures = (f"{rate.games_per_s:,.0f}", f"{games:.2f}", f"{rate.decisions_per_s:,.0f}", f"{decisions:.2f}")
        table.add_row(rate.name, *figures, rate.note)
    return table


def search_table(medians: list[Rate]) -> Table:
    table = Table(title="Tree search; × is relative to OpenSpiel's C++ MCTSBot on a game, which uses one core")
    table.add_column("what")
    for heading in ("simulations/s", "× Go", "× Othello"):
        table.add_column(heading, justify="right", no_wrap=True)
    for rate in medians:
        times = (f"{rate.games_per_s / other.games_per_s:.2f}" for other in medians[: len(YARDSTICKS)])
        table.add_row(rate.name, f"{rate.games_per_s:,.0f}", *times)
    return table


def batch_table(medians: list[Rate]) -> Table:
    """Steps per second, relative to the fastest entry of OpenSpiel, PettingZoo and Pgx."""
    table = Table(title="Random legal actions: one game from Python, or batches of 1,000; × is relative to the best of")
    table.add_column("what")
    for heading in ("steps/s", "games/s", *(f"× {library}" for library in LIBRARIES)):
        table.add_column(heading, justify="right", no_wrap=True)
    best = [max(rate.decisions_per_s for rate in medians if rate.name.startswith(library)) for library in LIBRARIES]
    for rate in medians:
        times = (f"{rate.decisions_per_s / other:.3g}" for other in best)
        games = f"{rate.games_per_s:,.0f}" if rate.games_per_s else ""
        table.add_row(rate.name, f"{rate.decisions_per_s:,.0f}", games, *times)
    return table


def report(medians: list[Rate], rounds: list[list[Rate]]) -> list[dict[str, object]]:
    return [
        asdict(rate) | {"games_ratio": games, "decisions_ratio": decisions, "rounds": [asdict(each) for each in rates]}
        for rate, (games, decisions), rates in zip(medians, ratios(medians), rounds, strict=True)
    ]


if __name__ == "__main__":
    main()
