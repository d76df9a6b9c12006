"""How long a visitor of the static site waits: `python bench/site.py FOLDER`, after `citywright site --out FOLDER`.

Every round is a first visit with nothing cached: the first page is seen, a game is begun there, and the first tile is
laid. Times are of the page's own clock, which starts when the page is opened. Then a game is played alone, where no bot
needs the processor: previews are timed from the page's question to the answer of its worker.
"""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from rate import markdown

WATCH = Path(__file__).with_suffix(".js")
ENOUGH = 20  # previews of a game
MOMENT = 80  # milliseconds
NOTED = "() => window.noted"
FORGET = "() => void (window.noted.previews = [])"
WANTED = {"the first page": 1000.0, "the first tile": 2000.0, "a preview": 5.0}  # milliseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder that `citywright site --out` wrote")
    parser.add_argument("--rounds", type=int, default=5, help="first visits for each game (default: %(default)s)")
    options = parser.parse_args()
    print(table(measured(options.folder, options.rounds)))


def measured(folder: Path, rounds: int) -> dict[tuple[str, str], list[float]]:
    """Milliseconds, by game and what was waited for."""
    sys.path.append(str(Path(__file__).parents[1]))  # people, and how they play, are those of the tests
    chromium, hosts, ways = (import_module(f"tests.browser.{name}") for name in ("chromium", "hosts", "ways"))
    found: dict[tuple[str, str], list[float]] = {}
    with hosts.Host(folder) as host, sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        for _ in range(rounds):
            for game, press in ways.PRESSES.items():
                for what, times in visit(browser, f"{host.address}/#", game, press).items():
                    found.setdefault((game, what), []).extend(times)
        browser.close()
    return found


def visit(browser: Browser, address: str, game: str, press: Callable[[Any], bool]) -> dict[str, list[float]]:
    """Open the site for the first time, lay a tile, and then play alone."""
    people, playing, ways = (import_module(f"tests.browser.{name}") for name in ("people", "playing", "ways"))
    context = browser.new_context(**people.settings())
    context.add_init_script(path=WATCH)
    ann = people.Person(context, address, "Ann", by="script")
    ann.visit("/")
    ann.press_on(f"[aria-labelledby={game}] .play")
    ann.wait_until(lambda: "/t/" in ann.page.url)
    playing.play(press, ann, until=lambda: "tile" in ann.page.evaluate(NOTED)["seen"])
    ann.by = "mouse"
    ways.alone(ann, game)
    ann.page.evaluate(FORGET)
    playing.play(slowly(press), ann, until=lambda: len(ann.page.evaluate(NOTED)["previews"]) >= ENOUGH or ann.is_over)
    noted = ann.page.evaluate(NOTED)
    if troubles := ann.leave():
        sys.exit(f"something went wrong in the page: {troubles}")
    seen = noted["seen"]
    return dict(zip(WANTED, ([seen["page"]], [seen["tile"]], noted["previews"]), strict=True))


def slowly(press: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """As people press: the page asks for a preview once they have stopped for a moment."""

    def pressed(person: Any) -> bool:
        person.page.wait_for_timeout(MOMENT)
        return press(person)

    return pressed


def table(found: dict[tuple[str, str], list[float]]) -> str:
    rows = [
        [f"{game.capitalize()}: {what}", f"{median(times):,.1f}", f"{max(times):,.1f}", f"{WANTED[what]:,.0f}"]
        for (game, what), times in found.items()
    ]
    return markdown(["what", "median, ms", "longest, ms", "wanted, ms"], rows)


if __name__ == "__main__":
    main()
