"""The value of a sheet: the points its seat may expect at the end of the game.

It is what the sheet would score now, plus what a small network makes of its features: one hidden layer of
rectified linear units. Features are made by hand; fit.py fitted the weights in weights.csv to games of the bot against
itself and against `greedy`, and says how.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.layout import CIRCLES, Record
from citywright.search.townies.features import FEATURES, Numbers, Sight, look

WEIGHTS = Path(__file__).parent / "weights.csv"
HIDDEN = 48


class Weights(NamedTuple):
    """The weights of the network."""

    inward: NDArray[np.float32]  # (features, hidden)
    bias: NDArray[np.float32]  # (hidden,)
    outward: NDArray[np.float32]  # (hidden + 1,), the last one a constant


def no_weights() -> Weights:
    """Weights for those who do not ask the network."""
    return Weights(np.zeros((0, HIDDEN), np.float32), np.zeros(0, np.float32), np.zeros(0, np.float32))


@cache
def load_weights() -> Weights:
    """The weights that come with the package."""
    rows = np.loadtxt(WEIGHTS, np.float32, delimiter=",")
    return Weights(rows[:FEATURES, :HIDDEN].copy(), rows[FEATURES, :HIDDEN].copy(), rows[FEATURES + 1].copy())


def save_weights(weights: Weights) -> None:
    """Write the weights: a row for each feature, one for the bias, one outward."""
    rows = np.zeros((FEATURES + 2, HIDDEN + 1))
    rows[:FEATURES, :HIDDEN], rows[FEATURES, :HIDDEN], rows[FEATURES + 1] = weights
    np.savetxt(WEIGHTS, rows, "%.4g", ",")


@rule
def add_rows(units: Numbers, rows: NDArray[np.float32], x: Numbers) -> None:
    """Add the weighted features to every unit, always in the same order, so that compiled and interpreted sums are the
    same."""
    for i in range(FEATURES):
        if x[i] != 0:
            row = rows[i]
            for unit in range(units.shape[0]):
                units[unit] += x[i] * row[unit]


@rule
def network(weights: Weights, x: Numbers, hidden: Numbers) -> float:
    """The points to come."""
    for unit in range(HIDDEN):  # assigning the whole array would allocate a copy
        hidden[unit] = weights.bias[unit]
    add_rows(hidden, weights.inward, x)
    points = weights.outward[HIDDEN]
    for unit in range(HIDDEN):
        if hidden[unit] > 0:
            points += hidden[unit] * weights.outward[unit]
    return float(points)


@rule
def sheet_value(s: Record, seat: int, weights: Weights, sight: Sight, hidden: Numbers) -> float:
    """Points that a seat may expect at the end. In an open round, its choice counts as drawn."""
    points = look(s, seat, sight)
    if s.filled[seat] == CIRCLES:
        return float(points)
    return points + network(weights, sight.numbers, hidden)
