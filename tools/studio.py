"""Chromium, and pages as a player sees them."""

import io
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from party import PATIENCE, Person

QUALITY = 62  # of WebP: words stay clear, and the folder small
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "landscape": (844, 390), "phone": (390, 844)}
TOUCHED = ("landscape", "phone")
THEMES = ("light", "dark")
SCREENS = 2  # of a long page, at most
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


@dataclass(frozen=True)
class Album:
    """Where pictures go, and which of each page there are to be. A complete one is to be looked at, not published."""

    folder: Path
    sizes: tuple[str, ...] = ("desktop", "phone")
    themes: tuple[str, ...] = THEMES
    is_complete: bool = False
    only: list[str] | None = None

    def wants(self, name: str) -> bool:
        """Whether a page is to be in it."""
        return self.only is None or name in self.only

    def keep(self, page: Page, name: str) -> None:
        """The picture of a page: a small file of what is seen, or an exact one with what is below."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.is_complete:
            (self.folder / f"{name}.png").write_bytes(page.screenshot(full_page=True, clip=extent(page)))
        else:
            shown = Image.open(io.BytesIO(page.screenshot()))
            shown.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)


def extent(page: Page) -> Any:
    """The first screens of a page."""
    long = page.evaluate("() => document.documentElement.scrollHeight")
    size = page.viewport_size
    assert size
    return {"x": 0, "y": 0, "width": size["width"], "height": min(long, SCREENS * size["height"])}


class Studio:
    """A browser that shows pages in one language, and the album for their pictures."""

    def __init__(self, browser: Browser, address: str, language: str, album: Album):
        self.browser, self.address, self.language, self.album = browser, address, language, album

    def page(self, size: str, theme: Any, person: Person) -> Page:
        """Open a page as a player sees it, who has not kept the site for use offline."""
        context = self.browser.new_context(
            base_url=self.address, viewport=viewport(size), locale=self.language, service_workers="block",
            color_scheme=theme, has_touch=size in TOUCHED, is_mobile=size in TOUCHED, reduced_motion="reduce",
        )  # fmt: skip
        name, value = person.cookie
        context.add_cookies([{"name": name, "value": value, "url": self.address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        return page


def viewport(size: str) -> Any:
    """As Playwright wants it."""
    return dict(zip(("width", "height"), SIZES[size], strict=True))


def take(
    studio: Studio, name: str, person: Person, path: str, shot: Shot, themes: tuple[str, ...] = ("light",)
) -> None:
    """A picture at each size; dark ones besides, where they are wanted."""
    album = studio.album
    wanted = album.themes if album.is_complete else themes
    for size in album.sizes if album.wants(name) else ():
        page = studio.page(size, wanted[0], person)
        shot(page, path)
        page.mouse.move(0, 0)
        page.locator(".preparing").wait_for(state="detached")  # the server's first start is over
        for theme in wanted:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            album.keep(page, ".".join([name, size, studio.language, *(["dark"] if theme == "dark" else [])]))
        page.context.close()
