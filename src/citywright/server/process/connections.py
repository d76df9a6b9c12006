"""HTTP and web sockets as uvicorn speaks them, within limits: of time, of bytes, and of the number of connections.

Whatever comes is answered before the connection is closed, unless nothing came.
"""

import asyncio
import re
from http import HTTPStatus
from typing import Any

from httptools import HttpParserError
from msgspec.json import encode
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import Frame, Opcode

from citywright.server import wire
from citywright.server.process import metrics
from citywright.server.process.crowd import SPARE, Crowd
from citywright.server.process.settings import Settings

HOST = re.compile(rb"[\w.~%-]+(:\d{0,5})?|\[[\da-fA-F:.]+\](:\d{0,5})?", re.ASCII)
LINGER = 2.0  # seconds in which the other end may read the last answer
READING = 20.0  # seconds in which it must have read as many bytes as SLOWEST
SLOWEST = 16 * 1024
AGAIN = 5  # seconds after which there may be room
MOST_FRAGMENTS = 1000  # of a message
NO_MESSAGE, NOT_TEXT, TOO_LARGE = 1002, 1007, 1009  # reasons for closing a web socket


def answer_of(status: int) -> bytes:
    """An answer to what is not a request, or comes too late."""
    phrase = HTTPStatus(status).phrase
    again = f"retry-after: {AGAIN}\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(phrase)}\r\nconnection: close\r\n{again}"
    return f"HTTP/1.1 {status} {phrase}\r\n{head}\r\n{phrase}".encode()


class Farewell(asyncio.Protocol):
    """Swallows what still comes: a connection that is closed with unread bytes is reset, and the answer lost."""

    def __init__(self, transport: asyncio.Transport, before: asyncio.BaseProtocol):
        self.before = before
        self.timer = asyncio.get_running_loop().call_later(LINGER, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end has gone, too."""
        self.timer.cancel()
        self.before.connection_lost(exc)


def part(transport: asyncio.Transport, protocol: asyncio.BaseProtocol) -> None:
    """Send nothing more, and close as soon as the other end does."""
    if transport.is_closing():
        return
    transport.set_protocol(Farewell(transport, protocol))
    transport.write_eof()
    transport.resume_reading()


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


def fault_of(headers: list[tuple[bytes, bytes]], url: bytes, version: str, most: int) -> HTTPStatus | None:
    """What is wrong with the head of a request."""
    if len(url) + sum(len(name) + len(value) + 4 for name, value in headers) > most:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    hosts = [value for name, value in headers if name == b"host"]
    if version not in ("1.0", "1.1") or len(hosts) > 1 or (version == "1.1" and not hosts):
        return HTTPStatus.BAD_REQUEST
    return None if all(HOST.fullmatch(host) for host in hosts) else HTTPStatus.BAD_REQUEST


class HttpConnection(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    crowd: Crowd
    settings: Settings

    # -- coming and going --

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        self.received = 0  # bytes, since the last request was complete
        self.unanswered = 0  # requests, with the one whose body is coming
        self.in_head = self.in_body = self.is_over = self.is_refused = False
        self.fault: HTTPStatus | None = None
        self.last_words: int | None = None  # a refusal that waits for earlier requests
        self.answering: RequestResponseCycle | None = None
        self.hurry: asyncio.TimerHandle | None = None
        self.watch = Watch(transport)
        address = self.client[0] if self.client else ""
        if self.crowd.enter(transport, address, is_proxy=not self.client or self.has_proxy):
            self.give(self.settings.head_seconds)
        else:
            self.turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.crowd.leave(self.transport)
        self.stop_clock()
        self.watch.stop()
        if self.answering:  # which is not the last request if several came at once
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)
        self.cycle = self.answering = None  # type: ignore[assignment]  # breaks a reference cycle

    def turn_away(self) -> None:
        """There is no room. Too many at once are not even told so."""
        if len(self.crowd.leaving) >= SPARE // 2:
            self.transport.abort()
        else:
            self.crowd.leaving.add(self.transport)
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def refuse(self, status: int) -> None:
        """Answer, and let go of the connection; requests that came before get their answers first."""
        if self.others_wait:
            self.last_words = self.last_words or status
        elif not self.is_refused:
            self.is_refused = True
            self.stop_clock()
            if not self.in_body or self.give_up_body():
                metrics.REFUSALS.labels(str(int(status)), "connection").inc()
                self.transport.write(answer_of(status))
            self.say_goodbye()

    def give_up_body(self) -> bool:
        """Nothing else answers the request whose body was coming; whether nothing has."""
        cycle = self.cycle
        cycle.disconnected, cycle.waiting_for_100_continue = True, False
        cycle.message_event.set()
        return not cycle.response_started

    def say_goodbye(self) -> None:
        """Close, so that the last answer arrives."""
        if self.is_over:
            self.close()
        else:
            part(self.transport, self)

    def close(self) -> None:
        """Close once the other end has read everything, but do not wait for that for ever."""
        self.transport.close()
        self.watch.start()

    def timeout_keep_alive_handler(self) -> None:
        """There was no other request."""
        self.close()

    @property
    def others_wait(self) -> bool:
        """Whether requests that came before have no answer yet."""
        return self.unanswered > self.in_body

    # -- time --

    def give(self, seconds: float) -> None:
        """Give the other end so much time."""
        self.stop_clock()
        self.hurry = self.loop.call_later(seconds, self.time_is_up, seconds)

    def stop_clock(self) -> None:
        """It has all the time it wants."""
        if self.hurry:
            self.hurry.cancel()
            self.hurry = None

    def time_is_up(self, seconds: float) -> None:
        """Whoever has begun a request is told so. Nobody can be late while we do not read."""
        if self.flow.read_paused or self.others_wait:
            self.give(seconds)
        elif self.has_begun:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.close()

    @property
    def has_begun(self) -> bool:
        """Whether a request has begun to come."""
        return self.in_head or self.in_body or self.received > 0

    # -- what comes --

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if self.hurry is None and not self.in_body:
            self.give(self.settings.head_seconds)
        self.received += len(data)
        super().data_received(data)
        if self.received > self.settings.head_bytes and not self.in_body:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def eof_received(self) -> bool | None:  # type: ignore[override]
        """Nothing more will come. What has come is answered."""
        self.is_over = True
        if self.has_begun:
            self.refuse(HTTPStatus.BAD_REQUEST)
        elif self.unanswered:
            self.cycle.keep_alive = False
        return self.unanswered > 0

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.in_head = True

    def on_headers_complete(self) -> None:
        """Check the head before anything is done about it."""
        self.in_head = False
        most, version = self.settings.head_bytes, self.parser.get_http_version()
        if fault := fault_of(self.headers, self.url, version, most):
            self.fault = fault
            raise HttpParserError
        self.crowd.works(self.transport)
        super().on_headers_complete()
        if self.will_stay:
            self.stop_clock()
        else:
            self.in_body = True
            self.unanswered += 1
            self.give(self.settings.body_seconds)

    def on_message_complete(self) -> None:
        """A request is complete."""
        super().on_message_complete()
        self.stop_clock()
        self.in_body, self.received = False, 0
        if not self.unanswered and not self.will_stay:  # it was answered before it was complete
            self.rest()
            self.give(self.settings.head_seconds)

    def send_400_response(self, msg: str) -> None:
        """What came is not HTTP, or not good enough."""
        self.refuse(self.fault or HTTPStatus.BAD_REQUEST)

    # -- what goes --

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """A request is answered."""
        self.unanswered -= 1
        super().on_response_complete()
        if self.transport.is_closing():
            self.watch.start()
        if self.last_words and not self.others_wait:
            self.refuse(self.last_words)
        elif not self.unanswered and not self.in_body:
            self.rest()

    def rest(self) -> None:
        """Wait for the next request."""
        self.crowd.rests(self.transport)

    def pause_writing(self) -> None:
        """The other end reads slowly, or not at all."""
        super().pause_writing()
        self.watch.start()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self.watch.rest()

    # -- web sockets --

    @property
    def will_stay(self) -> bool:
        """Whether this becomes a web socket."""
        return self.parser.should_upgrade() and self._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants to stay. Through a proxy, they may be too many from one address."""
        if self.crowd.stays(self.transport, self.true_address()):
            self.watch.stop()
            super().handle_websocket_upgrade()
            if self.flow.write_paused:  # earlier answers are not read yet
                self.transport.get_protocol().pause_writing()
            self.parser = None  # type: ignore[assignment]  # breaks a reference cycle
        else:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def true_address(self) -> str:
        """Whose connection it is, if a proxy that we believe brings it."""
        address = self.client[0] if self.client else ""
        named = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin-1")
        trusted: Any = self.app.trusted_hosts
        return trusted.get_trusted_client_address(named)[0] if named and self.has_proxy else address

    @property
    def has_proxy(self) -> bool:
        """Whether it comes from a proxy that we believe."""
        return self.client is not None and self.client[0] in self.app.trusted_hosts


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that speaks the protocol of web sockets."""

    crowd: Crowd

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody stays."""
        super().connection_made(transport)
        self.watch = Watch(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.crowd.leave(self.transport)
        self.watch.stop()
        super().connection_lost(exc)
        self.conn.parser = self.conn.parser_exc = self.scope = None  # type: ignore[assignment]  # breaks a reference cycle

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_complete:
            too_large = isinstance(self.conn.handshake_exc, SecurityError)
            self.turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if too_large else HTTPStatus.BAD_REQUEST)

    def shutdown(self) -> None:
        """The server stops. Whoever is just connecting is told to come again."""
        if self.handshake_complete:
            super().shutdown()
        else:
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE)

    def turn_away(self, status: HTTPStatus) -> None:
        """It is no web socket yet, and will not be one."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(answer_of(status))
        self.transport.close()

    def eof_received(self) -> None:
        """Nothing more will come, without a word."""
        if not self.handshake_complete:
            self.turn_away(HTTPStatus.BAD_REQUEST)
        elif not self.close_sent and not self.transport.is_closing():
            self.fail(NO_MESSAGE)

    def fail(self, code: int) -> None:
        """What came is no message."""
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why, and close."""
        assert self.conn.close_sent
        if self.conn.close_rcvd is None and not self.close_sent:  # who closes badly need not be told anything
            code = "too-large" if self.conn.close_sent.code == TOO_LARGE else "unreadable"
            refused = encode(wire.Refused(0, wire.Problem(code, self.conn.close_sent.reason)))
            self.transport.write(Frame(Opcode.TEXT, refused).serialize(mask=False))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        part(self.transport, self)

    def handle_cont(self, event: Frame) -> None:
        """Another fragment; even empty ones take room."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.fail(TOO_LARGE)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, if it is text when it says so."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.fail(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Pass messages on. Those of a table come together, and leave with one call of the system."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if "texts" not in message:
            await super().send(message)
            return
        frames = (Frame(Opcode.TEXT, text.encode()).serialize(mask=False) for text in message["texts"])
        self.transport.write(b"".join(frames))

    def pause_writing(self) -> None:
        """The other end does not read; so neither do we, or our answers to its pings would pile up."""
        super().pause_writing()
        self.transport.pause_reading()
        self.watch.start()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self.watch.rest()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()


def staying(crowd: Crowd) -> type[SocketConnection]:
    """The protocol of a worker for web sockets."""
    return type("SocketConnection", (SocketConnection,), {"crowd": crowd})
