"""Games to advise on and to review: those that the golden tests keep."""

from pathlib import Path

from citywright import record
from citywright.game import Game

GOLDEN = Path(__file__).parents[1] / "golden"


def path(name: str) -> Path:
    """The file of a game, named such as streets/2p-2021."""
    return GOLDEN / f"{name}.game"


def played(name: str, to: int | None = None) -> Game:
    """A game, whole or up to a move."""
    return record.replay(record.load(path(name)), to)
