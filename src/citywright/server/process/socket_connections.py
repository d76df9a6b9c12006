"""Web sockets as uvicorn speaks them, within limits. Whatever comes is answered, and a close says why."""

import asyncio
from http import HTTPStatus
from typing import Any

from msgspec.json import encode
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import Frame, Opcode

from citywright.server import wire
from citywright.server.process.crowd import Crowd
from citywright.server.process.endings import LINGER, Watch, answer_of, part

MOST_FRAGMENTS = 1000  # of a message
NO_MESSAGE, NOT_TEXT, TOO_LARGE, STOPS = 1002, 1007, 1009, 1012  # reasons for closing a web socket
FAREWELL = 0.5  # seconds for which a server that stops waits for each reader, while others wait for its successor


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
        """The server stops, and says so: whoever is here or just connecting is to come again."""
        if not self.handshake_complete:
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE)
        elif self.close_sent:
            super().shutdown()
        else:
            self.conn.send_close(STOPS)
            self.leave(FAREWELL)

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
        self.leave()

    def leave(self, linger: float = LINGER) -> None:
        """Send the reason for the close, which has been put down, and leave when the other end does."""
        assert self.conn.close_sent
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = part(self.transport, self, linger)  # uvicorn does not close as long as there is one

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
