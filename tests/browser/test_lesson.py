"""A lesson is played by pressing what it points at. Another move is gently taken back, and a reload goes on."""

import time

import pytest

from tests.browser.sites import Site

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

LONGEST = 120  # seconds on a busy machine
FIRST_TILE, OTHER_CELL = "[data-hand=starter-home]", '[data-place="0,1"]'
GO_ON = "section[aria-label] > .primary"
LEARNT = "#learnt"
TALLY = "#counting"
POINTER = """() => {
  const pointer = document.querySelector(".pointer")?.getBoundingClientRect();
  return pointer ? [pointer.left + pointer.width / 2, pointer.top + pointer.height / 2] : null;
}"""


def shows(ann, selector):
    return ann.page.locator(selector).count()


def told(ann):
    return ann.page.locator("section .told").inner_text()


def follow(ann, until):
    """Read, and press what is pointed at."""
    limit = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < limit, told(ann)
        if shows(ann, GO_ON) or shows(ann, TALLY):
            ann.page.keyboard.press("Enter")
        elif place := ann.page.evaluate(POINTER):
            ann.press(place)
        ann.page.wait_for_timeout(50)


def stray(ann):
    """Build the first tile somewhere else."""
    ann.wait_for(".pointer")
    for what in (FIRST_TILE, OTHER_CELL):
        ann.press_on(what)
    ann.wait_for(".floating .primary")
    ann.page.keyboard.press("Enter")  # the card may still be on its way to its place
    ann.wait_for(".strayed")
    assert shows(ann, "[data-building]") == 2


def test_streets(bring, tmp_path):
    with Site(tmp_path / "site") as site:
        ann = bring("Ann", site.at)
        ann.visit("/learn/streets")
        ann.wait_for(GO_ON)
        ann.page.keyboard.press("Enter")
        stray(ann)
        follow(ann, lambda: shows(ann, "[data-building]") == 5 and shows(ann, GO_ON))
        before = told(ann)
        ann.page.reload()
        ann.wait_for(GO_ON)
        assert told(ann) == before
        follow(ann, lambda: shows(ann, LEARNT))
        assert ann.page.locator(".scores .won").inner_text().endswith("$120")
        ann.visit("/games")
        ann.wait_for("main h1")
        assert not shows(ann, "a[href*='/t/']")
