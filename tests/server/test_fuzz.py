"""Bad input of any kind gets a clear refusal, never a failure of ours."""

import asyncio
import json
import random

import httpx
import msgspec
import pytest

from citywright.games import GAMES
from citywright.server import wire
from citywright.server.people.setup import checked_options
from citywright.server.problems import STATUS
from tests.server.badly import Somebody
from tests.server.client import browsers, table_wanted
from tests.server.malformed import GOOD, spoilt

pytestmark = pytest.mark.compiled
ROUTES = [
    ("PATCH", "/api/me"), ("POST", "/api/account"), ("POST", "/api/sign-in"), ("POST", "/api/tables"),
    ("POST", "/api/tables/TABLE/what-if"), ("POST", "/api/tables/TABLE/close"), ("POST", "/api/tables/continue"),
    ("GET", "/api/tables/TABLE/replay"), ("GET", "/api/tables/%00/file"),
    ("GET", "/api/tables/..%2f..%2fx"), ("GET", "/api/box/streets?edition=%00"), ("DELETE", "/api/me"),
    ("POST", "/api/sign-out"), ("GET", "/..%2f..%2fetc/passwd"), ("GET", "/assets/%00"), ("POST", "/schema"),
]  # fmt: skip


def body(rng):
    if rng.random() < 0.2:
        return rng.choice([b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"1", b"{}" * 50, b'{"name":"\\ud800"}'])
    return json.dumps(spoilt(GOOD, rng)).encode()


async def ask_badly(address, times):
    rng = random.Random(5)
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        for _ in range(times):
            method, path = rng.choice(ROUTES)
            kind = rng.choice(["application/json", "application/json", "text/plain", "application/x-msgpack", ""])
            sent = body(rng) if method != "GET" else None
            answer = await ann.http.request(
                method, path.replace("TABLE", table), content=sent, headers={"content-type": kind} if kind else {}
            )
            assert answer.status_code < 500 or "not been built" in answer.text, (method, path, sent, answer.text)
            if 400 <= answer.status_code < 500 and answer.headers["content-type"] == "application/json":
                problem = msgspec.convert(answer.json(), wire.Problem)
                assert STATUS[problem.code] == answer.status_code, (method, path, sent, answer.text)


def test_bad_requests_are_refused(address):
    asyncio.run(ask_badly(address, 150))


async def behave_badly(address, times):
    async with browsers(address, 2) as (ann, eve):
        table = await ann.new_table("townies", "me", "bot casual")
        somebody = Somebody(address, table, ann, eve, random.Random(6))
        for _ in range(times):
            await somebody.request()
            await somebody.message()
        somebody.leave()
        assert {"200", "400", "404", "405", "431"} <= set(somebody.statuses)
        assert {"unreadable", "too-large", "close 1002", "close 1007", "close 1009"} <= set(somebody.codes)
        async with ann.at(await ann.new_table("streets", "me", "bot casual")) as me:
            await (await me.arrive()).do(wire.Look, seat=None)


@pytest.mark.slow
def test_whatever_comes_is_answered(address):
    """A short run of bench/malformed.py."""
    asyncio.run(behave_badly(address, 500))


DEEP = ["[" * 5000, '{"a":' * 5000, "[" * 5000 + "]" * 5000, '{"type":' * 900]


async def deep(address):
    async with browsers(address, 1) as (ann,), ann.at(await ann.new_table("streets", "me", "bot casual")) as me:
        await me.arrive()
        for text in DEEP:
            refused = await ann.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
            assert (refused.status_code, refused.json()["code"]) == (400, "unreadable"), text[:9]
            await me.socket.send(text[:8000])
            await me.until(lambda: me.answers)
            assert me.answers.pop(0).problem.code == "unreadable"
        await me.do(wire.Look, seat=None)


def test_what_is_nested_too_deeply_is_refused(on_sqlite):
    asyncio.run(deep(on_sqlite))


def test_options_are_kept_in_one_way():
    given = {"modules": ["consultants", "business"]}
    assert checked_options("streets", given, 3)["modules"] == ("business", "consultants")
    for game in GAMES:
        kept = checked_options(game, {}, 2)
        assert checked_options(game, kept, 2) == kept


def test_what_is_refused_is_not_repeated_at_length(on_sqlite):
    with httpx.Client(base_url=on_sqlite) as http:
        http.get("/api/me")
        for modules in (["business"] * 5500, [str(number) for number in range(5500)]):
            options = {"modules": modules}
            refused = http.post("/api/tables", json=table_wanted("streets", "me", "bot", options=options))
            assert (refused.status_code, refused.json()["code"]) == (400, "options")
            assert len(refused.content) < 1000


async def nowhere(address):
    async with browsers(address, 1) as (ann,):
        async with ann.at("no-such-table") as me:
            answer = await me.hear()
        ann.http.cookies.clear()
        return answer, await ann.http.post("/api/tables", json={}), await ann.http.get("/api/tables/x/y/z")


def test_what_is_not_there_is_told_so(on_sqlite):
    answer, made, missing = asyncio.run(nowhere(on_sqlite))
    assert (answer.request, answer.problem.code) == (0, "no-table")
    assert made.status_code in (400, 401)
    assert (missing.status_code, missing.json()["code"]) == (404, "missing")


async def spectators_without_a_cookie(address):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "open")
        ann.http.cookies.clear()
        async with ann.at(table) as me:
            await me.arrive()
            return [await me.refused(wire.Sit, seat=1), await me.refused(wire.Say, text="x"),
                    await me.refused(wire.Rematch), await me.refused(wire.StandUp, seat=0)]  # fmt: skip


def test_nobody_may_only_watch(on_sqlite):
    assert asyncio.run(spectators_without_a_cookie(on_sqlite)) == ["nobody", "nobody", "not-seated", "not-yours"]


def test_a_table_of_bots_or_of_files_is_refused(on_sqlite):
    with httpx.Client(base_url=on_sqlite) as http:
        http.get("/api/me")
        for wanted, code in (
            ({"game": "streets", "seats": [{"who": "bot"}] * 2}, "seats"),
            ({"game": "streets", "seats": []}, "seats"),
            ({"game": "streets", "seats": [{"who": "me"}] * 2}, "seats"),
            ({"game": "streets", "seats": [{"who": "me"}] + [{"who": "bot"}] * 5}, "seats"),
            ({"game": "streets", "seats": [{"who": "me"}], "options": {"tiles": "/etc/passwd"}}, "options"),
            ({"game": "streets", "seats": [{"who": "me"}], "options": {"edition": "1066"}}, "options"),
            ({"game": "townies", "seats": [{"who": "me"}], "options": {"mode": "x"}}, "options"),
            ({"game": "townies", "seats": [{"who": "me"}], "days": 400}, "options"),
            ({"game": "townies", "seats": [{"who": "me"}, {"who": "bot", "level": "x"}]}, "level"),
            ({"game": "townies", "seats": [{"who": "me"}, {"who": "screen", "name": ""}]}, "name"),
            ({"game": "chess", "seats": [{"who": "me"}]}, "unreadable"),
        ):
            answer = http.post("/api/tables", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (400, code), wanted
