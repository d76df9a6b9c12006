"""Streets in the terminal. `face` shows the game; it loads when it is first used."""

from citywright.cli.arguments import Adder

COMMANDS: dict[str, tuple[Adder, str]] = {}  # that only this game brings
