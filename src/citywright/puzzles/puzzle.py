"""A puzzle, and files of puzzles: a line of JSON that says what they are from, then a line for each."""

import json
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from citywright import record
from citywright.bots import View, view_of
from citywright.errors import NotReadable
from citywright.game import Game, rules_named
from citywright.review import Reason
from citywright.review.findings import Finding

STARS = (0, 1000, 1200, 1400, 1600)  # the least rating for each number of stars
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Known:
    """What a move is expected to bring its seat: the final lead over the best rival, or points alone in Townies."""

    move: str
    margin: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A decision with one clearly best move."""

    number: int  # of the game it is from
    file: str  # the game file, which ends where the seat is to decide
    seat: int
    moves: int  # how many are legal
    through: float  # how much of the game had been played, from 0 to 1
    best: Known
    others: tuple[Known, ...]  # the best of them first
    reason: Reason  # to prefer the best move to the second
    levels: dict[str, float]  # how often bots of each level find it
    rating: int | None = None  # once it is chosen

    @property
    def gap(self) -> float:
        """By how much the best move is better than the second."""
        return self.best.margin - self.others[0].margin

    @property
    def error(self) -> float:
        """The standard error of the gap."""
        return math.hypot(self.best.error, self.others[0].error)

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 5."""
        return sum(self.rating is not None and self.rating >= least for least in STARS)

    def position(self) -> Game:
        """The game up to the decision."""
        return record.replay(record.read(self.file))

    def view(self) -> View:
        """What the seat knows."""
        return view_of(self.position(), self.seat)


@dataclass(frozen=True)
class PuzzleFile:
    """Puzzles of a game, and what they are from."""

    header: dict[str, Any]
    puzzles: list[Puzzle] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.header["game"])


def known(found: Finding, text: str, seat: int) -> Known:
    """A finding, as its seat sees it."""
    return Known(text, round(found.margins[seat], 1), round(found.errors[seat], 2))


def line_of(data: dict[str, Any]) -> str:
    """A line of a file."""
    return json.dumps(data, separators=(",", ":")) + "\n"


def puzzle_line(puzzle: Puzzle) -> str:
    """A puzzle as a line; what is not known yet is left out."""
    return line_of({name: value for name, value in asdict(puzzle).items() if value is not None})


def puzzle_in(line: str) -> Puzzle:
    """The puzzle of a line."""
    data = json.loads(line)
    best, others = Known(**data.pop("best")), tuple(Known(**other) for other in data.pop("others"))
    return Puzzle(best=best, others=others, reason=Reason(**data.pop("reason")), **data)


def whole(text: str) -> str:
    """A file without a line that was cut off at its end."""
    return text[: text.rfind("\n") + 1]


def read(path: Path) -> PuzzleFile:
    """The puzzles in a file."""
    try:
        header, *lines = whole(path.read_text(encoding="utf-8")).splitlines()
        found = PuzzleFile(json.loads(header), [puzzle_in(line) for line in lines])
        rules_named(found.game)
        return found
    except OSError as error:
        raise NotReadable(f"{path} cannot be read: {error.strerror}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise NotReadable(f"{path} is not a file of puzzles") from error


def write(path: Path, file: PuzzleFile) -> None:
    """Write a file of puzzles."""
    try:
        path.write_text(line_of(file.header) + "".join(map(puzzle_line, file.puzzles)), encoding="utf-8")
    except OSError as error:
        raise NotReadable(f"{path} cannot be written: {error.strerror}") from error


@contextmanager
def appending(path: Path, header: dict[str, Any]) -> Iterator[Callable[[Puzzle], None]]:
    """Append puzzles to a file, each at once. A new file gets its header; a line that was cut off is removed."""
    try:
        text = whole(path.read_text(encoding="utf-8")) if path.exists() else line_of(header)
        with path.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()

            def keep(puzzle: Puzzle) -> None:
                file.write(puzzle_line(puzzle))
                file.flush()

            yield keep
    except OSError as error:
        raise NotReadable(f"{path} cannot be written: {error.strerror}") from error


def load(game: str) -> list[Puzzle]:
    """The puzzles of a game in the product, the easiest first."""
    return read(DATA / f"{game}.jsonl").puzzles
