"""What an idle table costs in memory: `python bench/memory.py`. Nobody is connected to tables in the middle of a game.

Each game is measured in a process of its own: first tables as they are rebuilt from their logs, then tables at which
two people have played, and left. `--parts` says which lines of code allocated it (tracemalloc; slower).
"""

import argparse
import asyncio
import ctypes
import gc
import linecache
import multiprocessing
import random
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1])]  # tables without a server are those of the tests

from tests.server import offline  # noqa: E402

from citywright.games import GAMES  # noqa: E402
from citywright.server.store.queries import Line  # noqa: E402
from citywright.server.table.live import LiveTable  # noqa: E402
from citywright.server.table.log import chance_of  # noqa: E402
from citywright.server.table.moves import move  # noqa: E402
from citywright.server.web.visitor import Visitor  # noqa: E402

MIDDLE = {"streets": 30, "townies": 16}  # moves of people after which a game of two is about half over
DIFFERENT = 20  # games; the tables are these again and again
MOST_PARTS = 14


def lines_of(name: str, seed: int) -> tuple[LiveTable, list[Line]]:
    """A table, and the log of a game at it up to the middle."""
    table, rng = offline.table_of(name, 2, str(seed)), random.Random(seed)
    game = table.game
    lines = [Line(1, None, "begin", "", chance_of(game, 0), 0.0)]
    for number in range(2, MIDDLE[name] + 2):
        since, seat = len(game.log), game.actors[0]
        text = game.text_of(rng.choice(game.legal_moves(seat)))
        game.play(text, seat)
        lines.append(Line(number, seat, "move", text, chance_of(game, since), 0.0))
    return table, lines


async def played(table: LiveTable) -> None:
    """Two people come, make some moves, and leave."""
    people = [offline.connect(table, seat) for seat in range(2)]
    for _ in range(4):
        game, seat = table.game, table.game.actors[0]
        await move(table, seat, len(game.seen_entries(seat)), game.text_of(game.legal_moves(seat)[0]))
    for person in people:
        Visitor(table, person, 20).leave()


def resident() -> float:
    """kB of memory in use, once all that is free has been given back."""
    gc.collect()
    ctypes.CDLL("libc.so.6").malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4.0


def measured(name: str, number: int, answers: Any) -> None:
    """kB a table, rebuilt and played at, and the processor time to rebuild one, in ms."""
    games = [lines_of(name, seed) for seed in range(DIFFERENT)]
    tables = [rebuilt(*games[0])]
    asyncio.run(played(tables[0]))  # whatever is made once is made
    before = resident()
    began = time.process_time()
    tables += [rebuilt(*games[each % DIFFERENT]) for each in range(number)]
    took = 1000 * (time.process_time() - began) / number
    idle = (resident() - before) / number
    asyncio.run(all_played(tables))
    answers.send((idle, (resident() - before) / number, took))


async def all_played(tables: list[LiveTable]) -> None:
    for table in tables[1:]:
        await played(table)


def rebuilt(table: LiveTable, lines: list[Line]) -> LiveTable:
    """The table as it is loaded from the database."""
    copies = [Line(*(each.number, each.seat, each.kind, each.text, each.chance, each.at)) for each in lines]
    return LiveTable(table.services, table.terms, list(table.chairs), copies, [])


def parts(name: str, number: int) -> None:
    """Print what allocated the memory of tables at which people have played."""
    games = [lines_of(name, seed) for seed in range(DIFFERENT)]
    asyncio.run(played(rebuilt(*games[0])))
    tracemalloc.start()
    tables = [rebuilt(*games[each % DIFFERENT]) for each in range(number)]
    asyncio.run(all_played(tables))
    gc.collect()
    found = tracemalloc.take_snapshot().statistics("lineno")
    print(f"{name}: {sum(each.size for each in found) / number / 1000:.1f} kB a table are traced, of which")
    for each in found[:MOST_PARTS]:
        where = each.traceback[0]
        place = f"{where.filename.rpartition('citywright/')[2]}:{where.lineno}"
        line = linecache.getline(where.filename, where.lineno).strip()
        print(f"  {each.size / number / 1000:6.1f} kB  {each.count / number:6.1f} objects  {place}  {line}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="default: %(default)s")
    parser.add_argument("--parts", action="store_true", help="say what it consists of")
    options = parser.parse_args()
    for name in GAMES:
        if options.parts:
            parts(name, options.tables // 5)
            continue
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=measured, args=(name, options.tables, theirs))
        process.start()
        idle, left, took = ours.recv()
        process.join()
        print(f"{name}: {idle:.0f} kB a table as loaded, {left:.0f} kB after people played and left;", end=" ")
        print(f"{took:.1f} ms to rebuild one")


if __name__ == "__main__":
    main()
