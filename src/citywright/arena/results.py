"""What a run has shown: of each bot, and of each pair of bots."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

import numpy as np

from citywright.arena.games import FinishedGame
from citywright.arena.ratings import Outcome, Rating, outcome, rate
from citywright.runs.intervals import Mean, Share, grouped_mean, share
from citywright.runs.plan import Plan


@dataclass(frozen=True)
class Showing:
    """How a bot has done. For a bot in several seats of a game, wins, score and margin are those of one seat."""

    bot: str
    games: int
    wins: Share | None  # a shared win counts in part; None without rivals
    score: Mean
    margin: Mean | None  # over the best rival; None without rivals
    milliseconds: float | None  # to choose a move, on average
    rating: Rating | None


@dataclass(frozen=True)
class Pair:
    """How often a bot has finished ahead of another, a tie counting half, and each game once: see `ahead_in`."""

    bot: str
    other: str
    games: int
    ahead: Share


@dataclass(frozen=True)
class Results:
    """What a run has shown."""

    run: dict[str, Any]
    games: int
    bots: list[Showing]  # the best first
    pairs: list[Pair]

    def __getitem__(self, bot: str) -> Showing:
        """How a bot has done."""
        return {showing.bot: showing for showing in self.bots}[bot]

    def ahead(self, bot: str, other: str) -> Pair | None:
        """How often a bot has finished ahead of another, if they have met."""
        return next((pair for pair in self.pairs if (pair.bot, pair.other) == (bot, other)), None)

    def data(self) -> dict[str, Any]:
        """All results as plain data."""
        return asdict(self)


def results(plan: Plan, played: Sequence[FinishedGame]) -> Results:
    """Sum up games."""
    games = sorted(played, key=lambda game: game.number)
    names = list(dict.fromkeys(name for game in games for name in game.seats))
    ratings = rate(games)
    shown = [showing(name, games, ratings.get(name)) for name in names]
    return Results(plan.header(), len(games), sorted(shown, key=strength, reverse=True), pairs(names, games))


def strength(showing: Showing) -> float:
    """The number by which bots are ordered."""
    return showing.rating.value if showing.rating else showing.score.value


def showing(name: str, games: Sequence[FinishedGame], rating: Rating | None) -> Showing:
    """How a bot has done."""
    seats = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == name]
    groups = np.array([game.group for game, _ in seats])
    asked = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    alone = len(games[0].seats) == 1
    number = len({game.number for game, _ in seats})
    return Showing(
        name,
        number,
        None if alone else share(sum(won(game, seat) for game, seat in seats), number, len(seats) / number),
        grouped_mean(np.array([game.scores[seat] for game, seat in seats]), groups),
        None if alone else grouped_mean(np.array([margin(game.scores, seat) for game, seat in seats]), groups),
        round(1000 * seconds / asked, 3) if asked else None,
        rating,
    )


def won(game: FinishedGame, seat: int) -> float:
    """The part of a win that a seat has."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def margin(scores: Sequence[int], seat: int) -> int:
    """A seat's lead over its best rival; alone, its points."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def pairs(names: Sequence[str], games: Sequence[FinishedGame]) -> list[Pair]:
    """All pairs of different bots that have met, both ways."""
    outcomes = [outcome(game) for game in games]
    met = {
        (one, other): [ahead_in(each, one, other) for each in outcomes if {one, other} <= {*each.names}]
        for one in names
        for other in names
        if one != other
    }
    return [Pair(*names, len(found), share(sum(found), len(found))) for names, found in met.items() if found]


def ahead_in(game: Outcome, one: str, other: str) -> float:
    """How far a bot has finished ahead of another in a game: of all pairs of their seats, the share ahead."""
    seats = zip(game.names, game.ranks, strict=True)
    meetings = [
        (mine, theirs) for (who, mine), (whom, theirs) in product(seats, repeat=2) if (who, whom) == (one, other)
    ]
    return float(np.mean([(mine < theirs) + (mine == theirs) / 2 for mine, theirs in meetings]))
