"""HTTP as uvicorn speaks it, within limits: of time, of bytes, and of the number of connections.

Whatever comes is answered before the connection is closed, unless nothing came.
"""

import asyncio
import re
from http import HTTPStatus
from typing import Any

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from citywright.server.process import metrics
from citywright.server.process.crowd import SPARE, Crowd
from citywright.server.process.endings import Watch, answer_of, part
from citywright.server.process.settings import Settings

HOST = re.compile(rb"[\w.~%-]+(:\d{0,5})?|\[[\da-fA-F:.]+\](:\d{0,5})?", re.ASCII)


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
