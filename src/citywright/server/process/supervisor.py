"""Starts the workers, replaces those that die, and restarts them one by one on SIGHUP.

It holds the listening socket, so visitors wait a moment where they would otherwise be refused. A worker gets ready
while its predecessor still serves, and opens once that one has gone: a restart costs live tables less than a second.
"""

import logging
import multiprocessing
import signal
import socket
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import NamedTuple

from citywright.errors import NotReadable

READY, OPEN, BEAT = "ready", "open", "beat"  # what worker and supervisor tell each other
HUNG = 20.0  # seconds without a beat, once a worker serves; to get ready it may have to migrate a large database
PREPARING = 300.0  # seconds for a successor to get ready in, while its predecessor serves
STOPPING = 10.0  # seconds to stop in
YOUNG, PAUSE = 5.0, 1.0  # seconds: a worker that dies so young is replaced only after a pause
STOP = (signal.SIGINT, signal.SIGTERM)
RESTART = getattr(signal, "SIGHUP", None)
logger = logging.getLogger("citywright.server")


class Place(NamedTuple):
    """What a worker gets from its supervisor."""

    line: Connection  # between the two
    listening: socket.socket
    folder: Path  # that the workers share: doors between them, and what they count
    slot: int
    is_successor: bool  # its predecessor still serves, so there is time to load everything


Target = Callable[[Place], None]


class Worker:
    """A process that serves, as its supervisor sees it."""

    def __init__(self, target: Target, listening: socket.socket, folder: Path, slot: int, is_successor: bool):
        spawn = multiprocessing.get_context("spawn")
        self.line, theirs = spawn.Pipe()
        self.process = spawn.Process(target=target, args=(Place(theirs, listening, folder, slot, is_successor),))
        self.process.start()
        theirs.close()
        self.slot, self.began_at, self.beat_at = slot, time.monotonic(), time.monotonic()
        self.is_ready, self.is_open, self.problem = False, False, ""

    def look(self) -> bool:
        """Take in what it says; whether it lives."""
        with suppress(EOFError, OSError):
            while self.line.poll():
                self._hear(self.line.recv())
        if self.is_open and self.is_alive and time.monotonic() > self.beat_at + HUNG:
            logger.error("worker hangs", extra={"worker": self.slot})
            self.process.kill()
        return self.is_alive

    def _hear(self, said: str) -> None:
        self.beat_at = time.monotonic()
        if said == READY:
            self.is_ready = True
        elif said != BEAT:
            self.problem = said

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return self.process.is_alive()

    def open(self) -> None:
        """Let it serve."""
        self.is_open, self.beat_at = True, time.monotonic()
        with suppress(OSError):  # it has died
            self.line.send(OPEN)

    def stop(self) -> None:
        """Let it finish what it is doing."""
        self.process.terminate()

    def join(self) -> None:
        """Wait until it has ended."""
        self.process.join(STOPPING)
        if self.is_alive:
            self.process.kill()
            self.process.join()
        self.line.close()


class Stopped(Exception):
    """Somebody wants the server to stop."""


class Supervisor:
    """Keeps a number of workers alive."""

    def __init__(self, target: Target, listening: socket.socket, number: int):
        self.target, self.listening, self.number = target, listening, number
        self.workers: list[Worker] = []
        self._new: Worker | None = None  # a successor that gets ready
        self._signals: deque[int] = deque()
        self._hears, self._says = socket.socketpair()  # a signal ends the wait
        self._says.setblocking(False)

    def run(self, opened: Callable[[], None]) -> None:
        """Serve until told to stop; `opened` is called once everybody is let in."""
        hears, says = self._hears, self._says
        before = {number: signal.signal(number, self._note) for number in (*STOP, RESTART) if number is not None}
        with hears, says, tempfile.TemporaryDirectory(prefix="citywright-") as folder, suppress(Stopped):
            self.folder = Path(folder)
            try:
                self.workers = [self._worker(slot) for slot in range(self.number)]
                self._prepare(self.workers)
                for worker in self.workers:
                    worker.open()
                opened()
                while True:
                    self._watch()
            finally:
                self._stop_all()
                for number, handler in before.items():
                    signal.signal(number, handler)

    def _worker(self, slot: int, is_successor: bool = False) -> Worker:
        return Worker(self.target, self.listening, self.folder, slot, is_successor)

    def _note(self, number: int, _: object) -> None:
        self._signals.append(number)
        with suppress(BlockingIOError):
            self._says.send(b"!")

    def _wait(self, workers: list[Worker]) -> None:
        """Wait for a signal, or for something that a worker says or does."""
        watched = [worker.line for worker in workers] + [worker.process.sentinel for worker in workers]
        if self._hears in wait([self._hears, *watched], timeout=1.0):
            self._hears.recv(64)
        if any(number in STOP for number in self._signals):
            raise Stopped

    def _prepare(self, workers: list[Worker]) -> None:
        """Wait until workers could serve."""
        while not all(worker.is_ready for worker in workers):
            self._wait(workers)
            for worker in workers:
                self._check(worker)

    def _check(self, worker: Worker) -> None:
        """Fail if a worker that is not ready yet has ended."""
        if not worker.look() and not worker.is_ready:
            raise NotReadable(worker.problem or "a worker ended before it could serve")

    def _prepare_successor(self, new: Worker) -> None:
        """Wait until a worker could serve, but not for ever; look after the others meanwhile."""
        until = time.monotonic() + PREPARING
        while not new.is_ready and new is not self.workers[new.slot]:
            if time.monotonic() > until:
                raise NotReadable(f"a worker was not ready to serve within {PREPARING:g} s")
            self._wait([new, *self.workers])
            self._check(new)
            self._look_after()

    def _watch(self) -> None:
        """Wait for what comes next, and deal with it."""
        self._wait(self.workers)
        while self._signals:
            if self._signals.popleft() in STOP:
                raise Stopped
            self._restart()
        self._look_after()

    def _look_after(self) -> None:
        """Replace workers that have died, and let those serve that are ready."""
        for slot, worker in enumerate(self.workers):
            if not worker.look():
                self.workers[slot] = self._successor(worker)
            elif worker.is_ready and not worker.is_open:
                worker.open()

    def _successor(self, worker: Worker) -> Worker:
        """A worker in the place of one that has died. It opens as soon as it is ready."""
        logger.error("worker died", extra={"worker": worker.slot, "problem": worker.problem})
        worker.join()
        if self._new and self._new.slot == worker.slot:
            return self._new
        if time.monotonic() < worker.began_at + YOUNG:
            time.sleep(PAUSE)
        return self._worker(worker.slot)

    def _restart(self) -> None:
        """Replace all workers, one after the other. If a new one cannot serve, the old ones go on."""
        for slot in range(len(self.workers)):
            new = self._new = self._worker(slot, is_successor=True)
            try:
                self._prepare_successor(new)
            except NotReadable as error:
                logger.error("restart given up", extra={"worker": slot, "problem": str(error)})
                new.stop()
                new.join()
                return
            except Stopped:
                new.stop()
                new.join()
                raise
            finally:
                self._new = None
            old = self.workers[slot]
            if old is not new:
                old.stop()
                old.join()
                self.workers[slot] = new
                new.open()

    def _stop_all(self) -> None:
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            worker.join()
