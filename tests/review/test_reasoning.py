"""The arithmetic of reasons: medians, sums and choices, as NumPy and Python have them."""

import numpy as np
import pytest

from citywright.random_numbers import below, from_seed
from citywright.review.reasoning import (
    LEAST,
    MANY,
    NO_PART,
    added,
    amount_of,
    best_part,
    empty_reasoning,
    find_usual,
    median,
    thin_out,
)

pytestmark = pytest.mark.compiled

LENGTHS = (1, 2, 3, 7, 8, 9, 15, 16, 29, 64, 100)


def numbers(n, kinds=10_000):
    """Random numbers that are not exact."""
    rng = from_seed(f"{n} {kinds}")
    return np.array([below(rng, kinds) / 7 for _ in range(n)])


@pytest.mark.parametrize("n", LENGTHS)
@pytest.mark.parametrize("kinds", [1, 2, 5, 10_000])
def test_a_median_is_that_of_numpy(n, kinds):
    all_ = numbers(n, kinds)
    assert median(np.append(all_, [-1.0, 1e9]), n) == np.median(all_)


@pytest.mark.parametrize("n", LENGTHS)
def test_sums_are_those_of_numpy(n):
    """To the last bit."""
    all_ = numbers(n)
    assert added(np.append(all_, 1e9), n) == all_.sum()


@pytest.mark.parametrize("n", [1, 2, MANY - 1, MANY, MANY + 1, 2 * MANY - 1, 2 * MANY, 5000])
def test_of_many_moves_an_even_selection_is_tried(n):
    reasoning = empty_reasoning(n, 1, 1)
    reasoning.moves[:] = np.arange(n)
    kept = thin_out(reasoning, n)
    assert reasoning.moves[:kept].tolist() == list(range(n))[:: 1 + n // MANY]
    assert reasoning.number[0] == kept <= MANY


def test_what_is_usual_leaves_out_the_move_itself():
    reasoning = empty_reasoning(4, 2, 1)
    reasoning.moves[:], reasoning.number[0] = [5, 6, 7, 8], 4
    reasoning.after[:4] = [[1, 10], [2, 90], [3, 30], [9, 20]]
    assert find_usual(8, reasoning)
    assert reasoning.usual.tolist() == [2, 30]
    assert find_usual(4, reasoning)
    assert reasoning.usual.tolist() == [2.5, 25]
    reasoning.number[0] = 1
    assert not find_usual(5, reasoning)


def test_the_reason_is_the_part_that_gains_most():
    """The first of several; none if no part gains enough."""
    assert best_part(np.array([2.0, 4.4, -9.0, 4.4])) == 1
    assert best_part(np.array([0.2, LEAST])) == 1
    assert best_part(np.array([0.2, 0.49])) == NO_PART


@pytest.mark.parametrize("gain", [0.5, 0.9, 1.5, 2.5, 3.5, 4.4, 4.6, 12.5])
def test_amounts_are_rounded_as_python_rounds(gain):
    assert amount_of(gain) == max(1, round(gain))
