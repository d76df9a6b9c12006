"""Townies for OpenSpiel: the outcomes of chance, and how large things can get.

All choose at once: here one after another, none seeing what others have sealed.
"""

from citywright.games.townies.chance import weight
from citywright.games.townies.layout import OBJECTS, SHAPES, Record
from citywright.games.townies.packing import Kind, kind_of, piece_of, space_of

OUTCOMES = OBJECTS * SHAPES  # most that chance can choose from
DECISIONS = 5_000  # more than any game takes: each fills a space, but for a pass with a star in hand
CHANCES = 5_000  # likewise


def outcome(s: Record, move: int) -> tuple[int, int]:
    """The number of an outcome and its weight: a colour, a card or, of a roll, object and shape in one."""
    kind, number = kind_of(move), space_of(move)
    if kind == Kind.ROLL:
        number += piece_of(move) * SHAPES
    return number, weight(s, kind, number)
