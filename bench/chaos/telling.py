"""The results as tables, and as JSON."""

import statistics
from collections import Counter
from pathlib import Path
from typing import Any

from bench.chaos.journal import Happened, Journal
from bench.chaos.watching import LEVEL, Scales
from msgspec.json import decode
from rich.table import Table


def faults_table(journal: Journal) -> Table:
    """Each kind of fault, and how soon all tables played on."""
    table = Table(title="The longest wait for a move at each table, after each fault, in seconds", box=None)
    table.add_column("fault")
    for heading in ("times", "tables", "median", "worst", "worst absence of a page"):
        table.add_column(heading, justify="right")
    for name in dict.fromkeys(fault.name for fault in journal.faults):
        table.add_row(name, *figures([fault for fault in journal.faults if fault.name == name]))
    return table


def figures(faults: list[Happened]) -> list[str]:
    """The figures of one kind of fault."""
    seconds = [each for fault in faults for each in fault.waits.values()]
    absences = [each for fault in faults for each in fault.absences]
    middle, worst = (statistics.median(seconds), max(seconds)) if seconds else (0.0, 0.0)
    absence = f"{max(absences):.1f}" if absences else ""
    return [str(len(faults)), str(len(seconds)), f"{middle:.1f}", f"{worst:.1f}", absence]


def everything(journal: Journal, scales: Scales, said: Path, options: dict[str, Any]) -> dict[str, Any]:
    """All that was seen, as JSON."""
    return {
        "options": options,
        "broken": journal.broken,
        "counts": dict(sorted(journal.counts.items())),
        "faults": faults_of(journal),
        "memory": {"levels": scales.levels(), "most allowed": LEVEL, "samples": scales.samples},
        "server said": dict(complaints(said)),
    }


def faults_of(journal: Journal) -> list[dict[str, Any]]:
    """Each fault, as JSON."""
    return [
        {
            "name": fault.name,
            "at": round(fault.began - journal.began, 1),
            "lasted": round((fault.ended or fault.began) - fault.began, 2),
            "waits": {number: round(seconds, 2) for number, seconds in sorted(fault.waits.items())},
            "absences": sorted(round(seconds, 2) for seconds in fault.absences),
        }
        for fault in journal.faults
    ]


def complaints(said: Path) -> Counter[str]:
    """What the server wrote to its log, counted."""
    found: Counter[str] = Counter()
    for line in said.read_text(errors="replace").splitlines():
        try:
            entry = decode(line)
            why = entry.get("error", "").strip().splitlines()[-1:]
            found[": ".join([entry["level"], entry["what"], *why])] += 1
        except ValueError:
            found["not JSON"] += 1
    return found
