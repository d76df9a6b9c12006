"""Whole games of Townies in compiled code."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import Events
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.layout import CHANCE, Moves, Record
from citywright.games.townies.policy import greedy_move, random_move
from citywright.games.townies.rules import play, score_of, winners
from citywright.playouts import Policy, Scratch, count
from citywright.random_numbers import Generator, reseed


@rule
def first_due(s: Record) -> int:
    """The first of those who have a decision to make: in a playout seats choose in order."""
    actor = 0
    while not int(s.due) >> actor & 1:
        actor += 1
    return actor


@rule
def sum_up(s: Record, counts: NDArray[np.int64], scores: NDArray[np.int16]) -> None:
    """Write down how a game has ended."""
    counts[3] = s.rounds
    counts[4] = winners(s)
    for seat in range(s.seats):
        scores[seat] = score_of(s, seat)


@rule
def play_out(
    s: Record,
    policies: NDArray[np.int8],
    rng: Generator,
    scratch: Scratch,
    counts: NDArray[np.int64],
    log: NDArray[np.int32],
) -> None:
    """Play a game to its end, each seat by its policy; `log` keeps the moves if it has room."""
    moves, silent = scratch.moves, scratch.silent
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            move = draw_chance(s, rng)
        elif policies[actor] == Policy.RANDOM:
            move = random_move(s, actor, rng, moves)
        else:
            move = greedy_move(s, actor, policies[actor] == Policy.HASTY, rng, scratch)
        number = counts[0] + counts[1]
        if number < log.shape[0]:
            log[number] = move
        count(counts, move, actor == CHANCE)
        play(s, actor, move, silent)


@rule
def play_games(
    start: NDArray[np.void],
    policies: NDArray[np.int8],
    seed: int,
    first: int,
    scratch: Scratch,
    scores: NDArray[np.int16],
    counts: NDArray[np.int64],
    logs: NDArray[np.int32],
) -> None:
    """Play the games `first`, `first + 1` ... of a seed, one for each row of `scores`."""
    for i in range(scores.shape[0]):
        scratch.game[0] = start[0]
        reseed(scratch.rng, seed, first + i)
        play_out(scratch.game[0], policies, scratch.rng, scratch, counts[i], logs[i])
        sum_up(scratch.game[0], counts[i], scores[i])


@rule
def random_game(
    s: Record, rng: Generator, moves: Moves, counts: NDArray[np.int64], scores: NDArray[np.int16], silent: Events
) -> None:
    """Play to the end at random, without the code of the other policies, as each thread of a GPU does."""
    while s.due:
        actor = first_due(s)
        move = draw_chance(s, rng) if actor == CHANCE else random_move(s, actor, rng, moves)
        count(counts, move, actor == CHANCE)
        play(s, actor, move, silent)
    sum_up(s, counts, scores)
