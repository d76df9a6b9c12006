"""Events as plain data: what the numbers of a row mean, in which types, and how they are read."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from citywright.events import EventKind
from citywright.names import word

Happened: TypeAlias = dict[str, Any]  # an event as plain data: `event`, `rule`, and the fields of its kind


@dataclass(frozen=True)
class Field:
    """A field of an event as plain data: its type, and how it is read from one number of the row, or from several."""

    type: Any
    read: Callable[..., Any] | None  # of the numbers and the box; None: the number itself
    width: int = 1


NUMBER = Field(int, None)
Columns = Mapping[str, Mapping[str, Field]]  # by the name of a number: the fields that begin there


def words_of(words: Sequence[str]) -> Field:
    """A field that holds one of some words, by its number."""
    return Field(str, lambda number, box: words[number])


def placed(kind: EventKind, columns: Columns) -> Iterator[tuple[str, Field, int]]:
    """The fields of a kind of event, each with the place of its first number in the row."""
    for place, column in enumerate(kind.fields):
        for name, field in columns.get(column, {column: NUMBER}).items():
            yield name, field, place


class EventReader:
    """Turns the rows of a game into plain data. What `columns` does not list is a number under its own name; `special`
    has columns of certain events."""

    def __init__(self, kinds: type[EventKind], columns: Columns, special: Mapping[EventKind, Columns] | None = None):
        merged = {kind: {**columns, **(special or {}).get(kind, {})} for kind in kinds}
        self.fields = {kind: list(placed(kind, merged[kind])) for kind in kinds}
        self.plans = {
            int(kind): (word(kind), kind.rule, [(name, f.read, i, i + f.width) for name, f, i in fields])
            for kind, fields in self.fields.items()
        }

    def types(self, kind: EventKind) -> dict[str, Any]:
        """The fields of a kind of event, with their types; all have `event` and `rule`, too."""
        return {name: field.type for name, field, _ in self.fields[kind]}

    def read(self, kind: int, values: Sequence[int], box: Any) -> Happened:
        """A row as plain data."""
        event, rule, fields = self.plans[kind]
        data: Happened = {"event": event, "rule": rule}
        for name, read, start, end in fields:
            data[name] = read(*values[start:end], box) if read else values[start]
        return data
