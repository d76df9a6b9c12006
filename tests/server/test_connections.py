"""Slow clients, and many: each gets its time and its room, and nobody else waits for them."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import httpx
import pytest

from citywright.server import wire
from citywright.server.process import endings
from citywright.server.process.crowd import Crowd, room_for
from citywright.server.process.networks import network_of
from citywright.server.process.settings import settings
from tests.server.badly import TEXT, cookies_of, next_frame
from tests.server.client import browsers
from tests.server.malformed import UPGRADE, frame, request
from tests.server.servers import Running

PATIENCE = 30
HEAD = b"GET /live HTTP/1.1\r\nHost: x\r\n"
WHOLE = HEAD + b"\r\n"
OTHER = "127.0.0.2"  # not the address of a proxy


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that gives little time and room."""
    limits = {"head_seconds": 0.3, "body_seconds": 0.3, "connections": 60, "connections_of_one": 5}
    with Running(tmp_path_factory.mktemp("hasty") / "tables.sqlite", **limits) as running:
        running.server.config.timeout_keep_alive = 0.3
        yield running.address


@asynccontextmanager
async def lines_to(address):
    """Connections of our own, which are closed in the end."""
    at, opened = urlsplit(address), []

    async def connect(source="127.0.0.1"):
        opened.append(await asyncio.open_connection(at.hostname, at.port, local_addr=(source, 0)))
        return opened[-1]

    yield connect
    for _, writer in opened:
        writer.transport.abort()
    await asyncio.sleep(0)


async def answers(address, *pieces, pause=0.0, ends=False):
    """All that a server says to some bytes before it closes."""
    async with lines_to(address) as connect:
        reader, writer = await connect()
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(pause)
        if ends:
            writer.write_eof()
        return await asyncio.wait_for(reader.read(), PATIENCE)


def said(*arguments, **how):
    return asyncio.run(answers(*arguments, **how))


def statuses(answer):
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


# -- time --


def test_a_head_must_come_in_time(hasty):
    assert statuses(said(hasty, HEAD)) == [408]
    dripping = [HEAD, *(b"X: y\r\n" for _ in range(20))]
    assert statuses(said(hasty, *dripping, pause=0.05)) == [408], "more of it gives no more time"


def test_a_body_must_come_in_time(hasty):
    post = b"POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    assert statuses(said(hasty, post, b"{")) == [408]
    assert statuses(said(hasty, post, *([b" "] * 20), pause=0.05)) == [408]
    early = post.replace(b"/api/sign-in", b"/api/nothing")
    assert statuses(said(hasty, early, b"{")) == [404], "what is answered before its body came gets no other answer"


def test_who_says_nothing_is_left(hasty):
    began = time.monotonic()
    assert said(hasty) == b""
    assert time.monotonic() - began < 10


def test_who_has_been_answered_is_left_later(hasty):
    assert statuses(said(hasty, WHOLE)) == [200]


def test_who_was_answered_too_early_is_left_later(hasty):
    post = b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n"
    assert statuses(said(hasty, post, b"abc", pause=0.1)) == [404]


# -- heads --


@pytest.mark.parametrize("pieces", [1, 40])
def test_a_head_that_is_too_large_is_refused(on_sqlite, pieces):
    size = 80_000 // pieces
    assert statuses(said(on_sqlite, HEAD + b"X: ", *([b"x" * size] * pieces), b"\r\n\r\n")) == [431]
    many = [b"X: y\r\n" * (14_000 // pieces)] * pieces
    assert statuses(said(on_sqlite, HEAD, *many, b"\r\n")) == [431]


@pytest.mark.parametrize("hosts", [b"", b"Host: a\r\nHost: b\r\n", b"Host: a b\r\n", b"Host: a/b\r\n", b"Host: \r\n"])
def test_a_request_has_one_host(on_sqlite, hosts):
    assert statuses(said(on_sqlite, b"GET /live HTTP/1.1\r\n" + hosts + b"\r\n")) == [400]


def test_requests_cannot_be_smuggled(on_sqlite):
    post = b"POST /api/sign-out HTTP/1.1\r\nHost: x\r\n"
    for lengths in (
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Content-Length: +5\r\n",
    ):
        assert statuses(said(on_sqlite, post + lengths + b"\r\n0\r\n\r\n" + WHOLE)) == [400], lengths


def test_who_has_nothing_more_to_say_is_still_answered(on_sqlite):
    assert statuses(said(on_sqlite, WHOLE, ends=True)) == [200]
    assert statuses(said(on_sqlite, WHOLE + HEAD, ends=True)) == [200, 400]
    assert statuses(said(on_sqlite, HEAD, ends=True)) == [400]
    assert said(on_sqlite, ends=True) == b""


def test_earlier_requests_get_their_answers_first(on_sqlite):
    me = WHOLE.replace(b"/live", b"/api/me")
    assert statuses(said(on_sqlite, me * 3 + b"nonsense\r\n\r\n")) == [200, 200, 200, 400]
    unfinished = b"POST /api/sign-in HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    assert statuses(said(on_sqlite, me * 3 + unfinished)) == [200, 200, 200, 400]


def test_an_answer_arrives_even_if_more_was_sent(on_sqlite):
    """A connection that is closed with unread bytes is reset."""
    for _ in range(20):
        assert statuses(said(on_sqlite, b"nonsense\r\n" + b"x" * 300_000)) == [400]


# -- room --


class Line:
    """A connection as the crowd sees it."""

    is_open = True

    def abort(self):
        self.is_open = False


def crowd(**limits):
    return Crowd(settings({}, **limits))


def entered(crowd, address, is_proxy=False):
    line = Line()
    return line if crowd.enter(line, address, is_proxy=is_proxy) else None


def test_the_longest_idle_of_an_address_makes_room_there():
    here = crowd(connections_of_one=3)
    first, second, third = (entered(here, "10.0.0.1") for _ in range(3))
    here.works(first)
    here.rests(first)
    here.works(third)
    assert entered(here, "10.0.0.1")
    assert [line.is_open for line in (first, second, third)] == [True, False, True]
    assert entered(here, "10.0.0.2")
    assert first.is_open
    assert len(here) == 4


def test_nobody_makes_room_who_has_asked_for_something():
    here = crowd(connections_of_one=2, connections=3)
    for line in [entered(here, "10.0.0.1") for _ in range(2)]:
        here.works(line)
    assert not entered(here, "10.0.0.1")
    here.works(entered(here, "10.0.0.2"))
    assert not entered(here, "10.0.0.3"), "full"


def test_who_has_most_makes_room_when_all_is_full():
    here = crowd(connections=6)
    many = [entered(here, "10.0.0.1") for _ in range(4)]
    few = [entered(here, "10.0.0.2") for _ in range(2)]
    assert entered(here, "10.0.0.3")
    assert [line.is_open for line in many] == [False, True, True, True]
    assert all(line.is_open for line in few)


def test_a_proxy_may_bring_many_and_each_of_them_few():
    here = crowd(connections_of_one=2)
    lines = [entered(here, "127.0.0.1", is_proxy=True) for _ in range(5)]
    for line in lines:
        here.works(line)
    assert [here.stays(line, "10.0.0.1") for line in lines[:3]] == [True, True, False]
    here.leave(lines[0])
    assert here.stays(lines[3], "10.0.0.1")
    assert here.stays(lines[4], "10.0.0.2")


def test_who_leaves_leaves_nothing_behind():
    here = crowd()
    for line in [entered(here, f"10.0.0.{number}") for number in range(9)]:
        here.works(line)
        here.leave(line)
        here.rests(line)  # late
    assert (len(here), here._of, here._idle) == (0, {}, {})


def test_a_network_of_ipv6_counts_as_one_address():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") != network_of("10.0.0.2")


async def crowded(address):
    async with lines_to(address) as connect, httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        for number in range(180):
            await connect(f"127.0.0.{1 + number % 3}")
        return [(await http.get(path)).status_code for path in ("/live", "/api/me", "/health")]


def test_idle_connections_lock_nobody_out(hasty):
    assert asyncio.run(crowded(hasty)) == [200, 200, 200]


async def joins(connect, table, cookie, source="127.0.0.1", *more):
    """Open a web socket: the answer, and the connection."""
    reader, writer = await connect(source)
    target = f"/api/tables/{table}/live".encode()
    writer.write(request(b"GET", target, b"HTTP/1.1", [*UPGRADE, b"Cookie: " + cookie.encode(), *more]))
    return await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE), reader, writer


async def stay_many(address):
    async with browsers(address, 1) as (ann,), lines_to(address) as connect:
        here = connect, await ann.new_table("streets", "me", "open"), cookies_of(ann)
        direct = [await joins(*here, OTHER) for _ in range(6)]
        brought = [await joins(*here, "127.0.0.1", b"X-Forwarded-For: 10.0.0.1") for _ in range(6)]
        another = await joins(*here, "127.0.0.1", b"X-Forwarded-For: 10.0.0.2")
        for answered in (direct, brought):
            assert [statuses(head) for head, *_ in answered] == [[101]] * 5 + [[503]]
            assert b"retry-after: " in answered[-1][0]
        assert statuses(another[0]) == [101]
        for *_, writer in direct:
            writer.close()
        async with asyncio.timeout(PATIENCE):
            while statuses((await joins(*here, OTHER))[0]) != [101]:
                await asyncio.sleep(0.05)


def test_one_address_may_have_so_many_web_sockets(hasty):
    asyncio.run(stay_many(hasty))


async def deaf_reader(running):
    """Ask for much and read nothing; the connection must end by itself."""
    crowd = running.server.config.http_protocol_class.crowd
    async with lines_to(running.address) as connect:
        _, writer = await connect()
        writer.transport.pause_reading()
        writer.write(WHOLE.replace(b"/live", b"/schema") * 3000)
        async with asyncio.timeout(PATIENCE):
            while not crowd:
                await asyncio.sleep(0.01)
            while crowd:
                await asyncio.sleep(0.05)


@pytest.mark.slow
def test_who_does_not_read_is_left(tmp_path, monkeypatch):
    monkeypatch.setattr(endings, "READING", 0.2)
    with Running(tmp_path / "tables.sqlite") as running:
        asyncio.run(deaf_reader(running))


def test_the_server_takes_as_many_open_files_as_it_may():
    program = "import resource as r; from citywright.server.process.crowd import raise_open_files as raised; raised()"
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    told = subprocess.run(
        ["bash", "-c", f"ulimit -Sn 256; exec {sys.executable} -c '{program}; print(r.getrlimit(r.RLIMIT_NOFILE)[0])'"],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert int(told) == min(hard, 65_536)


def test_there_are_no_more_connections_than_files():
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert room_for(10) == 10
    assert room_for(10 * soft) < soft


# -- web sockets --


async def breaks(address, data, ends=False):
    """What is said to some bytes: the problem, and the code with which the connection is closed."""
    async with browsers(address, 1) as (ann,), lines_to(address) as connect:
        _, reader, writer = await joins(connect, await ann.new_table("streets", "me", "bot"), cookies_of(ann))
        writer.write(data)
        if ends:
            writer.write_eof()
        found = []
        async with asyncio.timeout(PATIENCE):
            while (heard := await next_frame(reader))[0] == TEXT:
                message = json.loads(heard[1])
                if message["type"] == "refused":
                    found.append(message["problem"]["code"])
        return [*found, int.from_bytes(heard[1][:2])]


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (frame(TEXT, b"\xff\xfe"), ["unreadable", 1007]),
        (b"\x83\x80abcd", ["unreadable", 1002]),
        (frame(TEXT, b"x" * 9000), ["too-large", 1009]),
        (frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 1100, ["too-large", 1009]),
    ],
    ids=["no text", "no such frame", "too large", "too many fragments"],  # masks are random, but tests must be the same
)
def test_frames_that_are_no_message_are_told_why(on_sqlite, data, answer):
    assert asyncio.run(breaks(on_sqlite, data)) == answer


def test_who_goes_without_a_word_is_told_so(on_sqlite):
    assert asyncio.run(breaks(on_sqlite, b"\x81", ends=True)) == ["unreadable", 1002]


def test_an_upgrade_that_is_none_is_answered(on_sqlite):
    target = b"/api/tables/x/live"
    for lines, status in (
        (UPGRADE[:-1], 400),
        ([*UPGRADE, b"X: " + b"x" * 9000], 431),
        ([*UPGRADE, *([b"X: y"] * 200)], 431),
        ([each.replace(b"13", b"12") for each in UPGRADE], 400),
    ):
        assert statuses(said(on_sqlite, request(b"GET", target, b"HTTP/1.1", lines)))[0] == status


async def deaf(address):
    """Somebody pings without listening: the server stops reading rather than keep all its answers."""
    async with browsers(address, 1) as (ann,), lines_to(address) as connect:
        table = await ann.new_table("streets", "me", "bot casual")
        _, _, writer = await joins(connect, table, cookies_of(ann))
        pings = frame(9, b"x" * 125) * 1000
        for _ in range(400):
            writer.write(pings)
            try:
                await asyncio.wait_for(writer.drain(), 1)
            except TimeoutError:
                break
        else:
            raise AssertionError("the server reads on")
        async with ann.at(table) as me:
            await (await me.arrive()).do(wire.Look, seat=None)


def test_who_does_not_listen_is_not_heard(on_sqlite):
    asyncio.run(deaf(on_sqlite))
