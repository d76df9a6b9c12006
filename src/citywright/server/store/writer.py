"""The only thread that writes. It commits all waiting jobs in one transaction; callers await their own."""

import asyncio
import builtins
import queue
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError, TimeoutError

from citywright.server.problems import Refusal
from citywright.server.process import metrics
from citywright.server.store.leases import LeaseLost
from citywright.server.store.tables import log

Row = dict[str, Any]
Work = Callable[[Connection], None]
MOST_AT_ONCE = 500
TRIES = 2
PATIENCE = 15.0  # seconds for a commit, including those before it
COLUMNS = [column.name for column in log.columns]
MARKS = {"qmark": "?", "pyformat": "%s"}  # placeholders of the drivers


@dataclass
class Job:
    """A unit of writing: rows of the log, and other work."""

    rows: list[Row]
    work: Work | None
    loop: asyncio.AbstractEventLoop
    life: int | None = None  # in which its table was claimed
    done: asyncio.Future[None] = field(init=False)
    error: Exception | None = None
    is_given_up: bool = False  # nobody waits for it, and it must not be written any more

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()

    def finish(self) -> None:
        """Report to the caller, in its own thread."""
        if self.done.done():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


class Writer:
    """Writes for all tables. A job that fails, for example because its number is taken, does not affect the others."""

    def __init__(self, engine: Engine, lived_on: Callable[[Connection], int], *, patience: float = PATIENCE):
        self.engine, self.patience, self._lived_on = engine, patience, lived_on
        self.failed_at = float("-inf")  # when the database last refused to write, by the monotonic clock
        self._append = str(insert(log).compile(dialect=engine.dialect)).partition(" VALUES ")[0]
        self._row = "({})".format(", ".join([MARKS[engine.dialect.paramstyle]] * len(COLUMNS)))
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, *rows: Row, work: Work | None = None, life: int | None = None) -> None:
        """Commit rows of the log and other work; return once they are on disk. Given a life, fail if it has ended."""
        job = Job(list(rows), work, asyncio.get_running_loop(), life)
        self._waiting.put(job)
        try:
            async with asyncio.timeout(self.patience):
                await job.done
        except builtins.TimeoutError as error:
            job.is_given_up = True
            raise TimeoutError(f"no commit for {self.patience:g} seconds") from error

    def write_soon(self, work: Work) -> None:
        """Do work without waiting for it."""
        job = Job([], work, asyncio.get_running_loop())
        job.done.add_done_callback(lambda done: done.exception())
        self._waiting.put(job)

    def close(self) -> None:
        """Write all waiting jobs, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while jobs := self._batch():
                wanted = [job for job in jobs if not job.is_given_up]
                if wanted:
                    began = time.perf_counter()
                    self._commit(connection, wanted)
                    metrics.committed(len(wanted), began)
                    _tell(wanted)

    def _batch(self) -> list[Job]:
        """All waiting jobs; none means it is time to stop."""
        first = self._waiting.get()
        jobs = [] if first is None else [first]
        while jobs and len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
            job = self._waiting.get()
            if job is None:
                self._waiting.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, connection: Connection, jobs: list[Job], tries: int = TRIES) -> None:
        """Write all jobs in one transaction; if that fails, each in its own. Retry once after a lost connection."""
        try:
            self._write(connection, jobs)
        except Exception as error:
            _roll_back(connection)
            is_lost = connection.invalidated
            if is_lost and tries > 1 and not _is_slow(error):
                self._commit(connection, jobs, tries - 1)
            elif is_lost or len(jobs) == 1:
                self._fail(jobs, error)
            else:
                for job in jobs:
                    self._commit(connection, [job])

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        """Nothing of these jobs is known to be written."""
        if not isinstance(error, IntegrityError | LeaseLost | Refusal):
            self.failed_at = time.monotonic()
        for job in jobs:
            job.error = error

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        life = self._lived_on(connection)
        if any(job.life not in (None, life) for job in jobs):
            raise LeaseLost("the table may be at another worker now")
        rows = [row for job in jobs for row in job.rows]
        for job in jobs:
            if job.work:
                job.work(connection)
        if rows:
            self._write_rows(connection, rows)
        connection.commit()
        self.failed_at = float("-inf")

    def _write_rows(self, connection: Connection, rows: list[Row]) -> None:
        """Write all rows with one statement; row by row, the thread would wait for the interpreter lock after each."""
        statement = f"{self._append} VALUES {', '.join([self._row] * len(rows))}"
        connection.exec_driver_sql(statement, tuple(row.get(name) for row in rows for name in COLUMNS))


def _is_slow(error: Exception) -> bool:
    """Whether the database did not answer: it may still be at it, so that trying again would only wait for itself."""
    return type(getattr(error, "orig", None)).__name__ == "NoAnswer"


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except SQLAlchemyError:
        connection.invalidate()


def _tell(jobs: Iterable[Job]) -> None:
    """Wake the callers, all those of one loop together."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, its in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed, so nobody is waiting
            loop.call_soon_threadsafe(_finish_all, its)


def _finish_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.finish()
