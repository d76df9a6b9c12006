"""How two seats stand after a round: what one is expected to lead the other by in the end, and how likely it is ahead.

A small network looks at both sheets at once, so it knows what the value of a sheet by itself cannot tell: who will end
the game, and who would gain from another round. The weights in pairs.csv are fitted by fit_pairs.py, which says how.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.search.townies.evaluation import add_rows
from citywright.search.townies.features import FEATURES, Numbers

PAIRS = Path(__file__).parent / "pairs.csv"
UNITS = 96
OWN, OTHER, SIDES = 0, 1, 2  # of a pair
SWING = 6.0  # about the error of an expected lead, in points
BREADTH = 25.0  # a lead that is half-way to all that one can hope for
WINNING = 0.4  # what winning counts beside the lead


class Pairs(NamedTuple):
    """Weights of the network."""

    own: NDArray[np.float32]  # (features, units)
    other: NDArray[np.float32]  # (features, units)
    bias: NDArray[np.float32]  # (units,)
    outward: NDArray[np.float32]  # (2, units + 1): lead and chance, the last of each a constant


def no_pairs() -> Pairs:
    """Weights for those who do not ask the network."""
    nothing = np.zeros((0, UNITS), np.float32)
    return Pairs(nothing, nothing, np.zeros(0, np.float32), np.zeros((0, UNITS + 1), np.float32))


@cache
def load_pairs() -> Pairs:
    """The weights that come with the package."""
    rows = np.loadtxt(PAIRS, np.float32, delimiter=",")
    own, other, bias, outward = np.split(rows, [FEATURES, 2 * FEATURES, 2 * FEATURES + 1])
    return Pairs(own[:, :UNITS].copy(), other[:, :UNITS].copy(), bias[0, :UNITS].copy(), outward.copy())


def save_pairs(pairs: Pairs) -> None:
    """Write the weights: a row for each feature of both sheets, one for the bias, two outward."""
    inward = np.pad(np.vstack([pairs.own, pairs.other, pairs.bias]), ((0, 0), (0, 1)))
    np.savetxt(PAIRS, np.vstack([inward, pairs.outward]), "%.4g", ",")


@rule
def bent(lead: float, width: float) -> float:
    """A lead as a number from 0 to 1, steep in the middle and flat beyond a width."""
    return 0.5 + 0.5 * lead / np.sqrt(lead * lead + width * width)


@rule
def esteem(lead: float, chance: float) -> float:
    """What an expected lead and the chance to win are worth together, from 0 to 1."""
    return WINNING * chance + (1 - WINNING) * bent(lead, BREADTH)


@rule
def esteem_of_a_point() -> float:
    """What a point more is worth, about, when all is even."""
    return 0.5 * (WINNING / SWING + (1 - WINNING) / BREADTH)


@rule
def take_side(pairs: Pairs, look: Numbers, side: int, units: Numbers) -> None:
    """What a sheet says to the units, as one's own or as the other's."""
    if side == OWN:
        for unit in range(UNITS):  # assigning the whole array would allocate a copy
            units[unit] = pairs.bias[unit]
        add_rows(units, pairs.own, look)
    else:
        units[:] = 0
        add_rows(units, pairs.other, look)


@rule
def compare(pairs: Pairs, own: Numbers, other: Numbers) -> tuple[float, float]:
    """What one's lead will grow by until the end, and the chance to be ahead then, unbent: by what both sheets say."""
    lead, chance = pairs.outward[0, UNITS], pairs.outward[1, UNITS]
    for unit in range(UNITS):
        heard = own[unit] + other[unit]
        if heard > 0:
            lead += heard * pairs.outward[0, unit]
            chance += heard * pairs.outward[1, unit]
    return np.float64(lead), np.float64(chance)  # compiled, float() would leave them as they are


@rule
def standing(pairs: Pairs, own: Numbers, other: Numbers) -> tuple[float, float]:
    """What one's lead will grow by, and the chance to be ahead: seen from both sides, since one gains what the other
    loses."""
    lead, chance = compare(pairs, own[OWN], other[OTHER])
    against, doubt = compare(pairs, other[OWN], own[OTHER])
    return 0.5 * (lead - against), bent(0.5 * (chance - doubt), 1.0)
