"""A page at a table: it plays, reconnects as the browser does (web/src/lib/live.svelte.ts), and notes what it hears."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

from bench.chaos.checking import Made, Told
from bench.chaos.journal import CUT, Journal
from tests.server.client import Browser, Watcher, encode
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from citywright.server import wire

PAUSES = (0.3, 1.0, 2.0, 4.0, 5.0)  # seconds before the next try
STAYED = 5.0  # seconds at a table after which the next try comes soon again
PATIENCE = 20.0  # seconds without an answer after which the line counts as dead
NOBODY = 0  # the number of a refusal that answers no request


class Page:
    """One person's page at one table."""

    def __init__(self, name: str, browser: Browser, told: Told, journal: Journal, pace: float):
        self.name, self.browser, self.told, self.journal = name, browser, told, journal
        self.pace, self.seed = pace, ""
        self.wanted: int | None = None  # the seat to take
        self.rng = random.Random(name)
        self.watcher: Watcher | None = None
        self.waiting: wire.Move | None = None  # not yet answered
        self.requests, self.tries, self.is_thinking, self.is_over = 0, 0, False, False
        self.came_at: float | None = None
        self.progress_at = self.left_at = time.monotonic()  # when something new was seen, and when we were disconnected

    @property
    def who(self) -> str:
        """For messages."""
        return f"{self.name} at {self.told.table}"

    async def stay(self) -> None:
        """Play until the game is over."""
        try:
            await self._stay()
        finally:
            self.waiting = None  # whoever stops playing waits for no answer

    async def _stay(self) -> None:
        while not self.is_over:
            try:
                async with self.browser.at(self.told.table) as watcher:
                    self.watcher = watcher
                    self.resend()
                    await self.attend(watcher)
            except ConnectionClosed as closed:
                self.journal.closed(closed.rcvd.code if closed.rcvd else CUT, self.who)
            except InvalidStatus as refused:
                self.journal.status(refused.response.status_code, f"{self.who}, connecting")
            except (WebSocketException, OSError, EOFError) as error:  # TimeoutError is an OSError
                self.journal.cut_off(error, f"{self.who}, connecting")
            self.leave()
            if not self.is_over:
                await asyncio.sleep(PAUSES[min(self.tries, len(PAUSES) - 1)])
                self.tries += 1

    def leave(self) -> None:
        """The connection has ended."""
        if self.watcher:
            self.left_at = time.monotonic()
        if self.came_at and time.monotonic() > self.came_at + STAYED:
            self.tries = 0
        self.watcher = self.came_at = None

    async def attend(self, watcher: Watcher) -> None:
        """Take in what comes."""
        while not self.is_over:
            message = await watcher.hear()
            if self.seed and not self.is_over and self.seed in watcher.raw[-1] and not is_last(message):
                self.journal.broke("the seed is secret until the game is over", self.who)
            watcher.raw.clear()
            self.take(message)
            self.consider()

    def take(self, message: Any) -> None:
        """Note a message."""
        match message:
            case wire.Table():
                self.come(message)
            case wire.Position():
                if self.told.show(self.name, message.seat, message.keep, message.log):
                    self.progress_at = time.monotonic()
                self.is_over = bool(message.winners) and not message.due
            case wire.Done() if self.waiting and message.request == self.waiting.request:
                self.told.made.append(Made(self.waiting.seat, self.waiting.answers, self.waiting.move))
                self.waiting, self.progress_at = None, time.monotonic()
                self.journal.count("moves")
            case wire.Refused():
                self.journal.refused(message.problem.code, self.who)
                if self.waiting and message.request == self.waiting.request:
                    self.waiting = None

    def come(self, table: wire.Table) -> None:
        """Arrive, and sit down if that is wanted."""
        if self.came_at is None:
            self.came_at = time.monotonic()
            if self.tries and self.journal.fault:
                self.journal.fault.absences.append(self.came_at - self.left_at)
        if self.wanted is not None and table.seats[self.wanted].who == "open":
            self.send(wire.Sit(self.number(), self.wanted))

    def number(self) -> int:
        """The number of a new request."""
        self.requests += 1
        return self.requests

    def consider(self) -> None:
        """Think about a decision."""
        if self.decision and not self.waiting and not self.is_thinking:
            self.is_thinking = True
            seconds = self.pace * self.rng.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(seconds, self.decide)

    @property
    def decision(self) -> wire.Decision | None:
        """What is to be decided."""
        position = self.watcher and self.watcher.position
        return position.decision if position else None

    def decide(self) -> None:
        """Make a move."""
        self.is_thinking = False
        if not self.decision or self.waiting:
            return
        assert self.watcher
        move = self.rng.choice(self.decision.moves)
        self.waiting = wire.Move(self.number(), self.watcher.position.seat, self.decision.answers, move)
        self.resend()

    def resend(self) -> None:
        """Send the move that has no answer yet."""
        if self.waiting:
            self.send(self.waiting)
            asyncio.get_running_loop().call_later(PATIENCE, self.give_up, self.waiting.request, self.watcher)

    def send(self, message: Any) -> None:
        """Send something; whoever is disconnected sends it again later."""
        if self.watcher:
            task = asyncio.create_task(self._send(self.watcher, encode(message).decode()))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _send(self, watcher: Watcher, text: str) -> None:
        with suppress(ConnectionClosed):
            await watcher.socket.send(text)

    def give_up(self, request: int, watcher: Watcher) -> None:
        """Without an answer, the line counts as dead."""
        if self.waiting and self.waiting.request == request and self.watcher is watcher:
            self.journal.silent(PATIENCE, self.who)
            watcher.socket.transport.abort()


def is_last(message: Any) -> bool:
    """Whether the game is over for a message that shows its seed."""
    return isinstance(message, wire.Table) and message.stage == "over"
