"""What every game offers to the rest of the program."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.description import Described
from citywright.errors import NotReadable
from citywright.event_data import EventReader, Happened, HiddenMove
from citywright.moves import Move
from citywright.options import GameOptions
from citywright.playouts import COUNTS, LONGEST_LOG, MOST_SEATS, Policy, Scratch, new_scratch
from citywright.random_numbers import Generator


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules of a game. Functions over a record trust their input; `citywright.game.Game` checks it first."""

    NAME: str
    VERSION: str  # a change that alters any game raises it, see CHANGELOG
    STATE: Any  # dtype of a game's record
    MOST_MOVES: int  # room that `legal` may need
    CHANCE: int  # the actor for chance
    NOBODY: int  # the seat of a spectator
    ROWS: int  # room for the events of one move
    TURNS: str  # the field of the record that counts turns or rounds
    Options: type[GameOptions]  # what is agreed before a game
    Move: type[Move]

    new_state: Callable[[Any], Any]  # (options): a record about to be dealt
    pieces_of: Callable[[Any], Any]  # (box): its contents as numbers
    # (start, agreed, pieces): the same as `new_state`, from numbers (see `agreed`) into an array of one record
    begin: Callable[[Any, Any, Any], None]
    is_possible: Callable[[Any, Any], bool]  # (agreed, pieces): can a game be played with these options?
    # (sketch, agreed, pieces, start, faults): make the game of a sketch, note all that is impossible about it
    set_up: Callable[[Any, Any, Any, Any, Any], None]
    describe: Callable[[Any, Any, Any], None]  # (s, agreed, sketch): write a position as a person would describe it
    pending: Callable[[Any], int]  # (s): bit mask of those who have a decision to make; 0 when the game is over
    legal: Callable[[Any, int, Any], int]  # (s, seat, out): fill `out` with a seat's moves, return their number
    play: Callable[[Any, int, int, Any], None]  # (s, seat, move, events): make a legal move, go on to the next decision
    draw_chance: Callable[[Any, Generator], int]  # (s, rng): a move of chance, drawn by its weights
    determinize: Callable[[Any, int, Generator], None]  # (s, seat, rng): draw anew all that a seat cannot see
    mask: Callable[[Any, int, Generator], None]  # (s, seat, rng): the same draw each time; `rng` is room for it
    score_of: Callable[[Any, int], int]  # (s, seat): the score so far
    winners: Callable[[Any], int]  # (s): bit mask of the seats that have won
    is_secret: Callable[[Any], bool]  # (s): would playing an only move automatically reveal a secret?
    is_private: Callable[[Any], bool]  # (s): does what the actor may do depend on what only the actor knows?
    is_sealed: Callable[[Any, Any], bool]  # (before, now): is a choice made in one record still hidden in a later one?
    random_move: Callable[[Any, int, Generator, Any], int]  # (s, seat, rng, moves): any legal move, each as likely
    greedy_move: Callable[[Any, int, bool, Generator, Scratch], int]  # (s, seat, hasty, rng, scratch)
    play_games: Callable[..., None]  # whole games in compiled code, see `games`
    VIEW: Described  # all that a seat sees, without secrets
    FOUND: Described  # what a position holds, for a seat
    PROSPECT: Described  # what more is told about a move in a preview
    foresee: Callable[[Any, int, int, Any, Any, Any], None]  # (s, seat, move, events, out, prospect): a preview
    EVENTS: EventReader  # what happened, as a seat sees it
    SKETCH: Described  # what a person may say of a position
    FAULTS: EventReader  # what is impossible about one
    FAULT_ROWS: int  # room for that
    HIDDEN: HiddenMove | None = None  # the kind of move that is not the same for all who see it

    # opponents of a lone player, moved by the rules: id and English name
    AUTOMAS: Mapping[str, str] = field(default_factory=dict)
    # (agreed): fill in what is left open
    settle: Callable[[Any], None] = lambda agreed: None
    # (s, move): what is wrong with a move that is not legal, to follow its text
    fault_of: Callable[[Any, int], str] = lambda s, move: "is not legal here"

    def seat_names(self, options: GameOptions) -> list[str]:
        """What seats are called unless players give names."""
        if options.solo:
            return ["Player", *self.AUTOMAS.values()]
        return [f"Player {n}" for n in range(1, options.players + 1)]

    def automas(self, options: GameOptions) -> tuple[str, ...]:
        """Opponents that are moved by the rules; they sit after the players."""
        return tuple(self.AUTOMAS) if options.solo else ()

    def scores(self, s: Any) -> list[int]:
        """Each seat's score so far."""
        return [int(self.score_of(s, seat)) for seat in range(s.seats)]

    def winner_seats(self, s: Any) -> list[int]:
        """The seats that have won."""
        mask = self.winners(s)
        return [seat for seat in range(s.seats) if mask >> seat & 1]

    def view(self, s: Any, seat: int, box: Any) -> Any:
        """All that a seat sees, as a typed dictionary."""
        return self.VIEW.of(s, seat, box.lookup)

    def event_seen(self, row: Any, seat: int, box: Any) -> Happened:
        """An event as a seat sees it, in words."""
        return self.EVENTS.read(row, seat, box.lookup)

    def move_seen(self, move: int, events: Any, seat: int, box: Any) -> str:
        """The text of a move as a seat sees it."""
        hidden = self.HIDDEN
        if hidden and self.Move.slots["kind"](move) == hidden.kind:
            row = next(row for row in events.tolist() if row[0] == hidden.event)
            if row[hidden.seat] != seat:
                return hidden.text.format(box.lookup.words[hidden.words][row[hidden.shows]])
        text: str = box.texts[move]
        return text

    def is_open(self, move: int, events: Any) -> bool:
        """Whether all who see a move see the same of it and its events."""
        if self.HIDDEN is None:
            return True
        return self.Move.slots["kind"](move) != self.HIDDEN.kind and self.EVENTS.secrets.keys().isdisjoint(
            events[:, 0].tolist()
        )

    def move_of(self, move: Any, box: Any) -> int:
        """The integer of a move given in any of its three forms."""
        if isinstance(move, int | np.integer):
            return int(move)
        if not isinstance(move, str | self.Move):
            raise NotReadable(f"{move!r} is not a move; it should be a text, a dataclass of `moves`, or an integer")
        return (self.Move.parse(move) if isinstance(move, str) else move).to_int(box)

    def why_not(self, s: Any, move: int, box: Any) -> str:
        """Why a move of the seat to decide is not legal."""
        try:
            text = box.texts[move]
        except (ValueError, LookupError, OverflowError):
            return f"{move} is not a move"
        return f"{text} {self.fault_of(s, move)}"

    def choose_move(self, s: Any, seat: int, policy: Policy, rng: Generator) -> int:
        """A move of a seat by a fast policy, from what that seat may know."""
        scratch = new_scratch(self.STATE, self.MOST_MOVES)
        scratch.game[0] = s
        self.determinize(scratch.game[0], seat, rng)
        if policy == Policy.RANDOM:
            return self.random_move(scratch.game[0], seat, rng, scratch.moves)
        return self.greedy_move(scratch.game[0], seat, policy == Policy.HASTY, rng, scratch)

    def games(
        self,
        start: Any,
        number: int,
        seed: int,
        first: int = 0,
        policies: Sequence[Policy] = (),
        keep_logs: bool = False,
    ) -> tuple[NDArray[np.int16], NDArray[np.int64], NDArray[np.int32]]:
        """Scores, counts (see `COUNTS`) and, if kept, moves of whole games from a record; random without policies."""
        scores, counts = np.zeros((number, MOST_SEATS), np.int16), np.zeros((number, len(COUNTS)), np.int64)
        logs = np.zeros((number, LONGEST_LOG if keep_logs else 0), np.int32)
        by_seat = np.zeros(MOST_SEATS, np.int8)
        by_seat[: len(policies)] = policies
        scratch = new_scratch(self.STATE, self.MOST_MOVES)
        self.play_games(np.array([start], self.STATE), by_seat, seed, first, scratch, scores, counts, logs)
        return scores, counts, logs
