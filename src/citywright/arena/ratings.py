"""Ratings by OpenSkill, with bootstrap intervals over groups of games: see docs/decisions/ratings.md."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright.arena.games import FinishedGame
from citywright.extras import extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SHUFFLES = 20  # passes over the games, each in a different order, whose mean is the rating
RESAMPLES = (50, 200)  # fewest and most passes over resampled groups, for the interval
UPDATES = 300_000  # games that all passes together may take, within these bounds
TOSSES = 4  # random results that each pass adds for each pair, since even a bot that has always won might lose


def learn_fully(*_: object) -> float:
    """How much a game lowers a rating's uncertainty: fully, since bots do not change as people do."""
    return 1.0


@cache
def model() -> "PlackettLuce":
    """OpenSkill's model; it loads when it is first needed."""
    with extra("study"):
        from openskill.models import PlackettLuce
    return PlackettLuce(tau=0.0, gamma=learn_fully)


class Rating(NamedTuple):
    """A rating and the bounds of its 95 % interval, None if unknown."""

    value: float
    low: float | None
    high: float | None


class Outcome(NamedTuple):
    """What ratings need of a game: its group, who took part, and how they finished (0 is best; equals are tied)."""

    group: int
    names: tuple[str, ...]
    ranks: list[float]


def outcome(game: FinishedGame) -> Outcome:
    """Winners come first, then all others by their scores."""
    results = [(seat in game.winners, score) for seat, score in enumerate(game.scores)]
    return Outcome(game.group, game.seats, [float(sum(other > mine for other in results)) for mine in results])


def rate(games: Sequence[FinishedGame]) -> dict[str, Rating]:
    """The rating of every bot; nothing if no two have met."""
    rounds = Rounds([outcome(game) for game in games])
    if not rounds.pairs:
        return {}
    rng = np.random.default_rng(len(games))
    values = np.mean([rounds.rated(rounds.groups, rng) for _ in range(SHUFFLES)], axis=0)
    if len(rounds.groups) < 2:
        return {
            name: Rating(round(float(value), 2), None, None) for name, value in zip(rounds.names, values, strict=True)
        }
    fewest, most = RESAMPLES
    passes = max(fewest, min(most, UPDATES // len(games)))
    spread = [rounds.rated(rounds.resampled(rng), rng) for _ in range(passes)]
    low, high = np.percentile(spread, (2.5, 97.5), axis=0)
    bounds = zip(rounds.names, values, low, high, strict=True)
    return {name: Rating(*(round(float(number), 2) for number in numbers)) for name, *numbers in bounds}


class Rounds:
    """Games by their groups, and who has met whom in them."""

    def __init__(self, outcomes: Sequence[Outcome]):
        groups: dict[int, list[Outcome]] = {}
        for each in outcomes:
            groups.setdefault(each.group, []).append(each)
        self.groups = list(groups.values())
        self.names = list(dict.fromkeys(name for each in outcomes for name in each.names))
        pairs = (pair for each in outcomes for pair in combinations(sorted(set(each.names)), 2))
        self.pairs = list(dict.fromkeys(pairs))

    def resampled(self, rng: np.random.Generator) -> list[list[Outcome]]:
        """As many groups, resampled with replacement."""
        return [self.groups[i] for i in rng.integers(0, len(self.groups), len(self.groups))]

    def rated(self, groups: list[list[Outcome]], rng: np.random.Generator) -> NDArray[np.float64]:
        """Ratings after all games of the groups, in random order, have been rated one after the other."""
        ratings = {name: model().rating() for name in self.names}
        games = [game for group in groups for game in group] + self.coin_tosses(rng)
        for i in rng.permutation(len(games)):
            update(ratings, games[i])
        return np.array([ratings[name].mu for name in self.names])

    def coin_tosses(self, rng: np.random.Generator) -> list[Outcome]:
        """Some games of each pair with random results."""
        tosses = [(pair, float(toss)) for pair in self.pairs for toss in rng.integers(0, 2, TOSSES)]
        return [Outcome(0, pair, [toss, 1 - toss]) for pair, toss in tosses]


def update(ratings: dict[str, "PlackettLuceRating"], game: Outcome) -> None:
    """Rate one game; the changes of a bot in several seats add up."""
    teams = [
        [model().rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in game.names
    ]  # one for each seat
    moved = {name: [old.mu, old.sigma] for name in game.names for old in [ratings[name]]}
    for name, (old,), (new,) in zip(game.names, teams, model().rate(teams, ranks=game.ranks), strict=True):
        moved[name][0] += new.mu - old.mu
        moved[name][1] *= new.sigma / old.sigma
    ratings.update({name: model().rating(mu=mu, sigma=sigma) for name, (mu, sigma) in moved.items()})
