"""What the pictures of Citywright show: pages, and what is done on them first. Each game has a module of its own."""

from importlib import import_module
from typing import Any

from playwright.sync_api import Page

from studio import Shot


def scenes_of(game: str) -> Any:
    """The scenes of a game: `pictures` takes those of the docs, `all_pictures` those of every page, and `board` shows a
    table that `Party` has played on.
    """
    return import_module(f"scenes.{game}")


def at(selector: str) -> Shot:
    """Wait until something is on the page."""

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(selector).first.wait_for()
        page.wait_for_timeout(400)

    return shot


def set_up(page: Page, address: str) -> None:
    """Choose both modules in the set-up."""
    at(".begin")(page, address)
    for module in page.locator("[type=checkbox][value]").all():
        module.check(force=True)


def begun(page: Page, address: str) -> None:
    """Begin a study."""
    at("form .primary")(page, address)
    page.locator("form .primary").click()
    page.locator(".tree [aria-current]").wait_for()
    page.wait_for_timeout(400)


def replayed(page: Page, address: str) -> None:
    """Go to the middle of a replay."""
    at("[type=range]")(page, address)
    slider = page.locator("[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.wait_for_timeout(400)


def below(selector: str) -> Shot:
    """The second screen of a result."""

    def shot(page: Page, address: str) -> None:
        at(selector)(page, address)
        page.mouse.move(200, 200)
        page.locator(".result").evaluate("result => result.scrollTo(0, result.clientHeight * 0.9)")

    return shot


def cut_off(selector: str) -> Shot:
    """The connection breaks while one looks at a table."""

    def shot(page: Page, address: str) -> None:
        at(selector)(page, address)
        page.context.set_offline(True)
        page.locator(".notices .away").wait_for()

    return shot
