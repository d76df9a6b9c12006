"""A picture of how a game went: each seat's expected final margin over the turns, its mistakes marked. SVG or PNG."""

from pathlib import Path
from typing import TYPE_CHECKING

from citywright.arena.plot import INK, LINE, bare, draw_into
from citywright.review.analysis import Review
from citywright.review.decisions import FAULTS, Judged, Verdict
from citywright.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SEATS = (("#2f74d0", "-"), ("#d0632f", "--"), ("#2f9a5c", "-."), ("#a04fc0", ":"), ("#b08a00", (0, (5, 1, 1, 1, 1, 1))))
MARKS = {Verdict.INACCURACY: ("o", 5), Verdict.MISTAKE: ("D", 6), Verdict.BLUNDER: ("X", 10)}  # shape and size
SIZE = (9.0, 4.6)  # inches


def draw(found: Review, path: Path, title: str, say: Words) -> None:
    """Draw a review."""
    draw_into(path, lambda: picture(found, title, say))


def picture(found: Review, title: str, say: Words) -> "Figure":
    """A line for each seat, with a band of two standard errors; where a choice was surely a bad one, a mark."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=SIZE, layout="constrained", facecolor="none")
    axes = figure.subplots()
    figure.suptitle(title, color=INK, fontsize=11)
    for seat, name in enumerate(found.game.names):
        draw_seat(axes, found, seat, name)
    for verdict in FAULTS:
        shape, size = MARKS[verdict]
        axes.plot([], [], shape, color=INK, markersize=size, label=say(f"review-verdict-{verdict}"))
    bare(axes)
    if len(found.end) > 1:
        axes.axhline(0, color=LINE, linewidth=1)
    axes.locator_params(axis="x", integer=True)
    axes.grid(axis="y", color=LINE, alpha=0.3, linewidth=0.6)
    game = found.game.rules.NAME
    axes.set_xlabel(say(f"review-turns-{game}"))
    axes.set_ylabel(say("review-points" if len(found.end) == 1 else "review-margin"))
    figure.legend(loc="outside lower center", ncols=8, frameon=False, fontsize=9)
    return figure


def places(found: Review) -> list[float]:
    """Where on the axis of turns each stretch begins and the last one ends; those of one turn share its width."""
    turns = [*(stretch.turn for stretch in found.stretches), found.turn + 1 if found.game.is_over else found.turn]
    return [turn + turns[:i].count(turn) / turns.count(turn) for i, turn in enumerate(turns)]


def draw_seat(axes: "Axes", found: Review, seat: int, name: str) -> None:
    """A seat's line, and its mistakes."""
    colour, dashes = SEATS[seat]
    x = places(found)
    y = [*(stretch.margins[seat] for stretch in found.stretches), found.end[seat]]
    known = 0.0 if found.game.is_over else found.stretches[-1].errors[seat]
    errors = [2 * error for error in (*(stretch.errors[seat] for stretch in found.stretches), known)]
    low, high = ([mean + sign * error for mean, error in zip(y, errors, strict=True)] for sign in (-1, 1))
    axes.fill_between(x, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.plot(x, y, linestyle=dashes, color=colour, linewidth=1.8, label=name)
    where = {stretch.number: (at, stretch.margins[seat]) for at, stretch in zip(x[:-1], found.stretches, strict=True)}
    for each in found.decisions:
        if each.seat == seat and each.verdict in MARKS:
            shape, size = MARKS[each.verdict]
            at = where[first_of_stretch(found, each)]
            axes.plot(*at, shape, color=colour, markersize=size, markeredgecolor=INK, markeredgewidth=0.8)


def first_of_stretch(found: Review, judged: Judged) -> int:
    """The number of the first decision of a decision's stretch."""
    return max(stretch.number for stretch in found.stretches if stretch.number <= judged.number)
