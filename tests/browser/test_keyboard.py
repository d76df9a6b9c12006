"""No pointer, and no eyes: whole games and a quiz, by keys, and by what is said and named."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser import reader
from tests.browser.axe import complaints, complaints_by_night
from tests.browser.people import PHONE
from tests.browser.playing import ARROWS, LONGEST, STREETS, TOWNIES, play
from tests.browser.tables import result

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
    person.visit("/")
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


BY_KEYS = {"streets": streets, "townies": townies}


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_by_keys(bring, site, game):
    ann = bring("Ann", site.at)
    begin(ann, game)
    play(BY_KEYS[game], ann)
    assert len(result(ann)) == 3


BY_EAR = {"streets": ("Turn", "Ada builds", reader.streets), "townies": ("Round", "Ada draws", reader.townies)}


@pytest.mark.parametrize("game", BY_EAR)
def test_a_whole_game_by_what_is_said(bring, site, game):
    """Every turn and what others did in it is heard, and the result is where one is at the end."""
    turn, done, press = BY_EAR[game]
    ann = bring("Ann", site.at)
    begin(ann, game)
    listening = reader.Reader(ann)
    limit = time.monotonic() + LONGEST
    while not listening.is_over:
        assert time.monotonic() < limit, listening.heard[-20:]
        if not press(listening):
            ann.page.wait_for_timeout(20)
    heard = listening.heard
    turns = [int(found[1]) for text in heard if (found := re.match(rf"{turn} (\d+):", text))]
    assert turns == list(range(turns[0], turns[-1] + 1)), "after those that one has found on coming"
    assert len([text for text in heard if text.startswith(done)]) >= len(turns) // 3 > 3
    assert re.search("wins?", listening.focused)


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
    ann = come("Ann", size=PHONE)
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
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")  # only what explains it scrolls
    for key in ("1", "D", "3", "b"):
        keys.press("Enter")
        expect(page.locator("aside h2")).to_be_focused()
        assert not page.evaluate("(desk => desk.scrollHeight > desk.clientHeight)(document.querySelector('.desk'))"), (
            "a goal is out of sight"
        )
        right += answer(ann, key)
    keys.press("Enter")
    expect(page.locator("section h2")).to_have_text(f"{right} of 5 right")
    page.reload()
    expect(page.locator("section h2")).to_have_text(f"{right} of 5 right")
    for address in ("/new/townies", "/learn/townies", "/rules/townies"):
        assert page.locator(f".end [href='{address}']").count() == 1
