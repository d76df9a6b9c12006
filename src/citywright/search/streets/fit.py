"""Finds the weights of the evaluation: `python -m citywright.search.streets.fit`.

The current evaluation plays games, with some moves at random. After every turn the features of each seat are noted, and
at the end what it has earned since. A linear fit of the earnings to the features gives the next evaluation. Averaging
the old and the new weights keeps the rounds from oscillating. The weights in the package come from eight such rounds;
those for playing alone from six, and four more with six times as many games.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, MOST_SEATS, NOBODY, STATE, Record
from citywright.games.streets.policy import is_aftermath
from citywright.games.streets.rules import legal, play
from citywright.games.streets.setup import Options, new_state
from citywright.random_numbers import below, reseed
from citywright.search.streets.choosing import best_of_some
from citywright.search.streets.evaluation import (
    DOLLAR,
    FEATURES,
    PHASES,
    SECOND_END,
    WEIGHTS,
    Feature,
    Setting,
    Weights,
    builds_left,
    count_features,
    phase_of,
    setting_of,
    side_of,
)
from citywright.search.streets.workspace import Workspace, new_workspace

ROUNDS = 8
SLIPS = 60  # moves in a thousand that are made at random
RIDGE = 3.0
LONGEST = 64  # turns of a game that are noted
ALL = 1 << 20  # options: more than there ever are
GAMES: list[tuple[int, dict[str, Any]]] = [  # games in a round, and their options
    (3000, {"players": 2}),
    (1000, {"players": 2, "modules": ("business",)}),
    (1000, {"players": 2, "modules": ("consultants",)}),
    (1000, {"players": 2, "edition": "ru"}),
    (600, {"players": 3}),
    (1000, {"players": 4}),
    (600, {"players": 5}),
    (600, {"players": 4, "modules": ("business",)}),
    (600, {"players": 4, "modules": ("consultants",)}),
    (3000, {"players": 1}),
    (1000, {"players": 1, "modules": ("business",)}),
    (1000, {"players": 1, "modules": ("consultants",)}),
]


@rule
def note(s: Record, mover: int, rows: NDArray[np.int64], work: Workspace) -> None:
    """Note for every seat its setting, side and phase, its money now, and its features."""
    for seat in range(s.seats):
        count_features(s, seat, work.features)
        rows[seat, 0] = setting_of(s, mover)
        rows[seat, 1] = side_of(s, seat, mover)
        rows[seat, 2] = phase_of(builds_left(s))
        rows[seat, 3] = int(s.money[seat])
        rows[seat, 4:] = work.features


@rule
def play_and_note(start: Record, seed: int, rows: NDArray[np.int64], work: Workspace) -> int:
    """Play one game; return how many turns were noted. At the end, rows hold what each seat earned after them."""
    work.game[0] = start
    s = work.game[0]
    reseed(work.rng, seed, 0)
    turns = 0
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
            continue
        mover = int(s.turn)
        move = best_of_some(s, s.actor, ALL, work)
        if below(work.rng, 1000) < SLIPS:
            n = legal(s, s.actor, work.moves)
            move = int(work.moves[below(work.rng, n)])
        play(s, s.actor, move, work.silent)
        if not is_aftermath(s) and turns < rows.shape[0]:
            note(s, mover, rows[turns], work)
            turns += 1
    for turn in range(turns):
        for seat in range(s.seats):
            rows[turn, seat, 3] = int(s.money[seat]) - rows[turn, seat, 3]
    return turns


def games(number: int, options: dict[str, Any], seed: int, weights: Weights) -> NDArray[np.int64]:
    """Rows of many games."""
    start = np.array([new_state(Options(**options))], STATE)[0]
    work = new_workspace(weights)
    rows = np.zeros((LONGEST, MOST_SEATS, 4 + FEATURES), np.int64)
    found = []
    for game in range(number):
        turns = play_and_note(start, seed + game, rows, work)
        found.append(rows[:turns, : int(start.seats)].reshape(-1, 4 + FEATURES).copy())
    return np.concatenate(found)


def fitted(rows: NDArray[np.int64]) -> NDArray[np.float64]:
    """Weights that explain what was earned, by side and phase."""
    weights = np.zeros((2, PHASES, FEATURES))
    for side in range(2):
        for phase in range(1, PHASES):  # in phase 0 the game is over
            some = rows[(rows[:, 1] == side) & (rows[:, 2] == phase)].astype(float)
            if not len(some):  # games with so many builds left exist only as written positions
                weights[side, phase] = weights[side, phase - 1]
                continue
            earned, counted = DOLLAR * some[:, 3], some[:, 4:]
            weights[side, phase] = np.linalg.solve(counted.T @ counted + RIDGE * np.eye(FEATURES), counted.T @ earned)
    return weights


def beginning() -> Weights:
    """Initial weights: a dollar promised is worth most of a dollar, and free signs are good to have."""
    weights = np.zeros((len(Setting), 2, PHASES, FEATURES), np.int64)
    for at in (0, SECOND_END):
        weights[..., [Feature.VALUATION + at, Feature.PEOPLE + at]] = 60
    weights[..., [Feature.NO_SIGN, Feature.NO_SIGN + 1]] = -150, -50
    return weights


def save(weights: Weights) -> None:
    """Write the weights beside this module."""
    head = "table,moved,phase," + ",".join(f"f{i}" for i in range(FEATURES))
    places = np.indices(weights.shape[:3]).reshape(3, -1).T
    np.savetxt(WEIGHTS, np.hstack([places, weights.reshape(-1, FEATURES)]), "%d", ",", header=head, comments="")


def main() -> None:
    """Fit all weights, round by round."""
    weights = beginning()
    for number in range(ROUNDS):
        rows = np.concatenate([games(n, options, 100_000 * number, weights) for n, options in GAMES])
        for setting in Setting:
            new = fitted(rows[rows[:, 0] == setting])
            old = weights[setting] if number > 2 else new
            weights[setting] = np.rint((old + new) / 2).astype(np.int64)
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        save(weights)


if __name__ == "__main__":
    main()
