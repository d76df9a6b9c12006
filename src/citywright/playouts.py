"""Whole games in compiled code, without the interpreter lock: what the playouts of every game share."""

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import SILENT, Events
from citywright.random_numbers import WORD, Generator, below

MOST_SEATS = 5  # of any game
DIGEST_PRIME = 16777619
LONGEST_LOG = 1024  # moves of a game; the longest seen in random play is below 400
COUNTS = ("decisions", "chances", "digest", "turns", "winners")  # of each game: see `count`; winners are a bit mask


class Policy(IntEnum):
    """Fast ways to choose a move."""

    RANDOM = 0
    GREEDY = 1  # the move with the best outlook
    HASTY = 2  # the same, but only a few moves are looked at


POLICIES = {policy.name.lower(): policy for policy in Policy}


class Scratch(NamedTuple):
    """Working space for playouts and policies, allocated once: rules allocate nothing."""

    moves: NDArray[np.int32]  # of the decision
    settling: NDArray[np.int32]  # of a decision that follows from a move being tried
    values: NDArray[np.int64]  # of the moves
    game: Any  # one record: the game being played
    trial: Any  # one record: the game after a move being tried
    rng: Generator  # of the game being played
    silent: Events


def new_scratch(state: Any, most_moves: int) -> Scratch:
    """Scratch for the moves and the record of a game."""
    moves, settling = np.zeros((2, most_moves), np.int32)
    return Scratch(
        moves,
        settling,
        np.zeros(most_moves, np.int64),
        np.zeros(1, state),
        np.zeros(1, state),
        np.zeros(4, np.int64),
        SILENT,
    )


@rule
def best_of(values: NDArray[np.int64], n: int, rng: Generator) -> int:
    """The place of the highest of the first n numbers; ties are broken at random."""
    best, ties = 0, 1
    for i in range(1, n):
        if values[i] > values[best]:
            best, ties = i, 1
        elif values[i] == values[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return best


@rule
def count(counts: NDArray[np.int64], move: int, by_chance: bool) -> None:
    """Count a move, and add it to the digest."""
    counts[1 if by_chance else 0] += 1
    counts[2] = ((int(counts[2]) ^ move) * DIGEST_PRIME) & WORD
