"""Streets, as a library: the contract of `citywright.game.Rules` over the rules of this folder.

Read `rules.advance` first: it is a game in one screen. `layout` says what a game's record holds.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.errors import NotReadable
from citywright.events import SILENT, WIDTH
from citywright.games.streets import components, position, view
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.determinize import determinize
from citywright.games.streets.events import ROWS
from citywright.games.streets.illegal import explain
from citywright.games.streets.layout import CHANCE, MOST_MOVES, NOBODY, STATE, Record
from citywright.games.streets.moves import Move
from citywright.games.streets.playout import games
from citywright.games.streets.policy import Policy, choose
from citywright.games.streets.rules import is_private, is_secret, legal, pending, play, winners
from citywright.games.streets.setup import Options, new_state
from citywright.random_numbers import Generator

__all__ = [
    "CHANCE",
    "MOST_MOVES",
    "NAME",
    "NOBODY",
    "POLICIES",
    "ROWS",
    "STATE",
    "VERSION",
    "WIDTH",
    "Move",
    "Options",
    "determinize",
    "draw_chance",
    "games",
    "is_private",
    "is_secret",
    "legal",
    "move_of",
    "new_state",
    "pending",
    "play",
    "text_of",
    "winners",
]

NAME = "streets"
TURNS = "turns"  # the field of the record that counts them
VERSION = "1"  # of the rules; a change that alters any game raises it, see CHANGELOG
POLICIES = {policy.name.lower(): policy for policy in Policy}


def state_of(data: Any, **files: Path) -> tuple[Options, Record]:
    """Options and record of a position written as JSON; `tiles` are a file of one's own."""
    return position.load(data, **files)


def seat_names(options: Options) -> list[str]:
    """What seats are called unless their players give names."""
    return ["Player", "The Grifter"] if options.solo else [f"Player {n}" for n in range(1, options.players + 1)]


def seats(s: Record) -> int:
    """Seats at the table, the Grifter's included."""
    return int(s.seats)


def is_sealed(before: Record, now: Record) -> bool:
    """Nothing is ever sealed: players move one at a time."""
    return False


def scores(s: Record) -> list[int]:
    """Money of each seat."""
    money: list[int] = s["money"][: s["seats"]].tolist()
    return money


def winner_seats(s: Record) -> list[int]:
    """Seats that have won, if the game is over."""
    return [seat for seat in range(s.seats) if winners(s) >> seat & 1]


def move_of(move: Move | str | int, options: Options) -> int:
    """The integer of a move given in any of its three forms."""
    if isinstance(move, int | np.integer):
        return int(move)
    if not isinstance(move, str | Move):
        raise NotReadable(f"{move!r} is not a move; it should be a text, a dataclass of `moves`, or an integer")
    return (Move.parse(move) if isinstance(move, str) else move).to_int(components.load(options.tiles))


def why_not(s: Record, seat: int, move: int, options: Options) -> str:
    """Why a move of the seat to decide is not legal."""
    return explain(s, move, components.load(options.tiles))


def text_of(move: int, options: Options) -> str:
    """The text of a move."""
    return components.load(options.tiles).texts[move]


def texts_of(moves: Sequence[int], options: Options) -> list[str]:
    """The texts of some moves."""
    texts = components.load(options.tiles).texts
    return [texts[move] for move in moves]


def seen(s: Record, seat: int, options: Options) -> view.View:
    """All that a seat (or NOBODY, a spectator) sees."""
    return view.view(s, seat, components.load(options.tiles))


def seen_by(s: Record, seats: Sequence[int], options: Options) -> list[view.View]:
    """All that each of some seats sees."""
    return view.views(s, seats, components.load(options.tiles))


def move_seen(move: int, events: NDArray[np.int64], seat: int, options: Options) -> str:
    """A move as a seat sees it."""
    return view.move_seen(move, events, seat, components.load(options.tiles))


def event_seen(row: NDArray[np.int64], seat: int, options: Options) -> dict[str, Any]:
    """An event as a seat sees it."""
    return view.event_seen(row, seat, components.load(options.tiles))


def is_open(move: int, events: NDArray[np.int64]) -> bool:
    """Whether all see the same of a move and its events."""
    return view.is_open(move, events)


def choose_move(s: Record, seat: int, policy: Policy, rng: Generator) -> int:
    """A move of a seat by a policy, from what that seat may know."""
    believed = np.array([s], STATE)
    determinize(believed[0], seat, rng)
    buffers = np.zeros((2, MOST_MOVES), np.int32)
    return choose(believed[0], seat, policy, rng, buffers[0], np.zeros(1, STATE), buffers[1], SILENT)
