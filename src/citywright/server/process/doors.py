"""A web socket that comes to the wrong worker is brought to the one that holds its table.

Workers of one machine hand the connection itself over, through a Unix socket at the other's door: after that it costs
nothing. A worker of another machine gets the bytes, over a connection of ours.
"""

import asyncio
import hashlib
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from citywright.server.hall.hall import Hall
from citywright.server.process.connections import HttpConnection
from citywright.server.process.crowd import Crowd
from citywright.server.process.endings import Watch
from citywright.server.process.settings import Settings
from citywright.server.store.leases import Worker

LIVE = re.compile(rb"/api/tables/([\w-]{1,32})/live(?:\?|$)")
BROUGHT = b"x-citywright-brought"  # a header: it is brought to no further machine
FORWARDED, SCHEME = b"x-forwarded-for", b"x-forwarded-proto"  # which only proxies that we believe may send
LARGEST = 128 * 1024  # bytes of a request that is handed over
PATIENCE = 5.0  # seconds for a door where many wait
GRACE = 0.25  # seconds in which a server that stops still takes a request that is on its way
REACHED = 2.0  # seconds for another machine to answer: it may be gone
EVERYWHERE = ("", "0", "0.0.0.0", "::")  # where a server listens, but nowhere that it could be reached
Protocol = Callable[[], "Doorway"]


def door_of(folder: Path, slot: int) -> Path:
    """The door of a worker among those that were started together."""
    return folder / f"door-{slot}"


def ranked(table: str, slots: int) -> list[int]:
    """The workers that were started together, by whom a table suits best: each gets its share of the tables."""
    return sorted(range(slots), key=lambda slot: hashlib.blake2b(f"{table} {slot}".encode()).digest())


class Doors:
    """Finds out where a table lives, and brings connections there."""

    def __init__(self, hall: Hall, folder: Path | None = None, slot: int = 0, slots: int = 1):
        self.hall, self.folder, self.slot, self.slots = hall, folder, slot, slots
        self._door: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- connections that are handed to us --

    def open(self, protocol: Protocol) -> None:
        """Let others hand connections over."""
        if self.folder is None:
            return
        path = door_of(self.folder, self.slot)
        path.unlink(missing_ok=True)
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._door.bind(str(path))
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._admit, self._door, protocol)

    def close(self) -> None:
        """Let nobody in any more."""
        if self._door and self.folder:
            asyncio.get_running_loop().remove_reader(self._door.fileno())
            self._door.close()
            door_of(self.folder, self.slot).unlink(missing_ok=True)

    def _admit(self, door: socket.socket, protocol: Protocol) -> None:
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(door, LARGEST, 1)
                for descriptor in descriptors:
                    task = asyncio.create_task(serve_brought(socket.socket(fileno=descriptor), request, protocol))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    # -- connections that we bring to others --

    async def others_for(self, table: str) -> list[Worker]:
        """The workers to try in turn for a table that is not here; none if it is, or should be."""
        if self.hall.is_here(table):
            return []
        services = self.hall.services
        holder = await asyncio.to_thread(services.life.holder_of, services.engine, table)
        if holder:
            return [holder]
        before = ranked(table, self.slots)
        before = before[: before.index(self.slot)]
        return [Worker(0, str(door_of(self.folder, slot)), "") for slot in before if self.folder]

    async def bring(self, worker: Worker, transport: asyncio.Transport, request: bytes, *, far: bool) -> bool:
        """Bring a connection to a worker, if need be to another machine; whether it took it."""
        if worker.door and os.path.exists(worker.door):
            return await self._hand_over(worker.door, transport, request)
        return far and bool(worker.address) and await _relay(worker.address, transport, request)

    async def _hand_over(self, door: str, transport: asyncio.Transport, request: bytes) -> bool:
        until = asyncio.get_running_loop().time() + PATIENCE
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
            ours.setblocking(False)
            while asyncio.get_running_loop().time() < until and not transport.is_closing():
                try:
                    ours.connect(door)
                    socket.send_fds(ours, [request], [transport.get_extra_info("socket").fileno()])
                except BlockingIOError:  # many are waiting there
                    await asyncio.sleep(0.02)
                except OSError:  # nobody is behind the door
                    return False
                else:
                    transport.abort()  # our end of it; the connection lives on over there
                    return True
        return False


async def serve_brought(connection: socket.socket, request: bytes, protocol: Protocol) -> None:
    """Serve a connection from its first request on, which somebody else has read."""
    with suppress(OSError):
        transport, receiver = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        receiver.came_through_door = True
        if not transport.is_closing():
            receiver.data_received(request)


class Relay(asyncio.Protocol):
    """Passes on what comes over one connection to another."""

    def __init__(self, other: asyncio.Transport, before: asyncio.BaseProtocol | None = None):
        self.other, self.before = other, before

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self.other.write(data)

    def pause_writing(self) -> None:
        """Our end is slow: let the other one wait."""
        self.other.pause_reading()

    def resume_writing(self) -> None:
        """Go on."""
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Both end together, even if the other one does not read the rest."""
        self.other.close()
        Watch(self.other).start()
        if self.before:
            self.before.connection_lost(exc)


async def _relay(address: str, transport: asyncio.Transport, request: bytes) -> bool:
    host, _, port = address.rpartition(":")
    host = host.strip("[]")
    if host in EVERYWHERE:
        return False
    try:
        connecting = asyncio.get_running_loop().create_connection(lambda: Relay(transport), host, int(port))
        there, _ = await asyncio.wait_for(connecting, REACHED)
    except (OSError, TimeoutError, ValueError, OverflowError):  # it cannot be reached, or its address is none
        return False
    there.write(request)
    transport.set_protocol(Relay(there, transport.get_protocol()))
    transport.resume_reading()
    return True


class Doorway(HttpConnection):
    """HTTP; the web socket of a table goes to the worker that holds the table."""

    doors: Doors
    stops = came_through_door = False

    def shutdown(self) -> None:
        """The server stops. A connection where nothing is asked may carry a request that has not arrived yet."""
        self.stops = True
        if self.cycle is None or self.cycle.response_complete:
            self.loop.call_later(GRACE, super().shutdown)
        else:
            super().shutdown()

    def on_headers_complete(self) -> None:
        """Begin to answer; a server that stops says that this answer is the last one."""
        super().on_headers_complete()
        if self.stops and self.cycle:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self) -> None:
        """Find out where the table lives first."""
        table = LIVE.match(self.url)
        if table is None or self.came_through_door:
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._bring(table[1].decode()))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _bring(self, table: str) -> None:
        with suppress(Exception):  # if the database is away, it gets an answer here that says so
            if await self._finds_its_table(table):
                self.connections.discard(self)
                return
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().handle_websocket_upgrade()

    async def _finds_its_table(self, table: str) -> bool:
        for worker in await self.doors.others_for(table):
            if await self.doors.bring(worker, self.transport, self._request(), far=not self.is_brought):
                return True
        return False

    @property
    def is_brought(self) -> bool:
        """Whether it says that it comes from another machine. A stranger may say so, too, but gains nothing by it."""
        return any(name == BROUGHT for name, _ in self.headers)

    def _request(self) -> bytes:
        """The request, with a mark that it was brought, and from whom it came first."""
        not_ours = {BROUGHT, FORWARDED} if self.has_proxy else {BROUGHT, FORWARDED, SCHEME}
        headers = [(name, value) for name, value in self.headers if name not in not_ours]
        headers += [(BROUGHT, b"1"), (FORWARDED, self.true_address().encode("latin-1"))]
        lines = [b"GET " + self.url + b" HTTP/1.1", *(name + b": " + value for name, value in headers)]
        return b"\r\n".join([*lines, b"", b""])


def doorway(doors: Doors, crowd: Crowd, settings: Settings) -> type[Any]:
    """The protocol of a worker."""
    return type("Doorway", (Doorway,), {"doors": doors, "crowd": crowd, "settings": settings})
