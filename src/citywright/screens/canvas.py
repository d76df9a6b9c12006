"""Sheets of styled characters, on which maps are drawn."""

from collections.abc import Sequence

from rich.text import Text

Chars = list[tuple[str, str]]  # characters, each with its style


def chars(text: str, style: str = "") -> Chars:
    """The characters of a text, all in one style."""
    return [(char, style) for char in text]


class Canvas:
    """A sheet of styled characters."""

    def __init__(self, width: int, height: int):
        self.width = width
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, chars: Sequence[tuple[str, str]]) -> None:
        """Write characters from a place on, as far as the sheet goes."""
        for i, char in enumerate(chars):
            if 0 <= y < len(self.rows) and 0 <= x + i < len(self.rows[y]):
                self.rows[y][x + i] = char

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        """Write another sheet onto this one."""
        for row, line in enumerate(other.rows):
            self.put(x, y + row, line)

    def text(self) -> Text:
        """The sheet, ready to print."""
        return Text("\n").join(Text.assemble(*row) for row in self.rows)


def side_by_side(sheets: Sequence[Canvas]) -> Canvas:
    """Sheets beside one another, as one."""
    whole = Canvas(sum(sheet.width for sheet in sheets), max(len(sheet.rows) for sheet in sheets))
    x = 0
    for sheet in sheets:
        whole.paste(x, 0, sheet)
        x += sheet.width
    return whole
