"""The options of a game, each declared once: a field of the game's `Options`, such as

edition: str = option(OneOf(values=EDITIONS, default=EDITIONS[0], one="edition"))

Checks, game files, the command, OpenSpiel, the server and the set-up page all read these declarations. The words for an
option are messages whose ids follow from its names: `streets-option-edition` is a label, `edition-ru` names a value and
`about-edition-ru`, if there is one, explains it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from citywright.errors import Impossible, NotReadable

RANDOM, WITHOUT = "random", "none"
YES_NO = {"yes": True, "no": False}


class Unnamed(IntEnum):
    """Numbers for what is not one of an option's values. The values themselves are numbered from 0."""

    OPEN = -1  # left to another option, or to the rules
    RANDOM = -2
    WITHOUT = -3


UNNAMED: dict[Any, int] = {None: Unnamed.OPEN, RANDOM: Unnamed.RANDOM, WITHOUT: Unnamed.WITHOUT}


@dataclass(frozen=True)
class When:
    """A condition: another option is this value, or has it among its values."""

    option: str
    value: str | int

    def holds(self, options: "GameOptions") -> bool:
        """Whether options meet the condition."""
        chosen = getattr(options, self.option)
        return self.value in chosen if isinstance(chosen, tuple) else bool(chosen == self.value)


ALONE = When("players", 1)


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something to agree on before a game. Each subclass is a kind of option."""

    kind: ClassVar[str]
    name: str = ""  # of the field that declares it
    default: Any = None
    values: tuple[str, ...] = ()
    one: str = ""  # what one of its values is called
    about: str = ""  # begins the ids of messages that explain its values, where that is not "about-<one>"
    when: When | None = None  # the option has a meaning only then
    by: str = ""  # the option that decides where this one is None
    on_page: bool = True  # the set-up page shows it
    folded: str = ""  # there, the name of a group that is closed at first
    facts: Mapping[str, Mapping[str, str | int]] = field(default_factory=dict)  # by value: numbers for its messages
    section: str = ""  # of the rules, to read more about it
    newcomers: str = ""  # what the page begins with; later it begins with the last choice

    def read(self, text: str) -> Any:
        """The value that a text stands for, in a game file, in OpenSpiel or on the command line."""
        return text

    def write(self, value: Any) -> str:
        """A value as text."""
        return str(value)

    def number(self, value: Any) -> Any:
        """A value as the rules see it: a number, or some."""
        return int(UNNAMED[value]) if value in UNNAMED else self.values.index(value)

    def unnumber(self, number: Any) -> Any:
        """The value of a number."""
        return self.values[number] if number >= 0 else next(name for name in UNNAMED if UNNAMED[name] == number)

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        """What is wrong with a value."""
        yield from ()

    def applies(self, options: "GameOptions") -> bool:
        """Whether the option has a meaning beside the others."""
        return self.when is None or self.when.holds(options)

    def unknown(self, value: Any, *more: str) -> str:
        """The sentence about a value that does not exist."""
        return f"no {self.one} {value!r}; there are {', '.join([*self.values, *more])}"


def option(declared: Option) -> Any:
    """The field that declares an option."""
    return field(default=declared.default, metadata={"option": declared})


def rows(of: "type[GameOptions]") -> tuple[Option, ...]:
    """The options that a game declares."""
    return _rows(of)  # type: ignore[arg-type]  # mypy takes the class for one of its objects


@cache
def _rows(of: "type[GameOptions]") -> tuple[Option, ...]:
    """The same, read once."""
    return tuple(replace(each.metadata["option"], name=each.name) for each in fields(of))


def words_in(text: str) -> tuple[str, ...]:
    """The words of a list, separated by blanks, commas or plus signs."""
    return tuple(word for word in re.split(r"[\s,+]+", text) if word not in ("", WITHOUT))


def up_to(most: int) -> tuple[str, ...]:
    """The values of a number."""
    return tuple(str(number) for number in range(1, most + 1))


class NumberOption(Option):
    """A whole number."""

    kind = "number"

    def read(self, text: str) -> int | None:
        if text not in self.values:
            raise NotReadable(f"{text!r} should be a whole number from {self.values[0]} to {self.values[-1]}")
        return int(text)

    def number(self, value: int) -> int:
        return value

    def unnumber(self, number: Any) -> int | None:
        return int(number)

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        if type(value) is not int or str(value) not in self.values:
            yield f"{value!r} {self.name}: choose {self.values[0]} to {self.values[-1]}"


class PlayerOption(NumberOption):
    """The number of a player; None leaves it to chance."""

    kind = "player"

    def read(self, text: str) -> int | None:
        return None if text == RANDOM else super().read(text)

    def write(self, value: int | None) -> str:
        return str(value or RANDOM)

    def number(self, value: int | None) -> int:
        return value or 0

    def unnumber(self, number: Any) -> int | None:
        return int(number) or None

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        players = options.players if isinstance(options.players, int) else 0
        if value is not None and value not in range(1, players + 1):
            yield f"player {value} cannot be {self.name}; there are players 1 to {players}"


class OneOf(Option):
    """One of some values."""

    kind = "one"

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        if value not in self.values:
            yield self.unknown(value)


class CardOption(Option):
    """The name of a card, "random" or "none"; None leaves it to the option `by`."""

    kind = "card"

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        if value not in (None, *self.values, RANDOM, WITHOUT):
            yield self.unknown(value, RANDOM, WITHOUT)


class Switch(Option):
    """Yes or no; None leaves it to the option `by`."""

    kind = "switch"

    def read(self, text: str) -> bool:
        if text not in YES_NO:
            raise NotReadable(f"{text!r} should be yes or no")
        return YES_NO[text]

    def write(self, value: bool) -> str:
        return "yes" if value else "no"

    def number(self, value: bool | None) -> int:
        return Unnamed.OPEN if value is None else value

    def unnumber(self, number: Any) -> bool | None:
        return None if number == Unnamed.OPEN else bool(number)

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        if value not in (None, True, False):
            yield f"{self.name} is {value!r}; it should be True or False"


@dataclass(frozen=True, kw_only=True)
class SomeOf(Option):
    """Any number of some values."""

    kind = "some"
    default: tuple[str, ...] = ()

    def read(self, text: str) -> tuple[str, ...]:
        return words_in(text)

    def write(self, value: tuple[str, ...]) -> str:
        return " ".join(value) or WITHOUT

    def number(self, value: tuple[str, ...]) -> Any:
        return sum(1 << self.values.index(each) for each in value)

    def unnumber(self, number: Any) -> tuple[str, ...]:
        return tuple(value for bit, value in enumerate(self.values) if number >> bit & 1)

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        named = list((value,) if isinstance(value, str) else value or ())
        for each in dict.fromkeys(named):
            if each not in self.values:
                yield self.unknown(each)
        if len(set(named)) < len(named):
            yield f"name each {self.one} only once"


class OneEach(SomeOf):
    """One of the values for each player, or "random"; nothing leaves all to chance."""

    kind = "each"

    def number(self, value: tuple[str, ...]) -> list[int]:
        return [Option.number(self, each) for each in value]

    def unnumber(self, number: Any) -> tuple[str, ...]:
        return tuple(Option.unnumber(self, each) for each in number if each != Unnamed.OPEN)

    def faults(self, value: Any, options: "GameOptions") -> Iterator[str]:
        if value and self.when and not self.applies(options):
            yield f"{self.name} are named, but {self.when.value!r} is not among the {self.when.option}"
        if value and len(value) != options.players:
            yield f"{len(value)} {self.one}s for {options.players} players; name one for each, or random"
            return
        named = [each for each in value or () if each != RANDOM]
        for each in dict.fromkeys(named):
            if each not in self.values:
                yield self.unknown(each)
            if named.count(each) > 1:
                yield f"two players cannot both have the {self.one} {each}"


class File(Option):
    """A data file of one's own."""

    kind = "file"

    def read(self, text: str) -> Path:
        return Path(text)


@dataclass(frozen=True)
class GameOptions:
    """What is agreed before a game: the base of each game's `Options`, where every field is an `option`."""

    BOX: ClassVar[str]  # what game files call the components that were played with
    LINES: ClassVar[tuple[str, ...]] = ()  # the lines of game files that come before all others
    players: int

    @property
    def box(self) -> Any:
        """The components that are played with; their `digest` says which they are."""
        raise NotImplementedError

    @property
    def solo(self) -> bool:
        """Whether there is one player."""
        return self.players == 1

    @property
    def settled(self) -> Self:
        """The same options, with every value filled in."""
        return self

    def faults(self) -> Iterator[str]:
        """All that is wrong with these options."""
        for row in rows(type(self)):
            yield from row.faults(getattr(self, row.name), self)

    def header(self) -> dict[str, str]:
        """The options as lines of a game file. Options that have no meaning here, and files, have no line."""
        lines, settled = {}, self.settled
        for row in rows(type(self)):
            value = getattr(settled, row.name)
            if row.applies(self) and row.kind != "file" and (value or row.kind != "each"):
                lines[row.name] = row.write(value)
        lines[self.BOX] = self.box.digest
        return {name: lines[name] for name in self.order() if name in lines}

    @classmethod
    def order(cls) -> list[str]:
        """The names of all lines that a game file may have, in their order."""
        named = [row.name for row in rows(cls) if row.kind != "file"]
        return list(dict.fromkeys([*cls.LINES, *named, cls.BOX]))

    @classmethod
    def from_header(cls, lines: dict[str, str], **files: Path) -> Self:
        """Options from the lines of a game file; a game with components that are not ours needs their files."""
        options = cls(**(_read(cls, {"players": "", **lines}) | files))
        there, here = lines.get(cls.BOX), options.box.digest
        if there not in (None, here):
            needed = ", ".join(row.name for row in rows(cls) if row.kind == "file")
            raise NotReadable(f"this game was played with the {cls.BOX} {there}, not {here}: give its own {needed}")
        if faults := list(options.faults()):
            raise Impossible(faults)
        return options


def _read(of: type[GameOptions], lines: dict[str, str]) -> dict[str, Any]:
    """The values of the options that have a line."""
    values = {}
    for row in rows(of):
        if row.name in lines and row.kind != "file":
            try:
                values[row.name] = row.read(lines[row.name])
            except NotReadable as error:
                raise NotReadable(f"{row.name}: {error}") from error
    return values
