"""How connections end: with an answer that arrives, and also where the other end does not read."""

import asyncio
from http import HTTPStatus

LINGER = 2.0  # seconds in which the other end may read the last answer
READING = 20.0  # seconds in which it must have read as many bytes as SLOWEST
SLOWEST = 16 * 1024
AGAIN = 5  # seconds after which there may be room


def answer_of(status: int) -> bytes:
    """An answer to what is not a request, or comes too late."""
    phrase = HTTPStatus(status).phrase
    again = f"retry-after: {AGAIN}\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(phrase)}\r\nconnection: close\r\n{again}"
    return f"HTTP/1.1 {status} {phrase}\r\n{head}\r\n{phrase}".encode()


class Farewell(asyncio.Protocol):
    """Swallows what still comes: a connection that is closed with unread bytes is reset, and the answer lost."""

    def __init__(self, transport: asyncio.Transport, before: asyncio.BaseProtocol, linger: float):
        self.before = before
        self.timer = asyncio.get_running_loop().call_later(linger, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end has gone, too."""
        self.timer.cancel()
        self.before.connection_lost(exc)


def part(
    transport: asyncio.Transport, protocol: asyncio.BaseProtocol, linger: float = LINGER
) -> asyncio.TimerHandle | None:
    """Send nothing more, and close as soon as the other end does, or when the timer ends."""
    if transport.is_closing():
        return None
    farewell = Farewell(transport, protocol, linger)
    transport.set_protocol(farewell)
    transport.write_eof()
    transport.resume_reading()
    return farewell.timer


class Watch:
    """Ends a connection whose other end does not read what is sent."""

    def __init__(self, transport: asyncio.Transport):
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """The other end is behind, or need read only the rest."""
        unread = self.transport.get_write_buffer_size()
        if unread and self.timer is None:
            self.give(unread)

    def give(self, unread: int) -> None:
        """Give it time to read."""
        self.timer = asyncio.get_running_loop().call_later(READING, self.look, unread)

    def look(self, before: int) -> None:
        """See what it has read."""
        self.timer = None
        unread = self.transport.get_write_buffer_size()
        if unread > max(0, before - SLOWEST):
            self.transport.abort()
        elif unread:
            self.give(unread)

    def rest(self) -> None:
        """It has caught up. If nothing more will come, it must still read what is left."""
        if not self.transport.is_closing():
            self.stop()

    def stop(self) -> None:
        """It has gone."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
