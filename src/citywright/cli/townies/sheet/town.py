"""The map on the sheet: hexes in pencil, each with its name, the central area and the bonus spaces."""

import math
from collections.abc import Iterable

from citywright.cli.townies.sheet.pen import BOLD, INK, PENCIL, SHADE, SOFT, Box, Pen, Point, around
from citywright.games.townies.maps import DIRECTIONS, Cell, Map

ROOT_3 = math.sqrt(3)
LETTERS = 1.6  # room above the map for the letters of its columns, in em
SMALLEST = 4.6  # size of the smallest names, in points, if a hex has room for them
Edge = tuple[Point, Point]


def middle(cell: Cell, side: float) -> Point:
    """The middle of a hex with a flat top, from that of 0, 0; y grows upwards."""
    q, r = cell
    return 1.5 * side * q, -ROOT_3 * side * (r + q / 2)


def extent(cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    """Left, top, width and height of hexes of side 1."""
    middles = [middle(cell, 1) for cell in cells]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    left, top = min(xs) - 1, max(ys) + ROOT_3 / 2
    return left, top, max(xs) + 1 - left, top - min(ys) + ROOT_3 / 2


def edge_towards(cell: Cell, way: Cell) -> tuple[Point, Point]:
    """The two corners, with sides of 1, between a hex and its neighbour in a direction."""
    x, y = middle(cell, 1)
    angle = math.degrees(math.atan2(*reversed(middle(way, 1))))
    corners = around(x, y, 1, 6, angle - 30)
    return corners[0], corners[1]


def edges(cells: frozenset[Cell]) -> tuple[list[Edge], list[Edge]]:
    """The edges between hexes of a set, each once, and those around it."""
    inner, outer = [], []
    for cell in sorted(cells):
        for way in DIRECTIONS:
            beyond = cell[0] + way[0], cell[1] + way[1]
            if beyond not in cells:
                outer.append(edge_towards(cell, way))
            elif cell < beyond:
                inner.append(edge_towards(cell, way))
    return inner, outer


def width_for(map_: Map, height: float, em: float) -> float:
    """How wide a map is that is as high as this, with its letters."""
    _, _, wide, high = extent(map_.cells)
    return wide * (height - LETTERS * em) / high


class Town:
    """A map fitted into a box."""

    def __init__(self, pen: Pen, map_: Map, box: Box, em: float):
        self.pen, self.map, self.em = pen, map_, em
        left, top, width, height = extent(map_.cells)
        room = box.height - LETTERS * em
        self.side = side = min(box.width / width, room / height)
        self.x = box.left + (box.width - side * width) / 2 - side * left
        self.y = box.top - LETTERS * em - (room - side * height) / 2 - side * top

    def at(self, point: Point) -> Point:
        """A point given with sides of 1, on the paper."""
        return self.x + self.side * point[0], self.y + self.side * point[1]

    def draw(self) -> None:
        """The whole map."""
        for space in self.map.spaces:
            if space.central:
                self.pen.fill(around(*self.at(middle(space.cell, 1)), self.side, 6), SHADE)
        self._draw_edges()
        for space in self.map.spaces:
            self._draw_name(space.name, space.cell)
            if space.bonus:
                x, y = self.at(middle(space.cell, 1))
                self.pen.star(x, y - 0.12 * self.side, 0.42 * self.side, 0.045 * self.side)
        self._draw_letters()

    def _draw_edges(self) -> None:
        inner, outer = edges(self.map.cells)
        _, border = edges(frozenset(space.cell for space in self.map.spaces if space.central))
        for lines, width, colour, times in ((inner, 0.03, PENCIL, 2), (outer, 0.07, SOFT, 2), (border, 0.07, SOFT, 1)):
            for a, b in lines:
                for _ in range(times):  # twice, since a pencil wavers
                    self.pen.stroke([self.at(a), self.at(b)], width * self.side, colour)

    def _draw_name(self, name: str, cell: Cell) -> None:
        x, y = self.at(middle(cell, 1))
        size = min(0.36 * self.side, max(0.8 * self.em, SMALLEST))
        self.pen.text_centred(x, y + 0.76 * self.side - 0.72 * size, name, size, colour=SOFT)

    def _draw_letters(self) -> None:
        """The letter of each column, above its highest space."""
        highest: dict[str, Cell] = {}
        for space in self.map.spaces:
            highest.setdefault(space.name[0], space.cell)
        size = min(1.2 * self.em, self.side)
        for letter, cell in highest.items():
            x, y = self.at(middle(cell, 1))
            self.pen.text_centred(x, y + ROOT_3 / 2 * self.side + 0.35 * size, letter, size, font=BOLD, colour=INK)
