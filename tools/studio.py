"""Chromium, and pages as a player sees them."""

import io
import itertools
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from party import PATIENCE, Person

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
QUALITY = 62  # of WebP: words stay clear, and the folder small
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
Shot: TypeAlias = Callable[[Page, str], None]


def chromium() -> str:
    """The path of Chromium: CITYWRIGHT_CHROMIUM, or the one installed."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CITYWRIGHT_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return found or sys.exit("Chromium was not found. Install it, or set CITYWRIGHT_CHROMIUM to its path.")


@contextmanager
def browsing() -> Iterator[Browser]:
    """Run Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Studio:
    """A browser that shows pages in one language."""

    def __init__(self, browser: Browser, address: str, language: str):
        self.browser, self.address, self.language = browser, address, language

    def page(self, size: str, theme: Any, person: Person) -> Page:
        """Open a page as a player sees it."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.address, viewport={"width": width, "height": height}, locale=self.language,
            color_scheme=theme, has_touch=size == "phone", reduced_motion="reduce",
        )  # fmt: skip
        name, value = person.cookie
        context.add_cookies([{"name": name, "value": value, "url": self.address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        return page


def take(
    studio: Studio, name: str, person: Person, path: str, shot: Shot, themes: tuple[str, ...] = ("light",)
) -> None:
    """A picture at each size; dark ones besides, where they are wanted."""
    for size, theme in itertools.product(SIZES, themes):
        page = studio.page(size, theme, person)
        shot(page, path)
        keep(page, ".".join([name, size, studio.language, *(["dark"] if theme == "dark" else [])]))
        page.context.close()


def keep(page: Page, name: str) -> None:
    """A small file of what is seen."""
    FOLDER.mkdir(exist_ok=True)
    page.mouse.move(0, 0)
    page.locator(".preparing").wait_for(state="detached", timeout=PATIENCE * 1000)  # the server's first start is over
    Image.open(io.BytesIO(page.screenshot())).save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
