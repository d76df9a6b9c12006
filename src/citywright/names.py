"""Words for the members of enumerations, as people type them and files hold them; the fields of a record by name."""

from collections.abc import Mapping
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

from citywright.errors import NotReadable


def word(member: IntEnum) -> str:
    """The word for a member: `HIPSTER_LEGEND` is `hipster-legend`."""
    return member.name.lower().replace("_", "-")


def plain(s: Any) -> SimpleNamespace:
    """The fields of a record as plain numbers and arrays: to read many, one look at all is much quicker."""
    return SimpleNamespace(**dict(zip(s.dtype.names, s.item(), strict=True)))


def number_of(text: str, known: Mapping[str, int], what: str) -> int:
    """Look a word up; if it is unknown, say which are known."""
    if text not in known:
        raise NotReadable(f"{text!r} is no {what}; it is one of {', '.join(known)}")
    return int(known[text])
