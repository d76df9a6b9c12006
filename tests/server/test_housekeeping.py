"""What a server tidies up by itself: sessions that are over, and guests whom nobody plays as."""

import asyncio
import time

import pytest
from sqlalchemy import create_engine, select, text, update

from citywright.server import wire
from citywright.server.hall import housekeeping
from citywright.server.store.admin import delete_idle
from citywright.server.store.database import migrate
from citywright.server.store.named import keys
from citywright.server.store.tables import players, sessions
from tests.server.client import browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
A_DAY = 24 * 3600.0


@pytest.fixture(params=["sqlite", "postgres"])
def server(request, tmp_path):
    database = tmp_path / "tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    with Running(database, guest_days=90) as running:
        yield running


async def last_here(server, days, *some):
    """Players who were last here so many days ago."""
    change = update(players).where(players.c.id.in_([each.me.id for each in some]))
    with server.hall.services.engine.begin() as connection:
        connection.execute(change.values(seen_at=time.time() - days * A_DAY))


def who_is_left(server, *some):
    with server.hall.services.engine.connect() as connection:
        left = set(connection.execute(select(players.c.id)).scalars())
    return [each.me.id in left for each in some]


async def tidied(server):
    async with browsers(server.address, 6) as everybody:
        host, seated, talks, account, idle, fresh = everybody
        table = await host.new_table("streets", "me", "open", "open")
        async with seated.at(table) as one, talks.at(table) as other:
            await (await one.arrive()).do(wire.Sit, seat=1)
            await (await other.arrive()).do(wire.Say, text="hello")
        await account.http.post("/api/account", json={"account": account.me.id, "password": "correct horse"})
        await last_here(server, 91, host, seated, talks, account, idle)
        await last_here(server, 89, fresh)
        await housekeeping.tidy_up(server.hall.services)
        left = who_is_left(server, *everybody)
        again = (await idle.http.get("/api/me")).json()["id"]
        assert again != idle.me.id, "who comes after all is a new guest"
        return left


def test_only_guests_without_a_trace_are_forgotten(server, monkeypatch):
    monkeypatch.setattr(housekeeping, "PAUSE", 0.0)
    left = asyncio.run(tidied(server))
    assert left == [True, True, True, True, False, True]


async def comes_back(server):
    """Somebody comes back after having been found idle."""
    async with browsers(server.address, 2) as (ann, ben):
        await last_here(server, 91, ann, ben)
        await ben.new_table("streets", "me", "open")
        before = time.time() - 90 * A_DAY
        work = [ann.me.id, ben.me.id]
        await server.hall.services.writer.write(work=lambda connection: delete_idle(connection, work, before))
        return who_is_left(server, ann, ben)


def test_who_has_come_back_meanwhile_stays(server):
    assert asyncio.run(comes_back(server)) == [False, True]


async def sessions_tidied(server):
    async with browsers(server.address, 2) as (ann, ben):
        over = update(sessions).where(sessions.c.player == ann.me.id).values(ends_at=time.time() - 1)
        with server.hall.services.engine.begin() as connection:
            connection.execute(over)
        await housekeeping.tidy_up(server.hall.services)
        with server.hall.services.engine.connect() as connection:
            left = set(connection.execute(select(sessions.c.player)).scalars())
        return [each.me.id in left for each in (ann, ben)]


def test_sessions_that_are_over_are_deleted(server):
    assert asyncio.run(sessions_tidied(server)) == [False, True]


async def kept_for_ever(server):
    async with browsers(server.address, 1) as (ann,):
        await last_here(server, 1000, ann)
        await housekeeping.tidy_up(server.hall.services)
        return who_is_left(server, ann)


def test_a_host_may_keep_all_guests(tmp_path):
    with Running(tmp_path / "tables.sqlite", guest_days=0) as server:
        assert asyncio.run(kept_for_ever(server)) == [True]


def test_players_of_an_earlier_version_count_as_seen_at_the_update(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    migrate(engine, "0002")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO players (id, name, made_at) VALUES ('olga', 'Olga', 1.0)"))
    migrate(engine)
    with engine.connect() as connection:
        row = connection.execute(select(players)).mappings().one()
    engine.dispose()
    assert row["seen_at"] == pytest.approx(time.time(), abs=60)
    assert {name: row[name] for name in ("name_key", "caps_key")} == keys("Olga")
    assert row["old_cookie_until"] is None
