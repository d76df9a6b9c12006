"""What a move costs with one, two and four workers on PostgreSQL: `python bench/load/workers.py`.

Processor time is counted over all processes, PostgreSQL's included. The numbers of workers take turns, so that whatever
else the machine does concerns all alike. Needs the packages of `make load`, and PostgreSQL's programs on the PATH.
"""

import argparse
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
from measuring import Load, measured
from rich.console import Console
from rich.table import Table
from servers import Citywright, cpu_of, family

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # the database is that of the tests

from tests.server.databases import Database  # noqa: E402

NUMBERS = (1, 2, 4)
WARM, IDLE = 3.0, 5.0  # seconds
AIM = 1.2  # times the processor time of one worker


class Spread:
    """How tables, connections and work are spread over the workers, and what all that takes."""

    def __init__(self, server: Citywright, url: str):
        self.server, self.url = server, url
        self.workers = [pid for pid in family(server.process.pid) if b"spawn_main" in command_of(pid)]
        self.empty, self.start = self.memory(), self.times()
        self.found: dict[str, list[float]] = {}

    def look(self, moment: str) -> None:
        """Count, while people play."""
        if moment == "measuring":
            self.before, self.written = self.times(), self.wal()
            return
        used = [after - before for before, after in zip(self.before, self.times(), strict=True)]
        with psycopg.connect(self.url) as connection:
            tables = connection.execute("select count(*) from leases group by holder").fetchall()
        connections = sorted(connections_of(pid, self.server.port) for pid in self.workers)
        self.found = {
            "tables": sorted(number for (number,) in tables),
            "connections": connections,
            "share of the workers' time": sorted(round(each / sum(used[:-1]), 3) for each in used[:-1]),
            "PostgreSQL's share": [round(used[-1] / sum(used), 3)],
            "kB a connection with its half of a table": [round((self.memory() - self.empty) / sum(connections), 1)],
            "bytes of write-ahead log": [self.wal() - self.written],
            "seconds before": [sum(self.before) - sum(self.start)],
        }

    def times(self) -> list[float]:
        """Seconds of each worker, and of PostgreSQL."""
        database = sum(cpu_of(pid) for root in self.server.postmaster for pid in family(root))
        return [*(cpu_of(pid) for pid in self.workers), database]

    def memory(self) -> float:
        """kB of all workers."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4.0 for pid in self.workers)

    def wal(self) -> float:
        """Bytes that PostgreSQL has written to its log."""
        with psycopg.connect(self.url) as connection:
            row = connection.execute("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')").fetchone()
            assert row
            return float(row[0])


def command_of(pid: int) -> bytes:
    """The command line of a process."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def connections_of(pid: int, port: int) -> int:
    """How many connections of players a process holds."""
    ours = {os.readlink(each.path) for each in os.scandir(f"/proc/{pid}/fd") if os.path.islink(each.path)}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(f"socket:[{row[9]}]" in ours for row in rows if row[3] == "01" and row[1].endswith(f":{port:04X}"))


def one_run(number: int, options: argparse.Namespace) -> dict[str, Any]:
    """One number of workers, with a server and a database of its own."""
    load = Load("workers", "", tables=options.tables, pace=options.pace)
    with Database() as database:
        server = Citywright(database.url, number)
        try:
            server.wait()
            idle = idle_cores(server)
            spread = Spread(server, database.url)
            found = measured(load, server, WARM, options.seconds, spread.look)
        finally:
            server.stop()
    return found | {
        "workers": number,
        "spread": spread.found,
        "ms to come": ms_to_come(load, found, spread),
        "idle": idle,
    }


def idle_cores(server: Citywright) -> float:
    """Cores used while nobody is there."""
    time.sleep(IDLE)  # it settles
    before = server.cpu()
    time.sleep(IDLE)
    return (server.cpu() - before) / IDLE


def ms_to_come(load: Load, found: dict[str, Any], spread: Spread) -> float:
    """Processor time to make a table and bring two people there; the moves of the warm-up are taken off."""
    moves = WARM * load.tables / load.pace * found["ms_a_move"]
    return (1000 * spread.found["seconds before"][0] - moves) / load.tables


def told(runs: list[dict[str, Any]]) -> Table:
    """The medians of all rounds."""
    table = Table(box=None)
    columns = ("ms a move", "times one", "PostgreSQL's", "idle ms/s", "moves/s", "p99 ms", "tables", "their time")
    for heading in ("workers", *columns):
        table.add_column(heading, justify="right", no_wrap=True)
    one = median_of(runs, NUMBERS[0], "ms_a_move")
    for number in NUMBERS:
        mine = [run for run in runs if run["workers"] == number]
        share = statistics.median(run["spread"]["PostgreSQL's share"][0] for run in mine)
        cost, idle, speed, slowest = (
            median_of(runs, number, name) for name in ("ms_a_move", "idle", "a_second", "p99")
        )
        last = mine[-1]["spread"]
        times = " ".join(f"{100 * each:.0f}" for each in last["share of the workers' time"])
        figures = [f"{cost:.2f}", f"{cost / one:.2f}", f"{100 * share:.0f} %", f"{1000 * idle:.0f}", f"{speed:.0f}"]
        table.add_row(str(number), *figures, f"{slowest:.0f}", " ".join(map(str, last["tables"])), f"{times} %")
    return table


def median_of(runs: list[dict[str, Any]], number: int, name: str) -> float:
    """A figure of all rounds with a number of workers."""
    return statistics.median(run[name] for run in runs if run["workers"] == number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300, help="default: %(default)s")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds for a move (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=12, help="to measure each time (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="default: %(default)s")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "workers.json")
    options = parser.parse_args()
    console = Console()
    runs = [one_run(number, options) for _ in range(options.rounds) for number in NUMBERS]
    console.print(told(runs))
    options.to.parent.mkdir(exist_ok=True)
    options.to.write_text(json.dumps(runs, indent=1) + "\n")
    console.print(f"The aim is at most {AIM:g} times the time of one worker; everything is in {options.to}")


if __name__ == "__main__":
    main()
