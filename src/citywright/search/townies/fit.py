"""Fits the weights of the evaluation: `python -m citywright.search.townies.fit` goes on from those in weights.csv.

Round by round the bot plays thousands of games without search, now and then a move at random, against itself and, in
every third seat, `greedy`; with rivals, by the network of two sheets (standing.py). The target of each
sheet it left is the value of the next one it would have chosen, mixed with that one's own target (TD(lambda)).
A network of one hidden layer is fitted to the last three rounds by gradient descent (Adam). The weights that come with
the package began with games of `greedy`, took 19 rounds of 7,000 or 8,000 games, about half of them alone, with 32
hidden units, then 4 rounds of 8,000 with 48 units and the tables below; by then a round changed little.
"""

import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.choices import draw_choice
from citywright.games.townies.layout import CHANCE, MOST_MOVES, STATE, Record
from citywright.games.townies.moves import COLOUR
from citywright.games.townies.playout import first_due
from citywright.games.townies.policy import greedy_move
from citywright.games.townies.round import draw
from citywright.games.townies.rules import play, score_of
from citywright.games.townies.setup import Options, new_state
from citywright.playouts import Scratch, new_scratch
from citywright.random_numbers import below, reseed
from citywright.search.townies.choosing import ALL, best_first, value_of
from citywright.search.townies.evaluation import Weights, load_weights, save_weights
from citywright.search.townies.features import FEATURES, look
from citywright.search.townies.workspace import LONG_LIST, Workspace, new_workspace

ROUNDS = 4
GAMES = 8000  # a round
SLIPS = 120  # moves in a thousand that are made at random
FORESIGHT = 0.75  # lambda: the weight of the end of a game against the evaluation of the next sheet
MOST_SHEETS = 300  # of a game that are noted
EPOCHS, BATCH, RATE, FADE = 12, 1024, 1.5e-3, 1e-6
TABLES: list[tuple[int, Options]] = [  # how often each is played, and its options
    *((1, Options(1, starts=(colour,))) for colour in COLOUR),
    (27, Options(2)), (4, Options(3)), (8, Options(4)), (2, Options(5)),
    (1, Options(2, "first")), (1, Options(2, "second")),
]  # fmt: skip

Rows = NDArray[np.float32]
Sheets = tuple[Rows, Rows]  # features, and points that were still to come


class Notes(NamedTuple):
    """Notes on the sheets of one game, in the order they were left."""

    features: NDArray[np.float32]  # (sheets, FEATURES)
    now: NDArray[np.float32]  # points as the sheet stands
    came: NDArray[np.float32]  # points that came of it
    hoped: NDArray[np.float64]  # value of the sheet that would have been best
    slipped: NDArray[np.int8]  # 1: the move was made at random
    seat: NDArray[np.int8]


def new_notes() -> Notes:
    """Empty notes."""
    n = MOST_SHEETS
    numbers = np.zeros((n, FEATURES), np.float32), np.zeros(n, np.float32), np.zeros(n, np.float32), np.zeros(n)
    return Notes(*numbers, np.zeros(n, np.int8), np.zeros(n, np.int8))


@rule
def note(s: Record, seat: int, move: int, slipped: bool, notes: Notes, n: int, work: Workspace) -> None:
    """Note the sheet that a choice leaves, and the value of the one that the best choice would leave."""
    work.trial[0] = work.trial[1] = s
    draw(work.trial[1], seat, work.best[0], work.silent)
    notes.hoped[n] = value_of(work.trial[1], seat, work)
    draw(work.trial[0], seat, move, work.silent)
    notes.now[n] = look(work.trial[0], seat, work.sight)
    notes.features[n] = work.sight.numbers
    notes.slipped[n] = slipped
    notes.seat[n] = seat


@rule
def note_what_came(s: Record, notes: Notes, n: int, work: Workspace) -> None:
    """Note what came of every sheet, from the last one back."""
    for seat in range(s.seats):
        work.points[seat] = score_of(s, seat)
    for i in range(n - 1, -1, -1):
        seat = int(notes.seat[i])
        notes.came[i] = work.points[seat]
        trust = 0.0 if notes.slipped[i] else FORESIGHT
        work.points[seat] = trust * work.points[seat] + (1 - trust) * notes.hoped[i]


@rule
def play_and_note(start: Record, seed: int, game: int, notes: Notes, work: Workspace, scratch: Scratch) -> int:
    """Play one game; return how many sheets were noted."""
    work.game[0] = start
    s = work.game[0]
    reseed(work.rng, seed, game)
    greedy = 0
    for seat in range(s.seats):
        greedy |= (s.seats > 1 and below(work.rng, 3) == 0) << seat
    n = 0
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            move = draw_chance(s, work.rng)
        elif greedy >> actor & 1:
            move = greedy_move(s, actor, False, work.rng, scratch)
        else:
            best_first(s, actor, LONG_LIST, ALL, work)
            slipped = below(work.rng, 1000) < SLIPS
            move = draw_choice(s, actor, work.rng) if slipped else int(work.best[0])
            if s.choice[actor] == 0 and n < MOST_SHEETS:
                note(s, actor, move, slipped, notes, n, work)
                n += 1
        play(s, actor, move, work.silent)
    note_what_came(s, notes, n, work)
    return n


def sheets(seed: int, weights: Weights) -> Sheets:
    """The sheets of a round's games."""
    starts = [np.array([new_state(options)], STATE)[0] for often, options in TABLES for _ in range(often)]
    work, scratch = new_workspace(weights), new_scratch(STATE, MOST_MOVES)
    notes, features, to_come = new_notes(), [], []
    for game in range(GAMES):
        n = play_and_note(starts[game % len(starts)], seed, game, notes, work, scratch)
        features.append(notes.features[:n].copy())
        to_come.append(notes.came[:n] - notes.now[:n])
    return np.concatenate(features), np.concatenate(to_come)


def slopes(weights: Weights, x: Rows, y: Rows) -> list[Rows]:
    """How the squared error changes with each weight."""
    inner = x @ weights.inward + weights.bias
    active = np.maximum(inner, 0)
    off = (active @ weights.outward[:-1] + weights.outward[-1] - y) / len(y)
    back = off[:, None] * weights.outward[:-1] * (inner > 0)
    outward = np.append(active.T @ off, off.sum()).astype(np.float32)
    return [x.T @ back + FADE * weights.inward, back.sum(0), outward]


def slopes_of(x: Rows, y: Rows, weights: list[Rows], some: NDArray[np.int64]) -> list[Rows]:
    """The slopes at some of the sheets."""
    return slopes(Weights(*weights), x[some], y[some])


def fitted(start: list[Rows], slopes_at: Callable[[list[Rows], NDArray[np.int64]], list[Rows]], n: int) -> list[Rows]:
    """Weights fitted to n examples by Adam; `slopes_at` says how the error of some changes with each weight."""
    weights = [part.copy() for part in start]
    means, squares = ([np.zeros_like(part) for part in weights] for _ in range(2))
    rng, step, steps = np.random.default_rng(0), 0, EPOCHS * (n // BATCH)
    for _ in range(EPOCHS):
        order = rng.permutation(n)
        for some in np.split(order[: n // BATCH * BATCH], n // BATCH):
            step += 1
            rate = RATE * (1 - 0.97 * step / steps)
            for part, slope, mean, square in zip(weights, slopes_at(weights, some), means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-6)
    return weights


def main() -> None:
    """Go on fitting, round by round."""
    weights = load_weights()
    rounds: list[Sheets] = []
    for number in range(ROUNDS):
        rounds = [*rounds[-2:], sheets(number, weights)]
        x, y = (np.concatenate(parts) for parts in zip(*rounds, strict=True))
        weights = Weights(*fitted([*weights], partial(slopes_of, x, y), len(x)))
        save_weights(weights)
        print(f"round {number + 1} of {ROUNDS}: {len(x)} sheets", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
