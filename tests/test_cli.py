"""The command, as people and programs use it."""

import argparse
import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from citywright import record
from citywright.bots import named
from citywright.cli import formats
from citywright.cli.options import add_files
from citywright.cli.saving import folder, last_unfinished
from citywright.game import new_game
from citywright.games import GAMES
from citywright.games.streets.components import HOUSE_TILES
from citywright.games.streets.setup import EDITIONS
from citywright.games.townies.components import HOUSE_CARDS, HOUSE_MAP
from citywright.telling.streets import tile_name
from citywright.words import words
from tests.commands import run

pytestmark = pytest.mark.usefixtures("own_home")

EXAMPLE = {
    "game": "streets",
    "edition": "2021",
    "modules": [],
    "turn": 1,
    "seats": [{"name": "Dave", "money": 0}, {"name": "Haakon", "money": 0}],
    "city": [
        {"tile": "student-house", "at": [-1, 0], "facing": "E", "owner": 1, "people": {"hipster": 1}},
        {"tile": "starter-home", "at": [0, 0], "facing": "S", "owner": 0, "signs": 1, "people": {"parent": 1}},
        {"tile": "flea-market", "at": [1, 0], "facing": "S", "owner": 0, "people": {"parent": 1}},
        {"tile": "art-gallery", "at": [2, 0], "facing": "S", "owner": 1, "people": {"hipster": 3}},
        {"tile": "hardware-store", "at": [3, 0], "facing": "W"},
    ],
}


def run_play(capsys, monkeypatch, lines, *arguments, game="streets"):
    """`citywright play` with lines typed by the players; standard input then ends."""
    typed = iter(lines)

    def answer(prompt=""):
        print(prompt, end="")
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    return run(capsys, "play", game, *arguments)


def position_file(folder, data):
    """A position as a file."""
    path = folder / "position.json"
    path.write_text(json.dumps(data))
    return path


def played_file(capsys, folder, game):
    """A game played by bots, as a file."""
    assert run(capsys, "simulate", game, "--games", 1, "--seed", 1, "--records", folder / "records")[0] == 0
    return folder / "records" / "0000001.game"


@pytest.fixture
def position(tmp_path):
    return position_file(tmp_path, EXAMPLE)


@pytest.fixture
def game_file(tmp_path, capsys):
    return played_file(capsys, tmp_path, "streets")


# inspect


def test_inspect_gives_the_documented_json(capsys, position):
    status, out, err = run(capsys, "inspect", position, "--json")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert {
        "cells": [[0, 0], [1, 0], [2, 0]],
        "facing": "S",
        "enclosed": True,
        "symbols": {"hipster": 2, "parent": 2, "wild": 1},
    } in found["streets"]
    pays = {building["tile"]: building for building in found["buildings"]}
    home = pays["starter-home"]
    assert (home["at"], home["owner"], home["valuation"], home["people"], home["total"]) == ([0, 0], 0, 6, 1, 7)
    assert "$6" in home["why"]
    assert (pays["flea-market"]["total"], pays["art-gallery"]["total"]) == (11, 9)
    assert pays["hardware-store"]["owner"] is None
    assert pays["hardware-store"]["total"] == 0
    assert all(len(place) == 3 and place[2] in "NESW" for place in found["placements"])
    assert [-1, -1, "E"] in found["placements"]


def test_inspect_separates_what_a_building_is_worth_from_who_gets_it(capsys, position):
    whys = [each["why"] for each in json.loads(run(capsys, "inspect", position, "--json")[1])["buildings"]]
    assert any(re.search(r"= \$\d+; Dave gets", why) for why in whys)
    assert not any(re.search(r"= \$\d+ \w", why) for why in whys)


def test_inspect_shows_tables(capsys, position):
    status, out, _ = run(capsys, "inspect", position)
    assert status == 0
    assert "Starter Home" in out
    assert "$11" in out


def test_inspect_lists_every_reason_in_one_line(capsys, tmp_path):
    broken = json.loads(json.dumps(EXAMPLE))
    broken["city"][1]["tile"] = "starter-hoem"
    broken["city"][2]["facing"] = "Q"
    broken["city"][3]["people"] = {"hipster": -1}
    status, out, err = run(capsys, "inspect", position_file(tmp_path, broken), "--json")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "perhaps you mean starter-home" in err
    assert "city[2].facing is 'Q'" in err
    assert "-1" in err
    assert "возможно, это starter-home" in run(capsys, "inspect", tmp_path / "position.json", "--language", "ru")[2]


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("{", "not valid JSON"),
        ("[]", "a position is a JSON object"),
        ('{"game": "chess"}', "no game 'chess'"),
        ("\xff", "not valid JSON"),
    ],
)
def test_inspect_refuses_what_is_no_position(capsys, tmp_path, content, word):
    path = tmp_path / "bad.json"
    path.write_text(content)
    status, _, err = run(capsys, "inspect", path)
    assert status == 2
    assert word in err


def test_inspect_refuses_a_missing_file(capsys, tmp_path):
    assert run(capsys, "inspect", tmp_path / "none.json")[0] == 2


# simulate


def test_simulate_gives_scores_wins_and_lengths_with_intervals(capsys):
    arguments = ("simulate", "streets", "--players", 3, "--games", 60, "--bots", "greedy,random,random", "--seed", "a")
    status, out, _ = run(capsys, *arguments, "--json")
    found = json.loads(out)
    assert status == 0
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random"]
    assert sum(seat["wins"][0] for seat in found["seats"]) == pytest.approx(1, abs=0.001)
    greedy = found["seats"][0]
    assert greedy["wins"][1] > 0.5, "greedy beats random"
    assert greedy["wins"][1] <= greedy["wins"][0] <= greedy["wins"][2]
    assert found["turns"] == [36.0, 0.0]
    assert json.loads(run(capsys, *arguments, "--json")[1]) == found, "the same seed gives the same games"


def test_where_no_bar_can_be_drawn_lines_tell_the_progress(capsys, monkeypatch):
    seconds = iter(range(0, 1000, 2))
    monkeypatch.setattr(formats.time, "monotonic", lambda: next(seconds))
    with formats.watching(formats.notes_beside(), "Getting ready", "Playing") as watch:
        for done in range(51):
            watch(done, 50)
    assert capsys.readouterr().err.splitlines() == [f"Playing: {done}/50" for done in range(5, 51, 5)]


def test_what_takes_no_time_tells_no_progress(capsys, monkeypatch):
    monkeypatch.setattr(formats.time, "monotonic", lambda: 1.0)
    with formats.watching(formats.notes_beside(), "Getting ready", "Playing") as watch:
        watch(50, 50)
    assert capsys.readouterr().err == ""


def test_simulate_shows_a_table(capsys):
    status, out, _ = run(capsys, "simulate", "streets", "--players", 1, "--games", 5)
    assert status == 0
    assert "The Grifter" in out


def test_records_replay_to_the_same_result(capsys, tmp_path):
    folder = tmp_path / "records"
    run(capsys, "simulate", "streets", "--players", 2, "--games", 3, "--modules", "business", "--records", folder)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["0000001.game", "0000002.game", "0000003.game"]
    for path in files:
        assert record.replay(record.load(path)).is_over


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--players", 7), "1 to 5"),
        (("--games", 0), "from 1"),
        (("--games", "many"), "whole number"),
        (("--edition", "1999"), ", ".join(EDITIONS)),
        (("--modules", "weather"), "business, consultants"),
        (("--difficulty", "hard"), "add --players 1"),
        (("--bots", "genius"), "no bot 'genius'"),
        (("--players", 3, "--bots", "random,greedy"), "one, or one for each"),
        (("--tiles", "nowhere.csv"), "nowhere.csv, line 1"),
        (("--colour", "red"), "unrecognized arguments"),
    ],
)
def test_bad_arguments_are_one_line_and_nothing_is_written(capsys, tmp_path, arguments, word):
    folder = tmp_path / "records"
    status, out, err = run(capsys, "simulate", "streets", *arguments, "--records", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert word in err
    assert not folder.exists()


def test_a_broken_tile_file_is_refused_with_line_and_reason(capsys, tmp_path):
    path = tmp_path / "tiles.csv"
    path.write_text(HOUSE_TILES.read_text().replace("Toy Store,shopper,1", "Toy Store,shopper,9"))
    status, _, err = run(capsys, "simulate", "streets", "--tiles", path)
    line = 1 + next(i for i, text in enumerate(path.read_text().splitlines()) if text.startswith("Toy Store"))
    assert status == 2
    assert f"tiles.csv, line {line}: symbols is '9'" in err


@pytest.fixture
def other_tiles(tmp_path):
    """A tile file that has the form but is not a house set."""
    path = tmp_path / "tiles.csv"
    path.write_text(HOUSE_TILES.read_text().replace("Toy Store,shopper,1", "Toy Store,shopper,2"))
    return path


def test_a_set_that_is_not_ours_is_used_with_a_note(capsys, tmp_path, other_tiles):
    with pytest.warns(UserWarning, match=r"tiles.csv is not a house set: 13 shopper symbols"):
        status, _, _ = run(capsys, "simulate", "streets", "--games", 1, "--tiles", other_tiles, "--records", tmp_path)
    assert status == 0
    status, _, err = run(capsys, "replay", tmp_path / "0000001.game")
    assert status == 2
    assert "give its own tiles" in err
    assert run(capsys, "replay", tmp_path / "0000001.game", "--tiles", other_tiles)[0] == 0


@pytest.mark.parametrize("arguments", [(), ("dance",), ("play", "chess"), ("replay",)])
def test_an_unknown_command_is_one_line(capsys, arguments):
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert err.count("\n") == 1


# replay


def test_replay_checks_and_shows_a_game(capsys, game_file):
    status, out, _ = run(capsys, "replay", game_file)
    assert status == 0
    assert "Central Sta" in out
    assert "$" in out


def test_replay_gives_json(capsys, game_file):
    status, out, _ = run(capsys, "replay", game_file, "--json", "--to", 40)
    found = json.loads(out)
    assert status == 0
    assert (found["moves"], found["over"], len(found["log"])) == (40, False, 40)
    assert found["position"]["game"] == "streets"


def test_the_position_of_a_replay_can_be_inspected(capsys, tmp_path, game_file):
    found = json.loads(run(capsys, "replay", game_file, "--json", "--to", 40)[1])
    assert run(capsys, "inspect", position_file(tmp_path, found["position"]), "--json")[0] == 0


def test_replay_tells_the_whole_game(capsys, game_file):
    status, out, _ = run(capsys, "replay", game_file, "--log", "--plain")
    assert status == 0
    assert out.count("§4.2") > 20


def test_replay_refuses_a_cut_file(capsys, game_file):
    game_file.write_text(game_file.read_text()[:2000])
    status, out, err = run(capsys, "replay", game_file)
    assert (status, out, err.count("\n")) == (2, "", 1)


# play


@pytest.mark.parametrize("arguments", [(), ("--plain",), ("--players", 1), ("--players", 2, "--bots", "none")])
def test_a_whole_game_by_taking_the_first_option(capsys, monkeypatch, arguments):
    status, out, _ = run_play(capsys, monkeypatch, ["1", ""] * 400, "--seed", 2, *arguments)
    assert status == 0
    assert "§8" in out


def test_play_takes_moves_tiles_undo_and_help(capsys, monkeypatch):
    lines = ["help", "b", "look", "all", "fly", "99", "undo", "build nothing 0,0 north", "log", "1", "quit"]
    status, out, _ = run_play(capsys, monkeypatch, lines, "--seed", 3, "--first", 1)
    assert status == 0
    for expected in ("look", "'fly' is not a move", "there is no option 99", "nothing to take back", "no tile called"):
        assert expected in out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("fly", "такой команды и такого хода нет. Можно набрать, например: build"),
        ("build toy-store 9,9 north", "сейчас так пойти нельзя"),
        ("z 1", "такого хода нет"),
        ("c 999", "варианта 999 нет"),
        ("save taken.game", "файл taken.game уже есть"),
    ],
)
def test_what_cannot_be_done_is_told_in_the_players_language(capsys, monkeypatch, tmp_path, typed, told):
    monkeypatch.chdir(tmp_path)
    Path("taken.game").touch()
    _, out, _ = run_play(capsys, monkeypatch, [typed, "quit"], "--seed", 1, "--bots", "random", "--language", "ru")
    assert told in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--resume",), "нет неоконченных партий игры «Улицы»"),
        (("--bots", "random,random,random", "--players", 2), "вы назвали 3 ботов, а игроков только 2"),
        (("--names", "a,b,c"), "вы указали 3 имени, а игроков только 2"),
    ],
)
def test_a_game_that_cannot_begin_says_why_in_the_players_language(capsys, monkeypatch, arguments, told):
    status, _, err = run_play(capsys, monkeypatch, [], *arguments, "--language", "ru")
    assert status == 2
    assert told in err


def test_a_game_left_is_kept_and_resumed(capsys, monkeypatch):
    status, _, _ = run_play(capsys, monkeypatch, ["1", "1"], "--seed", 3)
    assert status == 0
    assert not record.load(last_unfinished("streets", words())).is_finished
    status, out, _ = run_play(capsys, monkeypatch, ["1"] * 200, "--resume")
    assert status == 0
    assert "§8" in out
    assert [record.load(path).is_finished for path in folder().iterdir()] == [True]
    status, _, err = run_play(capsys, monkeypatch, [], "--resume")
    assert status == 2
    assert "no unfinished game" in err


def test_other_bots_may_play_on_in_a_game_that_was_left(capsys, monkeypatch, tmp_path):
    path = tmp_path / "left.game"
    run_play(capsys, monkeypatch, ["1"], "--bots", "greedy,random", "--save", path)
    text = path.read_text().replace("human greedy random", "human gone random")
    path.write_text(text)
    status, _, err = run_play(capsys, monkeypatch, ["1"], "--resume", path)
    assert (status, "no bot 'gone'" in err) == (2, True)
    status, _, err = run_play(capsys, monkeypatch, ["1"], "--resume", path, "--bots", "hasty")
    assert (status, "the saved game has 2 bots and you named 1" in err) == (2, True)
    status, out, _ = run_play(capsys, monkeypatch, ["1"] * 3, "--resume", path, "--bots", "hasty,random")
    assert (status, record.load(path).header["controllers"]) == (0, "human hasty random")
    assert "Bot 2 (hasty)" in out
    assert "Bot 3 (random)" in out


@pytest.mark.parametrize("game", GAMES)
def test_what_people_copy_is_not_broken_where_a_line_is_full(capsys, monkeypatch, tmp_path, game):
    monkeypatch.setenv("COLUMNS", "40")
    path = tmp_path / "a-name-longer-than-the-terminal-is-wide.game"
    _, out, _ = run_play(capsys, monkeypatch, ["quit"], "--save", path, game=game)
    assert f"citywright play {game} --resume {path}\n" in out


class Making:
    """Counts how often it is made."""

    made = 0

    def __init__(self):
        Making.made += 1

    def choose(self, view, seat, budget, seed):
        return view.legal_moves()[0]


def test_a_bot_is_made_once_for_a_game(capsys, monkeypatch):
    monkeypatch.setitem(named.OWN, "random", lambda budget: Making())
    run_play(capsys, monkeypatch, ["1"] * 9, "--bots", "random")
    assert Making.made == 2, "once to see whether it can be made, and once for the game"


def test_a_game_is_saved_after_every_move(capsys, monkeypatch, tmp_path):
    path = tmp_path / "my.game"
    run_play(capsys, monkeypatch, ["1"], "--seed", 3, "--save", path)
    moves = len(record.load(path).moves)
    run_play(capsys, monkeypatch, ["1", f"save {tmp_path / 'other.game'}"], "--resume", path)
    assert len(record.load(tmp_path / "other.game").moves) > moves
    assert len(record.load(path).moves) > moves, "a resumed game goes on in its own file"


class Noting:
    """Makes the first move there is, and notes by which seeds it was asked."""

    def __init__(self):
        self.seeds = []

    def choose(self, view, seat, budget, seed):
        self.seeds.append(seed)
        return view.legal_moves()[0]


@pytest.fixture
def bot_seeds(capsys, monkeypatch):
    """Plays some turns against a bot; the seeds that it was given."""

    def seeds(*arguments):
        noting = Noting()
        monkeypatch.setitem(named.OWN, "random", lambda budget: noting)
        run_play(capsys, monkeypatch, ["1"] * 4, "--bots", "random", *arguments)
        return noting.seeds

    return seeds


def test_a_bots_chances_do_not_derive_from_the_secret_of_the_deal(bot_seeds, monkeypatch):
    """Two games on one deal: the bot is given other seeds."""
    monkeypatch.setattr("citywright.game.secrets", SimpleNamespace(token_hex=lambda _: "deal"))
    one, other = bot_seeds(), bot_seeds()
    assert len(one) > 2
    assert not set(one) & set(other)


class Failing:
    """Makes no move."""

    def __init__(self, error):
        self.error = error

    def choose(self, view, seat, budget, seed):
        raise self.error


@pytest.mark.parametrize("error", [ZeroDivisionError("too tired"), SystemExit("too tired")])
def test_a_bot_that_fails_is_named_and_costs_nobody_the_game(capsys, monkeypatch, tmp_path, error):
    monkeypatch.setitem(named.OWN, "random", lambda budget: Failing(error))
    file = tmp_path / "left.game"
    status, _, err = run_play(capsys, monkeypatch, ["1"] * 9, "--bots", "random", "--save", file)
    assert status == 2
    what = f"random failed in seat 2: {type(error).__name__}: too tired; the game is saved in {file}"
    assert (
        f"{what}; to continue with another bot, run: citywright play streets --resume {file} --bots=regular"
        in " ".join(err.split())
    )
    assert record.read(file.read_text()).moves


def test_a_seed_gives_the_same_game_against_the_same_bot(bot_seeds):
    once, again, other = bot_seeds("--seed", 3), bot_seeds("--seed", 3), bot_seeds("--seed", 4)
    assert once == again
    assert not set(once) & set(other)
    assert len(set(once)) == len(once), "each decision has chances of its own"


def test_a_game_that_goes_on_draws_anew_for_its_bots(bot_seeds, tmp_path):
    """Its deal is drawn anew, too: the file tells nobody what is to come."""
    bot_seeds("--seed", 3, "--save", tmp_path / "a.game")
    copies = [tmp_path / f"{name}.game" for name in "bc"]
    for copy in copies:
        copy.write_text((tmp_path / "a.game").read_text())
    one, other = (bot_seeds("--resume", copy) for copy in copies)
    assert not set(one) & set(other)


def test_two_games_do_not_get_in_each_others_way(capsys, monkeypatch):
    run_play(capsys, monkeypatch, ["1"], "--seed", 3)
    run_play(capsys, monkeypatch, ["1", "1"], "--seed", 4)
    assert len(list(folder().iterdir())) == 2


def test_nothing_is_written_over(capsys, monkeypatch, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    status, _, err = run_play(capsys, monkeypatch, [], "--save", letter)
    assert (status, err.count("\n")) == (2, 1)
    _, out, _ = run_play(capsys, monkeypatch, [f"save {letter}"], "--seed", 3)
    assert "already exists" in out
    assert letter.read_text() == "Dear Ada"


@pytest.mark.parametrize("place", ["missing/a.game", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(capsys, monkeypatch, tmp_path, place):
    status, out, err = run_play(capsys, monkeypatch, ["1"], "--save", tmp_path / place)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert [path.name for path in tmp_path.iterdir()] == []


def test_at_one_screen_no_hand_is_shown_to_the_other(capsys, monkeypatch):
    arguments = ("--seed", 4, "--first", 1, "--players", 2, "--bots", "none", "--plain")
    _, out, _ = run_play(capsys, monkeypatch, ["", "1", "peek", "", "1"], *arguments)
    game = new_game("streets", players=2, first=1, seed="4")
    hand = [tile_name(tile["tile"], words()) for tile in game.view(0)["seats"][0]["hand"]]
    _, of_one, *of_two = out.split("press Enter.")
    assert all(name in of_one for name in hand)
    assert len([name for name in hand if name in "".join(of_two)]) == 1, "only what was built is seen"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--resume", "nowhere.game"), "cannot be read"),
        (("--players", 2, "--bots", "greedy,greedy,greedy"), "at most one per seat"),
        (("--names", "a,b,c"), "you gave 3 names, but there are only 2 players"),
        (("--language", "xx"), "no language"),
    ],
)
def test_play_refuses_bad_arguments(capsys, monkeypatch, arguments, word):
    status, _, err = run_play(capsys, monkeypatch, [], *arguments)
    assert status == 2
    assert word in err


# Townies

TOWN = {
    "game": "townies",
    "mode": "full",
    "additional": "hub",
    "bonus": "stable-soil",
    "round": 6,
    "dice": {"object": "bank", "shape": "bee"},
    "seats": [
        {
            "name": "Ada",
            "start": "red",
            "sheet": {
                "e4": "blue",
                "d4": "blue",
                "f4": "red",
                "e6": {"object": "station", "colour": "green"},
                "d5": "yellow",
                "f5": "brown",
            },
            "circles": [4, 3],
            "soil": 2,
        },
        {"name": "Bob", "start": "yellow"},
    ],
}


@pytest.fixture
def town(tmp_path):
    return position_file(tmp_path, TOWN)


@pytest.fixture
def town_file(tmp_path, capsys):
    return played_file(capsys, tmp_path, "townies")


def test_inspect_gives_the_documented_json_of_townies(capsys, town):
    status, out, err = run(capsys, "inspect", town, "--json")
    ada, bob = json.loads(out)["seats"]
    assert (status, err) == (0, "")
    assert [*ada] == ["name", "objects", "bonus", "scored", "goals", "total", "moves"]
    assert (ada["name"], ada["objects"], ada["bonus"], ada["total"]) == ("Ada", 7, 2, 7 + 2 + 2)
    assert ada["goals"]["hub"] == {"count": 2, "step": 2, "points": 2}
    moves = {move["move"]: move for move in ada["moves"]}
    best = moves["bank e5"]
    assert ada["moves"][0] == best, "the best move comes first"
    assert best["points"] == 3
    assert best["why"].startswith("3 points. 2 blue neighbours (d4 e4): 2. Not on the edge: 1 more.")
    assert "Hub: count 2 → 5 (+12)." in best["why"]
    assert moves["shape bee a5 a6 b5 b6 red"] == {
        "move": "shape bee a5 a6 b5 b6 red",
        "points": 0,
        "why": "Scores nothing yet.",
    }
    assert "Covers the bonus space b7." in moves["shape bee a7 a8 b6 b7 red"]["why"]
    assert all(move["move"].startswith("shape") for move in bob["moves"]), "nothing to draw an object beside"


def test_inspect_shows_tables_of_townies(capsys, town):
    status, out, _ = run(capsys, "inspect", town)
    assert status == 0
    for text in ("Ada: the best of", "bank e5", "Hub 2: 2", "2 blue neighbours"):
        assert text in out


def test_inspect_before_the_dice_are_rolled(capsys, tmp_path):
    path = position_file(tmp_path, TOWN | {"dice": None})
    assert json.loads(run(capsys, "inspect", path, "--json")[1])["seats"][0]["moves"] == []
    assert "Ada: no moves, because the dice have not been rolled" in run(capsys, "inspect", path)[1]


def test_simulate_townies(capsys):
    arguments = ("simulate", "townies", "--players", 3, "--games", 60, "--bots", "greedy,random,random", "--seed", "a")
    status, out, _ = run(capsys, *arguments, "--json")
    found = json.loads(out)
    assert status == 0
    frame = {"mode": "full", "individual": True, "additional": "random", "bonus": "random"}
    assert found.items() >= frame.items()
    assert found["seats"][0]["wins"][1] > 0.5, "greedy beats random"
    status, out, _ = run(capsys, "simulate", "townies", "--games", 5, "--additional", "hub", "--individual", "no")
    assert status == 0
    assert "Hub, bonus card: random" in out
    assert "rounds and" in out


@pytest.mark.parametrize("bonus", ["funding", "palette", "permit", "stable-soil", "none"])
def test_records_of_townies_replay_to_the_same_result(capsys, tmp_path, bonus):
    folder = tmp_path / "records"
    arguments = ("--players", 3, "--games", 2, "--bonus", bonus, "--bots", "greedy", "--records", folder)
    assert run(capsys, "simulate", "townies", *arguments)[0] == 0
    for path in folder.iterdir():
        assert record.replay(record.load(path)).is_over


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--players", 6), "from 1 to 5"),
        (("--mode", "third"), "first, second, full"),
        (("--individual", "maybe"), "should be yes or no"),
        (("--additional", "hubb"), "no goal 'hubb'"),
        (("--bonus", "luck"), "no bonus 'luck'"),
        (("--starts", "red,red"), "two players cannot both have the marker red"),
        (("--starts", "pink,red"), "no marker 'pink'"),
        (("--starts", "red"), "1 markers for 2 players"),
        (("--map", "nowhere.csv"), "nowhere.csv, line 1"),
        (("--shapes", "nowhere.csv"), "nowhere.csv, line 1"),
        (("--cards", "nowhere.csv"), "nowhere.csv, line 1"),
        (("--tiles", "nowhere.csv"), "unrecognized arguments"),
    ],
)
def test_bad_arguments_of_townies_are_one_line(capsys, tmp_path, arguments, word):
    folder = tmp_path / "records"
    status, out, err = run(capsys, "simulate", "townies", *arguments, "--records", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert word in err
    assert not folder.exists()


def test_a_map_and_cards_of_ones_own(capsys, monkeypatch, tmp_path):
    map_, cards = tmp_path / "map.csv", tmp_path / "cards.csv"
    map_.write_text(HOUSE_MAP.read_text().replace("a,0,.........", "a,0,........-"))
    cards.write_text(HOUSE_CARDS.read_text().replace("stable-soil,2", "stable-soil,3"))
    files = ("--map", map_, "--cards", cards)
    assert run(capsys, "simulate", "townies", "--games", 1, *files, "--records", tmp_path)[0] == 0
    status, _, err = run(capsys, "replay", tmp_path / "0000001.game")
    assert status == 2
    assert "give its own map, shapes, cards" in err
    assert run(capsys, "replay", tmp_path / "0000001.game", *files)[0] == 0
    status, out, _ = run_play(capsys, monkeypatch, ["quit"], *files, game="townies")
    assert status == 0
    assert "a8" in out
    assert "a9" not in out


def test_replay_shows_a_game_of_townies(capsys, tmp_path, town_file):
    status, out, _ = run(capsys, "replay", town_file)
    assert status == 0
    assert "wins." in out
    found = json.loads(run(capsys, "replay", town_file, "--json", "--to", 30)[1])
    assert found["position"]["game"] == "townies"
    assert run(capsys, "inspect", position_file(tmp_path, found["position"]), "--json")[0] == 0


def test_replay_tells_the_whole_game_of_townies(capsys, town_file):
    status, out, _ = run(capsys, "replay", town_file, "--log", "--plain")
    assert status == 0
    assert out.count("into circle") >= 9
    assert "Sheet of Player 1: " in out


@pytest.mark.parametrize(
    "arguments",
    [(), ("--plain",), ("--players", 1), ("--players", 1, "--plain"), ("--players", 2, "--bots", "none", "--plain")],
    ids=["drawn", "plain", "solo", "solo-plain", "two"],
)
def test_a_whole_game_of_townies_by_taking_the_first_option(capsys, monkeypatch, arguments):
    lines = ["1"] * 400 if "none" not in arguments else ["1", ""] * 400
    status, out, _ = run_play(capsys, monkeypatch, lines, "--seed", 2, *arguments, game="townies")
    assert status == 0
    assert "The game is over. §6" in out


def test_play_townies_takes_moves_letters_spaces_undo_and_help(capsys, monkeypatch):
    lines = [
        "help",
        "a",
        "look",
        "all",
        "e5",
        "fly",
        "9999",
        "undo",
        "bank z9",
        "shape bee a1 a2 a3 a4 red",
        "log",
        "quit",
    ]
    arguments = ("--seed", 3, "--starts", "red,blue")
    status, out, _ = run_play(capsys, monkeypatch, lines, *arguments, game="townies")
    assert status == 0
    for expected in (
        "list the options for a space",
        "'fly' is not a move",
        "there is no option 9999",
        "nothing to take back",
        "no space called 'z9'",
        "is not a bee, however turned or flipped",
    ):
        assert expected in out


def test_a_space_where_nothing_of_a_kind_goes(capsys, monkeypatch, tmp_path):
    game, path = game_with_a_star(), tmp_path / "a.game"
    record.save(record.of_game(game, ["human", "greedy"]), path)
    objects = {move.split()[1] for move in game.legal_texts() if not move.startswith("shape")}
    shapes = {space for move in game.legal_texts() if move.startswith("shape") for space in move.split()[2:6]}
    space = min(shapes - objects)
    status, out, _ = run_play(capsys, monkeypatch, ["a", space, "quit"], "--resume", path, game="townies")
    assert status == 0
    assert f"nothing of this kind fits on {space}" in out


def test_a_game_of_townies_left_is_kept_and_resumed(capsys, monkeypatch):
    assert run_play(capsys, monkeypatch, ["1", "1"], "--seed", 3, game="townies")[0] == 0
    left = last_unfinished("townies", words())
    status, out, _ = run_play(capsys, monkeypatch, ["1"] * 200, "--resume", game="townies")
    assert status == 0
    assert "§6" in out
    status, _, err = run_play(capsys, monkeypatch, [], "--resume", left, game="streets")
    assert status == 2
    assert "this is a game of Townies, not of Streets; use citywright play townies" in err


def test_at_one_screen_choices_of_the_round_stay_hidden(capsys, monkeypatch):
    arguments = ("--seed", 4, "--players", 2, "--bots", "none", "--plain", "--names", "Ann,Bob")
    _, out, _ = run_play(capsys, monkeypatch, ["", "1", "", "1", "", "quit"], *arguments, game="townies")
    _, ann, bob, again = out.split("and press Enter.")
    assert "Ann draws" not in ann + bob
    assert "The sheet of Ann is empty." in bob
    for line in ("Ann has chosen. Bob has chosen.", "Ann draws", "Bob draws"):
        assert line in again


def game_with_a_star():
    """A game of two in which the first player has a star for Funding."""
    game = new_game("townies", players=2, bonus="funding", seed=6)
    while not (game.seat == 0 and game.state.stars[0]):
        moves = game.legal_texts()
        game.play(next((move for move in moves if move.split()[-1] in ("b2", "b7", "h2", "h7")), moves[0]))
    return game


def test_funding_is_two_choices_with_the_shape_shown_between(capsys, monkeypatch, tmp_path):
    game, path = game_with_a_star(), tmp_path / "a.game"
    record.save(record.of_game(game, ["human", "greedy"]), path)
    move = next(move for move in game.legal_texts() if move.endswith("with funding"))
    space = move.split()[2]
    status, out, _ = run_play(
        capsys, monkeypatch, [move, "undo", move, "1"], "--resume", path, "--plain", game="townies"
    )
    assert status == 0
    before, between, undone, again = out.split("> ")[:4]
    assert "now draw the object that Funding allows after the shape" in between
    own_sheet = between.split("Sheet of Player 1: ")[1].splitlines()[0]
    assert f"{space} " in own_sheet
    assert "now draw the object" not in before + undone
    assert "now draw the object" in again
    assert "Player 1 crosses out a star for Funding." in out


def test_games_may_share_the_name_of_a_file():
    parser = argparse.ArgumentParser()
    add_files(parser, GAMES[0], GAMES[0])
    assert parser.parse_args(["--tiles", "a.csv"]).tiles == Path("a.csv")
