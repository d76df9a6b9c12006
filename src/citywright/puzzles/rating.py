"""How hard a puzzle is, by how often bots of each level find it.

A level with ability a finds a puzzle of difficulty d with the chance 1 / (1 + exp(d - a)). Abilities and difficulties
are fitted together to the shares that were found, so that they explain them best; a weak prior keeps puzzles that all
or none find within bounds. A rating is 1500 for a puzzle that the regular level finds every second time, and grows by
400 where the odds are ten times as long.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from citywright.bots import LEVELS
from citywright.puzzles.puzzle import Puzzle

REGULAR = LEVELS.index("regular")
MIDDLE = 1500
ODDS = 400 / np.log(10)
TRIES = 4.0  # that a level's share counts as: bots that always choose the same move are no larger sample than that
SPREAD = 2.0  # of the prior
STEPS = 200
Numbers = NDArray[np.float64]


def fitted(shares: Numbers) -> tuple[Numbers, Numbers]:
    """The difficulty of each row and the ability of each column, by Newton's steps on one and the other in turn."""
    difficulty, ability = np.zeros(shares.shape[0]), np.zeros(shares.shape[1])
    for _ in range(STEPS):
        missing, weight = _residuals(shares, difficulty, ability)
        difficulty -= (missing.sum(1) + difficulty / SPREAD**2) / (weight.sum(1) + 1 / SPREAD**2)
        missing, weight = _residuals(shares, difficulty, ability)
        ability += (missing.sum(0) - ability / SPREAD**2) / (weight.sum(0) + 1 / SPREAD**2)
    return difficulty, ability


def _residuals(shares: Numbers, difficulty: Numbers, ability: Numbers) -> tuple[Numbers, Numbers]:
    """By how much each share exceeds its chance, and how much each counts, in tries."""
    chance = 1 / (1 + np.exp(difficulty[:, None] - ability[None, :]))
    return TRIES * (shares - chance), TRIES * chance * (1 - chance)


def rated(puzzles: Sequence[Puzzle]) -> tuple[list[Puzzle], dict[str, int]]:
    """The same puzzles with their ratings, and those of the levels."""
    shares = np.array([[puzzle.levels[level] for level in LEVELS] for puzzle in puzzles])
    difficulty, ability = fitted(shares)
    middle = ability[REGULAR]
    ratings = (round(MIDDLE + ODDS * float(each - middle)) for each in difficulty)
    levels = {level: round(MIDDLE + ODDS * float(each - middle)) for level, each in zip(LEVELS, ability, strict=True)}
    return [replace(puzzle, rating=rating) for puzzle, rating in zip(puzzles, ratings, strict=True)], levels
