"""Load over loopback: players at live tables of Citywright, with every move on disk, and of boardgame.io, in memory.

Both servers run at the same time and are loaded in turns, by the same generator (`generator.mjs`).
"""

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from measuring import Load, measured
from rich.console import Console
from servers import Citywright, Rival, Server
from telling import machine, tables

BUILD = Path(__file__).parents[2] / "build"
LOADS = (
    Load("paced", "500 tables, 1 move/s each", tables=500, pace=1.0),
    Load("flat", "500 tables, flat out", tables=500, pace=0.0),
    Load("crowd", "1,000 tables, 1 move/s each", tables=1000, pace=1.0),
)
MOST_SECONDS = 20  # a game has about sixty moves, and none should end too early


def main() -> None:
    options = parse_options()
    BUILD.mkdir(exist_ok=True)
    check_disk()
    signal.signal(signal.SIGALRM, out_of_time)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    console = Console()
    with TemporaryDirectory(dir=BUILD, prefix="load-") as folder, servers(Path(folder), options) as running:
        signal.alarm(options.limit)  # only now, because the rules may have had to be compiled
        found = [measure(load, running, options, console) for load in LOADS if options.only in (None, load.name)]
    signal.alarm(0)
    for table in tables(found):
        console.print(table)
    (BUILD / "load.json").write_text(json.dumps({"machine": machine(), "loads": found}, indent=2) + "\n")
    console.print(f"{machine()}; all figures are in build/load.json")


def check_disk() -> None:
    """Commits must reach a disk, or the comparison would flatter us."""
    stat = ["stat", "--file-system", "--format=%T", str(BUILD)]
    if subprocess.run(stat, capture_output=True, text=True, check=True).stdout.strip() in ("tmpfs", "ramfs"):
        sys.exit(f"{BUILD} is in memory, not on disk")


def out_of_time(*_: object) -> None:
    sys.exit("The load test takes too long on this machine; see --limit and --seconds")


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load Citywright and boardgame.io over loopback.")
    parser.add_argument("--seconds", type=float, default=15, help="seconds to measure each load (default: %(default)s)")
    parser.add_argument("--warm", type=float, default=3, help="seconds of warm-up before that (default: %(default)s)")
    parser.add_argument(
        "--limit", type=int, default=360, help="limit for everything, in seconds (default: %(default)s)"
    )
    parser.add_argument("--only", choices=[load.name for load in LOADS], help="run only this load")
    parser.add_argument("--workers", type=int, default=1, help="workers of Citywright; several need PostgreSQL")
    parser.add_argument("--database", help="database URL of Citywright (default: an SQLite file in build/)")
    options = parser.parse_args()
    if not 0 < options.seconds <= MOST_SECONDS:
        parser.error(f"--seconds goes up to {MOST_SECONDS}: games should not be over before")
    return options


@contextmanager
def servers(folder: Path, options: argparse.Namespace) -> Iterator[list[Server]]:
    """Start both servers, and stop them in any case."""
    database = options.database or str(folder / "tables.sqlite")
    running: list[Server] = []
    try:
        running += [Citywright(database, options.workers)]
        running += [Rival()]
        for server in running:
            server.wait()
        yield running
    finally:
        for server in running:
            server.stop()


def measure(load: Load, running: list[Server], options: argparse.Namespace, console: Console) -> dict[str, Any]:
    found = {}
    for server in running:
        console.print(f"{load.title}: {server.title}", style="dim")
        found[server.name] = measured(load, server, options.warm, options.seconds)
    return {"name": load.name, "title": load.title, **found}


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
