"""A hand on the keyboard is enough: from the first page to the table, and several moves there; and for a quiz."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints, complaints_by_night
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


def answer(person, key):
    """Choose, and read the verdict: whether it was right."""
    page = person.page
    page.locator(".letters button").first.wait_for()
    page.keyboard.press(key)
    verdict = page.locator("[role=status] .verdict")
    verdict.wait_for()
    expect(page.locator("aside .primary")).to_be_focused()
    return "right" in verdict.get_attribute("class").split()


def test_quiz(come):
    """All five questions, with letters and numbers; a page that is loaded again goes on where it was."""
    ann = come("Ann")
    page, keys = ann.page, ann.page.keyboard
    page.goto("/")
    tab_to(page, "[href='/learn/townies/quiz']")
    keys.press("Enter")
    page.locator(".letters button").first.wait_for()
    assert complaints(page) + complaints_by_night(page) == []
    right = answer(ann, "c")
    assert complaints(page) + complaints_by_night(page) == []
    page.reload()
    page.locator("[role=status] .verdict").wait_for()
    for key in ("1", "D", "3", "b"):
        keys.press("Enter")
        expect(page.locator("aside h2")).to_be_focused()
        right += answer(ann, key)
    keys.press("Enter")
    expect(page.locator("section h2")).to_have_text(f"{right} of 5 right")
    page.reload()
    expect(page.locator("section h2")).to_have_text(f"{right} of 5 right")
    for address in ("/new/townies", "/learn/townies", "/rules/townies"):
        assert page.locator(f".end [href='{address}']").count() == 1
