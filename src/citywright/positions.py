"""Positions that people write as JSON: read into games, with all that is wrong at once, and written out again.

A game describes what can be said of a position by a record (`SKETCH`). `filling` reads JSON into it; the rules make a
game of it (`set_up`), and describe one in it (`describe`). What is wrong is told in `faults`.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from citywright.agreed import agreed, layout, with_numbers
from citywright.errors import Impossible, NotReadable
from citywright.events import WIDTH
from citywright.faults import told
from citywright.filling import Data, Fault, filled
from citywright.options import GameOptions
from citywright.rules import Rules
from citywright.words import words


class ImpossiblePosition(Impossible):
    """A position that cannot occur; `faults` says the same as `reasons`, as data."""

    def __init__(self, game: str, faults: list[Fault]):
        self.faults = faults
        super().__init__(told(game, fault, words()) for fault in faults)


class Laid(NamedTuple):
    """A position laid out. With faults, the record holds what could be laid, and is not to be played on."""

    options: Any
    state: Any
    faults: list[Fault]


def lay_out(rules: Rules, data: Any, **files: Path) -> Laid:
    """A position laid out; `files` are components that are not ours."""
    options = rules.Options(players=1, **files)
    look, pieces = options.box.lookup, rules.pieces_of(options.box)
    sketch, faults = filled(rules.SKETCH, data, look)
    numbers = np.zeros(1, layout(rules.Options))[0]
    start, rows = np.zeros(1, rules.STATE), np.zeros((rules.FAULT_ROWS, WIDTH), np.int64)
    rules.set_up(sketch, numbers, pieces, start, rows)
    found = look.bound(rules.FAULTS)
    for kind, *values in rows[1 : rows[0, 0] + 1].tolist():
        event = found[kind].read(values, rules.NOBODY)
        faults.append({"fault": event.pop("event"), **event})
    return Laid(with_numbers(options, numbers), start[0], faults)


def load(rules: Rules, data: Any, **files: Path) -> tuple[Any, Any]:
    """The options and the record of a position. An impossible one is refused with all reasons."""
    if not isinstance(data, dict):
        raise NotReadable(f'a position is a JSON object such as {{"game": "{rules.NAME}", "seats": [...]}}')
    if data.get("game", rules.NAME) != rules.NAME:
        raise NotReadable(f"this is a position of {data['game']!r}, not of {rules.NAME}")
    options, state, faults = lay_out(rules, data, **files)
    if faults:
        raise ImpossiblePosition(rules.NAME, faults)
    return options, state


def to_json(rules: Rules, s: Any, options: GameOptions, names: list[str]) -> Data:
    """A position as people write it, all hands face up."""
    sketch = rules.SKETCH.new()
    rules.describe(s, agreed(options), sketch)
    data: Data = rules.SKETCH.read(sketch, options.box.lookup)
    for seat, name in zip(data["seats"], names, strict=False):
        seat["name"] = name
    return data


def names_in(data: Data, usual: list[str]) -> list[str]:
    """The names that a position gives its seats; others have their usual ones."""
    given = [(seat or {}).get("name") for seat in data.get("seats") or []]
    return [name if isinstance(name, str) and name.strip() else other for name, other in zip_longest(given, usual)]
