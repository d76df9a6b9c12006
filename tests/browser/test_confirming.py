"""A move that reveals something waits: a slip of the finger is taken back, and a double click is one click."""

import pytest

from tests.browser.people import PHONE
from tests.browser.playing import STREETS, TOWNIES, play, put, streets, townies
from tests.browser.tables import begin, city, log

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

HELD, CONFIRM, TAKE_BACK = ".held", ".held .primary:enabled", ".held .button:first-child"
SIZES = {"desktop": {}, "phone": {"size": PHONE, "by": "finger"}}


def waits(person):
    return person.page.locator(HELD).count() > 0


def begin_streets(person):
    """Play on until something waits to be confirmed; what stood before."""
    person.visit("/new/streets?way=bots")
    begin(person)
    before = {}

    def press(player):
        if waits(player):
            return False
        before["city"], before["log"] = city(player), log(player)
        return streets(player)

    play(press, person, until=lambda: waits(person) and len(city(person)) > 1)
    return before


@pytest.mark.parametrize("size", SIZES)
def test_streets(come, size):
    ann = come("Ann", asked=True, **SIZES[size])
    before = begin_streets(ann)
    built = city(ann)
    assert log(ann) == before["log"], "nothing has been drawn"
    assert all(ann.page.locator(HELD).locator(".button").nth(i).bounding_box()["height"] >= 44 for i in range(2))
    ann.press_on(TAKE_BACK)
    ann.wait_until(lambda: not waits(ann))
    assert len(city(ann)) < len(built)
    ann.page.keyboard.press("Enter")  # where it was built the keys go on
    ann.wait_until(lambda: waits(ann))
    assert city(ann) == built
    ann.press_on(CONFIRM)
    ann.wait_until(lambda: set(built) <= set(city(ann)) and not waits(ann))


def test_a_double_click_is_one_click(come):
    ann = come("Ann", asked=True)
    ann.visit("/new/streets?way=bots")
    begin(ann)
    place = ann.wait_until(lambda: aimed(ann))
    ann.page.mouse.dblclick(*place)
    ann.wait_until(lambda: waits(ann))
    ann.page.keyboard.press("Enter")  # too soon, or just in time
    ann.wait_until(lambda: not waits(ann) or ann.page.locator(CONFIRM).count())


def aimed(person):
    """A cell to build on, of the first tile of the hand that can be built."""
    offered = person.look(STREETS)
    if "cell" in offered:
        return offered["cell"][0]
    person.press_first({"tile": STREETS["tile"], "choice": STREETS["choice"]}, (("tile",), ("choice",)), ())
    return None


def test_escape_and_enter(come):
    ann = come("Ann", asked=True)
    begin_streets(ann)
    built = city(ann)
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda: not waits(ann))
    assert len(city(ann)) < len(built)
    ann.page.keyboard.press("Enter")
    ann.page.locator(CONFIRM).wait_for()
    ann.page.keyboard.press("Enter")
    ann.wait_until(lambda: not waits(ann) and len(city(ann)) >= len(built))


def test_townies(come):
    """Alone, every choice rolls the dice."""
    ann = come("Ann", asked=True)
    ann.visit("/new/townies?way=solo")
    begin(ann)
    play(lambda one: not waits(one) and townies(one), ann, until=lambda: waits(ann))
    ann.page.keyboard.press("Control+z")
    ann.wait_until(lambda: not waits(ann) and "map" in ann.look(TOWNIES))
    put(ann)
    play(townies, ann, until=lambda: ann.page.locator("aside ol .turn").count() >= 3)


def test_no_longer_asked(come):
    ann = come("Ann", asked=True)
    begin_streets(ann)
    ann.page.locator(".held .plain").click()
    play(lambda one: not waits(one) and streets(one), ann, until=lambda: len(city(ann)) >= 8)
    assert ann.page.evaluate("localStorage.confirm") == "off"
