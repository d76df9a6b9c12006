"""What each game's evaluation thinks of moves, part by part; each game has a module beside this one."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from citywright.games import module_of
from citywright.review.reasons import Gain


class Tried(Protocol):
    """A seat's moves, each tried and settled on a record that the seat may believe in."""

    def __init__(self, state: Any, seat: int, moves: Sequence[int]): ...

    def gains(self, move: int, others: Sequence[int]) -> list[Gain]:
        """By how much each part of the evaluation is better after a move than typically after some others."""


class Judge(Protocol):
    """What each game's module offers."""

    SIMULATIONS: int  # for each decision of a review, by default
    CODES: tuple[str, ...]  # of all reasons it may give
    Tried: type[Tried]

    def left(self, state: Any) -> float:
        """How much of a game that is not over is left, in builds or circles."""

    def margins(self, tree: Any, seats: int) -> NDArray[np.float64]:
        """Every seat's margin at the end of a tree's last simulation; alone in Townies, points."""


def judge_of(game: str) -> Judge:
    """The judge of a game; it loads when it is first used."""
    return cast(Judge, module_of(game, "review"))
