"""From arguments to a game's options."""

import argparse
from pathlib import Path

from citywright.errors import Impossible
from citywright.game import Rules, rules_named
from citywright.games.streets import Options, tables
from citywright.words import Words


def options_of(arguments: argparse.Namespace, players: int) -> Options:
    """The options that the arguments ask for, checked."""
    rules_named(arguments.game)
    options = Options(
        players=arguments.players or players,
        edition=arguments.edition,
        modules=arguments.modules,
        difficulty=arguments.difficulty,
        consultants=arguments.consultants,
        first=arguments.first,
        tiles=tiles_of(arguments) or tables.HOUSE_TILES,
    )
    if faults := list(options.faults()):
        raise Impossible(faults)
    tables.load(options.tiles)
    return options


def tiles_of(arguments: argparse.Namespace) -> Path | None:
    """The tile file that the arguments name."""
    return Path(arguments.tiles) if arguments.tiles else None


def bots_of(names: tuple[str, ...], rules: Rules) -> list[str]:
    """Names of bots, checked."""
    for name in names:
        if name not in rules.POLICIES:
            raise Impossible([f"no bot {name!r}; there are {', '.join(rules.POLICIES)}"])
    return list(names)


def seat_names(options: Options, say: Words) -> list[str]:
    """What seats are called in a language unless their players give names."""
    if options.solo:
        return [say("player-alone"), say("player-grifter")]
    return [say("player-name", n=n) for n in range(1, options.players + 1)]
