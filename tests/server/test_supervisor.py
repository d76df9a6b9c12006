"""What the supervisor does with signals, and during a restart."""

import os
import signal
import socket
import threading
import time

import pytest

from citywright.server.process import supervisor as module
from citywright.server.process.supervisor import READY, Stopped, Supervisor

SOON = 20.0  # seconds


class Quiet(Supervisor):
    """Nothing happens to its workers; signals come while it restarts."""

    def __init__(self, *during_a_restart):
        super().__init__(lambda place: None, None, 0)
        self.during_a_restart, self.restarts = list(during_a_restart), 0

    def _wait(self, workers):
        pass

    def _restart(self):
        self.restarts += 1
        if self.during_a_restart:
            self._note(self.during_a_restart.pop(0), None)


@pytest.fixture
def supervised(request):
    supervisor = Quiet(*request.param)
    yield supervisor
    supervisor._hears.close()
    supervisor._says.close()


@pytest.mark.parametrize("supervised", [(signal.SIGTERM,), (signal.SIGINT,)], indirect=True)
def test_a_signal_to_stop_is_heard_during_a_restart(supervised):
    supervised._note(signal.SIGHUP, None)
    with pytest.raises(Stopped):
        supervised._watch()
    assert supervised.restarts == 1


@pytest.mark.parametrize("supervised", [(signal.SIGHUP,)], indirect=True)
def test_a_hang_up_during_a_restart_restarts_again(supervised):
    supervised._note(signal.SIGHUP, None)
    supervised._watch()
    assert supervised.restarts == 2


# -- a restart, while something else happens --


class Scripted:
    """A worker without a process."""

    problem = ""

    def __init__(self, slot, is_ready=True):
        self.slot, self.is_ready, self.is_open, self.lives, self.began_at = slot, is_ready, False, True, 0.0

    def look(self):
        return self.lives

    def open(self):
        self.is_open = True

    def stop(self):
        self.lives = False

    def join(self):
        assert not self.lives, "nobody has stopped it"


class Restarting(Supervisor):
    """Two workers serve. Their successors get ready, or not; `meanwhile` happens while the first one prepares."""

    def __init__(self, *, is_ready, meanwhile=lambda self: None):
        super().__init__(lambda place: None, None, 2)
        self.is_ready, self.meanwhile, self.begun, self.successors, self.waits = is_ready, meanwhile, [], [], 0
        self.first = [Scripted(slot) for slot in range(2)]
        self.workers = list(self.first)
        for worker in self.workers:
            worker.open()

    def _worker(self, slot, is_successor=False):
        new = Scripted(slot, is_ready=not is_successor)
        self.begun.append(new)
        if is_successor:
            self.successors.append(new)
        return new

    def _wait(self, workers):
        self.waits += 1
        assert self.waits < 10_000, "it waits for ever"
        if self.waits == 5:
            self.meanwhile(self)
        if self.waits > 10:
            for worker in self.successors:
                worker.is_ready = self.is_ready

    def monotonic(self):
        """Each wait takes a second."""
        return self.waits

    def restart(self, monkeypatch):
        monkeypatch.setattr(module, "time", self)
        with self._hears, self._says:
            self._restart()
        return self


def test_a_restart_is_given_up_if_the_successor_does_not_get_ready(monkeypatch):
    after = Restarting(is_ready=False).restart(monkeypatch)
    assert after.workers == after.first
    assert [worker.lives for worker in after.first] == [True, True]
    assert [worker.lives for worker in after.successors] == [False]


def test_a_restart_replaces_all_workers(monkeypatch):
    after = Restarting(is_ready=True).restart(monkeypatch)
    assert after.workers == after.successors
    assert all(worker.is_open and worker.lives for worker in after.workers)
    assert not any(worker.lives for worker in after.first)


def test_a_worker_that_dies_meanwhile_is_replaced_at_once(monkeypatch):
    def dies(restarting):
        restarting.first[1].lives = False

    after = Restarting(is_ready=False, meanwhile=dies).restart(monkeypatch)
    assert after.workers[0] is after.first[0]
    assert after.workers[1] is not after.first[1]
    assert all(worker.is_open and worker.lives for worker in after.workers)


def test_a_worker_that_dies_while_its_successor_gets_ready_has_no_other(monkeypatch):
    """Two that get ready at the same time would both take longer."""

    def dies(restarting):
        restarting.first[0].lives = False

    after = Restarting(is_ready=True, meanwhile=dies).restart(monkeypatch)
    assert after.workers == after.successors == after.begun
    assert all(worker.is_open and worker.lives for worker in after.workers)


def test_if_both_die_there_is_another(monkeypatch):
    def die(restarting):
        restarting.first[0].lives = restarting.successors[0].lives = False

    after = Restarting(is_ready=False, meanwhile=die).restart(monkeypatch)
    after._look_after()
    after._look_after()
    assert after.workers == [after.begun[-1], after.first[1]]
    assert all(worker.is_open and worker.lives for worker in after.workers)


# -- with processes --


def successors_hang(place):
    """Serves, unless it is to replace one that does."""
    if place.is_successor:
        time.sleep(SOON)
    place.line.send(READY)
    place.line.recv()
    time.sleep(SOON)


def restart_and_stop(started, stopped):
    """Ask for a restart; once it is under way, ask for the end."""
    os.kill(os.getpid(), signal.SIGHUP)
    if not started.wait(SOON):
        stopped.append("no restart")
    os.kill(os.getpid(), signal.SIGTERM)


def test_whoever_waits_for_a_successor_still_stops(monkeypatch):
    started, problems, all_workers = threading.Event(), [], []

    def began(worker, *arguments):
        begin(worker, *arguments)
        all_workers.append(worker)
        if arguments[-1]:
            started.set()

    begin = module.Worker.__init__
    monkeypatch.setattr(module.Worker, "__init__", began)
    asking = threading.Thread(target=restart_and_stop, args=(started, problems))
    with socket.socket() as listening:
        Supervisor(successors_hang, listening, 1).run(asking.start)
    asking.join(SOON)
    assert problems == []
    assert len(all_workers) == 2
    assert not any(worker.is_alive for worker in all_workers)
