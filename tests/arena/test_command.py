"""`citywright arena`, as people and programs use it, and the page that it makes."""

import json
import runpy
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ET
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

from citywright import arena
from citywright.cli.arena import home, resume_command, time_shown
from tests.commands import run

pytestmark = pytest.mark.usefixtures("own_home")

STRENGTH = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "make_strength.py"))
RUN = (
    "arena",
    "townies",
    "--mode",
    "first",
    "--bots",
    "greedy,random",
    "--games",
    "4",
    "--jobs",
    "1",
    "--seed",
    "test",
)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("Townies, 2 players: 4 games", "ms per move", "row finishes ahead of column", "A rating is relative")),
        (
            "ru",
            (
                "Горожане, 2 игрока: 4 партии",
                "мс на ход",
                "строка опережает столбец",
                "только относительно этих соперников",
            ),
        ),
    ],
)
def test_a_run_is_shown_and_kept(capsys, language, expected):
    status, out, err = run(capsys, *RUN, "--language", language)
    assert status == 0
    for text in (*expected, "greedy", "random", "±"):
        assert text in out
    (folder,) = home().iterdir()
    assert str(folder) in err
    assert sorted(path.name for path in folder.iterdir()) == ["games.jsonl", "results.json", "results.svg", "run.json"]
    assert ET.parse(folder / "results.svg").getroot().tag.endswith("svg")


def test_json_and_a_plot_where_it_is_wanted(capsys, tmp_path):
    status, out, _ = run(capsys, *RUN, "--json", "--out", tmp_path / "run", "--plot", tmp_path / "plot.png")
    found = json.loads(out)
    assert status == 0
    assert found["run"]["bots"] == ["greedy", "random"]
    assert {showing["bot"]: showing["games"] for showing in found["bots"]} == {"greedy": 4, "random": 4}
    assert found == json.loads((tmp_path / "run" / "results.json").read_text())
    assert (tmp_path / "plot.png").exists()


def test_games_are_rounded_up_to_whole_rounds(capsys):
    _, out, err = run(capsys, *RUN, "--games", 3, "--json")
    assert json.loads(out)["games"] == 4
    assert "takes 2 games. Playing 4" in err


def interrupted_after(games):
    """Plays some games and is then interrupted."""

    @contextmanager
    def workers(plan, jobs):
        def play_some(play, blocks):
            yield from map(play, islice(blocks, games))
            raise KeyboardInterrupt

        yield play_some

    return workers


def test_an_interrupted_run_says_how_to_go_on(capsys, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(arena, "processes", interrupted_after(3))
        status, _, err = run(capsys, *RUN)
    assert status == 130
    assert "Stopped after 3 of 4 games" in err
    command = shlex.split(err.split("To continue, run: ")[1].splitlines()[0])
    status, out, _ = run(capsys, *command[1:], "--json", "--jobs", 1)
    assert (status, json.loads(out)["games"]) == (0, 4)


def test_the_last_unfinished_run_is_found(capsys, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(arena, "processes", interrupted_after(1))
        run(capsys, *RUN)
    assert run(capsys, *RUN)[0] == 0, "a finished one beside it"
    status, out, _ = run(capsys, "arena", "townies", "--resume", "--json", "--jobs", 1)
    assert (status, json.loads(out)["games"]) == (0, 4)
    status, _, err = run(capsys, "arena", "townies", "--resume")
    assert (status, err.count("\n")) == (2, 1)
    assert "no unfinished run of townies" in err


def test_the_same_command_goes_on_and_another_is_refused(capsys, tmp_path):
    assert run(capsys, *RUN, "--out", tmp_path / "run")[0] == 0
    before = (tmp_path / "run" / "games.jsonl").read_text()
    assert run(capsys, *RUN, "--out", tmp_path / "run")[0] == 0
    assert (tmp_path / "run" / "games.jsonl").read_text() == before
    for arguments, reason in [
        ((*RUN[:-1], "other", "--out", tmp_path / "run"), "seed test, not other"),
        (("arena", "streets", "--resume", tmp_path / "run"), "a run of townies, not of streets"),
        ((*RUN, "--resume", tmp_path / "run"), "own bots, mode, seed"),
        (("arena", "townies", "--resume", tmp_path / "run", "--games", 1), "longer, not shorter"),
        ((*RUN, "--out", tmp_path / "run", "--games", 2), "longer, not shorter"),
    ]:
        status, out, err = run(capsys, *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert reason in err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((), "name the bots"),
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--bots", "greedy"), "greedy has nobody to meet; name two bots, such as greedy,random"),
        (("--bots", "random"), "random has nobody to meet; name two bots, such as random,greedy"),
        (("--bots", "greedy:5"), "greedy:5: this bot takes no budget"),
        (("--bots", "greedy,greedy", "--players", 3), "one for each of the 3 seats"),
        (("--bots", "greedy", "--games", 0), "whole number"),
        (("--bots", "greedy", "--jobs", "many"), "whole number"),
        (("--bots", "greedy", "--plot", "plot.pdf"), ".svg or .png"),
        (("--bots", "greedy", "--plot", "nowhere/plot.svg"), "there is no folder nowhere"),
        (("--bots", "greedy", "--players", 9), "from 1 to 5"),
        (("--bots", "greedy", "--mode", "third"), "first, second, full"),
        (("--bots", "greedy", "--language", "xx"), "no language"),
        (("--resume", "nowhere"), "nowhere holds no run"),
    ],
)
def test_bad_arguments_are_one_line(capsys, arguments, word):
    status, out, err = run(capsys, "arena", "townies", *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert word in err
    assert not home().exists()


def test_help_loads_nothing_heavy_and_the_arena_no_plotting():
    heavy = "{'numpy', 'numba', 'matplotlib', 'openskill', 'rich'}"
    help_ = (
        f"import sys; from citywright import cli; cli.parser().format_help(); print(sorted({heavy} & set(sys.modules)))"
    )
    assert subprocess.check_output([sys.executable, "-c", help_], text=True) == "[]\n"
    plotting = "import sys; import citywright.cli.arena; print('matplotlib' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", plotting], text=True) == "False\n"


def quick_contests(game):
    """Contests of bots that do not think long."""
    contest = STRENGTH["Contest"]
    yield contest(game, 2, ("greedy", "random"), "65 %", ("--mode", "first"))
    yield contest(game, 1, ("greedy",), "66 points", ("--mode", "full"))
    yield contest(game, 4, ("greedy", "random"))


def test_the_page_of_strength_is_made_of_what_is_played(capsys, monkeypatch, tmp_path):
    monkeypatch.setitem(STRENGTH["main"].__globals__, "contests", quick_contests)
    options = ["--games", "4", "--jobs", "1", "--results", tmp_path / "results", "--docs", tmp_path]
    for only in ("townies/2-", "townies/1-"):
        monkeypatch.setattr(sys, "argv", ["make_strength.py", *map(str, options), "--only", only])
        assert STRENGTH["main"]() == 0
    page = (tmp_path / "strength.md").read_text()
    assert "| greedy | random | 4 |" in page
    assert "| 65 % |" in page
    assert "| 66 points: **missed** |" in page
    assert "citywright arena townies --players 1 --mode full --bots greedy --games 4" in page
    assert "(strength/townies-2.svg)" in page
    assert "Townies: four players" not in page
    assert (tmp_path / "strength" / "townies-2.svg").exists()


def test_the_contests_are_the_ladder_its_top_and_the_solo_games():
    names = [contest.name for contest in STRENGTH["contests"]("streets")]
    assert {"2-casual-first-timer", "2-master-expert", "2-regular-casual", "2-master-planner", "1-master"} <= set(names)
    assert "4-master-planner-planner-planner" in names
    assert len(set(names)) == len(names) == 9


@pytest.mark.parametrize(("milliseconds", "shown"), [(0.18123, "0.181"), (48.26, "48.3"), (1172.4, "1172")])
def test_times_are_shown_without_powers_of_ten(milliseconds, shown):
    assert time_shown(milliseconds) == shown


def test_the_command_that_continues_names_your_own_files(tmp_path):
    arguments = SimpleNamespace(game="streets", tiles=Path("my tiles.csv"), language="ru")
    assert resume_command(arguments, tmp_path).endswith(f"--resume {tmp_path} --tiles 'my tiles.csv' --language ru")
