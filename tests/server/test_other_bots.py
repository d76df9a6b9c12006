"""Bots of other packages sit at tables, too; for one that fails a regular plays on, and nobody waits for it."""

import asyncio
import random
import sys

import pytest

from citywright.bots import LEVELS
from citywright.games import GAMES
from citywright.server import wire
from citywright.server.people.setup import bots_offered
from citywright.server.table import bots
from citywright.server.table.bots import known_bot
from tests.packages import install
from tests.server.client import browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
BOTS = """
import sys, threading

class Bot:
    def __init__(self, choice):
        self.choice = choice

    def choose(self, view, seat, budget, seed):
        return self.choice(view.legal_moves())

made, wakened = [], threading.Event()

def first(text):
    made.append(text)
    return Bot(lambda legal: legal[0])

def cheat(text): return Bot(lambda legal: -1)
def wrong(text): return Bot(lambda legal: 1 / 0)
def nothing(text): return Bot(lambda legal: next(move for move in legal if move < 0))  # StopIteration
def leaves(text): return Bot(lambda legal: sys.exit())
def sleeps(text): return Bot(lambda legal: wakened.wait())
def broken(text): raise RuntimeError("out of order")
"""
FAIL = ("cheat", "wrong", "nothing", "leaves", "broken")
MAKERS = {bot: bot for bot in ("first", *FAIL, "sleeps")}
UNFIT = {"a-name-that-is-far-too-long": "first", "master": "first", "first:two": "first", "first one": "first"}


@pytest.fixture
def address(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path, "somebodys_bots", BOTS, **MAKERS, **UNFIT)
    forget_bots()
    with Running(tmp_path / "tables.sqlite", thinkers=1) as running:
        yield running.address
    forget_bots()


def forget_bots():
    """Look anew which bots there are, and make them anew."""
    for known in (bots_offered, known_bot):
        known.cache_clear()


async def play_against(address, bot, game="townies"):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table(game, "me", f"bot {bot}")
        async with ann.at(table) as me:
            await (await me.arrive()).play(random.Random(3))
        return me


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_whole_games(address, game):
    me = asyncio.run(play_against(address, "first", game))
    assert me.position.winners
    assert me.table.seats[1].level == "first"
    assert len(sys.modules["somebodys_bots"].made) == 1, "it is made once, not for every decision"


def test_it_is_offered_below_the_levels_if_its_name_can_be_used(address):
    assert bots_offered() == [*LEVELS, *MAKERS]


@pytest.mark.parametrize("bot", FAIL)
def test_where_it_fails_a_regular_plays_on(address, bot, caplog):
    me = asyncio.run(play_against(address, bot))
    assert me.position.winners
    assert (me.table.seats[1].level, me.table.seats[1].who) == ("regular", "bot")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["bot replaced"]


async def leave_to_a_sleeper(address):
    """Somebody leaves a seat to a bot that does not answer; somebody else plays meanwhile."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("townies", "me", "screen Zoe")
        async with ann.at(table) as me:
            await (await me.arrive()).do(wire.StandUp, seat=1, level="sleeps")
            elsewhere = await play_against(address, "casual")
            await me.until(lambda: me.table.seats[1].level == "regular")
            return me.table.seats[1], elsewhere


def test_nobody_waits_for_one_that_does_not_answer(address, monkeypatch):
    monkeypatch.setattr(bots, "LONGEST", 1.0)
    seat, elsewhere = asyncio.run(leave_to_a_sleeper(address))
    sys.modules["somebodys_bots"].wakened.set()
    assert elsewhere.position.winners
    assert (seat.who, seat.stood_in, seat.name) == ("person", True, "Zoe")


def test_one_of_our_own_that_fails_is_replaced_too(address, monkeypatch, caplog):
    monkeypatch.setattr(bots, "known_bot", lambda level: None if level == "master" else known_bot(level))
    me = asyncio.run(play_against(address, "master"))
    assert me.table.seats[1].level == "regular"
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["bot replaced"]
