"""The result of one measurement, and tables of results."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    name: str
    games_per_s: float  # or simulations of a search
    decisions_per_s: float = 0.0
    note: str = ""


#: Measures for about this many seconds, from the given seed.
Entry = Callable[[float, int], Rate]


def markdown(heads: list[str], rows: list[list[str]]) -> str:
    """A table for docs/performance.md: words, then numbers."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
