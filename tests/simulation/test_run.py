"""Simulations: the same games however the work is split, stopped and resumed."""

import json
import subprocess
import sys

import numpy as np
import pytest

from citywright import record, simulation
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.runs import cluster
from tests.commands import run
from tests.packages import install

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("own_home")]

GAMES = simulation.ROWS.games
PLANS = {
    "streets": ("streets", {"players": 3, "modules": ("business", "consultants")}, ["greedy", "random", "casual"], 20),
    "solo": ("streets", {"players": 1}, ["hasty"], 20),
    "townies": ("townies", {"players": 2}, ["first-timer"], 20),
    "thinking": ("townies", {"players": 2, "mode": "first"}, ["regular", "random"], 4),
}


def plan_of(name, seed="a", games=None):
    """One of the above."""
    game, options, bots, usual = PLANS[name]
    return simulation.planned(game, rules_named(game).Options(**options), bots, games or usual, seed)


@pytest.mark.parametrize("name", PLANS)
def test_games_do_not_depend_on_the_size_of_blocks(name):
    plan = plan_of(name)
    games = simulation.carry_out(plan)
    assert games["number"].tolist() == list(range(1, plan.games + 1))
    assert len(set(games["digest"].tolist())) == plan.games, "every game is another one"
    for size in (1, 3, 7):
        assert simulation.carry_out(plan, size=size).tobytes() == games.tobytes()
    assert simulation.carry_out(plan_of(name, seed="b")).tobytes() != games.tobytes()


def test_a_level_is_its_bot_and_played_as_quickly():
    levels, bots = (
        simulation.run("townies", names, 10, players=2, seed=1)
        for names in (["first-timer", "casual"], ["hasty", "greedy"])
    )
    assert levels.tobytes() == bots.tobytes()


@pytest.mark.parametrize("name", PLANS)
def test_moves_lead_to_the_scores_and_counts(name):
    plan, parts = plan_of(name, games=3), []
    games = simulation.carry_out(plan, keep=parts.append, size=2)
    assert sum(len(part.games) for part in parts) == 3
    for part in parts:
        for game, moves in zip(part.games, part.moves, strict=True):
            state = plan.rules.new_state(plan.options)
            chances = 0
            for move in moves[: game["decisions"] + game["chances"]]:
                due = plan.rules.pending(state)
                actor = (due & -due).bit_length() - 1
                chances += actor == plan.rules.CHANCE
                plan.rules.play(state, actor, int(move), SILENT)
            assert plan.rules.pending(state) == 0
            scores = plan.rules.scores(state)
            assert game["scores"][: len(scores)].tolist() == scores
            assert simulation.wins_of(games, len(scores))[game["number"] - 1].sum() <= 1
            assert game["chances"] == chances


def stop_after(games):
    """Interrupts a run when so many games are done."""

    def watch(done, all_):
        if done >= games:
            raise KeyboardInterrupt

    return watch


@pytest.mark.parametrize("name", PLANS)
def test_a_stopped_run_goes_on_and_plays_no_game_twice(tmp_path, name):
    plan = plan_of(name)
    with pytest.raises(KeyboardInterrupt):
        simulation.carry_out(plan, folder=tmp_path, watch=stop_after(plan.games // 2), size=1)
    kept = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(kept[:-5])  # the power went off while a row was written
    watched = []
    games = simulation.carry_out(plan, folder=tmp_path, watch=lambda *done: watched.append(done), size=3)
    assert games.tobytes() == simulation.carry_out(plan).tobytes()
    assert watched[0] == (len(kept) // simulation.GAME.itemsize - 1, plan.games)
    assert watched[-1] == (plan.games, plan.games)
    assert sorted(simulation.games_in(tmp_path)["number"]) == list(range(1, plan.games + 1))


def test_a_longer_run_begins_with_the_shorter_one(tmp_path):
    short = simulation.carry_out(plan_of("townies", games=5), folder=tmp_path)
    long = simulation.carry_out(plan_of("townies"), folder=tmp_path)
    assert long[:5].tobytes() == short.tobytes()
    assert simulation.carry_out(plan_of("townies", games=5), folder=tmp_path).tobytes() == short.tobytes()
    with pytest.raises(NotReadable, match="seed a, not b"):
        simulation.carry_out(plan_of("townies", seed="b"), folder=tmp_path)


def test_a_folder_keeps_the_seed(tmp_path):
    first = simulation.run("townies", ["random"], 3, folder=tmp_path, players=2)
    assert simulation.run("townies", ["random"], 3, folder=tmp_path, players=2).tobytes() == first.tobytes()
    with pytest.raises(Impossible, match="keeps no moves"):
        simulation.run("townies", ["random"], 3, folder=tmp_path, keep=print, players=2)


# The command

COMMAND = ("simulate", "townies", "--mode", "first", "--games", 6, "--seed", "a", "--json")


def test_any_bot_can_simulate_and_its_games_be_kept(capsys, tmp_path):
    status, out, _ = run(capsys, *COMMAND, "--bots", "regular,search:2", "--records", tmp_path / "games")
    assert (status, [seat["bot"] for seat in json.loads(out)["seats"]]) == (0, ["regular", "search:2"])
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 6
    ends = np.array([record.replay(record.load(path)).scores for path in files])
    assert [seat["score"][0] for seat in json.loads(out)["seats"]] == pytest.approx(ends.mean(axis=0), abs=0.001)
    assert "search 2" in run(capsys, *COMMAND[:-1], "--bots", "regular,search:2")[1]


def test_a_bot_that_fails_is_named(capsys, monkeypatch, tmp_path):
    code = "class Bad:\n    def choose(self, *_):\n        return -1\ndef make(budget):\n    return Bad()\n"
    install(monkeypatch, tmp_path, "bad_bots", code, bad="make")
    status, _, err = run(capsys, *COMMAND, "--bots", "bad")
    assert (status, err.count("\n")) == (2, 1)
    assert "bad failed in seat 1" in err


def test_an_interrupted_command_says_that_it_goes_on(capsys, monkeypatch, tmp_path):
    plain = run(capsys, *COMMAND)[1]
    with monkeypatch.context() as patch:
        patch.setattr("citywright.simulation.games_of", _interrupted)
        status, _, err = run(capsys, *COMMAND, "--bots", "random,random", "--out", tmp_path / "run")
    assert status == 130
    assert "Stopped after 6 of 6 games. Run the same command again" in err
    assert run(capsys, *COMMAND, "--out", tmp_path / "run")[1] == plain


def _interrupted(blocks, keep):
    """The games of the first block; then the run is interrupted."""
    yield next(blocks).games
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--records", "a", "--out", "b"), "choose one"),
        (("--cluster", "nonsense"), "write HOST:PORT"),
        (("--cluster", "ray://there:1"), "write HOST:PORT"),
        (("--cluster", "127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1"),
        (("--bots", "greedy:5"), "greedy:5: this bot takes no budget"),
        (("--bots", "nobody", "--out", "run"), "no bot 'nobody'"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(capsys, monkeypatch, tmp_path, arguments, word):
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, *COMMAND, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert word in err
    assert not list(tmp_path.iterdir())


def test_without_ray_the_command_says_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    status, _, err = run(capsys, *COMMAND, "--cluster")
    assert (status, err.count("\n")) == (2, 1)
    assert "pip install 'citywright[cluster]'" in err


def test_ray_is_loaded_only_for_a_cluster():
    code = "import sys; from citywright.cli import main; main(sys.argv[1:]); print('ray' in sys.modules)"
    out = subprocess.check_output([sys.executable, "-c", code, *map(str, COMMAND)], text=True)
    assert out.splitlines()[-1] == "False"


def test_a_machine_that_would_play_other_games_is_refused():
    plan = plan_of("townies")
    with pytest.raises(CitywrightError, match="another version of citywright"):
        cluster.play_there(plan, plan.header() | {"program": "older"}, print, simulation.Block(0, 1))
