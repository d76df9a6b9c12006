"""Streets in the terminal."""

from typing import Any

from citywright.cli.streets.choice import choice
from citywright.cli.streets.inspect import inspect, show_found
from citywright.games.streets import Options
from citywright.screens.streets import Screen
from citywright.words import Words

__all__ = ["Screen", "choice", "inspect", "options_data", "options_words", "show_found"]

UNTOLD: tuple[str, ...] = ("top", "turned-up", "sign-home")


def options_data(options: Options) -> dict[str, Any]:
    """The options of a simulation, for programs."""
    return {"edition": options.edition, "modules": list(options.modules)}


def options_words(options: Options, say: Words) -> str:
    """The options of a simulation, for people."""
    modules = ", ".join(say(f"module-{module}") for module in options.modules or ["none"])
    return say("streets-frame", edition=options.edition, modules=modules)
