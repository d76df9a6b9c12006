"""`citywright admin` on the database of a running server."""

import asyncio
import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from citywright.server import wire
from citywright.server.hall.new_tables import new_id
from citywright.server.store.admin import SOMEBODY
from tests.commands import run
from tests.server.client import Browser, browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    """A server and its database."""
    if request.param == "postgres":
        database = request.getfixturevalue("postgres_url")
    else:
        database = tmp_path_factory.mktemp("admin") / "tables.sqlite"
    with Running(database) as running:
        running.database = database
        yield running


@pytest.fixture
def admin(server, capsys):
    """Run an action; its result."""

    def act(*arguments):
        status, out, err = run(capsys, "admin", *arguments, "--database", server.database, "--json")
        assert status == 0, err
        return json.loads(out)

    return act


@pytest.fixture
def refused(server, capsys):
    """Run an action that is refused; the reason."""

    def act(action, *arguments):
        status, _, err = run(capsys, "admin", action, "--database", server.database, *arguments)
        assert (status, err.count("\n")) == (2, 1), err
        return err

    return act


async def until(condition):
    end = time.monotonic() + 10
    while not await condition():
        assert time.monotonic() < end, "it does not come true"
        await asyncio.sleep(0.05)


async def heard_out(watcher):
    """Listen until the server hangs up."""
    try:
        while True:
            await watcher.hear()
    except ConnectionClosed:
        return


async def mute(server, admin):
    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "open")
        async with ann.at(table) as me:
            await (await me.arrive()).do(wire.Say, text="hello")
            admin("mute", ann.me.id, "--for", "1h")

            async def is_muted():
                answer = await me.ask(wire.Say, text="again")
                return isinstance(answer, wire.Refused) and answer.problem.code == "muted"

            await until(is_muted)
            admin("pardon", ann.me.id)
            await until(lambda: says(me))


async def says(me):
    return isinstance(await me.ask(wire.Say, text="and again"), wire.Done)


def test_who_is_muted_cannot_chat(server, admin):
    asyncio.run(mute(server, admin))


async def ban(server, admin):
    async with browsers(server.address, 1) as (ann,):
        account = {"account": f"Ann {ann.me.id}"[:20], "password": "correct horse"}
        assert (await ann.http.post("/api/account", json=account)).status_code == 200
        table = await ann.new_table("streets", "me", "open")
        async with ann.at(table) as me:
            await me.arrive()
            admin("ban", account["account"], "--for", "7d")
            await heard_out(me)
        async with ann.at(table) as me:
            await me.hear()
            socket = me.answers[0].problem.code
        asked = await ann.http.get("/api/tables")
        stranger = await Browser(server.address).open()
        signing_in = await stranger.http.post("/api/sign-in", json=account)
        assert (await ann.http.post("/api/sign-out")).status_code == 204, "somebody else may use her browser"
        admin("pardon", account["account"])
        later = await stranger.http.post("/api/sign-in", json=account)
        await stranger.close()
        return socket, asked.json()["code"], signing_in.json()["code"], later.status_code


def test_who_is_banned_is_kept_out_everywhere(server, admin):
    assert asyncio.run(ban(server, admin)) == ("banned", "banned", "banned", 200)


async def close_and_delete(server, admin, refused):
    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot first-timer")
        mine = admin("tables", "--player", ann.me.id, "--state", "unfinished")
        assert [(row["id"], row["state"]) for row in mine] == [(table, "unfinished")]
        assert mine[0]["seats"][0] == ann.me.name
        async with ann.at(table) as me:
            await me.arrive()
            admin("close", table)
            await heard_out(me)
        assert "closed already" in refused("close", table)
        assert [row["state"] for row in admin("tables", "--player", ann.me.id)] == ["closed"]
        async with ann.at(table) as me:
            assert await me.hear() == wire.Refused(0, wire.Problem("closed"))
        assert "result: unfinished" in (await ann.http.get(f"/api/tables/{table}/file")).text
        other = await ann.new_table("streets", "me")
        async with ann.at(other) as me:
            await me.arrive()
            admin("delete", other)
            await heard_out(me)
        admin("delete", table)
        assert (await ann.http.get(f"/api/tables/{table}")).json()["code"] == "no-table"
        assert "no table" in refused("delete", table)


def test_tables_are_listed_closed_and_deleted(server, admin, refused):
    asyncio.run(close_and_delete(server, admin, refused))


def test_no_id_looks_like_an_option(monkeypatch):
    drawn = iter(["-UQWkWKHjM0B", "UQWkWKHjM0B-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "UQWkWKHjM0B-"


def test_an_older_id_that_does_comes_behind_two_hyphens(server, refused):
    assert "no table" in refused("delete", "--", "-UQWkWKHjM0B")


async def rename(server, admin):
    async with browsers(server.address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "open")
        admin("rename", ann.me.id, "Anna Better")

        async def is_renamed():
            about = (await ben.http.get(f"/api/tables/{table}")).json()
            return about["seats"][0]["name"] == "Anna Better"

        await until(is_renamed)
        assert (await ann.http.get("/api/me")).json()["name"] == "Anna Better"


def test_a_new_name_is_seen_at_tables(server, admin, refused):
    asyncio.run(rename(server, admin))
    assert "printable" in refused("rename", "Anna Better", "a,b")


async def in_cyrillic(server, admin):
    async with browsers(server.address, 1) as (ivan,):
        admin("rename", ivan.me.id, "Иван Петров")
        return [
            [row["id"] for row in admin("people", part)] == [ivan.me.id] for part in ("Иван", "ивАН", "н П", "петров")
        ]


def test_people_are_found_by_a_part_of_the_name_in_any_letters(server, admin):
    assert all(asyncio.run(in_cyrillic(server, admin)))


async def keeps_its_names(server, admin):
    async with browsers(server.address, 1) as (ann,):
        old = ann.me.name
        closed, unfinished = [await ann.new_table("streets", "me", "open") for _ in range(2)]
        admin("close", closed)
        admin("rename", ann.me.id, "Anna Later")
        names = {row["id"]: row["seats"][0] for row in admin("tables", "--player", ann.me.id)}
        assert names == {closed: old, unfinished: "Anna Later"}


def test_a_closed_table_keeps_the_names_it_had(server, admin):
    asyncio.run(keeps_its_names(server, admin))


async def password(server, admin):
    async with browsers(server.address, 1) as (ann,):
        account = {"account": f"Pat {ann.me.id}"[:20], "password": "correct horse"}
        await ann.http.post("/api/account", json=account)
        table = await ann.new_table("streets", "me", "open")
        async with ann.at(table) as me:
            await me.arrive()
            told = admin("password", account["account"])
            await heard_out(me)
        assert (await ann.http.get("/api/tables")).json()["code"] == "nobody", "her sessions have ended"
        old = await ann.http.post("/api/sign-in", json=account)
        new = await ann.http.post("/api/sign-in", json=account | {"password": told["password"]})
        return old.status_code, new.status_code


def test_a_new_password_replaces_the_old_one(server, admin):
    assert asyncio.run(password(server, admin)) == (401, 200)


async def forget(server, admin):
    async with browsers(server.address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "open")
        async with ann.at(table) as me, ben.at(table) as other:
            await (await other.arrive()).do(wire.Sit, seat=1)
            await (await me.arrive()).do(wire.Say, text="my secret")
            data = admin("export", ann.me.id)
            assert data["chat"][0]["text"] == "my secret"
            assert data["seats"][0]["table"] == data["tables_made"][0]["id"] == table
            assert "password" not in data["player"]
            closed = await ann.new_table("streets", "me", "open")
            admin("close", closed)
            assert admin("forget", ann.me.id)["done"] is False
            assert admin("people", ann.me.id)
            assert admin("forget", ann.me.id, "--yes")["done"] is True
            await heard_out(me)
        async with ben.at(table) as other:
            await other.arrive()
            assert ann.me.name not in "".join(other.raw)
            assert "my secret" not in "".join(other.raw)
            await other.until(lambda: other.due)  # a bot plays for who has gone
        seat = (await ben.http.get(f"/api/tables/{closed}")).json()["seats"][0]
        assert (seat["name"], seat["stood_in"]) == (SOMEBODY["name"], False), "nobody plays on where a game was closed"
        assert admin("people", ann.me.id) == []
        assert (await ann.http.get("/api/me")).json()["id"] != ann.me.id


def test_a_person_is_exported_and_forgotten(server, admin):
    asyncio.run(forget(server, admin))


async def prune(server, admin):
    async with browsers(server.address, 2) as (ann, ben):
        table = await ann.new_table("streets", "me", "open")
        admin("close", table)
        would = admin("prune", "--guests", "0m", "--tables", "0m")
        assert not would["done"]
        assert would["guests"] >= 1
        assert would["tables"] >= 1
        assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
        admin("prune", "--guests", "0m", "--tables", "0m", "--yes")

        async def is_gone():
            return (await ann.http.get(f"/api/tables/{table}")).status_code == 404

        await until(is_gone)
        assert admin("people", ben.me.id) == []


def test_what_is_old_is_pruned_when_told_twice(server, admin):
    asyncio.run(prune(server, admin))


def test_bad_input_is_told_in_one_line(server, refused, capsys, tmp_path):
    assert "nobody" in refused("mute", "no such person")
    assert "30m" in refused("ban", "x", "--for", "long")
    assert "--guests" in refused("prune")
    status, _, err = run(capsys, "admin", "tables", "--database", tmp_path / "missing.sqlite")
    assert (status, err.count("\n")) == (2, 1)
    assert not (tmp_path / "missing.sqlite").exists()


def test_people_read_tables(server, capsys):
    status, out, _ = run(capsys, "admin", "tables", "--database", server.database)
    assert status == 0
    assert "Tables (" in out


async def list_in_words(server, capsys):
    async with browsers(server.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "open")
        status, out, _ = run(capsys, "admin", "tables", "--player", ann.me.id, "--database", server.database)
        assert status == 0
        assert table in out, "ids can be copied"


def test_ids_are_not_broken_over_lines(server, capsys):
    asyncio.run(list_in_words(server, capsys))
