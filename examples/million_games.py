"""Play a million games and answer a designer's questions: `python examples/million_games.py` (`--help` for options).

Do seats differ? How high and how close are the scores? What is a tile, a consultant or an object worth to its owner?
The bots play in compiled code on all cores (with `--cluster` on other machines, too). A compiled function below replays
their moves to look at each final position. The script prints tables with 95% intervals and draws a picture.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from citywright import simulation
from citywright._jit import rule  # compiles functions that call rules millions of times; not public API
from citywright.arena.plot import INK, LINE, POINT, bare, draw_into
from citywright.cli.formats import notes_beside, watching
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.games.streets.components import HOUSE_TILES, load
from citywright.games.streets.layout import FIRST_BUILDING, STATION, Consultant
from citywright.games.streets.rules import play as play_streets
from citywright.games.townies.layout import Colour, Object
from citywright.games.townies.playout import first_due
from citywright.games.townies.rules import play as play_townies
from citywright.names import word
from citywright.runs.intervals import SURE, mean, share

OPTIONS = {"streets": {"modules": ("consultants",), "first": 1}, "townies": {}}  # seat 1 plays first
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@rule
def end_streets(states, moves, lengths, silent):
    """Replay moves, each game in its own record."""
    for i in range(states.shape[0]):
        for n in range(lengths[i]):
            play_streets(states[i], states[i].actor, moves[i, n], silent)


@rule
def end_townies(states, moves, lengths, silent):
    """Replay moves, each game in its own record."""
    for i in range(states.shape[0]):
        for n in range(lengths[i]):
            play_townies(states[i], first_due(states[i]), moves[i, n], silent)


def held_streets(states, seats):
    """The tiles each seat owns at the end, and its consultant."""
    places = np.arange(seats)[None, :, None]
    tiles = states["owner"][:, None, FIRST_BUILDING:] == places
    consultants = states["consultant"][:, :seats, None] == np.arange(1, len(Consultant))
    return np.concatenate([tiles, consultants], axis=2)


def held_townies(states, seats):
    """The number of objects of each kind a seat has drawn, and its starting marker."""
    objects = np.bitwise_count(states["drawn"][:, :seats]).sum(axis=3)
    starts = states["start"][:, :seats, None] == np.arange(len(Colour))
    return np.concatenate([objects, starts], axis=2)


def things(game):
    """The names of what a seat can have, in the order of the functions above."""
    if game == "townies":
        return [word(each) for each in Object] + [f"{word(each)} start" for each in Colour]
    tiles = [tile.name for tile in load(HOUSE_TILES).tiles[FIRST_BUILDING - STATION :]]
    return tiles + [word(each) for each in Consultant if each]


END = {"streets": end_streets, "townies": end_townies}
HELD = {"streets": held_streets, "townies": held_townies}


@dataclass
class Worths:
    """The lead that goes with having one more of each thing than the rivals: a slope.

    In each game all leads add up to zero, and so do all differences from the rivals' mean. The slope is therefore
    sum(xy) over sum(xx), and its error follows from how these two scatter between games.
    """

    plan: simulation.Plan
    sums: np.ndarray = field(default_factory=lambda: np.zeros((5, 1)))

    def add(self, part):
        """Add the final positions of some games."""
        rules, seats = self.plan.rules, self.plan.options.players
        states = np.array([rules.new_state(self.plan.options)] * len(part.games), rules.STATE).view(np.recarray)
        END[self.plan.game](states, part.moves, part.games["decisions"] + part.games["chances"], SILENT)
        scores = part.games["scores"][:, :seats].astype(float)
        self.take(ahead(HELD[self.plan.game](states, seats).astype(float)), ahead(scores)[:, :, None])

    def take(self, more, lead):
        """Update the sums for the slopes and their errors."""
        xy, xx = (more * lead).sum(axis=1), (more * more).sum(axis=1)
        self.sums = self.sums + np.array([part.sum(axis=0) for part in (xy, xx, xy * xy, xy * xx, xx * xx)])

    def found(self):
        """Each thing that occurred, with its slope and half the interval, best first."""
        xy, xx, xy2, xyxx, xx2 = self.sums
        with np.errstate(divide="ignore", invalid="ignore"):
            slopes = xy / xx
            halves = SURE * np.sqrt(xy2 - 2 * slopes * xyxx + slopes**2 * xx2) / xx
        known = zip(things(self.plan.game), slopes, halves, xx > 0, strict=True)
        return sorted(((name, slope, half) for name, slope, half, held in known if held), key=lambda each: -each[1])


def ahead(values):
    """The difference between each seat and the mean of the others."""
    seats = values.shape[1]
    return (values - values.mean(axis=1, keepdims=True)) * seats / (seats - 1)


def margins(games, seats):
    """The lead of the first over the second."""
    scores = np.sort(games["scores"][:, :seats], axis=1)
    return scores[:, -1] - scores[:, -2]


def seats_table(games, seats):
    """A table of the seats."""
    wins, table = simulation.wins_of(games, seats), Table("seat", "score", "wins", title="Seats")
    for seat in range(seats):
        won = share(wins[:, seat].sum(), len(games))
        score = mean(games["scores"][:, seat].astype(float))
        table.add_row(
            str(seat + 1), f"{score.value:.3f} ± {score.half:.3f}", f"{won.value:.2%} ± {(won.high - won.low) / 2:.2%}"
        )
    return table


def spread_table(games, seats):
    """A table of scores and margins."""
    table = Table("", "mean", *(f"{q:.0%}" for q in QUANTILES), title="Scores and margins: means and quantiles")
    for name, values in (("score", games["scores"][:, :seats].ravel()), ("margin", margins(games, seats))):
        table.add_row(name, f"{values.mean():.2f}", *(f"{value:.0f}" for value in np.quantile(values, QUANTILES)))
    return table


def worth_table(found, most=10):
    """A table of the best and the worst things."""
    table = Table("one more of", "lead", title="The lead that goes with each thing")
    for place, (name, slope, half) in enumerate(found):
        if min(place, len(found) - 1 - place) < most:
            table.add_row(name, f"{slope:+.3f} ± {half:.3f}")
    return table


def picture(games, seats, found, title):
    """Scores and margins on the left, worths on the right."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, max(5, 0.19 * len(found) + 1.2)), layout="constrained", facecolor="none")
    figure.suptitle(title, color=INK, fontsize=11)
    grid = figure.add_gridspec(2, 2, width_ratios=(1, 1.15))
    draw_shares(figure.add_subplot(grid[0, 0]), games["scores"][:, :seats].ravel(), "points of a seat: share of seats")
    draw_shares(figure.add_subplot(grid[1, 0]), margins(games, seats), "margin of the first: share of games")
    draw_worths(figure.add_subplot(grid[:, 1]), found)
    return figure


def draw_shares(axes, values, title):
    """Draw how often each number occurs."""
    numbers, times = np.unique(values, return_counts=True)
    axes.bar(numbers, times / times.sum(), width=1, color=POINT, alpha=0.75)
    axes.axvline(np.median(values), color=INK, linewidth=1)
    axes.set_title(f"{title} (line: median {np.median(values):.0f})", fontsize=9)
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.1%}")
    bare(axes)


def draw_worths(axes, found):
    """Draw a point with its interval for each thing, best on top."""
    names, slopes, halves = zip(*reversed(found), strict=True)
    rows = range(len(names))
    axes.axvline(0, color=LINE, linewidth=1)
    axes.errorbar(slopes, rows, xerr=halves, fmt="o", color=POINT, markersize=4, capsize=2, linewidth=1)
    axes.set_yticks(rows, names, fontsize=8)
    axes.set_title("points ahead that go with one more than the rivals' mean", fontsize=9)
    axes.grid(axis="x", color=LINE, alpha=0.3, linewidth=0.6)
    bare(axes)


def show(games, seats, found):
    """Print the results."""
    console, close = Console(), share(float((margins(games, seats) <= 1).sum()), len(games))
    for table in (seats_table(games, seats), spread_table(games, seats), worth_table(found)):
        console.print(table)
    console.print(f"{close.value:.2%} of games ({close.low:.2%} to {close.high:.2%}) are decided by a point or less.")


def main(arguments=None):
    """Play, analyse, print and draw."""
    parser = argparse.ArgumentParser(description="Analyse a million games.")
    parser.add_argument("--game", choices=OPTIONS, default="townies")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, choices=range(2, 6), default=2)
    parser.add_argument("--bots", default="hasty", help="the bot for all seats: random, hasty (default) or greedy")
    parser.add_argument("--seed", default="a million")
    parser.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address, start one here",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an .svg or .png file (default: million-GAME.svg)")
    asked = parser.parse_args(arguments)
    start, seats = time.perf_counter(), asked.players
    options = rules_named(asked.game).Options(players=seats, **OPTIONS[asked.game])
    plan = simulation.planned(asked.game, options, [asked.bots], asked.games, asked.seed)
    worths = Worths(plan)
    with watching(notes_beside(), "Getting ready", "Playing") as watch:
        games = simulation.carry_out(plan, cluster=asked.cluster, watch=watch, keep=worths.add)
    took = time.perf_counter() - start
    show(games, seats, worths.found())
    path = asked.plot or Path(f"million-{asked.game}.svg")
    title = f"{asked.game.capitalize()}, {seats} players, {asked.bots}: {len(games):,} games"
    draw_into(path, lambda: picture(games, seats, worths.found(), title))
    print(f"{len(games):,} games in {took:.0f} s; the picture is {path}")


if __name__ == "__main__":
    main()
