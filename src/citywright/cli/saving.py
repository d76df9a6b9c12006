"""Where games played in the terminal are kept: a file of the player's choice, or one of its own in the data folder."""

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path

from citywright import record
from citywright.errors import CitywrightError, NotReadable
from citywright.game import Game


def folder() -> Path:
    """Where games are kept unless a player says otherwise."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "citywright" / "games"


def new_path(game: str) -> Path:
    """A file for a new game."""
    folder().mkdir(parents=True, exist_ok=True)
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.game"


def last_unfinished(game: str) -> Path:
    """The game that was left last."""
    for path in sorted(folder().glob(f"{game}-*.game"), reverse=True):
        try:
            if not record.load(path).is_finished:
                return path
        except CitywrightError:
            continue
    raise NotReadable(f"there is no unfinished game of {game} to go on with in {folder()}")


def unused(path: Path) -> Path:
    """A path that a player names for a game; nothing that is there already is written over."""
    if path.exists():
        raise NotReadable(f"{path} exists already: choose another name, or go on with a game by --resume {path}")
    return path


def keep(game: Game, controllers: list[str], path: Path) -> None:
    """Write a game as it stands."""
    record.save(record.of_game(game, controllers), path)


def program() -> str:
    """What people type for this command."""
    return sys.argv[0] if Path(sys.argv[0]).name == "citywright" else "citywright"


def resume_command(game: str, path: Path, options: list[str]) -> str:
    """What to type to go on with a kept game."""
    file = [] if path.parent == folder() else [str(path)]
    return shlex.join([program(), "play", game, "--resume", *file, *options])
