"""Why a move is not legal, for people who do not have the rulebook at hand."""

import numpy as np

from citywright.games.streets.city import JOINED, NARROW, STEP, facings_that_fit
from citywright.games.streets.layout import MOST_MOVES, NO_TILE, Record
from citywright.games.streets.packing import Kind, cell_of, facing_of, first_of, kind_of
from citywright.games.streets.rules import legal


def fault_of(s: Record, move: int) -> str:
    """What keeps a move of the seat to decide from being legal, to follow the move's text."""
    out = np.zeros(MOST_MOVES, np.int32)
    others = out[: legal(s, s.actor, out)].tolist()
    if kind_of(move) not in map(kind_of, others):
        return "does not answer this decision"
    if kind_of(move) == Kind.BUILD:
        return f"is not legal: {_build_fault(s, move, others)}"
    return "is not legal here"


def _build_fault(s: Record, move: int, others: list[int]) -> str:
    """What is wrong with a build, given those that are legal. (Streets 2, 4.2)"""
    if first_of(move) not in map(first_of, others):
        return "the tile is not in the hand"
    cell, facing = cell_of(move), facing_of(move)
    if s.building_at[cell] != NO_TILE:
        return "a building stands there"
    beside = [(side, building) for side in range(4) if (building := s.building_at[cell + STEP[side]]) != NO_TILE]
    if not all(NARROW[side, s.facing[building]] >> facing & 1 for side, building in beside):
        return "it would make a wide road"
    if not any(JOINED[side, s.facing[building]] >> facing & 1 for side, building in beside):
        return "its road would not join another"
    if not facings_that_fit(s, cell) >> facing & 1:
        return "the street would be longer than five"
    return "only the best places are open to the Grifter" if s.lifted else "two signs cannot be put there now"
