"""Simulated games that are kept: a folder with `simulation.json`, which describes the run, and `games.bin`, a row of
dtype GAME for each game in the order in which they came."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

import numpy as np

from citywright.arena.plan import Plan
from citywright.arena.store import write_header
from citywright.errors import NotReadable
from citywright.simulation.block import GAME, Block, Games, block_size

SIMULATION, GAMES = "simulation.json", "games.bin"


class Store:
    """The games of a run by their numbers, each written down at once. Without a folder they are only remembered."""

    def __init__(self, plan: Plan, folder: Path | None):
        self.plan, self.games, self.done = plan, np.zeros(plan.games, GAME), 0
        self._file: IO[bytes] | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_header(plan.header(), folder, SIMULATION)
            self._remember(games_in(folder))
            self.done = int(np.count_nonzero(self.games["number"]))
            self._file = _open_behind_last_row(folder / GAMES)
        except OSError as error:
            raise NotReadable(f"games cannot be kept in {folder}: {error.strerror}") from error

    def _remember(self, games: Games) -> None:
        wanted = games[games["number"] <= len(self.games)]
        self.games[wanted["number"] - 1] = wanted

    def add(self, games: Games) -> None:
        """Keep finished games that were missing."""
        self._remember(games)
        self.done += len(games)
        if self._file:
            self._file.write(games.tobytes())
            self._file.flush()

    def missing(self, size: int | None = None) -> Iterator[Block]:
        """The games that are not there, in blocks of a size."""
        size = size or block_size(self.plan)
        absent = np.flatnonzero(self.games["number"] == 0)
        for run in np.split(absent, np.flatnonzero(np.diff(absent) > 1) + 1):
            for at in range(0, len(run), size):
                yield Block(int(run[at]), len(run[at : at + size]))

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file:
            self._file.close()


def games_in(folder: Path) -> Games:
    """The finished games in a folder; a last row that was cut off does not count."""
    path = folder / GAMES
    return np.frombuffer(path.read_bytes()[: _whole(path)], GAME) if path.exists() else np.zeros(0, GAME)


def _whole(path: Path) -> int:
    """The length of a file without what a broken end has left."""
    return path.stat().st_size // GAME.itemsize * GAME.itemsize


def _open_behind_last_row(path: Path) -> IO[bytes]:
    """The file, ready for more rows."""
    file = path.open("ab")
    file.truncate(_whole(path))
    return file
