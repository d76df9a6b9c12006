"""Fast ways to choose a move, in compiled code: at random, greedily, hastily. They look only at what a seat may see."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import Events
from citywright.games.streets.layout import CHANCE, FIRST_BUILDING, NOBODY, TILES, Moves, Place, Record, Step
from citywright.games.streets.packing import Kind, first_of, kind_of
from citywright.games.streets.rules import legal, play
from citywright.games.streets.scoring import worth
from citywright.random_numbers import Generator, below, draw_to_front


class Policy(IntEnum):
    """Ways to choose."""

    RANDOM = 0
    GREEDY = 1
    HASTY = 2


MONEY = 10  # a dollar in hand
PROMISE = 6  # a dollar that an open street would pay now
FREE_SIGN = 15  # a sign that saves abandoning a building
GLANCE = 12  # options that the hasty notice


@rule
def outlook(s: Record, seat: int, silent: Events) -> int:
    """What a seat has and may hope for: money, the worth of its signed buildings, free signs."""
    value = MONEY * int(s.money[seat]) + FREE_SIGN * min(2, int(s.free_signs[seat]))
    for building in range(FIRST_BUILDING, TILES):
        if s.place[building] == Place.CITY and s.owner[building] == seat and s.signs[building] > 0:
            value += PROMISE * worth(s, building, False, silent)
    return value


@rule
def lead(s: Record, seat: int, silent: Events) -> int:
    """A seat's outlook over that of its best rival."""
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(s, other, silent))
    return outlook(s, seat, silent) - rival


@rule
def is_aftermath(s: Record) -> bool:
    """Whether the decision due only settles what a build has brought about."""
    if s.actor == CHANCE or s.actor == NOBODY:
        return False
    return s.step == Step.CLOSE or s.step == Step.TOKENS or s.step == Step.SHOW or s.step == Step.PEOPLE


@rule
def settling_move(s: Record, moves: Moves) -> int:
    """A plausible move at once: people go home to who decides, everything else as it comes."""
    n = legal(s, s.actor, moves)
    for i in range(n):
        if kind_of(moves[i]) == Kind.SEND and s.owner[first_of(moves[i])] == s.actor:
            return int(moves[i])
    return int(moves[0])


@rule
def greedy_move(
    s: Record,
    seat: int,
    hasty: bool,
    rng: Generator,
    moves: Moves,
    trial: NDArray[np.void],
    settling: Moves,
    silent: Events,
) -> int:
    """The move after which, everything settled, a seat leads by most; ties by lot. The hasty notice only a few."""
    n = legal(s, seat, moves)
    if hasty:
        n = draw_to_front(moves, n, GLANCE, rng)
    best, most, ties = 0, 0, 0
    for i in range(n):
        trial[0] = s
        after = trial[0]
        play(after, seat, moves[i], silent)
        while is_aftermath(after):
            play(after, after.actor, settling_move(after, settling), silent)
        value = lead(after, seat, silent)
        if ties == 0 or value > most:
            best, most, ties = i, value, 1
        elif value == most:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return int(moves[best])


@rule
def choose(
    s: Record,
    seat: int,
    policy: int,
    rng: Generator,
    moves: Moves,
    trial: NDArray[np.void],
    settling: Moves,
    silent: Events,
) -> int:
    """A legal move of a seat, by a policy."""
    if policy != Policy.RANDOM:
        return greedy_move(s, seat, policy == Policy.HASTY, rng, moves, trial, settling, silent)
    n = legal(s, seat, moves)
    return int(moves[0] if n == 1 else moves[below(rng, n)])
