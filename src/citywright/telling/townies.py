"""Townies in sentences: what its screens and its command use of the teller."""

from collections.abc import Sequence
from typing import Any

from citywright.telling.teller import teller
from citywright.words import Words

Data = dict[str, Any]
TELLER = teller("townies")
in_words, sentence, move_words, why = TELLER.in_words, TELLER.sentence, TELLER.move_words, TELLER.why


def shape_name(shape: str, words: Words) -> str:
    """What a shape is called in a language; a host's own that has no name there goes by its own."""
    return TELLER.name("shape", shape, words)


def spaces(names: Sequence[str]) -> str:
    """Spaces as they are typed: c4 d3 d4 e4."""
    return " ".join(names)


def goal_moves(before: Data, after: Data, words: Words) -> list[str]:
    """How the counts of goals would change, and by how many points."""
    parts = []
    for goal, now in before.items():
        then = after[goal]
        if then["count"] != now["count"]:
            gain = then["points"] - now["points"]
            values = {"before": now["count"], "after": then["count"], "gain": f"{gain:+}" if gain else 0}
            parts.append(words("townies-goal-moves", goal=words(f"goal-{goal}"), **values))
    return parts
