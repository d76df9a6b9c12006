"""Games that are kept: a folder with a JSON file that describes the run, and a file to which games are appended.

The arena and the simulation write their games differently: each has a `Format`.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Generic, NamedTuple, TypeVar

import numpy as np

from citywright.bots import BotFailed
from citywright.errors import NotReadable
from citywright.runs.plan import Plan

FAILURE = "failure.txt"
Watch = Callable[[int, int], None]  # called with how much is done and the total: games here, decisions in a review
Some = TypeVar("Some")  # some finished games


@dataclass(frozen=True)
class Format(Generic[Some]):
    """How the games of a run are kept."""

    header: str  # the name of the file that describes the run
    games: str  # and of the file with the games
    whole: Callable[[bytes], int]  # how many bytes of that file hold whole games, since its end may have been cut off
    read: Callable[[bytes, Path], Some]  # the games in such bytes
    write: Callable[[Some], bytes]
    numbers: Callable[[Some], Iterable[int]]  # of the games, from 1


class Block(NamedTuple):
    """Games that are played in one go: `number` games after the first `first` ones."""

    first: int
    number: int


class Store(Generic[Some]):
    """The finished games of a run, each written to the file at once. Without a folder they are kept in memory only."""

    def __init__(self, plan: Plan, form: Format[Some], folder: Path | None):
        self.form, self.folder = form, folder
        self.games: list[Some] = []
        self._is_played = np.zeros(plan.games, np.bool_)
        self._file: IO[bytes] | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_header(plan.header(), folder, form)
            self._remember(games_in(folder, form))
            self._file = _open_behind_last_game(folder / form.games, form)
        except OSError as error:
            raise NotReadable(f"games cannot be kept in {folder}: {error.strerror}") from error

    @property
    def done(self) -> int:
        """How many games of the run are finished."""
        return int(self._is_played.sum())

    def missing(self, size: int) -> Iterator[Block]:
        """The games that are not finished, in blocks of at most `size`."""
        absent = np.flatnonzero(~self._is_played)
        for run in np.split(absent, np.flatnonzero(np.diff(absent) > 1) + 1):
            for at in range(0, len(run), size):
                yield Block(int(run[at]), len(run[at : at + size]))

    def take_in(self, parts: Iterable[Some], watch: Watch | None) -> None:
        """Keep games as they are finished."""
        watch = watch or (lambda done, all_: None)
        watch(self.done, len(self._is_played))
        for part in parts:
            self.add(part)
            watch(self.done, len(self._is_played))

    def add(self, games: Some) -> None:
        """Keep some finished games."""
        self._remember(games)
        if self._file:
            self._file.write(self.form.write(games))
            self._file.flush()

    def _remember(self, games: Some) -> None:
        numbers = np.fromiter(self.form.numbers(games), np.int64)
        self._is_played[numbers[numbers <= len(self._is_played)] - 1] = True
        self.games.append(games)

    def with_place(self, error: BotFailed) -> BotFailed:
        """The failure of a bot, with where to find the finished games and its traceback, which is written there."""
        if self.folder is None:
            return error
        (self.folder / FAILURE).write_text(f"{error}\n\n{error.trace}", encoding="utf-8")
        kept = f"{self.done} finished games are kept in {self.folder}, the traceback is in its {FAILURE}"
        return BotFailed(f"{error}; {kept}", error.trace)

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()


@contextmanager
def opened(plan: Plan, form: Format[Some], folder: Path | None) -> Iterator[Store[Some]]:
    """The store of a run. A bot that fails meanwhile is reported there, too."""
    store = Store(plan, form, folder)
    try:
        yield store
    except BotFailed as error:
        raise store.with_place(error) from error
    finally:
        store.close()


def write_header(header: dict[str, Any], folder: Path, form: Format[Any]) -> None:
    """Describe a run in its folder. An existing run there must be the same, but may be shorter or longer."""
    path = folder / form.header
    if path.exists():
        there = header_in(folder, form)
        if differing := [key for key in header if key != "games" and there.get(key) != header[key]]:
            raise NotReadable(_other_run(folder, there, header, differing))
        if there["games"] >= header["games"]:
            return
    unfinished = folder / f"{form.header}.new"
    unfinished.write_text(json.dumps(header, indent=1) + "\n", encoding="utf-8")
    unfinished.replace(path)


def _other_run(folder: Path, there: dict[str, Any], header: dict[str, Any], differing: list[str]) -> str:
    if differing == ["program"]:
        return f"the games in {folder} were played by another version of this program: name a new folder"
    shown = [f"{key} {_flat(there.get(key))}, not {_flat(header[key])}" for key in differing if key != "program"]
    return f"{folder} holds another run ({'; '.join(shown)}): name a new folder"


def _flat(value: Any) -> str:
    """A value of a header in a few words."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def header_in(folder: Path, form: Format[Any]) -> dict[str, Any]:
    """The description of the run in a folder."""
    path = folder / form.header
    try:
        header = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NotReadable(f"{folder} holds no run: {form.header} cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise NotReadable(f"{path} is not JSON: {error}") from error
    if not isinstance(header, dict) or not isinstance(header.get("games"), int):
        raise NotReadable(f"{path} does not describe a run")
    return header


def kept_seed(folder: Path | None, form: Format[Any]) -> str:
    """The seed of the run in a folder; a new one if there is none."""
    if folder is not None and folder.is_dir() and any(folder.iterdir()):
        return str(header_in(folder, form).get("seed"))
    return secrets.token_hex(8)


def games_in(folder: Path, form: Format[Some]) -> Some:
    """The finished games in a folder, without one that was cut off at the end."""
    path = folder / form.games
    data = path.read_bytes() if path.exists() else b""
    return form.read(data[: form.whole(data)], path)


def _open_behind_last_game(path: Path, form: Format[Any]) -> IO[bytes]:
    """The file, ready for more games; a broken end is cut off."""
    file = path.open("a+b")
    file.seek(0)
    file.truncate(form.whole(file.read()))
    return file
