"""Random games for tests: every configuration, stopped at every decision."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from citywright.events import WIDTH, Events
from citywright.games.townies import rules
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.events import ROWS
from citywright.games.townies.layout import CHANCE, MOST_MOVES, Record
from citywright.games.townies.moves import BONUS
from citywright.games.townies.packing import star_of
from citywright.games.townies.setup import MODES, Options, new_state
from citywright.random_numbers import below, from_seed

CONFIGURATIONS = [
    *(Options(players, mode) for players, mode in product(range(1, 6), MODES)),
    *(Options(players, "full", bonus=bonus) for players, bonus in product((1, 2, 4), BONUS)),
]


def name(options: Options) -> str:
    """A configuration as a test's name."""
    return "-".join([str(options.players), options.mode, options.bonus or "any"])


def legal_ints(s: Record, seat: int) -> list[int]:
    """The legal moves of a seat."""
    out = np.zeros(MOST_MOVES, np.int32)
    return [int(move) for move in out[: rules.legal(s, seat, out)]]


def due(s: Record) -> list[int]:
    """All who have a decision to make."""
    return [actor for actor in range(CHANCE + 1) if rules.pending(s) >> actor & 1]


def walk(options: Options, seed: int | str = 1) -> Iterator[tuple[Record, int, int, Events]]:
    """A random game in which seats choose in any order, and use their stars as often as not: each state, who moves, the
    move, and after the yield has come back the rows it told. A last one when it is over."""
    s, rng = new_state(options), from_seed(f"{name(options)} {seed}")
    while actors := due(s):
        actor = actors[below(rng, len(actors))]
        if actor == CHANCE:
            move = draw_chance(s, rng)
        else:
            moves = legal_ints(s, actor)
            starred = [move for move in moves if star_of(move)] or moves
            moves = starred if below(rng, 2) else moves
            move = moves[below(rng, len(moves))]
        events: Events = np.zeros((ROWS, WIDTH), np.int64)
        yield s, actor, move, events
        rules.play(s, actor, move, events)
    yield s, -1, 0, np.zeros((ROWS, WIDTH), np.int64)


def final(options: Options, seed: int | str = 1) -> Record:
    """The record of a finished random game."""
    *_, (s, _, _, _) = walk(options, seed)
    return s


def rows_of(events: Events) -> list[list[int]]:
    """The rows in use."""
    return [[int(number) for number in row] for row in events[1 : events[0, 0] + 1]]
