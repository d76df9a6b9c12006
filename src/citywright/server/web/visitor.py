"""One browser at a table: each request gets exactly one answer."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from functools import partial

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from citywright.errors import CitywrightError
from citywright.server import wire
from citywright.server.hall import new_tables
from citywright.server.people import chairs
from citywright.server.problems import Refusal
from citywright.server.process import metrics
from citywright.server.table import chat, moves, questions
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable
from citywright.server.web.limits import message_bucket

LARGEST = 2**53  # request numbers are JavaScript numbers
UNKNOWN = 0  # the request number of an unreadable message
UNREADABLE = (DecodeError, ValidationError, RecursionError)  # the last: it is nested too deeply
FLOOD = 200  # too many messages, after which we close the connection

logger = logging.getLogger("citywright.server")
read = Decoder(wire.FromBrowser).decode


class Numbered(Struct):
    """The part of a bad message that is needed to answer it."""

    request: int = UNKNOWN


number_of = Decoder(Numbered).decode


def request_of(text: str) -> int:
    """The number of an otherwise unreadable request."""
    try:
        request = number_of(text).request
    except UNREADABLE:
        return UNKNOWN
    return request if abs(request) < LARGEST else UNKNOWN


class Visitor:
    """One browser at a table."""

    def __init__(self, table: LiveTable, connection: Connection, a_second: float):
        self.table, self.connection = table, connection
        self.bucket = message_bucket(a_second)
        self.too_fast = 0
        self.slow: set[asyncio.Task[None]] = set()  # requests that take longer
        self.hint: asyncio.Task[None] | None = None  # the last one asked for

    async def arrive(self) -> None:
        """Arrive: tell everyone, and send the whole position."""
        table, connection = self.table, self.connection
        async with table.held():
            table.connections.add(connection)
            table.touched_at = time.time()
            table.tell_table()
            table.show(connection)
            connection.send(wire.Chat(table.chat))
            table.after_change(table)
        await chairs.come_back(table, connection)

    def leave(self) -> None:
        """Leave."""
        for task in self.slow:
            task.cancel()
        self.table.leave(self.connection)

    async def hear(self, text: str) -> bool:
        """Answer a message; return whether to keep listening."""
        if not self.bucket.take():
            self.too_fast += 1
            self.refuse(request_of(text), Refusal("too-fast", wait=self.bucket.wait))
            return self.too_fast < FLOOD
        try:
            message = read(text)
            if not abs(message.request) < LARGEST:
                raise ValidationError("the request's number is too large")
        except UNREADABLE as error:
            self.refuse(request_of(text), Refusal("unreadable", str(error)))
            return True
        if isinstance(message, wire.AskHint):
            if self.hint:
                self.hint.cancel()
            self.hint = self.answer_slowly(message)
        elif isinstance(message, wire.AskInspection):
            self.answer_slowly(message)
        else:
            await self.answer(message)
        return True

    def answer_slowly(self, message: wire.FromBrowser) -> asyncio.Task[None]:
        """Answer a request without keeping others waiting."""
        task = asyncio.create_task(self.answer(message))
        self.slow.add(task)
        task.add_done_callback(partial(self.answered, message))
        return task

    def answered(self, message: wire.FromBrowser, task: asyncio.Task[None]) -> None:
        """A request that was cancelled gets an answer, too."""
        self.slow.discard(task)
        if task.cancelled():
            self.refuse(message.request, Refusal("replaced"))

    def refuse(self, request: int, refusal: Refusal) -> None:
        """Send a refusal."""
        metrics.REFUSALS.labels(refusal.problem.code, "socket").inc()
        self.connection.send(wire.Refused(request, refusal.problem))

    async def answer(self, message: wire.FromBrowser) -> None:
        """Carry out a request, with exactly one answer."""
        try:
            answer = await self.carry_out(message)
            self.connection.send(answer or wire.Done(message.request))
        except Refusal as refusal:
            self.refuse(message.request, refusal)
        except CitywrightError as error:
            self.refuse(message.request, Refusal("illegal", str(error)))
        except Exception:
            logger.exception("request failed", extra={"table": self.table.id, "message": type(message).__name__})
            self.refuse(message.request, Refusal("failed"))

    def carry_out(self, message: wire.FromBrowser) -> Awaitable[Struct | None]:
        """Dispatch a request."""
        table, connection = self.table, self.connection
        match message:
            case wire.Move(seat=seat, answers=answers, move=move):
                table.own_chair(seat, connection.id)
                return moves.move(table, seat, answers, move)
            case wire.Undo(seat=seat):
                table.own_chair(seat, connection.id)
                return moves.undo(table, seat)
            case wire.Look(seat=seat):
                return self.look(seat)
            case wire.AskPreview(seat=seat, move=move):
                table.own_chair(seat, connection.id)
                return questions.preview(table, message.request, seat, move)
            case wire.AskInspection():
                return questions.inspect(table, message.request, table.eyes_of(connection))
            case wire.AskBelief():
                return questions.belief(table, message.request, connection)
            case wire.AskHint(seat=seat):
                table.own_chair(seat, connection.id)
                return questions.hint(table, message.request, seat, connection.id)
            case wire.Say(text=said):
                return chat.say(table, connection, said)
            case wire.Sit(seat=seat):
                return chairs.sit(table, seat, connection)
            case wire.StandUp(seat=seat, level=level):
                return chairs.stand_up(table, seat, level, connection.id)
            case wire.StandIn(seat=seat, level=level):
                return chairs.stand_in(table, seat, level, connection.id)
            case wire.Rematch():
                return new_tables.rematch(table, connection.id)

    async def look(self, seat: int | None) -> None:
        """At a shared screen: look from another seat."""
        async with self.table.held():
            if seat is not None:
                self.table.own_chair(seat, self.connection.id)
            self.connection.seat = seat
            self.table.show(self.connection)
