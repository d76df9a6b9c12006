"""A server holds its database as long as it runs, so that nothing is replaced under it."""

import os
from typing import IO

from sqlalchemy import Engine

from citywright.errors import NotReadable
from citywright.server.store import leases

try:
    import fcntl
except ImportError:  # Windows: nobody is kept from replacing a database that is used
    fcntl = None  # type: ignore[assignment]


class Hold:
    """Of a server on its SQLite file, shared with its successors. On PostgreSQL, each worker has a lock anyway."""

    def __init__(self, engine: Engine):
        self._file = _file_of(engine)
        if self._file:
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def release(self) -> None:
        """Let go."""
        if self._file:
            self._file.close()


def check_unused(engine: Engine) -> None:
    """Refuse while a server runs."""
    if is_used(engine):
        raise NotReadable("a server uses this database: stop it first")


def is_used(engine: Engine) -> bool:
    """Whether a server runs on a database."""
    if engine.dialect.name == "postgresql":
        return leases.anybody_lives(engine)
    file = _file_of(engine)
    if file is None:
        return False
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _file_of(engine: Engine) -> IO[bytes] | None:
    """The file beside an SQLite file that is locked; SQLite's own locks would end with any other look at its file."""
    path = engine.url.database
    if fcntl is None or engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return None
    return os.fdopen(os.open(f"{path}-server", os.O_CREAT | os.O_RDWR, 0o600), "r+b")
