"""A server that is killed in mid-game loses nothing that it has acknowledged."""

import asyncio
import random
import socket
import time

import pytest

from citywright.server import wire
from citywright.server.process import doors
from tests.server.client import Browser
from tests.server.servers import Process, Running, free_port, listens

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


async def play_on(me, acknowledged, rng):
    """Play, and remember which moves were acknowledged."""
    while True:
        if me.due:
            text = rng.choice(me.position.decision.moves)
            if isinstance(await me.move(text), wire.Done):
                acknowledged.append((me.position.seat, text))
        else:
            await me.hear()


async def play_some(players, moves):
    """Both play until each has so many moves acknowledged; one may have several in a turn, so neither stops early."""
    acknowledged, rng = [[] for _ in players], random.Random(3)
    playing = [asyncio.create_task(play_on(*each, rng)) for each in zip(players, acknowledged, strict=True)]
    while min(map(len, acknowledged)) < moves:
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
    for task in playing:
        task.cancel()
    return acknowledged


async def before_the_kill(ann, ben, kill):
    table = await ann.new_table("streets", "me", "open", "bot first-timer")
    async with ann.at(table) as first, ben.at(table) as second:
        await (await second.arrive()).do(wire.Sit, seat=1)
        await second.do(wire.Say, text="see you")
        await (await first.arrive()).until(lambda: first.table.stage == "playing")
        acknowledged = await play_some((first, second), 5)
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


def test_a_request_on_its_way_is_answered_by_a_server_that_stops(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "GRACE", 10.0)
    with Running(tmp_path / "tables.sqlite") as running:
        host, port = running.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(b"GET /live HTTP/1.1\r\nhost: here\r\n")
            running.server.should_exit = True
            while listens(int(port)):
                time.sleep(0.01)
            line.sendall(b"\r\n")
            answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"connection: close" in answer.lower()
