"""Threads for bots, so that no table waits for another table's bot."""

import asyncio
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from citywright.bots import LEVELS
from citywright.games import GAMES
from citywright.server.process.costs import Costs, Kind

Result = TypeVar("Result")
HINT: Kind = ("", "hint")


@dataclass(frozen=True)
class Thought:
    """A search that waits for its turn, or runs."""

    work: Callable[[], Any]
    kind: Kind
    result: "asyncio.Future[Any]"


class Thinkers:
    """Runs a limited number of searches at once. Tables with bots and players with hints take turns, however many
    searches one of them has."""

    def __init__(self, number: int):
        self._pool = ThreadPoolExecutor(number, "thinker")
        self._number = self._free = number
        self._costs = Costs()
        self._running: list[Kind] = []
        self._waiting: OrderedDict[str, deque[Thought]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many searches wait for a thread."""
        return sum(len(thoughts) for thoughts in self._waiting.values())

    @property
    def thinking(self) -> int:
        """How many searches are under way."""
        return self._number - self._free

    async def think(self, turn: str, work: Callable[[], Result], kind: Kind = HINT) -> Result:
        """Run a search when it is its table's or player's turn, and return its result."""
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(turn, deque()).append(Thought(work, kind, result))
        self._start()
        return await result

    def expected(self, game: str, level: str) -> float:
        """The seconds that a bot's move would take if it were asked for now: one thought of everybody comes first."""
        before = [*self._running, *(thoughts[0].kind for thoughts in self._waiting.values())]
        return sum(map(self._costs.of, before)) / self._number + self._costs.of((game, level))

    def all_expected(self) -> dict[str, dict[str, float]]:
        """The same for all games and levels."""
        return {game: {level: round(self.expected(game, level), 1) for level in LEVELS} for game in GAMES}

    def _start(self) -> None:
        """Start the next searches in free threads."""
        while self._free and self._waiting:
            turn, thoughts = self._waiting.popitem(last=False)
            thought = thoughts.popleft()
            if thoughts:
                self._waiting[turn] = thoughts
            if thought.result.done():  # nobody is waiting for it any more
                continue
            self._free -= 1
            self._running.append(thought.kind)
            running = asyncio.get_running_loop().run_in_executor(self._pool, thought.work)
            running.add_done_callback(partial(self._finish, thought, time.monotonic()))

    def _finish(self, thought: Thought, began: float, done: "asyncio.Future[Any]") -> None:
        self._free += 1
        self._running.remove(thought.kind)
        self._costs.learn(thought.kind, time.monotonic() - began)
        result = thought.result
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
