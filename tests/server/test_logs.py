"""The log is lines of JSON."""

import json
import logging
import sys

import httpx
import pytest

from citywright.server.process.logs import JsonLines


def line(**known):
    record = logging.LogRecord("citywright.server", logging.INFO, "x.py", 1, "table %s", ("made",), None)
    vars(record).update(known)
    return json.loads(JsonLines().format(record))


def test_a_line_tells_what_happened_and_what_is_known_about_it():
    told = line(table="abc", seats=3)
    assert (told["what"], told["level"], told["table"], told["seats"]) == ("table made", "info", "abc", 3)
    assert set(told) == {"at", "level", "from", "what", "table", "seats"}


def test_an_error_is_one_line_too():
    try:
        raise ValueError("oh\nno")
    except ValueError:
        told = line(exc_info=sys.exc_info())
    assert "ValueError: oh\nno" in told["error"]


@pytest.mark.compiled
def test_every_request_is_told_to_whoever_wants_to_know(on_sqlite, caplog):
    with caplog.at_level(logging.DEBUG, "citywright.server"):
        httpx.get(on_sqlite + "/api/nothing")
    answered = next(record for record in caplog.records if record.message == "answered")
    assert (answered.method, answered.path, answered.status) == ("GET", "/api/nothing", 404)
