"""Thousands of games in parallel: arrays with one row per game, allocated once."""

from collections.abc import Iterator
from enum import IntEnum
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import Events
from citywright.playouts import MOST_SEATS
from citywright.random_numbers import reseed

ACTIONS = 0x5DEECE66D  # sets the seeds of random actions apart from those of chance


class Reward(IntEnum):
    """What a seat gets when a game ends."""

    WIN = 0  # 1 for a win, 0 for a shared one or if nobody wins, -1 for a loss
    MARGIN = 1  # the lead over the best rival; alone, the score


MOST_LEAD = 20.0  # a margin far beyond any ever seen
NO_SCORE = -1000  # below all scores


class Task(IntEnum):
    """What all games are to do. One function does all tasks, since each would compile the rules again."""

    DEAL = 0  # start again
    ACT = 1  # take the action that is given
    RANDOM = 2  # take random actions


class BatchPlan(NamedTuple):
    """What all games of a batch have in common."""

    seed: int
    number: int  # games in the batch; the number of a place's next game is higher by this
    reward: int


class Games(NamedTuple):
    """Some games of a batch, and the room that one thread needs for them."""

    start: Any  # one record: a game about to be dealt
    states: Any  # the record of each game
    rng: NDArray[np.int64]  # each game's generators: for chance ...
    action_rng: NDArray[np.int64]  # ... and for random actions
    game: NDArray[np.int64]  # the number of the game being played, which is also chance's stream of the seed
    asked: NDArray[np.bool_]  # whether the game is to go on
    seat: NDArray[np.int8]  # who decides
    action: NDArray[np.int32]  # what they do next
    mask: NDArray[np.int8]  # 1 for each action they may choose
    observation: NDArray[np.int8]  # what they may know
    reward: NDArray[np.float32]  # of each seat, when a game has just ended
    done: NDArray[np.bool_]  # whether a game has just ended and the next one begun
    scores: NDArray[np.int16]  # of the last game that ended, by seat
    winners: NDArray[np.int8]  # and a bit mask of who won it
    ended: NDArray[np.int64]  # games that have ended, since the batch was reset
    moves: NDArray[np.int32]  # a thread's room for the moves of one decision
    silent: Events


ALIGNED = 64  # bytes: the alignment XLA needs to share an array
OF_THE_BATCH = ("start", "silent")  # the same for all threads; `moves` is each thread's own


def room(shape: int | tuple[int, int], kind: Any) -> NDArray[Any]:
    """An array of zeros that other libraries can share."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    bytes_ = np.zeros(size + ALIGNED, np.uint8)
    first = -bytes_.ctypes.data % ALIGNED
    return bytes_[first : first + size].view(kind).reshape(shape)


def new_games(number: int, start: Any, rules: Any, actions: int, size: int, silent: Events) -> Games:
    """Arrays for a number of games."""
    return Games(
        start=np.array([start], rules.STATE),
        states=np.zeros(number, rules.STATE),
        rng=np.zeros((number, 4), np.int64),
        action_rng=np.zeros((number, 4), np.int64),
        game=np.zeros(number, np.int64),
        asked=np.ones(number, np.bool_),
        seat=room(number, np.int8),
        action=room(number, np.int32),
        mask=room((number, actions), np.int8),
        observation=room((number, size), np.int8),
        reward=room((number, MOST_SEATS), np.float32),
        done=room(number, np.bool_),
        scores=room((number, MOST_SEATS), np.int16),
        winners=room(number, np.int8),
        ended=room(number, np.int64),
        moves=np.zeros(rules.MOST_MOVES, np.int32),
        silent=silent,
    )


def shares(games: Games, threads: int) -> Iterator[Games]:
    """The games, divided among threads: views of the same arrays, each with its own room for moves."""
    number = len(games.states)
    cuts = [number * i // threads for i in range(threads + 1)]
    for low, high in pairwise(cuts):
        rows = {name: array[low:high] for name, array in games._asdict().items() if name not in OF_THE_BATCH}
        yield games._replace(**rows | {"moves": games.moves.copy()})


@rule
def reward_of(scores: NDArray[np.int16], winners: int, seat: int, seats: int, kind: int, margin: float) -> float:
    """What a seat gets at the end of a game; a lead of `margin` counts as 1."""
    if kind == Reward.WIN and seats > 1:
        if winners == 0 or (winners >> seat & 1 and winners != 1 << seat):
            return 0.0
        return 1.0 if winners >> seat & 1 else -1.0
    rival = 0 if seats == 1 else NO_SCORE
    for other in range(seats):
        if other != seat:
            rival = max(rival, int(scores[other]))
    return (int(scores[seat]) - rival) / margin


@rule
def deal(games: Games, i: int, plan: BatchPlan) -> None:
    """Begin the next game of a place."""
    games.states[i] = games.start[0]
    reseed(games.rng[i], plan.seed, games.game[i])
    reseed(games.action_rng[i], plan.seed ^ ACTIONS, games.game[i])


@rule
def begin(games: Games, i: int, task: int, plan: BatchPlan) -> None:
    """Forget the last result, and deal if that is the task."""
    games.done[i] = False
    games.reward[i] = 0
    if task == Task.DEAL:
        deal(games, i, plan)


@rule
def tell_end(games: Games, i: int, seats: int, margin: float, plan: BatchPlan) -> None:
    """Report the end of a game, once its scores and winners are known, and begin the next one."""
    games.done[i] = True
    games.ended[i] += 1
    for seat in range(seats):
        games.reward[i, seat] = reward_of(games.scores[i], games.winners[i], seat, seats, plan.reward, margin)
    games.game[i] += plan.number
    deal(games, i, plan)
