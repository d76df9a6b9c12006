"""Measure how strong the bots are and write strength.md: `python tools/make_strength.py --games 100`.

Plays a fixed list of contests in the arena and keeps each in its own folder, so it can be stopped and continued. Bots
whose code has changed start again. The page shows the finished contests.
"""

import argparse
import json
import os
import platform
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import chain, pairwise
from pathlib import Path
from textwrap import fill
from typing import Any

from citywright import arena, cli
from citywright.arena import plot
from citywright.bots import LEVELS
from citywright.cli.arena import RESULTS, cells
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.options import ALONE
from citywright.options import rows as option_rows
from citywright.runs.plan import program_digest
from citywright.words import words

DOCS = Path(__file__).parents[1] / "docs"
TITLES = {2: "Two players", 4: "Four players", 1: "Alone"}
TOP = list(LEVELS)[-1]
COLUMNS = ("bot", "against", "games", "wins", "aim", "score", "margin", "rating", "time")
HEAD = (*COLUMNS[:-1], "ms per move")
FIGURES = {"wins": arena.Share, "score": arena.Mean, "margin": arena.Mean, "rating": arena.Rating}


@dataclass(frozen=True)
class Contest:
    """A run of the arena, and the aim for its first bot."""

    game: str
    players: int
    bots: tuple[str, ...]
    aim: str = ""
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.players}-" + "-".join(bot.replace(":", "") for bot in self.bots)

    def arguments(self, games: int) -> list[str]:
        """The arguments of the command, except for the folder and the processes."""
        players, bots = str(self.players), ",".join(self.bots)
        run = ["--players", players, *self.options, "--bots", bots, "--games", str(games), "--seed", "strength"]
        return ["arena", self.game, *run]


def contests(game: str) -> Iterator[Contest]:
    """The contests of a game: each level against the one below, and the top level with two, four and one player."""
    for lower, higher in pairwise(LEVELS):
        yield Contest(game, 2, (higher, lower), "75%" if higher == "regular" else "65%")  # planner against greedy
    yield Contest(game, 2, (TOP, "planner"), "80%")
    yield Contest(game, 2, (TOP, "greedy"), "98%")
    yield Contest(game, 4, (TOP, "planner", "planner", "planner"), "50%")
    yield Contest(game, 4, tuple(LEVELS))
    hardest = [(f"--{row.name}", row.values[-1]) for row in option_rows(rules_named(game).Options) if row.when == ALONE]
    yield Contest(game, 1, (TOP,), "90%" if hardest else "66 points", tuple(chain(*hardest)))


def folder_of(contest: Contest, root: Path) -> Path:
    """The folder of a contest; each version of the bots has its own."""
    return root / f"{contest.game}-{program_digest(contest.game)}" / contest.name


def table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """A Markdown table, figures to the right."""
    lines = [head, ("---", *["---:"] * (len(head) - 1)), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def rows(contest: Contest, found: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The rows of a contest: its first bot, or all of them if there are more than two."""
    shown = {showing["bot"]: showing for showing in found["bots"]}
    names = list(dict.fromkeys(contest.bots))
    for name in names if len(names) > 2 else names[:1]:
        others = [other for other in shown if other != name]
        against = ", ".join(f"{max(1, contest.bots.count(other))} × {other}" for other in others).replace("1 × ", "")
        showing = showing_of(shown[name])
        row = cells(showing, words("en"), digits=1, gap=" ")
        row |= {"against": "the others" if len(others) > 1 else against or "nobody", "aim": aim_of(contest, showing)}
        yield tuple(row[column].replace("\N{EN DASH}", " to ") for column in COLUMNS)


def aim_of(contest: Contest, showing: arena.Showing) -> str:
    """The aim, and whether it was missed."""
    if not contest.aim:
        return ""
    number = float(contest.aim.removesuffix("%").removesuffix(" points"))
    reached = 100 * showing.wins.value if contest.aim.endswith("%") and showing.wins else showing.score.value
    return contest.aim if reached >= number else f"{contest.aim}: **missed**"


def showing_of(data: dict[str, Any]) -> arena.Showing:
    """The results of a bot, from plain data."""
    return arena.Showing(**data | {part: kind(*data[part]) for part, kind in FIGURES.items() if data[part]})


def section(played: list[Contest], root: Path) -> str:
    """The table and the commands of all contests with one number of players."""
    found = [json.loads((folder_of(contest, root) / RESULTS).read_text()) for contest in played]
    both = list(zip(played, found, strict=True))
    lines = (line for contest, results in both for line in rows(contest, results))
    commands = [["citywright", *contest.arguments(results["run"]["games"])] for contest, results in both]
    return f"{table(HEAD, lines)}\n```sh\n" + "".join(f"{shlex.join(command)}\n" for command in commands) + "```\n"


def picture(played: list[Contest], root: Path, path: Path, title: str) -> str:
    """One picture for several contests, with all their games rated together."""
    games: list[arena.FinishedGame] = []
    for contest in played:
        last = max((game.group for game in games), default=0)
        games += [replace(game, group=last + game.group) for game in arena.games_in(folder_of(contest, root))]
    plan = arena.plan_in(folder_of(played[0], root))
    found = arena.results(plan, [replace(game, number=number) for number, game in enumerate(games)])
    path.parent.mkdir(exist_ok=True)
    plot.draw(found, path, title)
    return f"![{title}](strength/{path.name})\n"


def machine() -> str:
    """The machine on which the games were played."""
    cpu = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    models = [line.split(":", 1)[1].strip() for line in cpu.splitlines() if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    made = f"Python {platform.python_version()}, NumPy {version('numpy')}, Numba {version('numba')}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {made}"


def page(games: int, root: Path, docs: Path, note: str) -> str:
    """The whole page."""
    parts = [INTRODUCTION.format(date=f"{datetime.now(UTC):%Y-%m-%d}", machine=machine(), games=games)]
    parts += [f"{fill(note, 120)}\n"] if note else []
    for game in GAMES:
        done = [each for each in contests(game) if (folder_of(each, root) / RESULTS).exists()]
        parts.append(f"## {game.capitalize()}\n\nBots of version `{program_digest(game)}`.\n")
        for players, title in TITLES.items():
            if here := [each for each in done if each.players == players]:
                parts += [f"### {game.capitalize()}: {title.lower()}\n", section(here, root)]
                if players > 1:
                    heading = f"{game.capitalize()}, {title.lower()}: all games above together"
                    parts.append(picture(here, root, docs / "strength" / f"{game}-{players}.svg", heading))
    return "\n".join(parts)


INTRODUCTION = """# How strong the bots are

Written on {date} by `python tools/make_strength.py --games {games}`. Machine: {machine}.

Each bot thinks on one core. A row describes the bot in its first column. Wins, scores and margins have 95% intervals,
which [arena.md](arena.md) explains together with the ratings. "Aim" is what we wanted to reach;
[decisions/search.md](decisions/search.md) says what was tried where a bot missed it. A contest plays whole rounds, so
it may have a few games more.
"""


def main() -> int:
    """Play the missing contests, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games per contest (default: 100)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one per core)")
    parser.add_argument("--results", type=Path, default=DOCS.parent / "build" / "strength", help="folder for the games")
    parser.add_argument("--only", default="", help=f"play only contests with this in their name, such as {GAMES[0]}/2-")
    parser.add_argument("--page", action="store_true", help="play nothing; only write the page")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder for the page (default: docs)")
    parser.add_argument(
        "--note", default="", help="a paragraph for the page, such as what was special about these games"
    )
    given = parser.parse_args()
    wanted = [each for game in GAMES for each in contests(game) if given.only in f"{each.game}/{each.name}"]
    for contest in [] if given.page else wanted:
        folder = folder_of(contest, given.results)
        arguments = [*contest.arguments(given.games), "--jobs", str(given.jobs), "--out", str(folder)]
        if status := cli.main(arguments):
            return status
    (given.docs / "strength.md").write_text(page(given.games, given.results, given.docs, given.note), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
