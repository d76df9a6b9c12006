"""Records and events as plain data, by tables that Python and TypeScript both read.

A *node* describes how fields of a record become plain data; nodes are nested as the data are. A *reader* does the same
for the numbers of an event. In Python a description becomes one expression, as quick as if it were written by hand.
Nodes and readers look words up in tables by name: those of a box, such as the ids of its tiles, and
those of the rules. The client has an interpreter of the same tables: web/src/engine/reading.ts.

Some records are also filled in from plain data that a person wrote, see `filling`. Their nodes say more: the limits of
numbers and lists, and what is meant where data are left out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, islice
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

    def __init__(self, words: Words, texts: Mapping[int, str] | None = None, events: Events | None = None):
        self.words, self.event_reader = words, events
        self.texts = {} if texts is None else texts
        self._bound: dict[Any, Any] = {}

    def events(self, rows: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
        """What a buffer of events tells everybody."""
        assert self.event_reader
        return self.event_reader.buffer(rows, self)

    def bound(self, thing: Any) -> Any:
        """Something that has `bind`, bound to these tables."""
        if thing not in self._bound:
            self._bound[thing] = thing.bind(self)
        return self._bound[thing]


class Scope:
    """The names that a piece of Python uses: tables of words, and variables."""

    def __init__(self, look: Lookup):
        self.look = look
        self.values: dict[str, Any] = {"islice": islice, "texts": look.texts, "events": look.events}

    def words(self, table: str) -> str:
        """The name of a table."""
        self.values[f"{table}_"] = self.look.words[table]
        return f"{table}_"

    def fresh(self, number: int) -> list[str]:
        """The names of some new variables."""
        names = [f"v{len(self.values) + i}" for i in range(number)]
        self.values |= dict.fromkeys(names)
        return names


Source: TypeAlias = Callable[..., str]  # (scope, *variables): a piece of Python that makes plain data


@dataclass(frozen=True, eq=False)
class Node:
    """How some fields of a record become plain data."""

    fields: tuple[str, ...]
    table: list[Any]  # the node as JSON
    source: Source  # an expression of the variables that hold the fields
    omitted: str = ""  # in an object: the data are left out where this field is 0


def _limited(*table: Any, **limits: int | None) -> list[Any]:
    """A table with what a person may write there, if that is said."""
    said = {name: limit for name, limit in limits.items() if limit is not None}
    return [*table, said] if said else [*table]


def number(
    field: str, low: int | None = None, high: int | None = None, absent: int | None = None, needed: int | None = None
) -> Node:
    """A number, or an array of numbers, as it is."""
    table = _limited("number", field, low=low, high=high, absent=absent, needed=needed)
    return Node((field,), table, lambda scope, v: v)


def index(field: str, high: int | None = None) -> Node:
    """A number that counts from 0, such as a seat; None below."""
    return Node((field,), _limited("index", field, high=high), lambda scope, v: f"({v} if {v} >= 0 else None)")


def flag(field: str, absent: int | None = None) -> Node:
    """Yes or no."""
    return Node((field,), _limited("flag", field, absent=absent), lambda scope, v: f"bool({v})")


def word(field: str, table: str, absent: int | None = None, needed: int | None = None) -> Node:
    """The word that a number stands for; None below 0."""

    def source(scope: Scope, v: str) -> str:
        return f"({scope.words(table)}[{v}] if {v} >= 0 else None)"

    return Node((field,), _limited("word", field, table, absent=absent, needed=needed), source)


def counts(field: str, table: str, high: int | None = None) -> Node:
    """How many there are of each word."""
    written = _limited("counts", field, table, high=high)
    return Node((field,), written, lambda scope, v: f"dict(zip({scope.words(table)}, {v}))")


def some(field: str, table: str, high: int | None = None) -> Node:
    """How many there are of each word, without those that are absent."""

    def source(scope: Scope, v: str) -> str:
        name, n = scope.fresh(2)
        return f"({{{name}: {n} for {name}, {n} in zip({scope.words(table)}, {v}) if {n}}} if any({v}) else {{}})"

    return Node((field,), _limited("some", field, table, high=high), source)


def constant(text: str) -> Node:
    """The same text in every record."""
    return Node((), ["constant", text], lambda scope: repr(text))


def apart() -> Node:
    """Data that no record holds, such as names: whoever tells them puts them in."""
    return Node((), ["apart"], lambda scope: "None")


def text(field: str) -> Node:
    """The text of a move."""
    return Node((field,), ["text", field], lambda scope, v: f"texts[{v}]")


def events(field: str) -> Node:
    """What a buffer of events tells everybody."""
    return Node((field,), ["events", field], lambda scope, v: f"events({v})")


def each(count: str, node: Node, most: int | None = None, fewest: int | None = None, absent: int | None = None) -> Node:
    """A list: the node reads one row after the other of its fields."""

    def source(scope: Scope, n: str, *columns: str) -> str:
        row = scope.fresh(len(columns))
        return f"[{node.source(scope, *row)} for {_listed(row)} in islice(zip({', '.join(columns)}), {n})]"

    written = _limited("list", count, node.table, fewest=fewest, most=most, absent=absent)
    return Node((count, *node.fields), written, source)


def by_word(count: str, key: str, table: str, node: Node) -> Node:
    """A list under words: the node reads one row after the other of its fields. A person may name each word once, so
    there is always room."""

    def source(scope: Scope, n: str, *columns: str) -> str:
        at, *row = scope.fresh(len(columns))
        made = f"{scope.words(table)}[{at}]: {node.source(scope, *row)}"
        return f"{{{made} for {_listed([at, *row])} in islice(zip({', '.join(columns)}), {n})}}"

    return Node((count, key, *node.fields), ["map", count, key, table, node.table], source)


def _listed(names: Sequence[str]) -> str:
    """Variables to unpack into."""
    return f"({', '.join(names)},)"


def together(*nodes: Node) -> Node:
    """Some data as one list."""

    def source(scope: Scope, *names: str) -> str:
        return f"[{', '.join(node.source(scope, *own) for node, own in _dealt(nodes, names))}]"

    return Node(_fields(nodes), ["together", [node.table for node in nodes]], source)


def thing(**parts: Node) -> Node:
    """Some data under names."""

    def source(scope: Scope, *names: str) -> str:
        made = []
        for (name, node), (_, own) in zip(parts.items(), _dealt(list(parts.values()), names), strict=True):
            value = node.source(scope, *own)
            made.append(f"**({{{name!r}: {value}}} if {own[0]} else {{}})" if node.omitted else f"{name!r}: {value}")
        return f"{{{', '.join(made)}}}"

    return Node(_fields(list(parts.values())), ["object", {name: node.table for name, node in parts.items()}], source)


def _fields(nodes: Sequence[Node]) -> tuple[str, ...]:
    """The fields of all of some nodes."""
    return tuple(field for node in nodes for field in node.fields)


def _dealt(nodes: Sequence[Node], names: Sequence[str]) -> Iterator[tuple[Node, Sequence[str]]]:
    """Some nodes, each with its own variables among those of all."""
    for node, end in zip(nodes, accumulate(len(node.fields) for node in nodes), strict=True):
        yield node, names[end - len(node.fields) : end]


def unless_absent(there: str, node: Node, omits: bool = False) -> Node:
    """Data that are None, or with `omits` left out of their object, where a flag is not set."""

    def source(scope: Scope, is_there: str, *names: str) -> str:
        made = node.source(scope, *names)
        return made if omits else f"({made} if {is_there} else None)"

    table = ["omit-unless" if omits else "null-unless", there, node.table]
    return Node((there, *node.fields), table, source, there if omits else "")


def either(which: str, one: Node, other: Node) -> Node:
    """One of two kinds of data: the first where a flag is set."""
    cut = len(one.fields)

    def source(scope: Scope, is_one: str, *names: str) -> str:
        return f"({one.source(scope, *names[:cut])} if {is_one} else {other.source(scope, *names[cut:])})"

    return Node((which, *one.fields, *other.fields), ["either", which, one.table, other.table], source)


@dataclass(frozen=True, eq=False)
class Described:
    """Records of one kind, and the plain data that they hold."""

    dtype: np.dtype[Any]
    node: Node
    fill: Callable[[Any, int, Any], None] | None = None  # (s, seat, record): the rule that fills one in for a seat

    def bind(self, look: Lookup) -> Read:
        """The function that makes plain data of the values of `used` fields."""
        scope = Scope(look)
        names = {name: f"{name}__" for name in self.used.values()}
        made = self.node.source(scope, *(names[field] for field in self.node.fields))
        read: Read = eval(f"lambda {', '.join(names.values())}: {made}", scope.values)
        return read

    @cached_property
    def used(self) -> dict[int, str]:
        """The fields that are told, by their places in the record; rules may use others as scratch."""
        return {at: name for at, name in enumerate(self.dtype.names or ()) if name in self.node.fields}

    def new(self) -> Any:
        """An empty record. NumPy's own way to make one takes five times as long."""
        return np.frombuffer(bytearray(self.dtype.itemsize), self.dtype)[0]

    def of(self, s: Any, seat: int, look: Lookup) -> Any:
        """What a game's record says to a seat, as plain data."""
        return self.read(self.seen(s, seat), look)

    def seen(self, s: Any, seat: int) -> Any:
        """A record that is filled in for a seat."""
        record = self.new()
        assert self.fill
        self.fill(s, seat, record)
        return record

    def read(self, record: Any, look: Lookup) -> Any:
        """A record as plain data."""
        values = record.item()
        return look.bound(self)(*(_plain(values[at]) for at in self.used))


def _plain(value: Any) -> Any:
    """A field without NumPy."""
    return value.tolist() if isinstance(value, np.ndarray) else value


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


FROM_0 = Reader(["index"], lambda words: lambda n: n if n >= 0 else None)


def cell(side: int) -> Reader:
    """The place of a cell on a board with so many cells along each side, counted from the middle: x and y; None below
    0."""
    places = [[at % side - side // 2, at // side - side // 2] for at in range(side * side)]
    return Reader(["cell", side], lambda words: lambda at: places[at].copy() if at >= 0 else None)


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
