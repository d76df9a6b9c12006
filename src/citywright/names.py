"""Words for the members of enumerations, as people type them and files hold them; the fields of a record by name."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from types import SimpleNamespace
from typing import Any, TypeVar

from citywright.errors import NotReadable

V = TypeVar("V")


def word(member: IntEnum) -> str:
    """The word for a member: `HIPSTER_LEGEND` is `hipster-legend`."""
    return member.name.lower().replace("_", "-")


def plain(s: Any) -> SimpleNamespace:
    """The fields of a record as plain numbers and arrays: to read many, one look at all is much quicker."""
    return SimpleNamespace(**dict(zip(s.dtype.names, s.item(), strict=True)))


class Remembered(dict[int, V]):
    """Values by number, each made when it is first asked for: a look is quicker than the call of a function."""

    def __init__(self, make: Callable[[int], V]):
        super().__init__()
        self.make = make

    def __missing__(self, number: int) -> V:
        value = self[number] = self.make(number)
        return value


def number_of(text: str, known: Mapping[str, int], what: str) -> int:
    """Look a word up; if it is unknown, say which are known."""
    if text not in known:
        raise NotReadable(f"{text!r} is not a known {what}; it should be one of {', '.join(known)}")
    return int(known[text])
