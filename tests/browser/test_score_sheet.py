"""A whole game of Townies scored from paper at phone size, without a network; and positions that are set up by hand."""

import json

import pytest

from citywright import from_position, new_game
from citywright.random_numbers import from_seed
from tests.browser.people import PHONE
from tests.browser.tables import result
from tests.browser.test_home import arrive, cut
from tests.browser.test_home import site as site  # one of its own: it is taken off the network
from tests.commands import run

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

SET_UP = {"individual": True, "additional": "hub", "bonus": "stable-soil", "starts": ("green", "red")}
# A little below the middle of a space that is empty: where its name is.
NAMED = """(space) => {
  const names = [...document.querySelectorAll(".drawing text.name")];
  const { left, width, top } = names.find((each) => each.textContent === space).getBoundingClientRect();
  return [left + width / 2, top];
}"""
CIRCLES = """() => [...document.querySelectorAll(".nine button")].map((each) => each.ariaLabel.match(/: (\\d+)/)?.[1])
  .filter(Boolean).map(Number)"""


def played(seed):
    """A game on paper, and who drew what in it, one after the other."""
    game, rng = new_game("townies", seed="5eed" * 8, players=2, **SET_UP), from_seed(seed)
    while not game.is_over:
        game.play(game.rules.choose_move(game.state, game.seat, 1, rng), game.seat)
    events = [event for entry in game.seen_log(None) for event in entry["events"]]
    return game, [event for event in events if event["event"] in ("shape", "object")]


class Filling:
    """Somebody who fills in sheets by hand."""

    def __init__(self, person):
        self.person, self.page, self.hand = person, person.page, None

    def press(self, selector):
        self.person.press_on(selector)

    def write(self, label, number):
        self.person.fill(f"input[type=number][aria-label='{label}']", str(number))

    def open(self, tab):
        """Open a tab of the panel."""
        chosen = self.page.locator(f".tabs [role=tab]:nth-child({tab})")
        if chosen.get_attribute("aria-selected") != "true" or self.page.locator(".bench.folded").count():
            self.press(f".tabs [role=tab]:nth-child({tab})")

    def close(self):
        """Fold the panel: the sheet is large."""
        if not self.page.locator(".bench.folded").count():
            self.press(".bench .fold")

    def agree(self, data):
        """Who plays, and with what."""
        self.open(2)
        self.write("Players", len(data["seats"]))
        for seat, said in enumerate(data["seats"], 1):
            self.person.fill(f".panel li:nth-child({seat}) input", said["name"])
            self.press(f".panel li:nth-child({seat}) [data-start={said['start']}]")
        if self.page.locator("[name=individual]").is_checked() != data["individual"]:
            self.press(".choice:has([name=individual])")
        for card in ("additional", "bonus"):
            self.page.locator(f"[name={card}]").select_option(data[card] or "")

    def draw(self, colour, piece, spaces):
        if self.hand != (colour, piece):
            self.press(f"[data-take={colour}]")
            self.press(f"[data-take={piece}]")
            self.hand = colour, piece
        for space in spaces:
            self.person.press(self.person.wait_until(lambda space=space: self.page.evaluate(NAMED, space)))

    def draw_all(self, events):
        """Draw along with a game, whoever draws."""
        for event in events:
            if self.page.locator("[data-seat][aria-selected=true]").get_attribute("data-seat") != str(event["seat"]):
                self.press(f"[data-seat='{event['seat']}']")
            is_shape = event["event"] == "shape"
            spaces = event["spaces"] if is_shape else [event["space"]]
            self.draw(event["colour"], "fill" if is_shape else event["object"], spaces)

    def fill(self, seat, said):
        """Copy a sheet."""
        self.close()
        if self.page.locator("[data-seat]").count():
            self.press(f"[data-seat='{seat}']")
        for space, block in said["sheet"].items():
            if isinstance(block, str):
                self.draw(block, "fill", [space])
            else:
                self.draw(block["colour"], block["object"], [space])
        self.person.wait_until(
            lambda: len(self.circles()) == sum(not isinstance(b, str) for b in said["sheet"].values())
        )
        for circle in said.get("circled", []):
            self.press(f"[data-circle='{circle}']")
            self.press("[data-mark]")
            self.press(f"[data-circle='{circle}']")
        if said["circles"]:
            self.press("[data-circle='1']")
        for points in said["circles"]:
            self.press(f"[data-points='{points}']")
        self.open(1)
        for field, label in (("stars", "Stars"), ("soil", "Points from soil")):
            if field in said:
                self.write(label, said[field])

    def circles(self):
        return self.page.evaluate(CIRCLES)

    def json(self):
        """The position, as it can be copied."""
        self.page.locator("[aria-label='The position as JSON']").first.click()
        text = self.page.locator("dialog textarea").input_value()
        self.page.locator("dialog header button").click()
        self.page.locator("dialog").wait_for(state="detached")
        return json.loads(text)


def test_a_game_on_paper_is_scored_without_a_network(bring, site, tmp_path, capsys):
    game, events = played(2)
    ann = bring("Ann", site.at, size=PHONE, by="finger")
    arrive(ann)
    cut(ann, site)
    ann.visit("/score/townies")
    ann.press_on(".page .primary")
    paper = Filling(ann)
    seats = [{"name": name, "start": start} for name, start in zip(("Ada", "Ben"), SET_UP["starts"], strict=True)]
    paper.agree(SET_UP | {"seats": seats})
    ann.press_on(".panel .primary")
    paper.draw_all(events[: len(events) // 2])
    before = paper.json()
    ann.page.reload()
    ann.wait_for("[data-take=red]")
    paper.hand = None
    assert paper.json() == before
    paper.draw_all(events[len(events) // 2 :])
    ann.wait_until(lambda: len(paper.circles()) == int(game.state.filled[events[-1]["seat"]]))
    said = paper.json()
    assert [seat["circles"] for seat in said["seats"]] == [seat["circles"] for seat in game.view(None)["seats"]]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(said))
    status, out, _ = run(capsys, "inspect", file, "--json")
    assert status == 0
    assert [seat["total"] for seat in json.loads(out)["seats"]] == game.scores
    paper.open(1)
    ann.press_on(".panel > .primary")
    names = sorted(zip(game.scores, ("Ada", "Ben"), strict=True), reverse=True)
    assert [line.split("\n")[-2:] for line in result(ann)] == [[name, str(points)] for points, name in names]


POSITIONS = {
    "the open round of three, with stars": {
        "individual": True, "additional": "downtown", "bonus": "palette", "mode": "second", "round": 3,
        "dice": {"object": "station", "shape": "wave"},
        "seats": [
            {"name": "Ada", "start": "brown", "stars": 1, "circles": [1, 3], "sheet": {
                "c3": "red", "d2": "red", "b2": {"object": "game-court", "colour": "blue"},
                "e5": {"object": "bank", "colour": "green"}}},
            {"name": "Ben", "start": "red", "stars": 0, "circles": [], "sheet": {"c4": "yellow"}},
            {"name": "Clara", "start": "blue", "stars": 2, "circles": [13], "sheet": {}},
        ],
    },
    "alone, with circles that shapes have marked": {
        "individual": False, "additional": None, "bonus": "stable-soil", "mode": "full", "round": 2, "dice": None,
        "seats": [
            {"name": "Ada", "start": "green", "soil": 4, "circles": [2], "circled": [1, 2], "sheet": {
                "h2": {"object": "windmill", "colour": "brown"}, "g2": "yellow", "g3": "yellow"}},
        ],
    },
    "the end": {
        "individual": False, "additional": "triangle", "bonus": None, "mode": "full", "round": 1, "dice": None,
        "seats": [
            {"name": "Ada", "start": "red", "circles": [1, 2, 3, 4, 5, 6, 7, 8, 9], "sheet": {"a1": "blue"}},
            {"name": "Ben", "start": "yellow", "circles": [10], "sheet": {}},
        ],
    },
}  # fmt: skip


def test_positions_are_entered_by_hand(bring, site):
    ann = bring("Ann", site.at, size=PHONE, by="finger")
    for data in POSITIONS.values():
        ann.visit("/position/townies")
        paper = Filling(ann)
        ann.wait_for(".nine")
        start_anew(paper)
        paper.agree(data)
        paper.write("Round", data["round"])
        if data["dice"]:
            ann.press_on(".choice:has([name=rolled])")
            for face in data["dice"].values():
                ann.press_on(f"[data-face={face}]")
        ann.page.locator("[name=mode]").select_option(data["mode"])
        for seat, said in enumerate(data["seats"]):
            paper.fill(seat, said)
        entered, meant = (from_position(each, carry_on=False) for each in (paper.json(), {"game": "townies", **data}))
        assert entered.names == meant.names
        assert entered.state.tobytes() == meant.state.tobytes()
        assert not ann.page.locator(".faults").count()


def start_anew(paper):
    """From nothing."""
    paper.press("[aria-label='Start from…']")
    paper.page.locator("dialog .ways button").first.tap()  # when the dialog keeps still
