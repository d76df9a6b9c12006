"""Streets: moves as integers. This is all that the rules need of a move: `moves` gives it a dataclass and a text.

An integer packs the kind and up to two numbers: `kind << 24 | second << 6 | first`.
"""

from enum import IntEnum

from citywright._jit import rule
from citywright.games.streets.layout import BORDER, ORIGIN, SIDE

REACH = SIDE // 2 - BORDER - 1  # how far from the Station a building can lie


class Kind(IntEnum):
    """Kinds of moves, those of chance first."""

    CONSULTANT = 1
    FIRST = 2
    OUT = 3
    TOP = 4
    TURN_UP = 5
    DRAW = 6
    ABANDON = 7
    BUILD = 8
    RENOVATE = 9
    DISCARD = 10
    SCORE = 11
    TAKE = 12
    SHOW = 13
    PASS = 14
    SEND = 15


@rule
def pack(kind: int, first: int, second: int) -> int:
    """The integer of a move."""
    return kind << 24 | int(second) << 6 | int(first)


@rule
def kind_of(move: int) -> int:
    """The kind of a move."""
    return int(move) >> 24


@rule
def first_of(move: int) -> int:
    """The first number of a move."""
    return int(move) & 63


@rule
def second_of(move: int) -> int:
    """The second number of a move."""
    return int(move) >> 6 & 0x3FFFF


@rule
def build_move(tile: int, cell: int, facing: int, signs: int) -> int:
    """The integer of a build."""
    return pack(Kind.BUILD, tile, int(cell) | int(facing) << 13 | (int(signs) - 1) << 15)


@rule
def cell_of(move: int) -> int:
    """The cell of a build."""
    return second_of(move) & 0x1FFF


@rule
def facing_of(move: int) -> int:
    """The facing of a build."""
    return second_of(move) >> 13 & 3


@rule
def signs_of(move: int) -> int:
    """The signs put on a build."""
    return (second_of(move) >> 15) + 1


@rule
def cell_at(x: int, y: int) -> int:
    """The cell at coordinates; the Station is at 0,0, x grows east, y grows south."""
    return ORIGIN + int(y) * SIDE + int(x)


@rule
def coordinates(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return int(cell) % SIDE - SIDE // 2, int(cell) // SIDE - SIDE // 2


def x_of(move: int) -> int:
    """How far east of the Station a build is."""
    return coordinates(cell_of(move))[0]


def y_of(move: int) -> int:
    """How far south of the Station a build is."""
    return coordinates(cell_of(move))[1]
