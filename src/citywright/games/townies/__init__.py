"""Townies, as a library: the contract of `citywright.game.Rules` over the rules of this folder.

Read `rules.advance` first: it is a game in one screen. `layout` says what a game's record holds.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.errors import NotReadable
from citywright.events import SILENT, WIDTH
from citywright.games.townies import position, view
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.determinize import determinize
from citywright.games.townies.events import ROWS
from citywright.games.townies.inspection import drawn
from citywright.games.townies.layout import CHANCE, MOST_MOVES, NOBODY, STATE, Record
from citywright.games.townies.moves import Move
from citywright.games.townies.playout import games
from citywright.games.townies.policy import Policy, choose
from citywright.games.townies.rules import is_private, is_secret, legal, pending, play, score_of, winners
from citywright.games.townies.setup import Options, new_state
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
    "preview",
    "text_of",
    "winners",
]

NAME = "townies"
TURNS = "rounds"  # the field of the record that counts them
VERSION = "1"  # of the rules; a change that alters any game raises it, see CHANGELOG
POLICIES = {policy.name.lower(): policy for policy in Policy}


def state_of(data: Any, **files: Path) -> tuple[Options, Record]:
    """Options and record of a position written as JSON; `map`, `shapes` and `cards` are files of one's own."""
    return position.load(data, **files)


def seat_names(options: Options) -> list[str]:
    """What seats are called unless their players give names."""
    return ["Player"] if options.solo else [f"Player {n}" for n in range(1, options.players + 1)]


def seats(s: Record) -> int:
    """Seats at the table."""
    return int(s.seats)


def scores(s: Record) -> list[int]:
    """Points of each seat; goals count once the game is over."""
    return [int(score_of(s, seat)) for seat in range(s.seats)]


def winner_seats(s: Record) -> list[int]:
    """Seats that have won, if the game is over."""
    return [seat for seat in range(s.seats) if winners(s) >> seat & 1]


def move_of(move: Move | str | int, options: Options) -> int:
    """The integer of a move given in any of its three forms."""
    if isinstance(move, int | np.integer):
        return int(move)
    if not isinstance(move, str | Move):
        raise NotReadable(f"{move!r} is not a move; it should be a text, a dataclass of `moves`, or an integer")
    return (Move.parse(move) if isinstance(move, str) else move).to_int(options.box)


def why_not(s: Record, seat: int, move: int, options: Options) -> str:
    """Why a move of the seat to decide is not legal."""
    try:
        return f"{text_of(move, options)} is not legal here"
    except (ValueError, LookupError, OverflowError):
        return f"{move} is not a move"


def text_of(move: int, options: Options) -> str:
    """The text of a move."""
    return options.box.texts[move]


def texts_of(moves: Sequence[int], options: Options) -> list[str]:
    """The texts of some moves."""
    texts = options.box.texts
    return [texts[move] for move in moves]


def seen(s: Record, seat: int, options: Options) -> view.View:
    """All that a seat (or NOBODY, a spectator) sees."""
    return view.view(s, seat, options.box)


def seen_by(s: Record, seats: Sequence[int], options: Options) -> list[view.View]:
    """All that each of some seats sees."""
    return view.views(s, seats, options.box)


def is_sealed(before: Record, now: Record) -> bool:
    """Whether a choice made in one record is still hidden from all others in a later one."""
    return view.is_sealed(before, now)


def move_seen(move: int, events: NDArray[np.int64], seat: int, options: Options) -> str:
    """A move as a seat sees it."""
    return view.move_seen(move, events, seat, options.box)


def event_seen(row: NDArray[np.int64], seat: int, options: Options) -> dict[str, Any]:
    """An event as a seat sees it."""
    return view.event_seen(row, seat, options.box)


def is_open(move: int, events: NDArray[np.int64]) -> bool:
    """Whether all who see a move see the same of it and its events: always, since a sealed one is not shown at all."""
    return True


def preview(s: Record, seat: int, move: int) -> tuple[int, NDArray[np.int64]]:
    """What a choice would score, and all that would be told of it, if it were drawn now; others' are not looked at."""
    after, rows = drawn(s, seat, move)
    return int(score_of(after, seat) - score_of(s, seat)), rows


def choose_move(s: Record, seat: int, policy: Policy, rng: Generator) -> int:
    """A move of a seat by a policy, from what that seat may know."""
    believed = np.array([s], STATE)
    determinize(believed[0], seat, rng)
    return choose(believed[0], seat, policy, rng, np.zeros(MOST_MOVES, np.int32), np.zeros(1, STATE), SILENT)
