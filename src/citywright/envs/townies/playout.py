"""A whole random game of Townies on one record, as each thread of a GPU plays it. The moves are those of `games` in
citywright.games.townies."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import Events
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.choices import draw_choice
from citywright.games.townies.layout import CHANCE, Moves, Record
from citywright.games.townies.playout import DIGEST_PRIME, first_due
from citywright.games.townies.rules import play, score_of, winners
from citywright.random_numbers import WORD, Generator


@rule
def random_game(
    s: Record, rng: Generator, moves: Moves, counts: NDArray[np.int64], scores: NDArray[np.int16], silent: Events
) -> None:
    """Play to the end. Choices are drawn without a list of them: `moves` is not used."""
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            move = draw_chance(s, rng)
            counts[1] += 1
        else:
            move = draw_choice(s, actor, rng)
            counts[0] += 1
        counts[2] = ((int(counts[2]) ^ move) * DIGEST_PRIME) & WORD
        play(s, actor, move, silent)
    counts[3] = s.rounds
    counts[4] = winners(s)
    for seat in range(s.seats):
        scores[seat] = score_of(s, seat)
