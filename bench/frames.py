"""How smoothly a full city moves on a phone: `python bench/frames.py FOLDER...`, after `citywright site --out FOLDER`.

Opens a finished game of five players in Chromium at 390x844 with a processor four times slower, drags the city to and
fro, and zooms it with two fingers. It reports times between frames: median, 95th percentile, how many took longer
than 16.7 and 33 milliseconds, and milliseconds of processor time for a frame; also, how many elements the page has.
Frames are drawn without a graphics card, so compare folders of one run with each other rather than with a phone.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from citywright import new_game, record
from citywright.random_numbers import from_seed
from rate import markdown

NAMES = ("Ada", "Mara", "Boris", "Chen", "Dunya")
GREEDY = 1
PHONE = (390, 844)
MIDDLE = (195, 430)
STEPS = 60  # of a gesture
PATIENCE = 240_000  # milliseconds
WATCH = """() => {
  const times = (window.times = []);
  const tick = (now) => { times.push(now); window.watching = requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""
SEEN = """() => {
  cancelAnimationFrame(window.watching);
  return window.times.slice(1).map((time, i) => time - window.times[i]);
}"""
ELEMENTS = "() => document.querySelectorAll('svg *').length"
Fingers = list[tuple[float, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="+", help="a folder that `citywright site --out` wrote")
    parser.add_argument("--rounds", type=int, default=3, help="times that each gesture is made (default: %(default)s)")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower (default: %(default)s)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="default: %(default)s")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "full.game"
        record.save(record.of_game(finished()), file)
        rows = [row for site in options.folder for row in measured(site, file, options)]
    print(
        markdown(
            ["site", "gesture", "frames", "median, ms", "p95, ms", "> 16.7 ms", "> 33 ms", "processor", "elements"],
            rows,
        )
    )


def finished() -> Any:
    """A game of five players to its end: the largest city there is."""
    game, rng = new_game("streets", seed="5eed" * 8, names=NAMES, players=5, modules=("business",)), from_seed(1)
    while not game.is_over:
        game.play(game.rules.choose_move(game.state, game.seat, GREEDY, rng), game.seat)
    return game


def measured(site: Path, file: Path, options: argparse.Namespace) -> Iterator[list[str]]:
    """A row for each gesture."""
    with opened(site, file, options.theme) as page:
        elements = page.evaluate(ELEMENTS)
        client = page.context.new_cdp_session(page)
        processes = page.context.browser.new_browser_cdp_session()
        client.send("Emulation.setCPUThrottlingRate", {"rate": options.slower})
        for name, gesture in (("drag", drag), ("zoom", zoom)):
            times, used = list[float](), busy(processes)
            for _ in range(options.rounds):
                page.evaluate(WATCH)
                touch(client, gesture())
                times += page.evaluate(SEEN)
            each = (busy(processes) - used) * 1000 / len(times)
            yield [str(site), name, *summary(times), f"{each:.1f}", str(elements)]


@contextmanager
def opened(site: Path, file: Path, theme: Any) -> Iterator[Page]:
    """The board of a finished game, at a phone."""
    sys.path.append(str(Path(__file__).parents[1]))  # hosts and browsers are those of the tests
    chromium, hosts = (import_module(f"tests.browser.{name}") for name in ("chromium", "hosts"))
    with hosts.Host(site) as host, sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        size = dict(zip(("width", "height"), PHONE, strict=True))
        page = browser.new_page(viewport=size, has_touch=True, device_scale_factor=2, color_scheme=theme)
        page.set_default_timeout(PATIENCE)
        page.goto(f"{host.address}/#/games")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector("#outcome")
        page.locator(".next button:has(svg)").first.click()
        page.wait_for_selector("#outcome", state="detached")
        page.wait_for_timeout(1500)  # what the end of the game brings is over
        yield page
        browser.close()


def busy(processes: Any) -> float:
    """Seconds of processor time that pages and drawing have taken: other programs on the machine do not change it."""
    found = processes.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(one["cpuTime"] for one in found if one["type"].lower() in ("renderer", "gpu")))


def touch(client: Any, steps: Iterator[Fingers]) -> None:
    """Put fingers down, move them, and lift them."""
    for number, fingers in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        client.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": points}
        )
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def to_and_fro() -> Iterator[float]:
    """From 0 to 1 and back."""
    for step in range(STEPS):
        share = 2 * step / STEPS
        yield min(share, 2 - share)


def drag() -> Iterator[Fingers]:
    x, y = MIDDLE
    for share in to_and_fro():
        yield [(x - 120 * share, y + 160 * share)]


def zoom() -> Iterator[Fingers]:
    x, y = MIDDLE
    for share in to_and_fro():
        apart = 30 + 110 * share
        yield [(x - apart, y - apart), (x + apart, y + apart)]


def summary(times: list[float]) -> list[str]:
    late = [sum(time > limit + 0.5 for time in times) / len(times) for limit in (16.7, 33.4)]
    return [
        str(len(times)),
        f"{median(times):.1f}",
        f"{quantiles(times, n=20)[-1]:.1f}",
        *(f"{part:.0%}" for part in late),
    ]


if __name__ == "__main__":
    main()
