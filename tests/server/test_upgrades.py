"""Databases of earlier versions: an upgrade happens once, and completely."""

import subprocess
import sys
import threading

import pytest
from sqlalchemy import create_engine, text

from citywright.server.store import named
from citywright.server.store.database import migrate, opened

ANN = "INSERT INTO players (id, name, made_at) VALUES ('a', 'Ann', 0)"
START = """
import sys
from sqlalchemy import Engine, event
from citywright.server.store.database import opened

@event.listens_for(Engine, "before_cursor_execute", once=True)
def tell(*_):
    print("asking", flush=True)

opened(sys.argv[1]).dispose()
"""


@pytest.fixture
def old(tmp_path):
    """The URL of a database of version 0002 with a player."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    engine = create_engine(url)
    migrate(engine, "0002")
    with engine.begin() as connection:
        connection.exec_driver_sql(ANN)
    engine.dispose()
    return url


def key_of_ann(url):
    engine = opened(url)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT name_key FROM players")).scalar()
    engine.dispose()
    return found


def test_an_interrupted_upgrade_is_begun_anew(old, monkeypatch):
    def break_off(_name):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(named, "keys", break_off)
        with pytest.raises(KeyboardInterrupt):
            opened(old)
    assert key_of_ann(old) == "ann"


def test_two_simultaneous_starts_take_turns(old, monkeypatch):
    inside, go_on, keys = threading.Event(), threading.Event(), named.keys

    def wait(name):
        inside.set()
        assert go_on.wait(30)
        return keys(name)

    monkeypatch.setattr(named, "keys", wait)
    first = threading.Thread(target=lambda: opened(old).dispose())
    first.start()
    assert inside.wait(30)
    with subprocess.Popen([sys.executable, "-c", START, old], stdout=subprocess.PIPE) as second:
        assert second.stdout.readline() == b"asking\n"
        go_on.set()
        first.join(30)
        assert second.wait(30) == 0
    assert key_of_ann(old) == "ann"
