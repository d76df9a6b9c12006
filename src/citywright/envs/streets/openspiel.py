"""Streets for OpenSpiel: its parameters, the outcomes of chance, and how large things can get."""

from typing import Any

from citywright.envs.common.parameters import Parameters, files, several
from citywright.games.streets.chance import weight
from citywright.games.streets.layout import TILES, Record
from citywright.games.streets.moves import first_of, kind_of

OUTCOMES = TILES  # most that chance can choose from
DECISIONS = 12_000  # more than any game takes: for each tile, three streets with all people in each
CHANCES = 200  # likewise
DEFAULTS: Parameters = {
    "players": 2,
    "edition": "",
    "modules": "",
    "difficulty": "normal",
    "consultants": "",
    "first": 0,
    "tiles": "",
    "reward": "win",
}


def options(given: Parameters) -> dict[str, Any]:
    """The options of a game; an empty text or a 0 leaves one as it is."""
    return {
        "players": given["players"],
        "edition": given["edition"] or "2021",  # which OpenSpiel would read as a number
        "modules": several(given["modules"]),
        "difficulty": given["difficulty"],
        "consultants": several(given["consultants"]),
        "first": given["first"] or None,
    } | files(given, "tiles")


def outcome(s: Record, move: int) -> tuple[int, int]:
    """The number of an outcome and its weight: a consultant, a seat, a back or a tile, whichever is due."""
    number = first_of(move)
    return number, weight(s, kind_of(move), number)
