"""What a move gains against a typical other move: the part of the work that all games share.

What a move leads to is a row of numbers. The typical other move is the median of each number over the others. From both
rows a game works out what each part of its evaluation gains, and the part that gains most is the reason.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.description import Described, number, thing, unless_absent, word
from citywright.fields import Fields, with_fields

MANY = 400  # other moves that are tried; of more, only every second, third ... is taken
LEAST = 0.5  # points (or dollars) that a part must gain to be a reason
SIDE_BY_SIDE = 8
NEVER = -1e9  # the gain of a part that a game does not have
NO_PART = -1
PAYS_LATER, ONLY_MOVE, FIRST_CODE = range(3)  # no part gains; there is no other move; codes of a game follow

Numbers = NDArray[np.float64]


class Reasoning(NamedTuple):
    """All that reasons need beside the workspace of a search."""

    moves: NDArray[np.int32]  # the other moves
    number: NDArray[np.int64]  # [0]: how many there are
    after: Numbers  # (moves, columns): what each of them leads to
    mine: Numbers  # (columns,): what the move leads to that is explained
    usual: Numbers  # (columns,): what the others typically lead to
    column: Numbers  # numbers being sorted or added
    gains: Numbers  # of each part


def empty_reasoning(most_moves: int, columns: int, parts: int) -> Reasoning:
    """An empty working space."""
    return Reasoning(
        moves=np.zeros(most_moves, np.int32),
        number=np.zeros(1, np.int64),
        after=np.zeros((MANY, columns), np.float64),
        mine=np.zeros(columns, np.float64),
        usual=np.zeros(columns, np.float64),
        column=np.zeros(MANY, np.float64),
        gains=np.zeros(parts, np.float64),
    )


def take_only(move: int, reasoning: Reasoning) -> None:
    """Take the move that was explained last as the only other one."""
    reasoning.moves[0], reasoning.number[0] = move, 1
    for column in range(reasoning.mine.shape[0]):
        reasoning.after[0, column] = reasoning.mine[column]


class ReasonRow(Fields):
    """Why a move is good, in numbers; each game has a kind of its own."""

    __slots__ = ()


def described_reasons(values: Mapping[str, str]) -> Described:
    """A game's reasons: a code, an amount, and values, which are numbers or words of a table. Each value has a flag,
    which says whether it is there."""
    flags: list[tuple[Any, ...]] = [(f"has_{name}", np.int8) for name in values]
    numbers: list[tuple[Any, ...]] = [(name, np.int32) for name in ("code", "amount", *values)]
    nodes = {name: word(name, table) if table else number(name) for name, table in values.items()}
    told = {name: unless_absent(f"has_{name}", node, omits=True) for name, node in nodes.items()}
    return Described(
        with_fields(type("ReasonRow", (ReasonRow,), {"__slots__": ()}), numbers + flags),
        thing(code=word("code", "reasons"), amount=number("amount"), values=thing(**told)),
    )


@rule
def thin_out(reasoning: Reasoning, n: int) -> int:
    """Take an even selection of the first n moves if there are many; note and return how many."""
    kept = 0
    for i in range(0, n, 1 + n // MANY):
        reasoning.moves[kept] = reasoning.moves[i]
        kept += 1
    reasoning.number[0] = kept
    return kept


@rule
def select(numbers: Numbers, n: int, place: int) -> float:
    """The number that would be at a place if the first n were sorted. No larger one is left before it."""
    low, high = 0, n - 1
    while low < high:
        pivot, i, j = numbers[place], low, high
        while i <= j:
            while numbers[i] < pivot:
                i += 1
            while pivot < numbers[j]:
                j -= 1
            if i <= j:
                numbers[i], numbers[j] = numbers[j], numbers[i]
                i, j = i + 1, j - 1
        low = i if j < place else low
        high = j if place < i else high
    return float(numbers[place])


@rule
def median(numbers: Numbers, n: int) -> float:
    """The median of the first n numbers, whose order changes."""
    upper = select(numbers, n, n // 2)
    if n % 2:
        return upper
    lower = float(numbers[0])
    for i in range(1, n // 2):
        lower = max(lower, float(numbers[i]))
    return (lower + upper) / 2


@rule
def find_usual(move: int, reasoning: Reasoning) -> bool:
    """Work out what moves other than this one typically lead to; return whether there are any."""
    n = 0
    for column in range(reasoning.usual.shape[0]):
        n = 0
        for i in range(reasoning.number[0]):
            if reasoning.moves[i] != move:
                reasoning.column[n] = reasoning.after[i, column]
                n += 1
        if n:
            reasoning.usual[column] = median(reasoning.column, n)
    return n > 0


@rule
def added(numbers: Numbers, n: int) -> float:
    """The sum of the first n numbers, in the order in which NumPy adds: eight sums side by side. The first change."""
    whole = n - n % SIDE_BY_SIDE if n >= SIDE_BY_SIDE else 0
    for i in range(SIDE_BY_SIDE, whole):
        numbers[i % SIDE_BY_SIDE] += numbers[i]
    total = 0.0
    if whole:
        total = (numbers[0] + numbers[1]) + (numbers[2] + numbers[3])
        total += (numbers[4] + numbers[5]) + (numbers[6] + numbers[7])
    for i in range(whole, n):
        total += numbers[i]
    return total


@rule
def best_part(gains: Numbers) -> int:
    """The part that gains most, the first of several; NO_PART if none gains enough."""
    best = 0
    for part in range(1, gains.shape[0]):
        if gains[part] > gains[best]:
            best = part
    return best if gains[best] >= LEAST else NO_PART


@rule
def amount_of(gain: float) -> int:
    """A gain in whole points or dollars, at least one."""
    return max(1, round(gain))
