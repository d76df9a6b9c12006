"""A hex sheet of Townies in characters: flat-top spaces in lettered columns, at three sizes.

Large, a space is two lines high and shows its name, or the pattern and letter of its block:

     _____
    / c4  \\_____
    \\_____/# r #\\
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from citywright.games.townies.components import Box
from citywright.games.townies.maps import Space
from citywright.screens.canvas import Canvas, Chars, chars
from citywright.words import Words

Data = dict[str, Any]

INK = {"red": "#e5554f", "yellow": "#f4cf4b", "brown": "#a8703f", "green": "#5cb860", "blue": "#4f93e6"}
DEEP = {"red": "#8e211c", "yellow": "#7a5f00", "brown": "#5a3310", "green": "#1e5f22", "blue": "#17437f"}
PATTERN = {"red": "#", "yellow": ":", "brown": "=", "green": '"', "blue": "~"}
STAR, CENTRAL = "★", "°"
GRID, NAME, CENTRE, BONUS, MARK = "grey42", "grey58", "grey70", "bold bright_yellow", "bold reverse cyan"
MARGIN = 3  # for the numbers of rows
HEAD = 2  # lines above the spaces: letters of columns, and the upper sides of the topmost


@dataclass(frozen=True)
class Size:
    """How much room a space has inside; without sides it is a single character."""

    room: int
    sides: bool

    @property
    def pitch(self) -> int:
        """Characters from column to column."""
        return self.room + 1


LARGE, SMALL, TINY = Size(5, True), Size(3, True), Size(1, False)


def colour_of(block: Data | str) -> str:
    """The colour of a block."""
    return str(block["colour"] if isinstance(block, dict) else block)


def letter_of(block: Data | str, say: Words) -> str:
    """The letter of a block: a capital for an object, else the colour's."""
    return say(f"townies-letter-{block['object'] if isinstance(block, dict) else block}")


class SheetDrawing:
    """Draws a sheet; `marks` are labels of options on spaces."""

    def __init__(
        self, blocks: Data, box: Box, size: Size, say: Words, marks: Mapping[str, Sequence[str]] | None = None
    ):
        self.blocks, self.size, self.say, self.marks = blocks, size, say, marks or {}
        self.spaces = box.map.spaces
        self.cells = box.map.cells
        self.left = min(q for q, _ in self.cells)
        self.top = min(2 * r + q for q, r in self.cells)
        columns = max(q for q, _ in self.cells) + 1 - self.left
        height = max(2 * r + q for q, r in self.cells) + 1 - self.top
        self.canvas = Canvas(MARGIN + columns * size.pitch + 2 * size.sides - 1, HEAD + height + size.sides)

    def draw(self) -> Canvas:
        """The whole sheet with its coordinates."""
        for space in self.spaces:
            self._draw(space)
        self._letters()
        self._numbers()
        return self.canvas

    def corner(self, space: Space) -> tuple[int, int]:
        """Where the inside of a space begins."""
        q, r = space.cell
        return MARGIN + (q - self.left) * self.size.pitch + self.size.sides, HEAD + 2 * r + q - self.top

    def _letters(self) -> None:
        for column in {space.name[0]: space for space in self.spaces}.values():
            x, _ = self.corner(column)
            self.canvas.put(x, 0, chars(column.name[0].center(self.size.room), "bold"))

    def _numbers(self) -> None:
        for space in self.spaces:
            if space.cell[0] == self.left:
                self.canvas.put(0, self.corner(space)[1], chars(space.name[1:].rjust(MARGIN - 1), "bold"))

    def _draw(self, space: Space) -> None:
        x, y = self.corner(space)
        lines = self.face(space)
        self.canvas.put(x, y, lines[0])
        if not self.size.sides:
            return
        room = self.size.room
        self.canvas.put(x, y + 1, lines[1])
        if (space.cell[0], space.cell[1] - 1) not in self.cells:
            self.canvas.put(x, y - 1, chars("_" * room, GRID))
        for row, (near, far) in enumerate((("/", "\\"), ("\\", "/"))):
            self.canvas.put(x - 1, y + row, chars(near, GRID))
            self.canvas.put(x + room, y + row, chars(far, GRID))

    def face(self, space: Space) -> tuple[Chars, Chars]:
        """The two lines inside a space."""
        block = self.blocks.get(space.name)
        if block is not None:
            return self._block(block)
        if space.name in self.marks:
            return self._option(space, " ".join(self.marks[space.name]))
        return self._empty(space), self._floor()

    def _block(self, block: Data | str) -> tuple[Chars, Chars]:
        """A block: its pattern with the letter of its colour, or a clear space with that of its object."""
        colour, room = colour_of(block), self.size.room
        is_object, style = isinstance(block, dict), f"black on {INK[colour]}"
        letter = chars(letter_of(block, self.say), f"bold white on {DEEP[colour]}" if is_object else f"bold {style}")
        upper = chars(PATTERN[colour] * room, style)
        if room == 1:
            return letter, letter
        if is_object:
            letter = [(" ", style), *letter, (" ", style)]
        left = (room - len(letter)) // 2
        upper[left : left + len(letter)] = letter
        return upper, chars(PATTERN[colour] * room, f"underline {style}")

    def _option(self, space: Space, label: str) -> tuple[Chars, Chars]:
        """An empty space with the numbers of what may be drawn on it."""
        room = self.size.room
        if len(label) > room:
            label = label[: room - 1] + "…"
        left = (room - len(label)) // 2
        floor = self._floor()
        floor[left : left + len(label)] = chars(label, MARK)
        return self._empty(space), floor

    def _empty(self, space: Space) -> Chars:
        room = self.size.room
        mark = STAR if space.bonus else CENTRAL if space.central else ""
        if room < LARGE.room:
            shown = (mark or ("·" if room == 1 else " ")).center(room)
        else:
            shown = (space.name + mark).center(room)
        style = CENTRE if space.central else NAME
        return [(char, BONUS if char == STAR else style) for char in shown]

    def _floor(self) -> Chars:
        return chars("_" * self.size.room, GRID)
