"""Sitting down, standing up, bots that stand in, and what the host may do."""

import asyncio
import time

import pytest

from citywright.server import wire
from citywright.server.people import chairs
from citywright.server.problems import Refusal
from tests.server.client import browsers
from tests.server.offline import table_of
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
AWAY = 2.0  # seconds


async def open_seats(address):
    async with browsers(address, 3) as (ann, ben, eve):
        table = await ann.new_table("townies", "me", "open", "open")
        async with ann.at(table) as host, ben.at(table) as guest, eve.at(table) as other:
            for each in (host, guest, other):
                await each.arrive()
            assert await guest.refused(wire.Sit, seat=0) == "seat-taken"
            await guest.do(wire.Sit, seat=1)
            assert await guest.refused(wire.Sit, seat=2) == "seated"
            assert await other.refused(wire.Sit, seat=1) == "seat-taken"
            assert await other.refused(wire.StandIn, seat=2) == "not-seated"
            assert await guest.refused(wire.StandIn, seat=2) == "not-host"
            assert await host.refused(wire.StandIn, seat=2, level="champion") == "level"
            assert guest.position.seat is None, "nobody looks at a hand before all are there"
            await guest.do(wire.StandUp, seat=1)
            assert guest.table.seats[1].who == "open"
            await guest.do(wire.Sit, seat=1)
            await host.do(wire.StandIn, seat=2, level="first-timer")
            await guest.until(lambda: guest.position.seat == 1)
            assert guest.table.stage == "playing"
            assert guest.table.seats[2].who == "bot"
            assert guest.table.seats[2].level == "first-timer"


def test_open_seats_are_taken_by_people_and_bots(address):
    asyncio.run(open_seats(address))


async def leave_and_return(address):
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "open", options={"first": 2})
        async with ann.at(table) as me, ben.at(table) as other:
            await (await other.arrive()).do(wire.Sit, seat=1)
            await me.until(lambda: me.position and me.position.due == [1])
            assert await me.refused(wire.StandIn, seat=1) == "not-away"
            await other.do(wire.StandUp, seat=1)
            await me.until(lambda: me.due)
            seat = me.table.seats[1]
            assert (seat.stood_in, seat.level, seat.who) == (True, "regular", "person"), "unless another is named"
            answers = other.position.number
            assert await other.refused(wire.Move, seat=1, answers=answers, move="pass") in ("stood-in", "stale")
            await other.do(wire.Sit, seat=1)
            assert not other.table.seats[1].stood_in
            await me.move()
            await other.until(lambda: other.position.due)
            assert await other.refused(wire.StandUp, seat=1, level="champion") == "level"
            await other.do(wire.StandUp, seat=1, level="first-timer")
            assert other.table.seats[1].level == "first-timer"


def test_a_bot_plays_on_and_gives_the_seat_back(on_sqlite):
    asyncio.run(leave_and_return(on_sqlite))


async def stand_in_for_the_absent(address):
    async with browsers(address, 3) as (ann, ben, eve):
        table = await ann.new_table("townies", "me", "open", "open")
        async with ann.at(table) as host, ben.at(table) as guest:
            await host.arrive()
            async with eve.at(table) as third:
                await (await guest.arrive()).do(wire.Sit, seat=1)
                await (await third.arrive()).do(wire.Sit, seat=2)
                await host.until(lambda: host.table.stage == "playing")
                assert host.table.seats[2].here
            await host.until(lambda: not host.table.seats[2].here)
            assert await guest.refused(wire.StandIn, seat=2) == "not-away"
            assert await host.refused(wire.StandIn, seat=2) == "not-away", "the host waits like everybody else"
            allowed = host.table.seats[2].stand_in_at
            assert 0 < allowed - time.time() <= AWAY
            await asyncio.sleep(allowed - time.time() + 0.05)
            await host.do(wire.StandIn, seat=2, level="casual")
            assert host.table.seats[2].stood_in
            assert await guest.refused(wire.Sit, seat=2) == "seat-taken"


def test_the_host_lets_a_bot_stand_in_for_somebody_absent(tmp_path):
    with Running(tmp_path / "tables.sqlite", away_seconds=AWAY) as running:
        asyncio.run(stand_in_for_the_absent(running.address))


async def late(address, **wanted):
    """Somebody who is no host lets a bot stand in for somebody who is late."""
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table("townies", "me", "open", **wanted)
        async with ben.at(table) as guest:
            await (await guest.arrive()).do(wire.Sit, seat=1)
            await guest.until(lambda: guest.position.due)
            return await guest.ask(wire.StandIn, seat=0), guest.position.deadline


def test_anybody_seated_may_when_the_holder_has_been_away_for_long(tmp_path):
    with Running(tmp_path / "tables.sqlite", away_seconds=0.0) as running:
        answer, deadline = asyncio.run(late(running.address))
        assert isinstance(answer, wire.Done)
        assert deadline is None
        answer, deadline = asyncio.run(late(running.address, days=1))
        assert answer.problem.code == "not-away", "there is a day"
        assert deadline is not None


async def presence(address):
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "bot casual")
        async with ann.at(table) as me:
            await me.arrive()
            assert me.table.watching == 0
            async with ben.at(table) as watcher:
                await watcher.arrive()
                await me.until(lambda: me.table.watching == 1)
                assert await watcher.refused(wire.StandUp, seat=0) == "not-yours"
                await watcher.do(wire.Say, text="  good   luck \u0007 ")
                await me.until(lambda: me.chat)
            await me.until(lambda: me.table.watching == 0)
            assert me.chat[0].text == "good luck"
            assert (me.chat[0].seat, me.chat[0].name) == (None, ben.me.name)
            assert await me.refused(wire.Say, text=" \n ") == "chat"
            assert await me.refused(wire.Say, text="x" * 501) == "chat"


def test_who_is_here_and_what_they_say(address):
    asyncio.run(presence(address))


async def rename(address):
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "screen Zoe", "open")
        async with ann.at(table) as me, ben.at(table) as other:
            await (await other.arrive()).do(wire.Sit, seat=2)
            await me.until(lambda: me.table and me.table.stage == "playing")
            await me.do(wire.Sit, seat=0)
            await ann.http.patch("/api/me", json={"name": "Queen Ann"})
            await other.until(lambda: other.table.seats[0].name == "Queen Ann")
            assert other.table.seats[1].name == "Zoe"
            await me.do(wire.Say, text="hello")
            await other.until(lambda: other.chat)
            assert other.chat[0].name == "Queen Ann"
        return (await ben.http.get("/api/tables")).json()[0]


def test_a_new_name_is_seen_at_the_table(address):
    assert [seat["name"] for seat in asyncio.run(rename(address))["seats"]][:2] == ["Queen Ann", "Zoe"]


def test_whoever_is_late_after_days_may_be_stood_in_for_by_anybody_seated():
    table = table_of("townies", 3, "late", days=2)
    with pytest.raises(Refusal, match="not-away"):
        asyncio.run(chairs.stand_in(table, 1, "casual", "p2"))
    with pytest.raises(Refusal, match="not-away"):
        asyncio.run(chairs.stand_in(table, 1, "casual", "p0"))  # the host has to wait, too: there are days
    table.since -= 3 * 24 * 3600
    with pytest.raises(Refusal, match="not-seated"):
        asyncio.run(chairs.stand_in(table, 1, "casual", "somebody"))
    asyncio.run(chairs.stand_in(table, 1, "casual", "p2"))
    assert (table.chairs[1].stood_in, table.chairs[1].level) == (True, "casual")
