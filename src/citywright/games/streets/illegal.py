"""Why a move is not legal, in a sentence: for people who need not have the rulebook in hand."""

from citywright.games.streets.city import STEP, is_joined, is_wide, run
from citywright.games.streets.components import Box
from citywright.games.streets.layout import CHANCE, LONGEST_STREET, NO_TILE, SIDE, Record, Step
from citywright.games.streets.moves import Kind, cell_of, facing_of, first_of, from_int, kind_of, text

KINDS_OF_STEP = {
    Step.ABANDON: (Kind.ABANDON,),
    Step.BUILD: (Kind.BUILD, Kind.RENOVATE, Kind.DISCARD),
    Step.CLOSE: (Kind.SCORE,),
    Step.TOKENS: (Kind.TAKE,),
    Step.SHOW: (Kind.SHOW, Kind.PASS),
    Step.PEOPLE: (Kind.SEND,),
}


def explain(s: Record, move: int, box: Box) -> str:
    """What keeps a move from being legal here and now."""
    try:
        said = text(from_int(move, box))
    except (ValueError, LookupError, OverflowError):
        return f"{move} is no move"
    if s.actor != CHANCE and kind_of(move) not in KINDS_OF_STEP[Step(s.step)]:
        return f"{said} is not what is to be decided"
    if kind_of(move) == Kind.BUILD:
        return f"{said} is not legal: {_build_fault(s, move)}"
    return f"{said} is not legal here"


def _build_fault(s: Record, move: int) -> str:
    """What is wrong with a build. (Streets 2, 4.2)"""
    if first_of(move) not in s.hand[s.turn] and first_of(move) != s.lifted:
        return "the tile is not in the hand"
    cell, facing = cell_of(move), facing_of(move)
    if s.building_at[cell] != NO_TILE:
        return "a building stands there"
    joined = False
    for side in range(4):
        other = int(s.building_at[cell + int(STEP[side])])
        if other and is_wide(facing, side, int(s.facing[other])):
            return "it would make a wide road"
        joined = joined or bool(other and is_joined(facing, side, int(s.facing[other])))
    if not joined:
        return "its road would not join another"
    step = 1 if facing % 2 == 0 else SIDE
    if run(s, cell, facing, step) + 1 + run(s, cell, facing, -step) > LONGEST_STREET:
        return "the street would be longer than five"
    return "only the best places are open to the Grifter" if s.lifted else "two signs cannot be put there now"
