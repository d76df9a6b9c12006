"""How a web socket is brought to the worker that holds its table, and what is said about where it comes from."""

import asyncio
from contextlib import asynccontextmanager

import pytest
import uvicorn

from citywright.server.process.connections import staying
from citywright.server.process.crowd import Crowd
from citywright.server.process.doors import Doors, doorway
from citywright.server.process.settings import settings
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
