"""Bots think beside the loop, and tables take turns."""

import asyncio
import threading

import pytest

from citywright.server.process.thinkers import Thinkers

PATIENCE = 60  # seconds, on a busy machine


def thinking(number, thoughts):
    """The order in which thoughts come to their end."""
    order = []

    async def main():
        thinkers = Thinkers(number)
        await asyncio.gather(*(thinkers.think(table, lambda name=name: order.append(name)) for table, name in thoughts))
        thinkers.close()

    asyncio.run(main())
    return order


def test_tables_take_turns():
    thoughts = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("b", "b2")]
    assert thinking(1, thoughts) == ["a1", "a2", "b1", "c1", "a3", "b2"]


def test_the_loop_goes_on_meanwhile():
    async def main():
        thinkers = Thinkers(1)
        go_on = threading.Event()
        thought = asyncio.create_task(thinkers.think("a", lambda: go_on.wait(PATIENCE)))
        await asyncio.sleep(0)
        go_on.set()
        assert await thought, "the loop waited for the thought"
        thinkers.close()

    asyncio.run(main())


def test_only_so_many_think_at_once():
    """Each thought waits for another to think beside it, and none sees a third."""
    pairs, lock, thinking_now, most = threading.Barrier(2, timeout=PATIENCE), threading.Lock(), set(), []

    def think():
        me = object()
        with lock:
            thinking_now.add(me)
            most.append(len(thinking_now))
        pairs.wait()
        with lock:
            thinking_now.remove(me)

    async def main():
        thinkers = Thinkers(2)
        await asyncio.gather(*(thinkers.think(str(table), think) for table in range(8)))
        thinkers.close()

    asyncio.run(main())
    assert max(most) == 2


def test_a_thought_that_fails_tells_only_its_own_table():
    async def main():
        thinkers = Thinkers(1)
        with pytest.raises(ZeroDivisionError):
            await thinkers.think("a", lambda: 1 // 0)
        assert await thinkers.think("b", lambda: 7) == 7
        thinkers.close()

    asyncio.run(main())
