"""Streets in the terminal: the arguments of its commands. `face` shows the game; it loads when it is first used."""

import argparse

from citywright.cli.arguments import Adder, whole_number, words_list

COMMANDS: dict[str, tuple[Adder, str]] = {}  # that only this game brings
PLAYERS = "1 to 5; 1 plays against the Grifter"


def add_options(group: argparse._ActionsContainer) -> None:
    """The options of a new game."""
    group.add_argument("--edition", default="2021", metavar="E", help="2021 (default), draft-1.0.7 or ru")
    group.add_argument("--modules", type=words_list, default=(), metavar="M", help="business, consultants, or both")
    group.add_argument("--difficulty", default="normal", metavar="D", help="solo: easy, normal (default) or hard")
    group.add_argument(
        "--consultants", type=words_list, default=(), metavar="C", help="one a player, such as hacker,random"
    )
    group.add_argument("--first", type=whole_number(1, 5), metavar="P", help="who goes first (default: random)")


def add_files(group: argparse._ActionsContainer) -> None:
    """Components that are not ours."""
    group.add_argument("--tiles", metavar="FILE", help="a tile file of your own")
