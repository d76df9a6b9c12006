"""Random games for tests: every configuration, stopped at every decision."""

from collections.abc import Iterator

import numpy as np

from citywright.events import SILENT
from citywright.games.streets import rules
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, MOST_MOVES, NOBODY, STATE, Record, Step
from citywright.games.streets.setup import DIFFICULTIES, EDITIONS, MODULES, Options, new_state
from citywright.random_numbers import below, from_seed

MODULE_CHOICES = ((), MODULES[:1], MODULES[1:], MODULES)
CONFIGURATIONS = [
    Options(players, edition=EDITIONS[(players + i) % len(EDITIONS)], modules=modules, difficulty=DIFFICULTIES[i % 3])
    for players in range(1, 6)
    for i, modules in enumerate(MODULE_CHOICES)
]


def name(options: Options) -> str:
    """A configuration as a test's name."""
    return "-".join([str(options.players), options.edition, *options.modules])


def legal_ints(s: Record) -> list[int]:
    """The legal moves of whoever is to act."""
    out = np.zeros(MOST_MOVES, np.int32)
    return [int(move) for move in out[: rules.legal(s, int(s.actor), out)]]


def copy_of(s: Record) -> Record:
    """The same game, to be changed freely."""
    return np.array([s], STATE)[0]


def random_game(options: Options, seed: int | str = 1) -> Iterator[Record]:
    """The one record of a random game, at every decision of a player or of chance, and when it is over."""
    s, rng = new_state(options), from_seed(f"{name(options)} {seed}")
    while s.actor != NOBODY:
        yield s
        if s.actor == CHANCE:
            move = draw_chance(s, rng)
        else:
            moves = legal_ints(s)
            move = moves[below(rng, len(moves))]
        rules.play(s, int(s.actor), int(move), SILENT)
    yield s


def between_turns(options: Options, seed: int | str = 1) -> Iterator[Record]:
    """The record when each turn begins: nothing is left to score and nobody is moving."""
    turns = 0
    for s in random_game(options, seed):
        if s.turns != turns and s.step in (Step.ABANDON, Step.BUILD):
            turns = int(s.turns)
            yield s
