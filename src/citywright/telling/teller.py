"""Turns events and moves of any game into sentences, by the game's table, which the browser reads, too.

A table is `GAME.json`:

- `names`: for each prefix of messages, the fields whose values it names, such as `tile-toy-store`. `absent` stands for
  no value. A value without a message goes by its own name, with `unnamed: title` in title case. `by: initial` takes the
  first letter alone. Lists are joined by plus signs; counts by name are told by the message `each`, or `no` if empty.
- `pairs`: fields with two numbers, and the names of both, which are told as text.
- `lists`: fields that are joined by blanks, and the name under which their length is told.
- `same`: other names under which a message gets a field.
- `extra`: more values, each told by a message of its own if all that it `needs` is there; `values` renames fields.
- `messages`: events and moves that have a message other than `GAME-EVENT` or `GAME-move-KIND`, if all that it `needs`
  is there and the message exists.
- `continues`: events told in the same line as the one before, if that is of this kind.
- `explaining`: events that explain points.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from citywright.event_data import Happened
from citywright.faults import told
from citywright.filling import Fault
from citywright.moves import Move
from citywright.names import word
from citywright.words import Words

Data = dict[str, Any]
HERE = Path(__file__).parent


class Teller:
    """Tells one game."""

    def __init__(self, game: str):
        self.game = game
        self.table = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))

    def name(self, kind: str, value: Any, words: Words) -> str:
        """What something is called: one thing, several, or how many of each."""
        row = self.table["names"][kind]
        if isinstance(value, Mapping):
            counted = (words(row["each"], n=n, **{kind: self.name(kind, each, words)}) for each, n in value.items())
            return ", ".join(counted) or words(row["no"])
        if isinstance(value, list | tuple):
            return " + ".join(self.name(kind, each, words) for each in value)
        if not value:
            return str(row.get("absent", ""))
        message = f"{kind}-{value[0].lower() if row.get('by') == 'initial' else value}"
        if words.has(message):
            return words(message)
        return value.replace("-", " ").title() if row.get("unnamed") == "title" else str(value)

    def in_words(self, data: Mapping[str, Any], words: Words) -> Data:
        """Values for a message."""
        values = dict(data)
        for kind, row in self.table["names"].items():
            values |= {field: self.name(kind, values[field], words) for field in row["fields"] if field in values}
        for field, both in self.table["pairs"].items():
            values |= dict(zip(both, values.get(field) or (), strict=False))
            values |= {name: str(values[name]) for name in both if name in values}
        for field, length in self.table["lists"].items():
            if field in values:
                values[length], values[field] = len(values[field]), " ".join(values[field])
        values |= {name: "yes" if value else "no" for name, value in values.items() if isinstance(value, bool)}
        return values | {name: values[field] for name, field in self.table["same"].items() if field in values}

    def sentence(self, event: Happened, names: Sequence[str], words: Words) -> str:
        """What an event says."""
        values = self.in_words(event, words)
        if "seat" in event:
            values["seat"] = names[event["seat"]]
        for name, row in self.table["extra"].items():
            if has_all(event, row):
                renamed = {new: values[old] for new, old in row.get("values", {}).items()}
                values[name] = words(row["message"].format(**event), **values | renamed)
            else:
                values.setdefault(name, "")
        return words(self._message(event["event"], event, words), **values)

    def move_words(self, move: Move, words: Words) -> str:
        """A move as something to choose."""
        return words(self._message(f"move-{word(move.kind)}", vars(move), words), **self.in_words(vars(move), words))

    def fault(self, fault: Fault, words: Words) -> str:
        """What is wrong with a position. Faults of form name what a person wrote."""
        return told(self.game, fault if "path" in fault else self.in_words(fault, words), words)

    def why(self, events: Sequence[Happened], names: Sequence[str], words: Words) -> list[str]:
        """The sentences that explain points."""
        told = self.table["explaining"]
        return [self.sentence(event, names, words) for event in events if event["event"] in told]

    def _message(self, what: str, data: Mapping[str, Any], words: Words) -> str:
        row = self.table["messages"].get(what)
        if row and has_all(data, row) and words.has(own := row["message"].format(**data)):
            return own
        return f"{self.game}-{what}"


def has_all(data: Mapping[str, Any], row: Data) -> bool:
    """Whether data have all that a row of the table needs."""
    return all(data.get(field) not in (None, "") for field in row["needs"])


@cache
def teller(game: str) -> Teller:
    """How a game is told."""
    return Teller(game)
