"""What `citywright admin` prints: tables and sentences for people, JSON for programs."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

Row = dict[str, Any]
LONG = ("name", "names", "seats", "account")  # columns that may take several lines; ids can be copied
WIDE = 250  # characters, where no terminal says how wide it is


def moment(at: float | None) -> str:
    """A time, for people."""
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def done(arguments: argparse.Namespace, sentence: str, **facts: Any) -> None:
    """Say what was done."""
    print(json.dumps(facts, ensure_ascii=False) if arguments.json else sentence)


def rows(arguments: argparse.Namespace, title: str, columns: Sequence[str], found: Iterable[Row]) -> None:
    """Show rows; times are in UTC."""
    found = list(found)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    table = Table(title=f"{title} ({len(found)})", title_justify="left")
    for column in columns:
        table.add_column(column.removesuffix("_at").replace("_", " "), no_wrap=column not in LONG, overflow="fold")
    for row in found:
        table.add_row(*(shown(column, row[column]) for column in columns))
    width = None if sys.stdout.isatty() else WIDE
    Console(width=width, markup=False, highlight=False).print(table)


def shown(column: str, value: Any) -> str:
    """A value, for people."""
    if column.endswith(("_at", "_until")):
        return moment(value)
    return ", ".join(value) if isinstance(value, list) else "" if value is None else str(value)
