"""Make the pictures of docs/streets.md and docs/townies.md: `python tools/make_figures.py`.

They are those of the rules in the client, drawn by the boards' own components. With names, only these are made.
"""

import argparse
import io
import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageOps
from playwright.sync_api import Browser, Locator

from citywright.games import GAMES
from party import PATIENCE, serving
from studio import browsing

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
WINDOW = {"width": 800, "height": 1000}
SCALE, QUALITY, MARGIN = 1.5, 70, 18
CORNER = (
    "visibility: visible; position: fixed; inset: 0 auto auto 0; z-index: 9; width: 45rem; background: var(--paper)"
)


def trimmed(picture: Image.Image) -> Image.Image:
    """A picture without the empty paper around it, but for a margin."""
    paper = picture.getpixel((0, 0))
    seen = ImageChops.difference(picture, Image.new("RGB", picture.size, paper)).getbbox()
    return ImageOps.expand(picture.crop(seen), MARGIN, paper)


def keep(drawing: Locator, name: str) -> None:
    """One picture as a file, taken in the corner of the window: it is the same wherever its place is."""
    drawing.evaluate("(drawing, corner) => (drawing.style = corner)", CORNER)
    shot = Image.open(io.BytesIO(drawing.screenshot())).convert("RGB")
    drawing.evaluate("(drawing) => (drawing.style = '')")
    trimmed(shot).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def make(browser: Browser, address: str, game: str, names: list[str]) -> None:
    """All pictures in the rules of a game, or some."""
    page = browser.new_page(
        viewport=WINDOW, device_scale_factor=SCALE, locale="en", color_scheme="light", reduced_motion="reduce",
        service_workers="block",
    )  # fmt: skip
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{address}/rules/{game}")
    page.locator("[data-picture] svg").first.wait_for()
    page.evaluate("document.body.style.visibility = 'hidden'")
    for drawing in page.locator("[data-picture]").all():
        name = drawing.get_attribute("data-picture") or ""
        if not names or name in names:
            keep(drawing, name)
    page.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    wanted = parser.parse_args().names
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address, browsing() as browser:
        for game in GAMES:
            make(browser, address, game, wanted)
