"""The database stops answering, goes away, or is full: nothing hangs, everybody is told, and all play on afterwards."""

import asyncio
import os
import resource
import signal
import time
from contextlib import contextmanager, suppress

import httpx
import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from citywright.server import wire
from citywright.server.store.database import opened
from citywright.server.store.writer import Writer
from tests.server.client import browsers
from tests.server.databases import Database
from tests.server.servers import Process, Running

pytestmark = pytest.mark.compiled
TRY_AGAIN = 1013
SOON = 12.0  # seconds: within which a fault is noticed, or forgotten once it is over


def backends(url, last="%"):
    """The processes of PostgreSQL that serve others, or those whose last statement was such."""
    ours = "backend_type = 'client backend' and pid <> pg_backend_pid()"
    with psycopg.connect(url) as own:
        rows = own.execute(f"select pid from pg_stat_activity where {ours} and query like %s", [last]).fetchall()
    return [pid for (pid,) in rows]


def writers(url):
    """The process that serves the writer: only it commits."""
    found = backends(url, "COMMIT")
    assert len(found) == 1
    return found


@contextmanager
def stopped(pids):
    """Processes that do nothing for a while."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.fixture
def database():
    with Database() as own:
        yield own


def test_a_commit_of_a_stopped_backend_is_given_up_and_the_next_is_made(database):
    engine = opened(database.url.replace("postgresql:", "postgresql+psycopg:"))
    writer = Writer(engine, lambda *_: None)

    async def main():
        await writer.write(work=lambda to: to.execute(text("create table t (n integer primary key)")))
        began = time.monotonic()
        with stopped(backends(database.url)):
            with pytest.raises(SQLAlchemyError):
                await writer.write(work=lambda to: to.execute(text("insert into t values (1)")))
            assert time.monotonic() < began + SOON
            await writer.write(work=lambda to: to.execute(text("insert into t values (2)")))
        assert time.monotonic() < began + 2 * SOON
        with engine.connect() as reader:
            assert (2,) in reader.execute(text("select n from t")).all()

    asyncio.run(main())
    writer.close()
    engine.dispose()


def test_postgresql_gives_up_a_machine_that_is_gone(postgres_url):
    """Its locks are our leases. By default it notices after two hours; `bench/namespaces.py` cuts a real cable."""
    engine = opened(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        idle, interval, count, limit = (
            connection.execute(text(f"select setting from pg_settings where name = 'tcp_{name}'")).scalar_one()
            for name in ("keepalives_idle", "keepalives_interval", "keepalives_count", "user_timeout")
        )
    engine.dispose()
    assert 0 < int(idle) + int(interval) * int(count) <= SOON
    assert 0 < int(limit) <= 1000 * SOON


def test_a_job_that_nobody_waits_for_any_more_is_not_written(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    writer = Writer(engine, lambda *_: None, patience=0.2)
    written = []

    async def main():
        slow = asyncio.create_task(writer.write(work=lambda to: time.sleep(0.6)))
        await asyncio.sleep(0.05)
        with pytest.raises(SQLAlchemyError):
            await writer.write(work=lambda to: written.append("late"))
        with pytest.raises(SQLAlchemyError):
            await slow

    asyncio.run(main())
    writer.close()
    engine.dispose()
    assert written == []


async def come_again(browser, table):
    """Connect as a page does: again and again until the table is there."""
    until = time.monotonic() + SOON
    while True:
        try:
            at = browser.at(table)
            watcher = await at.__aenter__()
            return at, await watcher.arrive()
        except (ConnectionClosed, OSError):
            await at.__aexit__(None, None, None)
            assert time.monotonic() < until, "the table is stuck"
            await asyncio.sleep(0.2)


async def newcomers_while_a_commit_fails(address, database):
    async with browsers(address, 3) as (ann, ben, eve):
        table = await ann.new_table("streets", "me", "open", options={"first": 1})
        async with ann.at(table) as mover:
            await mover.arrive()
            async with ben.at(table) as guest:
                await (await guest.arrive()).do(wire.Sit, seat=1)
            await mover.until(lambda: mover.due)
            before = len(mover.log)
            with stopped(writers(database.url)):
                moving = asyncio.create_task(mover.move())
                await asyncio.sleep(0.3)
                async with ben.at(table) as guest, eve.at(table) as spectator:
                    await asyncio.sleep(0.3)
                    database.kill()
                    for each in (guest, spectator):
                        with pytest.raises(ConnectionClosed):
                            await each.arrive()
                        assert each.position is None, "nothing of the table is shown"
            with pytest.raises(ConnectionClosed):
                await moving
        database.start()
        return await play_on(table, before, ann, ben, eve)


async def play_on(table, before, *people):
    arrived = [await come_again(person, table) for person in people]
    watchers = [watcher for _, watcher in arrived]
    mover = watchers[0]
    assert len(mover.log) in (before, before + 1), "the move was made, or it was not"
    while len(mover.log) < before + 6:
        for each in watchers[:2]:
            if each.due:
                assert isinstance(await each.move(), wire.Done)
        await watchers[1].do(wire.Say, text="still here")
        await mover.do(wire.Say, text="so am I")
    await asyncio.wait_for(watchers[2].until(lambda: len(watchers[2].log) >= before + 6), SOON)
    for at, _ in arrived:
        await at.__aexit__(None, None, None)


def test_newcomers_of_a_table_whose_commit_hangs_and_fails_play_on(database):
    with Running(database.url) as running:
        asyncio.run(newcomers_while_a_commit_fails(running.address, database))


async def new_table(address):
    async with browsers(address, 1) as (ann,):
        return await ann.new_table("streets", "me", "bot casual")


async def arriving_while_commits_hang(address, database, table):
    """The table is not in memory, and cannot be claimed."""
    async with browsers(address, 1) as (eve,):
        with stopped(writers(database.url)):
            began = time.monotonic()
            async with eve.at(table) as me:
                refused = await me.hear()
                with pytest.raises(ConnectionClosed) as closed:
                    await me.hear()
            assert time.monotonic() < began + 5
        assert (refused.problem.code, closed.value.rcvd.code) == ("busy", TRY_AGAIN)
        at, me = await come_again(eve, table)
        await at.__aexit__(None, None, None)


def test_nobody_waits_long_at_the_door_of_a_table(database):
    with Running(database.url) as running:
        table = asyncio.run(new_table(running.address))
    with Running(database.url) as running:
        asyncio.run(arriving_while_commits_hang(running.address, database, table))


async def asked_during_an_outage(address, database):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        assert (await ann.http.get("/health")).json()["database"] == "up"
        database.kill()
        await asyncio.sleep(1.2)
        health, live, mine = [await ann.http.get(path) for path in ("/health", "/live", "/api/tables")]
        assert (health.status_code, health.json()["database"]) == (503, "down")
        assert live.status_code == 200
        assert (mine.status_code, mine.json()["code"]) == (503, "database")
        assert int(mine.headers["retry-after"]) >= 1
        async with ann.at(table) as me:
            refused = await me.hear()
            with pytest.raises(ConnectionClosed) as closed:
                await me.hear()
        assert refused.problem.code == "database"
        assert closed.value.rcvd.code == TRY_AGAIN
        database.start()
        at, me = await come_again(ann, table)
        await at.__aexit__(None, None, None)
        assert (await ann.http.get("/health")).status_code == 200


def test_everybody_is_told_of_an_outage(database):
    with Running(database.url) as running:
        asyncio.run(asked_during_an_outage(running.address, database))


def test_a_stopped_database_is_noticed_in_time(database):
    """Even if everything stands still, so that connections are accepted but nobody answers."""
    with Running(database.url) as running, httpx.Client(base_url=running.address, timeout=SOON) as http:
        assert http.get("/api/me").status_code == 200
        with stopped([database.server.pid, *backends(database.url)]):
            time.sleep(1.2)
            for _ in range(3):
                began = time.monotonic()
                assert http.get("/health").status_code == 503
                assert http.get("/live").status_code == 200
                assert http.get("/api/me").status_code == 503
                assert time.monotonic() < began + 5
        until = time.monotonic() + SOON
        while http.get("/health").status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert http.get("/api/me").status_code == 200


def no_more_bytes(pid, files):
    """From now on no file of a process can grow, as on a full disk."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (max(file.stat().st_size for file in files), resource.RLIM_INFINITY))


def enough_bytes(pid):
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def any_move(me):
    """Whoever of the two at one screen is to move does."""
    (seat, *_) = me.position.due
    if me.position.seat != seat:
        await me.do(wire.Look, seat=seat)
        await me.until(lambda: me.position.seat == seat)
    return await me.move()


async def move_on(me):
    while True:
        await any_move(me)


async def full_disk(server, folder):
    (worker,) = server.workers()
    async with browsers(server.address, 2) as (ann, eve):
        table = await ann.new_table("streets", "me", "screen Zoe")
        async with ann.at(table) as me:
            await me.arrive()
            assert isinstance(await any_move(me), wire.Done)
            no_more_bytes(worker, folder.iterdir())
            with pytest.raises(ConnectionClosed):
                await move_on(me)
        acknowledged = len(me.log)
        health = await ann.http.get("/health")
        assert (health.status_code, health.json()["database"]) == (503, "refuses")
        at, watcher = await come_again(eve, table)
        assert len(watcher.log) == acknowledged, "what was seen is kept, and nothing else is shown"
        await at.__aexit__(None, None, None)
        enough_bytes(worker)
        at, me = await come_again(ann, table)
        assert isinstance(await any_move(me), wire.Done)
        await at.__aexit__(None, None, None)
        assert (await ann.http.get("/health")).status_code == 200


def test_a_full_disk_stops_no_table_for_longer_than_it_is_full(tmp_path):
    with Process(tmp_path / "tables.sqlite") as server:
        asyncio.run(full_disk(server, tmp_path))
