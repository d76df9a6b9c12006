"""One Chromium and one server for the games of this folder; everybody has a context of their own."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import sync_playwright

from citywright.games import GAMES
from tests.browser.chromium import launched
from tests.browser.people import Person, settings
from tests.browser.sites import Site
from tests.server.client import browsers
from tests.server.servers import Running

COMPILING = 900  # seconds


# Not for the whole session: the event loop of Playwright would be in the way of other tests.
@pytest.fixture(scope="package")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright):
    browser = launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    with Running(tmp_path_factory.mktemp("browser") / "tables.sqlite") as running:
        wait_for_rules(running.address)
        yield running.address


@pytest.fixture(scope="package")
def site(tmp_path_factory):
    """The client without a server, for those who leave it as it is."""
    with Site(tmp_path_factory.mktemp("browser") / "site") as running:
        yield running


def wait_for_rules(address):
    """On a new machine the rules compile first."""
    limit = time.monotonic() + COMPILING
    with httpx.Client(base_url=address, timeout=60) as http:  # one for all: each takes 25 ms to make
        while not http.get("/health").json()["rules_ready"]:
            assert time.monotonic() < limit, "the rules do not compile"
            time.sleep(0.1)


async def finished_table(address, game):
    """Somebody has played a game to its end."""
    async with browsers(address, 1) as (player,):
        table = await player.new_table(game, "me", "bot first-timer")
        async with player.at(table) as here:
            await (await here.arrive()).play()
    return table


@pytest.fixture(scope="package")
def finished(server):
    """Finished tables, by game. Played in a thread: this one has Playwright's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return {game: thread.submit(asyncio.run, finished_table(server, game)).result() for game in GAMES}


@pytest.fixture
def bring(chromium):
    """Somebody comes to an address with a browser; in the end nothing may have gone wrong there."""
    here = []

    def coming(name, address, by="mouse", asked=False, **how):
        context = chromium.new_context(base_url=address, **settings(by=by, **how))
        here.append(Person(context, address, name, by, asked))
        return here[-1]

    yield coming
    troubles = {person.name: person.leave() for person in here}
    assert not any(troubles.values()), troubles


@pytest.fixture
def come(bring, server):
    """Somebody comes to the server."""
    return lambda name, address=server, **how: bring(name, address, **how)
