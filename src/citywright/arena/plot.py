"""A picture of a run: ratings (or points) with their intervals, and who finishes ahead of whom. SVG or PNG."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from citywright.arena.results import Results
from citywright.errors import Impossible, NotInstalled, NotReadable
from citywright.telling import shown_bot
from citywright.words import Words, words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = (".svg", ".png")
INK, LINE, PAPER = "#1f2a37", "#8a94a3", "#ffffff"  # text and lines, which turn light in dark mode
AT_NIGHT = {INK: "#e8ebf0", LINE: "#7d8796"}
POINT = "#2f74d0"  # seen on light and on dark
CELL_INK, FACING = "#14181f", "#edf0f4"
WEAK, EVEN, STRONG = (0xF2, 0xA6, 0x5A), (0xF5, 0xF3, 0xEE), (0x7F, 0xB2, 0xF0)
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "font.family": ["DejaVu Sans", "sans-serif"],
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "citywright",  # the same picture gives the same file
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}
ROW, WIDTH, SIDE = 0.42, 4.2, 0.62  # inches: a bot's row, the left picture, a cell of the right one
LETTERS = 10  # of a title, to an inch


def check_path(path: Path) -> None:
    """Refuse a file that is not a picture, or whose folder is missing, before any game is played."""
    if not find_spec("matplotlib"):
        raise NotInstalled("matplotlib", "study")
    if path.suffix.lower() not in KINDS:
        raise Impossible([f"{path.name} should end with {' or '.join(KINDS)}"])
    if not path.parent.is_dir():
        raise NotReadable(f"{path} cannot be written: there is no folder {path.parent}")


def draw(found: Results, path: Path, title: str = "", language: str = "en") -> None:
    """Draw a run."""
    draw_into(path, lambda: picture(found, title, words(language)))


def draw_into(path: Path, make: "Callable[[], Figure]") -> None:
    """Make a picture in our style and write it."""
    check_path(path)
    import matplotlib as mpl  # imported here because it loads slowly

    with mpl.rc_context(STYLE):
        figure = make()
        try:
            save(figure, path)
        except OSError as error:
            raise NotReadable(f"{path} cannot be written: {error.strerror}") from error


def picture(found: Results, title: str, say: Words) -> "Figure":
    """Both parts side by side; the right one only if bots have met."""
    from matplotlib.figure import Figure

    n = len(found.bots)
    parts = [WIDTH] + ([side_width(n)] if found.pairs else [])
    height = max(n * (SIDE if found.pairs else ROW), 1.0) + 1.5
    figure = Figure(figsize=(sum(parts) + 1.6, height), layout="constrained", facecolor="none")
    axes = figure.subplots(1, len(parts), squeeze=False, width_ratios=parts)[0]
    figure.suptitle(fill(title, round(LETTERS * figure.get_figwidth())), color=INK, fontsize=11)
    draw_levels(axes[0], found, say)
    if found.pairs:
        draw_pairs(axes[1], found, say)
    return figure


def side_width(bots: int) -> float:
    """Inches of the right picture."""
    return SIDE * bots + 0.3


def draw_levels(axes: "Axes", found: Results, say: Words) -> None:
    """A point for each bot, with a bar for its interval."""
    rated = all(showing.rating for showing in found.bots)
    for row, showing in enumerate(found.bots):
        if showing.rating:
            value, low, high = showing.rating
        else:
            value, half = showing.score
            low, high = (None, None) if half is None else (value - half, value + half)
        if low is not None and high is not None:
            axes.plot([low, high], [row, row], color=POINT, linewidth=3, alpha=0.45, solid_capstyle="round")
        axes.plot([value], [row], "o", color=POINT, markersize=7)
        axes.annotate(f"{value:.1f}", (value, row), (0, 8), textcoords="offset points", ha="center", fontsize=9)
    axes.set_title(say("arena-rating" if rated else "arena-score"), fontsize=10)
    axes.set_yticks(range(len(found.bots)), [shown_bot(showing.bot, say) for showing in found.bots])
    axes.set_ylim(len(found.bots) - 0.5, -0.5)
    axes.margins(x=0.12)
    bare(axes)
    axes.spines["bottom"].set_visible(True)
    axes.grid(axis="x", color=LINE, alpha=0.3, linewidth=0.6)


def draw_pairs(axes: "Axes", found: Results, say: Words) -> None:
    """A matrix: how often the row finishes ahead of the column."""
    from matplotlib.patches import Rectangle

    names = [showing.bot for showing in found.bots]
    for row, bot in enumerate(names):
        for column, other in enumerate(names):
            pair = found.ahead(bot, other)
            colour = tint(pair.ahead.value) if pair else FACING
            axes.add_patch(Rectangle((column - 0.47, row - 0.47), 0.94, 0.94, color=colour, linewidth=0))
            if pair:
                axes.text(column, row, f"{pair.ahead.value:.0%}", ha="center", va="center", color=CELL_INK)
    axes.set_title(fill(say("arena-ahead"), round(LETTERS * side_width(len(names)))), fontsize=10)
    turned = 0 if max(map(len, names)) < 8 else 35
    axes.set_xticks(
        range(len(names)), [shown_bot(bot, say) for bot in names], rotation=turned, ha="right" if turned else "center"
    )
    axes.set_yticks([])
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    bare(axes)


def bare(axes: "Axes") -> None:
    """No frame, no ticks."""
    axes.set_facecolor("none")
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def tint(share: float) -> str:
    """The colour of a share, from weak through even to strong."""
    end, far = (STRONG, 2 * share - 1) if share > 0.5 else (WEAK, 1 - 2 * share)
    return "#" + "".join(f"{round(a + (b - a) * far):02x}" for a, b in zip(EVEN, end, strict=True))


def save(figure: "Figure", path: Path) -> None:
    """Write a picture; an SVG follows the reader's light or dark."""
    if path.suffix.lower() == ".png":
        figure.savefig(path, dpi=160, facecolor=PAPER)
        return
    metadata: dict[str, Any] = {"Date": None, "Creator": None}
    figure.savefig(path, format="svg", metadata=metadata)
    rules = "".join(
        f'[style*="fill: {day}"]{{fill:{night}!important}}[style*="stroke: {day}"]{{stroke:{night}!important}}'
        for day, night in AT_NIGHT.items()
    )
    style = f"<style>@media (prefers-color-scheme: dark){{{rules}}}</style>"
    path.write_text(path.read_text(encoding="utf-8").replace("<defs>", f"{style}\n <defs>", 1), encoding="utf-8")
