"""What each game's evaluation thinks of moves, part by part; each game has a module beside this one."""

from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from citywright.description import Described
from citywright.games import module_of
from citywright.review.reasoning import Reasoning


class Judge(Protocol):
    """What each game's module offers. Records are such as the seat may believe in; `work` is a search's workspace."""

    SIMULATIONS: int  # for each decision of a review, by default
    CODES: tuple[str, ...]  # of all reasons it may give
    VALUES: dict[str, str]  # what else a reason may tell: numbers, or the words of a table
    WORDS: dict[str, list[str]]  # these tables
    REASON: Described  # a record with a reason

    def new_reasoning(self) -> Reasoning:
        """Working space for reasons."""

    def try_others(self, s: Any, seat: int, work: Any, reasoning: Reasoning) -> None:
        """Try the moves of a seat, or of many an even selection, before some of them are explained."""

    def explain(self, s: Any, seat: int, move: int, work: Any, reasoning: Reasoning, reason: Any) -> None:
        """The main reason to prefer a move to a typical one of those that were tried."""

    def left(self, state: Any) -> float:
        """How much of a game that is not over is left, in builds or circles."""

    def margins(self, tree: Any, seats: int) -> NDArray[np.float64]:
        """Every seat's margin at the end of a tree's last simulation; alone in Townies, points."""


def judge_of(game: str) -> Judge:
    """The judge of a game; it loads when it is first used."""
    return cast(Judge, module_of(game, "review"))
