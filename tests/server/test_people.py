"""Guests, names, accounts."""

import asyncio

import pytest

from tests.server.client import browsers

pytestmark = pytest.mark.compiled
SECRET = {"account": "Ann of Town", "password": "correct horse"}


async def guests(address):
    async with browsers(address, 2) as (ann, ben):
        assert ann.me.id != ben.me.id
        again = (await ann.http.get("/api/me")).json()
        assert again["id"] == ann.me.id
        renamed = await ann.http.patch("/api/me", json={"name": "  Ann   Müller "})
        assert renamed.json()["name"] == "Ann Müller"
        for name in ("", " ", "a,b", "x" * 25, "a\nb\u0000", "\u202eabc"):
            answer = await ann.http.patch("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, "name"), name
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann Müller"


def test_a_guest_needs_nothing_and_may_have_a_name(address):
    asyncio.run(guests(address))


async def russian(address):
    async with browsers(address, 1) as (ann,):
        ann.http.cookies.clear()
        return (await ann.http.get("/api/me", headers={"accept-language": "ru-RU,ru;q=0.9,en"})).json()["name"]


def test_a_guest_is_named_in_the_browsers_language(on_sqlite):
    assert asyncio.run(russian(on_sqlite)).startswith("Гость")


async def accounts(address):
    async with browsers(address, 2) as (ann, elsewhere):
        table = await ann.new_table("streets", "me", "bot casual")
        wanted = SECRET | {"account": f"Ann {ann.me.id[:8]}"}
        for bad in ({"password": "short"}, {"password": "x" * 201}):
            answer = await ann.http.post("/api/account", json=wanted | bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "password")
        assert (await ann.http.post("/api/account", json=wanted | {"account": ","})).json()["code"] == "account"
        made = (await ann.http.post("/api/account", json=wanted)).json()
        assert (made["id"], made["account"]) == (ann.me.id, wanted["account"])
        assert (await ann.http.post("/api/account", json=wanted)).json()["code"] == "has-account"
        taken = await elsewhere.http.post("/api/account", json=wanted | {"account": wanted["account"].upper()})
        assert (taken.status_code, taken.json()["code"]) == (409, "account-taken")
        wrong = await elsewhere.http.post("/api/sign-in", json=wanted | {"password": "wrong horse"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "signing-in")
        unknown = await elsewhere.http.post("/api/sign-in", json=SECRET | {"account": "nobody\u0000"})
        assert unknown.json()["code"] == "signing-in"
        signed_in = await elsewhere.http.post("/api/sign-in", json=wanted | {"account": wanted["account"].lower()})
        assert signed_in.json()["id"] == ann.me.id
        assert [listed["id"] for listed in (await elsewhere.http.get("/api/tables")).json()] == [table]
        assert (await elsewhere.http.post("/api/sign-out")).status_code == 204
        assert (await elsewhere.http.get("/api/tables")).json()["code"] == "nobody"
        assert (await elsewhere.http.get("/api/me")).json()["id"] not in (ann.me.id, elsewhere.me.id)


def test_an_account_keeps_ones_games(address):
    asyncio.run(accounts(address))


async def forged(address):
    async with browsers(address, 1) as (ann,):
        cookie = ann.http.cookies["citywright"]
        ann.http.cookies.clear()
        ann.http.cookies["citywright"] = cookie[:-3] + "abc"
        return ann.me.id, (await ann.http.get("/api/me")).json()["id"]


def test_a_forged_cookie_is_nobodys(on_sqlite):
    one, other = asyncio.run(forged(on_sqlite))
    assert one != other


async def listed(address):
    async with browsers(address, 1) as (ann,):
        mine = await ann.new_table("streets", "me", "bot casual", options={"first": 1})
        waiting = await ann.new_table("townies", "me", "open")
        found = {each["id"]: each for each in (await ann.http.get("/api/tables")).json()}
        return found[mine], found[waiting]


def test_ones_tables_are_listed_with_whose_turn_it_is(address):
    mine, waiting = asyncio.run(listed(address))
    assert (mine["my_turn"], mine["stage"], mine["scores"]) == (True, "playing", [0, 0])
    assert (waiting["my_turn"], waiting["stage"]) == (False, "waiting")
    assert [seat["who"] for seat in waiting["seats"]] == ["person", "open"]
