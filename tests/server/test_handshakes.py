"""Whoever is connecting or talking when the server stops is told to come again."""

import asyncio
import socket
from threading import Semaphore
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from citywright.server.problems import Refusal
from citywright.server.process import socket_connections
from citywright.server.web import app
from tests.server.badly import TEXT
from tests.server.client import browsers, table_wanted
from tests.server.malformed import UPGRADE, frame, request
from tests.server.servers import Running

pytestmark = pytest.mark.compiled
SOON = 10  # seconds
STOPS = b"\x88\x02\x03\xf4"  # a frame that closes with 1012


async def connect_while_it_stops(running, comes):
    async with browsers(running.address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual")
        connecting = asyncio.create_task(ann.at(table).__aenter__())
        async with asyncio.timeout(SOON):
            await asyncio.to_thread(comes.acquire)
            running.server.should_exit = True
            with pytest.raises(InvalidStatus) as refused:
                await connecting
        return refused.value.response.status_code


def test_a_handshake_that_a_stop_interrupts_is_no_error(tmp_path, monkeypatch):
    comes = Semaphore(0)

    async def slowly(*_):
        comes.release()
        await asyncio.sleep(0.5)
        raise Refusal("database")

    monkeypatch.setattr(app, "arrival", slowly)
    with Running(tmp_path / "tables.sqlite") as running:
        assert asyncio.run(connect_while_it_stops(running, comes)) == 503


def joined(address):
    """A connection of our own to a new table."""
    with httpx.Client(base_url=address) as http:
        http.get("/api/me")
        table = http.post("/api/tables", json=table_wanted("streets", "me", "open")).json()["id"]
        cookie = f"Cookie: citywright={http.cookies['citywright']}".encode()
    at = urlsplit(address)
    line = socket.create_connection((at.hostname, at.port), SOON)
    line.sendall(request(b"GET", f"/api/tables/{table}/live".encode(), b"HTTP/1.1", [*UPGRADE, cookie]))
    return line


def test_whoever_says_something_before_reading_that_the_server_stops_still_hears_it(tmp_path, monkeypatch):
    """A browser whose message goes to a connection that is closed already would only know that it broke."""
    monkeypatch.setattr(socket_connections, "FAREWELL", SOON)
    with Running(tmp_path / "tables.sqlite") as running, joined(running.address) as line:
        assert line.recv(65536, socket.MSG_PEEK).startswith(b"HTTP/1.1 101")
        running.server.should_exit = True
        while not line.recv(65536, socket.MSG_PEEK).endswith(STOPS):
            pass
        for _ in range(2):
            line.sendall(frame(TEXT, b"{}"))
        assert line.recv(65536).endswith(STOPS)
