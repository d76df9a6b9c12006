"""Moments of a game: nothing moves for those who want no motion; a sale is told, can be skipped, and is told again."""

import pytest

from tests.browser.late import late_game, open_here
from tests.browser.playing import play, streets, townies

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

RUNNING = """() => document.getAnimations().filter(({ playState }) => playState === "running")
  .map(({ effect, animationName, transitionProperty }) =>
    `${effect.target?.getAttribute("class")}: ${animationName ?? transitionProperty ?? "script"}`)"""
AGAIN = "aside .again"  # on the line of a sale in the log
TELLING = ".sale .sums"
COUNTING, COUNTED = ".tally", ".tally .all"
CALM = {"streets": (streets, 10), "townies": (townies, 6)}  # how many presses are enough


def begin(person, game):
    person.visit("/")
    person.press_on(f"[aria-labelledby={game}] .play")
    person.wait_until(lambda: "/t/" in person.page.url)


def until_sold(person):
    """Play until the log tells of a sale that can be told again."""
    play(streets, person, until=lambda: person.page.locator(AGAIN).count() > 0)


@pytest.mark.parametrize("game", CALM)
def test_nothing_moves_under_reduced_motion(bring, site, game):
    ann, (press, enough) = bring("Ann", site.at), CALM[game]
    begin(ann, game)
    moving, presses = [], 0

    def is_enough():
        nonlocal presses
        presses += 1
        moving.extend(ann.page.evaluate(RUNNING))
        return presses > enough

    play(press, ann, until=is_enough)
    assert moving == []


def test_a_sale_is_skipped_and_told_again(bring, site):
    ann = bring("Ann", site.at, reduced_motion="no-preference")
    begin(ann, "streets")
    until_sold(ann)
    for end in (lambda: ann.page.keyboard.press("Shift"), lambda: ann.page.mouse.click(5, 5)):
        ann.page.locator(AGAIN).last.click()
        ann.wait_until(lambda: ann.page.locator(TELLING).count())
        end()
        assert ann.page.locator(TELLING).count() == 0


def test_without_motion_a_sale_stands_there_until_it_is_dismissed(bring, site):
    ann = bring("Ann", site.at)
    begin(ann, "streets")
    until_sold(ann)
    ann.page.keyboard.press("Shift")
    ann.page.locator(AGAIN).last.click()
    ann.wait_until(lambda: ann.page.locator(TELLING).count())
    assert ann.page.evaluate(RUNNING) == []
    assert "=" in ann.page.locator(f"{TELLING} .why").first.text_content()
    ann.page.keyboard.press("Shift")
    assert ann.page.locator(TELLING).count() == 0


def test_the_end_can_be_watched_again(bring, site):
    ann = bring("Ann", site.at, by="script")
    open_here(ann, late_game(4))
    play(streets, ann)
    watch = ann.page.get_by_text("Watch the end again")
    watch.click()
    assert ann.page.locator(COUNTED).count() == 1
    ann.page.keyboard.press("Enter")
    assert ann.page.locator("#outcome").count() == 1
    ann.page.emulate_media(reduced_motion="no-preference")
    watch.click()
    ann.wait_until(lambda: ann.page.locator(".tally .shown").count())
    ann.page.mouse.click(5, 5)
    assert ann.page.locator(COUNTING).count() == 0
