"""Townies as a picture: one's own sheet large on the left, the others beside it."""

from math import sqrt
from typing import Any

from citywright.envs.picture.pen import INK, PALE, SOFT, Pen, Point, around, star
from citywright.game import Game
from citywright.games.townies.components import Box
from citywright.screens.townies.screen import blocks_seen, head
from citywright.screens.townies.sheet import DEEP, colour_of, letter_of
from citywright.screens.townies.sheet import INK as COLOURS
from citywright.words import Words, words

Data = dict[str, Any]

EMPTY, CENTRE, EDGE, STAR = "#fffdf7", "#efe8d8", "#c9c0ae", "#e0a800"
MARGIN, HEAD, TITLE = 14, 40, 50
OWN = 560  # how wide one's own sheet may be
ROOT3 = sqrt(3)


class SheetPicture:
    """A sheet in a frame: flat-top spaces, as large as they fit."""

    def __init__(self, pen: Pen, box: Box, frame: tuple[float, float, float, float], say: Words):
        self.pen, self.box, self.say = pen, box, say
        self.x, self.y, wide, high = frame
        corners = [point for cell in box.map.cells for point in around(*self._middle(cell, 1.0), 1.0, 6)]
        self.left, self.top = min(x for x, _ in corners), min(y for _, y in corners)
        across, down = max(x for x, _ in corners) - self.left, max(y for _, y in corners) - self.top
        self.radius = min(wide / across, (high - TITLE) / down)

    @staticmethod
    def _middle(cell: tuple[int, int], radius: float) -> Point:
        q, r = cell
        return 1.5 * q * radius, ROOT3 * (r + q / 2) * radius

    def draw(self, blocks: Data) -> None:
        """Every space with what is drawn on it."""
        for space in self.box.map.spaces:
            across, down = self._middle(space.cell, self.radius)
            x = self.x + across - self.left * self.radius
            y = self.y + TITLE + down - self.top * self.radius
            block = blocks.get(space.name)
            if block is not None:
                self._draw_block(x, y, block)
                continue
            self.pen.shape(around(x, y, self.radius, 6), CENTRE if space.central else EMPTY, EDGE)
            if space.bonus:
                self.pen.shape(star(x, y, 0.5 * self.radius), STAR)

    def _draw_block(self, x: float, y: float, block: Data | str) -> None:
        """A block with the letter of its colour, or an object with its own on a disc."""
        colour, is_object = colour_of(block), isinstance(block, dict)
        self.pen.shape(around(x, y, self.radius, 6), COLOURS[colour], DEEP[colour])
        if is_object:
            self.pen.disc(x, y, 0.62 * self.radius, DEEP[colour])
        ink = "#ffffff" if is_object else DEEP[colour]
        size = (0.9 if is_object else 0.6) * self.radius
        self.pen.text(x, y, letter_of(block, self.say), size, ink, bold=is_object, anchor="mm")

    def title(self, name: str, seat: Data) -> None:
        """Who it is, the marker in hand, the circles and the points."""
        pen, small = self.pen, 13
        marker = COLOURS.get(seat["marker"], PALE)
        pen.disc(self.x + 10, self.y + 12, 8, marker, INK)
        end = pen.text(self.x + 26, self.y + 12, name, 16, bold=True)
        pen.text(end + 12, self.y + 12, self.say("townies-points", points=seat["total"]), small)
        x = pen.text(self.x, self.y + 34, " ".join(map(str, seat["circles"])) or "–", small, SOFT)
        for i in range(seat["stars"]):
            pen.shape(star(x + 14 + 16 * i, self.y + 34, 7), STAR)


def frames(seats: int, pen: Pen) -> list[tuple[float, float, float, float]]:
    """Where sheets lie: the first large, the others in columns beside it."""
    high, top = pen.height - HEAD - 2 * MARGIN, HEAD + MARGIN
    places = [(float(MARGIN), float(top), float(OWN), float(high))]
    columns = 1 if seats <= 3 else 2
    rows = max(1, -(-(seats - 1) // columns))
    wide, tall = (pen.width - OWN - 3 * MARGIN) / columns, high / max(rows, 2)
    for i in range(seats - 1):
        x = OWN + 2 * MARGIN + (i % columns) * wide
        places.append((x, top + (i // columns) * tall, wide - MARGIN, tall - MARGIN))
    return places


def draw(game: Game, seat: int | None, pen: Pen) -> None:
    """The whole table as a seat sees it, its own sheet first."""
    view, say, own = game.view(seat), words("en"), seat or 0
    pen.text(MARGIN, MARGIN + 10, pen.fitted("   ".join(head(view, say)), 15, pen.width - 2 * MARGIN), 15)
    seats = view["seats"]
    order = [(own + i) % len(seats) for i in range(len(seats))]
    for number, frame in zip(order, frames(len(seats), pen), strict=True):
        sheet = SheetPicture(pen, game.options.box, frame, say)
        sheet.title(game.names[number], seats[number])
        sheet.draw(blocks_seen(seats[number]))
