"""A game being played: the checked, friendly face of any game's rules.

One class serves the terminal, tests, bots and the server. It keeps the log, from which everything else follows. It
plays chance and decisions with only one option automatically, and logs them like all others.
"""

import secrets
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright import positions
from citywright.copying import copied
from citywright.errors import Impossible, NotLegal, NotReadable
from citywright.events import SILENT, WIDTH
from citywright.games import module_of
from citywright.options import rows
from citywright.random_numbers import from_seed
from citywright.rules import Rules

LONGEST_NAME = 40
LANDMARKS = 2  # records kept for undo: those before the last turns


def rules_named(name: str) -> Rules:
    """The rules of a game; they load when they are first used."""
    rules: Rules = module_of(name, "games").RULES
    return rules


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who moved, the move, whether it was the only option, and what happened."""

    actor: int
    move: int
    forced: bool
    events: NDArray[np.int64]
    sealing: bool  # whether it was hidden from others when it was made
    private: bool  # whether what the actor could do depended on what only the actor knew


@dataclass(frozen=True)
class Foreseen:
    """What a move would bring, as far as its seat can foresee."""

    events: list[dict[str, Any]]
    scores: list[int]  # as they would then stand
    view: dict[str, Any]  # how its seat would see the game
    prospect: Any  # what more the game can tell
    reveals: bool  # whether it cannot be taken back: something new is seen, or others go on


class Game:
    """A game from its set-up to its end."""

    def __init__(
        self,
        rules: Rules,
        options: Any,
        *,
        names: Sequence[str] | None = None,
        seed: int | str | None = None,
        state: Any = None,
        position: Any = None,
        carry_on: bool = True,
    ):
        self.rules, self.options = rules, options
        self._texts: Mapping[int, str] = options.box.texts
        self.state = rules.new_state(options) if state is None else state
        self.names = self._checked_names(names or rules.seat_names(options))
        self.position = position  # the JSON it began from, if it did not begin from its set-up
        self.seed: int | str | None = secrets.token_hex(16) if seed is None else seed
        self.rng = from_seed(self.seed)
        self.log: list[Entry] = []
        self._first = self._copy()  # the record before the first entry; every later one follows by the log
        self._landmarks: deque[tuple[int, Any]] = deque(maxlen=LANDMARKS)  # entries of the log, each with its record
        self.ever_sealed = False  # whether any choice has ever been hidden for a while
        self.undone = 0  # how often a choice has been taken back
        self._look()
        if carry_on:
            self.carry_on()

    def _checked_names(self, names: Sequence[str]) -> list[str]:
        seats = int(self.state.seats)
        if isinstance(names, str) or len(names) != seats or not all(isinstance(name, str) for name in names):
            raise Impossible([f"names are {names!r}; there should be {seats}, one per seat"])
        for name in names:
            if not name.isprintable() or not name.strip() or "," in name or len(name) > LONGEST_NAME:
                raise Impossible([f"the name {name!r} should be up to {LONGEST_NAME} printable characters, no comma"])
        return list(names)

    def _checked_seat(self, seat: int | None) -> int:
        """The seat to look from; NOBODY for a spectator."""
        if seat is not None and seat not in range(len(self.names)):
            raise NotReadable(f"there is no seat {seat!r}; they go from 0 to {len(self.names) - 1}")
        return self.rules.NOBODY if seat is None else seat

    def _look(self) -> None:
        """Note who may move now. Their moves are listed when first asked for: both are needed several times a move."""
        self._pending = self.rules.pending(self.state)
        self._legal: dict[int, list[int]] = {}

    def _copy(self) -> Any:
        return copied(self.state, self.rules.STATE)

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self._pending == 0

    @property
    def actors(self) -> list[int]:
        """The seats (or CHANCE) that have a decision to make."""
        return [actor for actor in range(self._pending.bit_length()) if self._pending >> actor & 1]

    @property
    def seat(self) -> int:
        """The first seat that has a decision to make."""
        if self.is_over:
            raise NotLegal("the game is over")
        return self.actors[0]

    @property
    def scores(self) -> list[int]:
        """Each seat's score so far."""
        return self.rules.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.rules.winner_seats(self.state) if self.is_over else []

    def legal_moves(self, seat: int | None = None) -> list[int]:
        """The moves of a seat, as integers."""
        seat = self.seat if seat is None else seat
        if seat != self.rules.CHANCE:
            self._checked_seat(seat)
        if seat not in self._legal:
            moves = np.empty(self.rules.MOST_MOVES, np.int32)
            self._legal[seat] = moves[: self.rules.legal(self.state, seat, moves)].tolist()
        return self._legal[seat].copy()

    def move_of(self, move: Any) -> int:
        """The integer of a move given as text, dataclass or integer."""
        return self.rules.move_of(move, self.options.box)

    def text_of(self, move: int) -> str:
        """The text of a move."""
        return self._texts[move]

    def legal_texts(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, as text."""
        return [self._texts[move] for move in self.legal_moves(seat)]

    def play(self, move: Any, seat: int | None = None) -> list[Entry]:
        """Make a move (text, dataclass or integer) and all that follows automatically; return the new log entries."""
        seat = self.seat if seat is None else seat
        since = len(self.log)
        self.check(seat, number := self.move_of(move))
        self.apply(seat, number, forced=False)
        self.carry_on()
        return self.log[since:]

    def check(self, actor: int, move: int) -> None:
        """Refuse a move that is not legal now."""
        if self.is_over:
            raise NotLegal("the game is over")
        if actor not in self.actors:
            self._checked_seat(None if actor == self.rules.CHANCE else actor)
            waiting = " and ".join(self.name(other) for other in self.actors)
            raise NotLegal(f"it is {waiting} to decide, not {self.name(actor)}")
        if move not in self.legal_moves(actor):
            some = self.legal_texts(actor)
            more = f" and {len(some) - 3} more" if len(some) > 3 else ""
            why = self.rules.why_not(self.state, move, self.options.box)
            raise NotLegal(f"{why}; legal are {', '.join(some[:3])}{more}")

    def apply(self, actor: int, move: int, *, forced: bool) -> None:
        """Make a move known to be legal, and log it."""
        events = np.empty((self.rules.ROWS, WIDTH), np.int64)
        events[0, 0] = 0  # rows in use
        sealing, private = self.rules.is_sealed(self.state, self.state), self.rules.is_private(self.state)
        if not forced and self._begins_turn(actor, sealing):
            self._landmarks.append((len(self.log), self._copy()))
        self.rules.play(self.state, actor, move, events)
        self._look()
        self.ever_sealed |= sealing
        self.log.append(Entry(actor, move, forced, events[1 : int(events[0, 0]) + 1].copy(), sealing, private))

    def _begins_turn(self, actor: int, sealing: bool) -> bool:
        """Whether a choice is the first of its actor's turn, or of a round in which all choose at once."""
        last = self.log[-1] if self.log else None
        return last is not None and last.actor != actor and not (sealing and last.sealing)

    def carry_on(self, with_chance: bool = True) -> None:
        """Play chance, and decisions that have only one option, until somebody has to choose."""
        while step := self.automatic_move(with_chance):
            self.apply(*step, forced=step[0] != self.rules.CHANCE)

    def automatic_move(self, with_chance: bool = True) -> tuple[int, int] | None:
        """The actor and move that come next without anybody's choice, if there are any."""
        for actor in self.actors:
            if actor == self.rules.CHANCE:
                return (actor, self.rules.draw_chance(self.state, self.rng)) if with_chance else None
            moves = self.legal_moves(actor)
            if len(moves) == 1 and not self.rules.is_secret(self.state):
                return actor, moves[0]
        return None

    def name(self, actor: int) -> str:
        """What an actor is called."""
        return "chance" if actor == self.rules.CHANCE else self.names[actor]

    def _undo_point(self, seat: int) -> int | None:
        """The entry a seat may go back to: its last choice, if neither chance nor another seat has moved since.
        What others have sealed in the same round does not count: nobody has seen it."""
        for number in range(len(self.log) - 1, -1, -1):
            entry, still_sealed = self.log[number], self._is_still_sealed(number)
            if not entry.forced and entry.actor == seat:
                return number if still_sealed or not entry.sealing else None
            has_spoken = not entry.forced or (entry.actor != seat and entry.private)
            if has_spoken and not still_sealed:
                return None
        return None

    def _is_still_sealed(self, number: int) -> bool:
        """Whether a choice in the log is still hidden: its round is open, and only sealed choices followed it."""
        return self.rules.is_sealed(self.state, self.state) and all(entry.sealing for entry in self.log[number:])

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last choice."""
        return self._undo_point(self._checked_seat(seat)) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice and what followed automatically; what others have sealed since stays."""
        number = self._undo_point(self._checked_seat(seat))
        if number is None:
            raise NotLegal("nothing to take back: chance or another player has moved since your last choice")
        sealed = self._is_still_sealed(number)
        others = [entry for entry in self.log[number + 1 :] if sealed and entry.actor != seat]
        self.state = self._before(number)
        self.undone += 1
        self._look()
        del self.log[number:]
        while self._landmarks and self._landmarks[-1][0] >= number:
            self._landmarks.pop()
        for entry in others:
            self.apply(entry.actor, entry.move, forced=entry.forced)

    def _before(self, number: int) -> Any:
        """The record before an entry of the log, replayed from the nearest landmark."""
        near = (landmark for landmark in reversed(self._landmarks) if landmark[0] <= number)
        start, state = next(near, (0, self._first))
        state = copied(state, self.rules.STATE)
        for entry in self.log[start:number]:
            self.rules.play(state, entry.actor, entry.move, SILENT)
        return state

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat sees, as plain data; without a seat, what a spectator sees."""
        return self.rules.view(self.state, self._checked_seat(seat), self.options.box)

    def inspect(self, seat: int | None = None) -> Any:
        """What the position holds, for a seat or for spectators, as plain data."""
        return self.rules.FOUND.of(self.state, self._checked_seat(seat), self.options.box.lookup)

    def seen_log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The log as a seat (or a spectator) sees it: number, actor, move, events. What others have sealed is left
        out, and entries are numbered as they are seen: a gap would reveal it."""
        return [
            self.entry_seen(number, entry, seat)
            for number, entry in enumerate(self.seen_entries(seat)[since:], since + 1)
        ]

    def entry_seen(self, number: int, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry of the log as a seat (or a spectator) sees it."""
        seat, box = self._checked_seat(seat), self.options.box
        return {
            "number": number,
            "actor": None if entry.actor == self.rules.CHANCE else entry.actor,
            "move": self.rules.move_seen(entry.move, entry.events, seat, box),
            "forced": entry.forced,
            "events": [self.rules.event_seen(row, seat, box) for row in entry.events],
        }

    def seen_entries(self, seat: int | None = None) -> list[Entry]:
        """Entries in the order in which a seat saw them: what others sealed appears once the last one has chosen."""
        seat = self._checked_seat(seat)
        if not self.ever_sealed:
            return self.log.copy()
        seen: list[Entry] = []
        sealed: list[Entry] = []
        stays_open = [entry.sealing for entry in self.log[1:]] + [self.rules.is_sealed(self.state, self.state)]
        for entry, is_open in zip(self.log, stays_open, strict=True):
            if not is_open:
                seen += sealed
                sealed = []
            hidden = is_open and entry.sealing and entry.actor != seat
            (sealed if hidden else seen).append(entry)
        return seen

    def history(self) -> Iterator[tuple[Entry, Any]]:
        """Each entry of the log with the record before it. This replays the game."""
        state = copied(self._first, self.rules.STATE)
        for entry in self.log:
            yield entry, copied(state, self.rules.STATE)
            self.rules.play(state, entry.actor, entry.move, SILENT)

    def copy(self) -> "Game":
        """A copy to play on. It draws from the same random numbers."""
        other = copy(self)
        other.state, other.log = self._copy(), self.log.copy()
        other._landmarks, other._legal = self._landmarks.copy(), self._legal.copy()
        return other

    def what_if(self, move: Any, seat: int | None = None) -> "Game":
        """A copy of the game after a move and the forced decisions that follow, as far as the seat can foresee:
        until chance or another's hand matters."""
        seat = self.seat if seat is None else seat
        if self.rules.is_sealed(self.state, self.state):
            raise NotLegal("what a choice brings is only seen once all have chosen")
        other = Game(self.rules, self.options, names=self.names, seed="what if", state=self._copy(), carry_on=False)
        other.check(seat, number := self.move_of(move))
        other.apply(seat, number, forced=False)
        while step := other.automatic_move(with_chance=False):
            if step[0] != seat and self.rules.is_private(other.state):
                break
            other.apply(*step, forced=True)
        return other

    def foresee(self, move: Any, seat: int | None = None) -> Foreseen:
        """What a move would bring, as far as its seat can foresee."""
        seat = self.seat if seat is None else seat
        self.check(seat, number := self.move_of(move))
        rules, look, after = self.rules, self.options.box.lookup, self._copy()
        events, prospect = np.zeros((rules.ROWS, WIDTH), np.int64), rules.PROSPECT.new()
        rules.foresee(after, seat, number, events, np.empty(rules.MOST_MOVES, np.int32), prospect)
        return Foreseen(
            events=[rules.EVENTS.read(row, seat, look) for row in events[1 : int(events[0, 0]) + 1]],
            scores=rules.scores(after),
            view=rules.VIEW.of(after, seat, look),
            prospect=rules.PROSPECT.read(prospect, look),
            reveals=not rules.pending(after) >> seat & 1 if prospect.stands else self._unseals(number, seat),
        )

    def _unseals(self, move: int, seat: int) -> bool:
        """Whether a choice, and what is forced after it, is the last that the round waits for."""
        rules, after, out = self.rules, self._copy(), np.empty(self.rules.MOST_MOVES, np.int32)
        rules.play(after, seat, move, SILENT)
        while rules.pending(after) >> seat & 1:
            if rules.legal(after, seat, out) > 1:
                return False
            rules.play(after, seat, int(out[0]), SILENT)
        return not rules.is_sealed(self.state, after)


def new_game(name: str, *, seed: int | str | None = None, names: Sequence[str] | None = None, **options: Any) -> Game:
    """A new game at its first decision: `new_game("streets", players=3, edition="ru", seed=7)`."""
    rules = rules_named(name)
    known = [row.name for row in rows(rules.Options)]
    if unknown := [f"no option {option!r}; there are {', '.join(known)}" for option in options if option not in known]:
        raise Impossible(unknown)
    return Game(rules, rules.Options(**options), names=names, seed=seed)


def from_position(data: Any, seed: int | str | None = None, *, carry_on: bool = True, **files: Path) -> Game:
    """A game that starts from a position written as JSON; `files` are your own components."""
    rules = rules_named(data.get("game", "") if isinstance(data, dict) else "")
    options, state = positions.load(rules, data, **files)
    names = positions.names_in(data, rules.seat_names(options))
    return Game(rules, options, names=names, seed=seed, state=state, position=data, carry_on=carry_on)
