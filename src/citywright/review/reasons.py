"""Why a move is good: the part of the evaluation in which it gains most. A reason is a code; messages say it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

LEAST = 0.5  # points (or dollars) that a part must gain to be a reason
LATER = "later"  # no part gains: only looking ahead shows it
ONLY = "only"  # there is no other move


@dataclass(frozen=True)
class Part:
    """What a part of the evaluation gains by a move."""

    code: str
    gain: float  # points or dollars
    values: dict[str, int | str] = field(default_factory=dict)  # what else the sentence says


@dataclass(frozen=True)
class Reason:
    """Why a move is good: a code with numbers, the amount in points or dollars."""

    code: str
    amount: int = 0
    values: dict[str, int | str] = field(default_factory=dict)


def main_reason(parts: Sequence[Part]) -> Reason:
    """The part that gains most; if none gains, what comes later must."""
    best = max(parts, key=lambda part: part.gain, default=None)
    if best is None or best.gain < LEAST:
        return Reason(LATER)
    return Reason(best.code, max(1, round(best.gain)), best.values)
