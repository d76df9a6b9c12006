"""A position as text for people, as the terminal shows it and environments render it."""

import io
from typing import Any

from rich.console import Console

from citywright.game import Game
from citywright.games import module_of
from citywright.words import words

WIDTH = 160


def screen_of(game: str) -> Any:
    """What shows a game: `screen_of("streets")(console, say, plain).show(game, seat)`."""
    return module_of(game, "screens").Screen


def drawn(game: Game, seat: int | None = None, language: str = "en") -> str:
    """A game as a seat sees it, or a spectator, in characters and colours for a terminal."""
    file = io.StringIO()
    console = Console(file=file, width=WIDTH, force_terminal=True, color_system="truecolor")
    screen_of(game.rules.NAME)(console, words(language), plain=False).show(game, seat)
    return file.getvalue()
