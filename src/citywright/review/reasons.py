"""Why a move is good: the part of the evaluation in which it gains most. A reason is a code that messages explain."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from citywright.words import Words

LEAST = 0.5  # points (or dollars) that a part must gain to be a reason
LATER = "later"  # no part gains: only looking ahead shows it
ONLY = "only"  # there is no other move


@dataclass(frozen=True)
class Gain:
    """What a part of the evaluation gains by a move."""

    code: str
    amount: float  # points or dollars
    values: dict[str, int | str] = field(default_factory=dict)  # what else the sentence says: numbers and messages


@dataclass(frozen=True)
class Reason:
    """Why a move is good: a code with numbers, the amount in points or dollars."""

    code: str
    amount: int = 0
    values: dict[str, int | str] = field(default_factory=dict)


def main_reason(gains: Sequence[Gain]) -> Reason:
    """The part that gains most; if none does, the move pays off later."""
    best = max(gains, key=lambda gain: gain.amount, default=None)
    if best is None or best.amount < LEAST:
        return Reason(LATER)
    return Reason(best.code, max(1, round(best.amount)), best.values)


def reason_text(game: str, reason: Reason, names: Sequence[str], words: Words) -> str:
    """A reason in a few words."""
    message = f"reason-{reason.code}" if reason.code in (LATER, ONLY) else f"reason-{game}-{reason.code}"
    values = {name: words(value) if isinstance(value, str) else value for name, value in reason.values.items()}
    if "seat" in values:
        values["seat"] = names[int(values["seat"])]
    return words(message, amount=reason.amount, **values)
