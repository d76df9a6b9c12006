"""The tables of docs/growth.md: what so many tables need, from the measured costs in bench/growth.toml."""

import tomllib
from math import ceil
from pathlib import Path

from tables import table

INPUTS = Path(__file__).parents[2] / "bench" / "growth.toml"
TABLES = (100, 1_000, 10_000, 30_000, 100_000)
GB, DAY, SHARE_OF_DAY = 1e6, 86_400, 1 / 3  # kB; seconds; people sleep and work
MEMORY = 64 * GB  # of a machine


def inputs() -> dict[str, float]:
    """The figures by name."""
    return {name: row["value"] for name, row in tomllib.loads(INPUTS.read_text(encoding="utf-8")).items()}


def measured() -> str:
    """All inputs, and where they come from."""
    rows = tomllib.loads(INPUTS.read_text(encoding="utf-8")).values()
    return table(
        ("what", "", "how it was measured"),
        ((row["is"], f"{row['value']:g} {row['unit']}", row["how"]) for row in rows if "is" in row),
    )


def need(tables: int) -> dict[str, float]:
    """What so many live tables need."""
    x = inputs()
    moves = tables * x["moves_a_minute"] / 60
    spread = x["spread"] if tables > TABLES[0] else 1.0
    workers = ceil(moves * x["worker_ms"] * spread / 1000 / x["busy"])
    connections = tables * x["connections"]
    memory = tables * x["table_kb"] + connections * x["connection_kb"] + workers * x["worker_mb"] * 1000
    return {
        "moves": moves,
        "workers": workers,
        "database": moves * x["database_ms"] * spread / 1000 / x["busy"],
        "connections": connections,
        "memory": memory / GB,
        "machines": max(ceil(workers / x["cores"]), ceil(memory / MEMORY)),
        "traffic": moves * x["connections"] * x["position_bytes"] * 8 / 1e6,
        "wal": moves * x["wal_bytes"] / 1e6,
        "day": moves * x["wal_bytes"] * DAY * SHARE_OF_DAY / 1e9,
        "back": tables * x["come_ms"] / 1000 / workers,
    }


def growth() -> str:
    """What each number of tables needs."""
    head = (
        "live tables",
        "moves a second",
        "workers (a core each)",
        "PostgreSQL's cores",
        "connections",
        "memory of workers",
        "machines for workers",
        "traffic",
        "write-ahead log",
        "all back after an outage",
    )
    return table(head, (row(tables, need(tables)) for tables in TABLES))


def row(tables: int, needed: dict[str, float]) -> tuple[str, ...]:
    """A line of the table."""
    return (
        f"{tables:,}",
        f"{needed['moves']:,.0f}",
        f"{needed['workers']:,.0f}",
        f"{needed['database']:.1f}",
        f"{needed['connections']:,.0f}",
        f"{needed['memory']:.1f} GB",
        f"{needed['machines']:.0f}",
        f"{needed['traffic']:,.0f} Mbit/s",
        f"{needed['wal']:.2f} MB/s, {needed['day']:,.0f} GB a day",
        f"{needed['back']:.0f} s",
    )


tables = {"growth_inputs": measured, "growth": growth}
