"""The fast policies for Streets. They look only at what a seat may see."""

from citywright._jit import rule
from citywright.events import Events
from citywright.games.streets.layout import CHANCE, FIRST_BUILDING, NOBODY, TILES, Moves, Place, Record, Step
from citywright.games.streets.packing import Kind, first_of, kind_of
from citywright.games.streets.rules import legal, play
from citywright.games.streets.scoring import worth
from citywright.playouts import Scratch, best_of
from citywright.random_numbers import Generator, below, draw_to_front

MONEY = 10  # a dollar in hand
PROMISE = 6  # a dollar that an open street would pay now
FREE_SIGN = 15  # a sign that saves abandoning a building
GLANCE = 12  # moves that the hasty look at


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
    """A plausible move, quickly: people go to a building of the seat that decides; otherwise the first move."""
    n = legal(s, s.actor, moves)
    for i in range(n):
        if kind_of(moves[i]) == Kind.SEND and s.owner[first_of(moves[i])] == s.actor:
            return int(moves[i])
    return int(moves[0])


@rule
def greedy_move(s: Record, seat: int, hasty: bool, rng: Generator, scratch: Scratch) -> int:
    """The move after which, once everything is settled, a seat leads by most. The hasty look at a few moves only."""
    moves, settling, values = scratch.moves, scratch.settling, scratch.values
    trial, silent = scratch.trial, scratch.silent
    n = legal(s, seat, moves)
    if hasty:
        n = draw_to_front(moves, n, GLANCE, rng)
    for i in range(n):
        trial[0] = s
        after = trial[0]
        play(after, seat, moves[i], silent)
        while is_aftermath(after):
            play(after, after.actor, settling_move(after, settling), silent)
        values[i] = lead(after, seat, silent)
    return int(moves[best_of(values, n, rng)])


@rule
def random_move(s: Record, seat: int, rng: Generator, moves: Moves) -> int:
    """A random legal move of a seat."""
    n = legal(s, seat, moves)
    return int(moves[0] if n == 1 else moves[below(rng, n)])
