"""Townies in the terminal."""

from typing import Any

from citywright.cli.townies.choice import choice
from citywright.cli.townies.inspect import inspect, show_found
from citywright.games.townies import Options
from citywright.screens.townies import Screen
from citywright.words import Words

__all__ = ["Screen", "choice", "inspect", "options_data", "options_words", "show_found"]

UNTOLD: tuple[str, ...] = ()


def options_data(options: Options) -> dict[str, Any]:
    """The options of a simulation, for programs."""
    settled = options.settled
    return {name: getattr(settled, name) for name in ("mode", "individual", "additional", "bonus")}


def options_words(options: Options, say: Words) -> str:
    """The options of a simulation, for people."""
    settled = options.settled
    cards = (("goal", settled.additional), ("bonus", settled.bonus))
    additional, bonus = (say(f"card-{card}" if say.has(f"card-{card}") else f"{kind}-{card}") for kind, card in cards)
    individual_words = say("yes" if settled.individual else "no")
    return say(
        "townies-frame",
        mode=say(f"mode-{options.mode}"),
        individual=individual_words,
        additional=additional,
        bonus=bonus,
    )
