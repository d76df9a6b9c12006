"""Chaos on loopback: people play at many tables while faults happen, one after the other, with quiet time between.

    python bench/chaos/run.py --minutes 60 --tables 50 --seed 1 --database postgresql --workers 2

Promises are checked all the time and at the end (docs/server.md, "What is promised"). All figures go to
build/chaos.json. The exit status is 1 if a promise was broken.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)]  # players, servers and databases are those of the tests

from bench.chaos import telling  # noqa: E402
from bench.chaos.checking import Told  # noqa: E402
from bench.chaos.faults import Fault, faults_for  # noqa: E402
from bench.chaos.house import House  # noqa: E402
from bench.chaos.journal import Happened, Journal  # noqa: E402
from bench.chaos.party import Party, Play  # noqa: E402
from bench.chaos.verdict import Judge  # noqa: E402
from bench.chaos.watching import ASKED, STUCK, Scales, ask, recovered, watch_tables  # noqa: E402

BUILD = ROOT / "build"
QUIET = (3.0, 6.0)  # seconds of play after all tables have recovered
MOST_MINUTES, MOST_TABLES = 120, 200
TO_FINISH = 600  # seconds for everything before and after


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="default: %(default)s")
    parser.add_argument("--tables", type=int, default=50, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="of the order of the faults and the moves")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite", help="default: %(default)s")
    parser.add_argument("--workers", type=int, help="default: 2 with PostgreSQL, 1 with SQLite")
    parser.add_argument("--pace", type=float, default=0.8, help="seconds that a player thinks (default: %(default)s)")
    parser.add_argument("--only", help="only faults whose names contain this")
    parser.add_argument("--to", type=Path, default=BUILD / "chaos.json", help="default: build/chaos.json")
    options = parser.parse_args()
    options.workers = options.workers or (2 if options.database == "postgresql" else 1)
    if not (0 < options.minutes <= MOST_MINUTES and 2 <= options.tables <= MOST_TABLES):
        parser.error(f"at most {MOST_MINUTES} minutes, and 2 to {MOST_TABLES} tables")
    return options


def main() -> None:
    options, console = parse_options(), Console()
    options.to.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=options.to.parent, prefix="chaos-") as folder:
        journal = asyncio.run(bounded(options, console, Path(folder)))
    console.print(telling.faults_table(journal))
    console.print(f"{len(journal.broken)} promises broken; everything is in {options.to}")
    sys.exit(1 if journal.broken else 0)


def stop_when_told() -> None:
    """Clean up when the process is ended, too."""
    task = asyncio.current_task()
    assert task
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)


async def bounded(options: argparse.Namespace, console: Console, folder: Path) -> Journal:
    stop_when_told()
    async with asyncio.timeout(60 * options.minutes + TO_FINISH):
        return await run(options, console, folder)


async def run(options: argparse.Namespace, console: Console, folder: Path) -> Journal:
    async with House(folder, options.database, options.workers) as house:
        if house.why_no_ramdisk:
            console.print(f"No full disk for PostgreSQL: {house.why_no_ramdisk}")
        journal = Journal(console)
        judge, scales = Judge(house.url, journal), Scales(house)
        weighing = tasks(scales.keep_weighing(60 * options.minutes / 120))
        async with playing(options, house, journal, judge) as parties, weighing:
            await faults(options, house, journal, parties)
        await asyncio.to_thread(house.server.__exit__)
        await asyncio.to_thread(last_look, judge, parties)
        judge.close()
        scales.check(journal)
        told = {name: str(value) for name, value in vars(options).items()}
        found = telling.everything(journal, scales, house.said, told)
        options.to.with_suffix(".log").write_bytes(house.said.read_bytes())
        options.to.write_text(json.dumps(found, indent=1) + "\n")
        return journal


def last_look(judge: Judge, parties: list[Party]) -> None:
    """Check every table, also those that were right when their games ended."""
    for party in parties:
        for told in party.told:
            judge.look(told)


@asynccontextmanager
async def tasks(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Things that go on meanwhile; if one fails, so does everything."""
    async with asyncio.TaskGroup() as group:
        running = [group.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in running:
                task.cancel()


@asynccontextmanager
async def playing(
    options: argparse.Namespace, house: House, journal: Journal, judge: Judge
) -> AsyncIterator[list[Party]]:
    """All tables are played at, and watched."""
    checks: set[asyncio.Task[None]] = set()

    async def check(told: Told) -> None:
        with suppress(Exception):  # the database may be away; at the end it is not
            await asyncio.to_thread(judge.look, told)

    def finished(told: Told) -> None:
        task = asyncio.create_task(check(told))
        checks.add(task)
        task.add_done_callback(checks.discard)

    play = Play(f"http://127.0.0.1:{house.cables.port}", journal, options.pace, finished, judge.seed_of)
    parties = [await Party(number, play).open() for number in range(options.tables)]
    host = parties[0].people[0]
    works = [*(party.keep_playing() for party in parties), watch_tables(parties, journal)]
    try:
        async with tasks(*works, *(ask(house, journal, path, host.http.cookies) for path in ASKED)):
            yield parties
        await asyncio.gather(*checks)
    finally:
        for party in parties:
            await party.close()


async def faults(options: argparse.Namespace, house: House, journal: Journal, parties: list[Party]) -> None:
    """One fault after the other, each kind once in a round."""
    rng, until = random.Random(options.seed), time.monotonic() + 60 * options.minutes
    possible = [fault for fault in faults_for(house) if (options.only or "") in fault.name]
    await asyncio.sleep(rng.uniform(*QUIET))
    while True:
        for fault in rng.sample(possible, len(possible)):
            if time.monotonic() > until:
                return
            await befall(fault, house, journal, parties, rng)
            await asyncio.sleep(rng.uniform(*QUIET))


async def befall(fault: Fault, house: House, journal: Journal, parties: list[Party], rng: random.Random) -> None:
    """Let one fault of a house happen."""
    await happen(journal.begin(fault.name, fault.cuts), partial(fault.work, house, rng), journal, parties)


async def happen(
    happened: Happened, work: Callable[[], Awaitable[None]], journal: Journal, parties: list[Party]
) -> None:
    """Let one fault happen, and wait until everybody plays again."""
    try:
        await work()
    finally:
        happened.ended = time.monotonic()
    await recovered(happened, parties, 3 * STUCK)
    slowest = max(happened.waits.values(), default=0.0)
    journal.console.print(
        f"{happened.began - journal.began:7.1f} s  {happened.name}: {happened.ended - happened.began:.1f} s; "
        f"{len(happened.recovered)} of {len(parties)} tables went on, after {slowest:.1f} s at most; "
        f"{journal.counts['moves']} moves so far",
        highlight=False,
    )


if __name__ == "__main__":
    main()
