"""Townies in the terminal: the arguments of its commands. `face` shows the game; it loads when it is first used."""

import argparse

from citywright.cli.arguments import Adder, add_language, words_list

PLAYERS = "1 to 5; 1 plays solo"


def add_options(group: argparse._ActionsContainer) -> None:
    """The options of a new game."""
    group.add_argument("--mode", default="full", metavar="M", help="first, second or full (default)")
    group.add_argument("--individual", choices=("yes", "no"), help="individual goals (default: as the mode says)")
    group.add_argument("--additional", metavar="G", help="additional goal: a name such as hub, random or none")
    group.add_argument("--bonus", metavar="B", help="bonus card: a name such as funding, random or none")
    group.add_argument(
        "--starts", type=words_list, default=(), metavar="C", help="starting markers, one a player, such as red,random"
    )


def add_files(group: argparse._ActionsContainer) -> None:
    """Components that are not ours."""
    group.add_argument("--map", metavar="FILE", help="a map file of your own")
    group.add_argument("--shapes", metavar="FILE", help="a shape file of your own")
    group.add_argument("--cards", metavar="FILE", help="a card file of your own")


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """The options of `sheet`."""
    add_files(parser)
    parser.add_argument("--out", default="townies-sheet.pdf", metavar="FILE.pdf", help="default: townies-sheet.pdf")
    parser.add_argument("--force", action="store_true", help="write over a file that is already there")
    parser.add_argument("--paper", type=str.lower, choices=("a4", "letter"), default="a4", help="default: a4")
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="sheets on a page (default: 1)")
    add_language(parser)


COMMANDS: dict[str, tuple[Adder, str]] = {  # that only this game brings: what adds its options, and what it does
    "sheet": (add_sheet, "draw a map sheet of Townies to print"),
}
