"""Random games for tests, of every configuration, move by move."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.events import SILENT, WIDTH, Events
from citywright.games.streets import chance, rules
from citywright.games.streets.events import ROWS
from citywright.games.streets.layout import CHANCE, MOST_MOVES, NOBODY, STATE, Moves, Record
from citywright.games.streets.setup import EDITIONS, Options, new_state
from citywright.random_numbers import Generator, below, reseed
from tests.streets.town import legal, play, town

MODULES = ((), ("business",), ("consultants",), ("business", "consultants"))
CONFIGURATIONS = [
    Options(players=players, edition=edition, modules=modules)
    for players, edition, modules in product(range(1, 6), EDITIONS, MODULES)
]
LONGEST_GAME = 1000


def name(options: Options) -> str:
    """A configuration as the name of a test."""
    return "-".join([str(options.players), options.edition, *options.modules])


def generator(seed: int, stream: int = 0) -> Generator:
    """The generator of one game."""
    rng: Generator = np.zeros(4, np.int64)
    reseed(rng, seed, stream)
    return rng


@rule
def random_move(s: Record, rng: Generator, moves: Moves) -> int:
    """A move of whoever is to act: chance by its weights, everybody else uniformly."""
    if s.actor == CHANCE:
        return chance.draw_chance(s, rng)
    n = rules.legal(s, s.actor, moves)
    return int(moves[below(rng, n)])


@rule
def trace(states: NDArray[np.void], played: NDArray[np.int32], rng: Generator, moves: Moves, silent: Events) -> int:
    """Play a game from `states[0]` on, a copy of the state kept after every move; the number of moves."""
    n = 0
    while states[n].actor != NOBODY:
        states[n + 1] = states[n]
        s = states[n + 1]
        played[n] = random_move(s, rng, moves)
        rules.play(s, s.actor, played[n], silent)
        n += 1
    return n


STATES = np.zeros(LONGEST_GAME + 1, STATE)
PLAYED = np.zeros(LONGEST_GAME, np.int32)
BUFFER = np.zeros(MOST_MOVES, np.int32)


def states_of_game(options: Options, seed: int, stream: int = 0) -> tuple[NDArray[Any], NDArray[np.int32]]:
    """All states of a random game and the moves between them, in buffers that the next call uses again."""
    STATES[0] = new_state(options)
    n = trace(STATES, PLAYED, generator(seed, stream), BUFFER, SILENT)
    return STATES[: n + 1], PLAYED[:n]


def walk(options: Options, seed: int, stream: int = 0) -> Iterator[tuple[Record, int, Events]]:
    """A random game: each state, the move made in it, and after the yield has come back the rows it told."""
    s, rng = new_state(options), generator(seed, stream)
    while s.actor != NOBODY:
        move = random_move(s, rng, BUFFER)
        events: Events = np.zeros((ROWS, WIDTH), np.int64)
        yield s, move, events
        rules.play(s, int(s.actor), move, events)
    yield s, 0, np.zeros((ROWS, WIDTH), np.int64)


def moves_of(s: Record, seat: int) -> list[int]:
    """The legal moves of a seat, as integers."""
    return [int(move) for move in BUFFER[: rules.legal(s, seat, BUFFER)]]


def copy(s: Record) -> Record:
    """A state of its own."""
    return np.array([s], STATE)[0]


def pass_chance(s: Record) -> Record:
    """Let chance do its first choice until a seat has to decide."""
    while s.actor == CHANCE:
        play(s, legal(s)[0])
    return s


def at_first_turn(**options: Any) -> Record:
    """A new game at its first decision, dealt by the first choices of chance."""
    return pass_chance(new_state(Options(**options)))


CLOSER = "grand-hotel"  # closes drawn streets from the left: one tourist symbol that points in
FAR_END = "oyster-bar"  # closes them from the right: another


def row(
    *buildings: str, seats: int | list[dict[str, Any]] = 2, turn: int = 0, close: str = CLOSER, **rest: Any
) -> Record:
    """A street from 1,0 on, closed on the right, that the seat to play closes with `build ... 0,0 east`."""
    letters = "ABCDE"[: len(buildings)]
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    hand = players[turn].setdefault("hand", [])
    if close not in hand:
        hand.append(close)
    legend = {"Z": FAR_END} | dict(zip(letters, buildings, strict=True))
    fields = {"top": "wild"} | rest
    drawn = " ".join([".", *(f"{letter}v" for letter in letters), "Z<"])
    return town(drawn, seats=players, turn=turn, **(legend | fields))


def scored(*buildings: str, close: str = CLOSER, **rest: Any) -> Record:
    """The same, closed and being scored."""
    s = row(*buildings, close=close, **rest)
    play(s, f"build {close} 0,0 east", f"score {buildings[0].split()[0]}")
    return s
