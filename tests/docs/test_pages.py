"""The documentation's pages: their tables are up to date, their links lead somewhere, and nothing is left out."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import citywright
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.games.streets import events as streets_events
from citywright.games.streets import layout as streets_layout
from citywright.games.streets.layout import Step
from citywright.games.streets.moves import Move as StreetsMove
from citywright.games.townies import events as townies_events
from citywright.games.townies import layout as townies_layout
from citywright.games.townies import moves as townies_moves
from citywright.games.townies.inspection import prospects
from citywright.names import word
from make_tables import MADE as TABLE
from make_tables import made_anew, pages
from tables import slug
from tests.docs.pages import PAGES, ROOT, blocks_of, name_of

STREETS = ROOT / "docs" / "streets.md"
TOWNIES = ROOT / "docs" / "townies.md"
SECTIONS = [
    "1 Pieces",
    "2 Geometry",
    "3 Set-up",
    "4 A turn",
    "5 Scoring a street",
    "6 Valuations",
    "7 Moving people",
    "8 The end",
    "9 Business",
    "10 Consultants",
    "11 Solo",
    "12 Editions",
    "13 What each player sees",
]
TOWNIES_SECTIONS = [
    "1 Pieces",
    "2 Set-up and modes",
    "3 A round",
    "4 Objects",
    "5 Bonuses",
    "6 End",
    "7 Goals",
    "8 Solo",
]
MADE = dict(pages())
each_page = pytest.mark.parametrize("page", MADE, ids=name_of)


def prose(path: Path) -> str:
    """A page without its code."""
    text = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text)


def headings(path: Path) -> list[str]:
    text = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"^#+ (.*)$", text, re.MULTILINE)


def between(text: str, start: str, end: str) -> str:
    """What stands between two marks, the first of each."""
    return text.split(start, 1)[1].split(end, 1)[0]


LINKS = [
    (page, link)
    for page in PAGES
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page))
    if not re.match(r"[a-z]+:", link)
]


@pytest.mark.parametrize(("page", "link"), LINKS, ids=[f"{name_of(page)}-{link}" for page, link in LINKS])
def test_a_relative_link_leads_somewhere(page, link):
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    assert target.exists(), f"{name_of(page)} links to {link}"
    assert not anchor or anchor in map(slug, headings(target)), f"{name_of(page)} links to {link}"


def documented_position() -> Any:
    [position] = blocks_of(ROOT / "docs" / "files.md", "json")
    return json.loads(position.code)


def test_the_documented_position_loads():
    game = citywright.from_position(documented_position(), seed=1)
    assert game.names == ["Dave", "Haakon"]


def test_the_documented_position_plays_as_the_worked_example_tells():
    game = citywright.from_position(documented_position(), seed=1)
    assert game.scores == [7 + 11, 9]
    people = {building["tile"]: (building["people"], building["fomo"]) for building in game.view()["city"]}
    assert people["student-house"] == ({"hipster": 4}, {})
    assert people["starter-home"] == people["flea-market"] == ({}, {"parent": 1})
    game.play("build trendy-lofts -1,1 east")
    lofts = next(building for building in game.view()["city"] if building["tile"] == "trendy-lofts")
    assert lofts["people"] == {"parent": 4}


def page_of(game: str) -> str:
    return (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8")


def test_the_position_of_townies_is_as_its_page_tells():
    [position] = blocks_of(TOWNIES, "json")
    game = citywright.from_position(json.loads(position.code), seed=1)
    assert game.names == ["Ada", "Ben"]
    assert [seat["marker"] for seat in game.view()["seats"]] == ["green", "blue"]
    found = prospects(game.state, 0, game.options.box)
    assert found[game.move_of("bank c2")]["points"] == 2
    assert {text.split()[0] for text in game.legal_texts(1)} == {"shape"}


def tables_in(page: Path) -> list[str]:
    return [name for _, name, _ in TABLE.findall(page.read_text(encoding="utf-8"))]


@each_page
def test_the_made_tables_are_up_to_date(page):
    text = page.read_text(encoding="utf-8")
    assert made_anew(text, MADE[page](text)) == text, "run: python tools/make_tables.py"


@pytest.mark.parametrize("page", [page for page in MADE if page.parent.name == "docs"], ids=name_of)
def test_the_documentation_has_every_made_table(page):
    assert sorted(tables_in(page)) == sorted(MADE[page](page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", [page for page in MADE if page.parent.name == "rules"], ids=name_of)
def test_the_rules_have_the_same_made_tables_in_every_language(page):
    english = page.with_name(f"{page.name.split('.')[0]}.en.md")
    assert tables_in(page) == tables_in(english)


@pytest.mark.parametrize(("page", "sections"), [(STREETS, SECTIONS), (TOWNIES, TOWNIES_SECTIONS)])
def test_the_sections_are_those_of_the_rules(page, sections):
    assert [heading for heading in headings(page) if re.match(r"\d+ ", heading)] == sections


@pytest.mark.parametrize(("page", "events"), [(STREETS, streets_events), (TOWNIES, townies_events)])
def test_every_section_that_the_log_cites_has_a_heading(page, events):
    assert {event.rule for event in events.Event} <= {heading.split()[0] for heading in headings(page)}


@pytest.mark.parametrize(("game", "layout"), [("streets", streets_layout), ("townies", townies_layout)])
def test_every_field_of_the_record_is_named(game, layout):
    table = between(page_of(game), "<!-- record -->", "<!-- end -->")
    assert sorted(re.findall(r"`(\w+)`", table)) == sorted(layout.STATE.names)


def test_every_move_and_every_step_with_a_decision_is_named():
    table = between(STREETS.read_text(encoding="utf-8"), "### Actors and decisions", "### Events")
    named = set(re.findall(r"`([^`]+)`", table))
    assert set(StreetsMove.usages().values()) <= named
    silent = {Step.START, Step.LIFT, Step.PAY, Step.END, Step.OVER}  # steps in which nobody decides
    assert {word(step) for step in Step if step not in silent} <= named


def test_every_move_and_every_step_of_townies_with_a_decision_is_named():
    table = between(page_of("townies"), "### Actors and decisions", "### Events")
    named = set(re.findall(r"`([^`]+)`", table))
    assert {kind.usage for kind in townies_moves.Move.kinds.values()} <= named
    layout = townies_layout
    silent = {layout.Step.DRAW, layout.Step.PASS_ON, layout.Step.END, layout.Step.OVER}
    assert {word(step) for step in layout.Step if step not in silent} <= named


@pytest.mark.parametrize("game", GAMES)
def test_the_versions_end_with_that_of_the_rules(game):
    rows = re.findall(r"^\| (\d+) \|", between(page_of(game), "## Versions", "\0"), re.MULTILINE)
    assert rows[-1] == rules_named(game).VERSION


@pytest.mark.parametrize("game", GAMES)
def test_every_test_that_a_ruling_cites_exists(game):
    rulings = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    part = between(rulings + "\n## ", f"\n## {game.capitalize()}\n", "\n## ")
    cited = re.findall(r"`(test_\w+\.py)::(test_\w+)`", part)
    assert len(cited) > 30
    for file, name in cited:
        assert f"def {name}(" in (ROOT / "tests" / game / file).read_text(), f"{file}::{name}"
