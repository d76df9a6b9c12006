"""The results as a table."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from rich.table import Table
from servers import HERE

SERVERS = {"citywright": "Citywright", "boardgame": "boardgame.io"}
Seen = dict[str, Any]


def tables(found: list[Seen]) -> list[Table]:
    speed = started("Moves to the opponent's screen, in ms; × is relative to boardgame.io")
    for heading in ("arrived", "moves/s", "×", "p50", "p95", "p99", "×"):
        speed.add_column(heading, justify="right", no_wrap=True)
    effort = started("What it took")
    for heading in ("bytes", "server's cores", "ms a move", "players' cores"):
        effort.add_column(heading, justify="right")
    for load in found:
        fill(speed, load, speed_of)
        fill(effort, load, effort_of)
    return [speed, effort]


def started(title: str) -> Table:
    table = Table(title=title, title_justify="left", box=None)
    table.add_column("")
    return table


def fill(table: Table, load: Seen, figures: Any) -> None:
    table.add_row(f"[bold]{load['title']}")
    for name, title in SERVERS.items():
        table.add_row(f"  {title}", *figures(load[name], load["boardgame"]))


def speed_of(seen: Seen, rival: Seen) -> list[str]:
    share = f"{100 * seen['delivered'] / seen['due']:.1f} %" if seen["due"] else ""
    return [
        share,
        f"{seen['a_second']:,.0f}",
        f"{seen['a_second'] / rival['a_second']:.2f}",
        *(f"{seen[part]:,.1f}" for part in ("p50", "p95", "p99")),
        f"{seen['p99'] / rival['p99']:.2f}",
    ]


def effort_of(seen: Seen, _: Seen) -> list[str]:
    cores = (f"{seen[name]:.2f}" for name in ("server_cores", "ms_a_move", "generator_cores"))
    return [f"{seen['bytes']:,.0f}", *cores]


def machine() -> str:
    cpu = [
        line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line
    ]
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    rival = json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())["version"]
    return f"{os.cpu_count()} cores, {cpu[0]}; Node {node}, boardgame.io {rival}"
