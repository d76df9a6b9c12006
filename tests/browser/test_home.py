"""The client as files of any host: with no server, and then without a network, it plays whole games, is closed and goes
on, installs and updates."""

import pytest
from playwright.sync_api import Error as PlaywrightError

from tests.browser.kept import Kept
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.playing import play
from tests.browser.sites import FIRST, LATER, Site
from tests.browser.tables import TEXTS, city, log
from tests.browser.ways import GAMES, PRESSES, bot, play_whole

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

IS_KEPT = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
LOOK_FOR_NEWS = "() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null)"
VERSION = "() => document.documentElement.dataset.version"
LOADED = """() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.split("/").pop())
  .filter((name) => /-[\\w-]{8}[.]/.test(name))"""
NEW_VERSION = "div[role=status] .primary"
SOME = 6  # buildings, or turns


@pytest.fixture
def site(tmp_path):
    with Site(tmp_path / "site") as running:
        yield running


@pytest.fixture
def kept(playwright, tmp_path):
    with Kept(playwright, tmp_path / "profile") as browser:
        yield browser


def arrive(person):
    """Open the first page, and wait until everything is kept for use offline."""
    person.visit("/")
    person.wait_for("article .play")
    person.wait_until(lambda: person.page.evaluate(IS_KEPT))


def cut(person, site):
    """Nothing can be reached any more."""
    site.stop()
    person.context.set_offline(True)


@pytest.mark.parametrize("game", PRESSES)
def test_at_once(bring, site, game):
    """The very first visit: a game is under way, whether the rest of the site is there yet or not."""
    ann = bring("Ann", site.at, by="script")
    ann.visit("/")
    ann.press_on(f"[aria-labelledby={game}] .play")
    ann.wait_until(lambda: "/t/" in ann.page.url)
    play(PRESSES[game], ann, until=lambda: len(ann.page.evaluate(TEXTS, "aside ol .turn")) >= SOME)


SIZES = {"desktop": (DESKTOP, "script"), "phone": (PHONE, "finger")}
EVERY_OTHER = ("desktop", "phone", "phone", "desktop", "desktop", "phone")  # each way, and each game, in both sizes


@pytest.mark.parametrize(("way", "game", "size"), [(*one, size) for one, size in zip(GAMES, EVERY_OTHER, strict=True)])
def test_without_a_network(bring, site, way, game, size):
    size, by = SIZES[size]
    ann = bring("Ann", site.at, size=size, by=by)
    arrive(ann)
    cut(ann, site)
    ann.page.reload()
    play_whole(ann, way, game)


def test_closed_in_mid_game(kept, site):
    """The browser is killed; all that was seen is there again, without a network, and the game goes on."""
    ann = Person(kept.start(), site.at, "Ann", by="script")
    arrive(ann)
    bot(ann, "streets", "casual")
    play(PRESSES["streets"], ann, until=lambda: len(city(ann)) >= SOME)
    table, seen, lines = ann.page.url, city(ann), log(ann)
    kept.kill()
    site.stop()
    again = Person(kept.start(), site.at, "Ann", by="script")
    again.visit("/")
    again.press_on(f"a[href$='{table.split('#')[1]}']")
    again.wait_until(lambda: len(city(again)) >= len(seen))
    assert set(seen) <= set(city(again))
    assert log(again)[: len(lines) - 1] == lines[:-1]  # the same event again is counted in the last line
    play(PRESSES["streets"], again, until=lambda: len(city(again)) > len(seen) + SOME)
    assert not ann.troubles + again.troubles


def test_installs(kept, site):
    ann = Person(kept.start(), site.at, "Ann")
    arrive(ann)
    browser = ann.context.new_cdp_session(ann.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"] == f"{site.at.rstrip('#')}manifest.webmanifest"
    assert not manifest["errors"]
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert not ann.troubles


def test_updates(bring, site):
    """A page stays with all files of its version, until its reader asks for the new one."""
    ann = bring("Ann", site.at)
    arrive(ann)
    before = set(ann.page.evaluate(LOADED))
    site.renew()
    ann.page.evaluate(LOOK_FOR_NEWS)
    ann.wait_for(NEW_VERSION)
    ann.visit("/rules/streets")
    ann.wait_for("main h2")
    old = set(ann.page.evaluate(LOADED))
    assert old > before, "a part is loaded when it is wanted, even if the host no longer has it"
    assert ann.page.evaluate(VERSION) == FIRST
    ann.press_on(NEW_VERSION)
    ann.wait_until(lambda: is_renewed(ann))
    ann.wait_for("main h2")
    assert not old & set(ann.page.evaluate(LOADED))
    assert not ann.page.evaluate(TEXTS, NEW_VERSION)


def is_renewed(person):
    """The page may be on its way."""
    try:
        return person.page.evaluate(VERSION) == LATER
    except PlaywrightError:
        return False
