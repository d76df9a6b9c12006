"""A guest signs in to an account: the games come along, whatever goes on meanwhile."""

import asyncio
import time

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from citywright.server import wire
from citywright.server.hall import hall
from citywright.server.store.tables import chat, log, players, seats
from tests.server.client import Browser, browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
PATIENCE = 20  # seconds, on a busy machine
PASSWORD = "correct horse"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    database = tmp_path_factory.mktemp("bringing") / "tables.sqlite"
    database = database if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    with Running(database, unfinished_tables=3) as running:
        yield running


def stored(server, *columns, **where):
    """Rows of a table of the database."""
    table = columns[0].table
    wanted = select(*columns).where(*(table.c[name] == value for name, value in where.items()))
    with server.hall.services.engine.connect() as connection:
        return connection.execute(wanted.order_by(*columns)).all()


async def with_account(browser, name):
    who = {"account": f"{name} {browser.me.id}"[:24], "password": PASSWORD}
    assert (await browser.http.patch("/api/me", json={"name": who["account"]})).status_code == 200
    assert (await browser.http.post("/api/account", json=who)).status_code == 200
    return who


async def sign_in(browser, who):
    answer = await browser.http.post("/api/sign-in", json=who)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def tables_of(browser):
    return {each["id"]: each for each in (await browser.http.get("/api/tables")).json()}


def mine(table):
    return [seat["mine"] if isinstance(seat, dict) else seat.mine for seat in table]


async def games_come_along(server):
    async with browsers(server.address, 3) as (ann, guest, ben):
        who = await with_account(ann, "Ann")
        own = await ann.new_table("streets", "me", "bot casual")
        playing = await guest.new_table("townies", "me", "bot casual")
        shared = await guest.new_table("streets", "me", "open", options={"first": 1})
        async with ben.at(shared) as opposite, guest.at(shared) as here:
            await opposite.arrive()
            await opposite.do(wire.Sit, seat=1)
            await here.do(wire.Say, text="Hello")
            await here.until(lambda: here.due)
            me = await sign_in(guest, who)
            assert (me["id"], me["brought"]) == (ann.me.id, 2)
            await here.until(lambda: here.table.seats[0].name == who["account"])
            assert here.table.seats[0].mine, "the page plays on as the account's"
            assert isinstance(await here.move(), wire.Done)
            await opposite.until(lambda: opposite.table.seats[0].name == who["account"])
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(here.until(lambda: False), PATIENCE)
        assert set(await tables_of(guest)) == set(await tables_of(ann)) == {own, playing, shared}
        assert mine((await tables_of(guest))[shared]["seats"]) == [True, False]
        assert stored(server, seats.c.table, player=guest.me.id) == []
        assert stored(server, chat.c.player, table=shared) == [(ann.me.id,)]
        server.hall.drop(shared)
        async with ann.at(shared) as again:
            await again.arrive()
            assert mine(again.table.seats) == [True, False]
            assert len([entry for entry in again.log if entry.actor == 0]) > 0, "the log is read past its new line"


def test_games_come_along_and_go_on(server, monkeypatch):
    monkeypatch.setattr(hall, "COOKIE_SECONDS", 0.5)
    asyncio.run(games_come_along(server))


async def both_at_one_table(server):
    async with browsers(server.address, 2) as (ann, guest):
        who = await with_account(ann, "Ann")
        table = await ann.new_table("streets", "me", "open")
        async with guest.at(table) as here:
            await here.arrive()
            await here.do(wire.Sit, seat=1)
            names = [seat.name for seat in here.table.seats]
        assert (await sign_in(guest, who))["brought"] == 1
        found = (await guest.http.get(f"/api/tables/{table}")).json()
        assert (mine(found["seats"]), [seat["name"] for seat in found["seats"]]) == ([True, True], names)


def test_whoever_sat_twice_has_both_seats_at_once(server, monkeypatch):
    bring = hall.bring

    async def slowly(*given):
        await asyncio.sleep(0.3)
        await bring(*given)

    monkeypatch.setattr(hall, "bring", slowly)
    asyncio.run(both_at_one_table(server))


async def nothing_of_others(server):
    """Only the guest whose cookie comes with the request brings anything."""
    async with browsers(server.address, 3) as (ann, guest, other):
        who, theirs = await with_account(ann, "Ann"), await with_account(other, "Other")
        table = await guest.new_table("streets", "me", "bot casual")
        stranger = Browser(server.address).with_cookie(guest.http.cookies["citywright"][:-3] + "abc")
        for forged in ({}, {"guest": guest.me.id}, {"player": guest.me.id}):
            assert (await sign_in(stranger, who | forged))["brought"] == 0
        wrong = await guest.http.post("/api/sign-in", json=who | {"password": "wrong horse"})
        assert wrong.status_code == 401
        elsewhere = await guest.http.post("/api/sign-in", json=who, headers={"origin": "https://elsewhere.example"})
        assert elsewhere.status_code == 403
        assert list(await tables_of(guest)) == [table]
        made = await other.new_table("streets", "me", "bot casual")
        assert (await sign_in(other, who))["brought"] == 0, "an account keeps its own"
        await sign_in(other, theirs)
        assert list(await tables_of(other)) == [made]
        await stranger.close()


def test_nobody_takes_games_of_others(server):
    asyncio.run(nothing_of_others(server))


async def muted(server, column):
    async with browsers(server.address, 2) as (ann, guest):
        who = await with_account(ann, "Ann")
        table = await guest.new_table("streets", "me", "bot casual")
        with server.hall.services.engine.begin() as connection:
            until = {column: time.time() + 1000}
            connection.execute(update(players).where(players.c.id == guest.me.id).values(until))
        assert (await sign_in(guest, who))["brought"] == 0
        assert stored(server, seats.c.player, table=table, seat=0) == [(guest.me.id,)]
        assert stored(server, players.c.muted_until, players.c.banned_until, id=ann.me.id) == [(None, None)]


@pytest.mark.parametrize("column", ["muted_until", "banned_until"])
def test_no_mute_or_ban_is_shed(server, column):
    asyncio.run(muted(server, column))


async def too_many(server):
    most = server.hall.services.settings.unfinished_tables
    async with browsers(server.address, 2) as (ann, guest):
        who = await with_account(ann, "Ann")
        for _ in range(most):
            await ann.new_table("streets", "me", "bot casual")
        await guest.new_table("streets", "me", "bot casual")
        assert (await sign_in(guest, who))["brought"] == 1
        refused = await guest.http.post(
            "/api/tables", json={"game": "streets", "seats": [{"who": "me"}, {"who": "bot"}]}
        )
        assert refused.json()["code"] == "too-many-tables"


def test_the_number_of_tables_does_not_matter(server):
    asyncio.run(too_many(server))


async def not_heard(server):
    """A worker that has not heard of it cannot write what it believes."""
    async with browsers(server.address, 3) as (ann, guest, ben):
        who = await with_account(ann, "Ann")
        table = await guest.new_table("streets", "me", "open", options={"first": 2})
        async with ben.at(table) as opposite:
            await opposite.arrive()
            await opposite.do(wire.Sit, seat=1)
            await opposite.until(lambda: opposite.due)
            await sign_in(guest, who)
            with pytest.raises(ConnectionClosed):
                await opposite.move()
        async with ben.at(table) as again:
            await again.until(lambda: again.table and again.position and again.due)
            assert isinstance(await again.move(), wire.Done)
        kinds = [kind for _, kind in stored(server, log.c.number, log.c.kind, table=table)]
        assert kinds == ["begin", "sit", "signed-in", "move"]
        assert stored(server, seats.c.name, table=table, seat=0) == [(who["account"],)]


def test_whoever_has_not_heard_of_it_reads_the_table_anew(server, monkeypatch):
    monkeypatch.setattr(hall.Hall, "bring", lambda *_: None)
    asyncio.run(not_heard(server))


@pytest.fixture(scope="module")
def workers(postgres_url):
    """Two servers that know of each other."""
    with Running(postgres_url, workers=2) as one, Running(postgres_url, workers=2) as other:
        yield one, other


async def at_another_worker(one, other):
    async with browsers(one.address, 2) as (ann, guest):
        who = await with_account(ann, "Ann")
        table = await guest.new_table("townies", "me", "bot casual")
        there = Browser(other.address).with_cookie(guest.http.cookies["citywright"])
        async with there.at(table) as here:
            await here.arrive()
            await sign_in(guest, who)
            await asyncio.wait_for(here.until(lambda: here.table.seats[0].name == who["account"]), PATIENCE)
            assert here.table.seats[0].mine
            await asyncio.wait_for(here.until(lambda: here.due), PATIENCE)
            assert isinstance(await here.move(), wire.Done)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(here.until(lambda: False), PATIENCE)
        await there.close()


def test_another_worker_hears_of_it(workers, monkeypatch):
    monkeypatch.setattr(hall, "COOKIE_SECONDS", 0.5)
    asyncio.run(at_another_worker(*workers))
