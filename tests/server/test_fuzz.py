"""Bad input of any kind gets a clear refusal, never a failure of ours."""

import asyncio
import json
import random

import httpx
import msgspec
import pytest

from citywright.server import wire
from citywright.server.problems import STATUS
from tests.server.client import browsers

pytestmark = pytest.mark.compiled
ODD = [
    None,
    True,
    0,
    -1,
    5,
    2**31,
    2**70,
    1.5,
    1e300,
    "",
    "x",
    "\u0000",
    "😀" * 9,
    "x" * 300,
    [],
    {},
    [[]],
    {"a": None},
    "-1",
    "NaN",
]
ROUTES = [
    ("PATCH", "/api/me"), ("POST", "/api/account"), ("POST", "/api/sign-in"), ("POST", "/api/tables"),
    ("POST", "/api/tables/TABLE/what-if"), ("POST", "/api/tables/TABLE/close"), ("POST", "/api/tables/continue"),
    ("GET", "/api/tables/TABLE/replay"), ("GET", "/api/tables/%00/file"),
    ("GET", "/api/tables/..%2f..%2fx"), ("GET", "/api/box/streets?edition=%00"), ("DELETE", "/api/me"),
    ("POST", "/api/sign-out"), ("GET", "/..%2f..%2fetc/passwd"), ("GET", "/assets/%00"), ("POST", "/schema"),
]  # fmt: skip
GOOD = {
    "name": "Ann", "account": "ann", "password": "long enough", "game": "streets", "number": 3,
    "seats": [{"who": "me"}, {"who": "bot", "level": "casual"}],
    "options": {"edition": "2021", "modules": [], "first": 1, "consultants": [], "difficulty": "easy"},
    "hints": True, "undo": True, "days": 0, "file": "citywright game file\ngame: streets\n",
}  # fmt: skip


def spoilt(data, rng):
    """Data with one thing in it replaced, left out or added."""
    data = json.loads(json.dumps(data))
    at, key = data, rng.choice(list(data))
    while isinstance(at[key], dict | list) and at[key] and rng.random() < 0.6:
        at = at[key]
        key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
    if rng.random() < 0.15:
        del at[key]
    elif isinstance(at, dict) and rng.random() < 0.15:
        at[rng.choice(["tiles", "map", "players", "__class__", "x"])] = rng.choice(ODD)
    else:
        at[key] = rng.choice(ODD)
    return data


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
            if 400 <= answer.status_code < 500:
                problem = msgspec.convert(answer.json(), wire.Problem)
                assert STATUS[problem.code] == answer.status_code, (method, path, sent, answer.text)


def test_bad_requests_are_refused(address):
    asyncio.run(ask_badly(address, 150))


MESSAGES = [
    wire.Move(1, 0, 3, "pass"), wire.Undo(1, 0), wire.Look(1, 0), wire.AskPreview(1, 0, "pass"), wire.AskInspection(1),
    wire.AskHint(1, 0), wire.Say(1, "hello"), wire.Sit(1, 0), wire.StandUp(1, 0), wire.StandIn(1, 0), wire.Rematch(1),
]  # fmt: skip


async def talk_badly(address, times):
    rng = random.Random(6)
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("townies", "me", "bot casual")
        async with ann.at(table) as me:
            await me.arrive()
            for _ in range(times):
                message = msgspec.to_builtins(rng.choice(MESSAGES))
                await me.socket.send(rng.choice(["", "{", "[]", "null", "\u0000"]) if rng.random() < 0.1
                                     else json.dumps(spoilt(message, rng)))  # fmt: skip
                while not me.answers:
                    await me.hear()
                for answer in me.answers.values():
                    if isinstance(answer, wire.Refused):
                        assert STATUS[answer.problem.code] < 500, (message, answer)
                me.answers.clear()
            await me.socket.send(b"\xff\x00")
            assert (await me.hear()).problem.code == "unreadable"
            await me.do(wire.Look, seat=None)


def test_bad_messages_are_refused(on_sqlite):
    asyncio.run(talk_badly(on_sqlite, 200))


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
