"""Streets: which part of its evaluation a move gains in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.games.streets.layout import NOBODY, Record
from citywright.review.reasons import Gain
from citywright.search.streets.choosing import lead_after
from citywright.search.streets.evaluation import (
    DOLLAR,
    FEATURES,
    SECOND_END,
    Feature,
    builds_left,
    count_features,
    phase_of,
    setting_of,
    side_of,
)
from citywright.search.streets.workspace import Workspace, new_workspace

SIMULATIONS = 6000  # for each decision of a review: an ordinary game takes about a minute on two cores
PART_OF = {
    Feature.ALWAYS: "always",
    Feature.VALUATION: "promise",
    Feature.PEOPLE: "people",
    Feature.BUILDINGS: "promise",
    Feature.ROOM: "promise",
    Feature.NO_SIGN: "signs",
    Feature.STANDING: "crowd",
    Feature.MINE_TO_GATHER: "crowd",
    Feature.WILD_IN_HAND: "hand",
    Feature.MAJORITIES: "tokens",
    Feature.SETS: "tokens",
    Feature.TOKENS: "tokens",
    Feature.TOKEN_TYPES: "tokens",
}
PARTS = ("promise", "people", "signs", "crowd", "hand", "tokens")  # those that a move can gain in
CODES = ("money", *PARTS, "homes", "rival")
Numbers = NDArray[np.float64]


def part_of(feature: int) -> str:
    """The part that a feature belongs to; those of buildings come twice."""
    if Feature.ROOM < feature <= Feature.ROOM + SECOND_END:
        feature -= SECOND_END
    return PART_OF[max(begin for begin in Feature if begin <= feature)]


PART = [part_of(feature) for feature in range(FEATURES)]
MEMBERS = {part: [feature for feature in range(FEATURES) if PART[feature] == part] for part in PARTS}
HEADS = [Feature.PEOPLE, Feature.PEOPLE + SECOND_END]  # features that count people


@dataclass(frozen=True)
class After:
    """What a move leads to, everything settled: dollars, and people on own buildings."""

    money: float
    parts: dict[str, float]
    heads: float
    rivals: dict[int, float]  # what each may expect to have in the end


class Tried:
    """The moves of a seat, each tried and settled."""

    def __init__(self, state: Record, seat: int, moves: Sequence[int]):
        self.now = int(state.money[seat])
        work = new_workspace()
        self.after = {move: after_move(state, seat, move, work) for move in moves}

    def gains(self, move: int, others: Sequence[int]) -> list[Gain]:
        """By how much each part is better after a move than typically after some others: their median."""
        mine, theirs = self.after[move], [self.after[other] for other in others]
        if not theirs:
            return []
        paid = mine.money - float(np.median([other.money for other in theirs]))
        found = [Gain("money", paid, {"now": int(mine.money) - self.now})]
        heads = round(mine.heads - float(np.median([other.heads for other in theirs])))
        for part, worth in mine.parts.items():
            gain = worth - float(np.median([other.parts[part] for other in theirs]))
            code = "homes" if part == "people" and heads < 1 else part
            found.append(Gain(code, gain, {"heads": heads} if code == "people" else {}))
        return found + self._rival(mine, theirs)

    def _rival(self, mine: After, theirs: list[After]) -> list[Gain]:
        """What the best rival loses by it."""
        if not mine.rivals:
            return []
        usual = {seat: float(np.median([other.rivals[seat] for other in theirs])) for seat in mine.rivals}
        best = max(usual, key=lambda seat: usual[seat])
        return [Gain("rival", max(usual.values()) - max(mine.rivals.values()), {"seat": best})]


def after_move(state: Record, seat: int, move: int, work: Workspace) -> After:
    """A move tried and settled."""
    lead_after(state, seat, move, work)
    after, mover = work.trial[0], int(state.turn)
    worth, features = worths(after, seat, mover, work)
    rivals = {}
    for other in range(after.seats):
        if other != seat:
            theirs, _ = worths(after, other, mover, work)
            rivals[other] = int(after.money[other]) + float(theirs.sum())
    parts = {part: float(worth[members].sum()) for part, members in MEMBERS.items()}
    return After(int(after.money[seat]), parts, float(features[HEADS].sum()), rivals)


def worths(after: Record, seat: int, mover: int, work: Workspace) -> tuple[Numbers, Numbers]:
    """What each feature of a seat is worth in dollars, and the features; nothing once the game is over."""
    if after.actor == NOBODY:
        return np.zeros(FEATURES), np.zeros(FEATURES)
    count_features(after, seat, work.features)
    weights = work.weights[setting_of(after, mover), side_of(after, seat, mover), phase_of(builds_left(after))]
    features = work.features.astype(np.float64)
    return weights * features / DOLLAR, features


def left(state: Record) -> float:
    """Builds that a seat will still make."""
    return float(builds_left(state))


def margins(tree: Any, seats: int) -> Numbers:
    """Every seat's margin at the end of a tree's last simulation."""
    found: Numbers = tree.work.leads[:seats] / DOLLAR
    return found
