"""A game is analysed in the page: its costliest move is found everywhere, and what was found is kept."""

import pytest

from citywright import new_game, record
from citywright.random_numbers import from_seed

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

GREEDY = 1
GRAPH = ".graph [role=slider]"
STRENGTH = ".far select"
COSTLY = ".chosen [data-number]"
DONE = "() => document.querySelector('.far .state').innerText.startsWith('Done')"
CLOSE = 3  # pixels


@pytest.fixture
def finished(tmp_path):
    """The file of a finished game."""
    game, rng = new_game("streets", seed="5eed" * 8, players=2), from_seed(1)
    while not game.is_over:
        game.play(game.rules.choose_move(game.state, game.seat, GREEDY, rng), game.seat)
    record.save(record.of_game(game), tmp_path / "whole.game")
    return tmp_path / "whole.game"


def think(person, strength):
    """Have every decision thought about so much, to the end."""
    person.page.select_option(STRENGTH, strength)
    person.wait_until(lambda: person.page.evaluate(DONE))


def costly(person):
    """The numbers of the costly moves, the costliest first."""
    return [int(each.get_attribute("data-number")) for each in person.page.locator(COSTLY).all()]


def middle(locator):
    """Where on the page something is, from left to right."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2


def move_shown(person):
    told = person.page.locator(".slide input").get_attribute("aria-valuetext")
    return int(told.split("move ")[1].split(" of")[0])


def test_whole(bring, site, finished):
    ann = bring("Ann", site.at)
    page = ann.page
    ann.visit("/analyse")
    page.locator("input[type=file]").set_input_files(finished)
    page.locator(GRAPH).wait_for()
    think(ann, "quick")

    worst, *_ = costly(ann)
    page.locator(COSTLY).first.click()
    assert move_shown(ann) == worst - 1
    assert page.locator(".board .hint.played").count() == 1
    mark = page.locator(f".graph [data-number='{worst}']")
    assert abs(middle(mark) - middle(page.locator(".graph .now"))) < CLOSE

    page.keyboard.press("End")
    box = mark.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert move_shown(ann) == worst - 1

    page.select_option(STRENGTH, "deep")
    page.get_by_role("button", name="Stop").click()
    page.locator(".far .state", has_text="Stopped at").wait_for()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Stop").click()
    page.locator(GRAPH).wait_for()

    page.reload()
    page.locator(GRAPH).wait_for()
    assert move_shown(ann) == worst - 1
    think(ann, "quick")
    assert costly(ann)[0] == worst
