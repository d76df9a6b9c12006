"""Whole games analysed in Chromium and by the command: `python bench/analysis.py FOLDER`, for a folder that
`citywright site --out FOLDER` wrote.

Bots of different strength play ten games. Each is analysed by the page's worker on the static site, in a browser that
has nothing cached, and then by `citywright review --json`, from the same file and with the same simulations. Both use
all cores. Everything that either says is compared.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from citywright import record
from citywright.bots import Budget, bot, view_of
from citywright.game import Game, new_game
from citywright.review.decisions import FEWEST
from rate import markdown

BOTS = ("planner", "greedy", "search:100", "hasty", "planner")  # by seat
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("streets", {"players": 1, "difficulty": "hard"}),
    ("streets", {"players": 2}),
    ("streets", {"players": 3, "modules": ("business",)}),
    ("streets", {"players": 4, "modules": ("business", "consultants")}),
    ("streets", {"players": 2, "edition": "ru", "modules": ("consultants",)}),
    ("townies", {"players": 1}),
    ("townies", {"players": 2, "mode": "first"}),
    ("townies", {"players": 3}),
    ("townies", {"players": 4}),
    ("townies", {"players": 5, "bonus": "stable-soil"}),
]
IN_PAGE = """async ([address, file, simulations]) => {
  const worker = new Worker(address, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  const began = performance.now();
  let first = null, review = null;
  port1.onmessage = ({ data }) => {
    if (!data.review) return;
    review = data.review;
    first ??= performance.now() - began;
  };
  const answer = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => "number" in data && resolve(data);
    worker.postMessage({ number: 1, ask: "analyse", given: [{ file }, simulations, port2] }, [port2]);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  worker.terminate();
  return { problem: answer.problem, review, first, all: performance.now() - began - 100 };
}"""


@dataclass(frozen=True)
class Analysed:
    """How a game was analysed at both places."""

    name: str
    decisions: int
    command: float  # seconds
    first: float  # until the page has the first graph
    page: float  # until it is done
    alike: int  # decisions in which both name the same moves
    difference: float  # the greatest between any two numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder that `citywright site --out` wrote")
    parser.add_argument("--simulations", type=int, help="for each decision (default: as many as the command takes)")
    options = parser.parse_args()
    found = list(measured(options.folder, options.simulations))
    print(table(found))
    if any(each.difference or each.alike < each.decisions for each in found):
        sys.exit("the page and the command do not say the same")


def measured(folder: Path, simulations: int | None) -> Iterator[Analysed]:
    """All games, each analysed at one place after the other."""
    sys.path.append(str(Path(__file__).parents[1]))  # the browser is that of the tests
    chromium, hosts = (import_module(f"tests.browser.{name}") for name in ("chromium", "hosts"))
    [worker] = folder.glob("assets/worker-*.js")
    with TemporaryDirectory() as games, hosts.Host(folder) as host, sync_playwright() as playwright:
        files = [Path(games, f"{number}.game") for number in range(len(GAMES))]
        for number, ((game, given), file) in enumerate(zip(GAMES, files, strict=True)):
            record.save(record.of_game(played(game, given, number)), file)
        for file in {game: file for (game, _), file in zip(GAMES, files, strict=True)}.values():
            by_command(file, FEWEST)  # what is not compiled yet is compiled before the clock starts
        browser = chromium.launched(playwright)
        for (game, given), file in zip(GAMES, files, strict=True):
            in_page = by_page(browser, host.address, f"{host.address}/assets/{worker.name}", file, simulations)
            yield compared(name_of(game, given), in_page, *by_command(file, simulations))
        browser.close()


def played(name: str, options: dict[str, Any], seed: int) -> Game:
    """A game between bots."""
    game = new_game(name, seed=seed, **options)
    bots = [bot(each) for each in BOTS]
    while not game.is_over:
        seat = game.seat
        game.play(bots[seat].choose(view_of(game, seat), seat, Budget(), len(game.log)), seat)
    return game


def name_of(game: str, options: dict[str, Any]) -> str:
    """What a game is called in the table."""
    players, *others = (
        value if isinstance(value, str) else " and ".join(value) if isinstance(value, tuple) else value
        for value in options.values()
    )
    shown = "solo" if players == 1 else f"{players} players"
    return ", ".join([game.capitalize(), shown, *others])


def by_page(browser: Browser, site: str, worker: str, file: Path, simulations: int | None) -> dict[str, Any]:
    """What the page's worker finds, and how long it takes, with nothing cached."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(site)
    found: dict[str, Any] = page.evaluate(IN_PAGE, [worker, file.read_text(encoding="utf-8"), simulations])
    context.close()
    if found.get("problem"):
        sys.exit(f"the page could not analyse a game: {found['problem']}")
    return found


def by_command(file: Path, simulations: int | None) -> tuple[Any, float]:
    """What the command prints, and how long it takes."""
    began = perf_counter()
    more = ["--simulations", str(simulations)] if simulations else []
    command = [Path(sys.executable).with_name("citywright"), "review", file, "--json", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout), perf_counter() - began


def compared(name: str, in_page: dict[str, Any], printed: Any, seconds: float) -> Analysed:
    """Both analyses side by side."""
    review = in_page["review"]
    pairs = list(zip(review["decisions"], printed["decisions"], strict=True))
    alike = sum(all(one[key]["move"] == other[key]["move"] for key in ("chosen", "best")) for one, other in pairs)
    for decision in review["decisions"]:  # the command does not nest the values of reasons
        reason = decision["reason"]
        decision["reason"] = reason and {"code": reason["code"], "amount": reason["amount"], **reason["values"]}
    return Analysed(
        name=name,
        decisions=len(pairs),
        command=seconds,
        first=in_page["first"] / 1000,
        page=in_page["all"] / 1000,
        alike=alike,
        difference=greatest_difference(review, printed),
    )


def greatest_difference(one: Any, other: Any) -> float:
    """Between any two numbers at the same place; infinite if anything else differs."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return max((greatest_difference(one[key], other[key]) for key in one), default=0.0)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return max(map(greatest_difference, one, other), default=0.0)
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other)
    return 0.0 if one == other else float("inf")


def table(found: list[Analysed]) -> str:
    """One row for each game, and their sum."""
    heads = ["game", "decisions", "same moves", "greatest difference", "command, s", "page, s", "×", "first graph, s"]
    rows = [
        row(each.name, each.decisions, each.alike, each.difference, each.command, each.page, each.first)
        for each in found
    ]
    sums = [sum(getattr(each, part) for each in found) for part in ("decisions", "alike", "command", "page")]
    worst, first = (max(getattr(each, part) for each in found) for part in ("difference", "first"))
    rows.append(row("all", sums[0], sums[1], worst, sums[2], sums[3], first))
    return markdown(heads, rows)


def row(
    name: str, decisions: int, alike: int, difference: float, command: float, page: float, first: float
) -> list[str]:
    """A row of the table."""
    times = [f"{command:.1f}", f"{page:.1f}", f"{page / command:.2f}", f"{first:.1f}"]
    return [name, str(decisions), str(alike), f"{difference:g}", *times]


if __name__ == "__main__":
    main()
