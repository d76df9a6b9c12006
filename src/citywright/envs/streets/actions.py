"""Streets: every decision of a seat as a number below ACTIONS, whatever the modules, edition and number of players.

A build is named by the slot of its tile and the slot of its cell. A hand is slotted in the order of the tile numbers;
cells beside the city by their place in `edge_cell`: a cell keeps its slot until it is built on, and then only the last
one moves, into the slot that has become free. Buildings are named by their tiles. All of this lies open to the seat.
"""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.city import FACINGS
from citywright.games.streets.layout import BUSINESS_TYPES, HAND, NO_TILE, NO_TOKEN, TILES, Moves, Record, Step
from citywright.games.streets.packing import (
    Kind,
    build_move,
    cell_of,
    facing_of,
    first_of,
    kind_of,
    pack,
    second_of,
    signs_of,
)

Mask = NDArray[np.int8]  # 1 for each legal action

BUILDINGS = TILES - 1  # by tile: Station, Park and the 45
CELLS = 2 * BUILDINGS + 2  # a build takes one cell from the edge of town and adds at most three
MOST_SIGNS = 2
TOKEN_CHOICES = BUSINESS_TYPES * (NO_TOKEN + 1)

PASS = 0
DISCARD = PASS + 1
ABANDON = DISCARD + HAND
SCORE = ABANDON + BUILDINGS
SEND = SCORE + BUILDINGS
TAKE = SEND + BUILDINGS
SHOW = TAKE + TOKEN_CHOICES
RENOVATE = SHOW + HAND * BUILDINGS
BUILD = RENOVATE + HAND * BUILDINGS
ACTIONS = BUILD + MOST_SIGNS * HAND * CELLS * FACINGS

TABLE = (  # first number, how many, what it is, and how it counts on
    (PASS, 1, "pass", "the Entrepreneur shows nothing"),
    (DISCARD, HAND, "discard", "slot"),
    (ABANDON, BUILDINGS, "abandon", "building"),
    (SCORE, BUILDINGS, "score", "building at the west or north end of the street"),
    (SEND, BUILDINGS, "send", "building that the next person goes to"),
    (TAKE, TOKEN_CHOICES, "take", f"one type × {NO_TOKEN + 1} + other type, {NO_TOKEN} for no other"),
    (SHOW, HAND * BUILDINGS, "show", f"slot × {BUILDINGS} + building"),
    (RENOVATE, HAND * BUILDINGS, "renovate", f"slot × {BUILDINGS} + building that is covered"),
    (BUILD, ACTIONS - BUILD, "build", f"(((signs - 1) × {HAND} + slot) × {CELLS} + cell) × {FACINGS} + facing"),
)


@rule
def slot_of(s: Record, seat: int, tile: int) -> int:
    """The slot of a tile: how many lower numbers are in the hand. The Grifter's tile is alone. (Streets 11)"""
    if tile == s.lifted:
        return 0
    slot = 0
    for i in range(s.hand_size[seat]):
        slot += 1 if s.hand[seat, i] < tile else 0
    return slot


@rule
def hand_tile(s: Record, seat: int, slot: int) -> int:
    """The tile of a hand in a slot, or NO_TILE."""
    for i in range(s.hand_size[seat]):
        if slot_of(s, seat, s.hand[seat, i]) == slot:
            return int(s.hand[seat, i])
    return NO_TILE


@rule
def tile_in(s: Record, seat: int, slot: int) -> int:
    """The tile in a slot that a seat may build now, or NO_TILE: one's own, or the Grifter's. (Streets 11)"""
    if s.lifted != NO_TILE:
        return int(s.lifted) if slot == 0 else NO_TILE
    return hand_tile(s, seat, slot)


@rule
def cell_slot(s: Record, cell: int, near: int) -> int:
    """The slot of a cell beside the city, searched from a slot on: moves come in the order of the slots."""
    slot = near if near < s.edge_size else 0
    while s.edge_cell[slot] != cell:
        slot = slot + 1 if slot + 1 < s.edge_size else 0
    return slot


@rule
def build_action(signs: int, slot: int, cell: int, facing: int) -> int:
    """The number of a build."""
    return BUILD + (((signs - 1) * HAND + slot) * CELLS + cell) * FACINGS + facing


@rule
def plain_action(s: Record, seat: int, move: int) -> int:
    """The number of a move that is not a build."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if kind == Kind.SEND:
        return SEND + first - 1
    if kind == Kind.SCORE:
        return SCORE + first - 1
    if kind == Kind.ABANDON:
        return ABANDON + first - 1
    if kind == Kind.TAKE:
        return TAKE + first * (NO_TOKEN + 1) + second
    if kind == Kind.SHOW:
        return SHOW + slot_of(s, seat, first) * BUILDINGS + second - 1
    if kind == Kind.RENOVATE:
        return RENOVATE + slot_of(s, seat, first) * BUILDINGS + second - 1
    return DISCARD + slot_of(s, seat, first) if kind == Kind.DISCARD else PASS


@rule
def to_action(s: Record, seat: int, move: int) -> int:
    """The number of a seat's legal move."""
    if kind_of(move) != Kind.BUILD:
        return plain_action(s, seat, move)
    cell = cell_slot(s, cell_of(move), 0)
    return build_action(signs_of(move), slot_of(s, seat, first_of(move)), cell, facing_of(move))


@rule
def to_move(s: Record, seat: int, action: int) -> int:
    """The move of a seat's legal action."""
    if action >= BUILD:
        number = action - BUILD
        slot, place = number // (CELLS * FACINGS), number % (CELLS * FACINGS)
        tile = tile_in(s, seat, slot % HAND)
        return build_move(tile, s.edge_cell[place // FACINGS], place % FACINGS, slot // HAND + 1)
    if action >= SHOW:
        kind, number = (Kind.RENOVATE, action - RENOVATE) if action >= RENOVATE else (Kind.SHOW, action - SHOW)
        return pack(kind, tile_in(s, seat, number // BUILDINGS), number % BUILDINGS + 1)
    if action >= TAKE:
        return pack(Kind.TAKE, (action - TAKE) // (NO_TOKEN + 1), (action - TAKE) % (NO_TOKEN + 1))
    if action >= SEND:
        return pack(Kind.SEND, action - SEND + 1, s.colour)
    if action >= SCORE:
        return pack(Kind.SCORE, action - SCORE + 1, 0)
    if action >= ABANDON:
        return pack(Kind.ABANDON, action - ABANDON + 1, 0)
    return pack(Kind.DISCARD, tile_in(s, seat, action - DISCARD), 0) if action >= DISCARD else pack(Kind.PASS, 0, 0)


@rule
def fill_mask(s: Record, seat: int, moves: Moves, n: int, mask: Mask) -> None:
    """Mark the actions of a seat's n legal moves, in one pass."""
    mask[:] = 0
    if s.step != Step.BUILD:
        for i in range(n):
            mask[plain_action(s, seat, moves[i])] = 1
        return
    tile, slot, cell = NO_TILE, 0, 0
    for i in range(n):
        move = int(moves[i])
        if kind_of(move) != Kind.BUILD:
            mask[plain_action(s, seat, move)] = 1
            continue
        if first_of(move) != tile:
            tile = first_of(move)
            slot = slot_of(s, seat, tile)
        cell = cell_slot(s, cell_of(move), cell)
        mask[build_action(signs_of(move), slot, cell, facing_of(move))] = 1
