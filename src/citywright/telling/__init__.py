"""Events and moves in sentences, those of the log citing their rules, in the terminal and in the browser."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from citywright.event_data import Happened
from citywright.game import Game
from citywright.telling.teller import teller
from citywright.words import Words

Data = dict[str, Any]


def sentence(game: str, event: Happened, names: Sequence[str], words: Words) -> str:
    """What an event of a game says."""
    return teller(game).sentence(event, names, words)


def move_told(game: Game, number: int, words: Words) -> str:
    """A move of a game in words."""
    move = game.rules.Move.parse(game.text_of(number))
    return teller(game.rules.NAME).move_words(move, words)


def log_lines(
    game: str, log: Sequence[Data], names: Sequence[str], words: Words, untold: Sequence[str] = ()
) -> list[str]:
    """The sentences of a log, each with the section of the rules it follows; what belongs together in one line.
    Events in `untold` are left out."""
    continues = teller(game).table["continues"]
    lines: list[str] = []
    before = None
    for event in (event for entry in log for event in entry["events"] if event["event"] not in untold):
        text = f"{sentence(game, event, names, words)} §{event['rule']}"
        if before and continues.get(event["event"]) == before:
            text = f"{lines.pop().rpartition(' §')[0]} {text}"
        lines.append(text)
        before = event["event"]
    return lines


def names_joined(names: Sequence[str], words: Words) -> str:
    """Names of players: Ann and Bob."""
    return reduce(lambda some, name: words("names-and", names=some, name=name), names)


def shown_bot(name: str, words: Words) -> str:
    """A bot under the name that was typed; an opponent that the rules move has one in every language."""
    automa = f"automa-{name}"
    return words(automa) if words.has(automa) else name
