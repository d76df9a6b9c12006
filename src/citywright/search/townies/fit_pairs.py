"""Fits the weights of how two seats stand: `python -m citywright.search.townies.fit_pairs` goes on with pairs.csv.

Round by round thousands of games are played. Players begin each in its own style, some greedy, some as planners, now
and then with a move at random; from a certain round on all make the best choice by the network so far. Only then the
sheets of two seats are noted after every round, and at the end what became of the lead and which of the two came out
ahead. So a sheet is worth what good play makes of it, whoever filled it in. The network, of one hidden layer, is fitted
to the last three rounds by gradient descent (Adam).
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.choices import draw_choice
from citywright.games.townies.layout import CHANCE, CIRCLES, MOST_MOVES, MOST_SEATS, STATE, Record
from citywright.games.townies.playout import first_due
from citywright.games.townies.policy import greedy_move
from citywright.games.townies.rules import play, score_of
from citywright.games.townies.setup import Options, new_state
from citywright.playouts import Scratch, new_scratch
from citywright.random_numbers import below, next_word, reseed
from citywright.search.townies.choosing import ALL, best_first
from citywright.search.townies.features import FEATURES, look
from citywright.search.townies.fit import FADE, Rows, fitted
from citywright.search.townies.kernel import forget_others
from citywright.search.townies.planner import planned_move
from citywright.search.townies.planner_weights import planner_weights
from citywright.search.townies.standing import Pairs, load_pairs, save_pairs
from citywright.search.townies.workspace import Workspace, new_workspace

ROUNDS = 3
GAMES = 20_000  # a round
PARTS = 10  # that they are played in, on all cores
SLIPS = 80  # moves in a thousand that are made at random, to begin with
LATEST = 12  # round after which all play well; in a third of the games they do from the start
MOST_ROUNDS = 60  # of a game that are noted
LEAD = 0.02  # weight of a squared error of a point in the lead, against the error of the chance
EVALUATION, PLANNER, GREEDY = 0, 1, 2
STYLES = (EVALUATION,) * 5 + (PLANNER,) * 2 + (GREEDY,) * 3  # at first, drawn at random
TABLES: list[tuple[int, Options]] = [  # how often each is played, and its options
    (14, Options(2)), (2, Options(3)), (4, Options(4)), (1, Options(5)),
    (1, Options(2, "first")), (1, Options(2, "second")),
]  # fmt: skip

Styles = NDArray[np.int64]
Halves = NDArray[np.float16]


class Notes(NamedTuple):
    """Notes on two seats after each round of a game; the first is regarded as one's own."""

    looks: Rows  # (rounds, 2, features)
    lead: NDArray[np.float64]  # as the sheets stand
    seats: NDArray[np.int64]  # (rounds, 2)


class SeenPairs(NamedTuple):
    """What is known of many pairs, in half precision to save memory."""

    own: Halves
    other: Halves
    growth: Halves  # of the lead, until the end
    ahead: Halves  # 1, or a half, or 0


@rule
def note(s: Record, n: int, notes: Notes, work: Workspace) -> None:
    """Note two random seats."""
    notes.seats[n, 0] = below(work.rng, s.seats)
    notes.seats[n, 1] = (notes.seats[n, 0] + 1 + below(work.rng, s.seats - 1)) % s.seats
    points = look(s, notes.seats[n, 0], work.sight)
    notes.looks[n, 0] = work.sight.numbers
    notes.lead[n] = points - look(s, notes.seats[n, 1], work.sight)
    notes.looks[n, 1] = work.sight.numbers


@rule
def best_choice(s: Record, seat: int, player: Workspace) -> int:
    """A seat's best choice by the network so far."""
    best_first(s, seat, 1, ALL, player)
    return int(player.best[0])


@rule
def begin(
    s: Record, seat: int, style: int, work: Workspace, player: Workspace, planner: Workspace, scratch: Scratch
) -> int:
    """A seat's choice in its first style, or a random slip."""
    if below(work.rng, 1000) < SLIPS:
        return draw_choice(s, seat, work.rng)
    if style == GREEDY:
        return greedy_move(s, seat, False, work.rng, scratch)
    if style == EVALUATION:
        return best_choice(s, seat, player)
    work.game[1] = s
    forget_others(work.game[1], seat)
    return planned_move(work.game[1], seat, next_word(work.rng), planner)


@rule
def play_and_note(
    start: Record,
    seed: int,
    game: int,
    styles: Styles,
    notes: Notes,
    work: Workspace,
    player: Workspace,
    planner: Workspace,
    scratch: Scratch,
) -> int:
    """Play one game; return how many rounds were noted. At the end work.points has the scores, and work.leads shows who
    came out ahead: of two with equal points, the one with fewer objects. (Townies 6)"""
    work.game[0] = start
    s = work.game[0]
    reseed(work.rng, seed, game)
    beginning = max(0, below(work.rng, 3 * LATEST // 2) + 1 - LATEST // 2)
    n = 0
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            if s.rounds >= max(1, beginning) and n < MOST_ROUNDS:
                note(s, n, notes, work)
                n += 1
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
        elif s.rounds <= beginning:
            play(s, actor, begin(s, actor, styles[actor], work, player, planner, scratch), work.silent)
        else:
            play(s, actor, best_choice(s, actor, player), work.silent)
    for seat in range(s.seats):
        work.points[seat] = score_of(s, seat)
        work.leads[seat] = (1 + CIRCLES) * score_of(s, seat) - s.filled[seat]
    return n


def seen(pairs: Pairs, part: int) -> SeenPairs:
    """The pairs of a part of the games, played by the network so far."""
    starts = [np.array([new_state(options)], STATE)[0] for often, options in TABLES for _ in range(often)]
    work, player, planner = new_workspace(), new_workspace(pairs=pairs), new_workspace(planner=planner_weights())
    scratch = new_scratch(STATE, MOST_MOVES)
    notes = Notes(
        np.zeros((MOST_ROUNDS, 2, FEATURES), np.float32), np.zeros(MOST_ROUNDS), np.zeros((MOST_ROUNDS, 2), np.int64)
    )
    rng, found = np.random.default_rng(part), list[SeenPairs]()
    for game in range(GAMES // PARTS):
        styles = rng.choice(STYLES, MOST_SEATS)
        n = play_and_note(starts[game % len(starts)], part, game, styles, notes, work, player, planner, scratch)
        seats = notes.seats[:n]
        growth = work.points[seats[:, 0]] - work.points[seats[:, 1]] - notes.lead[:n]
        ahead = 0.5 + 0.5 * np.sign(work.leads[seats[:, 0]] - work.leads[seats[:, 1]])
        noted = notes.looks[:n, 0], notes.looks[:n, 1], growth, ahead
        found.append(SeenPairs(*(each.astype(np.float16) for each in noted)))
    return both_ways(together(found))


def together(parts: list[SeenPairs]) -> SeenPairs:
    """All pairs of some parts."""
    return SeenPairs(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def both_ways(one: SeenPairs) -> SeenPairs:
    """The same pairs, and each as the other of the two sees it."""
    return together([one, SeenPairs(one.other, one.own, -one.growth, 1 - one.ahead)])


def slopes(of: SeenPairs, weights: list[Rows], some: NDArray[np.int64]) -> list[Rows]:
    """How the error of some pairs changes with each weight: that of the lead squared, that of the chance by its
    logarithm."""
    pairs, own, other = Pairs(*weights), of.own[some].astype(np.float32), of.other[some].astype(np.float32)
    inner = own @ pairs.own + other @ pairs.other + pairs.bias
    active = np.maximum(inner, 0)
    growth, z = (active @ pairs.outward[:, :-1].T + pairs.outward[:, -1]).T
    chance = np.clip(0.5 + 0.5 * z / np.sqrt(1 + z * z), 1e-4, 1 - 1e-4)
    surprise = (chance - of.ahead[some]) / (chance * (1 - chance)) * 0.5 / (1 + z * z) ** 1.5
    off = np.stack([LEAD * 2 * (growth - of.growth[some]), surprise], 1).astype(np.float32) / len(some)
    back = off @ pairs.outward[:, :-1] * (inner > 0)
    outward = np.column_stack([off.T @ active, off.sum(0)]).astype(np.float32)
    return [own.T @ back + FADE * pairs.own, other.T @ back + FADE * pairs.other, back.sum(0), outward]


def main() -> None:
    """Go on fitting, round by round."""
    pairs = load_pairs()
    rounds: list[SeenPairs] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number in range(ROUNDS):
            parts = []
            for part in pool.map(partial(seen, pairs), range(number * PARTS, (number + 1) * PARTS)):
                parts.append(part)
                print(f"round {number + 1} of {ROUNDS}: part {len(parts)} of {PARTS}", file=sys.stderr, flush=True)
            rounds = [*rounds[-2:], together(parts)]
            of = together(rounds)
            pairs = Pairs(*fitted([*pairs], partial(slopes, of), len(of.ahead)))
            save_pairs(pairs)
            print(f"round {number + 1} of {ROUNDS}: fitted to {len(of.ahead)} pairs", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
