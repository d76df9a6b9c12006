"""How a table looks through somebody's eyes, encoded once for all who share them.

What is sent differs from what was sent before only if those eyes see a difference: a choice that is still sealed
sends nothing to others, not even a number.
"""

from dataclasses import dataclass, field
from functools import cache
from operator import is_
from typing import TypeAlias

from msgspec import Raw, Struct
from msgspec.json import Encoder

from citywright.game import Entry, Game
from citywright.rules import Rules
from citywright.server.wire import Decision
from citywright.writing import Json

encode = Encoder().encode


class Shown(Struct):
    """The part of a `Position` that needs no numbers or log."""

    seat: int | None
    view: Raw
    due: list[int]
    decision: Decision | None
    can_undo: bool
    deadline: float | None
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Moment:
    """The state of a table for a seat, apart from the game itself."""

    due: list[int]  # seats that have a decision to make; none before the game begins
    chooses: bool  # the seat has a person, who may decide now
    undo: bool
    deadline: float | None
    scores: list[int]
    winners: list[int]


@cache
def views_of(rules: Rules) -> Json:
    """How a game's views are written."""
    return Json(rules.VIEW, encode)


def written_view(game: Game, seat: int | None) -> bytes:
    """What a seat sees, encoded; without a seat, what spectators see."""
    eyes = game.rules.NOBODY if seat is None else seat
    return views_of(game.rules).of(game.state, eyes, game.options.box.lookup)


#: Entries of the log that look the same to everyone, encoded, by number and identity.
Shared: TypeAlias = dict[tuple[int, int], bytes]


def encoded_entry(shared: Shared, game: Game, number: int, entry: Entry, seat: int | None) -> bytes:
    """A log entry as a seat sees it. An entry that looks the same to everyone is encoded only once."""
    key = number, id(entry)
    if key not in shared:
        raw = encode(game.entry_seen(number, entry, seat))
        if not game.rules.is_open(entry.move, entry.events):
            return raw
        shared[key] = raw
    return shared[key]


@dataclass
class Feed:
    """What a seat, or the spectators, have seen so far."""

    seat: int | None
    entries: list[Entry] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    standing: bytes = b""
    keep: int = 0
    undone: int = 0  # how often a choice had been taken back
    offered: dict[str, int] = field(default_factory=dict)  # moves by text

    def refresh(self, game: Game, moment: Moment, shared: Shared) -> bool:
        """Update; return whether anything is new."""
        length = len(self.entries)
        self._follow(game)
        self.raw[self.keep :] = [
            encoded_entry(shared, game, number, entry, self.seat)
            for number, entry in enumerate(self.entries[self.keep :], self.keep + 1)
        ]
        before, self.standing = self.standing, encode(self._shown(game, moment))
        return self.keep < max(len(self.entries), length) or before != self.standing

    def _follow(self, game: Game) -> None:
        """Take in the log. Unless choices were taken back or sealed, it has only grown: only what is new is read."""
        if game.undone == self.undone and not game.ever_sealed:
            self.keep = len(self.entries)
            self.entries += game.log[self.keep :]
        else:
            entries = game.seen_entries(self.seat)
            self.keep = alike(self.entries, entries)
            self.entries, self.undone = entries, game.undone

    def _shown(self, game: Game, moment: Moment) -> Shown:
        seat, due = self.seat, moment.due
        self.offered = {}
        decision = None
        if seat in due and moment.chooses:
            moves = game.legal_moves(seat)
            self.offered = dict(zip(map(game.text_of, moves), moves, strict=True))
            decision = Decision(len(self.entries), list(self.offered))
        return Shown(
            seat,
            Raw(written_view(game, seat)),
            due,
            decision,
            seat is not None and moment.chooses and moment.undo and game.can_undo(seat),
            moment.deadline if due else None,
            moment.scores,
            moment.winners,
        )

    def message(self, number: int, everything: bool) -> str:
        """A `Position`: the whole, or only what the last refresh found."""
        keep = 0 if everything else self.keep
        log = b",".join(self.raw[keep:])
        head = b'{"type":"position","number":%d,"keep":%d,"log":[%b],' % (number, keep, log)
        return (head + self.standing[1:]).decode()


def alike(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two logs have in common at the start, including those made again after an undo."""
    if all(map(is_, old, new)):  # hardly ever otherwise
        return min(len(old), len(new))
    number = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and (one.actor, one.move, one.forced) != (other.actor, other.move, other.forced):
            break
        number += 1
    return number
