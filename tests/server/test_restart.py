"""A server that is killed in mid-game loses nothing that it has acknowledged."""

import asyncio
import random

import pytest

from citywright.server import wire
from tests.server.client import Browser
from tests.server.servers import Process, free_port

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


async def play_some(me, moves, acknowledged, rng):
    """Play until so many moves are acknowledged; remember which."""
    while len(acknowledged) < moves:
        if me.due:
            text = rng.choice(me.position.decision.moves)
            if isinstance(await me.move(text), wire.Done):
                acknowledged.append((me.position.seat, text))
        else:
            await me.hear()


async def before_the_kill(ann, ben, kill):
    table = await ann.new_table("streets", "me", "open", "bot first-timer")
    acknowledged = [], []
    async with ann.at(table) as first, ben.at(table) as second:
        await (await second.arrive()).do(wire.Sit, seat=1)
        await second.do(wire.Say, text="see you")
        await (await first.arrive()).until(lambda: first.table.stage == "playing")
        rng = random.Random(3)
        await asyncio.gather(
            *(play_some(*each, rng) for each in ((first, 5, acknowledged[0]), (second, 5, acknowledged[1])))
        )
        kill()
    return table, acknowledged


async def after_it(ann, ben, table):
    async with ann.at(table) as first, ben.at(table) as second:
        for each in (first, second):
            await (await each.arrive()).until(lambda each=each: each.chat)
        logs = list(first.log), list(second.log)
        await asyncio.gather(first.play(), second.play())
        return logs, first


async def through_a_kill(database):
    port = free_port()
    with Process(database, port) as server:
        ann, ben = [await Browser(server.address).open() for _ in range(2)]
        table, acknowledged = await before_the_kill(ann, ben, server.kill)
    with Process(database, port):
        logs, first = await after_it(ann, ben, table)
        file = (await ann.http.get(f"/api/tables/{table}/file")).text
    for browser in (ann, ben):
        await browser.close()
    return acknowledged, logs, first, file


def check(database):
    acknowledged, logs, first, file = asyncio.run(through_a_kill(database))
    for moves, log in zip(acknowledged, logs, strict=True):
        seat = moves[0][0]
        made = [(entry.actor, entry.move) for entry in log if entry.actor == seat and not entry.forced]
        assert made[: len(moves)] == moves
    assert first.position.winners
    assert "seed-hash: " + first.table.seed_hash in file


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path):
    check(tmp_path / "tables.sqlite")


def test_nothing_acknowledged_is_lost_on_postgresql(postgres_url):
    check(postgres_url)
