"""100,000 requests and messages that no browser sends, from a seed, over loopback to a server that this starts.

None may be answered by 5xx, none may be left without an answer, and no connection may be closed without one.
Afterwards the server must play on, with as much memory as before.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # for what the tests make and send

from tests.server.badly import Somebody, Unanswered
from tests.server.client import browsers
from tests.server.servers import Process

TOGETHER = 8  # people without manners, at a table each
PARTS = 10
WARM, HALF = 2, 6  # parts, after which memory counts, and after which it must be level
LEVEL = 1.1
BUILD = Path(__file__).parents[1] / "build"
console = Console()


def main() -> None:
    options = parse_options()
    BUILD.mkdir(exist_ok=True)
    with (
        TemporaryDirectory(dir=BUILD, prefix="malformed-") as folder,
        Process(Path(folder) / "tables.sqlite") as server,
    ):
        is_well = asyncio.run(asyncio.wait_for(run(server, options), options.limit))
    sys.exit(not is_well)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000, help="half over HTTP, half over web sockets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=3600, help="seconds after which it is given up")
    return parser.parse_args()


async def run(server: Any, options: argparse.Namespace) -> bool:
    """Send it all; whether all went well."""
    async with browsers(server.address, 2) as (ann, eve):
        people = [
            Somebody(server.address, await ann.new_table(game, "me", "bot casual"), ann, eve, rng)
            for game, rng in zip(("streets", "townies") * (TOGETHER // 2), generators(options.seed), strict=False)
        ]
        began, failures, used = time.monotonic(), [], []
        for part in range(PARTS):
            failures += await misbehave(people, options.requests // PARTS, f"part {part + 1} of {PARTS}")
            used.append(memory(server))
        seconds, before, after = time.monotonic() - began, max(used[WARM:HALF]), max(used[HALF:])
        for somebody in people:
            somebody.leave()
        await play_on(ann)
    tell(people, failures, options.requests, seconds, before, after)
    (BUILD / "malformed.json").write_text(json.dumps(failures, indent=2) + "\n")
    return not failures and after < LEVEL * before


def generators(seed: int) -> list[random.Random]:
    """Random numbers for each of the people."""
    return [random.Random(f"{seed} {number}") for number in range(TOGETHER)]


async def misbehave(people: list[Somebody], number: int, what: str) -> list[str]:
    """Send so many requests and messages, shared among the people; what was not answered well."""
    failures: list[str] = []
    with Progress(console=console) as progress:
        bar = progress.add_task(what, total=number)
        shares = [number // len(people) + (place < number % len(people)) for place in range(len(people))]
        one_more = partial(progress.advance, bar)
        await asyncio.gather(*map(turns, people, shares, repeat(failures), repeat(one_more)))
    return failures


async def turns(somebody: Somebody, number: int, failures: list[str], done: Callable[[], None]) -> None:
    """Requests and messages in turn."""
    ways: tuple[Callable[[], Awaitable[None]], ...] = (somebody.request, somebody.message)
    for turn in range(number):
        try:
            await ways[turn % 2]()
        except Unanswered as failure:
            failures.append(str(failure))
            somebody.leave()
        done()


def memory(server: Any) -> int:
    """Bytes of the workers that are in memory."""
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in server.workers())
    return pages * os.sysconf("SC_PAGE_SIZE")


async def play_on(ann: Any) -> None:
    """Play a game to its end."""
    async with ann.at(await ann.new_table("streets", "me", "bot casual")) as me:
        await (await me.arrive()).play(random.Random(1))


def tell(people: list[Somebody], failures: list[str], number: int, seconds: float, before: int, after: int) -> None:
    """What came back."""
    for title, counts in (
        ("HTTP", [each.statuses for each in people]),
        ("web sockets", [each.codes for each in people]),
    ):
        table = Table("answer", "times", title=title)
        for answer, times in sum(counts, Counter[str]()).most_common():
            table.add_row(answer, f"{times:,}")
        console.print(table)
    for failure in failures[:10]:
        console.print(failure[:600], markup=False)
    console.print(
        f"{number:,} in {seconds:.0f} s, {len(failures)} not answered well; at most {before / 1e6:.0f} MB of memory up "
        f"to three fifths of them, {after / 1e6:.0f} MB after that; a game was played afterwards"
    )


if __name__ == "__main__":
    main()
