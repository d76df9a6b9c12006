"""A review as plain data, for programs."""

import math
from typing import Any

from citywright.review.analysis import Review
from citywright.review.decisions import Judged
from citywright.review.findings import Finding

Data = dict[str, Any]
PARTS = ("margins", "errors", "own", "others", "luck")  # of a step


def data_of(found: Review) -> Data:
    """All that a review says; an unknown error is None."""
    game = found.game
    return {
        "game": game.rules.NAME,
        "names": game.names,
        "over": game.is_over,
        "scores": game.scores,
        "simulations": found.simulations,
        "turn": found.turn,
        "decisions": [decision(found, each) for each in found.decisions],
        "steps": [
            {"number": stretch.number, "turn": stretch.turn}
            | {part: [rounded(n, 4) for n in getattr(stretch, part)] for part in PARTS}
            for stretch in found.stretches
        ],
        "end": [round(margin, 4) for margin in found.end],
        "seats": [{key: rounded(value) for key, value in vars(share).items()} for share in found.shares()],
    }


def decision(found: Review, each: Judged) -> Data:
    """A decision."""
    reason = each.reason
    return {
        "number": each.number,
        "turn": each.turn,
        "seat": each.seat,
        "chosen": finding(found, each.chosen, each.seat),
        "best": finding(found, each.best, each.seat),
        "loss": rounded(each.loss),
        "error": rounded(each.error),
        "verdict": str(each.verdict),
        "reason": {"code": reason.code, "amount": reason.amount, **reason.values} if reason else None,
    }


def finding(found: Review, each: Finding, seat: int) -> Data:
    """What was found out about a move, as its seat sees it."""
    return {
        "move": found.game.text_of(each.move),
        "margin": rounded(each.margins[seat]),
        "error": rounded(each.errors[seat]),
        "visits": each.visits,
    }


def rounded(number: float, digits: int = 2) -> float | None:
    """To cents; None if it is not finite."""
    if isinstance(number, int):
        return number
    return round(number, digits) if math.isfinite(number) else None
