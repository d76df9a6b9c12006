"""Five seats in Townies: three people, each in a browser of their own, and two bots."""

import pytest

from tests.browser.people import PHONE
from tests.browser.playing import play, townies
from tests.browser.tables import begin, invite, result

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def set_up(host):
    host.page.goto("/new/townies?way=friends")
    host.page.locator("input[name=players]").nth(3).check(force=True)  # it lies under its number
    host.page.locator("input[value=full]").check()
    for seat in (4, 5):
        host.page.get_by_label(f"Player {seat}: who plays").select_option("bot")
        host.page.get_by_label(f"Player {seat}: strength of the bot").select_option("first-timer")
    begin(host)


def test_three_people_and_two_bots(come):
    ann, ben, cleo = come("Ann"), come("Ben", size=PHONE, by="finger"), come("Cleo", by="script")
    set_up(ann)
    invite(ann, ben, cleo)
    play(townies, ann, ben, cleo)
    assert result(ann) == result(ben) == result(cleo)
    assert len(result(ann)) == 5
