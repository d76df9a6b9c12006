"""Building blocks for arguments of commands. Nothing here loads a game, so help appears at once."""

import argparse
from collections.abc import Callable

Adder = Callable[[argparse.ArgumentParser], None]


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """An argument type: a whole number within limits."""

    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from {low} to {high}")
        return int(text)

    return read


def words_list(text: str) -> tuple[str, ...]:
    """An argument type: words separated by commas."""
    return tuple(word for word in text.replace(",", " ").split() if word != "none")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the option for JSON output."""
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option for the language."""
    from citywright.words import LANGUAGES

    parser.add_argument("--language", default="en", metavar="L", help=f"language: {', '.join(LANGUAGES)} (default: en)")
