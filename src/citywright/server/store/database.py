"""Open a database, SQLite or PostgreSQL, by its URL, and run its migrations."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from citywright.errors import NotReadable
from citywright.extras import extra

__all__ = ["Engine", "config_of", "existing", "head", "migrate", "opened", "revision_of"]
MIGRATIONS = Path(__file__).parent / "migrations"
OURS = 0x43697479  # sets our locks of PostgreSQL apart from those of other programs
PATIENCE, LONG_PATIENCE = 5, 60  # seconds for a lock
POOL_SECONDS = 5  # for a connection
DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg")


def opened(url: str, *, hurried: bool = True) -> Engine:
    """An engine for a URL, with an up-to-date database. Nobody waits long for it, unless it is not hurried."""
    try:
        _migrated(url)
        engine = _engine(url, hurried=hurried)
    except (SQLAlchemyError, ArgumentError) as error:
        reason = str(error).splitlines()[0]
        raise NotReadable(f"the database cannot be opened: {reason}") from error
    return engine


def existing(url: str) -> Engine:
    """An unhurried engine for a database that is there and up to date; nothing is created or migrated."""
    file = make_url(url).database
    if url.startswith("sqlite") and not (file and Path(file).is_file()):
        raise NotReadable(f"there is no database {file}; name it with --database or CITYWRIGHT_DATABASE")
    try:
        engine = _engine(url, hurried=False)
        with engine.connect() as connection:
            found, wanted = revision_of(connection), head()
    except (SQLAlchemyError, ArgumentError) as error:
        raise NotReadable(f"the database cannot be opened: {str(error).splitlines()[0]}") from error
    if found != wanted:
        raise NotReadable(f"the database has version {found}, this program {wanted}; `citywright serve` updates it")
    return engine


def revision_of(connection: Connection) -> str | None:
    """Up to which migration a database has come."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The newest migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return str(ScriptDirectory.from_config(config).get_current_head())


def _migrated(url: str) -> None:
    """Bring a database up to date; that may take its time."""
    engine = _engine(url, hurried=False)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _engine(url: str, *, hurried: bool = True) -> Engine:
    if make_url(url).drivername not in DRIVERS:
        raise ArgumentError(f"{make_url(url).drivername} is not supported; use {' or '.join(DRIVERS)}")
    if make_url(url).get_backend_name() != "sqlite":
        with extra("postgresql"):
            return _postgresql(url) if hurried else create_engine(url)
    _make_private(make_url(url).database)
    patience = PATIENCE if hurried else LONG_PATIENCE
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": patience})
    event.listen(engine, "connect", _be_careful)
    return engine


def _make_private(path: str | None) -> None:
    """Create the file of a new SQLite database: it holds secrets, so only its owner may read it."""
    if path and path != ":memory:":
        with suppress(OSError):  # it is there; or SQLite will say what is wrong
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _postgresql(url: str) -> Engine:
    """An engine on which nothing waits for ever."""
    from citywright.server.store.patience import ARGUMENTS, Patient  # needs a driver that SQLite does not

    engine = create_engine(url, pool_pre_ping=True, pool_timeout=POOL_SECONDS, connect_args=ARGUMENTS)
    event.listen(engine, "do_connect", lambda _dialect, _record, given, named: Patient.connect(*given, **named))
    return engine


def _be_careful(connection: Any, _: object) -> None:
    """SQLite: readers never wait for the writer, and commits are on disk."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the missing migrations, all or none of them. Several servers may start at once."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OURS})")
        else:  # whose driver would commit each new table at once
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        command.upgrade(config_of(connection), to)


def config_of(connection: Connection) -> Config:
    """The configuration of Alembic for a database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
