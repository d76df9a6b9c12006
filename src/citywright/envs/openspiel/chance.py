"""Chance as OpenSpiel wants it: each outcome a number of its own, and how likely it is, from the rules' own list."""

from typing import Any

from citywright.games.streets import chance as streets
from citywright.games.streets.moves import first_of, kind_of
from citywright.games.townies import chance as townies
from citywright.games.townies import moves as townies_moves
from citywright.games.townies.layout import SHAPES


def streets_outcome(s: Any, move: int) -> tuple[int, int]:
    """The number of an outcome and its weight: a consultant, a seat, a back or a tile, whichever is due."""
    number = first_of(move)
    return number, streets.weight(s, kind_of(move), number)


def townies_outcome(s: Any, move: int) -> tuple[int, int]:
    """The number of an outcome and its weight: a colour, a card or, of a roll, object and shape in one."""
    kind, number = townies_moves.kind_of(move), townies_moves.space_of(move)
    if kind == townies_moves.Kind.ROLL:
        number += townies_moves.piece_of(move) * SHAPES
    return number, townies.weight(s, kind, number)


OUTCOME = {"streets": streets_outcome, "townies": townies_outcome}
