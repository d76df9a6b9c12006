"""Draw the pictures of docs/architecture.md: `python tools/make_pictures.py`.

Boxes and arrows as SVG, in colours that are readable on light and dark pages.
"""

from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape

from citywright.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "architecture"
STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #1f2a37 }
  .name { font-weight: 600 }
  .small { font-size: 13px; fill: #4b5868 }
  .line { stroke: #7d8796; stroke-width: 2; fill: none; marker-end: url(#tip) }
  .note { fill: #6b7685 }
"""
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0L8 4L0 8z" fill="#7d8796"/></marker>'
)
CORE, STUDY, PRODUCT, EDGE = "#cfe3c8", "#f6dfb3", "#c9dcf5", "#e6d3f0"


@dataclass
class Picture:
    """A picture with the shapes drawn so far."""

    width: int
    height: int
    shapes: list[str] = field(default_factory=list)

    def box(self, x: int, y: int, width: int, height: int, colour: str, name: str, *lines: str) -> None:
        """Draw a box with a name and its contents."""
        self.shapes.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{colour}"/>')
        self.text(x + 14, y + 24, name, "name")
        for number, line in enumerate(lines, 1):
            self.text(x + 14, y + 24 + 19 * number, line, "small")

    def text(self, x: int, y: int, words: str, kind: str) -> None:
        """Write a line of text."""
        self.shapes.append(f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>')

    def arrow(self, *points: tuple[int, int]) -> None:
        """Draw a line through some points, with an arrowhead at its end."""
        path = " ".join(f"{x},{y}" for x, y in points)
        self.shapes.append(f'<polyline class="line" points="{path}"/>')

    def svg(self, title: str) -> str:
        """The whole picture as SVG."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img">'
        return "\n".join(
            [head, f"<title>{title}</title><style>{STYLE}</style><defs>{TIP}</defs>", *self.shapes, "</svg>", ""]
        )


def layers() -> Picture:
    """The layers: every box imports only boxes below it."""
    p = Picture(860, 654)
    p.box(20, 20, 400, 66, EDGE, "web", "the client in the browser: draws and asks, has no rules")
    p.box(440, 20, 400, 66, EDGE, "cli", "the command citywright, and the game in the terminal")
    p.box(20, 100, 820, 52, PRODUCT, "server", "live tables, people and seats, the store, the web API")
    p.box(20, 166, 820, 52, STUDY, "review", "hints; what a choice cost; luck separated from skill")
    p.box(
        20,
        232,
        820,
        52,
        STUDY,
        "runs, arena, simulation",
        "many games between bots, on many cores or machines; ratings",
    )
    p.box(20, 298, 820, 52, STUDY, "envs", "numbered actions, observations, batches on CPU and GPU")
    p.box(20, 364, 400, 52, PRODUCT, "words, telling, screens", "events as sentences, positions as text")
    p.box(440, 364, 400, 52, STUDY, "bots, search", "levels from first-timer to master; a compiled tree")
    what = "a game with its log: checked moves, undo, what a seat may see; game files"
    p.box(20, 430, 820, 52, CORE, "game, record", what)
    rules = "one record, one integer per move, plain functions:", "the only place where rules are written"
    p.box(20, 496, 820, 72, CORE, ", ".join(f"games/{game}" for game in GAMES), *rules)
    base = "the compiler, and what every game uses"
    p.box(20, 582, 820, 52, CORE, "_jit, events, random_numbers, data, ...", base)
    return p


def move() -> Picture:
    """The path of a move at a live table."""
    p = Picture(900, 470)
    p.box(20, 20, 250, 66, EDGE, "1  The player", "chooses one of the legal moves")
    p.box(325, 20, 250, 66, PRODUCT, "2  Web socket", "right seat? resend? race?")
    p.box(630, 20, 250, 66, PRODUCT, "3  Table", "locked: one move at a time")
    p.box(630, 140, 250, 66, CORE, "4  Rules", "check, play, write events")
    p.box(630, 260, 250, 66, CORE, "5  Chance", "draws from the secret seed")
    p.box(630, 380, 250, 66, PRODUCT, "6  Log", "append and commit")
    p.box(325, 380, 250, 66, CORE, "7  Views", "what each seat may see")
    p.box(20, 380, 250, 66, PRODUCT, "8  Feeds", "send each page only what is new")
    p.box(20, 200, 250, 66, EDGE, "9  Every page", "draws and describes it")
    p.box(325, 200, 250, 66, STUDY, "10  Bots", "get a seat's view and think")
    p.arrow((270, 53), (322, 53))
    p.arrow((575, 53), (627, 53))
    p.arrow((755, 86), (755, 137))
    p.arrow((755, 206), (755, 257))
    p.arrow((755, 326), (755, 377))
    p.arrow((630, 413), (578, 413))
    p.arrow((325, 413), (273, 413))
    p.arrow((145, 380), (145, 269))
    p.arrow((145, 200), (145, 89))
    p.arrow((450, 380), (450, 269))
    p.arrow((450, 200), (450, 113), (690, 113), (690, 89))
    return p


def main() -> None:
    """Write both pictures."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "layers.svg").write_text(layers().svg("The layers of Citywright"))
    (FOLDER / "move.svg").write_text(move().svg("The path of a move at a live table"))


if __name__ == "__main__":
    main()
