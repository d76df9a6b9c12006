"""A buffer of events: rows of integers that tell what happened, written by the rules for anyone listening.

A buffer is an int64 array; its first row holds the number of rows in use. The rules write nothing to a buffer without
rows (`SILENT`). Each game lists its kinds of rows and what is in them.
"""

from enum import IntEnum
from typing import Self

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule

Events = NDArray[np.int64]
WIDTH = 8  # a kind and up to seven numbers
SILENT = np.zeros((0, WIDTH), np.int64)  # to be passed to rules, which cannot write to a global array


class EventKind(IntEnum):
    """A kind of row: its number, the section of the rules that it follows, and the names of the numbers in it."""

    rule: str
    fields: tuple[str, ...]

    def __new__(cls, number: int, rule: str, fields: str = "") -> Self:
        kind = int.__new__(cls, number)
        kind._value_, kind.rule, kind.fields = number, rule, tuple(fields.split())
        return kind


@rule
def tell(
    events: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one row, if anyone is listening."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
    events[row, 5] = e
    events[row, 6] = f
    events[row, 7] = g


@rule
def note(
    rows: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one row, if there is room for it: nobody knows beforehand how much is wrong with what a person wrote."""
    if rows[0, 0] + 1 < rows.shape[0]:
        tell(rows, kind, a, b, c, d, e, f, g)
