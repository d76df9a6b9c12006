"""Records and events as plain data, by tables that Python and TypeScript both read.

A *node* describes how fields of a record become plain data; nodes are nested as the data are. A *reader* does the same
for the numbers of an event. Both look words up in tables by name: those of a box, such as the ids of its tiles, and
those of the rules. The client has an interpreter of the same tables: web/src/engine/description.ts.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice
from operator import itemgetter
from typing import Any, Protocol, TypeAlias

import numpy as np

Words: TypeAlias = Mapping[str, Sequence[Any]]  # tables by name: what a number stands for
Read: TypeAlias = Callable[..., Any]  # of the values of some fields, or of some numbers


class Events(Protocol):
    """How the events of a game are read: `event_data.EventReader`."""

    def buffer(self, rows: Sequence[Sequence[int]], look: "Lookup") -> list[dict[str, Any]]:
        """A buffer of events as spectators see it."""


class Lookup:
    """What names are looked up in: tables of words, the texts of moves, and how events are read; all for one box.
    What was bound to it is kept."""

    def __init__(self, words: Words, texts: Mapping[int, str], events: Events):
        self.words, self.texts, self.event_reader = words, texts, events
        self._bound: dict[Any, Any] = {}

    def events(self, rows: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
        """What a buffer of events tells everybody."""
        return self.event_reader.buffer(rows, self)

    def bound(self, thing: Any) -> Any:
        """Something that has `bind`, bound to these tables."""
        if thing not in self._bound:
            self._bound[thing] = thing.bind(self)
        return self._bound[thing]


@dataclass(frozen=True, eq=False)
class Node:
    """How some fields of a record become plain data."""

    fields: tuple[str, ...]
    table: list[Any]  # the node as JSON
    bind: Callable[[Lookup], Read]  # the result takes the values of the fields
    omits: bool = False  # in an object: the data are left out where they are None


def _same(value: Any) -> Any:
    return value


def number(field: str) -> Node:
    """A number, or an array of numbers, as it is."""
    return Node((field,), ["number", field], lambda look: _same)


def index(field: str) -> Node:
    """A number that counts from 0, such as a seat; None below."""
    return Node((field,), ["index", field], lambda look: lambda n: n if n >= 0 else None)


def flag(field: str) -> Node:
    """Yes or no."""
    return Node((field,), ["flag", field], lambda look: bool)


def word(field: str, table: str) -> Node:
    """The word that a number stands for; None below 0."""

    def bind(look: Lookup) -> Read:
        words = look.words[table]
        return lambda n: words[n] if n >= 0 else None

    return Node((field,), ["word", field, table], bind)


def counts(field: str, table: str) -> Node:
    """How many there are of each word."""

    def bind(look: Lookup) -> Read:
        words = look.words[table]
        return lambda numbers: dict(zip(words, numbers, strict=False))

    return Node((field,), ["counts", field, table], bind)


def some(field: str, table: str) -> Node:
    """How many there are of each word, without those that are absent."""

    def bind(look: Lookup) -> Read:
        words = look.words[table]
        return lambda numbers: {name: n for name, n in zip(words, numbers, strict=False) if n}

    return Node((field,), ["some", field, table], bind)


def text(field: str) -> Node:
    """The text of a move."""
    return Node((field,), ["text", field], lambda look: look.texts.__getitem__)


def events(field: str) -> Node:
    """What a buffer of events tells everybody."""
    return Node((field,), ["events", field], lambda look: look.events)


def each(count: str, node: Node) -> Node:
    """A list: the node reads one row after the other of its fields."""

    def bind(look: Lookup) -> Read:
        read = node.bind(look)
        return lambda n, *columns: [read(*row) for row in islice(zip(*columns, strict=False), n)]

    return Node((count, *node.fields), ["list", count, node.table], bind)


def by_word(count: str, key: str, table: str, node: Node) -> Node:
    """A list under words: the node reads one row after the other of its fields."""

    def bind(look: Lookup) -> Read:
        words, read = look.words[table], node.bind(look)
        return lambda n, keys, *columns: {
            words[at]: read(*row) for at, row in islice(zip(keys, zip(*columns, strict=False), strict=False), n)
        }

    return Node((count, key, *node.fields), ["map", count, key, table, node.table], bind)


def together(*nodes: Node) -> Node:
    """Some data as one list."""
    slices = _slices(nodes)

    def bind(look: Lookup) -> Read:
        reads = [(node.bind(look), part) for node, part in zip(nodes, slices, strict=True)]
        return lambda *values: [read(*values[part]) for read, part in reads]

    fields = tuple(field for node in nodes for field in node.fields)
    return Node(fields, ["together", [node.table for node in nodes]], bind)


def thing(**parts: Node) -> Node:
    """Some data under names."""
    nodes = list(parts.values())
    slices = _slices(nodes)

    def bind(look: Lookup) -> Read:
        reads = [(name, each.bind(look), part) for (name, each), part in zip(parts.items(), slices, strict=True)]
        if all(len(node.fields) == 1 and not node.omits for node in nodes):
            names, plain = list(parts), [read for _, read, _ in reads]
            return lambda *values: {name: read(v) for name, read, v in zip(names, plain, values, strict=True)}
        omitted = {name for name, node in parts.items() if node.omits}

        def read_all(*values: Any) -> dict[str, Any]:
            found = {name: read(*values[part]) for name, read, part in reads}
            return {name: it for name, it in found.items() if it is not None or name not in omitted}

        return read_all

    fields = tuple(field for node in nodes for field in node.fields)
    return Node(fields, ["object", {name: node.table for name, node in parts.items()}], bind)


def _slices(nodes: Sequence[Node]) -> list[slice]:
    """Where the values of each of some nodes are among those of all."""
    ends = list(accumulate(len(node.fields) for node in nodes))
    return [slice(end - len(node.fields), end) for end, node in zip(ends, nodes, strict=True)]


def unless_absent(there: str, node: Node, omits: bool = False) -> Node:
    """Data that are None, or with `omits` left out of their object, where a flag is not set."""

    def bind(look: Lookup) -> Read:
        read = node.bind(look)
        return lambda is_there, *values: read(*values) if is_there else None

    table = ["omit-unless" if omits else "null-unless", there, node.table]
    return Node((there, *node.fields), table, bind, omits)


def either(which: str, one: Node, other: Node) -> Node:
    """One of two kinds of data: the first where a flag is set."""
    cut = 1 + len(one.fields)

    def bind(look: Lookup) -> Read:
        first, second = one.bind(look), other.bind(look)
        return lambda *values: first(*values[1:cut]) if values[0] else second(*values[cut:])

    return Node((which, *one.fields, *other.fields), ["either", which, one.table, other.table], bind)


@dataclass(frozen=True, eq=False)
class Described:
    """Records of one kind, and the plain data that they hold."""

    dtype: np.dtype[Any]
    node: Node
    fill: Callable[[Any, int, Any], None] | None = None  # (s, seat, record): the rule that fills one in for a seat

    def bind(self, look: Lookup) -> Read:
        """The function that makes plain data of the values of a record's fields, in the order of its dtype."""
        read, names = self.node.bind(look), self.dtype.names or ()
        pick = itemgetter(*(names.index(field) for field in self.node.fields))
        return lambda values: read(*pick(values))

    def new(self) -> Any:
        """An empty record."""
        return np.zeros(1, self.dtype)[0]

    def of(self, s: Any, seat: int, look: Lookup) -> Any:
        """What a game's record says to a seat, as plain data."""
        record = self.new()
        assert self.fill
        self.fill(s, seat, record)
        return self.read(record, look)

    def read(self, record: Any, look: Lookup) -> Any:
        """A record as plain data."""
        values = [value.tolist() if isinstance(value, np.ndarray) else value for value in record.item()]
        return look.bound(self)(values)


@dataclass(frozen=True, eq=False)
class Reader:
    """How a number of an event, or several, become plain data."""

    table: list[Any]  # the reader as JSON
    bind: Callable[[Words], Read] | None  # None: the number as it is
    width: int = 1  # how many numbers it takes


AS_IT_IS = Reader(["number"], None)
YES_OR_NO = Reader(["flag"], lambda words: bool)


def named(table: str) -> Reader:
    """The word that a number stands for."""
    return Reader(["word", table], lambda words: words[table].__getitem__)


def cell(side: int) -> Reader:
    """The place of a cell on a board with so many cells along each side, counted from the middle: x and y."""
    places = [[at % side - side // 2, at // side - side // 2] for at in range(side * side)]
    return Reader(["cell", side], lambda words: lambda at: places[at].copy())


def tallied(table: str, bits: int) -> Reader:
    """How many there are of each word, each in so many bits of a number, without those that are absent."""

    def bind(words: Words) -> Read:
        parts = [(name, bits * i) for i, name in enumerate(words[table])]
        mask = (1 << bits) - 1
        return lambda tally: {name: n for name, shift in parts if (n := tally >> shift & mask)}

    return Reader(["tally", table, bits], bind)


def unless_same(table: str) -> Reader:
    """Of two numbers, what the second stands for; None if both are the same."""
    return Reader(
        ["unless-same", table],
        lambda words: lambda one, other: None if one == other else words[table][other],
        width=2,
    )


def members(table: str, order: str, bits: int) -> Reader:
    """The words of a set, which is two numbers with so many bits each; `order` lists bits as people would."""

    def bind(words: Words) -> Read:
        listed = [(words[table][at], at) for at in words[order]]
        return lambda low, high: [name for name, at in listed if (low | high << bits) >> at & 1] if low | high else []

    return Reader(["members", table, order, bits], bind, width=2)
