"""Townies in the terminal: the arguments of its own command. `face` shows the game; it loads when it is first used."""

import argparse

from citywright.cli.arguments import Adder, add_language


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """The options of `sheet`."""
    from citywright.cli.options import add_files

    add_files(parser, "townies")
    parser.add_argument("--out", default="townies-sheet.pdf", metavar="FILE.pdf", help="default: townies-sheet.pdf")
    parser.add_argument("--force", action="store_true", help="write over a file that is already there")
    parser.add_argument("--paper", type=str.lower, choices=("a4", "letter"), default="a4", help="default: a4")
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="sheets on a page (default: 1)")
    add_language(parser)


COMMANDS: dict[str, tuple[Adder, str]] = {  # that only this game brings: what adds its options, and what it does
    "sheet": (add_sheet, "draw a map sheet of Townies to print"),
}
