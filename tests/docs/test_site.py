"""The site that `make docs` builds: no dead link, nothing loaded from elsewhere, and every page in the menu."""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import ROOT

SITE = ROOT / "build" / "site"
CONFIG = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]


class Page(HTMLParser):
    """What a page links to, what it loads, and where one can link to in it."""

    def __init__(self, path: Path):
        super().__init__()
        self.links, self.loads, self.anchors = [], [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.anchors |= {given.get("id"), given.get("name")}
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        elif tag in ("link", "script", "img"):
            self.loads += filter(None, (given.get("href"), given.get("src")))


@pytest.fixture(scope="module")
def pages():
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return {path: Page(path) for path in SITE.rglob("*.html") if path.name != "404.html"}


def leads_somewhere(path, link, pages):
    if link.scheme or link.netloc:  # the tests do not go online
        return True
    target = (path.parent / unquote(link.path)).resolve() if link.path else path
    return target.exists() and (not link.fragment or target not in pages or link.fragment in pages[target].anchors)


def test_no_link_is_dead(pages):
    links = [(path, urlsplit(link)) for path, page in pages.items() for link in page.links]
    inside = [(path, link) for path, link in links if not link.scheme and not link.netloc]
    dead = [
        f"{path.relative_to(SITE)}: {link.geturl()}" for path, link in inside if not leads_somewhere(path, link, pages)
    ]
    assert len(pages) > 30
    assert not dead


def test_nothing_is_loaded_from_elsewhere(pages):
    loaded = {address for page in pages.values() for address in page.loads if urlsplit(address).netloc}
    assert not loaded


def pages_in(menu):
    """The pages that a menu names."""
    if isinstance(menu, str):
        return {menu}
    children = menu.values() if isinstance(menu, dict) else menu
    return set().union(*map(pages_in, children))


def test_every_page_is_in_the_menu():
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages_in(CONFIG["nav"]) == there


def test_the_reference_has_what_it_names(pages):
    anchors = pages[SITE / "api.html"].anchors
    named = re.findall(r"^::: (\S+)", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(named) > 8
    assert set(named) <= anchors
    assert {"citywright.game.new_game", "citywright.game.Game.play", "citywright.bots.contract.Bot"} <= anchors
