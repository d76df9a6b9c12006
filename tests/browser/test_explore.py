"""A game is explored: moves for everybody, another way to play, a draw chosen by hand, comments; and all of it opens
elsewhere, from a link and from a file."""

import pytest

from citywright.record import read, replay
from tests.browser.tables import TEXTS, city

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

HERE = ".tree [aria-current]"
NAME, COMMENT = "input[aria-label='Name of this variation']", "textarea"
TILE, CELL, BUILD = "[data-hand][aria-disabled=false]", "[data-place]", ".floating .primary"
DRAWS, SEARCH, MENU = ".draws li button", ".draws input", "header [aria-label=Menu]"
LINK = "dialog input[readonly]"
REASONS = "The other tile first", "Worth a look: a pair! Оно того стоит."


def build(person, number=0):
    """Build one of the tiles of whoever is to decide."""
    before = tree(person)
    for selector, n in ((TILE, number), (CELL, 0), (BUILD, 0)):
        person.wait_for(selector)
        person.page.locator(selector).nth(n).click()
    person.wait_until(lambda: tree(person) != before)


def tree(person):
    """The moves as they are read, and which one is shown."""
    return person.page.evaluate(TEXTS, ".tree"), person.page.evaluate(TEXTS, HERE)


def begin(person):
    person.visit("/explore/streets")
    person.press_on("form .primary")
    person.wait_for(TILE)


def explore(person):
    """Build, take it back, and build something else; then choose what is drawn."""
    build(person)
    person.page.keyboard.press("ArrowLeft")
    person.wait_for(TILE)
    build(person, 1)
    person.wait_for(".variation")
    person.fill(NAME, REASONS[0])
    person.page.select_option(".more select", "chosen")
    build(person)
    person.wait_for(DRAWS)
    drawn = person.page.locator(DRAWS).last.inner_text()
    if person.page.locator(SEARCH).count():
        person.page.locator(SEARCH).fill(drawn)
        person.wait_until(lambda: person.page.locator(DRAWS).count() == 1)
    person.page.locator(DRAWS).last.click()
    person.wait_until(lambda: drawn in tree(person)[1][0])
    person.fill(COMMENT, REASONS[1])


def saved(person, item):
    """The text of a file that the menu gives."""
    person.press_on(MENU)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name=item).click()
    return download.value.path()


def test_a_study_opens_elsewhere(bring, site):
    ann = bring("Ann", site.at)
    begin(ann)
    explore(ann)
    seen = tree(ann), city(ann)
    for reason in REASONS:
        assert reason in seen[0][0][0]
    ann.page.reload()
    ann.wait_for(HERE)
    assert (tree(ann), city(ann)) == seen

    ann.press_on("[aria-label='Share this study']")
    link = ann.wait_until(lambda: ann.page.locator(LINK).input_value())
    bob = bring("Bob", site.at)
    bob.page.goto(link)
    bob.wait_for(HERE)
    assert (tree(bob), city(bob)) == seen

    ann.page.keyboard.press("Escape")
    study = saved(ann, "Save the study as a file")
    bob.visit("/explore/streets")
    bob.wait_for("form .primary")
    bob.page.locator("input[type=file]").set_input_files(study)
    bob.wait_for(HERE)
    assert (tree(bob), city(bob)) == seen

    game = replay(read(saved(bob, "Save this line as a game file").read_text(encoding="utf-8")))
    assert len(game.view()["city"]) == len(seen[1])
