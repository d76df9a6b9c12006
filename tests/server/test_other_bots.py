"""Bots of other packages sit at tables, too; one that fails is replaced, and the game goes on."""

import asyncio
import random
import sys

import pytest

from citywright.server.seating import bots_offered
from citywright.server.standing_in import known_bot
from tests.packages import install
from tests.server.client import browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
BOTS = """
class First:
    def choose(self, view, seat, budget, seed):
        return view.legal_moves()[0]

class Cheat:
    def choose(self, view, seat, budget, seed):
        return -1

made = []

def first(text):
    made.append(text)
    return First()

def cheat(text): return Cheat()
def broken(text): raise RuntimeError("out of order")
"""
MAKERS = {"first": "first", "cheat": "cheat", "broken": "broken", "a-name-that-is-far-too-long": "first"}


@pytest.fixture
def address(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path, "somebodys_bots", BOTS, **MAKERS)
    for known in (bots_offered, known_bot):
        known.cache_clear()
    with Running(tmp_path / "tables.sqlite") as running:
        yield running.address
    for known in (bots_offered, known_bot):
        known.cache_clear()


async def play_against(address, bot, game):
    async with browsers(address, 1) as (ann,):
        offered = (await ann.http.get("/api/offered")).json()["levels"]
        table = await ann.new_table(game, "me", f"bot {bot}")
        async with ann.at(table) as me:
            await (await me.arrive()).play(random.Random(3))
        return offered, me


@pytest.mark.parametrize("game", ["streets", "townies"])
def test_it_plays_whole_games(address, game):
    offered, me = asyncio.run(play_against(address, "first", game))
    assert offered == ["first-timer", "casual", "regular", "expert", "master", "first", "cheat", "broken"]
    assert me.position.winners
    assert me.table.seats[1].level == "first"
    assert len(sys.modules["somebodys_bots"].made) == 1, "it is made once, not for every decision"


@pytest.mark.parametrize("bot", ["cheat", "broken"])
def test_where_it_fails_a_regular_plays_on(address, bot, caplog):
    _, me = asyncio.run(play_against(address, bot, "townies"))
    assert me.position.winners
    assert (me.table.seats[1].level, me.table.seats[1].who) == ("regular", "bot")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["bot failed"]
