"""A whole random game of Streets on one record, as each thread of a GPU plays it. The moves are those of `games` in
citywright.games.streets."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import Events
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, NOBODY, Moves, Record, Step
from citywright.games.streets.playout import DIGEST_PRIME
from citywright.games.streets.rules import legal, play, winners
from citywright.random_numbers import WORD, Generator, below


@rule
def random_move(s: Record, rng: Generator, moves: Moves, counts: NDArray[np.int64], silent: Events) -> None:
    """One random move of chance or of a seat."""
    if s.actor == CHANCE:
        move = draw_chance(s, rng)
        counts[1] += 1
    else:
        n = legal(s, s.actor, moves)
        move = int(moves[0] if n == 1 else moves[below(rng, n)])
        counts[0] += 1
    counts[2] = ((int(counts[2]) ^ move) * DIGEST_PRIME) & WORD
    play(s, s.actor, move, silent)


@rule
def random_game(
    s: Record, rng: Generator, moves: Moves, counts: NDArray[np.int64], scores: NDArray[np.int16], silent: Events
) -> None:
    """Play to the end. A GPU's threads run in step: here they wait for each other before each build, and then build at
    the same time."""
    while s.actor != NOBODY:
        while s.actor != NOBODY and s.step != Step.BUILD:
            random_move(s, rng, moves, counts, silent)
        if s.actor != NOBODY:
            random_move(s, rng, moves, counts, silent)
    counts[3] = s.turns
    counts[4] = winners(s)
    for seat in range(s.seats):
        scores[seat] = s.money[seat]
