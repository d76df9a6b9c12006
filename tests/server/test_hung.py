"""When the supervisor takes a worker for hung."""

import socket
import time
from contextlib import contextmanager

import pytest

from citywright.server.process import supervisor
from citywright.server.process.supervisor import READY, Worker

SOON = 20.0  # seconds


def slow_to_start(place):
    """A large database may take long to migrate."""
    time.sleep(1.0)
    place.line.send(READY)
    place.line.recv()
    place.line.recv()  # hangs for ever


@contextmanager
def worker(tmp_path):
    with socket.socket() as listening:
        started = Worker(slow_to_start, listening, tmp_path, 0, False)
        try:
            yield started
        finally:
            started.stop()
            started.join()


def until(condition):
    limit = time.monotonic() + SOON
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    monkeypatch.setattr(supervisor, "HUNG", 0.3)


def test_a_worker_may_take_its_time_to_get_ready(tmp_path):
    with worker(tmp_path) as slow:
        until(lambda: not slow.look() or slow.is_ready)
        assert slow.is_ready


def test_a_worker_that_serves_and_hangs_is_killed(tmp_path):
    with worker(tmp_path) as hung:
        until(lambda: not hung.look() or hung.is_ready)
        hung.open()
        assert hung.look(), "it has a moment to begin"
        until(lambda: not hung.look())
