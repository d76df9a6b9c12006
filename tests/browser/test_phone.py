"""Alone against the Grifter, with a finger on a phone."""

import pytest

from tests.browser.people import PHONE
from tests.browser.playing import play, streets
from tests.browser.tables import begin, result

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
IS_WIDER = "document.documentElement.scrollWidth > innerWidth"


def test_against_the_grifter(come):
    ann = come("Ann", size=PHONE, by="finger", is_mobile=True)
    ann.page.goto("/new/streets?way=solo")
    begin(ann)
    play(streets, ann)
    assert len(result(ann)) == 2
    assert not ann.page.evaluate(IS_WIDER)
