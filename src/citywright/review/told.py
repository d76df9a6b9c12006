"""Reasons in sentences."""

from collections.abc import Sequence

from citywright.review.reasons import LATER, ONLY, Reason
from citywright.words import Words


def reason_told(game: str, reason: Reason, names: Sequence[str], words: Words) -> str:
    """Why a move is good, in a few words."""
    message = f"reason-{reason.code}" if reason.code in (LATER, ONLY) else f"reason-{game}-{reason.code}"
    values = {"amount": reason.amount, **reason.values}
    if "seat" in values:
        values["seat"] = names[int(values["seat"])]
    if "goal" in values:
        values["goal"] = words(f"goal-{values['goal']}")
    return words(message, **values)
