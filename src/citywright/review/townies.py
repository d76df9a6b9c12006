"""Townies: which part of its evaluation a choice gains in.

The evaluation is the network of a sheet, so its parts cannot simply be separated. What a part gains is what the value
would lose if the numbers of that part alone were as they typically are after other choices.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.games.townies.goals import count_goal, goal_worth, has_goal
from citywright.games.townies.layout import CIRCLES, GOALS, INDIVIDUAL_GOALS, Bonus, Goal, Record
from citywright.games.townies.packing import star_of
from citywright.games.townies.rules import object_points
from citywright.names import word
from citywright.review.reasons import Gain
from citywright.search.townies.choosing import ALL, STAKES, best_first, try_out, weigh_rivals
from citywright.search.townies.evaluation import network
from citywright.search.townies.features import (
    ADDITIONAL,
    FEATURES,
    FILLED,
    ROOM,
    SPECIAL,
    SPOTS,
    STANDARD,
    STARS,
    look,
)
from citywright.search.townies.workspace import Workspace, new_workspace

SIMULATIONS = 3000  # for each decision of a review: an ordinary game takes about a minute on two cores
CODES = ("points", "goal", "spaces", "stars", "room", "circles", "hurry", "rival", "end")
FEATURES_OF = {
    "pace": slice(FILLED, SPOTS),
    "spaces": slice(SPOTS, SPECIAL),
    "stars": slice(STARS, ROOM),
    "room": slice(ROOM, FEATURES),
}
Numbers = NDArray[np.float64]


def goal_features(goal: int) -> slice:
    """The features of a goal."""
    if goal >= INDIVIDUAL_GOALS:
        return slice(ADDITIONAL, STARS)
    return slice(SPECIAL, STANDARD) if goal == Goal.SPECIALIZATION else slice(STANDARD, ADDITIONAL)


@dataclass(frozen=True)
class After:
    """What a choice leads to."""

    points: int  # of objects and Stable Soil
    goals: dict[int, int]  # points of each goal as it stands
    features: NDArray[np.float32]
    filled: int
    rival: float  # points that the best rival may expect

    @property
    def ends(self) -> bool:
        """Whether the game ends with it."""
        return self.filled == CIRCLES


class Tried:
    """The choices of a seat, each tried."""

    def __init__(self, state: Record, seat: int, moves: Sequence[int]):
        self.work = new_workspace()
        self.now = object_points(state, seat) + int(state.soil[seat])
        self.alone = bool(state.seats == 1)
        weigh_rivals(state, seat, self.work)
        self.after = {move: after_move(state, seat, move, self.work) for move in moves}

    def gains(self, move: int, others: Sequence[int]) -> list[Gain]:
        """By how much each part is better after a choice than typically after some others: their median."""
        mine, theirs = self.after[move], [self.after[other] for other in others]
        if not theirs:
            return []
        usual = np.median([other.features for other in theirs], axis=0).astype(np.float32)
        paid = mine.points - float(np.median([other.points for other in theirs]))
        found = [Gain("points", paid, {"now": mine.points - self.now})]
        for goal, points in mine.goals.items():
            gain = points - float(np.median([other.goals[goal] for other in theirs]))
            gain += self._gain(mine, usual, goal_features(goal))
            found.append(Gain("goal", gain, {"goal": f"goal-{word(Goal(goal))}"}))
        for part, features in FEATURES_OF.items():
            filled = float(np.median([other.filled for other in theirs]))
            pace = "circles" if mine.filled <= filled else "hurry"
            found.append(Gain(pace if part == "pace" else part, self._gain(mine, usual, features)))
        return found + ([] if self.alone else [self._rival(mine, theirs)])

    def _gain(self, mine: After, usual: NDArray[np.float32], features: slice) -> float:
        """What is lost if some numbers are as usual; nothing once the game is over."""
        if mine.ends:
            return 0.0
        without = mine.features.copy()
        without[features] = usual[features]
        weights, hidden = self.work.weights, self.work.hidden
        return float(network(weights, mine.features, hidden) - network(weights, without, hidden))

    def _rival(self, mine: After, theirs: list[After]) -> Gain:
        """What the best rival loses by it, as far as that counts."""
        gain = STAKES * (float(np.median([other.rival for other in theirs])) - mine.rival)
        return Gain("end" if mine.ends else "rival", gain)


def after_move(state: Record, seat: int, move: int, work: Workspace) -> After:
    """A choice tried, one with Funding together with its best object; its numbers are those of the sheet's network."""
    if star_of(move) == Bonus.FUNDING:
        state = state.copy()
        state.choice[seat] = move
        best_first(state, seat, 1, ALL, work)
        move = int(work.best[0])
    after = try_out(state, seat, move, work)
    look(after, seat, work.sight)
    counts = {goal: int(count_goal(after, seat, goal)[0]) for goal in range(GOALS) if has_goal(after, goal)}
    filled = int(after.filled[seat])
    return After(
        points=object_points(after, seat) + int(after.soil[seat]),
        goals={goal: goal_worth(after, goal, count) for goal, count in counts.items()},
        features=work.sight.numbers.copy(),
        filled=filled,
        rival=float(work.rivals[filled - int(state.filled[seat])]),
    )


def left(state: Record) -> float:
    """Circles that the seat nearest to the end still has to fill."""
    return float(CIRCLES - max(state.filled[: state.seats]))


def margins(tree: Any, seats: int) -> Numbers:
    """Every seat's margin at the end of a tree's last simulation; alone, points."""
    leads: Numbers = tree.work.leads[:seats]
    return leads.copy()
