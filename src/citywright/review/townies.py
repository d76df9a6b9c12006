"""Townies: which part of its evaluation a choice gains in.

The evaluation is the network of a sheet, so its parts cannot simply be separated. What a part gains is what the value
would lose if the numbers of that part alone were as they typically are after other choices.
"""

from enum import IntEnum

import numpy as np

from citywright._jit import rule
from citywright.games.townies.goals import count_goal, goal_worth, has_goal
from citywright.games.townies.layout import CIRCLES, GOALS, INDIVIDUAL_GOALS, MOST_MOVES, Bonus, Goal, Record
from citywright.games.townies.packing import star_of
from citywright.games.townies.rules import legal, object_points
from citywright.names import word
from citywright.review.looking import Findings, note
from citywright.review.reasoning import (
    FIRST_CODE,
    NEVER,
    NO_PART,
    ONLY_MOVE,
    PAYS_LATER,
    Numbers,
    Reasoning,
    amount_of,
    best_part,
    described_reasons,
    empty_reasoning,
    find_usual,
    thin_out,
)
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
from citywright.search.townies.kernel import grow
from citywright.search.townies.workspace import Workspace
from citywright.search.tree import Nodes, Used

SIMULATIONS = 3000  # for each decision of a review: an ordinary game takes about a minute on two cores


class Part(IntEnum):
    """Of the evaluation: what a choice can gain in."""

    POINTS = 0
    GOAL = 1  # the first of twelve
    PACE = 13
    SPACES = 14
    STARS = 15
    ROOM = 16
    RIVAL = 17


PARTS = 18


class Code(IntEnum):
    """Of a reason."""

    POINTS = FIRST_CODE
    GOAL = 3
    SPACES = 4
    STARS = 5
    ROOM = 6
    CIRCLES = 7  # to have filled few circles, or
    HURRY = 8  # many
    RIVAL = 9
    END = 10


CODES = tuple(map(word, Code))
VALUES = {"now": "", "goal": "goal_messages"}  # what a reason may tell beside its code and amount; words of a table
WORDS = {"goal_messages": [f"goal-{word(goal)}" for goal in Goal]}
REASON = described_reasons(VALUES)

# Columns of what a choice leads to:
POINTS = 0  # points of objects and Stable Soil
GOAL_POINTS = 1  # points of each goal as it stands
CIRCLES_FILLED = GOAL_POINTS + GOALS
RIVAL = CIRCLES_FILLED + 1  # points that the best rival may expect
LOOK = RIVAL + 1  # the features of the sheet
COLUMNS = LOOK + FEATURES


def new_reasoning() -> Reasoning:
    """Working space for reasons."""
    return empty_reasoning(MOST_MOVES, COLUMNS, PARTS)


@rule
def choose(s: Record, seat: int, move: int, work: Workspace) -> Record:
    """The game once a seat has made a choice; one with Funding is tried together with its best object. (Townies 5)"""
    if star_of(move) != Bonus.FUNDING:
        return try_out(s, seat, move, work)
    work.game[0] = s
    half = work.game[0]
    half.choice[seat] = move
    best_first(half, seat, 1, ALL, work)
    return try_out(half, seat, work.best[0], work)


@rule
def try_move(s: Record, seat: int, move: int, row: Numbers, work: Workspace) -> None:
    """Note what a choice leads to; what rivals may expect must have been weighed."""
    after = choose(s, seat, move, work)
    look(after, seat, work.sight)
    row[POINTS] = object_points(after, seat) + int(after.soil[seat])
    row[CIRCLES_FILLED] = int(after.filled[seat])
    row[RIVAL] = work.rivals[int(after.filled[seat]) - int(s.filled[seat])]
    for goal in range(GOALS):
        if has_goal(after, goal):
            row[GOAL_POINTS + goal] = goal_worth(after, goal, count_goal(after, seat, goal)[0])
    for i in range(FEATURES):
        row[LOOK + i] = work.sight.numbers[i]


@rule
def try_others(s: Record, seat: int, work: Workspace, reasoning: Reasoning) -> None:
    """Try the choices of a seat, or of many an even selection, before some of them are explained."""
    weigh_rivals(s, seat, work)
    for i in range(thin_out(reasoning, legal(s, seat, reasoning.moves))):
        try_move(s, seat, reasoning.moves[i], reasoning.after[i], work)


@rule
def gain_by(begin: int, end: int, work: Workspace, reasoning: Reasoning) -> float:
    """What is lost if some features are as usual; nothing once the game is over."""
    x, mine, usual = work.sight.numbers, reasoning.mine, reasoning.usual
    if mine[CIRCLES_FILLED] == CIRCLES:
        return 0.0
    for i in range(FEATURES):
        x[i] = mine[LOOK + i]
    whole = np.float64(network(work.weights, x, work.hidden))  # compiled, a network returns a shorter number
    for i in range(begin, end):
        x[i] = usual[LOOK + i]
    return whole - np.float64(network(work.weights, x, work.hidden))


@rule
def gain_by_goal(goal: int, work: Workspace, reasoning: Reasoning) -> float:
    """What is lost if the features of a goal are as usual."""
    if goal >= INDIVIDUAL_GOALS:
        return gain_by(ADDITIONAL, STARS, work, reasoning)
    if goal == Goal.SPECIALIZATION:
        return gain_by(SPECIAL, STANDARD, work, reasoning)
    return gain_by(STANDARD, ADDITIONAL, work, reasoning)


@rule
def weigh_parts(s: Record, work: Workspace, reasoning: Reasoning) -> None:
    """What a choice gains in each part against a typical other one."""
    mine, usual, gains = reasoning.mine, reasoning.usual, reasoning.gains
    gains[:] = NEVER
    gains[Part.POINTS] = mine[POINTS] - usual[POINTS]
    for goal in range(GOALS):
        if has_goal(s, goal):
            points = mine[GOAL_POINTS + goal] - usual[GOAL_POINTS + goal]
            gains[Part.GOAL + goal] = points + gain_by_goal(goal, work, reasoning)
    gains[Part.PACE] = gain_by(FILLED, SPOTS, work, reasoning)
    gains[Part.SPACES] = gain_by(SPOTS, SPECIAL, work, reasoning)
    gains[Part.STARS] = gain_by(STARS, ROOM, work, reasoning)
    gains[Part.ROOM] = gain_by(ROOM, FEATURES, work, reasoning)
    if s.seats > 1:
        gains[Part.RIVAL] = STAKES * (usual[RIVAL] - mine[RIVAL])


@rule
def code_of(part: int, reasoning: Reasoning) -> int:
    """The code of the reason that a part is."""
    mine, usual = reasoning.mine, reasoning.usual
    if part == Part.POINTS:
        return Code.POINTS + 0
    if part < Part.PACE:
        return Code.GOAL + 0
    if part == Part.PACE:
        return Code.CIRCLES + 0 if mine[CIRCLES_FILLED] <= usual[CIRCLES_FILLED] else Code.HURRY + 0
    if part == Part.RIVAL:
        return Code.END + 0 if mine[CIRCLES_FILLED] == CIRCLES else Code.RIVAL + 0
    return Code.SPACES + part - Part.SPACES


@rule
def tell(part: int, s: Record, seat: int, reasoning: Reasoning, reason: Record) -> None:
    """Make a part the reason, with what its sentence says."""
    reason.code, reason.amount = code_of(part, reasoning), amount_of(reasoning.gains[part])
    if part == Part.POINTS:
        reason.has_now = 1
        reason.now = int(reasoning.mine[POINTS]) - object_points(s, seat) - int(s.soil[seat])
    elif part < Part.PACE:
        reason.has_goal, reason.goal = 1, part - Part.GOAL


@rule
def explain(s: Record, seat: int, move: int, work: Workspace, reasoning: Reasoning, reason: Record) -> None:
    """The main reason to prefer a choice to a typical one of those that were tried: the part that gains most."""
    reason.code, reason.amount = PAYS_LATER, 0
    reason.has_now = reason.has_goal = 0
    reason.now = reason.goal = 0
    weigh_rivals(s, seat, work)
    try_move(s, seat, move, reasoning.mine, work)
    if not find_usual(move, reasoning):
        reason.code = ONLY_MOVE
        return
    weigh_parts(s, work, reasoning)
    best = best_part(reasoning.gains)
    if best != NO_PART:
        tell(best, s, seat, reasoning, reason)


@rule
def left(s: Record) -> float:
    """Circles that the seat nearest to the end still has to fill."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.filled[seat]))
    return float(CIRCLES - most)


@rule
def look_on(
    nodes: Nodes, used: Used, root: Record, seat: int, simulations: int, findings: Findings, work: Workspace
) -> None:
    """Run more simulations of a look, and note every seat's margin at the end of each; alone, points."""
    for _ in range(simulations):
        grow(nodes, used, root, seat, 1, 0, work)  # type: ignore[arg-type]  # for a bool, Numba would compile it again
        note(nodes, work.leads, 1, root.seats, findings)
