"""Streets: which part of its evaluation a move gains in."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.layout import MOST_MOVES, MOST_SEATS, NOBODY, Record
from citywright.games.streets.rules import legal
from citywright.names import word
from citywright.review.looking import Findings, note
from citywright.review.reasoning import (
    FIRST_CODE,
    NO_PART,
    ONLY_MOVE,
    PAYS_LATER,
    Numbers,
    Reasoning,
    added,
    amount_of,
    best_part,
    described_reasons,
    empty_reasoning,
    find_usual,
    thin_out,
)
from citywright.search.streets.choosing import try_out
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
from citywright.search.streets.kernel import grow
from citywright.search.streets.workspace import Workspace
from citywright.search.tree import Nodes, Used

SIMULATIONS = 6000  # for each decision of a review: an ordinary game takes about a minute on two cores


class Part(IntEnum):
    """Of the evaluation: what a move can gain in."""

    MONEY = 0
    PROMISE = 1
    PEOPLE = 2
    SIGNS = 3
    CROWD = 4
    HAND = 5
    TOKENS = 6
    RIVAL = 7


PARTS = 8
HOMES = FIRST_CODE + PARTS  # instead of PEOPLE, where the number of people is not what gains
CODES = (*map(word, Part), "homes")
VALUES = {"now": "", "heads": "", "seat": ""}  # what a reason may tell beside its code and amount: numbers
WORDS: dict[str, list[str]] = {}
REASON = described_reasons(VALUES)

ALL = -1  # parts
PART_OF = {
    Feature.ALWAYS: ALL,
    Feature.VALUATION: Part.PROMISE,
    Feature.PEOPLE: Part.PEOPLE,
    Feature.BUILDINGS: Part.PROMISE,
    Feature.ROOM: Part.PROMISE,
    Feature.NO_SIGN: Part.SIGNS,
    Feature.STANDING: Part.CROWD,
    Feature.MINE_TO_GATHER: Part.CROWD,
    Feature.WILD_IN_HAND: Part.HAND,
    Feature.MAJORITIES: Part.TOKENS,
    Feature.SETS: Part.TOKENS,
    Feature.TOKENS: Part.TOKENS,
    Feature.TOKEN_TYPES: Part.TOKENS,
}

# Columns of what a move leads to: the seat's money and the worth of its parts in dollars, then
HEADS = PARTS  # people on its own buildings
RIVALS = HEADS + 1  # what each rival may expect to have in the end
COLUMNS = RIVALS + MOST_SEATS


def part_of(feature: int) -> int:
    """The part that a feature belongs to; those of buildings come twice."""
    if Feature.ROOM < feature <= Feature.ROOM + SECOND_END:
        feature -= SECOND_END
    return PART_OF[max(begin for begin in Feature if begin <= feature)]


PART = np.array([part_of(feature) for feature in range(FEATURES)], np.int64)


def new_reasoning() -> Reasoning:
    """Working space for reasons."""
    return empty_reasoning(MOST_MOVES, COLUMNS, PARTS)


@rule
def count_after(after: Record, seat: int, features: NDArray[np.int64]) -> None:
    """The features of a seat; nothing once the game is over."""
    features[:] = 0
    if after.actor != NOBODY:
        count_features(after, seat, features)


@rule
def worth_of(part: int, weights: NDArray[np.int64], features: NDArray[np.int64], column: Numbers) -> float:
    """What the features of a part, or all, are worth in dollars."""
    n = 0
    for i in range(FEATURES):
        if part in (ALL, PART[i]):
            column[n] = int(weights[i]) * int(features[i]) / DOLLAR
            n += 1
    return added(column, n)


@rule
def try_move(s: Record, seat: int, move: int, row: Numbers, work: Workspace, column: Numbers) -> None:
    """Note what a move leads to, everything settled."""
    after, mover, features = try_out(s, seat, move, work), int(s.turn), work.features
    for other in range(after.seats):
        count_after(after, other, features)
        weights = work.weights[setting_of(after, mover), side_of(after, other, mover), phase_of(builds_left(after))]
        if other != seat:
            row[RIVALS + other] = int(after.money[other]) + worth_of(ALL, weights, features, column)
            continue
        row[Part.MONEY] = int(after.money[seat])
        row[HEADS] = int(features[Feature.PEOPLE]) + int(features[Feature.PEOPLE + SECOND_END])
        for part in range(Part.PROMISE, Part.RIVAL):
            row[part] = worth_of(part, weights, features, column)


@rule
def try_others(s: Record, seat: int, work: Workspace, reasoning: Reasoning) -> None:
    """Try the moves of a seat, or of many an even selection, before some of them are explained."""
    for i in range(thin_out(reasoning, legal(s, seat, reasoning.moves))):
        try_move(s, seat, reasoning.moves[i], reasoning.after[i], work, reasoning.column)


@rule
def best_rival(row: Numbers, seat: int, seats: int) -> int:
    """The rival that may expect most, the first of several."""
    best = 1 if seat == 0 else 0
    for other in range(seats):
        if other != seat and row[RIVALS + other] > row[RIVALS + best]:
            best = other
    return best


@rule
def weigh_parts(seat: int, seats: int, reasoning: Reasoning) -> None:
    """What a move gains in each part against a typical other one; by the rival's part, what the best rival loses."""
    mine, usual = reasoning.mine, reasoning.usual
    for part in range(Part.RIVAL):
        reasoning.gains[part] = mine[part] - usual[part]
    theirs = usual[RIVALS + best_rival(usual, seat, seats)]
    reasoning.gains[Part.RIVAL] = theirs - mine[RIVALS + best_rival(mine, seat, seats)]


@rule
def tell(part: int, s: Record, seat: int, reasoning: Reasoning, reason: Record) -> None:
    """Make a part the reason, with what its sentence says."""
    mine, usual = reasoning.mine, reasoning.usual
    reason.code, reason.amount = FIRST_CODE + part, amount_of(reasoning.gains[part])
    if part == Part.MONEY:
        reason.has_now, reason.now = 1, int(mine[Part.MONEY]) - int(s.money[seat])
    if part == Part.RIVAL:
        reason.has_seat, reason.seat = 1, best_rival(usual, seat, s.seats)
    if part == Part.PEOPLE:
        heads = round(mine[HEADS] - usual[HEADS])
        if heads < 1:
            reason.code = HOMES
        else:
            reason.has_heads, reason.heads = 1, heads


@rule
def explain(s: Record, seat: int, move: int, work: Workspace, reasoning: Reasoning, reason: Record) -> None:
    """The main reason to prefer a move to a typical one of those that were tried: the part that gains most."""
    reason.code, reason.amount = PAYS_LATER, 0
    reason.has_now = reason.has_heads = reason.has_seat = 0
    reason.now = reason.heads = reason.seat = 0
    try_move(s, seat, move, reasoning.mine, work, reasoning.column)
    if not find_usual(move, reasoning):
        reason.code = ONLY_MOVE
        return
    weigh_parts(seat, s.seats, reasoning)
    best = best_part(reasoning.gains)
    if best != NO_PART:
        tell(best, s, seat, reasoning, reason)


@rule
def left(s: Record) -> float:
    """Builds that a seat will still make."""
    return float(builds_left(s))


@rule
def look_on(
    nodes: Nodes, used: Used, root: Record, seat: int, simulations: int, findings: Findings, work: Workspace
) -> None:
    """Run more simulations of a look, and note every seat's margin at the end of each."""
    for _ in range(simulations):
        grow(nodes, used, root, seat, 1, 0, work)
        note(nodes, work.leads, DOLLAR, root.seats, findings)
