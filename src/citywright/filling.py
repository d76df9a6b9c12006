"""Plain data that a person wrote, filled into records by the tables of `description`.

What is left out, or null, has its default. All faults of form are collected, each with the path to the data that are
wrong. The client does the same: web/src/engine/filling.ts.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from citywright.description import Described, Lookup, Words

Data: TypeAlias = dict[str, Any]
Fault: TypeAlias = dict[str, Any]  # `fault`: what is wrong; `path` to it, and values for its message
Path: TypeAlias = tuple[str | int, ...]
Rows: TypeAlias = tuple[int, ...]  # of a field: one for each list around it

FEW = 12  # words that are all told; of more, only one that was perhaps meant
NONE = -1


def filled(described: Described, data: Any, look: Lookup) -> tuple[Any, list[Fault]]:
    """A record with data of a person, and what is wrong with their form."""
    filling = Filling(described.new(), look.words)
    filling.node(described.node.table, data, (), ())
    return filling.record, filling.faults


class Filling:
    """Fills a record."""

    def __init__(self, record: Any, words: Words):
        self.record, self.words = record, words
        self.faults: list[Fault] = []

    def node(self, table: Sequence[Any], data: Any, path: Path, rows: Rows) -> None:
        """Fill in what a node describes."""
        kind, *rest = table
        getattr(self, "fill_" + kind.replace("-", "_"))(data, path, rows, *rest)

    def wrong(self, fault: str, path: Path, **values: Any) -> None:
        """Note a fault."""
        self.faults.append({"fault": fault, "path": list(path), **values})

    def put(self, field: str, rows: Rows, value: Any) -> None:
        """Write to a field, or to a row of it."""
        if rows:
            self.record[field][rows] = value
        else:
            self.record[field] = value

    def fill_constant(self, data: Any, path: Path, rows: Rows, text: str) -> None:
        """Data that can only be one text."""
        if data not in (None, text):
            self.wrong("word", path, value=data, known=[text])

    def fill_apart(self, data: Any, path: Path, rows: Rows) -> None:
        """Data that no record holds."""

    def fill_number(self, data: Any, path: Path, rows: Rows, field: str, limits: Data) -> None:
        """A number within limits, or a list of them."""
        low, high, shape = limits["low"], limits["high"], self.record.dtype[field].shape[len(rows) :]
        if data is None and "needed" not in limits:
            return self.put(field, rows, limits.get("absent", 0))
        if shape and isinstance(data, list) and len(data) == shape[0] and all(is_whole(n, low, high) for n in data):
            return self.put(field, rows, [int(n) for n in data])
        if not shape and is_whole(data, low, high):
            return self.put(field, rows, int(data))
        self.put(field, rows, limits.get("absent", 0))
        size = {"n": shape[0]} if shape else {}
        return self.wrong("numbers" if shape else "number", path, value=data, low=low, high=high, **size)

    def fill_index(self, data: Any, path: Path, rows: Rows, field: str, limits: Data) -> None:
        """A number from 0, or NONE."""
        self.fill_number(data, path, rows, field, {"low": 0, "absent": NONE, **limits})

    def fill_flag(self, data: Any, path: Path, rows: Rows, field: str, limits: Data | None = None) -> None:
        """Yes or no."""
        if not isinstance(data, bool | None):
            self.wrong("flag", path, value=data)
        self.put(field, rows, data if isinstance(data, bool) else (limits or {}).get("absent", 0))

    def fill_word(self, data: Any, path: Path, rows: Rows, field: str, table: str, limits: Data | None = None) -> None:
        """The number of a word, or NONE."""
        absent = (limits or {}).get("absent", NONE)
        if data is None and "needed" not in (limits or {}):
            return self.put(field, rows, absent)
        return self.put(field, rows, self.number_of(data, table, path, absent))

    def number_of(self, data: Any, table: str, path: Path, otherwise: int = NONE) -> int:
        """The number of a word; if there is no such word, that is noted."""
        words = self.words[table]
        if isinstance(data, str) and data in words:
            return words.index(data)
        known = [each for each in words if each is not None]
        if len(known) > FEW:
            self.wrong("name", path, value=data, close=closest(data, known))
        else:
            self.wrong("word", path, value=data, known=known)
        return otherwise

    def members(self, data: Any, path: Path, table: str) -> list[tuple[int, str, Any]]:
        """What is under words: their numbers, too. If there is no such word, that is noted."""
        words, found = self.words[table], []
        known = [each for each in words if each is not None]
        for name, each in self.object(data, path).items():
            if name in known:
                found.append((words.index(name), name, each))
            elif len(known) > FEW:
                self.wrong("key", path, field=name, close=closest(name, known))
            else:
                self.wrong("field", path, field=name, known=known)
        return found

    def object(self, data: Any, path: Path) -> Data:
        """Data under names; nothing if they are something else, which is noted."""
        if data is not None and not isinstance(data, dict):
            self.wrong("object", path, value=data)
        return data if isinstance(data, dict) else {}

    def fill_counts(self, data: Any, path: Path, rows: Rows, field: str, table: str, limits: Data) -> None:
        """How many there are of each word; none of those that are left out."""
        counts = [0] * self.record.dtype[field].shape[-1]
        for number, name, n in self.members(data, path, table):
            if is_whole(n, 0, limits["high"]):
                counts[number] = int(n)
            else:
                self.wrong("number", (*path, name), value=n, low=0, high=limits["high"])
        self.put(field, rows, counts)

    fill_some = fill_counts

    def fill_list(self, data: Any, path: Path, rows: Rows, count: str, node: Sequence[Any], limits: Data) -> None:
        """One row after the other."""
        if data is not None and not isinstance(data, list):
            self.wrong("list", path, value=data)
        given = data if isinstance(data, list) else [None] * limits.get("absent", 0)
        most, fewest = limits["most"], limits.get("fewest", 0)
        if not fewest <= len(given) <= most:
            self.wrong("rows", path, n=len(given), fewest=fewest, most=most)
        for row, each in enumerate(given[:most]):
            self.node(node, each, (*path, row), (*rows, row))
        self.put(count, rows, min(len(given), most))

    def fill_map(
        self, data: Any, path: Path, rows: Rows, count: str, key: str, table: str, node: Sequence[Any]
    ) -> None:
        """One row for each word."""
        members = self.members(data, path, table)
        for row, (number, name, each) in enumerate(members):
            self.put(key, (*rows, row), number)
            self.node(node, each, (*path, name), (*rows, row))
        self.put(count, rows, len(members))

    def fill_object(self, data: Any, path: Path, rows: Rows, nodes: dict[str, Sequence[Any]]) -> None:
        """Data under names."""
        given = self.object(data, path)
        if data is not None and given is not data:
            return
        for name in given:
            if name not in nodes:
                self.wrong("field", path, field=name, known=sorted(nodes))
        for name, node in nodes.items():
            self.node(node, given.get(name), (*path, name), rows)

    def fill_null_unless(self, data: Any, path: Path, rows: Rows, there: str, node: Sequence[Any]) -> None:
        """Data that may be absent: a flag says so. It may be a field that they fill in themselves."""
        self.put(there, rows, data is not None)
        if data is not None:
            self.node(node, data, path, rows)

    fill_omit_unless = fill_null_unless

    def fill_either(
        self, data: Any, path: Path, rows: Rows, which: str, one: Sequence[Any], other: Sequence[Any]
    ) -> None:
        """The first kind of data is an object; the second is none."""
        self.put(which, rows, isinstance(data, dict))
        self.node(one if isinstance(data, dict) else other, data, path, rows)


def is_whole(data: Any, low: int, high: int) -> bool:
    """Whether data are a whole number within limits; 3.0 is one, too: the client cannot tell it from 3."""
    whole = type(data) is int or (isinstance(data, float) and data.is_integer())
    return whole and low <= data <= high


def closest(data: Any, words: Sequence[str]) -> str:
    """The word that was perhaps meant: at most every third letter is wrong. Nothing if there is none."""
    if not isinstance(data, str):
        return ""
    best = min(words, key=lambda word: distance(data, word))
    return best if 3 * distance(data, best) <= len(data) else ""


def distance(one: str, other: str) -> int:
    """How many letters have to be put in, left out or exchanged to make one word of another (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row = row, [i]
        for j, wanted in enumerate(other, 1):
            row.append(min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != wanted)))
    return row[-1]
