"""Shapes and words on a sheet, smooth at the edges."""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

import citywright.words

FOLDER = Path(citywright.words.__file__).parent / "fonts"
FINE = 2  # everything is drawn so many times larger, then scaled down
PAPER, INK, SOFT, PALE = "#f7f3ea", "#2b2620", "#8a8172", "#ded6c6"

Point = tuple[float, float]


@cache
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """Letters of a size."""
    return ImageFont.truetype(FOLDER / f"DejaVuSansCondensed{'-Bold' if bold else ''}.ttf", size)


def around(x: float, y: float, r: float, corners: int, turned: float = 0) -> list[Point]:
    """The corners of a regular shape, from its right one on."""
    return [
        (x + r * cos(2 * pi * i / corners + turned), y + r * sin(2 * pi * i / corners + turned)) for i in range(corners)
    ]


def star(x: float, y: float, r: float) -> list[Point]:
    """The corners of a star with five points."""
    outer, inner = around(x, y, r, 5, -pi / 2), around(x, y, 0.45 * r, 5, -pi / 2 + pi / 5)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


class Pen:
    """Draws on a sheet of so many pixels."""

    def __init__(self, width: int, height: int):
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * FINE, height * FINE), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def pixels(self) -> NDArray[np.uint8]:
        """The sheet as it is."""
        return np.asarray(self._image.resize((self.width, self.height), Image.Resampling.BOX)).copy()

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str | None = None) -> None:
        """A rectangle."""
        corners = [x * FINE, y * FINE, (x + width) * FINE - 1, (y + height) * FINE - 1]
        self._draw.rectangle(corners, fill, edge, width=FINE)

    def shape(self, points: Sequence[Point], fill: str, edge: str | None = None, line: float = 1) -> None:
        """A shape with corners."""
        fine = [(x * FINE, y * FINE) for x, y in points]
        self._draw.polygon(fine, fill)
        if edge:
            self._draw.line([*fine, *fine[:2]], edge, round(line * FINE), joint="curve")

    def disc(self, x: float, y: float, r: float, fill: str, edge: str | None = None) -> None:
        """A disc."""
        corners = [(x - r) * FINE, (y - r) * FINE, (x + r) * FINE, (y + r) * FINE]
        self._draw.ellipse(corners, fill, edge, width=FINE)

    def room(self, text: str, size: float, bold: bool = False) -> float:
        """How wide a text is."""
        return font(round(size * FINE), bold).getlength(text) / FINE

    def text(
        self, x: float, y: float, text: str, size: float, ink: str = INK, *, bold: bool = False, anchor: str = "lm"
    ) -> float:
        """Write a text beside a point, centred vertically; return where it ends."""
        self._draw.text((x * FINE, y * FINE), text, ink, font(round(size * FINE), bold), anchor)
        return x + self.room(text, size, bold)

    def fitted(self, text: str, size: float, room: float, bold: bool = False) -> str:
        """A text, cut where it does not fit."""
        if self.room(text, size, bold) <= room:
            return text
        while text and self.room(text + "…", size, bold) > room:
            text = text[:-1]
        return text.rstrip() + "…"

    def wrapped(self, text: str, size: float, room: float, bold: bool = False) -> list[str]:
        """A text in as many lines as it needs."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.room(longer, size, bold) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return [self.fitted(line, size, room, bold) for line in lines]
