"""What is agreed before a game, as numbers: a record with a field for each option, which the rules of a set-up read.

A number stands for itself, `player` 0 for chance, a switch is 0 or 1, one of some values is its place among them, and
any number of values are a bit mask. One for each player are that many numbers; seats without a player are OPEN, and so
are all if nothing is named. `options.Unnamed` has the numbers for what is random, left out or left open.
"""

from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.errors import Impossible
from citywright.fields import Fields, with_fields
from citywright.options import GameOptions, Option, Unnamed, rows
from citywright.playouts import MOST_SEATS

O = TypeVar("O", bound=GameOptions)  # noqa: E741


def numbered(of: type[GameOptions]) -> list[Option]:
    """The options of a game that have numbers: all but files."""
    return [row for row in rows(of) if row.kind != "file"]


def layout(of: type[GameOptions]) -> np.dtype[np.void]:
    """The dtype of a game's options as numbers."""
    return _layout(of)  # type: ignore[arg-type]  # mypy takes the class for one of its objects


@cache
def _layout(of: type[GameOptions]) -> np.dtype[np.void]:
    """The same, made once."""
    record = type("Agreed", (Fields,), {"__slots__": ()})
    return with_fields(record, [(row.name, np.int16, (MOST_SEATS,) * (row.kind == "each")) for row in numbered(of)])


def agreed(options: GameOptions) -> Any:
    """Options as numbers."""
    record = np.zeros(1, layout(type(options)))[0]
    for row in numbered(type(options)):
        number = row.number(getattr(options, row.name))
        if row.kind == "each":
            number += [Unnamed.OPEN] * (MOST_SEATS - len(number))
        record[row.name] = number
    return record


def checked(options: GameOptions) -> Any:
    """Options as numbers, if a game can be played with them."""
    if faults := list(options.faults()):
        raise Impossible(faults)
    return agreed(options)


def with_numbers(options: O, record: Any) -> O:
    """The same options with the values that a record has."""
    return replace(options, **{row.name: row.unnumber(record[row.name]) for row in numbered(type(options))})


@rule
def is_one_each(chosen: NDArray[np.int16], players: int) -> bool:
    """Whether every player has a value that no other has, or a random one, and nobody else does; or all is open."""
    for seat in range(MOST_SEATS):
        if (chosen[seat] != Unnamed.OPEN) != (chosen[0] != Unnamed.OPEN and seat < players):
            return False
        for other in range(seat):
            if chosen[seat] >= 0 and chosen[seat] == chosen[other]:
                return False
    return True
