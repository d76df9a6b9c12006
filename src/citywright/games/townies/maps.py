"""Townies 1: map files. A map is drawn column by column; every space gets a name and a bit.

    column,top,spaces
    a,0,.........
    b,1,.*....*.
    c,0,...ooo...

Columns are lettered from the left. `top` is how far the column's first space lies below the top of the page, in half
spaces: columns side by side are half a space apart. Then the spaces downwards: `.` a space, `o` one in the central
area, `*` one with a bonus, `@` one with both, `-` none. The third space of column c is called c3.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from string import ascii_lowercase

from citywright.data import Row, read
from citywright.errors import BrokenData, NotReadable
from citywright.games.townies.layout import BITS, WORD_BITS, Mask
from citywright.games.townies.masks import WORD

Cell = tuple[int, int]  # axial coordinates: column, and row along it
DIRECTIONS: tuple[Cell, ...] = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
KINDS = {".": (False, False), "o": (True, False), "*": (False, True), "@": (True, True)}
NO_SPACE = "-"
BONUS_SPACES = 4
STRIDES = range(8, 20)  # bits from column to column: more than a shape is wide, and three of them fit in a word


@dataclass(frozen=True)
class Space:
    """One space of a map."""

    name: str
    cell: Cell
    central: bool
    bonus: bool


def beside(cell: Cell) -> list[Cell]:
    """The six cells beside a cell."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def is_connected(cells: Iterable[Cell]) -> bool:
    """Whether all cells of a set hang together."""
    left = set(cells)
    walk = [left.pop()] if left else []
    while walk:
        near = left.intersection(beside(walk.pop()))
        left -= near
        walk += near
    return not left


@dataclass(frozen=True)
class Map:
    """A map whose spaces are numbered by their bits."""

    spaces: tuple[Space, ...]
    path: Path = field(compare=False)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """All cells of the map."""
        return frozenset(space.cell for space in self.spaces)

    @cached_property
    def stride(self) -> int:
        """Bits from a space to the next in its row: enough that no step off the map ends on it; 0 if too many."""
        shore = {cell for space in self.cells for cell in beside(space)} - self.cells
        for stride in STRIDES:
            land = {stride * q + r for q, r in self.cells}
            water = {stride * q + r for q, r in shore}
            if len(land) == len(self.cells) and not land & water and max(land) - min(land) < BITS:
                return stride
        return 0

    @cached_property
    def lowest(self) -> int:
        """The bit of the first space before an offset is added."""
        return min(self.stride * q + r for q, r in self.cells)

    def number(self, cell: Cell) -> int:
        """The bit of a cell."""
        return self.stride * cell[0] + cell[1] - self.lowest

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Bits by the names of spaces."""
        return {space.name: self.number(space.cell) for space in self.spaces}

    @cached_property
    def names(self) -> dict[int, str]:
        """Names of spaces by their bits."""
        return {number: name for name, number in self.numbers.items()}

    def mask(self, spaces: Iterable[Space]) -> Mask:
        """The two words of a set of spaces."""
        bits = sum(1 << self.number(space.cell) for space in spaces)
        return bits & WORD, bits >> WORD_BITS

    def named(self, lo: int, hi: int) -> list[str]:
        """The names of the spaces in a mask, column by column."""
        bits = int(lo) | int(hi) << WORD_BITS
        return [name for name, number in self.numbers.items() if bits >> number & 1] if bits else []

    def is_edge(self, space: Space) -> bool:
        """Whether a space has fewer than six neighbours. (Townies 1)"""
        return not self.cells.issuperset(beside(space.cell))

    def space_number(self, space: str) -> int:
        """The bit of a space."""
        if space not in self.numbers:
            last = self.spaces[-1].name
            raise NotReadable(f"there is no space called {space!r}; they are called {self.spaces[0].name} to {last}")
        return self.numbers[space]


def _column(row: Row, number: int, first_top: int | None) -> tuple[int, list[Space]]:
    """The top of a column, and its spaces."""
    if number >= len(ascii_lowercase) or row["column"] != ascii_lowercase[number]:
        raise row.broken(f"column {row['column']!r}; columns are a, b, c ... in this order, at most 26")
    top = row.number("top", 0, 40)
    if first_top is not None and (top - number - first_top) % 2:
        raise row.broken(f"top is {top}; columns side by side are half a space apart, so it is one more or less")
    spaces = []
    for i, kind in enumerate(row["spaces"]):
        if kind not in (*KINDS, NO_SPACE):
            raise row.broken(f"{kind!r} is not a space; it should be one of {' '.join([*KINDS, NO_SPACE])}")
        if kind != NO_SPACE:
            spaces.append(Space(f"{row['column']}{i + 1}", (number, (top - number) // 2 + i), *KINDS[kind]))
    return top, spaces


def read_map(path: Path) -> Map:
    """The map of a file; a broken one is refused with the line and the reason. (Townies 1)"""
    rows = read(path, ("column", "top", "spaces"))
    spaces: list[Space] = []
    first_top = None
    for number, row in enumerate(rows):
        top, more = _column(row, number, first_top)
        first_top = top if first_top is None else first_top
        spaces += more
    sheet = Map(tuple(spaces), path)
    if reason := _fault(sheet, spaces):
        raise BrokenData(path, rows[-1].line if rows else 1, reason)
    return sheet


def _fault(sheet: Map, spaces: Sequence[Space]) -> str | None:
    """What is wrong with a map as a whole."""
    if not spaces:
        return "the map has no spaces"
    if not is_connected(sheet.cells):
        return "the map is not connected: some spaces cannot be reached from others"
    if (n := sum(space.bonus for space in spaces)) != BONUS_SPACES:
        return f"{n} bonus spaces; there should be {BONUS_SPACES}"
    if not any(space.central for space in spaces):
        return "the map has no central area"
    if not sheet.stride:
        return f"the map is too large: with a gap between columns it does not fit into {BITS} bits"
    return None
