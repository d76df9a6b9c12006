"""What each game's evaluation thinks of moves, part by part; each game has a module beside this one."""

from typing import Any, Protocol, cast

from citywright.description import Described
from citywright.games import module_of
from citywright.review.looking import Findings
from citywright.review.reasoning import Reasoning
from citywright.search.tree import Nodes, Used


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

    def left(self, s: Any) -> float:
        """How much of a game that is not over is left, in builds or circles."""

    def look_on(
        self, nodes: Nodes, used: Used, root: Any, seat: int, simulations: int, findings: Findings, work: Any
    ) -> None:
        """Run more simulations of a look, and note every seat's margin at the end of each; alone in Townies, points."""


def judge_of(game: str) -> Judge:
    """The judge of a game; it loads when it is first used."""
    return cast(Judge, module_of(game, "review"))
