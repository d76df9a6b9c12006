"""What each game brings to its puzzles: a module beside this one."""

from collections.abc import Mapping
from typing import Any, Protocol, cast

from citywright.games import module_of


class Kind(Protocol):
    """What each game's module says."""

    VARIED: Mapping[str, tuple[Any, ...]]  # values of options, one of which is drawn for every game
    SIMULATIONS: int  # of a search, by default
    GAP: float  # between the best move and the second, at least


def kind_of(game: str) -> Kind:
    """What a game's module says."""
    return cast(Kind, module_of(game, "puzzles"))
