"""What a bot is: it takes a view of the game, its seat, a budget and a seed, and returns a move."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from citywright.copying import copied
from citywright.game import Game
from citywright.random_numbers import Generator
from citywright.rules import Rules
from citywright.search import Budget, Candidate


@dataclass(frozen=True)
class View:
    """A game as one seat may know it. Two games that the seat cannot tell apart give equal views."""

    rules: Rules
    options: Any
    seat: int
    state: Any = field(repr=False)  # a record the seat may believe in: what it cannot see is drawn at random

    def data(self) -> dict[str, Any]:
        """All that the seat sees, as plain data."""
        return self.rules.view(self.state, self.seat, self.options.box)

    def legal_moves(self) -> list[int]:
        """The moves of the seat, as integers."""
        room = np.zeros(self.rules.MOST_MOVES, np.int32)
        return [int(move) for move in room[: self.rules.legal(self.state, self.seat, room)]]

    def text(self, move: int) -> str:
        """A move as text."""
        text: str = self.options.box.texts[move]
        return text

    def imagine(self, rng: Generator) -> Any:
        """Another record that the seat may believe in, for you to play on."""
        believed = copied(self.state, self.rules.STATE)
        self.rules.determinize(believed, self.seat, rng)
        return believed


def view_of(game: Game, seat: int) -> View:
    """What a seat may know of a game."""
    return seen_from(game.rules, game.options, game.state, seat)


def seen_from(rules: Rules, options: Any, state: Any, seat: int) -> View:
    """What a seat may know of a record; the random draws that fill the gaps are always the same."""
    believed = copied(state, rules.STATE)
    rules.mask(believed, seat, np.zeros(4, np.int64))
    return View(rules, options, seat, believed)


class Bot(Protocol):
    """Chooses moves. One bot may serve many seats and games: each question contains all it needs."""

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """A legal move. The same view, budget and seed give the same move, unless the budget is a time."""


class Searcher(Bot, Protocol):
    """A bot that can also tell what it thinks of the moves."""

    def explore(self, view: View, seat: int, budget: Budget, seed: int) -> Sequence[Candidate]:
        """The moves looked into, best first."""
