"""Whole games in Firefox and in WebKit, where they are installed: `make browsers`."""

from importlib import import_module

import pytest

from tests.browser.others import FOUND
from tests.browser.people import DESKTOP, Player
from tests.browser.sites import Site
from tests.browser.ways import GAMES, play_whole

pytestmark = [pytest.mark.compiled, pytest.mark.slow, pytest.mark.browsers]


class Elsewhere(Player):
    """Somebody with another browser than Chromium."""

    @property
    def troubles(self):
        """What went wrong up to now: the page tells, once it has answered something."""
        self.page.evaluate("() => null")
        return list(self.page.troubles)

    def close(self):
        """The page ends with its browser."""


@pytest.fixture(scope="module", params=FOUND)
def page(request, tmp_path_factory):
    """One page of each browser for all games."""
    browser = request.param
    if not FOUND[browser]():
        pytest.skip(f"{browser} is not installed: make browsers")
    with import_module(f"tests.browser.{browser}").opened(tmp_path_factory.mktemp(browser), DESKTOP) as page:
        yield page


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.mark.parametrize(("way", "game"), GAMES)
def test_a_whole_game(page, site, way, game):
    """Alone by the mouse, which waits for every frame; else by a script, which does not."""
    ann = Elsewhere(page, site.at, "Ann", by="mouse" if way == "alone" else "script")
    play_whole(ann, way, game)
    assert not ann.leave()


def test_troubles_are_heard(page, site):
    ann = Elsewhere(page, site.at, "Ann")
    ann.visit("/")
    for trouble in ("() => console.error('one')", "() => void setTimeout(() => { throw new Error('two') })"):
        page.evaluate(trouble)
    ann.wait_until(lambda: len(ann.troubles) == 2)
    assert "one" in ann.troubles[0]
    assert "two" in ann.troubles[1]
    page.troubles.clear()
