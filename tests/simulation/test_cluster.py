"""A real Ray cluster on this machine plays the same games as plain threads, whatever happens to it.

One test, for Ray takes seconds to start, and the tests of a file may go to different processes.
"""

import os
import signal
from pathlib import Path

import pytest

from citywright import simulation
from citywright.bots import named
from citywright.errors import NotReadable
from citywright.runs.cluster import joined
from tests.commands import run
from tests.simulation.test_run import COMMAND, PLANS, plan_of, stop_after

PROCESSES = Path("/proc")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.usefixtures("own_home")
@pytest.mark.skipif(not PROCESSES.exists(), reason="finds workers the way of Linux")
def test_a_cluster_plays_the_same_games_whatever_happens_to_it(capsys, monkeypatch, tmp_path):
    with joined(""):
        for name in PLANS:
            the_size_of_blocks_does_not_matter(name)
        workers_may_be_killed()
        a_stopped_run_goes_on(tmp_path / "run")
        a_bot_that_workers_do_not_know_is_told(monkeypatch)
        assert run(capsys, *COMMAND, "--cluster") == run(capsys, *COMMAND)
        moves_come_with_the_games()


def the_size_of_blocks_does_not_matter(name):
    plain = simulation.carry_out(plan_of(name))
    assert simulation.carry_out(plan_of(name), cluster="", size=3).tobytes() == plain.tobytes()


def workers_may_be_killed():
    plan, killed = plan_of("townies", games=5000), set()

    def watch(done, all_):
        if done >= 1000 and not killed:
            killed.update(workers())
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    games = simulation.carry_out(plan, cluster="", size=250, watch=watch)
    assert games.tobytes() == simulation.carry_out(plan).tobytes()
    assert killed
    assert not killed & workers()


def workers():
    """The processes under this one that are playing blocks."""
    parents = {}
    for entry in PROCESSES.glob("[0-9]*/stat"):
        try:
            parents[int(entry.parent.name)] = int(entry.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    return {each for each in parents if plays(each) and os.getpid() in ancestors(each, parents)}


def plays(process):
    """Whether a process is called as Ray calls those that play."""
    try:
        return (PROCESSES / str(process) / "cmdline").read_bytes().startswith(b"ray::play_there")
    except OSError:
        return False


def ancestors(process, parents):
    """Who started a process, who started that one, and so on."""
    while process in parents:
        process = parents[process]
        yield process


def a_stopped_run_goes_on(folder):
    plan = plan_of("townies")
    with pytest.raises(KeyboardInterrupt):
        simulation.carry_out(plan, cluster="", folder=folder, watch=stop_after(7), size=1)
    assert 7 <= len(simulation.games_in(folder)) < plan.games
    games = simulation.carry_out(plan, cluster="", folder=folder, size=4)
    assert games.tobytes() == simulation.carry_out(plan).tobytes()


def a_bot_that_workers_do_not_know_is_told(monkeypatch):
    monkeypatch.setitem(named.YOURS, "mine", named.OWN["random"])
    with pytest.raises(NotReadable, match=r"^on .*no bot 'mine'"):
        simulation.run("townies", ["mine"], 2, cluster="", players=2)


def moves_come_with_the_games():
    here, there = [], []
    for parts, cluster in ((here, None), (there, "")):
        simulation.carry_out(plan_of("streets", games=6), cluster=cluster, keep=parts.append, size=6)
    assert here[0].moves.tobytes() == there[0].moves.tobytes()
