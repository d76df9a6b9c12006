"""One server for each kind of database, for all tests of a run."""

import shutil

import pytest

from tests.server.databases import postgres
from tests.server.servers import Running


@pytest.fixture(scope="session")
def postgres_url():
    if not shutil.which("initdb") or not shutil.which("postgres"):
        pytest.skip("there is no PostgreSQL here")
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory):
    with Running(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running.address


@pytest.fixture(scope="session")
def on_postgres(postgres_url):
    with Running(postgres_url) as running:
        yield running.address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request):
    """A server on each database."""
    return request.getfixturevalue(f"on_{request.param}")
