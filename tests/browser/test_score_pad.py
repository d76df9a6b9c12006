"""A whole real game of Streets scored at phone size, without a network, with a tile of one's own; its page is closed in
the middle."""

import re
from pathlib import Path

import pytest

from citywright.games.streets import components
from tests.browser.people import PHONE
from tests.browser.playing import STREETS
from tests.browser.tables import TEXTS, result
from tests.browser.test_home import arrive, cut
from tests.browser.test_home import site as site  # one of its own: it is taken off the network

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

GAME = Path(__file__).parents[1] / "golden/streets/2p-2021-business.game"
MOVE = re.compile(r"^\d+ (\d) (.*)$", re.MULTILINE)
BUILD = re.compile(r"build (\S+) (-?\d+,-?\d+) (\w+)$")
MOST_TURNS = 4


ACTS = "() => JSON.parse(localStorage['score-streets']).pad.acts.length"
OFFERED = """() => [...document.querySelectorAll("[data-move]")].map(({ dataset }) => dataset.move)"""


class Scoring:
    """Somebody who tells the pad what happens at the table."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def decide(self, move):
        """Tell a decision, unless it was the only one: then it has been made."""
        build = BUILD.match(move)
        if build:
            self.build(*build.groups())
        elif move in self.page.evaluate(OFFERED):
            self.person.press_on(f'[data-move="{move}"]')
            self.confirm()

    def build(self, tile, place, facing):
        self.person.press_on(f"[data-tile={tile}]")
        self.person.wait_until(lambda: self.is_aimed(place))
        for _ in range(MOST_TURNS):
            if f"facing {facing}" in self.page.locator(".floating h3").inner_text():
                break
            self.person.press_on("[data-point=turn]")
        self.confirm()

    def is_aimed(self, place):
        """Whether the place is chosen. The city moves when it gets more room; the place may be out of sight."""
        if self.page.locator(".floating .primary").count():
            return True
        offered = self.person.look({"cell": f'[data-place="{place}"]', "fit": STREETS["fit"]})
        for kind in ("cell", "fit"):
            if kind in offered:
                self.person.press(offered[kind][0])
                break
        return False

    def confirm(self):
        """Every tap is kept at once."""
        kept = self.page.evaluate(ACTS)
        self.person.press_on(".floating .primary")
        self.person.wait_until(lambda: self.page.evaluate(ACTS) > kept)

    def is_over(self):
        return "The game is over" in self.page.evaluate(TEXTS, "[role=status]")


def test_a_real_game(bring, site):
    text = GAME.read_text(encoding="utf-8")
    moves = [move for _, move in MOVE.findall(text)]
    ann = bring("Ann", site.at, size=PHONE, by="finger")
    arrive(ann)
    cut(ann, site)
    ann.visit("/score/streets")
    ann.fill("[aria-label='Name of player 1']", "Ann")
    first = re.search(r"chance first (\d)", text)[1]
    ann.press_on(f"[name=first][value='{int(first) - 1}']")
    ann.press_on("[value=business]")
    ann.press_on(".begin")
    scoring = Scoring(ann)
    for number, move in enumerate(moves):
        if number == len(moves) // 2:
            ann.page.reload()
            ann.wait_for("aside [data-tile], [data-move]")
        scoring.decide(move)
    ann.wait_until(scoring.is_over)
    ann.press_on("aside .primary")
    ann.wait_for("#outcome")
    scores = re.search(r"^result: (.*)$", text, re.MULTILINE)[1].split()
    shown = " ".join(result(ann))
    assert sorted(re.findall(r"\$(\d+)", shown), key=int) == sorted(scores, key=int)


def test_a_tile_of_ones_own(bring, site, tmp_path):
    """Written down, it is drawn, kept, and in the file that the command takes."""
    ann = bring("Ann", site.at, size=PHONE, by="finger")
    ann.visit("/own/streets")
    ann.press_on("[data-tile=chillax-spa]")
    ann.fill("dialog input[required]", "Café 21")
    ann.page.locator("dialog select").select_option("set")
    ann.fill("dialog [type=number]", "7")
    ann.press_on("dialog [aria-label=hipster]")
    ann.press_on("dialog .primary")
    ann.wait_for("[data-tile=café-21]")
    ann.page.reload()
    ann.wait_for("[data-tile=café-21]")
    with ann.page.expect_download() as saved:
        ann.press_on(".buttons button")
    saved.value.save_as(tmp_path / "tiles.csv")
    tiles = {tile.name: tile for tile in components.read_tiles(tmp_path / "tiles.csv")}
    house = components.load()[3]
    assert (tiles["Café 21"].back, tiles["Café 21"].price) == (house.back, 7)
    assert [colour.name for colour in tiles["Café 21"].depicted] == ["TOURIST", "HIPSTER"]
    assert len(tiles) == len(components.load().tiles)
