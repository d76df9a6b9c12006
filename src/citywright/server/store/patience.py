"""A connection to PostgreSQL that gives up on a server that does not answer.

The server's own time limits do not help where its process is stopped or its machine is gone; nor do those of TCP, as
long as somebody acknowledges what was sent.
"""

import time
from typing import Any

import psycopg
from psycopg.errors import OperationalError

ANSWER_SECONDS = 6.0  # more than a statement may take
STATEMENT_SECONDS, LOCK_SECONDS, IDLE_SECONDS, CONNECT_SECONDS = 5, 2, 10, 3
GONE_SECONDS = 6  # after which PostgreSQL gives up a machine of ours, so that others can have its tables
LIMITS = {
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    "tcp_keepalives_idle": "3",  # without these, it would hold our locks for hours
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": f"{GONE_SECONDS}s",
}
ARGUMENTS: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "options": " ".join(f"-c {name}={limit}" for name, limit in LIMITS.items()),
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * int(ANSWER_SECONDS),
}


class NoAnswer(OperationalError):
    """The database did not answer in time: nobody knows whether it did what it was told."""


class Patient(psycopg.Connection[Any]):
    """A connection that is closed when an answer takes too long."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Wait for an answer; closing then also tells SQLAlchemy that the connection is no use any more."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        until = time.monotonic() + ANSWER_SECONDS
        try:
            return super().wait(gen, interval, ANSWER_SECONDS)
        except OperationalError as error:
            if time.monotonic() < until:
                raise
            self.pgconn.finish()
            raise NoAnswer(f"no answer for {ANSWER_SECONDS:g} seconds") from error
