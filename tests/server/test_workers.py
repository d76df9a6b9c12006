"""Several workers at one database: any may serve any table."""

import asyncio
import random
import signal

import pytest

from citywright.games import GAMES
from citywright.server import wire
from tests.commands import run
from tests.server.client import Browser, browsers
from tests.server.servers import Process, Running

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def workers(postgres_url):
    """Two servers that know of each other; people come to either."""
    with Running(postgres_url, workers=2) as one, Running(postgres_url, workers=2) as other:
        yield one.address, other.address


async def somewhere_else(browser, address):
    """The same person, at another worker."""
    other = Browser(address)
    other.http.cookies = browser.http.cookies
    return await other.open()


async def play_across(here, there, game):
    async with browsers(here, 1) as (ann,), browsers(there, 2) as (ben, eve):
        table = await ann.new_table(game, "me", "open", "bot casual")
        async with ann.at(table) as first, ben.at(table) as second, eve.at(table) as watcher:
            for each in (first, second, watcher):
                await each.arrive()
            await first.until(lambda: first.table.watching == 2)
            await second.do(wire.Sit, seat=1)
            await first.until(lambda: first.table.stage == "playing" and first.table.seats[1].here)
            assert first.table.watching == 1
            await first.do(wire.Say, text="over here")
            await second.do(wire.Say, text="over there")
            rng = random.Random(1)
            await asyncio.gather(
                first.play(rng), second.play(rng), watcher.until(lambda: watcher.table.stage == "over")
            )
            for each in (first, second):
                await each.until(lambda each=each: len(each.chat) == 2)
            await second.do(wire.Rematch)
            await first.until(lambda: first.table.next_table)
            return first, second, watcher


@pytest.mark.parametrize("game", GAMES)
def test_people_at_different_workers_play_with_each_other(workers, game):
    first, second, watcher = asyncio.run(play_across(*workers, game))
    assert first.position.scores == second.position.scores == watcher.position.scores
    assert len(first.log) == len(watcher.log)
    assert {line.text for line in first.chat} == {line.text for line in second.chat} == {"over here", "over there"}
    assert first.table.next_table == second.table.next_table


async def undo_across(here, there):
    async with browsers(here, 1) as (ann,), browsers(there, 1) as (ben,):
        table = await ann.new_table("townies", "me", "open", options={"mode": "first"})
        async with ann.at(table) as first, ben.at(table) as second:
            await (await second.arrive()).do(wire.Sit, seat=1)
            await first.until(lambda: first.position and first.due)
            await first.move()
            await second.until(lambda: second.position.view["seats"][0]["finished"])
            await first.do(wire.Undo, seat=0)
            await second.until(lambda: not second.position.view["seats"][0]["finished"])
        await asyncio.sleep(0)


def test_an_undo_is_seen_at_the_other_worker(workers):
    asyncio.run(undo_across(*workers))


async def race(here, there):
    """One person at two workers answers the same decision twice, at the same time."""
    async with browsers(here, 1) as (ann,):
        elsewhere = await somewhere_else(ann, there)
        table = await ann.new_table("streets", "me", "bot casual", options={"first": 1})
        async with ann.at(table) as one, elsewhere.at(table) as other:
            for each in (one, other):
                await each.until(lambda each=each: each.position and each.due)
            moves = one.position.decision.moves
            answers = await asyncio.gather(one.move(moves[0]), other.move(moves[1]))
            for each in (one, other):
                await each.until(lambda each=each: any(entry.actor == 0 for entry in each.log))
            made = [next(entry.move for entry in each.log if entry.actor == 0) for each in (one, other)]
            await elsewhere.close()
            return answers, made, moves


def test_a_race_between_workers_has_one_winner(workers):
    answers, made, moves = asyncio.run(race(*workers))
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
    winner = 0 if isinstance(answers[0], wire.Done) else 1
    assert made == [moves[winner]] * 2


def test_sqlite_serves_one_worker(capsys, tmp_path):
    status, _, err = run(capsys, "serve", "--workers", "2", "--database", tmp_path / "tables.sqlite")
    assert status == 2
    assert "PostgreSQL" in err


async def play_at_many(address):
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "open")
        async with ann.at(table) as first, ben.at(table) as second:
            await (await second.arrive()).do(wire.Sit, seat=1)
            await (await first.arrive()).until(lambda: first.table.stage == "playing")
            await asyncio.gather(first.play(), second.play())
            return first


@pytest.mark.slow
def test_the_command_starts_several_workers(postgres_url):
    with Process(postgres_url, workers=2) as server:
        assert asyncio.run(play_at_many(server.address)).position.winners
        server.running.send_signal(signal.SIGTERM)
        server.running.wait(30)
        server.running.stdout.close()
