"""What the players of one table were told, and whether the stored log agrees with it. No input or output here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import convert
from msgspec.json import encode

from citywright.game import Game
from citywright.server import wire

Seat: TypeAlias = int | None  # whose eyes; None: a spectator's
Entry: TypeAlias = tuple[Seat, str, bool, bytes]  # who moved, the move, whether it was forced, and its events


@dataclass(frozen=True)
class Made:
    """A move that the server has answered with `Done`."""

    seat: int
    answers: int
    move: str


@dataclass
class Told:
    """Everything that one table has told its players."""

    table: str
    made: list[Made] = field(default_factory=list)
    shown: dict[tuple[str, Seat], list[Entry]] = field(default_factory=dict)  # by page and eyes
    wrong: list[str] = field(default_factory=list)  # what contradicted itself at once
    _known: dict[Entry, Entry] = field(default_factory=dict)  # many pages are shown the same

    def show(self, page: str, seat: Seat, keep: int, entries: Sequence[wire.Entry]) -> bool:
        """A page was shown a log, which must continue what it was shown before; whether anything is new."""
        before = self.shown.setdefault((page, seat), [])
        now = [self._kept(entry_of(entry)) for entry in entries]
        again = before[keep : keep + len(now)]
        if keep > len(before) or again != now[: len(again)]:
            self.wrong.append(f"{self.table}: {page} was shown another log than before, after entry {keep}")
        if keep + len(now) < len(before):
            self.wrong.append(f"{self.table}: {page} had seen {len(before)} entries, and then {keep + len(now)}")
            return False
        before[keep:] = now
        return len(now) > len(again)

    def forget(self) -> None:
        """It has been checked."""
        self.made, self.shown, self._known = [], {}, {}

    def _kept(self, entry: Entry) -> Entry:
        return self._known.setdefault(entry, entry)


def entry_of(entry: wire.Entry) -> Entry:
    """A line of the log, to be compared."""
    return entry.actor, entry.move, entry.forced, encode(entry.events)


def seen_of(game: Game, seat: Seat) -> list[Entry]:
    """The whole log as somebody may see it."""
    seen = enumerate(game.seen_entries(seat), 1)
    return [entry_of(convert(game.entry_seen(number, entry, seat), wire.Entry)) for number, entry in seen]


def contradictions(told: Told, stored: Mapping[Seat, Sequence[Entry]]) -> list[str]:
    """Where the players were told something that the stored log does not say."""
    lost = [
        f"{told.table}: seat {made.seat}'s move {made.move!r} after entry {made.answers} was acknowledged and is lost"
        for made in told.made
        if next_move(made.seat, stored[made.seat][made.answers :]) != made.move
    ]
    untrue = [
        f"{told.table}: {page} was shown {len(entries)} entries, and the log differs from entry {number} on"
        for (page, seat), entries in told.shown.items()
        if (number := first_difference(entries, stored[seat])) is not None
    ]
    return told.wrong + lost + untrue


def next_move(seat: int, entries: Sequence[Entry]) -> str | None:
    """The first move of a seat. What others had sealed is told before the choice of whoever is last."""
    return next((move for actor, move, *_ in entries if actor == seat), None)


def first_difference(shown: Sequence[Entry], stored: Sequence[Entry]) -> int | None:
    """The number of the first entry that was shown and is not stored so."""
    for number, entry in enumerate(shown, 1):
        if number > len(stored) or stored[number - 1] != entry:
            return number
    return None
