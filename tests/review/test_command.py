"""`citywright review` and `hint`, as people and programs use them."""

import json
import re
import runpy
import sys
import xml.etree.ElementTree as ET
from functools import partial
from pathlib import Path

import pytest

from citywright import record
from citywright.bots import Budget
from citywright.games import GAMES
from tests.commands import run, run_typing
from tests.review.games import path, played

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("own_home")]

FILE = str(path("streets/2p-2021"))


@pytest.fixture
def short(tmp_path):
    """The beginning of a game of Streets, as a file."""
    file = tmp_path / "short.game"
    record.save(record.of_game(played("streets/2p-2021", 40)), file)
    return file


@pytest.mark.parametrize(("language", "expected"), [
    ("en", ("verdict", "Where the result came from", "own choices", "luck", "60 simulations per decision",
            "not finished", "expected now")),
    ("ru", ("оценка", "Из чего сложился итог", "свой выбор", "удача", "Симуляций на решение: 60",
            "партия не окончена", "ожидается сейчас")),
])  # fmt: skip
def test_a_review_is_printed_and_drawn(capsys, short, language, expected):
    status, out, err = run(capsys, "review", short, "--simulations", 60, "--language", language)
    picture = short.with_name("short-review.svg")
    assert status == 0
    assert all(text in out for text in expected)
    assert str(picture) in err
    svg = ET.parse(picture).getroot()
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Player 1" in "".join(svg.itertext())
    if language == "ru":
        assert not re.search("[A-Za-z]{2,}", re.sub("Player", "", out))


def test_a_game_whose_hands_are_made_up_is_replayed_but_not_reviewed(capsys, tmp_path):
    file = record.load(path("streets/2p-2021"))
    file.header["hidden"] = record.MADE_UP
    made_up = tmp_path / "table.game"
    record.save(file, made_up)
    assert run(capsys, "replay", made_up)[0] == 0
    status, out, err = run(capsys, "review", made_up)
    assert (status, out, "its hands are made up" in err) == (2, "", True)


def test_without_the_library_there_is_no_picture_unless_it_is_asked_for(capsys, short, monkeypatch, tmp_path):
    monkeypatch.setattr("citywright.cli.review.find_spec", lambda name: None)
    monkeypatch.setattr("citywright.arena.plot.find_spec", lambda name: None)
    status, out, err = run(capsys, "review", short, "--simulations", 60)
    assert (status, "verdict" in out, "There is no picture" in err) == (0, True, True)
    assert not short.with_name("short-review.svg").exists()
    status, _, err = run(capsys, "review", short, "--simulations", 60, "--plot", tmp_path / "picture.svg")
    assert (status, "matplotlib is not installed" in err) == (2, True)


def test_a_review_for_programs(capsys, short, tmp_path):
    picture = tmp_path / "how.png"
    status, out, _ = run(capsys, "review", short, "--simulations", 60, "--json", "--plot", picture)
    found = json.loads(out)
    assert status == 0
    assert (found["game"], found["over"], found["simulations"]) == ("streets", False, 60)
    assert {"seat", "turn", "chosen", "best", "loss", "error", "verdict", "reason"} <= set(found["decisions"][0])
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert not short.with_name("short-review.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere.game",), "nowhere.game cannot be read"),
        ((FILE, "--simulations", "5"), "'5' should be a whole number from 60"),
        ((FILE, "--plot", "picture.pdf"), "picture.pdf should end with .svg or .png"),
        ((FILE, "--language", "xx"), "no language 'xx'"),
        ((), "the following arguments are required: FILE"),
    ],
)
def test_wrong_input_is_one_line(capsys, arguments, message):
    status, out, err = run(capsys, "review", *arguments)
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_a_game_without_a_decision_is_refused(capsys, tmp_path):
    file = tmp_path / "empty.game"
    record.save(record.of_game(played("streets/2p-2021", 3)), file)
    status, _, err = run(capsys, "review", file, "--simulations", 60)
    assert (status, err.count("\n")) == (2, 1)
    assert "nothing to review" in err


def test_luck_is_measured_over_games(capsys, monkeypatch):
    """As the page tells, here with few games and simulations."""
    measure = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "make_luck.py"))["main"]
    arguments = "townies --bots greedy,random --games 2 --simulations 60"
    monkeypatch.setattr(sys, "argv", ["make_luck.py", *arguments.split()])
    measure()
    told = dict(line.split(" of greedy per game: ") for line in capsys.readouterr().out.splitlines())
    assert [*told] == ["lost", "others", "luck"]
    assert float(told["lost"]) >= 0


@pytest.fixture
def play(monkeypatch, capsys):
    """Plays with lines typed; what is printed."""
    monkeypatch.setattr("citywright.cli.play.A_SECOND", Budget(simulations=60))
    return partial(run_typing, capsys, monkeypatch)


@pytest.mark.parametrize("look", ["--plain", ""])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_played(play, game, look):
    """What stands before it plays it: a letter and a number, as it is listed."""
    table = f"play {game} --bots random --seed 3 {look}"
    printed = play(table, "hint", "quit")
    assert "with the expected final lead" in printed
    assert len(re.findall(r"[+-]\d+\.\d ± \d+\.\d: ", printed)) == 3
    hints = printed[printed.index("expected final lead") :]
    typed = re.search(r"^ +([a-z] \d+)  ", hints, re.MULTILINE)[1]
    at_once, one_by_one = play(table, typed, "quit"), play(table, *typed.split(), "quit")
    assert told(at_once) == told(one_by_one) != told(printed)


def told(printed):
    """The lines that tell what has happened."""
    return [line for line in printed.splitlines() if "§" in line and "docs" not in line]


def test_a_hint_in_russian(play):
    printed = play("play townies --players 1 --bots none --seed 3 --language ru --plain", "hint", "help", "quit")
    assert "ожидаемые очки в конце игры" in printed
    assert "наберите то, что стоит слева" in printed
    assert "показать лучшие ходы" in printed
