"""A table lives at one worker: wherever people come in, they are brought there; if it dies, another takes over."""

import asyncio
import json
import os
import signal
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from citywright.server import wire
from citywright.server.process.doors import ranked
from tests.server.client import Browser, browsers
from tests.server.servers import Process, Running

pytestmark = pytest.mark.compiled
SOON = 30  # seconds, on a busy machine


@pytest.fixture(scope="module")
def machines(postgres_url):
    """Two servers with one database, as on two machines."""
    with Running(postgres_url) as one, Running(postgres_url) as other:
        yield one, other


def owners(id, *machines):
    return [machine for machine in machines if machine.hall.is_here(id)]


async def meet(one, other):
    async with browsers(one.address, 1) as (ann,), browsers(other.address, 1) as (ben,):
        id = await ann.new_table("streets", "me", "open")
        async with ann.at(id) as first, ben.at(id) as second:
            await first.arrive()
            await (await second.arrive()).do(wire.Sit, seat=1)
            await first.until(lambda: first.table.stage == "playing")
            return owners(id, one, other)


def test_a_table_is_at_one_machine_only(machines):
    one, other = machines
    assert asyncio.run(meet(one, other)) == [one]
    assert asyncio.run(meet(other, one)) == [other]


async def newcomer_while_moving(one, other):
    """The opponent's page loads the table at the other worker just as a move is made."""
    async with browsers(one.address, 1) as (ann,), browsers(other.address, 1) as (ben,):
        id = await ann.new_table("streets", "me", "open", options={"first": 1})
        async with ann.at(id) as first:
            async with ben.at(id) as second:
                await (await second.arrive()).do(wire.Sit, seat=1)
            await (await first.arrive()).until(lambda: first.due)
            moving = asyncio.create_task(first.move())
            async with ben.at(id) as second:
                await moving
                while first.due:
                    await first.move()
                await (await second.arrive()).until(lambda: second.due)
                return len(first.log), len(second.log)


@pytest.mark.parametrize("_", range(10))
def test_a_newcomer_at_the_other_machine_misses_nothing(machines, _):
    first, second = asyncio.run(newcomer_while_moving(*machines))
    assert first == second


async def rename_elsewhere(one, other):
    async with browsers(one.address, 1) as (ann,), browsers(other.address, 1) as (ben,):
        id = await ann.new_table("streets", "me", "open")
        async with ann.at(id) as first:
            await first.arrive()
            same = Browser(other.address)
            same.http.cookies = ann.http.cookies
            assert (await same.http.patch("/api/me", json={"name": "Annabel"})).status_code == 200
            await first.until(lambda: first.table.seats[0].name == "Annabel")
            await same.close()
        async with ben.at(id) as second:
            await second.arrive()
            return second.table.seats[0].name


def test_a_new_name_is_seen_at_all_machines(machines):
    assert asyncio.run(rename_elsewhere(*machines)) == "Annabel"


async def two_tabs(one, other):
    async with browsers(one.address, 2) as (ann, ben):
        id = await ann.new_table("streets", "me", "open")
        elsewhere = Browser(other.address)
        elsewhere.http.cookies = ben.http.cookies
        async with ben.at(id) as tab, elsewhere.at(id) as twin, ann.at(id) as host:
            for each in (tab, twin, host):
                await each.arrive()
            await tab.do(wire.Sit, seat=1)
            await twin.until(lambda: twin.position.seat == 1)
            await tab.socket.close()
            await host.until(lambda: host.table.watching == 0 and host.table.seats[1].here)
            await elsewhere.close()
            return twin.table.seats[1].mine


def test_two_tabs_show_the_same_seat(machines):
    assert asyncio.run(two_tabs(*machines))


async def marked_by_a_stranger(one, other):
    """Somebody says that they were brought, so that nobody brings them to the table."""
    async with browsers(one.address, 1) as (ann,), browsers(other.address, 1) as (eve,):
        id = await ann.new_table("streets", "me", "open")
        async with ann.at(id) as first, eve.at(id, **{"x-citywright-brought": "1"}) as stranger:
            await first.arrive()
            refused = json.loads(await asyncio.wait_for(stranger.socket.recv(), SOON))
        return refused["problem"]["code"], owners(id, one, other)


def test_whoever_will_not_be_brought_is_sent_elsewhere(machines):
    one, other = machines
    assert asyncio.run(marked_by_a_stranger(one, other)) == ("elsewhere", [one])


# -- workers under one supervisor --


async def playing_table(ann, ben):
    id = await ann.new_table("streets", "me", "open")
    async with ben.at(id) as second:
        await (await second.arrive()).do(wire.Sit, seat=1)
    return id


async def play_a_little(ann, ben, id, moves=3):
    """Reconnect until both have seen the same further moves; return how many entries the log has."""
    async with asyncio.timeout(SOON):
        while True:
            with suppress(WebSocketException, OSError):
                async with ann.at(id) as first, ben.at(id) as second:
                    return await take_turns([await first.arrive(), await second.arrive()], moves)
            await asyncio.sleep(0.05)


async def take_turns(players, moves):
    for _ in range(moves):
        mover = players[players[0].position.due[0]]
        await mover.until(lambda mover=mover: mover.due)
        await mover.move()
        for each in players:
            await each.until(lambda each=each, mover=mover: len(each.log) >= len(mover.log))
    return len(players[0].log)


@asynccontextmanager
async def pair(server):
    async with browsers(server.address, 2) as (ann, ben):
        yield ann, ben, await playing_table(ann, ben)


async def kill_workers(server):
    async with pair(server) as (ann, ben, id):
        for _ in range(3):
            before = server.workers()
            await play_a_little(ann, ben, id)
            os.kill(before[0], signal.SIGKILL)
            await play_a_little(ann, ben, id)
            await replaced(server, before, len(before))
        return len(server.workers())


async def replaced(server, before, number):
    until = time.monotonic() + SOON
    while len(now := server.workers()) < number or now == before:
        assert time.monotonic() < until, "no worker takes the place of the one that was killed"
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_its_tables_go_on(postgres_url):
    with Process(postgres_url, workers=2) as server:
        assert asyncio.run(kill_workers(server)) == 2


async def restart(server):
    """Everybody plays on, and nobody is refused a connection."""
    async with pair(server) as (ann, ben, id):
        await play_a_little(ann, ben, id)
        before = server.workers()
        server.running.send_signal(signal.SIGHUP)
        until = time.monotonic() + 60
        while set(before) & set(server.workers()):
            assert (await ann.http.get("/api/me")).status_code == 200
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        await play_a_little(ann, ben, id)
        return len(before), len(server.workers())


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_hang_up_restarts_the_workers_one_by_one(postgres_url, tmp_path, workers):
    database = postgres_url if workers > 1 else tmp_path / "tables.sqlite"
    with Process(database, workers=workers) as server:
        assert asyncio.run(restart(server)) == (workers, workers)
        assert server.running.poll() is None


@pytest.mark.slow
def test_a_killed_supervisor_takes_its_workers_along(tmp_path):
    with Process(tmp_path / "tables.sqlite") as server:
        (worker,) = server.workers()
        server.kill()
        with Process(tmp_path / "tables.sqlite", server.port) as again:
            assert asyncio.run(alive(again))
            until = time.monotonic() + SOON
            while Path(f"/proc/{worker}").exists():
                assert time.monotonic() < until, "it should have ended with its supervisor"
                time.sleep(0.05)


async def alive(server):
    async with pair(server) as (ann, ben, id):
        return await play_a_little(ann, ben, id)


def test_tables_are_spread_evenly():
    firsts = [ranked(f"table-{number}", 4)[0] for number in range(4000)]
    assert all(900 < firsts.count(slot) < 1100 for slot in range(4))
