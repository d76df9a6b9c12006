"""Events and moves in sentences, those of the log citing their rules, in the terminal and in the browser."""

from collections.abc import Sequence
from functools import reduce
from importlib import import_module
from typing import Any

from citywright.words import Words

Data = dict[str, Any]


def sentence(game: str, event: Data, names: Sequence[str], words: Words) -> str:
    """What an event of a game says."""
    return str(import_module(f"citywright.telling.{game}").sentence(event, names, words))


def log_lines(game: str, log: Sequence[Data], names: Sequence[str], words: Words) -> list[str]:
    """The sentences of a log, each with the section of the rules it follows."""
    return [f"{sentence(game, event, names, words)} §{event['rule']}" for entry in log for event in entry["events"]]


def names_joined(names: Sequence[str], words: Words) -> str:
    """Names of players: Ann and Bob."""
    return reduce(lambda some, name: words("names-and", names=some, name=name), names)
