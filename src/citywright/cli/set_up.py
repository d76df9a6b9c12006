"""From arguments to a game's options."""

import argparse
import warnings
from pathlib import Path

from citywright.errors import Impossible
from citywright.game import Rules, rules_named
from citywright.games.streets import Options


def options_of(arguments: argparse.Namespace, players: int) -> Options:
    """The options that the arguments ask for, checked."""
    rules_named(arguments.game)
    chosen = {"tiles": Path(arguments.tiles)} if arguments.tiles else {}
    options = Options(
        players=arguments.players or players,
        edition=arguments.edition,
        modules=arguments.modules,
        difficulty=arguments.difficulty,
        consultants=arguments.consultants,
        first=arguments.first,
        **chosen,
    )
    if faults := list(options.faults()):
        raise Impossible(faults)
    return options


def bots_of(names: tuple[str, ...], rules: Rules) -> list[str]:
    """Names of bots, checked."""
    for name in names:
        if name not in rules.POLICIES:
            raise Impossible([f"no bot {name!r}; there are {', '.join(rules.POLICIES)}"])
    return list(names)


def show_warnings_in_one_line() -> None:
    """Warnings about a tile file are for people: one line, without the source."""
    warnings.formatwarning = lambda message, *_: f"citywright: note: {message}\n"
