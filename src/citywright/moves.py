"""Moves in three forms: an integer for the rules, a dataclass for programs, a text for people. Each gives the others.

A kind of move is one class. Its fields are annotated with parts, which say how a field is written and packed; all else
follows. Dataclass and text use names and need no box; `to_int` and `from_int` look the names up in one.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Self, dataclass_transform

from citywright.errors import NotReadable
from citywright.names import number_of, word


class Part:
    """How a field is written, and which number of the packed move it becomes; if nothing else, a name in the box."""

    pattern = r"\S+"
    reads: str | int = "text"  # as what a client reads it: a text, a number, some words, or one certain value

    def __init__(self, label: str, slot: str, what: str = "", before: str = " "):
        self.label, self.slot, self.before = label, slot, before  # in a usage, in the integer, in a text
        self.what = what or label.lower()

    def read(self, text: str) -> Any:
        """The value that a person has typed."""
        return text

    def write(self, value: Any) -> str:
        """A value as a person types it."""
        return str(value)

    def number(self, value: Any, box: Any) -> int:
        """The number of a value."""
        return int(getattr(box, f"{self.what}_number")(value))

    def value(self, number: int, box: Any) -> Any:
        """The value of a number."""
        return getattr(box, f"{self.what}_name")(number)

    def values(self, box: Any) -> dict[str, Any]:
        """What its numbers stand for, as data for clients: words, a table of words, or a number to add."""
        return {"table": f"{self.what}s"}

    def pack(self, value: Any, slots: dict[str, int], box: Any) -> None:
        """Put a value among the numbers of a move."""
        slots[self.slot] = self.number(value, box)

    def unpack(self, slots: Mapping[str, int], box: Any) -> Any:
        """Find a value among the numbers of a move."""
        return self.value(slots[self.slot], box)


class WordPart(Part):
    """One of some words."""

    def __init__(self, label: str, slot: str, words: Mapping[str, int], what: str = "", before: str = " "):
        super().__init__(label, slot, what, before)
        self.words, self.names = words, {number: name for name, number in words.items()}

    def number(self, value: str, box: Any) -> int:
        return number_of(value, self.words, self.what)

    def value(self, number: int, box: Any) -> str:
        return self.names[number]

    def values(self, box: Any) -> dict[str, Any]:
        return {"words": self.names}


class NumberPart(Part):
    """A whole number; packed, it counts from `origin`."""

    pattern = r"-?\d{1,3}"
    reads: str | int = "number"

    def __init__(self, label: str, slot: str, known: range, origin: int = 0, before: str = " "):
        super().__init__(label, slot, before=before)
        self.known, self.origin = known, origin

    def read(self, text: str) -> int:
        return int(text)

    def number(self, value: int, box: Any) -> int:
        if value not in self.known:
            raise NotReadable(f"{self.what} {value} is out of range: it goes from {self.known[0]} to {self.known[-1]}")
        return value - self.origin

    def value(self, number: int, box: Any) -> int:
        return number + self.origin

    def values(self, box: Any) -> dict[str, Any]:
        return {"origin": self.origin}


@dataclass_transform(frozen_default=True)
class Move:
    """A game's moves are a subclass, and each kind of them is a frozen dataclass below that, such as
    `class Draw(Move, kind=Kind.DRAW)`. Fields with a default are written at the end, all of them or none."""

    slots: ClassVar[Mapping[str, Callable[[int], int]]]  # read the numbers of a packed move, its kind among them
    pack: ClassVar[Callable[..., int]]  # packs such numbers
    kinds: ClassVar[dict[int, type[Any]]]
    kind: ClassVar[IntEnum]
    verbs: ClassVar[tuple[str, ...]]  # what a text can begin with
    parts: ClassVar[dict[str, Part]]
    usage: ClassVar[str]
    example: ClassVar[str]
    pattern: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, kind: IntEnum | None = None, verbs: tuple[str, ...] = (), example: str = "") -> None:
        """`verbs` are given if the first field is the verb."""
        if kind is None:
            cls.kinds = {}
            return
        dataclass(frozen=True)(cls)
        cls.kinds[kind] = cls
        cls.kind, cls.verbs, cls.example = kind, verbs or (word(kind),), example
        cls.parts = {name: hint.__metadata__[0] for name, hint in cls.__annotations__.items()}
        cls.usage = cls._joined({name: part.label for name, part in cls.parts.items()}, " [{}]")
        groups = {name: f"(?P<{name}>{part.pattern})" for name, part in cls.parts.items()}
        cls.pattern = re.compile(cls._joined(groups, "(?: {})?"))

    @classmethod
    def _joined(cls, shown: Mapping[str, str], optional: str) -> str:
        """The verb and all parts; `optional` is put around those that may be left out."""
        texts = ["" if len(cls.verbs) > 1 else cls.verbs[0], ""]
        for name, part in cls.parts.items():
            texts[hasattr(cls, name)] += part.before + shown[name]
        required, rest = (text.strip() for text in texts)
        return required + optional.format(rest) if rest else required

    @classmethod
    def usages(cls) -> dict[str, str]:
        """How moves are written, by their first words."""
        rows = cls.kinds.values()
        return {verb: f"{verb} {row.usage.partition(' ')[2]}".strip() for row in rows for verb in row.verbs}

    @classmethod
    def table(cls) -> list[dict[str, Any]]:
        """How moves are written, as data for clients: verbs and parts of each kind; `otherwise` is a part left out."""
        return [
            {
                "kind": word(row.kind),
                "verbs": list(row.verbs),
                "parts": [
                    {"name": name, "before": part.before, "pattern": part.pattern, "reads": part.reads}
                    | ({"otherwise": getattr(row, name)} if hasattr(row, name) else {})
                    for name, part in row.parts.items()
                ],
            }
            for row in cls.kinds.values()
        ]

    @classmethod
    def parse(cls, line: str) -> Self:
        """Read a move that a person has typed; `to_int` checks its names."""
        words = line.lower().split() or [""]
        row = next((row for row in cls.kinds.values() if words[0] in row.verbs), None)
        if row is None:
            raise NotReadable(f"{line.strip()!r} is not a move; moves begin with {', '.join(cls.usages())}")
        match = row.pattern.fullmatch(" ".join(words))
        if not match:
            example = f", such as {row.example}" if row.example else ""
            raise NotReadable(f"{line.strip()!r} is not readable; write {cls.usages()[words[0]]}{example}")
        typed = {name: text for name, text in match.groupdict().items() if text is not None}
        return row(**{name: row.parts[name].read(text) for name, text in typed.items()})

    def text(self) -> str:
        """The move as a person types it."""
        shown = {name: part.write(getattr(self, name)) for name, part in self.parts.items()}
        is_plain = all(getattr(type(self), name, value) == value for name, value in vars(self).items())
        return self._joined(shown, "" if is_plain else " {}")

    def to_int(self, box: Any) -> int:
        """The integer of the move."""
        slots: dict[str, int] = {}
        for name, part in self.parts.items():
            part.pack(getattr(self, name), slots, box)
        return type(self).pack(int(self.kind), **slots)  # a member of an enum slows the rule down

    @classmethod
    def from_int(cls, move: int, box: Any) -> Self:
        """The move of an integer that the rules have made."""
        slots = {name: read(move) for name, read in cls.slots.items()}
        row = cls.kinds[slots["kind"]]
        return row(**{name: part.unpack(slots, box) for name, part in row.parts.items()})
