"""Positions that are entered through the page mean the same as the JSON that people write."""

import json

import pytest
from playwright.sync_api import expect

from citywright import from_position
from tests.browser.people import PHONE

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

TOWN = [
    {"tile": "central-station", "at": [0, 0], "facing": "S"},
    {"tile": "city-park", "at": [1, 0], "facing": "S"},
    {"tile": "starter-home", "at": [2, 0], "facing": "S"},
    {"tile": "toy-store", "at": [0, 1], "facing": "W"},
]
SUBURB = [
    {"tile": "starter-home", "at": [0, 0], "facing": "S", "owner": 0, "people": {"parent": 1}, "fomo": {"parent": 2}},
    {"tile": "student-house", "at": [-1, 0], "facing": "E", "owner": 1, "people": {"hipster": 1}},
    {"tile": "flea-market", "at": [1, 0], "facing": "S", "owner": 0, "people": {"parent": 1}},
    {"tile": "art-gallery", "at": [2, 0], "facing": "S"},
]
TWO = {
    "turn": 1,
    "seats": [{"name": "Dave", "money": 12, "hand": ["trendy-lofts"]}, {"name": "Haakon", "hand": ["wax-museum"]}],
    "city": SUBURB,
    "top": "parent",
    "discarded": ["toy-store"],
}
FIVE = {
    "edition": "ru",
    "modules": ["business", "consultants"],
    "turn": 3,
    "seats": [
        {"consultant": "investor", "money": 5},
        {"consultant": "entrepreneur", "hand": ["grand-hotel", "wax-museum"], "shown": ["wax-museum"]},
        {"consultant": "hacker", "tokens": {"retail": 2}},
        {"consultant": "hipster-legend"},
        {"consultant": "location-scout"},
    ],
    "city": [*TOWN[:2], TOWN[2] | {"owner": 0, "signs": 2}, TOWN[3] | {"owner": 4}],
    "stack": {"parent": 2, "wild": 1},
}
ALONE = {
    "edition": "draft-1.0.7",
    "difficulty": "hard",
    "seats": [{"hand": ["grand-hotel"], "money": 9}, {"money": 60}],
    "city": TOWN,
    "stack": {"parent": 1, "tourist": 1},
    "top": "oyster-bar",
    "endgame": {"parent": 2, "wild": 1},
    "lifted": "flea-market",
}
AT_THE_END = {
    "difficulty": "easy",
    "seats": [{"hand": ["grand-hotel"]}, {}],
    "city": TOWN,
    "stack": {},
    "endgame": {"parent": 1},
    "endgame_up": True,
}
COVERED = {
    "modules": ["consultants"],
    "seats": [{"consultant": "renovator"}, {}, {}],
    "city": [TOWN[0], {"tile": "wax-museum", "at": [1, 0], "facing": "S"}],
    "covered": ["city-park"],
}
FACINGS = "SWNE"  # each a quarter to the right of the last one; a new tile lies as the last one
BACKS = ("tourist", "hipster", "parent", "shopper", "wild")


class Editor:
    """Somebody at the page, who does with its controls what a position says."""

    def __init__(self, person):
        self.page, self.facing = person.page, "S"
        person.visit("/position/streets")
        self.page.locator("[data-cell]").first.wait_for()

    def tab(self, name):
        tab = self.page.get_by_role("tab", name=name)
        if tab.get_attribute("aria-selected") == "false":
            tab.click()

    def button(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def press(self, place):
        self.page.locator(f'[data-cell="{place[0]},{place[1]}"] .room').click()

    def pick(self, tile):
        search = self.page.get_by_role("searchbox")
        search.fill(tile)
        search.press("Enter")

    def count(self, what, n):
        self.page.get_by_role("spinbutton", name=what, exact=True).fill(str(n))

    def tick(self, name, on=True):
        self.page.get_by_role("checkbox", name=name, exact=True).set_checked(on)

    def choose(self, name, value):
        self.page.get_by_role("combobox", name=name).select_option(value)

    # -- what a position says --

    def clear(self):
        for place in ((0, 0), (1, 0)):
            self.press(place)
            self.button("Remove")

    def build(self, building, names):
        self.press(building["at"])
        self.pick(building["tile"])
        self.press(building["at"])
        for _ in range((FACINGS.index(building["facing"]) - FACINGS.index(self.facing)) % 4):
            self.button("Turn right (R)")
        self.facing = building["facing"]
        self.sign(building, names)
        for colour, n in building.get("people", {}).items():
            self.count(f"{colour} at home", n)
        for colour, n in building.get("fomo", {}).items():
            self.count(f"{colour} with FOMO", n)

    def sign(self, building, names):
        if "owner" in building:
            self.page.locator(".owners label", has_text=names[building["owner"]]).click()
            self.tick("Two signs", building.get("signs") == 2)

    def seat(self, number, seat):
        self.tab("Players")
        here = self.page.locator(f'[data-seat="{number}"]')
        if "name" in seat:
            here.get_by_role("textbox", name="Name of player").fill(seat["name"])
        if "money" in seat:
            here.get_by_role("spinbutton", name="Money of").fill(str(seat["money"]))
        if "consultant" in seat:
            here.get_by_role("combobox", name="Consultant").select_option(seat["consultant"])
        for kind, n in seat.get("tokens", {}).items():
            here.get_by_role("spinbutton", name=f"Tokens: {kind}").fill(str(n))
        self.add("Hand", seat.get("hand", []), here)
        for tile in seat.get("shown", []):
            self.tab("Players")
            card = here.locator(f'[data-tile="{tile}"]').locator("..")
            card.get_by_role("checkbox").check()

    def add(self, where, tiles, within=None):
        if not tiles:
            return
        within = within or self.page
        within.get_by_role("group", name=where, exact=True).locator(".add").click()
        for tile in tiles:
            self.pick(tile)
        if (done := self.page.get_by_role("button", name="Done")).count():
            done.click()

    def rest(self, position):
        self.tab("Game")
        if "edition" in position:
            self.choose("Edition of the rules", position["edition"])
        for module in position.get("modules", []):
            self.tick(module)
        if "difficulty" in position:
            self.choose("The Grifter", position["difficulty"])
        if "stack" in position:
            self.tick("All tiles that are nowhere else", on=False)
            for back in BACKS:
                self.count(f"{back} backs in the stack", position["stack"].get(back, 0))
        if "endgame" in position:
            self.tick("No endgame stack is given", on=False)
            for back, n in position["endgame"].items():
                self.count(f"{back} backs in the endgame stack", n)
        if position.get("endgame_up"):
            self.tick("The endgame stack is in use")
        if "difficulty" in position:
            self.add("On top", [position["top"]] if "top" in position else [])
            self.add("Lifted, about to be built", [position["lifted"]] if "lifted" in position else [])
        elif "top" in position:
            self.choose("On top", position["top"])
        self.add("Discarded", position.get("discarded", []))
        self.add("Covered", position.get("covered", []))

    def players(self, n, turn):
        self.tab("Players")
        self.page.locator(".numbers label", has_text=str(n)).click()
        self.page.locator(f'[data-seat="{turn}"]').get_by_role("radio", name="Has the turn").check()

    def told(self):
        """The JSON that the page tells."""
        self.button("The position as JSON")
        text = self.page.get_by_role("textbox", name="The position as JSON").input_value()
        self.button("Close")
        return json.loads(text)

    def read(self, position):
        """Give the page a JSON."""
        self.button("The position as JSON")
        self.page.get_by_role("textbox", name="The position as JSON").fill(json.dumps(position))
        self.button("Use this")


def record(position):
    """What a position means."""
    return from_position({"game": "streets"} | position, carry_on=False).state.tobytes()


def test_entered_by_clicks_alone(bring, site):
    """Tiles are laid and turned, signs and people put, players named; and nothing is lost by a reload."""
    ann = bring("Ann", site.at)
    editor = Editor(ann)
    editor.players(2, TWO["turn"])
    for number, seat in enumerate(TWO["seats"]):
        editor.seat(number, seat)
    editor.clear()
    for building in TWO["city"]:  # in order, which the record knows
        editor.build(building, ["Dave", "Haakon"])
    editor.rest(TWO)
    assert record(editor.told()) == record(TWO)
    ann.page.reload()
    ann.page.locator("[data-cell]").first.wait_for()
    assert record(editor.told()) == record(TWO)
    for _ in range(2):
        ann.page.keyboard.press("Control+z")
    assert "toy-store" not in editor.told().get("discarded", [])


@pytest.mark.parametrize("position", [FIVE, ALONE, AT_THE_END, COVERED], ids=["five", "alone", "at the end", "covered"])
def test_every_kind_of_field_has_a_control(bring, site, position):
    """Beside a city that was read, everything is said with controls, on a phone."""
    editor = Editor(bring("Ann", site.at, by="finger", size=PHONE))
    editor.read({"city": [{name: it[name] for name in ("tile", "at", "facing")} for it in position["city"]]})
    editor.players(1 if "difficulty" in position else len(position["seats"]), position.get("turn", 0))
    editor.rest(position)
    for number, seat in enumerate(position["seats"]):
        editor.seat(number, seat)
    for building in position["city"]:
        if "owner" in building:
            editor.press(building["at"])
            editor.sign(building, [f"Player {n + 1}" for n in range(5)])
    assert record(editor.told()) == record(position)


def test_what_is_impossible_is_shown_where_it_is(bring, site):
    """All reasons at once; each leads to its place, and goes as soon as it is mended."""
    editor = Editor(bring("Ann", site.at))
    page = editor.page
    editor.read(
        {
            "city": [*TOWN[:3], TOWN[3] | {"facing": "N", "owner": 0, "people": {"tourist": 1}}],
            "seats": [{}, {"money": -3}],
        }
    )
    page.get_by_text("4 things are impossible").first.wait_for()
    marked = page.locator(".cell.wrong")
    assert {each.get_attribute("data-cell") for each in marked.all()} == {"0,0", "0,1"}
    page.get_by_role("button", name="Player 2: money").click()
    expect(page.locator('[data-seat="1"] [data-fault=number]')).to_be_in_viewport()
    page.locator('[data-seat="1"]').get_by_role("spinbutton", name="Money of").fill("3")
    page.get_by_role("button", name="a tourist cannot be on").click()
    page.locator("[data-fault=no-symbol]").wait_for()
    editor.button("Less: tourist at home")
    editor.button("Turn left")
    page.get_by_role("heading", name="Pays $").wait_for()
    assert not marked.count()
