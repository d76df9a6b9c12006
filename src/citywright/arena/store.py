"""Games that are kept: a folder with `run.json`, which describes the run, and `games.jsonl`, a line for each game."""

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from citywright.arena.match import Played
from citywright.arena.plan import Plan, plan_of
from citywright.errors import NotReadable

RUN, GAMES = "run.json", "games.jsonl"


class Store:
    """The finished games of a run, each written down at once. Without a folder they are only remembered."""

    def __init__(self, plan: Plan, folder: Path | None):
        self.played: dict[int, Played] = {}
        self._file: IO[str] | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_header(plan.header(), folder)
            self.played = {game.number: game for game in games_in(folder)}
            self._file = _open_behind_last_line(folder / GAMES)
        except OSError as error:
            raise NotReadable(f"games cannot be kept in {folder}: {error.strerror}") from error

    def add(self, game: Played) -> None:
        """Keep a finished game."""
        self.played[game.number] = game
        if self._file:
            self._file.write(json.dumps(asdict(game)) + "\n")
            self._file.flush()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file:
            self._file.close()


def write_header(header: dict[str, Any], folder: Path, name: str = RUN) -> None:
    """Describe a run in its folder; what is there must be the same run, but may be shorter or longer."""
    if (folder / name).exists():
        there = header_in(folder, name)
        if differing := [key for key in header if key != "games" and there.get(key) != header[key]]:
            raise NotReadable(_other_run(folder, there, header, differing))
        if there["games"] >= header["games"]:
            return
    unfinished = folder / f"{name}.new"
    unfinished.write_text(json.dumps(header, indent=1) + "\n", encoding="utf-8")
    unfinished.replace(folder / name)


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


def header_in(folder: Path, name: str = RUN) -> dict[str, Any]:
    """What describes the run in a folder."""
    path = folder / name
    try:
        header = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NotReadable(f"{folder} holds no run: {name} cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise NotReadable(f"{path} is no JSON: {error}") from error
    if not isinstance(header, dict) or not isinstance(header.get("games"), int):
        raise NotReadable(f"{path} is no description of a run")
    return header


def plan_in(folder: Path, **files: Path) -> Plan:
    """The run in a folder; `files` are components of one's own that it was played with."""
    return plan_of(header_in(folder), **files)


def games_in(folder: Path) -> list[Played]:
    """The finished games in a folder; a last line that was cut off does not count."""
    path = folder / GAMES
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    return [_read(line, f"{path}, line {number}") for number, line in enumerate(lines, 1)]


def _read(line: str, where: str) -> Played:
    try:
        fields: dict[str, Any] = json.loads(line)
        known: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in fields.items()}
        return Played(**known)
    except (ValueError, TypeError, AttributeError) as error:
        raise NotReadable(f"{where} is no game: {error}") from error


def _open_behind_last_line(path: Path) -> IO[str]:
    """The file, ready for a line more; what a broken end has left is cut off."""
    if path.exists():
        whole = path.read_bytes().rfind(b"\n") + 1
        with path.open("r+b") as file:
            file.truncate(whole)
    return path.open("a", encoding="utf-8")
