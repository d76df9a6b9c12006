"""Why a move is good: the part of the evaluation in which it gains most. A reason is a code that messages explain."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from citywright.description import Lookup
from citywright.review.judges import Judge
from citywright.words import Words

LATER = "later"  # no part gains: only looking ahead shows it
ONLY = "only"  # there is no other move


@dataclass(frozen=True)
class Reason:
    """Why a move is good: a code with numbers, the amount in points or dollars."""

    code: str
    amount: int = 0
    values: dict[str, int | str] = field(default_factory=dict)


def reason_words(judge: Judge) -> dict[str, list[str]]:
    """The tables of words by which a record becomes a reason."""
    return {"reasons": [LATER, ONLY, *judge.CODES], **judge.WORDS}


@cache
def lookup_of(judge: Judge) -> Lookup:
    """What reasons are read by."""
    return Lookup(reason_words(judge))


def reason_of(record: Any, judge: Judge) -> Reason:
    """The reason that a record holds."""
    return Reason(**judge.REASON.read(record, lookup_of(judge)))  # type: ignore[arg-type]  # a judge is a module


def reason_text(game: str, reason: Reason, names: Sequence[str], words: Words) -> str:
    """A reason in a few words."""
    message = f"reason-{reason.code}" if reason.code in (LATER, ONLY) else f"reason-{game}-{reason.code}"
    values = {name: words(value) if isinstance(value, str) else value for name, value in reason.values.items()}
    if "seat" in values:
        values["seat"] = names[int(values["seat"])]
    return words(message, amount=reason.amount, **values)
