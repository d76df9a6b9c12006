"""The options of games as command-line arguments, and options from parsed arguments."""

import argparse
from collections.abc import Callable
from typing import Any

from citywright.errors import Impossible, NotReadable
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.options import GameOptions, Option, rows
from citywright.words import words

HELP = {  # by kind; the parts in braces follow from the option
    "number": "{label}: {first} to {last}",
    "player": "{label}: a player's number (default: random)",
    "one": "{label}: {values}",
    "some": "{label}: {values}; separate several with commas",
    "each": "{label}: one for each player, such as {first},random",
    "card": "{label}: random, none or a name such as {first} (default: as the {by} says)",
    "switch": "{label}: yes or no (default: as the {by} says)",
    "file": "{label}",
}


def add_options(parser: argparse.ArgumentParser, game: str) -> None:
    """Add the options of a new game."""
    group = parser.add_argument_group("set-up")
    for row in rows(rules_named(game).Options):
        add_option(group, game, row)
    group.add_argument("--seed", metavar="S", help="any text; the same seed gives the same draws")


def add_drawn_options(parser: argparse.ArgumentParser, game: str) -> None:
    """Add the options of games that are drawn where none is given. The components are always ours."""
    group = parser.add_argument_group("set-up", "each option that is not given is drawn for every game")
    for row in rows(rules_named(game).Options):
        if row.kind != "file":
            add_option(group, game, row)


def options_given(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options in the arguments, without files."""
    named = [row.name for row in rows(rules_named(arguments.game).Options) if row.kind != "file"]
    return {name: getattr(arguments, name) for name in named if getattr(arguments, name) is not None}


def add_files(parser: argparse.ArgumentParser, *games: str) -> None:
    """Add the options for your own component files, of the games named or of all games; games may share a name."""
    files: dict[str, tuple[str, Option]] = {}
    for game in games or GAMES:
        for row in rows(rules_named(game).Options):
            if row.kind == "file":
                files.setdefault(row.name, (game, row))
    for game, row in files.values():
        add_option(parser, game, row)


def add_option(group: argparse._ActionsContainer, game: str, row: Option) -> None:
    """Add an option; None means that it was not given."""
    metavar = "FILE" if row.kind == "file" else "N" if row.kind == "number" else row.name[0].upper()
    group.add_argument(f"--{row.name}", type=reader(row), metavar=metavar, help=help_of(game, row))


def reader(row: Option) -> Callable[[str], Any]:
    """An argument type: the values of an option."""

    def read(text: str) -> Any:
        try:
            return row.read(text)
        except NotReadable as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read


def help_of(game: str, row: Option) -> str:
    """The help text of an option."""
    label, values = words()(f"{game}-option-{row.name}"), row.values or ("",)
    text = HELP[row.kind].format(
        label=label[0].lower() + label[1:],
        values=", ".join(f"{value} (default)" if value == row.default else value for value in values),
        first=values[0],
        last=values[-1],
        by=row.by,
    )
    return f"{text}; with --{row.when.option} {row.when.value}" if row.when else text


def options_asked(arguments: argparse.Namespace, players: int) -> Any:
    """The options in the arguments, checked; `players` is the number of players if none is given."""
    kind = rules_named(arguments.game).Options
    given = {row.name: getattr(arguments, row.name) for row in rows(kind)}
    options = kind(**{"players": players, **{name: value for name, value in given.items() if value is not None}})
    if faults := list(options.faults()) or idle(options):
        raise Impossible(faults)
    _ = options.box  # refuses a broken file before anything is written
    return options


def idle(options: GameOptions) -> list[str]:
    """Messages about options that were given but have no effect with the others."""
    return [
        f"--{row.name} {row.write(value)} has no effect here; add --{row.when.option} {row.when.value}"
        for row in rows(type(options))
        if row.when and not row.applies(options) and (value := getattr(options, row.name)) != row.default
    ]


def files_named(arguments: argparse.Namespace, game: str) -> dict[str, Any]:
    """The data files of a game named in the arguments."""
    named = {row.name: getattr(arguments, row.name) for row in rows(rules_named(game).Options) if row.kind == "file"}
    return {name: file for name, file in named.items() if file}
