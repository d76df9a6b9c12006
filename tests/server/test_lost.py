"""A commit that fails: whoever waits for the table meanwhile is shown nothing, and reconnects to what is stored."""

import asyncio
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from citywright.server.hall import new_tables
from citywright.server.hall.hall import Hall
from citywright.server.people import chairs
from citywright.server.problems import Refusal
from citywright.server.store.queries import Player
from citywright.server.table import chat, moves, questions
from citywright.server.table.connection import Connection
from citywright.server.web.visitor import Visitor
from tests.server.offline import connect, sent, table_of

pytestmark = pytest.mark.compiled


class FailingWriter:
    """Its commit takes until told to fail."""

    def __init__(self):
        self.writes, self.fail = asyncio.Event(), asyncio.Event()

    async def write(self, *rows, work=None, life=None):
        self.writes.set()
        await self.fail.wait()
        raise OperationalError("commit", {}, Exception("the disk is full"))


def a_move(table, seat=0):
    game = table.game
    return moves.move(table, seat, len(game.seen_entries(seat)), game.text_of(game.legal_moves(seat)[0]))


async def while_a_commit_fails(ask):
    """What somebody gets who asks while a commit hangs that will fail; and the table."""
    table = table_of("streets", 2, "lost", first=1)
    writer = FailingWriter()
    object.__setattr__(table.services, "writer", writer)
    here = connect(table, 0)
    sent(here)
    moving = asyncio.create_task(a_move(table))
    async with asyncio.timeout(10):
        await writer.writes.wait()
    asking = asyncio.create_task(ask(table))
    await asyncio.sleep(0.01)
    assert not asking.done(), "it waits for the commit"
    writer.fail.set()
    with pytest.raises(Refusal, match="database"):
        await moving
    with pytest.raises(Refusal) as refused:
        await asking
    assert sent(here) == [None], "whoever was here is told to come again, and nothing else"
    return table, refused.value.problem.code


def newcomer(seat):
    return Connection(None if seat is None else Player(f"p{seat}", f"P{seat}", None))


@pytest.mark.parametrize("seat", [1, None])
def test_a_newcomer_is_shown_nothing_of_a_lost_table(seat):
    async def main():
        connection = newcomer(seat)
        table, code = await while_a_commit_fails(lambda table: Visitor(table, connection, 20).arrive())
        assert code == "database"
        assert sent(connection) == []
        assert connection not in table.connections

    asyncio.run(main())


REQUESTS = {
    "move": lambda table, who: a_move(table, 1),
    "undo": lambda table, who: moves.undo(table, 1),
    "look": lambda table, who: Visitor(table, who, 20).look(1),
    "preview": lambda table, who: questions.preview(table, 1, 1, "pass"),
    "inspect": lambda table, who: questions.inspect(table, 1, 1),
    "belief": lambda table, who: questions.belief(table, 1, who),
    "say": lambda table, who: chat.say(table, who, "hello"),
    "sit": lambda table, who: chairs.sit(table, 1, who),
    "stand-up": lambda table, who: chairs.stand_up(table, 1, "casual", who.id),
    "stand-in": lambda table, who: chairs.stand_in(table, 0, "casual", who.id),
    "rematch": lambda table, who: new_tables.rematch(table, who.id),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_nobody_is_answered_from_a_lost_table(name):
    _, code = asyncio.run(while_a_commit_fails(lambda table: REQUESTS[name](table, newcomer(1))))
    assert code == "database"


class SlowHall(Hall):
    """Its tables take long to load."""

    def __init__(self):
        super().__init__(SimpleNamespace())
        self.may_load = asyncio.Event()

    async def _load(self, id):
        await self.may_load.wait()
        return table_of("streets", 2, "slow", first=1)


def test_a_table_that_is_dropped_while_it_loads_is_lost():
    async def main():
        hall = SlowHall()
        waiting = asyncio.create_task(hall.table("t"))
        await asyncio.sleep(0)
        hall.drop("t")
        hall.may_load.set()
        async with asyncio.timeout(10):
            assert (await waiting).is_lost, "whoever waited for it connects again"
            assert not hall.is_here("t")
            assert not (await hall.table("t")).is_lost

    asyncio.run(main())


class LateWriter:
    """Says that a line of chat is there already: it was written after its time was up."""

    async def write(self, *rows, work=None, life=None):
        raise IntegrityError("insert", {}, Exception("UNIQUE constraint failed"))


def test_chat_that_was_written_late_does_not_block_what_is_said_later():
    async def main():
        table = table_of("streets", 2, "late", first=1)
        object.__setattr__(table.services, "writer", LateWriter())
        with pytest.raises(Refusal, match="stale"):
            await chat.say(table, connect(table, 0), "hello")
        assert table.is_lost, "it is read again, with the line"

    asyncio.run(main())


def test_only_those_who_have_seats_are_remembered_when_they_leave():
    async def main():
        table = table_of("streets", 2, "left", first=1)
        for seat in (0, None):
            connection = connect(table, seat)
            Visitor(table, connection, 20).leave()
        assert list(table.left_at) == ["p0"]

    asyncio.run(main())
