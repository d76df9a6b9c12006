"""Shares and means with their 95 % intervals."""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SURE = 1.96  # standard errors on either side of a 95 % interval


class Share(NamedTuple):
    """A share and the bounds of its interval."""

    value: float
    low: float
    high: float


class Mean(NamedTuple):
    """A mean and half the width of its interval, None if unknown."""

    value: float
    half: float | None


def share(wins: float, games: int, sharers: float = 1.0) -> Share:
    """A share with Wilson's interval; games count as independent. With several sharers, the share of each."""
    p, z = wins / games, SURE**2 / games
    middle, half = (p + z / 2) / (1 + z), SURE * math.sqrt(p * (1 - p) / games + z / games / 4) / (1 + z)
    return Share(*(round(part / sharers, 4) for part in (p, max(0.0, middle - half), min(1.0, middle + half))))


def mean(values: NDArray[Any]) -> Mean:
    """A mean with its interval; values count as independent."""
    return grouped_mean(values, np.arange(len(values)))


def grouped_mean(values: NDArray[Any], groups: NDArray[Any]) -> Mean:
    """A mean with an interval that treats groups, but not the games within a group, as independent."""
    middle = float(values.mean())
    _, member = np.unique(groups, return_inverse=True)
    off = np.bincount(member, values - middle)
    if len(off) < 2:
        return Mean(round(middle, 3), None)
    error = math.sqrt(len(off) / (len(off) - 1) * float((off**2).sum())) / len(values)
    return Mean(round(middle, 3), round(SURE * error, 3))
