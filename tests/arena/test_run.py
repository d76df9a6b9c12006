"""Runs: the same games however they are shared out, stopped and resumed; bots that fail are named."""

import json
import sys
import time
from dataclasses import replace
from functools import partial

import pytest

from citywright import arena
from citywright.bots import bot, named
from citywright.errors import Impossible, NotReadable
from citywright.game import new_game
from citywright.runs import match as matches
from citywright.runs.match import decision_seed
from tests.packages import install

BOTS = ["greedy", "random"]
RUN, GAMES = arena.LINES.header, arena.LINES.games
SET_UP = {"players": 2, "mode": "first", "seed": "test"}


def run(folder=None, games=6, bots=BOTS, **other):
    return arena.run("townies", bots, games, folder=folder, **SET_UP | other)


def told(folder):
    """The games of a folder in order, without the time they took."""
    return [replace(game, seconds=()) for game in sorted(arena.games_in(folder), key=lambda game: game.number)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run that was not interrupted, and its games."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    return run(folder), folder


def timeless(results):
    data = results.data()
    return data | {"bots": [showing | {"milliseconds": 0} for showing in data["bots"]]}


def test_a_run_tells_of_every_bot(whole):
    found, _ = whole
    assert [showing.bot for showing in found.bots] == BOTS
    assert found["greedy"].games == found["random"].games == found.games == 6
    assert found["greedy"].wins.value + found["random"].wins.value == 1
    assert found["greedy"].margin.value == -found["random"].margin.value
    assert found["greedy"].milliseconds > 0
    assert found.ahead("greedy", "random").games == 6
    assert found.run["seed"] == "test"


def test_two_jobs_give_the_same_games(whole, tmp_path):
    assert timeless(run(tmp_path, jobs=2)) == timeless(whole[0])
    assert told(tmp_path) == told(whole[1])


def test_a_broken_end_costs_only_the_games_it_held(whole, tmp_path):
    found, folder = whole
    lines = (folder / GAMES).read_text().splitlines(keepends=True)
    (tmp_path / RUN).write_text((folder / RUN).read_text())
    (tmp_path / GAMES).write_text("".join(lines[:3]) + lines[3][:25])
    seen = []
    assert timeless(run(tmp_path, watch=lambda *done: seen.append(done))) == timeless(found)
    assert seen == [(done, 6) for done in range(3, 7)]
    assert told(tmp_path) == told(folder)
    assert (tmp_path / GAMES).read_text().startswith("".join(lines[:3]))


def test_a_finished_run_is_only_summed_up_again(whole, monkeypatch):
    monkeypatch.setattr(arena, "processes", None)  # nothing is to be played
    assert run(whole[1]).data() == whole[0].data()


def test_a_run_can_be_made_longer(whole, tmp_path):
    run(tmp_path, games=4)
    assert timeless(run(tmp_path, games=6)) == timeless(whole[0])
    assert arena.header_in(tmp_path)["games"] == 6
    assert run(tmp_path, games=4).games == 4
    assert arena.header_in(tmp_path)["games"] == 6, "no game is forgotten"


def test_a_run_is_found_again_by_its_folder(whole):
    plan = arena.plan_in(whole[1])
    assert (plan.game, plan.bots, plan.games, plan.seed) == ("townies", tuple(BOTS), 6, "test")
    assert plan.options.mode == "first"


def test_without_a_seed_the_one_of_the_folder_holds(whole):
    assert run(whole[1], seed=None).data() == whole[0].data()
    assert run(seed=None, games=2).run["seed"] != run(seed=None, games=2).run["seed"]


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"seed": "other"}, "seed test, not other"),
        ({"bots": ["greedy", "casual"]}, "bots greedy,random, not greedy,casual"),
        ({"mode": "second"}, "mode first.*not .*mode second"),
    ],
)
def test_another_run_in_the_same_folder_is_refused(whole, other, reason):
    before = told(whole[1])
    with pytest.raises(NotReadable, match=f"holds another run .*{reason}"):
        run(whole[1], **other)
    assert told(whole[1]) == before


def test_games_of_another_version_of_the_program_are_refused(whole, tmp_path):
    (tmp_path / RUN).write_text(json.dumps(arena.header_in(whole[1]) | {"program": "older"}))
    with pytest.raises(NotReadable, match="another version of this program"):
        run(tmp_path)


@pytest.mark.parametrize("line", ["{}", "[]", "what", '{"number": 1}'])
def test_a_line_that_is_no_game_is_named(whole, tmp_path, line):
    (tmp_path / RUN).write_text((whole[1] / RUN).read_text())
    (tmp_path / GAMES).write_text(line + "\n")
    with pytest.raises(NotReadable, match="line 1 is not a game"):
        run(tmp_path)


@pytest.mark.parametrize("text", ["{}", "[]", "what", '{"games": 8}'])
def test_a_folder_that_describes_no_run_is_refused(tmp_path, text):
    (tmp_path / RUN).write_text(text)
    with pytest.raises(NotReadable):
        arena.plan_in(tmp_path)


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(NotReadable, match="games cannot be kept"):
        run(tmp_path / "file" / "run", seed=1)
    with pytest.raises(NotReadable, match="games cannot be kept"):
        arena.run("streets", BOTS, 8, folder=tmp_path / "file")


@pytest.mark.parametrize(
    ("bots", "games", "reason"),
    [
        ([], 8, "a list of names"),
        ("greedy", 8, "a list of names"),
        (["nobody"], 8, "no bot"),
        (["greedy"], 8, "greedy has nobody to meet"),
        (BOTS, 0, "0 games"),
    ],
)
def test_a_run_that_cannot_be_is_refused(bots, games, reason):
    with pytest.raises(Impossible, match=reason):
        run(bots=bots, games=games)


def test_chance_is_shared_by_a_group_and_decisions_by_none():
    plan = arena.planned("townies", new_game("townies", seed=1).options, BOTS, 4, 1)
    one, other, *_ = plan.matches
    assert matches.new_game(plan, one).log[0].move == matches.new_game(plan, other).log[0].move
    seeds = {decision_seed(plan, match, seat, n) for match in (one, other) for seat in (0, 1) for n in (0, 1)}
    assert len(seeds) == 8
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_alone_in_townies_there_are_only_points():
    found = run(games=4, players=1)
    assert found.games == 4
    assert [found["greedy"].wins, found["greedy"].margin, found["greedy"].rating, found.pairs] == [None, None, None, []]
    assert found["greedy"].score.value > found["random"].score.value


@pytest.mark.compiled
def test_alone_in_streets_the_grifter_takes_part():
    found = arena.run("streets", ["greedy"], 3, players=1, seed=1)
    assert {showing.bot: showing.games for showing in found.bots} == {"greedy": 3, "grifter": 3}
    assert found["grifter"].milliseconds is None
    assert found["greedy"].wins.value + found["grifter"].wins.value == 1


class Failing:
    """Makes some legal moves, then something else."""

    def __init__(self, move, left=5):
        self.move, self.left = move, left

    def choose(self, view, seat, budget, seed):
        self.left -= 1
        return view.legal_moves()[0] if self.left else self.move()


@pytest.mark.parametrize(
    ("move", "reason"),
    [(lambda: -1, "NotLegal"), (lambda: None, "NotReadable: None is not a move"), (lambda: 1 / 0, "ZeroDivisionError")],
)
def test_a_bot_that_fails_is_named_with_its_game(tmp_path, monkeypatch, move, reason):
    monkeypatch.setitem(named.OWN, "failing", lambda budget: Failing(move))
    with pytest.raises(
        arena.BotFailed, match=rf"^failing failed in seat \d of game 1 \(chance seed 'test/1.1'.*{reason}"
    ):
        run(tmp_path, bots=["failing", "random"])
    assert "Traceback" in (tmp_path / "failure.txt").read_text()


def test_a_bot_that_fails_at_once_is_told_of_like_any_other(tmp_path, monkeypatch):
    monkeypatch.setitem(named.OWN, "failing", lambda budget: Failing(lambda: 1 / 0, 1))
    with pytest.raises(
        arena.BotFailed, match=r"^failing failed in seat \d of the warm-up game .*ZeroDivisionError.*traceback is in"
    ):
        run(tmp_path, bots=["failing", "random"])
    assert "Traceback" in (tmp_path / "failure.txt").read_text()


def test_a_bot_that_would_end_the_program_ends_the_run(tmp_path, monkeypatch):
    monkeypatch.setitem(named.OWN, "leaving", lambda budget: Failing(lambda: sys.exit(0)))
    with pytest.raises(arena.BotFailed, match=r"^leaving failed in seat \d of game 1 .*SystemExit: 0"):
        run(tmp_path, bots=["leaving", "random"])
    assert "sys.exit" in (tmp_path / "failure.txt").read_text()


def test_a_name_means_the_bot_that_was_registered_last(monkeypatch):
    monkeypatch.setattr(named, "YOURS", {})
    scores = []
    for kind in ("greedy", "random"):
        named.register("mine", partial(bot, kind))
        scores.append(timeless(run(bots=["mine", "hasty"]))["bots"])
    assert scores[0] != scores[1]


THIRD_PARTY = """
import os, time

class Third:
    asked = 0

    def choose(self, view, seat, budget, seed):
        Third.asked += 1
        if Third.asked > 60:
            while not os.path.getsize({games!r}):  # until a game is kept
                time.sleep(0.01)
            {ending}
        return view.legal_moves()[0]

def make(text):
    return Third()
"""


@pytest.mark.parametrize(
    ("ending", "reason"),
    [
        ("raise ValueError('too tired')", "third failed .*too tired.*finished games"),
        ("raise SystemExit(3)", "third failed .*SystemExit: 3.*finished games"),
        ("os._exit(1)", "has died"),
    ],
)
def test_a_bot_of_another_package_fails_in_a_process_of_its_own(tmp_path, monkeypatch, ending, reason):
    third = THIRD_PARTY.format(ending=ending, games=str(tmp_path / "run" / GAMES))
    install(monkeypatch, tmp_path, "third", third, third="make")
    with pytest.raises(arena.BotFailed, match=reason):
        run(tmp_path / "run", bots=["third", "random"], games=200, jobs=2)
    assert 0 < len(arena.games_in(tmp_path / "run")) < 200


class Slow:
    """Takes its time."""

    def choose(self, view, seat, budget, seed):
        time.sleep(0.002)
        return view.legal_moves()[0]


def test_the_time_of_a_bot_is_its_own(monkeypatch):
    monkeypatch.setitem(named.OWN, "slow", lambda budget: Slow())
    found = run(bots=["slow", "random"], games=2)
    assert found["slow"].milliseconds >= 2


def test_an_interrupted_run_keeps_its_games(tmp_path, whole):
    def interrupt(done, games):
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, watch=interrupt)
    assert len(arena.games_in(tmp_path)) == 3
    assert timeless(run(tmp_path)) == timeless(whole[0])
