"""Streets in the terminal. `face` shows the game; it is loaded on first use."""

from citywright.cli.arguments import Adder

COMMANDS: dict[str, tuple[Adder, str]] = {}  # commands that only this game has
