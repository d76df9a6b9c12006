"""The server is killed in mid-game and started again: nothing that was acknowledged is lost, and everybody goes on."""

import json

import pytest

from tests.browser.late import put_online
from tests.browser.people import PATIENCE
from tests.browser.playing import play, streets
from tests.browser.tables import AWAY, invite, log, result
from tests.server.servers import Process

pytestmark = [pytest.mark.compiled, pytest.mark.slow]
SOME = 3  # moves of each, at least


class Witness:
    """Hears what a page and the server tell each other: the moves that were acknowledged."""

    def __init__(self, page):
        self.sent, self.acknowledged = {}, []
        page.on("websocket", self._meet)

    def _meet(self, socket):
        socket.on("framesent", lambda text: self._hear_page(json.loads(text)))
        socket.on("framereceived", lambda text: self._hear_server(json.loads(text)))

    def _hear_page(self, said):
        if said["type"] == "move":
            self.sent[said["request"]] = said["move"]

    def _hear_server(self, said):
        if said["type"] == "done" and said["request"] in self.sent:
            self.acknowledged.append(self.sent.pop(said["request"]))


def made(person, table):
    """The choices of each seat, as the replay has them."""
    frames = person.context.request.get(f"/api/tables/{table}/replay", timeout=PATIENCE).json()["frames"]
    entries = [frame["entry"] for frame in frames if frame["entry"] and not frame["entry"]["forced"]]
    return [[entry["move"] for entry in entries if entry["actor"] == seat] for seat in (0, 1)]


def come_back(person, before):
    person.page.locator(AWAY).wait_for(state="detached")
    assert log(person)[: len(before) - 1] == before[:-1]  # the same event again is counted in the last line


def test_nothing_acknowledged_is_lost(come, tmp_path):
    with Process(tmp_path / "tables.sqlite") as server:
        ann, ben = people = [come(name, server.address, by="script") for name in ("Ann", "Ben")]
        witnesses = [Witness(person.page) for person in people]
        table = put_online(ann, {"who": "open"})
        ann.page.goto(f"/t/{table}")
        invite(ann, ben)
        play(streets, *people, until=lambda: min(len(witness.acknowledged) for witness in witnesses) >= SOME)
        server.kill()
        for person in people:
            person.forgive("net::ERR_CONNECTION")  # refused, or reset where a request was under way
            person.page.locator(AWAY).wait_for()
        before = [log(person) for person in people]
    with Process(tmp_path / "tables.sqlite", server.port):
        for person, lines in zip(people, before, strict=True):
            come_back(person, lines)
        play(streets, *people)
        assert result(ann) == result(ben)
        for all_made, witness in zip(made(ann, table), witnesses, strict=True):
            assert all_made[-len(witness.acknowledged) :] == witness.acknowledged
