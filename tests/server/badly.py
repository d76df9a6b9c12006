"""Sends what `malformed` makes, and looks how it is answered."""

import asyncio
import json
import struct
from collections import Counter
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.malformed import UPGRADE, frame, odd_message, odd_request, request

PATIENCE = 60  # seconds for an answer
CLOSE, TEXT = 8, 1
FROM_THE_TABLE = ("table", "position", "chat")  # which answer nothing
PROBE = 777


class Unanswered(AssertionError):
    """Something got no answer, or a wrong one."""


class Somebody:
    """Somebody without manners, at a table of a server; counts what they get. Their odd requests name another player,
    since one of them may sign that player out, which ends the web sockets, too."""

    def __init__(self, address, table, me, other, rng):
        self.at, self.table, self.rng = urlsplit(address), table, rng
        self.cookie, self.other = cookies_of(me), cookies_of(other)
        self.statuses, self.codes = Counter(), Counter()
        self.socket = None

    async def connect(self):
        return await asyncio.open_connection(self.at.hostname, self.at.port)

    # -- HTTP --

    async def request(self):
        """Send an odd request over a connection of its own; it must be answered, and not with our failure."""
        sent = odd_request(self.rng, self.table, self.other)
        reader, writer = await self.connect()
        with suppress(OSError):  # an answer may come before all is sent
            writer.write(sent.data)
            if sent.ends:
                writer.write_eof()
            await writer.drain()
        try:
            line = await asyncio.wait_for(status_line(reader), PATIENCE)
        except (OSError, TimeoutError) as error:
            raise Unanswered(sent, error) from error
        finally:
            writer.close()
        self.note(sent, line)

    def note(self, sent, line):
        if not line.startswith(b"HTTP/1.1 ") or not b"100" <= line[9:12] < b"500":
            raise Unanswered(sent, line)
        self.statuses[line[9:12].decode()] += 1

    # -- web sockets --

    async def message(self):
        """Send an odd message; it must get its one answer, or be a reason for a close that says why."""
        self.socket = self.socket or await self.joined()
        reader, writer = self.socket
        sent = odd_message(self.rng)
        with suppress(OSError):
            writer.write(sent.data)
            if sent.ends:
                writer.write_eof()
            elif not sent.closes:
                probe = {"type": "look", "request": PROBE, "seat": None}
                writer.write(frame(TEXT, json.dumps(probe).encode()))
            await writer.drain()
        try:
            await asyncio.wait_for(self.answered(reader, sent), PATIENCE)
        except (OSError, EOFError, TimeoutError) as error:
            raise Unanswered(sent, error) from error
        if sent.closes:
            self.leave()

    async def joined(self):
        """A new connection to the table."""
        reader, writer = await self.connect()
        target = b"/api/tables/" + self.table.encode() + b"/live"
        writer.write(request(b"GET", target, b"HTTP/1.1", [*UPGRADE, b"Cookie: " + self.cookie.encode()]))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101 "), head
        return reader, writer

    async def answered(self, reader, sent):
        """Listen until everything is answered."""
        answers, probed, closed = 0, sent.closes, not sent.closes
        while answers < sent.answers or not (probed and closed):
            opcode, data = await next_frame(reader)
            if opcode == CLOSE:
                if not sent.closes:
                    raise Unanswered(sent, data)
                closed = True
                self.codes[f"close {struct.unpack('>H', data[:2])[0]}" if data else "close"] += 1
            elif opcode == TEXT:
                answer = json.loads(data)
                if answer.get("request") == PROBE:
                    probed = True
                elif answer["type"] not in FROM_THE_TABLE:
                    answers += 1
                    self.judge(sent, answer)

    def judge(self, sent, answer):
        code = answer["problem"]["code"] if answer["type"] == "refused" else answer["type"]
        if code in ("failed", "broken", "database"):
            raise Unanswered(sent, answer)
        self.codes[code] += 1

    def leave(self):
        """Leave the table."""
        if self.socket:
            self.socket[1].close()
            self.socket = None


def cookies_of(browser):
    """The cookies of a browser, as a header has them."""
    return "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())


async def status_line(reader):
    """The first line of an answer, after any that only says to go on."""
    line = await reader.readline()
    while line.startswith(b"HTTP/1.1 100 "):
        await reader.readline()
        line = await reader.readline()
    return line


async def next_frame(reader):
    """The next frame of a server."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        size, form = (2, ">H") if length == 126 else (8, ">Q")
        (length,) = struct.unpack(form, await reader.readexactly(size))
    return first & 0xF, await reader.readexactly(length)
