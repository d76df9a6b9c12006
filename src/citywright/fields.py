"""Records whose fields are attributes in plain Python, as they are in compiled code.

NumPy's own `np.record` looks every attribute up in Python. That takes seven times as long, and interpreted rules do
little else.
"""

from operator import itemgetter
from typing import Any

import numpy as np

VOID: Any = np.void  # type checkers think that it cannot be subclassed; np.record does so, too


class Fields(VOID):  # type: ignore[misc]
    """A record; each kind of record is a subclass, also without room for attributes that are no fields."""

    __slots__ = ()


def with_fields(record: type[Fields], fields: list[tuple[Any, ...]]) -> np.dtype[np.void]:
    """Give a class of records its fields as attributes; the dtype of arrays of such records."""
    kind = np.dtype((record, fields))
    for name in kind.names or ():
        setattr(record, name, attribute(name))
    return kind


def attribute(name: str) -> property:
    """A field as an attribute; it is read without a call of a Python function."""

    def write(record: Fields, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)
