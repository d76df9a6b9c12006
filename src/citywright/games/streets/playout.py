"""Whole random games in compiled code, without the interpreter lock."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.events import SILENT, Events
from citywright.games.streets.layout import CHANCE, NOBODY, STATE, Moves, Record
from citywright.games.streets.rules import legal, play
from citywright.random_numbers import WORD, Generator, below, reseed

DIGEST_PRIME = 16777619


@rule
def random_move(s: Record, rng: Generator, moves: Moves) -> int:
    """A move of whoever is to act, chance by its weights, everybody else uniformly."""
    if s.actor == CHANCE:
        return draw_chance(s, rng)
    n = legal(s, s.actor, moves)
    return int(moves[0] if n == 1 else moves[below(rng, n)])


@rule
def play_out(s: Record, rng: Generator, moves: Moves, tally: NDArray[np.int64], silent: Events) -> None:
    """Play a game to its end at random; `tally` counts decisions, chance moves and a digest of all moves."""
    while s.actor != NOBODY:
        move = random_move(s, rng, moves)
        tally[1 if s.actor == CHANCE else 0] += 1
        tally[2] = ((int(tally[2]) ^ move) * DIGEST_PRIME) & WORD
        play(s, s.actor, move, silent)


@rule
def play_games(
    start: NDArray[np.void],
    scratch: NDArray[np.void],
    seed: int,
    first: int,
    moves: Moves,
    money: NDArray[np.int16],
    tallies: NDArray[np.int64],
    silent: Events,
) -> None:
    """Play game `first`, `first + 1` ... of a seed from one start, one for each row of `money`."""
    rng = np.zeros(4, np.int64)
    for i in range(money.shape[0]):
        scratch[0] = start[0]
        reseed(rng, seed, first + i)
        play_out(scratch[0], rng, moves, tallies[i], silent)
        money[i] = scratch[0].money


def random_games(start: Record, games: int, seed: int, first: int = 0) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Money of each seat, and decisions, chance moves and digest, of whole random games from a state."""
    from citywright.games.streets.layout import MOST_MOVES, MOST_SEATS

    money = np.zeros((games, MOST_SEATS), np.int16)
    tallies = np.zeros((games, 3), np.int64)
    one = np.array([start], STATE)
    play_games(one, one.copy(), seed, first, np.zeros(MOST_MOVES, np.int32), money, tallies, SILENT)
    return money, tallies
