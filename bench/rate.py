"""What one measurement says."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    name: str
    games_per_s: float
    decisions_per_s: float
    note: str = ""


#: Measures for about so many seconds on one core, from the given seed.
Entry = Callable[[float, int], Rate]
