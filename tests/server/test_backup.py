"""Backups: taken while people play, restored to either database, and complete."""

import asyncio
import gzip
import json
import random
from contextlib import contextmanager

import pytest
from sqlalchemy import create_engine, select

from citywright.errors import NotReadable
from citywright.server.admin.checks import check_logs
from citywright.server.store import copies
from citywright.server.store.database import opened
from citywright.server.store.patience import ARGUMENTS
from citywright.server.store.queries import finished_of
from citywright.server.store.tables import log
from tests.commands import run
from tests.server.client import browsers
from tests.server.servers import Running

pytestmark = pytest.mark.compiled


def quiet(_done, _all):
    pass


def url_of(database):
    text = str(database)
    return text.replace("postgresql://", "postgresql+psycopg://") if "://" in text else f"sqlite:///{text}"


def rows_of(database):
    engine = opened(url_of(database))
    with engine.connect() as connection:
        found = {table.name: sorted(map(repr, connection.execute(select(table)))) for table in copies.COPIED}
    engine.dispose()
    return found


async def back_up_while_playing(address, database, path):
    """Copies are taken while moves are made; the last is taken afterwards."""
    engine = opened(url_of(database))
    async with browsers(address, 1) as (ann,):
        table = await ann.new_table("streets", "me", "bot first-timer")
        async with ann.at(table) as me:
            playing = asyncio.create_task((await me.arrive()).play(random.Random(5)))
            while not playing.done():
                await asyncio.to_thread(copies.back_up, engine, path.with_suffix(".early"), quiet)
                if check_early(path.with_suffix(".early"), table):
                    path.with_suffix(".early").replace(path.with_suffix(".between"))
            await playing
    async with asyncio.timeout(10):
        while not finished_of(engine, table):  # which is written a moment after the last move
            await asyncio.sleep(0.02)
    await asyncio.to_thread(copies.back_up, engine, path, quiet)
    engine.dispose()


def text_of(path):
    return gzip.decompress(path.read_bytes()).decode()


def check_early(path, table):
    """Whether a copy was taken in the middle of the game; its log has no gap in any case."""
    lines = [json.loads(line) for line in text_of(path).splitlines()]
    numbers = sorted(
        line[1][1] for line in lines if isinstance(line, list) and line[0] == "log" and line[1][0] == table
    )
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers) > 3 and not any(
        line[1][12] for line in lines if isinstance(line, list) and line[0] == "tables" and line[1][0] == table
    )


@pytest.fixture(scope="module")
def databases(postgres_url):
    """Two empty databases of PostgreSQL; nothing that other tests have left is in them."""
    engine = create_engine(url_of(postgres_url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for name in ("origin", "target"):
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return {name: postgres_url.rpartition("/")[0] + f"/{name}" for name in ("origin", "target")}


@pytest.mark.parametrize("origin", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_copy_taken_while_people_play_is_restored_to_either_database(origin, target, tmp_path, capsys, request):
    source = tmp_path / "tables.sqlite" if origin == "sqlite" else request.getfixturevalue("databases")["origin"]
    goal = tmp_path / "new.sqlite" if target == "sqlite" else request.getfixturevalue("databases")["target"]
    path = tmp_path / "copy.gz"
    with Running(source) as server:
        asyncio.run(back_up_while_playing(server.address, source, path))
    between = path.with_suffix(".between")
    assert between.exists(), "no copy was taken during the game"
    assert path.stat().st_mode & 0o077 == 0
    for copy in (between, path):
        status, out, err = run(capsys, "admin", "restore", copy, "--database", goal, "--json", "--force")
        assert status == 0, err
        told = json.loads(out)
        assert told["broken"] == []
        assert told["replayed"] == told["rows"]["tables"] > 0
    assert rows_of(goal) == rows_of(source)


@pytest.fixture
def filled(tmp_path):
    """A database with a table in it, and its copy."""
    database, path = tmp_path / "tables.sqlite", tmp_path / "copy.gz"

    async def make(address):
        async with browsers(address, 1) as (ann,):
            await ann.new_table("streets", "me", "open")

    with Running(database) as server:
        asyncio.run(make(server.address))
    with closing_engine(database) as engine:
        copies.back_up(engine, path, quiet)
    return database, path


@contextmanager
def closing_engine(database):
    engine = opened(url_of(database))
    try:
        yield engine
    finally:
        engine.dispose()


def test_a_database_that_is_not_empty_is_left_alone(filled, capsys):
    database, path = filled
    before = rows_of(database)
    status, _, err = run(capsys, "admin", "restore", path, "--database", database)
    assert (status, "--force" in err, err.count("\n")) == (2, True, 1)
    assert rows_of(database) == before


@pytest.mark.parametrize("damage", ["cut", "nonsense", "lines", "byte", "letter"])
def test_a_damaged_copy_is_refused_and_replaces_nothing(filled, damage, capsys):
    database, path = filled
    lines = text_of(path).encode().splitlines(keepends=True)
    packed = gzip.compress(b"".join(lines))
    data = {
        "cut": path.read_bytes()[:-40],
        "nonsense": b"nonsense",
        "lines": gzip.compress(b"".join(lines[:-3] + lines[-1:])),
        "byte": packed[:10] + b"\xff" + packed[11:],
        "letter": gzip.compress(b"".join(lines), 0).replace(b'"streets"', b'"streetz"'),
    }[damage]
    path.write_bytes(data)
    before = rows_of(database)
    status, _, err = run(capsys, "admin", "restore", path, "--database", database, "--force")
    assert (status, err.count("\n")) == (2, 1), err
    assert rows_of(database) == before


def test_a_log_that_does_not_replay_is_told(filled):
    database, _ = filled
    with closing_engine(database) as engine:
        with engine.begin() as connection:
            connection.execute(log.update().values(chance="nothing"))
        assert len(check_logs(engine, quiet).broken) == 1


def test_a_copy_of_a_newer_program_is_refused(filled, tmp_path):
    _, path = filled
    header, *rest = text_of(path).splitlines()
    path.write_bytes(gzip.compress("\n".join([json.dumps(json.loads(header) | {"schema": "9999"}), *rest]).encode()))
    with closing_engine(tmp_path / "new.sqlite") as engine, pytest.raises(NotReadable, match="newer"):
        copies.restore(engine, path, quiet)


@pytest.mark.parametrize("action", ["backup", "restore"])
def test_a_copy_may_take_longer_than_what_people_wait_for(filled, action, databases, tmp_path, monkeypatch, capsys):
    _, path = filled
    goal, count = databases["target"], copies.counts_of

    def slowly(connection):
        connection.exec_driver_sql("SELECT pg_sleep(0.5)")
        return count(connection)

    assert run(capsys, "admin", "restore", path, "--database", goal, "--force")[0] == 0
    monkeypatch.setitem(ARGUMENTS, "options", "-c statement_timeout=200")
    monkeypatch.setattr(copies, "counts_of", slowly)
    more = [tmp_path / "again.gz"] if action == "backup" else [path, "--force"]
    status, _, err = run(capsys, "admin", action, *more, "--database", goal)
    assert status == 0, err


def test_a_database_that_fails_is_told_in_one_line(filled, tmp_path, capsys):
    database, _ = filled
    with closing_engine(database) as engine, engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE chat RENAME TO talk")
    again = tmp_path / "again.gz"
    status, _, err = run(capsys, "admin", "backup", again, "--database", database)
    assert (status, "no such table: chat" in err, err.count("\n"), again.exists()) == (2, True, 1, False)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_restored_under_a_server_that_runs(capsys, tmp_path, databases, kind):
    database = tmp_path / "tables.sqlite" if kind == "sqlite" else databases["origin"]
    file, restore = tmp_path / "copy.gz", ("admin", "restore", tmp_path / "copy.gz", "--force", "--database", database)
    with Running(database) as running:
        asyncio.run(look_around(running.address))
        assert run(capsys, "admin", "backup", file, "--database", database)[0] == 0
        before = rows_of(database)
        status, _, error = run(capsys, *restore)
        assert (status, "stop it first" in error) == (2, True)
        assert rows_of(database) == before
    assert run(capsys, *restore)[0] == 0


async def look_around(address):
    """A guest comes, so that something is written."""
    async with browsers(address, 1):
        pass
