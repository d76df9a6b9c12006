"""One move: whose, in answer to what, whether legal; and undo."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from citywright.server import wire
from tests.server.client import browsers

pytestmark = pytest.mark.compiled


@asynccontextmanager
async def two_at_a_table(address, game="streets", **wanted):
    """Two people at a table, the one who is due first."""
    async with browsers(address, 2) as (ann, ben):
        table = await ann.new_table(game, "me", "open", **wanted)
        async with ann.at(table) as first, ben.at(table) as second:
            await (await second.arrive()).do(wire.Sit, seat=1)
            await first.until(lambda: first.position and first.position.due)
            await second.until(lambda: second.position.due and second.position.seat == 1)
            yield sorted((first, second), key=lambda each: not each.due)


async def resend(address):
    async with two_at_a_table(address) as (me, _):
        decision = me.position.decision
        move = {"seat": me.position.seat, "answers": decision.answers, "move": decision.moves[0]}
        await me.do(wire.Move, **move)
        log = len(me.log)
        await me.do(wire.Move, **move)
        assert len(me.log) == log
        assert await me.refused(wire.Move, **{**move, "move": decision.moves[1]}) == "stale"
        assert await me.refused(wire.Move, **{**move, "answers": decision.answers + 1000}) == "stale"
        assert await me.refused(wire.Move, **{**move, "answers": -5}) == "stale"


def test_a_move_sent_twice_is_made_once(address):
    asyncio.run(resend(address))


async def resend_the_last(address):
    """Both choose at the same time. Whoever was last reads first what the other had sealed."""
    async with two_at_a_table(address, "townies") as (first, last):
        decision = last.position.decision
        await first.move()
        move = {"seat": last.position.seat, "answers": decision.answers, "move": decision.moves[0]}
        await last.do(wire.Move, **move)
        log = len(last.log)
        await last.do(wire.Move, **move)
        assert len(last.log) == log
        assert await last.refused(wire.Move, **{**move, "move": decision.moves[1]}) == "stale"


def test_the_last_sealed_move_sent_twice_is_made_once(on_sqlite):
    asyncio.run(resend_the_last(on_sqlite))


async def race(address):
    """Two windows of one person answer the same decision with different moves at the same time."""
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot casual", options={"first": 1})
        async with ann.at(table) as one, ann.at(table) as other:
            for each in (one, other):
                await each.until(lambda each=each: each.position and each.due)
            moves = one.position.decision.moves
            return await asyncio.gather(one.move(moves[0]), other.move(moves[1]))


def test_a_race_has_one_winner(address):
    kinds = sorted(type(answer).__name__ for answer in asyncio.run(race(address)))
    assert kinds == ["Done", "Refused"]


async def refusals(address):
    async with two_at_a_table(address) as (me, other):
        mine, decision = me.position.seat, me.position.decision
        move = {"answers": decision.answers, "move": decision.moves[0]}
        assert await other.refused(wire.Move, seat=mine, **move) == "not-yours"
        assert await me.refused(wire.Move, seat=7, **move) == "no-seat"
        assert await me.refused(wire.Move, seat=-1, **move) == "no-seat"
        answer = await me.ask(wire.Move, seat=mine, answers=decision.answers, move="build grand-hotel 30,30 north")
        assert answer.problem.code == "illegal"
        assert "legal are" in answer.problem.detail
        assert await me.refused(wire.Move, seat=mine, answers=decision.answers, move="jump") == "illegal"
        seen = len(other.log)
        assert await other.refused(wire.Move, seat=1 - mine, answers=seen, move=decision.moves[0]) == "illegal"
        assert await other.refused(wire.Look, seat=mine) == "not-yours"
        assert await other.refused(wire.AskPreview, seat=mine, move=decision.moves[0]) == "not-yours"
        assert await other.refused(wire.AskHint, seat=mine) == "not-yours"


def test_refusals_have_reasons(on_sqlite):
    asyncio.run(refusals(on_sqlite))


async def undo(address):
    """In Townies a choice can be taken back until all have chosen."""
    async with two_at_a_table(address, "townies", options={"mode": "first"}) as (me, other):
        assert await me.refused(wire.Undo, seat=me.position.seat) == "no-undo"
        before, heard = me.position, len(other.raw)
        await me.move()
        assert me.position.can_undo
        assert not me.due
        await other.until(lambda: other.position.view["seats"][me.position.seat]["finished"])
        assert other.log == me.log[:-1], "it is sealed"
        await me.do(wire.Undo, seat=me.position.seat)
        assert me.position.view == before.view
        assert me.position.decision == before.decision
        assert len(me.log) == before.decision.answers
        assert len(other.raw) > heard


def test_a_choice_is_taken_back(address):
    asyncio.run(undo(address))


async def no_undo(address):
    async with two_at_a_table(address, "townies", undo=False, options={"mode": "first"}) as (me, _):
        await me.move()
        assert not me.position.can_undo
        assert await me.refused(wire.Undo, seat=me.position.seat) == "no-undo"


def test_a_table_may_forbid_undo(on_sqlite):
    asyncio.run(no_undo(on_sqlite))


async def questions(address, game, **wanted):
    async with two_at_a_table(address, game, **wanted) as (me, _):
        moves = me.position.decision.moves
        preview = await me.ask(wire.AskPreview, seat=me.position.seat, move=moves[0])
        assert isinstance(preview, wire.Preview)
        assert await me.refused(wire.AskPreview, seat=me.position.seat, move="jump") == "illegal"
        found = (await me.ask(wire.AskInspection)).found
        hint = await me.ask(wire.AskHint, seat=me.position.seat)
        assert hint.moves
        assert {advised.move for advised in hint.moves} <= set(moves)
        return preview, found, me


def test_what_a_move_brings_in_streets(on_sqlite):
    preview, found, _ = asyncio.run(questions(on_sqlite, "streets"))
    assert preview.events[0]["event"] == "built"
    assert len(preview.view["city"]) == 3
    assert found["streets"]
    assert len(found["buildings"]) == 2


def test_what_a_move_brings_in_townies(on_sqlite):
    preview, found, me = asyncio.run(questions(on_sqlite, "townies"))
    assert preview.view["seats"][me.position.seat]["sheet"], "it shows the choice as if it had been made"
    assert not preview.reveals
    assert preview.prospect["goals"]
    assert {each["move"] for each in found["moves"]} == set(me.position.decision.moves)


async def no_hints(address):
    async with two_at_a_table(address, hints=False) as (me, _):
        return await me.refused(wire.AskHint, seat=me.position.seat)


def test_a_table_may_forbid_hints(on_sqlite):
    assert asyncio.run(no_hints(on_sqlite)) == "no-hints"
