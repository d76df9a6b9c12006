"""What fits many equations best is what NumPy finds."""

import numpy as np
import pytest

from citywright.random_numbers import below, from_seed
from citywright.review.least_squares import MOST, add_equation, begin_fit, new_fit, solve

pytestmark = pytest.mark.compiled


def fitted(rows, results):
    """The solution of some equations."""
    fit, n = new_fit(), rows.shape[1]
    begin_fit(fit)
    for row, result in zip(rows, results, strict=True):
        fit.equation[:n] = row
        add_equation(fit, n, float(result))
    solve(fit, n)
    return fit.found[:n]


def random_numbers(name, *shape):
    rng = from_seed(name)
    return np.array([below(rng, 2001) / 1000 - 1 for _ in range(np.prod(shape))]).reshape(shape)


@pytest.mark.parametrize("unknowns", range(1, MOST + 1))
@pytest.mark.parametrize("equations", [1, 3, 8, 60])
def test_the_best_fit_is_that_of_numpy(unknowns, equations):
    """With fewer equations than unknowns, too: then the smallest of all solutions."""
    rows, results = random_numbers("rows", equations, unknowns), random_numbers("results", equations)
    assert fitted(rows, results) == pytest.approx(np.linalg.lstsq(rows, results, rcond=None)[0], abs=1e-8)


def test_what_equations_do_not_tell_is_nothing():
    """Two unknowns that come only together share what is known of their sum; of the third nothing is known."""
    assert fitted(np.array([[1.0, 1.0, 0.0], [100.0, 100.0, 0.0]]), [2.0, 200.0]) == pytest.approx([1, 1, 0])
    assert fitted(np.zeros((2, 3)), [1.0, 2.0]).tolist() == [0, 0, 0]
