"""Two people play Streets against each other, each in a browser of their own."""

import json

import pytest

from tests.browser.playing import play, streets
from tests.browser.tables import AWAY, begin, city, hand, invite, is_mine, money, result

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
SOME = 6  # buildings


def requests_of(person):
    """The kinds of requests that a page sends to the server, as they come."""
    kinds = set()
    note = lambda text: kinds.add(json.loads(text)["type"])  # noqa: E731
    person.page.on("websocket", lambda socket: socket.on("framesent", note))
    return kinds


def sit_down(ann, ben):
    ann.page.goto("/")
    ann.page.locator("article").first.get_by_role("link", name="With friends").click()
    begin(ann)
    invite(ann, ben)
    ann.page.locator("button[data-hand]").first.wait_for()


def check_reload(person):
    """Whoever loads the page again sits where they sat."""
    before = hand(person)
    person.page.reload()
    person.page.locator("button[data-hand]").first.wait_for()
    assert hand(person) == before


def check_cut(here, away):
    """One is cut off while the other moves, and then sees all that has happened."""
    away.forgive("ERR_INTERNET_DISCONNECTED")
    away.context.set_offline(True)
    away.page.locator(AWAY).wait_for()
    before = city(away)
    play(streets, here, until=lambda: not is_mine(here))
    assert city(away) == before != city(here)
    away.context.set_offline(False)
    away.page.locator(AWAY).wait_for(state="detached")
    away.page.wait_for_function("n => document.querySelectorAll('[data-building]').length == n", arg=len(city(here)))
    assert (city(away), money(away)) == (city(here), money(here))


def test_from_the_invitation_to_the_result(come):
    ann, ben = come("Ann"), come("Ben", by="script")
    asked = requests_of(ann)
    sit_down(ann, ben)
    play(streets, ann, ben, until=lambda: len(city(ann)) >= SOME and is_mine(ann))
    check_reload(ben)
    check_cut(ann, ben)
    play(streets, ann, ben)
    assert result(ann) == result(ben)
    assert len(result(ann)) == 2
    assert "Ben" in " ".join(result(ann)), "whoever is invited is asked for a name"
    assert {"move", "belief"} <= asked
    assert "preview" not in asked, "the engine of the page answers it"
