"""The marks of Townies: five colours, each with its own hatching, and the six objects in ink."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from reportlab.lib.colors import Color, HexColor

from citywright.cli.townies.sheet.pen import INK, Pen, Point
from citywright.games.townies.layout import Colour, Object

COLOURS = {
    Colour.RED: HexColor("#c23b32"),
    Colour.YELLOW: HexColor("#c9950c"),
    Colour.BROWN: HexColor("#80522d"),
    Colour.GREEN: HexColor("#3a8741"),
    Colour.BLUE: HexColor("#2d69ab"),
}
TINT = 0.22  # strength of the colour under its hatch
Line = Sequence[Point]
Hatch = Callable[[float, float, float, float], Iterator[Line]]


def _steps(low: float, high: float, by: float) -> Iterator[float]:
    return (low + i * by for i in range(math.floor((high - low) / by) + 1))


def slanting(x: float, y: float, reach: float, gap: float) -> Iterator[Line]:
    """Red: strokes that rise to the right."""
    return ([(x + d - reach, y - reach), (x + d + reach, y + reach)] for d in _steps(-2 * reach, 2 * reach, 1.4 * gap))


def dotted(x: float, y: float, reach: float, gap: float) -> Iterator[Line]:
    """Yellow: rows of dots, set off from each other."""
    for row, dy in enumerate(_steps(-reach, reach, 0.9 * gap)):
        for dx in _steps(-reach + (row % 2) * gap / 2, reach, gap):
            yield [(x + dx, y + dy), (x + dx + 0.05 * gap, y + dy)]


def crossed(x: float, y: float, reach: float, gap: float) -> Iterator[Line]:
    """Brown: two layers of slanting strokes."""
    for (ax, ay), (bx, by) in slanting(x, y, reach, 1.15 * gap):
        yield [(ax, ay), (bx, by)]
        yield [(2 * x - ax, ay), (2 * x - bx, by)]


def tufted(x: float, y: float, reach: float, gap: float) -> Iterator[Line]:
    """Green: tufts of grass."""
    for row, dy in enumerate(_steps(-reach, reach, 1.1 * gap)):
        for dx in _steps(-reach + (row % 2) * 0.8 * gap, reach, 1.6 * gap):
            yield [(x + dx - 0.4 * gap, y + dy + 0.45 * gap), (x + dx, y + dy - 0.25 * gap)]
            yield [(x + dx, y + dy - 0.25 * gap), (x + dx + 0.4 * gap, y + dy + 0.45 * gap)]


def wavy(x: float, y: float, reach: float, gap: float) -> Iterator[Line]:
    """Blue: waves."""
    for dy in _steps(-reach, reach, gap):
        across = list(_steps(-reach, reach + gap, 0.6 * gap))
        yield [(x + dx, y + dy + (0.22 if i % 2 else -0.22) * gap) for i, dx in enumerate(across)]


HATCHES: dict[Colour, Hatch] = {
    Colour.RED: slanting,
    Colour.YELLOW: dotted,
    Colour.BROWN: crossed,
    Colour.GREEN: tufted,
    Colour.BLUE: wavy,
}


def _tint(colour: Color) -> Color:
    return Color(*(1 - TINT * (1 - part) for part in (colour.red, colour.green, colour.blue)))


def swatch(pen: Pen, corners: Sequence[Point], colour: Colour, gap: float) -> None:
    """Fill an area with a marker's colour and hatching."""
    shade = COLOURS[colour]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y, reach = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(max(xs) - min(xs), max(ys) - min(ys)) / 2
    pen.fill(corners, _tint(shade))
    pen.canvas.saveState()
    pen.canvas.clipPath(pen.polygon(corners), stroke=0, fill=0)
    for line in HATCHES[colour](x, y, reach, gap):
        pen.stroke(line, gap * (0.42 if colour == Colour.YELLOW else 0.22), shade)
    pen.canvas.restoreState()
    pen.stroke(corners, 0.3 * gap, shade, closed=True)


@dataclass(frozen=True)
class Drawing:
    """A small drawing around a middle: open lines, closed lines and rings, within a radius of 1."""

    lines: tuple[Line, ...] = ()
    outlines: tuple[Line, ...] = ()
    rings: tuple[tuple[float, float, float], ...] = ()


DRAWINGS = {
    Object.GAME_COURT: Drawing(
        lines=(((0, -0.6), (0, 0.6)), ((-0.9, 0.25), (-0.62, 0.25), (-0.62, -0.25), (-0.9, -0.25)),
               ((0.9, 0.25), (0.62, 0.25), (0.62, -0.25), (0.9, -0.25))),
        outlines=(((-0.9, -0.6), (-0.9, 0.6), (0.9, 0.6), (0.9, -0.6)),),
        rings=((0, 0, 0.22),),
    ),
    Object.WINDMILL: Drawing(
        lines=(((-0.36, -0.9), (-0.22, 0.02)), ((0.36, -0.9), (0.22, 0.02)), ((-0.55, -0.9), (0.55, -0.9)),
               ((-0.12, -0.9), (-0.12, -0.55), (0.12, -0.55), (0.12, -0.9)),
               ((-0.58, -0.28), (0.58, 0.88)), ((-0.58, 0.88), (0.58, -0.28))),
        outlines=(((0.3, 0.6), (0.44, 0.46), (0.7, 0.72), (0.58, 0.88)), ((-0.3, 0.6), (-0.44, 0.46), (-0.7, 0.72),
                  (-0.58, 0.88)), ((0.3, 0), (0.44, 0.14), (0.7, -0.14), (0.58, -0.28)),
                  ((-0.3, 0), (-0.44, 0.14), (-0.7, -0.14), (-0.58, -0.28))),
        rings=((0, 0.3, 0.08),),
    ),
    Object.STATION: Drawing(
        lines=(((-0.3, -0.45), (-0.62, -0.95)), ((0.3, -0.45), (0.62, -0.95)), ((-0.46, -0.66), (0.46, -0.66)),
               ((-0.58, -0.85), (0.58, -0.85)), ((-0.5, -0.02), (0.5, -0.02))),
        outlines=(((-0.5, -0.45), (-0.5, 0.6), (-0.3, 0.88), (0.3, 0.88), (0.5, 0.6), (0.5, -0.45)),
                  ((-0.32, 0.14), (-0.32, 0.55), (0.32, 0.55), (0.32, 0.14))),
        rings=((-0.28, -0.23, 0.1), (0.28, -0.23, 0.1)),
    ),
    Object.BIKE_RENTAL: Drawing(
        lines=(((-0.55, -0.35), (-0.2, 0.2), (0.36, 0.2), (0.55, -0.35)), ((-0.55, -0.35), (-0.02, -0.35), (0.36, 0.2)),
               ((-0.02, -0.35), (-0.27, 0.42)), ((-0.45, 0.42), (-0.1, 0.42)),
               ((0.36, 0.2), (0.28, 0.5), (0.52, 0.56))),
        rings=((-0.55, -0.35, 0.38), (0.55, -0.35, 0.38)),
    ),
    Object.BANK: Drawing(
        lines=(((-0.66, 0.3), (-0.66, -0.55)), ((-0.42, 0.3), (-0.42, -0.55)), ((-0.12, 0.3), (-0.12, -0.55)),
               ((0.12, 0.3), (0.12, -0.55)), ((0.42, 0.3), (0.42, -0.55)), ((0.66, 0.3), (0.66, -0.55))),
        outlines=(((-0.9, 0.3), (0, 0.85), (0.9, 0.3)), ((-0.9, -0.55), (0.9, -0.55), (0.9, -0.8), (-0.9, -0.8))),
        rings=((0, 0.5, 0.11),),
    ),
    Object.CITY_SQUARE: Drawing(
        lines=(((-0.06, -0.45), (-0.06, 0.12)), ((0.06, -0.45), (0.06, 0.12)),
               ((0, 0.25), (-0.12, 0.62), (-0.36, 0.7), (-0.54, 0.45), (-0.6, -0.2)),
               ((0, 0.25), (0.12, 0.62), (0.36, 0.7), (0.54, 0.45), (0.6, -0.2)), ((0, 0.25), (0, 0.85))),
        outlines=(((-0.9, -0.45), (0.9, -0.45), (0.68, -0.88), (-0.68, -0.88)),
                  ((-0.32, 0.22), (0.32, 0.22), (0.18, 0.06), (-0.18, 0.06))),
    ),
}  # fmt: skip


def inked(pen: Pen, object_: Object, x: float, y: float, radius: float) -> None:
    """An object in ink around a point."""
    width, drawing = 0.075 * radius, DRAWINGS[object_]
    for lines, closed in ((drawing.lines, False), (drawing.outlines, True)):
        for line in lines:
            pen.stroke([(x + radius * a, y + radius * b) for a, b in line], width, INK, closed=closed)
    for a, b, size in drawing.rings:
        pen.ring(x + radius * a, y + radius * b, radius * size, width)
