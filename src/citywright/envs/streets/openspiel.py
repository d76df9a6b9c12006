"""Streets for OpenSpiel: the outcomes of chance, and how large things can get."""

from citywright.games.streets.chance import weight
from citywright.games.streets.layout import TILES, Record
from citywright.games.streets.packing import first_of, kind_of

OUTCOMES = TILES  # most that chance can choose from
DECISIONS = 12_000  # more than any game takes: for each tile, three streets with all people in each
CHANCES = 200  # likewise


def outcome(s: Record, move: int) -> tuple[int, int]:
    """The number of an outcome and its weight: a consultant, a seat, a back or a tile, whichever is due."""
    number = first_of(move)
    return number, weight(s, kind_of(move), number)
