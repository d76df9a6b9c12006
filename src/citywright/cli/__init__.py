"""The command `citywright`. A subcommand is loaded only when it is run, so help appears at once."""

import argparse
import sys
import warnings
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

from citywright import __version__
from citywright.cli.arguments import Adder, add_json, add_language, whole_number, words_list
from citywright.errors import CitywrightError, Impossible
from citywright.games import GAMES, module_of

WRONG_INPUT = 2
INTERRUPTED = 130
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line. A command gets its options only when it is named, because the options of a
    game load the game."""

    def __init__(self, *args: Any, add: Sequence[Adder] = (), **kwargs: Any):
        super().__init__(*args, **kwargs)
        self.waiting = list(add)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        while self.waiting:
            self.waiting.pop(0)(self)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(WRONG_INPUT)


def add_game(parser: argparse.ArgumentParser, game: str) -> None:
    """Add the options of a new game."""
    from citywright.cli.options import add_options

    add_options(parser, game)


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the options for your own component files, of every game."""
    from citywright.cli.options import add_files

    add_files(parser)


def add_play(parser: argparse.ArgumentParser) -> None:
    """Add the options of `play`, for any game."""
    parser.add_argument(
        "--bots",
        type=words_list,
        metavar="B",
        help="bots for the last seats, such as master,greedy, or none (default: regular). With --resume, these replace "
        "the bots of the saved game. Levels: first-timer, casual, regular, expert, master",
    )
    parser.add_argument(
        "--names", type=words_list, default=(), metavar="N", help="the players' names, separated by commas"
    )
    parser.add_argument("--save", metavar="FILE", help="save the game to this file after every move")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="continue a saved game (default: the last one you left)"
    )
    parser.add_argument(
        "--plain", action="store_true", help="print plain sentences without drawings, for screen readers"
    )
    add_language(parser)


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """Add the options of `simulate`, for any game."""
    parser.add_argument(
        "--games", type=whole_number(1, 10_000_000), default=1000, metavar="K", help="number of games (default: 1000)"
    )
    parser.add_argument(
        "--bots", type=words_list, default=("random",), metavar="B", help="one bot for all seats, or one for each seat"
    )
    parser.add_argument("--records", metavar="DIR", help="write every game to a file in this folder")
    parser.add_argument(
        "--out", metavar="DIR", help="store the results in this folder; the same command continues a run"
    )
    parser.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT of its head, auto, or no value to start one on this machine",
    )
    add_json(parser)
    add_language(parser)


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Add the options of `arena`, for any game."""
    parser.add_argument(
        "--bots",
        type=words_list,
        metavar="B",
        help="the bots that meet, such as greedy,search:200; name a bot twice to play exactly this line-up",
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, 10_000_000),
        metavar="K",
        help="number of games, rounded up to whole rounds (default: 100)",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, 1024),
        metavar="J",
        help="number of processes that play at the same time (default: one per core)",
    )
    parser.add_argument("--out", metavar="DIR", help="store the games in this folder; the same command continues a run")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="DIR", help="continue a run (default: the last unfinished one)"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the results to an .svg or .png file")
    add_json(parser)
    add_language(parser)


def add_inspect(parser: argparse.ArgumentParser) -> None:
    """Add the options of `inspect`."""
    parser.add_argument("position", metavar="POSITION.json", help="a position file; - reads standard input")
    add_files(parser)
    add_json(parser)
    add_language(parser)


def add_replay(parser: argparse.ArgumentParser) -> None:
    """Add the options of `replay`."""
    parser.add_argument("file", metavar="FILE", help="a game file")
    parser.add_argument(
        "--to", type=whole_number(0, 100_000), metavar="N", help="stop after move N, as the file numbers them"
    )
    parser.add_argument("--log", action="store_true", help="print the log of the whole game")
    parser.add_argument(
        "--verify", action="store_true", help="check every draw and every roll of a finished game against its seed"
    )
    add_files(parser)
    parser.add_argument("--plain", action="store_true", help="print plain sentences without drawings")
    add_json(parser)
    add_language(parser)


def add_review(parser: argparse.ArgumentParser) -> None:
    """Add the options of `review`."""
    parser.add_argument("file", metavar="FILE", help="a game file, finished or not")
    parser.add_argument(
        "--simulations",
        type=whole_number(60, 1_000_000),
        metavar="N",
        help="simulations per decision, and as many again to compare two moves (default: as many as take about a "
        "minute on two cores)",
    )
    parser.add_argument(
        "--plot",
        metavar="FILE",
        help="draw the course of the game to an .svg or .png file (default: next to the game file)",
    )
    add_files(parser)
    add_json(parser)
    add_language(parser)


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """Add the actions of `puzzles`."""
    from citywright.cli.puzzle_arguments import add_puzzles

    add_puzzles(parser)


def add_serve(parser: argparse.ArgumentParser) -> None:
    """Add the options of `serve`; docs/server.md lists the settings without an option."""
    parser.add_argument(
        "--host", metavar="H", help="address to listen on (default: 127.0.0.1; 0.0.0.0 lets other machines connect)"
    )
    parser.add_argument("--port", type=whole_number(1, 65535), metavar="P", help="port (default: 8000)")
    parser.add_argument(
        "--database", metavar="D", help="an SQLite file (default: in your data folder), or postgresql://..."
    )
    parser.add_argument("--workers", type=whole_number(1, 64), metavar="W", help="number of processes (default: 1)")


def add_site(parser: argparse.ArgumentParser) -> None:
    """Add the options of `site`."""
    parser.add_argument(
        "--out",
        required=True,
        metavar="DIR",
        help="write the site to this folder, which must be new or empty, or have such a site in it, which is replaced",
    )


def add_admin(parser: argparse.ArgumentParser) -> None:
    """Add the actions of `admin`."""
    from citywright.cli.admin.arguments import add_admin

    add_admin(parser)


COMMANDS: dict[str, tuple[Adder, str, bool]] = {  # what adds its options, what it does, whether it needs a game
    "play": (add_play, "play in the terminal", True),
    "simulate": (add_simulate, "play many games between bots", True),
    "arena": (add_arena, "let bots meet in many games and rate them", True),
    "inspect": (add_inspect, "explain a position", False),
    "replay": (add_replay, "check and show a game file", False),
    "review": (add_review, "say what each choice of a game cost, and what was luck", False),
    "puzzles": (add_puzzles, "find positions with one clearly best move, and check them", False),
    "serve": (add_serve, "start the server for playing in the browser", False),
    "admin": (add_admin, "look after the tables, people and database of a server", False),
    "site": (add_site, "write a static site that plays in the browser without a server", False),
}


def add_command(commands: Commands, name: str, does: str, module: str, *add: Adder) -> Parser:
    """Add a command and the module that runs it."""
    command = commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.", add=add)
    command.set_defaults(module=module)
    return command


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="citywright", description="Play and study city-building games.")
    top.add_argument("--version", action="version", version=f"citywright {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, (add, does, of_one_game) in COMMANDS.items():
        if not of_one_game:
            add_command(commands, name, does, f"{__name__}.{name}", add)
            continue
        command = add_command(commands, name, does, f"{__name__}.{name}")
        games = command.add_subparsers(dest="game", metavar="GAME", required=True, parser_class=Parser)
        for game in GAMES:
            first = partial(add_game, game=game)
            title = f"{game.capitalize()}: {does}."
            games.add_parser(game, help=f"{does}: {game}", description=title, add=(first, add))
    for game in GAMES:
        for name, (add, does) in module_of(game, "cli").COMMANDS.items():
            add_command(commands, name, does, f"{__name__}.{game}.{name}", add)
    return top


def note(message: Warning | str, *_: object, **__: object) -> str:
    """Format a warning, such as one about a tile file, as one line."""
    return f"citywright: note: {message}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Any bad input prints one line and returns status 2."""
    options = parser().parse_args(arguments)
    warnings.formatwarning = note
    try:
        import_module(options.module).run(options)
    except Impossible as error:
        print(f"citywright: {'; '.join(error.reasons)}", file=sys.stderr)
        return WRONG_INPUT
    except CitywrightError as error:
        print(f"citywright: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print("\ncitywright: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return INTERRUPTED
    return 0
