"""Sessions end: here, everywhere, with a new password, when a guest becomes an account, and by themselves."""

import asyncio
import time

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import event, select, update
from websockets.exceptions import ConnectionClosed

from citywright.server import wire
from citywright.server.hall import hall
from citywright.server.people.sessions import A_DAY, ACCOUNT_DAYS, GUEST_DAYS, OLD_DAYS, SINCE, Sessions, kept_secret
from citywright.server.store.tables import kept, players, sessions
from citywright.server.web.visitor import Visitor
from tests.server.client import Browser, browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
PATIENCE = 20  # seconds, on a busy machine
PASSWORD, BETTER = "correct horse", "battery staple"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    database = tmp_path_factory.mktemp("sessions") / "tables.sqlite"
    with Running(database if request.param == "sqlite" else request.getfixturevalue("postgres_url")) as running:
        yield running


@pytest.fixture(scope="module")
def workers(postgres_url):
    """Two servers that know of each other."""
    with Running(postgres_url, workers=2) as one, Running(postgres_url, workers=2) as other:
        yield one, other


def copy_of(browser, address=None):
    """Somebody else with the same cookie."""
    return Browser(address or browser.address).with_cookie(browser.http.cookies["citywright"])


async def is_somebody(browser):
    """Whether a cookie opens anything."""
    return (await browser.http.get("/api/tables")).status_code == 200


async def with_account(browser):
    who = {"account": f"Ann {browser.me.id}"[:24], "password": PASSWORD}
    assert (await browser.http.post("/api/account", json=who)).status_code == 200
    return who


async def heard_out(watcher):
    """Listen until the server hangs up."""
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(watcher.until(lambda: False), PATIENCE)


async def still_there(watcher):
    assert isinstance(await watcher.ask(wire.Look, seat=None), wire.Done)


def change(server, statement):
    with server.hall.services.engine.begin() as connection:
        return connection.execute(statement)


def one(server, statement):
    with server.hall.services.engine.connect() as connection:
        return connection.execute(statement).one()


# -- ending --


async def sign_out(server):
    async with browsers(server.address, 1) as (ann,):
        who = await with_account(ann)
        thief, phone = copy_of(ann), await Browser(server.address).open()
        await phone.http.post("/api/sign-in", json=who)
        assert await is_somebody(thief)
        assert (await ann.http.post("/api/sign-out")).status_code == 204
        assert not ann.http.cookies.get("citywright")
        assert not await is_somebody(thief), "a stolen cookie is dead"
        assert await is_somebody(phone), "other devices stay"
        tablet = await Browser(server.address).open()
        await tablet.http.post("/api/sign-in", json=who)
        assert (await phone.http.post("/api/sign-out/everywhere")).status_code == 204
        assert not await is_somebody(tablet)
        for each in (thief, phone, tablet):
            await each.close()


async def sign_in_over_guest(server):
    async with browsers(server.address, 2) as (ann, ben):
        who = await with_account(ann)
        thief = copy_of(ben)
        table = await ben.new_table("streets", "me", "open")
        async with ben.at(table) as guest:
            await guest.arrive()
            assert (await ben.http.post("/api/sign-in", json=who)).json()["id"] == ann.me.id
            assert not await is_somebody(thief)
            await heard_out(guest)
        await thief.close()


def test_signing_in_ends_the_session_that_the_browser_had(server, monkeypatch):
    monkeypatch.setattr(hall, "COOKIE_SECONDS", 0.5)
    asyncio.run(sign_in_over_guest(server))


def test_signing_out_ends_this_session_or_all(server):
    asyncio.run(sign_out(server))


async def becomes_an_account(server):
    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "open")
        thief = copy_of(ann)
        async with ann.at(table) as me, thief.at(table) as stranger:
            await me.arrive()
            await stranger.arrive()
            await with_account(ann)
            await heard_out(stranger)
            await heard_out(me)
        async with ann.at(table) as me:
            assert (await me.arrive()).table.seats[0].mine, "its own pages connect again"
        assert not await is_somebody(thief)
        await thief.close()


def test_a_guests_cookie_dies_when_the_guest_becomes_an_account(server, monkeypatch):
    monkeypatch.setattr(hall, "COOKIE_SECONDS", 0.5)
    asyncio.run(becomes_an_account(server))


async def new_password(server):
    async with browsers(server.address, 1) as (ann,):
        who = await with_account(ann)
        table = await ann.new_table("streets", "me", "open")
        phone, thief = await Browser(server.address).open(), copy_of(ann)
        await phone.http.post("/api/sign-in", json=who)
        async with ann.at(table) as me, phone.at(table) as elsewhere:
            await me.arrive()
            await elsewhere.arrive()
            wrong = await ann.http.patch("/api/account", json={"old": BETTER, "new": BETTER})
            short = await ann.http.patch("/api/account", json={"old": PASSWORD, "new": "short"})
            assert (wrong.json()["code"], short.json()["code"]) == ("signing-in", "password")
            changed = await ann.http.patch("/api/account", json={"old": PASSWORD, "new": BETTER})
            assert changed.json()["id"] == ann.me.id
            await heard_out(elsewhere)
            await still_there(me)
        assert [await is_somebody(each) for each in (ann, phone, thief)] == [True, False, False]
        old = await phone.http.post("/api/sign-in", json=who)
        new = await phone.http.post("/api/sign-in", json=who | {"password": BETTER})
        assert (old.status_code, new.status_code) == (401, 200)
        await phone.close()
        await thief.close()


def test_a_new_password_ends_all_other_sessions(server):
    asyncio.run(new_password(server))


async def guest_changes_password(server):
    async with browsers(server.address, 1) as (ann,):
        return (await ann.http.patch("/api/account", json={"old": PASSWORD, "new": BETTER})).json()["code"]


def test_a_guest_has_no_password(server):
    assert asyncio.run(guest_changes_password(server)) == "signing-in"


async def across_workers(here, there):
    async with browsers(here.address, 1) as (ann,):
        who = await with_account(ann)
        table = await ann.new_table("streets", "me", "open")
        phone = await Browser(there.address).open()
        await phone.http.post("/api/sign-in", json=who)
        async with ann.at(table) as me, copy_of(phone, here.address).at(table) as stolen:
            await me.arrive()
            await stolen.arrive()
            await phone.http.post("/api/sign-out")
            await heard_out(stolen)
            await still_there(me)
            await phone.http.post("/api/sign-in", json=who)
            await phone.http.patch("/api/account", json={"old": PASSWORD, "new": BETTER})
            await heard_out(me)
        await phone.close()


def test_connections_of_an_ended_session_end_at_all_workers(workers):
    asyncio.run(across_workers(*workers))


async def late_arrival(server, monkeypatch):
    """The session ends after the newcomer's cookie was read, and before anybody knows that the newcomer is there."""
    arriving, go_on, arrive = asyncio.Event(), asyncio.Event(), Visitor.arrive
    loop = asyncio.get_running_loop()

    async def slowly(self):
        loop.call_soon_threadsafe(arriving.set)
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        await arrive(self)

    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "open")
        monkeypatch.setattr(Visitor, "arrive", slowly)
        thief = copy_of(ann)
        async with thief.at(table) as stranger:
            await asyncio.wait_for(arriving.wait(), PATIENCE)
            await ann.http.post("/api/sign-out")
            go_on.set()
            await heard_out(stranger)
        await thief.close()


def test_a_session_that_ends_while_somebody_arrives_is_noticed(server, monkeypatch):
    asyncio.run(late_arrival(server, monkeypatch))


# -- time --


async def cookies_renewed(server):
    async with browsers(server.address, 1) as (ann,):
        ends = select(sessions.c.ends_at, players.c.seen_at).join(players).where(players.c.id == ann.me.id)
        first = one(server, ends)
        assert first.ends_at == pytest.approx(time.time() + GUEST_DAYS * A_DAY, abs=60)
        yesterday = time.time() - A_DAY
        mine = sessions.c.player == ann.me.id
        change(server, update(sessions).where(mine).values(ends_at=time.time() + 60))
        await is_somebody(ann)
        assert one(server, ends).ends_at < time.time() + 120, "once a day is enough"
        change(server, update(players).where(players.c.id == ann.me.id).values(seen_at=yesterday))
        answer = await ann.http.get("/api/me")
        assert f"Max-Age={int(GUEST_DAYS * A_DAY)}" in answer.headers["set-cookie"]
        until = time.monotonic() + PATIENCE
        while one(server, ends).ends_at < first.ends_at - 60:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        assert one(server, ends).seen_at > yesterday
        change(server, update(sessions).where(mine).values(ends_at=time.time() - 1))
        assert not await is_somebody(ann)
        await ann.http.get("/api/me")
        await with_account(ann)
        assert f"Max-Age={int(ACCOUNT_DAYS * A_DAY)}" in (await ann.http.get("/api/me")).headers["set-cookie"]


def test_a_session_lasts_as_long_as_its_player_comes_back(server):
    asyncio.run(cookies_renewed(server))


async def questions_asked(server):
    """How often the database is read for one request, and for moves at a live table."""
    asked = []
    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", options={"first": 1})
        await is_somebody(ann)
        async with ann.at(table) as me:
            await me.arrive()
            engine = server.hall.services.engine

            def note(_connection, _cursor, statement, *_):
                if "sessions" in statement or "FROM players" in statement:
                    asked.append(statement)

            event.listen(engine, "before_cursor_execute", note)
            await ann.http.get("/api/me")
            with_request = len(asked)
            await me.until(lambda: me.due)
            await me.move()
            event.remove(engine, "before_cursor_execute", note)
    return with_request, len(asked)


def test_a_request_reads_its_session_once_and_a_move_never(server):
    assert asyncio.run(questions_asked(server)) == (1, 1)


# -- cookies of earlier versions --


def made_before(server, id):
    """A player as an earlier version left it; the cookie."""
    row = {"id": id, "name": "Olga", "made_at": 1.0}
    change(server, players.insert().values(row))
    secret = kept_secret(server.hall.services.engine)
    return Browser(server.address).with_cookie(URLSafeSerializer(secret, salt="player").dumps(id))


async def old_cookie(server):
    olga = made_before(server, "olga1")
    thief, tab = copy_of(olga), copy_of(olga)
    table = await olga.new_table("streets", "me", "open")
    async with olga.at(table) as me:
        await me.arrive()
        assert me.table.seats[0].mine, "a page that was open before the update plays on"
        assert (await olga.open()).me.id == "olga1"
        assert "." not in olga.http.cookies["citywright"]
    assert await is_somebody(olga)
    assert (await tab.open()).me.id == "olga1", "the other tab, which asks at the same time"
    await olga.http.post("/api/sign-out")
    assert not await is_somebody(thief)
    assert await is_somebody(tab)
    for each in (olga, thief, tab):
        await each.close()


def test_a_cookie_of_an_earlier_version_is_exchanged(server):
    asyncio.run(old_cookie(server))


async def too_old(server):
    once, never = made_before(server, "olga2"), made_before(server, "olga3")
    late = copy_of(once)
    await once.open()
    soon = select(players.c.old_cookie_until).where(players.c.id == "olga2")
    assert time.time() < one(server, soon).old_cookie_until <= time.time() + A_DAY
    change(server, update(players).where(players.c.id == "olga2").values(old_cookie_until=time.time() - 1))
    assert not await is_somebody(late), "once it was exchanged, it counts only for a while"
    assert await is_somebody(never)
    change(server, update(kept).where(kept.c.name == SINCE).values(value=str(time.time() - OLD_DAYS * A_DAY)))
    services = server.hall.services
    restarted = Sessions(services.engine, services.writer, kept_secret(services.engine))
    assert not await restarted.visit(never.http.cookies["citywright"]), "nor for ever if it was not"
    for each in (once, never, late):
        await each.close()


def test_old_cookies_count_for_a_limited_time(server):
    asyncio.run(too_old(server))


async def old_cookie_of_an_account(server):
    olga = made_before(server, "olga4")
    olga.me = wire.Me("olga4", "Olga", None)
    thief = copy_of(olga)
    await with_account(olga)
    assert not await is_somebody(thief)
    assert (await olga.open()).me.id == "olga4"
    await olga.close()
    await thief.close()


def test_an_old_cookie_dies_with_an_account_or_a_new_password(server):
    asyncio.run(old_cookie_of_an_account(server))


async def read_in_the_database(server):
    async with browsers(server.address, 1) as (ann,):
        row = one(server, select(sessions.c.id).where(sessions.c.player == ann.me.id))
        thief = Browser(server.address).with_cookie(row.id)
        assert not await is_somebody(thief)
        assert one(server, select(kept.c.value).where(kept.c.name == "secret")).value not in row.id
        await thief.close()


def test_whoever_reads_the_database_learns_no_cookie(server):
    asyncio.run(read_in_the_database(server))
