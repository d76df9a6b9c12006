"""Open a database, SQLite or PostgreSQL, by its URL, and run its migrations."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from citywright.errors import NotReadable
from citywright.extras import extra

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 15  # seconds for a lock
DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg")


def opened(url: str) -> Engine:
    """An engine for a URL, with an up-to-date database."""
    try:
        engine = _engine(url)
        migrate(engine)
    except (SQLAlchemyError, ArgumentError) as error:
        reason = str(error).splitlines()[0]
        raise NotReadable(f"the database cannot be opened: {reason}") from error
    return engine


def _engine(url: str) -> Engine:
    if make_url(url).drivername not in DRIVERS:
        raise ArgumentError(f"{make_url(url).drivername} is not supported; use {' or '.join(DRIVERS)}")
    if make_url(url).get_backend_name() != "sqlite":
        with extra("postgresql"):
            return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": PATIENCE})
    event.listen(engine, "connect", _be_careful)
    return engine


def _be_careful(connection: Any, _: object) -> None:
    """SQLite: readers never wait for the writer, and commits are on disk."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Run the missing migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
