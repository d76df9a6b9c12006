"""Events as plain data: what the numbers of a row mean, in which types, and how they are read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from citywright.description import AS_IT_IS, Lookup, Read, Reader, named
from citywright.events import EventKind
from citywright.names import word

SPECTATOR = -1  # the seat of nobody
Happened: TypeAlias = dict[str, Any]  # an event as plain data: `event`, `rule`, and the fields of its kind


@dataclass(frozen=True)
class Field:
    """A field of an event as plain data: its type, and how it is read from one number of the row, or from several."""

    type: Any
    reader: Reader


NUMBER = Field(int, AS_IT_IS)
Columns = Mapping[str, Mapping[str, Field]]  # by the name of a number: the fields that begin there


def word_in(table: str) -> Field:
    """A field that holds one of some words, by its number."""
    return Field(str, named(table))


class Secret(NamedTuple):
    """A field that only one seat sees: the seat that another field names. For others it is None."""

    field: str
    of: str


class Instead(NamedTuple):
    """Another section of the rules, for events in which a field is set."""

    field: str
    rule: str


class HiddenMove(NamedTuple):
    """A kind of move of which only the seat of its event sees all; others see a text with one of the event's words."""

    kind: int
    event: int
    seat: int  # where the seat is in the row of the event
    shows: int  # where the number is that others see
    words: str  # the table of what it stands for
    text: str


def placed(kind: EventKind, columns: Columns) -> Iterator[tuple[str, Field, int]]:
    """The fields of a kind of event, each with the place of its first number in the row."""
    for place, column in enumerate(kind.fields):
        for name, field in columns.get(column, {column: NUMBER}).items():
            yield name, field, place


@dataclass(frozen=True, eq=False)
class Plan:
    """How a kind of event is read, for one box."""

    event: str
    rule: str
    fields: list[tuple[str, Read | None, int, int]]  # name, how it is read, and between which places of the row
    secret: Secret | None
    instead: Instead | None

    def read(self, values: Sequence[int], seat: int) -> Happened:
        """The numbers of a row as a seat sees them."""
        data: Happened = {"event": self.event, "rule": self.rule}
        for name, read, start, end in self.fields:
            data[name] = read(*values[start:end]) if read else values[start]
        if self.secret and data[self.secret.of] != seat:
            data[self.secret.field] = None
        if self.instead and data[self.instead.field]:
            data["rule"] = self.instead.rule
        return data


class EventReader:
    """Turns the rows of a game into plain data. What `columns` does not list is a number under its own name; `special`
    has columns of certain events."""

    def __init__(
        self,
        kinds: type[EventKind],
        columns: Columns,
        special: Mapping[EventKind, Columns] | None = None,
        secrets: Mapping[EventKind, Secret] | None = None,
        instead: Mapping[EventKind, Instead] | None = None,
    ):
        merged = {kind: {**columns, **(special or {}).get(kind, {})} for kind in kinds}
        self.fields = {kind: list(placed(kind, merged[kind])) for kind in kinds}
        self.secrets, self.instead = secrets or {}, instead or {}

    def types(self, kind: EventKind) -> dict[str, Any]:
        """The fields of a kind of event, with their types; all have `event` and `rule`, too."""
        return {name: field.type for name, field, _ in self.fields[kind]}

    def table(self) -> dict[int, dict[str, Any]]:
        """How events are read, as data for clients."""
        return {
            int(kind): {
                "event": word(kind),
                "rule": kind.rule,
                "fields": [[name, field.reader.table, place] for name, field, place in fields],
                "secret": self.secrets.get(kind),
                "instead": self.instead.get(kind),
            }
            for kind, fields in self.fields.items()
        }

    def bind(self, look: Lookup) -> dict[int, Plan]:
        """How each kind of event is read, for one box."""
        return {int(kind): self._plan(kind, look) for kind in self.fields}

    def _plan(self, kind: EventKind, look: Lookup) -> Plan:
        fields = [
            (name, field.reader.bind and field.reader.bind(look.words), place, place + field.reader.width)
            for name, field, place in self.fields[kind]
        ]
        return Plan(word(kind), kind.rule, fields, self.secrets.get(kind), self.instead.get(kind))

    def read(self, row: Any, seat: int, look: Lookup) -> Happened:
        """A row as a seat sees it, in words."""
        kind, *values = row.tolist()
        plan: Plan = look.bound(self)[kind]
        return plan.read(values, seat)

    def buffer(self, rows: Sequence[Sequence[int]], look: Lookup) -> list[Happened]:
        """A buffer, whose first row holds the number of rows in use, as spectators see it."""
        plans: dict[int, Plan] = look.bound(self)
        return [plans[kind].read(values, SPECTATOR) for kind, *values in rows[1 : rows[0][0] + 1]]
