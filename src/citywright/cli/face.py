"""How the terminal shows a game: each game has a folder here, with such a face in it."""

from typing import Any, Protocol, cast

from citywright.bots import LEVELS, bot
from citywright.bots.named import OWN
from citywright.cli.choice import Choice
from citywright.game import Game
from citywright.games import module_of
from citywright.words import Words


class Face(Protocol):
    """What the commands need to know of a game."""

    Screen: Any  # shows a game: Screen(console, say, plain).show(game, seat, marks)
    UNTOLD: tuple[str, ...]  # events that the screen shows anyway, left out of what is told while playing

    def seat_names(self, options: Any, say: Words) -> list[str]:
        """What seats are called in a language unless their players give names."""

    def choice(self, game: Game, seat: int, say: Words) -> Choice:
        """The decision a seat has to make."""

    def inspect(self, s: Any, options: Any, names: list[str], say: Words) -> dict[str, Any]:
        """What a position holds."""

    def show_found(self, found: dict[str, Any], names: list[str], say: Words) -> None:
        """Print what a position holds."""

    def position(self, game: Game) -> dict[str, Any]:
        """A game as it stands, as a position that people write."""

    def frame(self, options: Any) -> dict[str, Any]:
        """The options of a simulation, for programs."""

    def frame_words(self, options: Any, say: Words) -> str:
        """The options of a simulation, for people."""


def face_of(game: str) -> Face:
    """The face of a game."""
    return cast(Face, module_of(game, "cli", "face"))


def bots_of(names: tuple[str, ...]) -> list[str]:
    """Names of bots, checked."""
    for name in names:
        bot(name)
    return list(names)


def bot_name(spec: str, say: Words) -> str:
    """What a bot is called: ours in the player's language, others as they call themselves."""
    name, _, budget = spec.partition(":")
    ours = say(f"bot-{name}") if name in (*LEVELS, *OWN) else name
    return f"{ours} {budget}" if budget else ours
