"""Townies in the terminal, and the arguments of its own command. `face` shows the game; it is loaded on first use."""

import argparse

from citywright.cli.arguments import Adder, add_language


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Add the options of `sheet`."""
    from citywright.cli.options import add_files

    add_files(parser, "townies")
    parser.add_argument(
        "--out", default="townies-sheet.pdf", metavar="FILE.pdf", help="file to write (default: townies-sheet.pdf)"
    )
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument(
        "--paper", type=str.lower, choices=("a4", "letter"), default="a4", help="paper size (default: a4)"
    )
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="sheets per page (default: 1)")
    add_language(parser)


COMMANDS: dict[
    str, tuple[Adder, str]
] = {  # commands that only this game has: what adds their options, and what they do
    "sheet": (add_sheet, "draw a map sheet of Townies to print"),
}
