"""Data files: comma-separated values, read line by line so that an error names the line."""

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from citywright.errors import BrokenData


@dataclass(frozen=True)
class Row:
    """One line of a data file."""

    path: Path
    line: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def broken(self, reason: str) -> BrokenData:
        """The error to raise about this line."""
        return BrokenData(self.path, self.line, reason)

    def choose(self, column: str, known: Mapping[str, int]) -> int:
        """The number of the word in a column."""
        if self[column] not in known:
            choices = ", ".join(word or "empty" for word in known)
            raise self.broken(f"{column} is {self[column]!r}; it should be one of {choices}")
        return int(known[self[column]])

    def number(self, column: str, low: int, high: int) -> int:
        """The whole number in a column."""
        if not re.fullmatch(r"\d{1,4}", self[column]) or not low <= int(self[column]) <= high:
            raise self.broken(f"{column} is {self[column]!r}; it should be a whole number from {low} to {high}")
        return int(self[column])

    def yes(self, column: str) -> bool:
        """Whether a column says yes."""
        return bool(self.choose(column, {"no": 0, "yes": 1}))


def read(path: Path, columns: tuple[str, ...]) -> list[Row]:
    """The lines of a data file with exactly these columns."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # spreadsheets often begin a file with a byte-order mark
    except OSError as error:
        raise BrokenData(path, 1, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BrokenData(path, 1, "cannot be read: it is not text") from error
    lines = csv.reader(text.splitlines())
    head = next(lines, [])
    if tuple(head) != columns:
        raise BrokenData(
            path, 1, f"the columns are {', '.join(head) or 'missing'}; they should be {', '.join(columns)}"
        )
    rows = []
    for cells in lines:
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) != len(columns):
            raise BrokenData(path, lines.line_num, f"{len(cells)} columns; there should be {len(columns)}")
        rows.append(Row(path, lines.line_num, {c: cell.strip() for c, cell in zip(columns, cells, strict=True)}))
    return rows
