"""The web socket of a table: receives from the browser, and sends waiting messages.

The framework lets people in. Messages then pass it by: it would take as long for each as the move itself.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketException
from msgspec.json import encode

from citywright.server import wire
from citywright.server.people.sessions import Visit
from citywright.server.problems import PASSING, Refusal
from citywright.server.process import metrics
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable
from citywright.server.web.visitor import UNKNOWN, Visitor

Socket: TypeAlias = WebSocket[Any, Any, Any]
TOO_MUCH, TRY_AGAIN, NOTHING_HERE = 1008, 1013, 4404  # reasons for closing
LINE = "citywright.line"  # in the scope of a connection
GONE = (WebSocketException, OSError, RuntimeError)  # errors when sending to a closed connection


async def attend(
    socket: Socket, table: LiveTable, visit: Visit | None, a_second: float, is_valid: Callable[[], Awaitable[bool]]
) -> None:
    """Serve one browser until it leaves. Its session may have ended before anybody knew that it is here."""
    connection = Connection(visit.player, session=visit.session) if visit else Connection(None)
    visitor = Visitor(table, connection, a_second)
    await socket.accept()
    sending = asyncio.create_task(send_all(socket, visitor.connection))
    try:
        await visitor.arrive()
        if visit and not await is_valid():
            connection.close()
        await listen(socket, visitor)
    except Refusal as refusal:  # the table was lost meanwhile
        sending.cancel()
        await close(socket, refusal)
    finally:
        sending.cancel()
        visitor.leave()


def line_of(socket: Socket) -> tuple[Any, Any]:
    """What the server itself offers to receive and to send; see `process.socket_connections`."""
    receive, send = socket.scope[LINE]  # type: ignore[literal-required]
    return receive, send


async def listen(socket: Socket, visitor: Visitor) -> None:
    """Receive messages from the browser."""
    receive, _ = line_of(socket)
    while (message := await receive())["type"] == "websocket.receive":
        if not await visitor.hear(message.get("text") or ""):
            await socket.close(TOO_MUCH)
            return


async def send_all(socket: Socket, connection: Connection) -> None:
    """Send waiting messages until the connection closes."""
    with suppress(*GONE):
        _, send = line_of(socket)
        while texts := await connection.next():
            await send({"type": "websocket.send", "texts": texts})
        await socket.close(TRY_AGAIN)


async def turn_away(socket: Socket, refusal: Refusal) -> None:
    """Accept a newcomer only to say why not."""
    metrics.REFUSALS.labels(refusal.problem.code, "socket").inc()
    await socket.accept()
    await close(socket, refusal)


async def close(socket: Socket, refusal: Refusal) -> None:
    """Close with a reason; the browser comes again if the reason passes."""
    with suppress(*GONE):
        await socket.send_text(encode(wire.Refused(UNKNOWN, refusal.problem)).decode())
        await socket.close(TRY_AGAIN if refusal.status in PASSING else NOTHING_HERE)
