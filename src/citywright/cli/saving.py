"""Where games played in the terminal are saved: a file the player names, or a new one in the data folder."""

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path

from citywright import record
from citywright.errors import CitywrightError, NotReadable
from citywright.game import Game
from citywright.words import Words


def folder() -> Path:
    """The default folder for games."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "citywright" / "games"


def new_path(game: str) -> Path:
    """A file for a new game."""
    folder().mkdir(parents=True, exist_ok=True)
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.game"


def last_unfinished(game: str, say: Words) -> Path:
    """The last unfinished game."""
    for path in sorted(folder().glob(f"{game}-*.game"), reverse=True):
        try:
            if not record.load(path).is_finished:
                return path
        except CitywrightError:
            continue
    raise NotReadable(say("terminal-none-unfinished", game=say(f"arena-{game}"), folder=str(folder())))


def unused(path: Path, say: Words) -> Path:
    """Check a path that a player names for a game; an existing file is never overwritten."""
    if path.exists():
        raise NotReadable(say("terminal-exists", file=str(path)))
    return path


def keep(game: Game, controllers: list[str], path: Path) -> None:
    """Save the current state of a game."""
    record.save(record.of_game(game, controllers), path)


def program() -> str:
    """The command as people type it."""
    return sys.argv[0] if Path(sys.argv[0]).name == "citywright" else "citywright"


def resume_command(game: str, path: Path, options: list[str]) -> str:
    """The command that continues a saved game."""
    file = [] if path.parent == folder() else [str(path)]
    return shlex.join([program(), "play", game, "--resume", *file, *options])
