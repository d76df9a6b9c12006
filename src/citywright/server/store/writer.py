"""The only thread that writes. It commits all waiting jobs in one transaction; callers await their own."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from citywright.server.store.tables import log

Row = dict[str, Any]
Work = Callable[[Connection], None]
MOST_AT_ONCE = 500
TRIES = 2
COLUMNS = [column.name for column in log.columns]
MARKS = {"qmark": "?", "pyformat": "%s"}  # placeholders of the drivers


@dataclass
class Job:
    """A unit of writing: rows of the log, and other work."""

    rows: list[Row]
    work: Work | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None] = field(init=False)
    error: Exception | None = None

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

    def __init__(self, engine: Engine, announce: Callable[[Connection, list[Row]], None]):
        self.engine, self.announce = engine, announce
        self._append = str(insert(log).compile(dialect=engine.dialect)).partition(" VALUES ")[0]
        self._row = "({})".format(", ".join([MARKS[engine.dialect.paramstyle]] * len(COLUMNS)))
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, *rows: Row, work: Work | None = None) -> None:
        """Commit rows of the log and other work; return once they are on disk."""
        job = Job(list(rows), work, asyncio.get_running_loop())
        self._waiting.put(job)
        await job.done  # it is written even if the caller stops waiting

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
                self._commit(connection, jobs)
                _tell(jobs)

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
            if tries > 1 and isinstance(error, DBAPIError) and error.connection_invalidated:
                self._commit(connection, jobs, tries - 1)
            elif len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    self._commit(connection, [job])

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        for job in jobs:
            if job.work:
                job.work(connection)
        if rows:
            self._write_rows(connection, rows)
            self.announce(connection, rows)
        connection.commit()

    def _write_rows(self, connection: Connection, rows: list[Row]) -> None:
        """Write all rows with one statement; row by row, the thread would wait for the interpreter lock after each."""
        statement = f"{self._append} VALUES {', '.join([self._row] * len(rows))}"
        connection.exec_driver_sql(statement, tuple(row[name] for row in rows for name in COLUMNS))


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
