"""Townies: moves as integers. This is all that the rules need of a move: `moves` gives it a dataclass and a text.

An integer packs small numbers: `kind << 24 | star << 17 | colour << 14 | piece << 11 | turn << 7 | space`.
"""

from enum import IntEnum

from citywright._jit import rule
from citywright.games.townies.layout import NONE


class Kind(IntEnum):
    """Kinds of moves, those of chance first."""

    START = 1
    ADDITIONAL = 2
    BONUS = 3
    ROLL = 4
    SHAPE = 5
    OBJECT = 6
    PASS = 7


@rule
def pack(kind: int, piece: int = 0, turn: int = 0, space: int = 0, colour: int = NONE, star: int = 0) -> int:
    """The integer of a move; without a colour, that of the marker is meant."""
    return int(kind) << 24 | int(star) << 17 | int(colour + 1) << 14 | int(piece) << 11 | int(turn) << 7 | int(space)


@rule
def kind_of(move: int) -> int:
    """The kind of a move."""
    return int(move) >> 24


@rule
def with_star(move: int, card: int) -> int:
    """A move for which a star is crossed out to use a bonus card."""
    return int(move) | int(card) << 17


@rule
def star_of(move: int) -> int:
    """The bonus card a star is crossed out for, or Bonus.NONE."""
    return int(move) >> 17 & 7


@rule
def colour_of(move: int) -> int:
    """The colour named in a move, or NONE."""
    return (int(move) >> 14 & 7) - 1


@rule
def piece_of(move: int) -> int:
    """The shape or object drawn, or the colour, goal or card dealt."""
    return int(move) >> 11 & 7


@rule
def turn_of(move: int) -> int:
    """The way a shape lies."""
    return int(move) >> 7 & 15


@rule
def space_of(move: int) -> int:
    """The space of an object, or the first one of a shape."""
    return int(move) & 127
