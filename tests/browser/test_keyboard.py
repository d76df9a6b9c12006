"""A hand on the keyboard is enough: from the first page to the table, and several moves there."""

import pytest

from tests.browser.playing import ARROWS, STREETS, TOWNIES, play
from tests.browser.tables import city

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
STOPS = 60  # of the tabulator, at most


def tab_to(page, selector):
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no {selector} is reached")


def begin(person, game):
    """Play now."""
    person.page.goto("/")
    person.page.locator("article .play").first.wait_for()
    tab_to(person.page, f"[aria-labelledby={game}] .play")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")


def streets(person):
    """A tile by its number, a cell by arrows, turned, built."""
    offered, keys = person.look(STREETS), person.page.keyboard
    if "decide" in offered:
        keys.press("r")
        keys.press("Enter")
    elif "cell" in offered:
        keys.press(person.rng.choice(ARROWS))
    elif "tile" in offered:
        keys.press(str(person.rng.randint(1, len(offered["tile"]))))
    elif "choice" in offered:
        tab_to(person.page, ".choices button")
        keys.press("Enter")
    return bool(offered)


def townies(person):
    """A piece by its number, a place by arrows, turned, drawn."""
    offered, keys = person.look(TOWNIES), person.page.keyboard
    for key in ("r", "Enter") if "decide" in offered else ("1", *ARROWS) if "map" in offered else ():
        keys.press(key)
    return bool(offered)


def test_streets(come):
    ann = come("Ann")
    begin(ann, "streets")
    play(streets, ann, until=lambda: len(city(ann)) >= 12)


def test_townies(come):
    ann = come("Ann")
    begin(ann, "townies")
    play(townies, ann, until=lambda: ann.page.locator("aside ol .turn").count() >= 5)
