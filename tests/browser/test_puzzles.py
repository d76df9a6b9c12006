"""A puzzle is answered wrongly, then rightly, on the board; the answer is told, and what became of it is kept."""

import pytest

from citywright import puzzles

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

HEADING = "aside [role=status] h2"
ANSWER = "aside ol li"
MOVE = '.choices [data-move="{}"]'


def heading(person, begins):
    """Wait until the card says something."""
    person.wait_until(lambda: person.page.locator(HEADING).inner_text().startswith(begins))


def test_wrongly_then_rightly(bring, site):
    all_ = enumerate(puzzles.load("streets"), 1)
    number, puzzle = next((n, each) for n, each in all_ if each.best.move.startswith("abandon "))
    ann = bring("Ann", site.at)
    ann.visit(f"/puzzles/streets/{number}")
    ann.wait_for(HEADING)
    ann.press_on(MOVE.format(puzzle.others[0].move))
    heading(ann, f"Not the best: it is expected to bring {puzzle.gap:.1f}")
    assert ann.page.locator(ANSWER).count() == 0
    ann.press_on(MOVE.format(puzzle.best.move))
    heading(ann, "Right")
    assert ann.page.locator(ANSWER).count() >= 2
    ann.page.get_by_role("button", name="Explore from here").click()
    ann.page.locator(".study .board [data-building]").first.wait_for()
    ann.visit("/puzzles/streets")
    ann.page.locator("ol .later").wait_for()
