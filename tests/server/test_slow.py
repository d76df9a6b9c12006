"""Whoever reads nothing of what is sent is let go; whoever is only slow is not."""

import asyncio

import pytest
import uvicorn

from citywright.server.process.connections import HttpConnection
from citywright.server.process.crowd import Crowd
from citywright.server.process.doors import Relay
from citywright.server.process.endings import READING
from citywright.server.process.settings import settings
from citywright.server.process.socket_connections import SocketConnection, staying
from tests.server.malformed import UPGRADE, request


class Hurried(asyncio.SelectorEventLoop):
    """Time passes when we say so."""

    skipped = 0.0

    def time(self):
        return super().time() + self.skipped

    async def skip(self, seconds):
        """So much time passes; what was to happen then happens."""
        self.skipped += seconds
        await asyncio.sleep(0.01)


class Reader:
    """The other end, as our transport sees it: so much of what was sent is not read yet."""

    unread, is_open, is_closed, protocol = 0, True, False, None

    def get_write_buffer_size(self):
        return self.unread

    def abort(self):
        self.is_open = False

    def close(self):
        self.is_closed = True

    def write(self, data):
        self.unread += len(data)

    def is_closing(self):
        return self.is_closed or not self.is_open

    def get_extra_info(self, name):
        return None

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass

    def set_protocol(self, protocol):
        self.protocol = protocol

    def get_protocol(self):
        return self.protocol


async def nobody(scope, receive, send):
    """An application that answers nothing."""
    await asyncio.Future()


def connection(kind):
    config = uvicorn.Config(nobody, log_config=None, ws=staying(Crowd(settings({}))))
    state = uvicorn.server.ServerState()
    limits = {"crowd": Crowd(settings({})), "settings": settings({}, head_seconds=1e6)}
    return type("Limited", (kind,), limits)(config=config, server_state=state, app_state={})


def run(story, kind):
    async def told():
        reader, loop = Reader(), asyncio.get_running_loop()
        line = connection(kind)
        line.connection_made(reader)
        await story(line, reader, loop)

    with asyncio.Runner(loop_factory=Hurried) as runner:
        runner.run(told())


KINDS = pytest.mark.parametrize("kind", [HttpConnection, SocketConnection])


async def much(line, reader):
    """More is sent than the other end has read so far."""
    reader.unread = 100_000
    line.pause_writing()


async def reads(line, reader, left=0):
    """The other end reads what was sent, except for a rest."""
    reader.unread = left
    line.resume_writing()


async def reads_nothing(line, reader, loop):
    await much(line, reader)
    await loop.skip(READING - 1)
    assert reader.is_open
    await loop.skip(2)
    assert not reader.is_open


@KINDS
def test_who_reads_nothing_is_let_go(kind):
    run(reads_nothing, kind)


async def reads_too_little(line, reader, loop):
    await much(line, reader)
    for _ in range(3):
        reader.unread -= 20_000
        await loop.skip(READING + 1)
        assert reader.is_open, "it reads, if slowly"
    reader.unread -= 1
    await loop.skip(READING + 1)
    assert not reader.is_open


@KINDS
def test_who_reads_slowly_has_time(kind):
    run(reads_too_little, kind)


async def gets_more_meanwhile(line, reader, loop):
    await much(line, reader)
    await loop.skip(READING - 1)
    await reads(line, reader)
    await much(line, reader)
    await loop.skip(2)
    assert reader.is_open
    await loop.skip(READING)
    assert not reader.is_open


@KINDS
def test_who_has_read_everything_and_gets_more_is_not_slow(kind):
    run(gets_more_meanwhile, kind)


async def leaves_a_rest(line, reader, loop):
    await much(line, reader)
    await reads(line, reader, 2_000)
    await loop.skip(READING + 1)
    reader.unread = 1_000  # others are speaking at the table
    await loop.skip(READING + 1)
    assert reader.is_open


@KINDS
def test_a_small_rest_is_no_reason_to_let_go(kind):
    run(leaves_a_rest, kind)


async def pauses_often(line, reader, loop):
    timers = []
    later = loop.call_later
    loop.call_later = lambda *how: timers.append(later(*how)) or timers[-1]
    for _ in range(5):
        await much(line, reader)
        await reads(line, reader, 2_000)
    await much(line, reader)
    assert sum(not timer.cancelled() for timer in timers) == 1
    line.connection_lost(None)
    assert all(timer.cancelled() for timer in timers)


@KINDS
def test_there_is_one_timer_for_a_connection(kind):
    run(pauses_often, kind)


async def stays_without_reading(line, reader, loop):
    await much(line, reader)
    line.data_received(request(b"GET", b"/", b"HTTP/1.1", UPGRADE))
    assert isinstance(reader.protocol, SocketConnection)
    assert not reader.protocol.writable.is_set()
    await loop.skip(READING + 1)
    assert not reader.is_open


def test_earlier_answers_must_be_read_on_a_web_socket_too():
    run(stays_without_reading, HttpConnection)


def answered(line):
    line.unanswered = 1
    line.transport.close()
    line.on_response_complete()


ENDS = {
    "after an answer": answered,
    "no other request": lambda line: line.timeout_keep_alive_handler(),
    "no request": lambda line: line.time_is_up(1.0),
    "a bad request": lambda line: (line.eof_received(), line.refuse(400)),
}


@pytest.mark.parametrize("unread", [0, 5_000])
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_what_is_closed_ends_even_if_the_rest_is_never_read(end, unread):
    async def closes(line, reader, loop):
        reader.unread = 5_000
        end(line)
        assert reader.is_closed
        reader.unread = unread
        await loop.skip(READING + 1)
        assert reader.is_open == (unread == 0)

    run(closes, HttpConnection)


async def leaves_a_rest_at_the_end(line, reader, loop):
    await much(line, reader)
    reader.close()
    await reads(line, reader, 2_000)
    await loop.skip(READING + 1)
    await loop.skip(READING + 1)
    assert not reader.is_open


@KINDS
def test_the_rest_of_what_is_closed_must_be_read_too(kind):
    run(leaves_a_rest_at_the_end, kind)


async def other_machine_goes(unread):
    """A relayed connection ends at the other machine, while our end has not read so much."""
    reader = Reader()
    reader.unread = 5_000
    Relay(reader).connection_lost(None)
    assert reader.is_closed
    reader.unread = unread
    await asyncio.get_running_loop().skip(READING + 1)
    return reader.is_open


@pytest.mark.parametrize("unread", [0, 5_000])
def test_a_relayed_connection_ends_even_if_the_rest_is_never_read(unread):
    with asyncio.Runner(loop_factory=Hurried) as runner:
        assert runner.run(other_machine_goes(unread)) == (unread == 0)
