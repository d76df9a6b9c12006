"""A pen on paper: slightly shaky lines, rings, stars, and text in embedded fonts."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from citywright.words import FOLDER

Point = tuple[float, float]

INK = HexColor("#2c2b33")
SOFT = HexColor("#5d5c66")  # secondary text
PENCIL = HexColor("#8f8d94")
SHADE = HexColor("#f3ead3")
PALE = HexColor("#f7f5ef")
WHITE = HexColor("#ffffff")

PLAIN, BOLD = "CitywrightSans", "CitywrightSans-Bold"
FILES = {PLAIN: "DejaVuSansCondensed.ttf", BOLD: "DejaVuSansCondensed-Bold.ttf"}
TREMBLE = 0.02  # how far a line strays, as a fraction of its length
MOST_TREMBLE = 0.5  # and at most, in points
STAR_WAIST = 0.46  # radius of a star's inner corners, as a part of that of its points


@cache
def load_fonts() -> None:
    """Register the fonts with the PDF library, once."""
    for name, file in FILES.items():
        registerFont(TTFont(name, FOLDER / "fonts" / file))


class Box(NamedTuple):
    """A rectangle on the paper; y grows upwards, and a box is filled from its top."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right side."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower side."""
        return self.top - self.height


def around(x: float, y: float, radius: float, corners: int, start: float = 0.0) -> list[Point]:
    """The corners of a regular polygon, the first at an angle in degrees."""
    angles = [math.radians(start + 360 * i / corners) for i in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


@dataclass
class Pen:
    """Draws on a canvas; the same seed gives the same trembling."""

    canvas: Canvas
    random: random.Random

    def _stray(self, a: Point, b: Point, part: float) -> Point:
        """A point between a and b, slightly off the line."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        by = self.random.uniform(-1, 1) * min(TREMBLE, MOST_TREMBLE / (math.hypot(dx, dy) or 1))
        return a[0] + part * dx - by * dy, a[1] + part * dy + by * dx

    def stroke(self, points: Sequence[Point], width: float, colour: Color = INK, *, closed: bool = False) -> None:
        """Draw a line through points, as by hand."""
        self._set(width, colour)
        path = self.canvas.beginPath()
        path.moveTo(*points[0])
        ends = [*points[1:], points[0]] if closed else points[1:]
        for a, b in zip(points, ends, strict=False):
            path.curveTo(*self._stray(a, b, 1 / 3), *self._stray(a, b, 2 / 3), *b)
        self.canvas.drawPath(path)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Color = INK) -> None:
        """Draw a circle, as by hand."""
        self._set(width, colour)
        path = self.canvas.beginPath()
        n, reach = 8, 4 / 3 * math.tan(math.pi / 16)
        radii = [radius * (1 + self.random.uniform(-TREMBLE, TREMBLE)) for _ in range(n)]
        at = [(r * math.cos(math.tau * i / n), r * math.sin(math.tau * i / n)) for i, r in enumerate(radii)]
        path.moveTo(x + at[0][0], y + at[0][1])
        for i in range(n):
            (ax, ay), (bx, by) = at[i], at[(i + 1) % n]
            path.curveTo(
                x + ax - reach * ay, y + ay + reach * ax, x + bx + reach * by, y + by - reach * bx, x + bx, y + by
            )
        self.canvas.drawPath(path)

    def star(self, x: float, y: float, radius: float, width: float, colour: Color = INK) -> None:
        """A five-pointed star."""
        tips, waist = around(x, y, radius, 5, 90), around(x, y, STAR_WAIST * radius, 5, 126)
        corners = [corner for pair in zip(tips, waist, strict=True) for corner in pair]
        self.fill(corners, WHITE)
        self.stroke(corners, width, colour, closed=True)

    def rule(self, a: Point, b: Point, width: float, colour: Color = PENCIL, dash: Sequence[float] = ()) -> None:
        """A straight line."""
        self._set(width, colour)
        self.canvas.setDash(list(dash))
        self.canvas.line(*a, *b)
        self.canvas.setDash([])

    def fill(self, corners: Sequence[Point], colour: Color) -> None:
        """A filled polygon without an outline."""
        self.canvas.setFillColor(colour)
        self.canvas.drawPath(self.polygon(corners), stroke=0, fill=1)

    def polygon(self, corners: Sequence[Point]) -> PDFPathObject:
        """The outline of a polygon, to fill or to clip with."""
        path = self.canvas.beginPath()
        path.moveTo(*corners[0])
        for corner in corners[1:]:
            path.lineTo(*corner)
        path.close()
        return path

    def _set(self, width: float, colour: Color) -> None:
        self.canvas.setLineWidth(width)
        self.canvas.setStrokeColor(colour)
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)

    def text(
        self, x: float, y: float, text: str, size: float, *, font: str = PLAIN, colour: Color = INK, room: float = 0
    ) -> float:
        """Text that begins at x, made smaller if there is no room for it; its width."""
        wide = stringWidth(text, font, size)
        if room and wide > room:
            size, wide = size * room / wide, room
        self.canvas.setFont(font, size)
        self.canvas.setFillColor(colour)
        self.canvas.drawString(x, y, text)
        return wide

    def text_centred(
        self, x: float, y: float, text: str, size: float, *, font: str = PLAIN, colour: Color = INK, room: float = 0
    ) -> None:
        """Text around x, made smaller if there is no room for it."""
        wide = stringWidth(text, font, size)
        self.text(x - (min(wide, room) if room else wide) / 2, y, text, size, font=font, colour=colour, room=room)


def lines_of(text: str, size: float, width: float, font: str = PLAIN) -> list[str]:
    """Text broken into lines."""
    return simpleSplit(text, font, size, width)
