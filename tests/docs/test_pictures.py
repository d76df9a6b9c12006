"""The pictures in the rules and in the documentation are drawn, not typed, and are told in words, too."""

import json
import re

import pytest

from citywright.games import GAMES
from citywright.words import LANGUAGES
from tests.docs.pages import PAGES, ROOT, blocks_of, name_of

CLIENT = ROOT / "web" / "src"
FIGURES = ROOT / "docs" / "rules"
RULES = [CLIENT / "rules" / f"{game}.{language}.md" for game in GAMES for language in LANGUAGES]
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)")
IN_RULES = re.compile(r'!\[([^\]]*)\]\(picture:([\w-]+) "([^"]*)"\)')
IN_DOCS = re.compile(r"!\[([^\]]*)\]\(rules/([\w-]+)\.webp\)\n\n\*(.*)\*\n")
BOXES = re.compile("[\u2500-\u259f\u2b21\u2b22]")
STROKES = re.compile(r"\\_+/|/ *\w* *\\__|\+--|--\+|==[|]|[|]==")
EXAMPLE = re.compile(r"(\d) \+ (\d) = \*\*(\d)\*\*")


def text_of(page):
    return page.read_text(encoding="utf-8")


def told(page, pattern):
    """The words and the caption of each picture on a page."""
    return {name: (alt, caption) for alt, name, caption in pattern.findall(text_of(page))}


@pytest.mark.parametrize("page", [*PAGES, *RULES], ids=name_of)
def test_no_picture_is_made_of_text(page):
    assert not BOXES.search(text_of(page))
    assert not any(STROKES.search(block.code) for block in blocks_of(page))


@pytest.mark.parametrize("page", RULES, ids=name_of)
def test_the_rules_have_no_blocks_of_code(page):
    assert "```" not in text_of(page)


@pytest.mark.parametrize("page", [*PAGES, *RULES], ids=name_of)
def test_every_picture_is_told_in_words(page):
    assert all(len(alt) > 10 for alt, _ in IMAGE.findall(text_of(page)))


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_has_the_pictures_of_the_rules(game):
    shown = told(ROOT / "docs" / f"{game}.md", IN_DOCS)
    assert shown == told(CLIENT / "rules" / f"{game}.en.md", IN_RULES)
    made = {file.stem for file in FIGURES.glob(f"{game}-*.webp")}
    assert made == set(shown), "run: python tools/make_figures.py"


@pytest.mark.parametrize("page", [ROOT / "docs" / "townies.md", *RULES[-len(LANGUAGES) :]], ids=name_of)
def test_the_examples_of_objects_score_as_the_pictures_show(page):
    drawn = json.loads((CLIENT / "townies" / "rules" / "pictures.json").read_text())["objects"]
    examples = [[int(number) for number in found] for found in EXAMPLE.findall(text_of(page))]
    assert examples == [[*example["sum"], example["points"]] for example in drawn]
