"""Chromium, and pages as a player sees them."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright

from party import PATIENCE, Person

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
