"""Words for the members of enumerations, as people type them and files hold them."""

from collections.abc import Mapping
from enum import IntEnum

from citywright.errors import NotReadable


def word(member: IntEnum) -> str:
    """The word for a member: `HIPSTER_LEGEND` is `hipster-legend`."""
    return member.name.lower().replace("_", "-")


def number_of(text: str, known: Mapping[str, int], what: str) -> int:
    """Look a word up; if it is unknown, say which are known."""
    if text not in known:
        raise NotReadable(f"{text!r} is no {what}; it is one of {', '.join(known)}")
    return int(known[text])
