"""Townies in sentences: what its screens and its command use of the teller."""

from collections.abc import Sequence

from citywright.games.townies.inspection import GoalChange
from citywright.telling.teller import teller
from citywright.words import Words

TELLER = teller("townies")
in_words, sentence, move_words, why = TELLER.in_words, TELLER.sentence, TELLER.move_words, TELLER.why


def shape_name(shape: str, words: Words) -> str:
    """What a shape is called in a language; a host's own that has no name there goes by its own."""
    return TELLER.name("shape", shape, words)


def spaces(names: Sequence[str]) -> str:
    """Spaces as they are typed: c4 d3 d4 e4."""
    return " ".join(names)


def goal_change(change: GoalChange, words: Words) -> str:
    """How the count of a goal would change, and by how many points."""
    gain = f"{change['gain']:+}" if change["gain"] else 0
    values = {"before": change["before"], "after": change["after"], "gain": gain}
    return words("townies-goal-moves", goal=words(f"goal-{change['goal']}"), **values)
