"""Two people at one screen: between turns it shows the city, and nobody's hand."""

import re

import pytest

from tests.browser.late import put_online
from tests.browser.playing import play, streets
from tests.browser.tables import begin, result

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

# The whole page if it is covered, or else whose hand it shows. Asked at once, since it may be covered meanwhile.
SEEN = """() => {
  if (document.querySelector(".cover")) return { covered: document.body.outerHTML };
  const hand = document.querySelector(".dock .hand");
  const tiles = [...document.querySelectorAll("button[data-hand]")].map((e) => [e.dataset.hand, e.ariaLabel]);
  return { shown: hand && tiles.length ? [hand.ariaLabel, Object.fromEntries(tiles)] : null };
}"""


MOST_WAITS = 50  # looks at a screen that shows no city yet


class Watched:
    """Everything that the screen has shown of a hand, by whose it is."""

    def __init__(self):
        self.hands, self.covers, self.cities, self.waits = {}, 0, 0, 0

    def press(self, person):
        match person.page.evaluate(SEEN):
            case {"covered": page}:
                self.check_cover(page)
                if "data-building" not in page and self.waits < MOST_WAITS:
                    self.waits += 1
                    return False  # the city comes in a moment
                self.waits = 0
            case {"shown": shown}:
                self.see(shown)
        return streets(person)

    def see(self, shown):
        """Whoever has the screen sees no tile that another hand has shown."""
        if not shown:
            return
        holder, tiles = shown
        others = [hand for seat, hand in self.hands.items() if seat != holder]
        assert not any(tiles.keys() & hand.keys() for hand in others)
        self.hands[holder] = tiles

    def check_cover(self, page):
        """No tile of a hand is in the page."""
        self.covers += 1
        self.cities += "data-building" in page
        assert "data-hand=" not in page
        assert not [words for tiles in self.hands.values() for words in tiles.values() if is_told(words, page)]


def is_told(words, page):
    """Whether a page tells of a tile that has not been built: buildings are told with their places."""
    return re.search(rf"(?<!\d: ){re.escape(words)}", page) is not None


def test_turns_are_handed_on(come):
    both = come("Ann", by="script")
    both.page.goto("/new/streets?way=screen")
    begin(both)
    watched = Watched()
    play(watched.press, both, until=lambda: watched.cities > 3)
    table = put_online(both, {"who": "screen", "name": "Ben"})
    both.page.goto(f"/t/{table}")
    watched = Watched()
    play(watched.press, both)
    assert watched.covers >= watched.cities > 6
    assert len(watched.hands) == 2
    assert len(result(both)) == 2
    again(both)


def again(person):
    """The same people play once more, at a table of its own."""
    before = person.page.url
    person.page.locator(".next .primary").click()
    person.page.wait_for_url(lambda url: "/t/" in url and url != before)
    person.page.locator(".cover .primary").wait_for()
