"""The numbers that fit many equations best, by least squares; of several such, the smallest. There are at most five."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule

MOST = 5
SWEEPS = 12  # over all pairs of axes; five or six are enough
TINY = 1e-12  # of the largest scale: what is smaller is not told by the equations

Numbers = NDArray[np.float64]


class Fit(NamedTuple):
    """The normal equations, and working space."""

    matrix: Numbers  # (unknowns, unknowns): of all equations
    right: Numbers  # (unknowns,): their right-hand side
    axes: Numbers  # (unknowns, unknowns): the directions in which the matrix only scales, as columns
    equation: Numbers  # (unknowns,): one equation
    found: Numbers  # (unknowns,): the solution


def new_fit() -> Fit:
    """Working space for a fit."""
    square = (MOST, MOST)
    return Fit(np.zeros(square), np.zeros(MOST), np.zeros(square), np.zeros(MOST), np.zeros(MOST))


@rule
def begin_fit(fit: Fit) -> None:
    """No equations yet."""
    fit.matrix[:] = 0.0
    fit.right[:] = 0.0


@rule
def add_equation(fit: Fit, n: int, result: float) -> None:
    """Take in the equation that has been written into `fit.equation`."""
    row = fit.equation
    for i in range(n):
        fit.right[i] += row[i] * result
        for j in range(n):
            fit.matrix[i, j] += row[i] * row[j]


@rule
def mix(one: Numbers, other: Numbers, n: int, cos: float, sin: float) -> None:
    """Turn the plane of two rows or columns."""
    for k in range(n):
        first, second = one[k], other[k]
        one[k], other[k] = cos * first - sin * second, sin * first + cos * second


@rule
def separate(fit: Fit, n: int, i: int, j: int) -> None:
    """Turn two axes so that the matrix no longer mixes them. (A rotation of Jacobi's)"""
    matrix = fit.matrix
    if matrix[i, j] == 0.0:
        return
    slope = (matrix[j, j] - matrix[i, i]) / (2 * matrix[i, j])
    tan = (1.0 if slope >= 0 else -1.0) / (abs(slope) + np.sqrt(slope * slope + 1))
    cos = 1 / np.sqrt(tan * tan + 1)
    mix(matrix[:, i], matrix[:, j], n, cos, tan * cos)
    mix(matrix[i], matrix[j], n, cos, tan * cos)
    mix(fit.axes[:, i], fit.axes[:, j], n, cos, tan * cos)


@rule
def find_axes(fit: Fit, n: int) -> None:
    """Turn the axes until the matrix only scales along each of them."""
    fit.axes[:] = 0.0
    for i in range(n):
        fit.axes[i, i] = 1.0
    for _ in range(SWEEPS):
        for i in range(n):
            for j in range(i + 1, n):
                separate(fit, n, i, j)


@rule
def solve(fit: Fit, n: int) -> None:
    """The smallest numbers that fit the equations best, in `fit.found`. The matrix changes."""
    find_axes(fit, n)
    fit.found[:] = 0.0
    least = 0.0
    for i in range(n):
        least = max(least, TINY * fit.matrix[i, i])
    for i in range(n):
        if fit.matrix[i, i] > least:
            length = 0.0
            for j in range(n):
                length += fit.axes[j, i] * fit.right[j]
            for j in range(n):
                fit.found[j] += fit.axes[j, i] * length / fit.matrix[i, i]
