"""Whole games over real web sockets, by random legal moves."""

import asyncio
import random

import pytest

from citywright.games import GAMES
from citywright.server import wire
from tests.server.client import browsers

pytestmark = pytest.mark.compiled


async def play_with_friends(address, game, **wanted):
    """Two people, a bot and a spectator."""
    async with browsers(address, 3) as (ann, ben, eve):
        table = await ann.new_table(game, "me", "open", "bot casual", **wanted)
        async with ann.at(table) as first, ben.at(table) as second, eve.at(table) as watcher:
            for each in (first, second, watcher):
                await each.arrive()
            assert first.table.stage == "waiting"
            assert first.position.due == []
            await second.do(wire.Sit, seat=1)
            rng, ended = random.Random(1), lambda: watcher.table.stage == "over"
            await asyncio.gather(first.play(rng), second.play(rng), watcher.until(ended))
            return first, second, watcher


@pytest.mark.parametrize(("game", "wanted"), [
    ("streets", {"options": {"modules": ["business", "consultants"]}}),
    ("townies", {"options": {"bonus": "funding"}, "days": 2}),
])  # fmt: skip
def test_two_people_and_a_bot_play_while_somebody_watches(address, game, wanted):
    first, second, watcher = asyncio.run(play_with_friends(address, game, **wanted))
    assert first.position.winners
    assert first.position.scores == second.position.scores == watcher.position.scores
    assert [len(each.log) for each in (first, second, watcher)] == [len(first.log)] * 3
    assert [seat.mine for seat in first.table.seats] == [True, False, False]
    assert [seat.mine for seat in watcher.table.seats] == [False, False, False]
    assert watcher.position.seat is None
    assert watcher.table.watching == 1


async def play_alone(address, game):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table(game, "me")
        async with ann.at(table) as me:
            await (await me.arrive()).play(random.Random(2))
            return me


def test_one_plays_against_the_grifter(on_sqlite):
    me = asyncio.run(play_alone(on_sqlite, "streets"))
    assert [seat.who for seat in me.table.seats] == ["person", "automa"]
    assert any(entry.events and entry.events[0]["event"] == "turned-up" for entry in me.log)


def test_one_plays_townies_alone(on_sqlite):
    assert asyncio.run(play_alone(on_sqlite, "townies")).position.view["verdict"]


async def play_at_one_screen(address, game):
    """Before every turn the screen changes hands: first nobody's eyes, then those of a seat that is due."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table(game, "me", "screen Ben", "bot first-timer")
        async with ann.at(table) as screen:
            await screen.arrive()
            assert screen.position.seat is None
            while screen.table.stage != "over":
                mine = [seat for seat in screen.position.due if screen.table.seats[seat].mine]
                if not mine:
                    await screen.hear()
                    continue
                await screen.do(wire.Look, seat=mine[0])
                assert screen.position.seat == mine[0]
                assert screen.position.keep == 0
                while screen.due:
                    await screen.move()
                await screen.do(wire.Look, seat=None)
            return screen


@pytest.mark.parametrize("game", GAMES)
def test_two_play_at_one_screen(on_sqlite, game):
    screen = asyncio.run(play_at_one_screen(on_sqlite, game))
    assert [seat.name for seat in screen.table.seats][1] == "Ben"
    assert screen.position.winners


async def come_back(address):
    """Somebody whose connection breaks off gets everything again."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "screen Ben")
        async with ann.at(table) as me:
            await (await me.arrive()).do(wire.Look, seat=me.position.due[0])
            await me.do(wire.Say, text="hello")
            await me.move()
            await me.do(wire.Look, seat=None)
        async with ann.at(table) as again:
            await (await again.arrive()).until(lambda: again.chat)
            return me, again


def test_who_comes_back_gets_everything(on_sqlite):
    me, again = asyncio.run(come_back(on_sqlite))
    assert again.position.view == me.position.view
    assert again.log == me.log
    assert [line.text for line in again.chat] == ["hello"]
    assert again.position.keep == 0
