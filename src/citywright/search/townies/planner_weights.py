"""The planner\'s weights, set by hand: what a sheet\'s features are worth, by how many objects are still to come."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from citywright.games.townies.layout import BONUSES, CIRCLES, GOALS, INDIVIDUAL_GOALS, Bonus, Goal
from citywright.search.townies.features import (
    ADDITIONAL,
    ADDITIONAL_NUMBERS,
    AIMS,
    ANYWHERE,
    FEATURES,
    FILLED,
    FOR_ADDITIONAL,
    FOR_STANDARD,
    PACE,
    ROOM,
    SPECIAL,
    SPOT_NUMBERS,
    SPOTS,
    STANDARD,
    STAR_NUMBERS,
    STARS,
)

# In points. Unless stated otherwise, with all nine objects still to come; with fewer, proportionally less
SPOT = (
    0.45,
    0.4,
    0.4,
    0.35,
    0.35,
    0.3,
)  # a point on the best space, by the rounds to wait; the last one is the city square's
AIMED = 0.2  # a point on the best space that helps a goal, too
CHOICE = 0.3  # a space for four points or more
SURROUNDED = (0.6, 0.8, 0.5, 0.3)  # blocks for specialization: surrounded, short of one block, of two, of more
STANDARD_OBJECT = (1.5, 1.0, 0.5)  # objects for standardization: counted, short of one colour, of both
STANDARD_SPACE = 0.1
COUNTED = 1.0  # for the additional goal: what it counts,
NEARLY = 0.6  # what it nearly counts,
REACH = 1.0  # colours that the hub and rows that the triangle may still reach,
GOAL_SPACE = 0.15  # spaces for more
STAR = {Bonus.FUNDING: 3.0, Bonus.PALETTE: 2.0, Bonus.PERMIT: 1.5}
BONUS_SPACE = 0.3  # that an object would do well on
OBJECT = 2.5  # that is to come
SHAPE = 1.0  # that may still be drawn alone
HOLE = -0.5


def hopes() -> NDArray[np.float64]:
    """The weights with all objects to come, but for the objects' own; features are fractions of 4, 5, 7, 9 or 15."""
    row = np.zeros(FEATURES)
    for wait, points in enumerate(SPOT):
        at = SPOTS + wait * SPOT_NUMBERS
        row[at + ANYWHERE] = 5 * points
        row[[at + FOR_STANDARD, at + FOR_ADDITIONAL]] = 5 * AIMED
        row[at + AIMS] = 4 * CHOICE
    row[SPECIAL : SPECIAL + len(SURROUNDED)] = 7 * np.array(SURROUNDED)
    row[STANDARD : STANDARD + len(STANDARD_OBJECT)] = 7 * np.array(STANDARD_OBJECT)
    row[STANDARD + len(STANDARD_OBJECT)] = 15 * STANDARD_SPACE
    for goal in range(INDIVIDUAL_GOALS, GOALS):
        at = ADDITIONAL + (goal - INDIVIDUAL_GOALS) * ADDITIONAL_NUMBERS
        nearly = REACH if goal in (Goal.HUB, Goal.TRIANGLE) else NEARLY
        row[at + 1 : at + 4] = 7 * COUNTED, 15 * GOAL_SPACE, 7 * nearly
    for bonus in range(1, BONUSES):
        at = STARS + (bonus - 1) * STAR_NUMBERS
        row[[at + 1, at + 3]] = 2 * STAR.get(Bonus(bonus), 0), 4 * BONUS_SPACE
    row[[PACE + 1, ROOM]] = 9 * SHAPE, 5 * HOLE
    return row


@cache
def planner_weights() -> NDArray[np.float64]:
    """The weights by the objects to come; with none, points alone count."""
    left = np.arange(CIRCLES + 1)
    weights = np.outer(left / CIRCLES, hopes())
    weights[:, FILLED : FILLED + CIRCLES] = OBJECT * left[:, np.newaxis]
    return weights
