"""Bots think beside the loop, and tables take turns."""

import asyncio
import json
import threading

import httpx
import pytest

from citywright.server.process.thinkers import Thinkers
from citywright.server.store.queries import Player
from citywright.server.table import questions
from citywright.server.table.connection import Connection
from citywright.server.web.visitor import Visitor
from tests.server.offline import sent, table_of
from tests.server.servers import Running

PATIENCE = 60  # seconds, on a busy machine


def thinking(number, thoughts):
    """The order in which thoughts come to their end."""
    order = []

    async def main():
        thinkers = Thinkers(number)
        await asyncio.gather(*(thinkers.think(table, lambda name=name: order.append(name)) for table, name in thoughts))
        thinkers.close()

    asyncio.run(main())
    return order


def test_tables_take_turns():
    thoughts = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("b", "b2")]
    assert thinking(1, thoughts) == ["a1", "a2", "b1", "c1", "a3", "b2"]


def test_the_loop_goes_on_meanwhile():
    async def main():
        thinkers = Thinkers(1)
        go_on = threading.Event()
        thought = asyncio.create_task(thinkers.think("a", lambda: go_on.wait(PATIENCE)))
        await asyncio.sleep(0)
        go_on.set()
        assert await thought, "the loop waited for the thought"
        thinkers.close()

    asyncio.run(main())


def test_only_so_many_think_at_once():
    """Each thought waits for another to think beside it, and none sees a third."""
    pairs, lock, thinking_now, most = threading.Barrier(2, timeout=PATIENCE), threading.Lock(), set(), []

    def think():
        me = object()
        with lock:
            thinking_now.add(me)
            most.append(len(thinking_now))
        pairs.wait()
        with lock:
            thinking_now.remove(me)

    async def main():
        thinkers = Thinkers(2)
        await asyncio.gather(*(thinkers.think(str(table), think) for table in range(8)))
        thinkers.close()

    asyncio.run(main())
    assert max(most) == 2


def test_a_thought_that_fails_tells_only_its_own_table():
    async def main():
        thinkers = Thinkers(1)
        with pytest.raises(ZeroDivisionError):
            await thinkers.think("a", lambda: 1 // 0)
        assert await thinkers.think("b", lambda: 7) == 7
        thinkers.close()

    asyncio.run(main())


class Ready:
    async def ready(self, game):
        pass


async def hints_and_a_bot(number):
    """The order in which the only thinker thinks: hints of one player at many tables, then a bot elsewhere."""
    order, thinkers, go_on = [], Thinkers(1), threading.Event()
    first = asyncio.create_task(thinkers.think("table first", lambda: go_on.wait(PATIENCE)))
    await asyncio.sleep(0)
    hints = []
    for n in range(number):
        table = table_of("streets", 2, f"hints {n}", first=1)
        table.terms.id = f"t{n}"
        table.services.thinkers, table.services.warmth = thinkers, Ready()
        hints.append(asyncio.create_task(questions.hint(table, 1, 0, "p0")))
    await asyncio.sleep(0.05)
    bot = asyncio.create_task(thinkers.think("table other", lambda: order.append("bot")))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, bot)
    done = sum(hint.done() for hint in hints)
    for hint in hints:
        hint.cancel()
    await asyncio.gather(*hints, return_exceptions=True)
    thinkers.close()
    return done


@pytest.mark.compiled
def test_hints_of_one_player_share_one_turn(monkeypatch):
    monkeypatch.setattr(questions, "advise", lambda *_: [])
    assert asyncio.run(hints_and_a_bot(6)) <= 1, "one hint comes before the bot, not six"


async def one_hint_after_another():
    table = table_of("streets", 2, "hints", first=1)
    go_on = threading.Event()
    table.services.thinkers, table.services.warmth = Thinkers(1), Ready()
    busy = asyncio.create_task(table.services.thinkers.think("table other", lambda: go_on.wait(PATIENCE)))
    connection = Connection(Player("p0", "P0", None))
    session = Visitor(table, connection, 1000)
    for request in (1, 2, 3):
        await session.hear(json.dumps({"type": "hint", "request": request, "seat": 0}))
        await asyncio.sleep(0.01)
    refused = [json.loads(text) for text in sent(connection)]
    go_on.set()
    await busy
    answer = json.loads((await asyncio.wait_for(connection.next(), PATIENCE))[0])
    table.services.thinkers.close()
    return refused, answer


@pytest.mark.compiled
def test_a_newer_hint_replaces_one_that_waits(monkeypatch):
    asked = []
    monkeypatch.setattr(questions, "advise", lambda *_: asked.append(1) or [])
    refused, answer = asyncio.run(one_hint_after_another())
    assert [(each["request"], each["problem"]["code"]) for each in refused] == [(1, "replaced"), (2, "replaced")]
    assert (answer["type"], answer["request"]) == ("hint", 3)
    assert len(asked) == 1


def test_how_long_a_move_will_take_follows_from_what_waits():
    async def main():
        thinkers, go_on = Thinkers(1), threading.Event()
        alone = thinkers.expected("streets", "master")
        assert alone > thinkers.expected("streets", "casual") > 0
        tasks = [
            asyncio.create_task(thinkers.think(f"table {n}", lambda: go_on.wait(PATIENCE), ("streets", "master")))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        assert thinkers.expected("streets", "master") == pytest.approx(31 * alone, rel=0.01)
        assert thinkers.expected("streets", "casual") == pytest.approx(30 * alone, rel=0.01)
        go_on.set()
        await asyncio.gather(*tasks)
        assert thinkers.expected("streets", "master") < alone, "thoughts that took no time were seen"
        thinkers.close()

    asyncio.run(main())


@pytest.mark.compiled
def test_newcomers_are_told_what_a_bot_takes_while_the_server_is_busy(tmp_path):
    def told(address):
        return httpx.get(f"{address}/api/offered").json()["bot_seconds"]["streets"]["master"]

    with Running(tmp_path / "tables.sqlite", thinkers=1) as running:
        idle = told(running.address)
        running.hall.services.thinkers._running += [("streets", "master")] * 30
        assert told(running.address) == pytest.approx(31 * idle, rel=0.1)
