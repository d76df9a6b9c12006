"""Sheets on paper: one, two or four of them on a page, with lines to cut along."""

import random
from dataclasses import dataclass
from io import BytesIO

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from citywright.cli.townies.sheet.pen import PENCIL, SOFT, Box, Pen, load_fonts
from citywright.cli.townies.sheet.side import Side
from citywright.cli.townies.sheet.tables import CIRCLE_ROW, HEAD, Goals, draw_circles, draw_head
from citywright.cli.townies.sheet.town import Town, width_for
from citywright.games.townies.components import Box as GameBox
from citywright.words import Words

PAPERS: dict[str, tuple[float, float]] = {"a4": A4, "letter": LETTER}
SIDE = 17.0  # least width of the column beside the map, in em
WIDE_SIDE = 21.0  # and the most, if the map leaves room
FOOT = 1.3
LEGEND = 1.9
GAP = 0.8


@dataclass(frozen=True)
class Arrangement:
    """How sheets lie on a page; sizes in points."""

    across: int
    down: int
    turned: bool
    text: float
    margin: float


SHEETS = {
    1: Arrangement(1, 1, turned=False, text=8.9, margin=10 * mm),
    2: Arrangement(2, 1, turned=True, text=6.7, margin=6 * mm),
    4: Arrangement(2, 2, turned=False, text=5.0, margin=4 * mm),
}


def draw_sheet(pen: Pen, box: Box, em: float, game: GameBox, say: Words) -> None:
    """One sheet within a box."""
    goals = Goals(pen, game.cards, em, say)
    foot = max(0.8 * em, 4.5)
    low = box.bottom + FOOT * em
    goals_top = low + goals.height
    circles_top = goals_top + (CIRCLE_ROW + GAP) * em
    high = box.top - HEAD * em
    draw_head(pen, Box(box.left, box.top, box.width, HEAD * em), em, say)
    height = high - circles_top - GAP * em
    spare = box.width - GAP * em - width_for(game.map, height - LEGEND * em, em)
    wide = min(max(SIDE * em, spare), WIDE_SIDE * em)
    side = Box(box.right - wide, high, wide, height)
    town = Box(box.left, high, box.width - wide - GAP * em, height - LEGEND * em)
    Town(pen, game.map, town, em).draw()
    pen.text(town.left, side.bottom + 0.4 * em, say("sheet-legend"), em, colour=SOFT, room=town.width)
    Side(pen, side, em, say).draw(game)
    draw_circles(pen, Box(box.left, circles_top, box.width, CIRCLE_ROW * em), em, say)
    goals.draw(Box(box.left, goals_top, box.width, goals.height))
    pen.text(box.left, box.bottom, say("sheet-foot"), foot, colour=SOFT, room=box.width)


def cut_lines(pen: Pen, width: float, height: float, how: Arrangement) -> None:
    """Dashed lines between the sheets of a page."""
    for i in range(1, how.across):
        pen.rule((width * i / how.across, 0), (width * i / how.across, height), 0.4, PENCIL, (3, 3))
    for i in range(1, how.down):
        pen.rule((0, height * i / how.down), (width, height * i / how.down), 0.4, PENCIL, (3, 3))


def pdf(game: GameBox, say: Words, paper: str = "a4", per_page: int = 1) -> bytes:
    """A page of sheets as a PDF; the same page is always the same bytes."""
    load_fonts()
    how = SHEETS[per_page]
    width, height = sorted(PAPERS[paper], reverse=how.turned)
    file = BytesIO()
    canvas = Canvas(file, pagesize=(width, height), invariant=1, lang=say.language)
    canvas.setTitle(say("sheet-title"))
    canvas.setCreator("Citywright")
    for row in range(how.down):
        for place in range(how.across):
            cell = Box(place * width / how.across, height * (1 - row / how.down), width / how.across, height / how.down)
            box = Box(
                cell.left + how.margin,
                cell.top - how.margin,
                cell.width - 2 * how.margin,
                cell.height - 2 * how.margin,
            )
            draw_sheet(Pen(canvas, random.Random(1)), box, how.text, game, say)
    cut_lines(Pen(canvas, random.Random(1)), width, height, how)
    canvas.showPage()
    canvas.save()
    return file.getvalue()
