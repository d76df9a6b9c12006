"""A copy of a whole database as compressed lines of JSON, which SQLite and PostgreSQL both can read back."""

import base64
import gzip
import json
import os
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, LargeBinary, Table, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from citywright import __version__
from citywright.errors import NotReadable
from citywright.server.store.database import head, migrate, revision_of
from citywright.server.store.tables import kept, leases, metadata, orders, workers

FORMAT = 1
PASSING = {workers.name, leases.name, orders.name}  # belong to running servers
COPIED = [table for table in metadata.sorted_tables if table.name not in PASSING]
AT_ONCE = 500  # rows
Watch = Callable[[int, int], None]
Counts = dict[str, int]
Line = tuple[str, list[Any]]


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment, whatever is written meanwhile. Writers do not wait for it."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            connection.execute(select(1))
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


def back_up(engine: Engine, path: Path, watch: Watch) -> Counts:
    """Write a copy of a database, also while a server uses it. The file appears only when it is whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds secrets
        with (
            _told("the database cannot be copied"),
            open(descriptor, "wb") as raw,
            gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as file,
            snapshot(engine) as connection,
        ):
            counts = _write(connection, file, watch)
        os.replace(part, path)
    except OSError as error:
        raise NotReadable(f"{path} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def _write(connection: Connection, file: TextIO, watch: Watch) -> Counts:
    counts = counts_of(connection)
    columns = {table.name: [column.name for column in table.c] for table in COPIED}
    frame = {"citywright": __version__, "format": FORMAT, "schema": revision_of(connection), "at": time.time()}
    _line(file, frame | {"columns": columns, "rows": counts})
    done, all_ = 0, sum(counts.values())
    for table in COPIED:
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            _line(file, [table.name, [_written(value) for value in row]])
            done += 1
            if done % AT_ONCE == 0:
                watch(done, all_)
    _line(file, {"end": done})
    return counts


def counts_of(connection: Connection) -> Counts:
    """How many rows each table of the database has."""
    return {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in COPIED}


def _line(file: TextIO, what: Any) -> None:
    file.write(json.dumps(what, ensure_ascii=False, separators=(",", ":")) + "\n")


def _written(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def restore(engine: Engine, path: Path, watch: Watch, *, force: bool = False) -> Counts:
    """Fill a database with a copy; the counts of its rows."""
    with _opened(path) as file:
        _header(file, path)
        for _ in _lines(file, path):  # nothing is replaced by a damaged copy
            pass
        file.read()  # up to the checksum behind the last line
    with _told(f"{path} cannot be restored"), _opened(path) as file:
        header = _header(file, path)
        _make_room(engine, force)
        migrate(engine, header["schema"])
        _fill(engine, file, header, path, watch)
        migrate(engine)
        with engine.connect() as connection:
            found = counts_of(connection)
    if any(found[name] != number for name, number in header["rows"].items()):
        raise NotReadable(f"{path} was not restored completely: {header['rows']} were saved, {found} are there")
    return found


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Tell in a line that the database has failed, or that it has no such table."""
    try:
        yield
    except (SQLAlchemyError, KeyError) as error:
        raise NotReadable(f"{what}: {str(error).splitlines()[0]}") from error


@contextmanager
def _opened(path: Path) -> Iterator[TextIO]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield file
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        raise NotReadable(f"{path} cannot be read: {error}") from error


def _header(file: TextIO, path: Path) -> dict[str, Any]:
    header = _parsed(file.readline(), path)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise NotReadable(f"{path} is not a backup that this program can read")
    if str(header["schema"]) > head():
        raise NotReadable(f"{path} was written by Citywright {header['citywright']}, which is newer than this program")
    return header


def _parsed(line: str, path: Path) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise NotReadable(f"{path} is not a backup, or is damaged") from error


def _make_room(engine: Engine, force: bool) -> None:
    """Empty the database; refuse if it has anything in it, unless forced."""
    if not force and not is_empty(engine):
        raise NotReadable("the database is not empty; --force replaces everything in it")
    with engine.begin() as connection:
        metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")


def is_empty(engine: Engine) -> bool:
    """Whether a database has no rows, apart from a fresh secret."""
    there = set(inspect(engine).get_table_names())
    with engine.connect() as connection:
        return not any(
            connection.execute(select(table).limit(1)).first() is not None
            for table in COPIED
            if table.name in there and table is not kept
        )


def _fill(engine: Engine, file: TextIO, header: dict[str, Any], path: Path, watch: Watch) -> None:
    done, all_ = 0, sum(header["rows"].values())
    with engine.begin() as connection:
        for name, rows in _batches(_lines(file, path)):
            table, names = metadata.tables[name], header["columns"][name]
            connection.execute(insert(table), [_row(table, names, row) for row in rows])
            done += len(rows)
            watch(done, all_)


def _lines(file: TextIO, path: Path) -> Iterator[Line]:
    """The rows of a copy, which must have an end."""
    number = 0
    for text in file:
        line = _parsed(text, path)
        if isinstance(line, dict):
            if line.get("end") == number:
                return
            break
        number += 1
        yield line[0], line[1]
    raise NotReadable(f"{path} is damaged: it ends after {number} rows")


def _batches(lines: Iterator[Line]) -> Iterator[tuple[str, list[list[Any]]]]:
    for name, some in groupby(lines, key=lambda line: line[0]):
        batch: list[list[Any]] = []
        for _, row in some:
            batch.append(row)
            if len(batch) == AT_ONCE:
                yield name, batch
                batch = []
        if batch:
            yield name, batch


def _row(table: Table, names: list[str], values: list[Any]) -> dict[str, Any]:
    row = dict(zip(names, values, strict=True))
    for column in table.c:
        if isinstance(column.type, LargeBinary) and row.get(column.name) is not None:
            row[column.name] = base64.b64decode(row[column.name])
    return row
