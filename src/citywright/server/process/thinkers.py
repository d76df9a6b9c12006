"""Threads for bots, so that no table waits for another table's bot."""

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")
Thought = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Thinkers:
    """Runs a limited number of searches at once; tables take turns, however many one of them has."""

    def __init__(self, number: int):
        self._pool = ThreadPoolExecutor(number, "thinker")
        self._free = number
        self._waiting: OrderedDict[str, deque[Thought]] = OrderedDict()

    async def think(self, table: str, work: Callable[[], Result]) -> Result:
        """Run a search for a table and return its result."""
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append((work, result))
        self._start()
        return await result

    def _start(self) -> None:
        """Start the next searches in free threads."""
        while self._free and self._waiting:
            table, thoughts = self._waiting.popitem(last=False)
            work, result = thoughts.popleft()
            if thoughts:
                self._waiting[table] = thoughts
            if result.done():  # nobody is waiting for it any more
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._pool, work)
            running.add_done_callback(partial(self._finish, result))

    def _finish(self, result: "asyncio.Future[Any]", done: "asyncio.Future[Any]") -> None:
        self._free += 1
        if done.cancelled():
            result.cancel()
        elif not result.done():
            error = done.exception()
            result.set_exception(error) if error else result.set_result(done.result())
        self._start()

    def close(self) -> None:
        """Stop; results of running searches are ignored."""
        self._pool.shutdown(wait=False, cancel_futures=True)


async def in_own_thread(work: Callable[[], Result]) -> Result:
    """Run something that may never end, in a thread of its own that ends with the program."""
    thought: Future[Result] = Future()
    thought.set_running_or_notify_cancel()  # from now on it cannot be cancelled

    def run() -> None:
        try:
            thought.set_result(work())
        except Exception as error:
            thought.set_exception(error)

    threading.Thread(target=run, name="guest", daemon=True).start()
    return await asyncio.wrap_future(thought)
