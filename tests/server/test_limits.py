"""How much one may send, and what protects the page."""

import asyncio
import pickle

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from citywright.server import wire
from citywright.server.problems import Refusal
from citywright.server.process import buckets
from citywright.server.process.buckets import Buckets
from citywright.server.process.networks import network_of
from tests.server.client import browsers, table_wanted
from tests.server.servers import Running

pytestmark = pytest.mark.compiled


@pytest.fixture
def strict(tmp_path):
    """A server with little patience, whose clock stands still: no bucket of messages fills up again."""
    limits = {"messages_a_second": 5.0, "requests_a_minute": 60, "sign_ins_a_minute": 3, "unfinished_tables": 2}
    database = tmp_path / "tables.sqlite"
    with pytest.MonkeyPatch.context() as patch, Running(database, message_bytes=2000, **limits) as running:
        patch.setattr(buckets, "monotonic", lambda: 0.0)
        yield running.address


async def too_many(address):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        await ann.new_table("streets", "me", "bot casual")
        refused = await ann.http.post("/api/tables", json=table_wanted("streets", "me", "bot"))
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
        async with ann.at(table) as me:
            await me.arrive()
            answers = [(await me.ask(wire.Look, seat=None)) for _ in range(20)]
        assert all(isinstance(answer, wire.Done) for answer in answers[:15]), "three seconds' worth may come at once"
        assert [answer.problem.code for answer in answers[15:]] == ["too-fast"] * 5
        wrong = {"account": "somebody", "password": "wrong horse"}
        answers = [(await ann.http.post("/api/sign-in", json=wrong)).status_code for _ in range(5)]
        assert answers == [401, 401, 401, 429, 429]
        waits = (await ann.http.post("/api/sign-in", json=wrong)).headers["retry-after"]
        assert waits == "20", "3 a minute"
        answers = [await ann.http.get("/api/offered") for _ in range(70)]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"] == "1", "60 a minute"
        assert answers[-1].json()["code"] == "too-fast"
        assert (await ann.http.get("/health")).status_code == 200


def test_too_much_is_refused(strict):
    asyncio.run(too_many(strict))


def test_an_ipv6_network_counts_as_one_address():
    assert network_of("2001:db8:1:2::3") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::3")
    assert network_of("192.0.2.1") == network_of("::ffff:192.0.2.1") != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("testclient") == "testclient"


def test_a_limit_says_when_to_come_again_and_forgets_who_has_waited(monkeypatch):
    now = 0.0
    monkeypatch.setattr(buckets, "monotonic", lambda: now)
    limit = Buckets(a_second=0.5, size=3, most=100)
    for _ in range(3):
        limit.take("ann")
    with pytest.raises(Refusal) as refused:
        limit.take("ann")
    assert refused.value.problem.wait == 2
    now = 2.0
    limit.take("ann")
    for number in range(1000):
        limit.take(str(number))
    assert len(limit) == 100
    now = 100.0
    limit.take("ann")
    assert len(limit) == 1, "all others would be full again"
    now = 200.0
    limit.take("ann")
    assert len(limit) == 1, "whoever comes again after a while is counted anew"


def size_of(limit):
    """What it keeps about somebody who has asked a thousand times."""
    for _ in range(1000):
        limit.take("ann")
    return len(pickle.dumps(limit))


def test_a_high_limit_costs_no_more_than_a_low_one():
    assert size_of(Buckets(1e6, 1e6)) < 1000


async def crawl(address):
    async with httpx.AsyncClient(base_url=address) as crawler:
        answers = []
        for _ in range(5):
            crawler.cookies.clear()
            answers.append(await crawler.get("/api/me"))
        elsewhere = await crawler.get("/api/me", headers={"x-forwarded-for": "192.0.2.1"})
        return [answer.status_code for answer in answers], answers[-1].headers["retry-after"], elsewhere.status_code


def test_an_address_brings_only_so_many_newcomers(tmp_path):
    with Running(tmp_path / "tables.sqlite", guests_an_hour=3) as running:
        codes, wait, elsewhere = asyncio.run(crawl(running.address))
    assert codes == [200, 200, 200, 429, 429]
    assert 1100 < int(wait) <= 1200
    assert elsewhere == 200


async def too_many_connections(address):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me")
        for _ in range(20):
            await ann.http.get("/api/offered")
        async with ann.at(table) as me:
            await me.hear()
            with pytest.raises(ConnectionClosed) as closed:
                await me.hear()
        return me.answers[0].problem, closed.value.rcvd.code


def test_connecting_counts_as_a_request(tmp_path):
    with Running(tmp_path / "tables.sqlite", requests_a_minute=10) as running:
        problem, code = asyncio.run(too_many_connections(running.address))
    assert (problem.code, code) == ("too-fast", 1013)
    assert 0 < problem.wait <= 6


async def too_long(address):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        async with ann.at(table) as me:
            await me.arrive()
            await me.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await me.until(lambda: False)
        assert closed.value.rcvd.code == 1009
        large = await ann.http.patch("/api/me", json={"name": "x" * 100_000})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")


def test_what_is_too_long_is_refused(on_sqlite):
    asyncio.run(too_long(on_sqlite))


async def flood(me):
    for _ in range(1000):
        await me.socket.send("{}")
    await me.until(lambda: False)


async def floods(address):
    """Whoever does not stop is put out."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        async with ann.at(table) as me:
            await me.arrive()
            with pytest.raises(ConnectionClosed):
                await flood(me)


def test_a_flood_ends_the_connection(tmp_path):
    with Running(tmp_path / "tables.sqlite", messages_a_second=5.0) as running:
        asyncio.run(floods(running.address))


async def other_origin(address):
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        with pytest.raises(InvalidStatus) as refused:
            async with ann.at(table, origin="https://elsewhere.example"):
                pass
        assert refused.value.response.status_code == 403
        async with ann.at(table, origin=address) as me:
            await me.arrive()
        posted = await ann.http.post(
            "/api/tables", json=table_wanted("streets", "me"), headers={"origin": "https://elsewhere.example"}
        )
        assert (posted.status_code, posted.json()["code"]) == (403, "origin")


def test_a_page_of_another_site_may_do_nothing(on_sqlite):
    asyncio.run(other_origin(on_sqlite))


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/schema", "/table/abc"])
def test_every_answer_has_the_security_headers(on_sqlite, path):
    headers = httpx.get(on_sqlite + path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")  # for the engines
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_for_one_reader_is_not_kept(on_sqlite):
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        assert httpx.get(on_sqlite + path).headers["cache-control"] == "no-store"


def test_the_page_can_be_looked_for(on_sqlite):
    assert httpx.head(on_sqlite + "/").status_code == httpx.get(on_sqlite + "/").status_code
    assert httpx.head(on_sqlite + "/").content == b""


def test_the_cookie_is_not_for_scripts(on_sqlite):
    cookie = httpx.get(on_sqlite + "/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "this is plain http"


def test_behind_https_the_cookie_is_secure(on_sqlite):
    cookie = httpx.get(on_sqlite + "/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert "Secure" in cookie


def test_the_interface_is_described(on_sqlite):
    paths = httpx.get(on_sqlite + "/schema").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table}/replay", "/health"} <= set(paths)


def test_large_answers_are_compressed(on_sqlite):
    for encoding in ("br", "gzip"):
        answer = httpx.get(on_sqlite + "/api/box/streets", headers={"accept-encoding": encoding})
        assert answer.headers["content-encoding"] == encoding
    assert len(answer.json()["tiles"]) == 47
    assert httpx.get(on_sqlite + "/api/box/streets?edition=1066").status_code == 400
    assert len(httpx.get(on_sqlite + "/api/box/townies").json()["shapes"]) == 6
