"""Whole games in compiled code, without the interpreter lock."""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import SILENT, Events
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.layout import CHANCE, MOST_MOVES, MOST_SEATS, STATE, Record
from citywright.games.townies.policy import Policy, choose
from citywright.games.townies.rules import play, score_of, winners
from citywright.random_numbers import WORD, Generator, reseed

DIGEST_PRIME = 16777619
LONGEST_LOG = 1024  # moves of a game; the longest seen in random play is below 400
COUNTS = 5  # of each game: decisions, chance moves, digest of all moves, rounds, bit mask of the winners


@rule
def first_due(s: Record) -> int:
    """The first of those who have a decision to make: in a playout seats choose in order."""
    actor = 0
    while not int(s.due) >> actor & 1:
        actor += 1
    return actor


@rule
def play_out(
    s: Record,
    policies: NDArray[np.int8],
    rng: Generator,
    moves: NDArray[np.int32],
    trial: NDArray[np.void],
    counts: NDArray[np.int64],
    log: NDArray[np.int32],
    silent: Events,
) -> None:
    """Play a game to its end, each seat by its policy; `log` keeps the moves if it has room."""
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            move = draw_chance(s, rng)
            counts[1] += 1
        else:
            move = choose(s, actor, policies[actor], rng, moves, trial, silent)
            counts[0] += 1
        number = counts[0] + counts[1] - 1
        if number < log.shape[0]:
            log[number] = move
        counts[2] = ((int(counts[2]) ^ move) * DIGEST_PRIME) & WORD
        play(s, actor, move, silent)
    counts[3] = s.rounds
    counts[4] = winners(s)


@rule
def play_games(
    start: NDArray[np.void],
    policies: NDArray[np.int8],
    seed: int,
    first: int,
    scratch: NDArray[np.void],
    moves: NDArray[np.int32],
    points: NDArray[np.int16],
    counts: NDArray[np.int64],
    logs: NDArray[np.int32],
    silent: Events,
) -> None:
    """Play the games `first`, `first + 1` ... of a seed, one for each row of `points`."""
    rng = np.zeros(4, np.int64)
    for i in range(points.shape[0]):
        scratch[0] = start[0]
        reseed(rng, seed, first + i)
        play_out(scratch[0], policies, rng, moves, scratch[1:], counts[i], logs[i], silent)
        for seat in range(scratch[0].seats):
            points[i, seat] = score_of(scratch[0], seat)


def games(
    start: Record, number: int, seed: int, first: int = 0, policies: list[Policy] | None = None, keep_logs: bool = False
) -> tuple[NDArray[np.int16], NDArray[np.int64], NDArray[np.int32]]:
    """Points, counts and (if kept) moves of whole games from a state; all random unless policies are given."""
    points = np.zeros((number, MOST_SEATS), np.int16)
    counts = np.zeros((number, COUNTS), np.int64)
    logs = np.zeros((number, LONGEST_LOG if keep_logs else 0), np.int32)
    by_seat = np.zeros(MOST_SEATS, np.int8)
    by_seat[: len(policies or [])] = policies or []
    scratch, moves = np.zeros(2, STATE), np.zeros(MOST_MOVES, np.int32)
    play_games(np.array([start], STATE), by_seat, seed, first, scratch, moves, points, counts, logs, SILENT)
    return points, counts, logs
