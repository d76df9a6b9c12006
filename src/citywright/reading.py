"""Reading JSON that a person wrote: all faults are collected and reported together."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from citywright.errors import Impossible

Data: TypeAlias = dict[str, Any]


class PositionReader:
    """Reads a position, and collects everything that is wrong with it."""

    def __init__(self, data: Any):
        self.data = data
        self.reasons: list[str] = []

    def wrong(self, reason: str) -> None:
        """Note something that is wrong."""
        self.reasons.append(reason)

    def check(self) -> None:
        """Refuse the position if anything has been found wrong so far."""
        if self.reasons:
            raise Impossible(self.reasons)

    def only(self, data: Mapping[str, Any], known: set[str], what: str) -> None:
        """Note unknown fields."""
        for name in data:
            if name not in known:
                self.wrong(f"{what} has no {name!r}; it may have {', '.join(sorted(known))}")

    def number(self, value: Any, low: int, high: int, what: str) -> int:
        """A whole number within limits; the lowest, if it is wrong."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(f"{what} is {value!r}; it should be a whole number from {low} to {high}")
            return low
        return value
