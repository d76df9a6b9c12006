"""How the terminal shows a game: each game has a folder here that contains a `Face`."""

from typing import Any, Protocol, cast

from citywright.bots import LEVELS, bot
from citywright.bots.named import OWN
from citywright.cli.choice import Choice
from citywright.game import Game
from citywright.games import module_of
from citywright.options import GameOptions
from citywright.rules import Rules
from citywright.telling import shown_bot
from citywright.words import Words


class Face(Protocol):
    """What the commands need from a game."""

    Screen: Any  # shows a game: Screen(console, say, plain).show(game, seat, marks)
    UNTOLD: tuple[str, ...]  # events that the screen shows anyway, so they are not printed while playing

    def choice(self, game: Game, seat: int, say: Words) -> Choice:
        """The decision a seat has to make."""

    def inspect(self, s: Any, options: Any, names: list[str], say: Words) -> dict[str, Any]:
        """The facts about a position."""

    def show_found(self, found: dict[str, Any], names: list[str], say: Words) -> None:
        """Print the facts about a position."""

    def options_data(self, options: Any) -> dict[str, Any]:
        """The options of a simulation, for programs."""

    def options_words(self, options: Any, say: Words) -> str:
        """The options of a simulation, for people."""


def face_of(game: str) -> Face:
    """The face of a game."""
    return cast(Face, module_of(game, "cli", "face"))


def seat_names(rules: Rules, options: GameOptions, say: Words) -> list[str]:
    """The default names of seats in a language."""
    if options.solo:
        return [say("player-alone"), *(say(f"automa-{automa}") for automa in rules.AUTOMAS)]
    return [say("player-name", n=n) for n in range(1, options.players + 1)]


def bots_of(names: tuple[str, ...]) -> list[str]:
    """Check names of bots."""
    for name in names:
        bot(name)
    return list(names)


def bot_name(spec: str, say: Words) -> str:
    """The name of a bot: ours in the player's language, others unchanged."""
    name, _, budget = spec.partition(":")
    ours = say(f"bot-{name}") if name in (*LEVELS, *OWN) else shown_bot(name, say)
    return f"{ours} {budget}" if budget else ours
