"""How a web socket is brought to the worker that holds its table, and what is said about where it comes from."""

import asyncio
import os
import socket
from contextlib import asynccontextmanager

import pytest
import uvicorn

from citywright.server.process.crowd import Crowd
from citywright.server.process.doors import Doors, doorway, serve_brought
from citywright.server.process.settings import settings
from citywright.server.process.socket_connections import staying
from citywright.server.store.leases import Worker
from tests.server.malformed import UPGRADE, request

LIMIT = 10  # seconds
OTHER = "127.0.0.2"  # not the address of a proxy
MARK = b"X-Citywright-Brought: 1"


class Known(Doors):
    """Doors that know who holds every table."""

    def __init__(self, *others):
        super().__init__(None)
        self.others = list(others)

    async def others_for(self, table):
        return self.others


async def here(scope, receive, send):
    """A worker, which lets everybody in."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


def protocols(*others):
    chosen = settings({})
    crowd = Crowd(chosen)
    kind = doorway(Known(*others), crowd, chosen)
    config = uvicorn.Config(here, http=kind, ws=staying(crowd), log_config=None)
    return lambda: kind(config=config, server_state=uvicorn.server.ServerState(), app_state={})


@asynccontextmanager
async def serving(protocol):
    """A server; where it listens."""
    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@asynccontextmanager
async def elsewhere():
    """Another machine, which notes what comes and says nothing: where it is, and what came."""
    came = asyncio.Queue()

    async def note(reader, writer):
        came.put_nowait(await reader.readuntil(b"\r\n\r\n"))
        writer.close()

    server = await asyncio.start_server(note, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], came
    finally:
        server.close()


async def visit(port, source, *headers):
    """Open a web socket; the first line of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(request(b"GET", b"/api/tables/x/live", b"HTTP/1.1", [*UPGRADE, *headers]))
    try:
        return await asyncio.wait_for(reader.readline(), LIMIT)
    finally:
        writer.transport.abort()


# -- bad addresses --


async def badly(address):
    async with elsewhere() as (port, _), serving(protocols(Worker(1, "", address.format(port=port)))) as ours:
        return await visit(ours, OTHER)


@pytest.mark.parametrize("address", ["host", "127.0.0.1:", "127.0.0.1:99999999", "a..b:80", "x" * 70 + ":80"])
def test_who_cannot_be_brought_elsewhere_is_answered_here(address):
    assert b" 101 " in asyncio.run(badly(address))


@pytest.mark.parametrize("address", ["0.0.0.0:{port}", ":::{port}", "[::]:{port}", "0:{port}", ":{port}"])
def test_nobody_is_brought_to_an_address_that_is_every_machine(address):
    assert b" 101 " in asyncio.run(badly(address))


# -- where somebody comes from --


async def relayed(source, *headers):
    """What another machine hears of somebody who comes from an address with some headers."""
    async with elsewhere() as (port, came), serving(protocols(Worker(1, "", f"127.0.0.1:{port}"))) as ours:
        visiting = asyncio.create_task(visit(ours, source, *headers))
        head = await asyncio.wait_for(came.get(), LIMIT)
        await visiting
    lines = [line.partition(b": ") for line in head.lower().split(b"\r\n")]
    return sorted((name.decode(), value.decode()) for name, _, value in lines if name.startswith(b"x-"))


FROM_ELSEWHERE = [b"X-Forwarded-For: 192.0.2.1", b"X-Forwarded-Proto: https"]
IS_BROUGHT = ("x-citywright-brought", "1")


def test_a_stranger_cannot_name_another_address():
    assert asyncio.run(relayed(OTHER, *FROM_ELSEWHERE)) == [IS_BROUGHT, ("x-forwarded-for", OTHER)]


def test_whom_a_proxy_brings_is_told_to_the_other_machine():
    told = [IS_BROUGHT, ("x-forwarded-for", "192.0.2.1"), ("x-forwarded-proto", "https")]
    assert asyncio.run(relayed("127.0.0.1", *FROM_ELSEWHERE)) == told


def test_what_a_stranger_tells_a_proxy_is_not_believed():
    invented = b"X-Forwarded-For: 198.51.100.1, 192.0.2.1"
    assert asyncio.run(relayed("127.0.0.1", invented)) == [IS_BROUGHT, ("x-forwarded-for", "192.0.2.1")]


# -- nobody is brought in circles --


@asynccontextmanager
async def door(folder):
    """The door of another worker on this machine."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as theirs:
        theirs.bind(str(folder / "door"))
        theirs.settimeout(LIMIT)
        yield str(folder / "door"), theirs


async def marked_by(source, folder):
    """Somebody comes with the mark: what is handed to the worker of this machine that holds the table."""
    async with door(folder) as (path, theirs), serving(protocols(Worker(0, path, ""))) as ours:
        visiting = asyncio.create_task(visit(ours, source, MARK))
        handed, descriptors, *_ = await asyncio.to_thread(socket.recv_fds, theirs, 65_536, 1)
        for descriptor in descriptors:
            os.close(descriptor)
        await visiting
        return handed


@pytest.mark.parametrize("source", [OTHER, "127.0.0.1"], ids=["a stranger", "another machine"])
def test_the_mark_keeps_nobody_from_the_right_worker_of_a_machine(tmp_path, source):
    assert asyncio.run(marked_by(source, tmp_path)).lower().count(MARK.lower()) == 1


async def marked_for_elsewhere(source):
    async with elsewhere() as (port, came), serving(protocols(Worker(1, "", f"127.0.0.1:{port}"))) as ours:
        return await visit(ours, source, MARK), came.qsize()


@pytest.mark.parametrize("source", [OTHER, "127.0.0.1"], ids=["a stranger", "another machine"])
def test_whoever_is_marked_is_brought_to_no_further_machine(source):
    answer, went_on = asyncio.run(marked_for_elsewhere(source))
    assert b" 101 " in answer
    assert went_on == 0


async def through_a_door(folder):
    """What somebody is told who comes through our door, when another worker is said to hold the table."""
    ours, theirs = socket.socketpair()
    async with door(folder) as (path, _):
        reader, writer = await asyncio.open_connection(sock=theirs)
        asked = request(b"GET", b"/api/tables/x/live", b"HTTP/1.1", [*UPGRADE, MARK])
        await serve_brought(ours, asked, protocols(Worker(0, path, "")))
        try:
            return await asyncio.wait_for(reader.readline(), LIMIT)
        finally:
            writer.transport.abort()


def test_whoever_came_through_a_door_stays(tmp_path):
    assert b" 101 " in asyncio.run(through_a_door(tmp_path))
