"""The column beside the map: markers, shapes, stars, and what objects score."""

from collections.abc import Callable
from dataclasses import dataclass

from citywright.cli.townies.sheet.marks import inked, swatch
from citywright.cli.townies.sheet.pen import BOLD, INK, PENCIL, SOFT, Box, Pen, around, lines_of
from citywright.cli.townies.sheet.town import extent, middle
from citywright.games.townies.components import Box as GameBox
from citywright.games.townies.components import Shape, block_names, kind_colours
from citywright.games.townies.layout import NONE, Colour, Object
from citywright.games.townies.maps import BONUS_SPACES
from citywright.names import word
from citywright.words import Words

TITLE = 1.5  # heights, in em
LINE = 1.15
MARKER = 1.58
SHAPE = 3.8
STARS = 2.1
OBJECT_GAP = 0.35
LEAST_GAP = 0.4
MOST_GAP = 2.2
SMALLER = 0.99  # factor by which text shrinks until it fits
ACROSS = 3  # shapes side by side
ICON = 3.0  # width of the column of drawings
EACH = 4.2  # width of what is scored for each neighbour


@dataclass
class Section:
    """A section of the column: its height, and the function that draws it below a given y."""

    height: float
    draw: Callable[[float], None]


class Side:
    """The column beside the map."""

    def __init__(self, pen: Pen, box: Box, em: float, say: Words):
        self.pen, self.box, self.em, self.say = pen, box, em, say

    def draw(self, game: GameBox) -> None:
        """All sections, spread over the height of the column."""
        sections = self._sections(game)
        while (gap := self._gap(sections)) < LEAST_GAP * self.em:
            self.em *= SMALLER
            sections = self._sections(game)
        gap = min(gap, MOST_GAP * self.em)
        y = self.box.top
        for part in sections:
            part.draw(y)
            y -= part.height + gap

    def _gap(self, sections: list[Section]) -> float:
        """The room between sections that fill the column."""
        return (self.box.height - sum(part.height for part in sections)) / (len(sections) - 1)

    def _sections(self, game: GameBox) -> list[Section]:
        return [self._markers(), self._shapes(game), self._stars(), self._objects()]

    def _title(self, y: float, title: str) -> float:
        """A heading; the y below it."""
        self.pen.text(self.box.left, y - self.em, title, 1.05 * self.em, font=BOLD, room=self.box.width)
        return y - TITLE * self.em

    def _lines(self, text: str, width: float) -> list[str]:
        return lines_of(text, self.em, width)

    def _note(self, y: float, lines: list[str], x: float) -> float:
        """Write secondary text; return the y below it."""
        for line in lines:
            self.pen.text(x, y - self.em, line, self.em, colour=SOFT)
            y -= LINE * self.em
        return y

    def _markers(self) -> Section:
        note = self._lines(self.say("sheet-markers-note"), self.box.width)
        height = (TITLE + MARKER * len(Colour) + LINE * len(note)) * self.em

        def draw(y: float) -> None:
            y = self._title(y, self.say("sheet-markers"))
            for colour in Colour:
                self._marker(colour, y)
                y -= MARKER * self.em
            self._note(y, note, self.box.left)

        return Section(height, draw)

    def _marker(self, colour: Colour, y: float) -> None:
        em, left, middle_y = self.em, self.box.left, y - 0.8 * self.em
        self.pen.ring(left + 0.6 * em, middle_y, 0.5 * em, 0.07 * em, PENCIL)
        corners = [
            (left + x * em, middle_y + dy * em) for x, dy in ((1.6, -0.65), (4.6, -0.65), (4.6, 0.65), (1.6, 0.65))
        ]
        swatch(self.pen, corners, colour, 0.48 * em)
        x = left + 5.2 * em
        x += self.pen.text(x, y - 1.15 * em, self.say(f"marker-{word(colour)}"), em, font=BOLD) + 0.5 * em
        block = self.say(f"sheet-block-{block_names()[word(colour)]}")
        self.pen.text(x, y - 1.15 * em, block, em, colour=SOFT, room=self.box.right - x)

    def _shapes(self, game: GameBox) -> Section:
        rows = -(-len(game.shapes) // ACROSS)

        def draw(y: float) -> None:
            y = self._title(y, self.say("sheet-shapes"))
            width = self.box.width / ACROSS
            for number, shape in enumerate(game.shapes):
                row, place = divmod(number, ACROSS)
                self._shape(shape, Box(self.box.left + place * width, y - row * SHAPE * self.em, width, 2.5 * self.em))

        return Section((TITLE + SHAPE * rows) * self.em, draw)

    def _shape(self, shape: Shape, box: Box) -> None:
        cells = shape.turns[0]
        left, top, width, height = extent(cells)
        side = min(0.82 * self.em, 0.9 * box.width / width, box.height / height)
        x = box.left + box.width / 2 - side * (left + width / 2)
        y = box.top - box.height / 2 - side * (top - height / 2)
        for cell in cells:
            a, b = middle(cell, side)
            self.pen.stroke(around(x + a, y + b, side, 6), 0.07 * self.em, INK, closed=True)
        message = f"shape-{shape.name}"
        name = self.say(message) if self.say.has(message) else shape.name
        x, y = box.left + box.width / 2, box.bottom - 0.9 * self.em
        self.pen.text_centred(x, y, name, self.em, room=0.95 * box.width)

    def _stars(self) -> Section:
        note = self._lines(self.say("sheet-stars-note"), self.box.width)

        def draw(y: float) -> None:
            self._title(y - 0.4 * self.em, self.say("sheet-stars"))
            for i in range(BONUS_SPACES):
                x = self.box.right - (i + 0.5) * 2.5 * self.em
                self.pen.star(x, y - 0.95 * self.em, 1.1 * self.em, 0.09 * self.em)
            self._note(y - STARS * self.em, note, self.box.left)

        return Section((STARS + LINE * len(note)) * self.em, draw)

    def _objects(self) -> Section:
        width = self.box.width - ICON * self.em
        texts = {object_: self._lines(self.say(f"sheet-scores-{word(object_)}"), width) for object_ in Object}
        note = self._lines(self.say("sheet-objects-note"), self.box.width)
        lines = len(note) + sum(1 + len(text) for text in texts.values())

        def draw(y: float) -> None:
            y = self._note(self._title(y, self.say("sheet-objects")), note, self.box.left) - OBJECT_GAP * self.em
            for object_, text in texts.items():
                y = self._object(object_, text, y) - OBJECT_GAP * self.em

        return Section((TITLE + LINE * lines + OBJECT_GAP * (len(texts) + 1)) * self.em, draw)

    def _object(self, object_: Object, text: list[str], y: float) -> float:
        """An object's drawing, its name and its points; the y below them."""
        em, x = self.em, self.box.left + ICON * self.em
        height = LINE * (1 + len(text)) * em
        inked(self.pen, object_, self.box.left + 1.25 * em, y - height / 2, 1.25 * em)
        name = self.say(f"object-{word(object_)}")
        kind = kind_colours()[object_]
        room = self.box.right - x - (0 if kind == NONE else EACH) * em
        wide = self.pen.text(x, y - em, name[0].upper() + name[1:], em, font=BOLD, room=room)
        if kind != NONE:
            self._each(Colour(kind), x + wide + 0.7 * em, y - em)
        return self._note(y - LINE * em, text, x)

    def _each(self, colour: Colour, x: float, y: float) -> None:
        """What an object scores for each neighbour of its colour: a number and a picture."""
        em = self.em
        wide = self.pen.text(x, y, self.say("sheet-each"), em)
        swatch(self.pen, around(x + wide + 0.9 * em, y + 0.36 * em, 0.6 * em, 6), colour, 0.4 * em)
