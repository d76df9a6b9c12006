"""Townies: every choice of a seat as a number, for any map, card and number of players.

A choice is a use (without a star, or what a star is crossed out for), a part (the rolled object, the basic object, the
shape each way it can lie) and a space, counted over the map's own spaces column by column. Uses come first, so that
without stars only the first `1 + PARTS * spaces` numbers are ever legal. Nothing in a number depends on what is sealed,
except for the seat's own half of a choice.
"""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.choices import bundle
from citywright.games.townies.layout import (
    FIRST_TURN,
    NONE,
    ROLLED,
    TURNS,
    WORD_BITS,
    Bonus,
    Moves,
    Record,
)
from citywright.games.townies.masks import bits, nth, size
from citywright.games.townies.packing import Kind, colour_of, kind_of, pack, piece_of, space_of, star_of, turn_of

Mask = NDArray[np.int8]  # 1 for each legal action

BASIC = ROLLED + 1
PARTS = FIRST_TURN + TURNS
PASS = 0
FIRST = PASS + 1

TABLE = (  # number, and what it means
    ("0", "pass"),
    (f"1 + (use × {PARTS} + part) × spaces + space", "draw"),
)
USE_TABLE = (  # bonus card, and its uses
    ("none, stable-soil", "0"),
    ("funding", "0 without a star; 1: a shape that an object follows"),
    ("palette", "0 without a star; 1 to 5: as red, yellow, brown, green, blue"),
    ("permit", "0 without a star; 1 to 6: another shape, in the order of the shape file"),
)


@rule
def spaces(s: Record) -> int:
    """How many spaces the map has."""
    return size(int(s.land[0]), int(s.land[1]))


@rule
def rank(s: Record, space: int) -> int:
    """The number of a space: how many of the map's spaces come before it."""
    if space < WORD_BITS:
        return bits(int(s.land[0]) & ((1 << space) - 1))
    return bits(int(s.land[0])) + bits(int(s.land[1]) & ((1 << (space - WORD_BITS)) - 1))


@rule
def use_of(move: int) -> int:
    """What a star is used for: 0 for none, else as `bonus.uses` counts."""
    star = star_of(move)
    if star == Bonus.PALETTE:
        return colour_of(move) + 1
    return piece_of(move) + 1 if star == Bonus.PERMIT else (1 if star == Bonus.FUNDING else 0)


@rule
def part_of(s: Record, move: int) -> int:
    """The rolled object, the basic one, or a way the shape lies."""
    if kind_of(move) == Kind.SHAPE:
        return FIRST_TURN + turn_of(move)
    return ROLLED if piece_of(move) == s.rolled_object else BASIC


@rule
def action_of(s: Record, move: int, room: int) -> int:
    """The number of a move, on a map with a number of spaces."""
    if kind_of(move) == Kind.PASS:
        return PASS
    return FIRST + (use_of(move) * PARTS + part_of(s, move)) * room + rank(s, space_of(move))


@rule
def to_action(s: Record, seat: int, move: int) -> int:
    """The number of a seat's legal move."""
    return action_of(s, move, spaces(s))


@rule
def to_move(s: Record, seat: int, action: int) -> int:
    """The move of a seat's legal action."""
    if action == PASS:
        return pack(Kind.PASS, 0, 0, 0, NONE, Bonus.NONE)
    space, number = (action - FIRST) % spaces(s), (action - FIRST) // spaces(s)
    move, _, _ = bundle(s, seat, number // PARTS, number % PARTS)
    return move | nth(int(s.land[0]), int(s.land[1]), space)


@rule
def fill_mask(s: Record, seat: int, moves: Moves, n: int, mask: Mask) -> None:
    """Mark the actions of a seat's n legal moves, in one pass."""
    mask[:] = 0
    room = spaces(s)
    for i in range(n):
        mask[action_of(s, moves[i], room)] = 1
