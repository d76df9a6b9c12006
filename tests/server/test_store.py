"""What is kept: group commits, migrations, races between servers, tables that cannot be read back."""

import asyncio
import gc
import shutil
import sqlite3
import time
import weakref
from contextlib import asynccontextmanager

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from citywright.server import wire
from citywright.server.hall.hall import Hall
from citywright.server.hall.new_tables import make_table
from citywright.server.people.identity import Register
from citywright.server.problems import Refusal
from citywright.server.process.garbage import Sweeper
from citywright.server.process.settings import settings
from citywright.server.store.database import config_of, opened
from citywright.server.store.queries import lines_of
from citywright.server.store.tables import log, metadata
from citywright.server.table import moves
from citywright.server.web.app import services_for
from tests.server.client import browsers
from tests.server.databases import postgres
from tests.server.offline import connect, sent
from tests.server.servers import QUICK, Running

pytestmark = pytest.mark.compiled


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    return tmp_path / "tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


@asynccontextmanager
async def hall(database):
    """A server without its web."""
    services = services_for(settings({}, database=str(database), **QUICK))
    made = Hall(services)
    services.warmth.start()
    try:
        yield made
    finally:
        await services.warmth.ready("townies")
        services.close()


async def new_table(hall, *seats, game="streets", **wanted):
    await hall.services.warmth.ready(game)
    me = await Register(hall.services.engine, hall.services.writer, "secret").new_guest("en")
    wanted = wire.TableWanted(game, [wire.SeatWanted(who) for who in seats], **wanted)
    return await make_table(hall.services, me, wanted)


async def first_move(table, number=0):
    seat = table.game.seat
    await moves.move(table, seat, len(table.game.seen_entries(seat)), table.game.legal_texts(seat)[number])


async def race_between_servers(database):
    """Two servers have the same table in memory and know nothing of each other."""
    async with hall(database) as one, hall(database) as other:
        id = await new_table(one, "me")
        here, there = await one.table(id), await other.table(id)
        watcher = connect(there, None)
        sent(watcher)
        await first_move(here)
        with pytest.raises(Refusal) as refused:
            await first_move(there, 1)
        assert refused.value.problem.code == "stale"
        assert sent(watcher) == [None], "the watcher is sent away, and comes back to the winner's move"
        again = await other.table(id)
        assert [entry.move for entry in again.game.log] == [entry.move for entry in here.game.log]
        await first_move(again)
        return lines_of(one.services.engine, id)


def test_a_race_between_servers_has_one_winner(tmp_path):
    """On PostgreSQL only one of them can have the table."""
    lines = asyncio.run(race_between_servers(tmp_path / "tables.sqlite"))
    assert [(line.number, line.kind) for line in lines] == [(1, "begin"), (2, "move"), (3, "move")]
    assert lines[0].chance


async def one_bad_among_many(database):
    async with hall(database) as one:
        id = await new_table(one, "me")
        writer = one.services.writer
        row = {"table": id, "seat": 0, "kind": "move", "text": "x", "chance": "", "at": 0.0}
        numbers = [5, 6, 1, 7, 6, 8]  # 1 is there already, 6 is twice in it
        results = await asyncio.gather(*(writer.write(row | {"number": n}) for n in numbers), return_exceptions=True)
        return results, [line.number for line in lines_of(one.services.engine, id)]


def test_one_failure_takes_no_other_down(database):
    results, numbers = asyncio.run(one_bad_among_many(database))
    assert [isinstance(result, IntegrityError) for result in results] == [False, False, True, False, True, False]
    assert numbers == [1, 5, 6, 7, 8]


async def full_disk(database, error):
    """A move that could not be kept has not been made, whatever memory says."""
    async with hall(database) as one:
        table = await one.table(await new_table(one, "me"))
        watcher, writer = connect(table, None), one.services.writer
        sent(watcher)
        before, write = len(table.game.log), writer.write

        async def fail(*rows, work=None, life=None):
            raise error

        writer.write = fail
        with pytest.raises((Refusal, RuntimeError)) as refused:
            await first_move(table)
        writer.write = write
        again = await one.table(table.id)
        assert again is not table
        assert len(again.game.log) == before
        await first_move(again)
        return refused.value, sent(watcher)


@pytest.mark.parametrize("error", [OperationalError("insert", {}, Exception("disk full")), RuntimeError("odd")])
def test_a_move_that_could_not_be_kept_is_seen_by_nobody(tmp_path, error):
    refusal, seen = asyncio.run(full_disk(tmp_path / "tables.sqlite", error))
    assert isinstance(refusal, RuntimeError) or refusal.problem.code == "database"
    assert seen == [None], "the watcher is sent away, and comes back to what is kept"


async def broken_line(database):
    """PostgreSQL hangs up, as it does when it is started anew."""
    async with hall(database) as one:
        table = await one.table(await new_table(one, "me"))
        await first_move(table)
        hang_up = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        with one.services.engine.connect() as connection:
            connection.execute(text(hang_up + " and backend_type = 'client backend'"))
        with pytest.raises(Refusal) as refused:  # somebody else may have the table by now
            await first_move(table)
        await first_move(await one.table(table.id))
        return refused.value.problem.code, lines_of(one.services.engine, table.id)


def test_a_broken_line_to_the_database_is_mended():
    if not shutil.which("initdb"):
        pytest.skip("there is no PostgreSQL here")
    with postgres() as url:
        code, lines = asyncio.run(broken_line(url))
    assert code == "database"
    assert [line.number for line in lines] == [1, 2, 3]


def test_the_migrations_make_the_tables(database):
    engine = opened(str(database) if "://" in str(database) else f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_sqlite_is_careful(tmp_path):
    engine = opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        found = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    engine.dispose()


def test_a_table_of_an_old_database_has_its_opponent(tmp_path):
    """What is an automa now was a grifter once."""
    database = tmp_path / "tables.sqlite"
    table = asyncio.run(lone_table(database))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(config_of(connection), "0002")
        connection.exec_driver_sql("update seats set who = 'grifter' where who = 'automa'")
        connection.exec_driver_sql("update alembic_version set version_num = '0001'")
    engine.dispose()
    assert [chair.who for chair in asyncio.run(chairs_of(database, table))] == ["person", "automa"]


async def lone_table(database):
    async with hall(database) as one:
        return await new_table(one, "me")


async def chairs_of(database, table):
    async with hall(database) as again:
        return (await again.table(table)).chairs


async def spoil(database, change):
    """A table whose log was changed behind the server's back; another one beside it."""
    async with hall(database) as one:
        spoilt, fine = await new_table(one, "me"), await new_table(one, "me")
        await first_move(await one.table(spoilt))
        await first_move(await one.table(fine))
    with sqlite3.connect(database) as connection:
        connection.execute(change, (spoilt,))
    connection.close()
    async with hall(database) as again:
        assert len((await again.table(fine)).game.log) > 3
        with pytest.raises(Refusal) as refused:
            await again.table(spoilt)
        return refused.value.problem


@pytest.mark.parametrize(
    "change",
    [
        "update tables set rules = '0' where id = ?",
        "update tables set seed = 'other' where id = ?",
        "update log set text = 'jump' where number = 2 and \"table\" = ?",
        "update log set chance = 'top wild' where number = 1 and \"table\" = ?",
    ],
)
def test_a_table_that_cannot_be_read_back_is_told_and_harms_no_other(tmp_path, change):
    problem = asyncio.run(spoil(tmp_path / "tables.sqlite", change))
    assert problem.code == "broken"
    assert problem.detail


async def lost_while_another_waits(database):
    """Whoever waited for the lock finds memory ahead of the log, and must not write what follows from it."""
    async with hall(database) as one:
        table = await one.table(await new_table(one, "me"))
        table.lose()
        with pytest.raises(Refusal) as refused:
            await first_move(table)
        assert refused.value.problem.code == "database"
        assert [line.kind for line in lines_of(one.services.engine, table.id)] == ["begin"]
        assert (await one.table(table.id)) is not table


def test_nothing_is_written_from_a_table_that_is_lost(database):
    asyncio.run(lost_while_another_waits(database))


class Loop:
    """Refers to itself."""

    def __init__(self):
        self.own = self


async def swept_while_nobody_plays(database):
    async with hall(database) as one:
        await one.services.warmth.ready("townies")
        table = await one.table(await new_table(one, "me"))
        sweeper, garbage = Sweeper(), weakref.ref(Loop())
        sweeper.swept_at = time.time()
        assert not sweeper.look(one), "the table has just been opened"
        assert not gc.isenabled()
        assert garbage()
        table.touched_at -= 60
        assert sweeper.look(one)
        assert garbage() is None
        table.touched_at, sweeper.swept_at = time.time(), time.time() - 3600
        assert sweeper.look(one), "it has been long"


def test_garbage_is_looked_for_while_nobody_plays(tmp_path):
    try:
        asyncio.run(swept_while_nobody_plays(tmp_path / "tables.sqlite"))
    finally:
        gc.enable()


async def out_of_memory(database):
    async with hall(database) as one:
        id = await new_table(one, "me")
        table = await one.table(id)
        await first_move(table)
        assert await one.table(id) is table
        one.tidy()
        assert one.loaded() == [table], "it was just used"
        table.touched_at -= 3600
        watcher = connect(table, None)
        one.tidy()
        assert one.loaded() == [table], "somebody watches"
        table.connections.discard(watcher)
        one.tidy()
        assert one.loaded() == []
        again = await one.table(id)
        assert again is not table
        return table.game, again.game


def test_a_table_leaves_memory_and_comes_back_the_same(database):
    before, after = asyncio.run(out_of_memory(database))
    assert after.state.tobytes() == before.state.tobytes()
    assert [(entry.actor, entry.move, entry.forced) for entry in after.log] == [
        (entry.actor, entry.move, entry.forced) for entry in before.log
    ]
    assert (after.rng == before.rng).all(), "and chance goes on as it would have"


def test_the_log_is_kept_before_it_is_seen(tmp_path):
    """Whatever a browser has been shown can be read from the database at that moment."""
    database = tmp_path / "tables.sqlite"
    with Running(database) as running:
        asyncio.run(look_into_the_log(running.address, database))


async def look_into_the_log(address, database):
    engine = opened(f"sqlite:///{database}")
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("townies", "me", options={"mode": "first"})
        async with ann.at(table) as me:
            await me.arrive()
            for _ in range(5):
                await me.until(lambda: me.due)
                seen = me.position.number
                await me.move()
                await me.until(lambda seen=seen: me.position.number > seen)
                with engine.connect() as connection:
                    kept = connection.execute(select(log.c.number).where(log.c.kind == "move")).all()
                assert len(kept) >= sum(entry.actor == 0 and not entry.forced for entry in me.log)
    engine.dispose()


def test_a_new_database_is_private(tmp_path):
    """It holds a secret and the hashes of passwords."""
    with Running(tmp_path / "tables.sqlite") as running:
        assert httpx.get(f"{running.address}/api/me").status_code == 200
        assert {file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob("tables.sqlite*")} == dict.fromkeys(
            ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite-server"], 0
        )
