"""The arguments of `citywright puzzles`: to find puzzles in games between bots, check them, and choose some."""

import argparse
from functools import partial
from typing import Any

from citywright.cli.arguments import add_language, whole_number
from citywright.games import GAMES


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """Add the actions, each with its arguments."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))
    for game in GAMES:
        does = f"find puzzles in games of {game.capitalize()} between bots"
        _add(actions, game, does, partial(add_drawn, game=game), add_hunt)
    _add(actions, "check", "search every puzzle of a file again, and report those that are not confirmed", add_check)
    _add(actions, "choose", "choose the most varied puzzles of a file, and rate them", add_choose)


def _add(actions: Any, name: str, does: str, *add: Any) -> None:
    actions.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.", add=(*add, add_language))


def add_drawn(parser: argparse.ArgumentParser, game: str) -> None:
    """Add the options of a game."""
    from citywright.cli.options import add_drawn_options

    add_drawn_options(parser, game)
    parser.set_defaults(game=game)


def add_hunt(parser: argparse.ArgumentParser) -> None:
    """Add what to look for."""
    add_number(parser)
    parser.add_argument("--seed", metavar="S", help="any text; the same seed gives the same puzzles")
    add_simulations(parser, "simulations of each search (default: 2000)")
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="append the puzzles to this file as they are found; the same command continues a run",
    )
    add_jobs(parser)


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add what to check, and how."""
    parser.add_argument("file", metavar="FILE", help="a file of puzzles")
    add_simulations(parser, "simulations of each search (default: ten times those with which the puzzles were found)")
    parser.add_argument("--out", metavar="FILE", help="write the confirmed puzzles to this file, with the new figures")
    add_jobs(parser)


def add_choose(parser: argparse.ArgumentParser) -> None:
    """Add what to choose from."""
    parser.add_argument("file", metavar="FILE", help="a file of puzzles")
    add_number(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="write the puzzles to this file")


def add_number(parser: argparse.ArgumentParser) -> None:
    """Add the number of puzzles."""
    parser.add_argument(
        "--puzzles", type=whole_number(1, 100_000), default=100, metavar="K", help="number of puzzles (default: 100)"
    )


def add_simulations(parser: argparse.ArgumentParser, about: str) -> None:
    """Add the number of simulations."""
    parser.add_argument("--simulations", type=whole_number(60, 10_000_000), metavar="N", help=about)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the number of processes."""
    parser.add_argument(
        "--jobs",
        type=whole_number(1, 1024),
        metavar="J",
        help="number of processes that search at the same time (default: one per core)",
    )
