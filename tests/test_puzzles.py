"""Puzzles: how they are found and checked, and the hundred of each game in the product."""

from dataclasses import replace

import pytest

from citywright import puzzles
from citywright.bots import LEVELS
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.puzzles.choosing import choose
from citywright.puzzles.finding import EASY
from citywright.puzzles.kinds import kind_of
from citywright.puzzles.puzzle import DATA, PuzzleFile, write
from citywright.puzzles.rating import rated
from citywright.puzzles.searching import SURELY
from tests.commands import run

SMALL = ("puzzles", "townies", "--players", 2, "--mode", "first", "--simulations", 60, "--jobs", 1, "--seed", "b")


@pytest.mark.parametrize("game", GAMES)
def test_each_puzzle_of_the_product_is_a_decision_of_its_seat(game):
    for puzzle in puzzles.load(game):
        position = puzzle.position()
        legal = position.legal_texts(puzzle.seat)
        assert (position.rules.NAME, len(legal)) == (game, puzzle.moves)
        assert puzzle.seat in position.actors
        assert {puzzle.best.move, *(other.move for other in puzzle.others)} <= {*legal}


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_hundred_with_one_clearly_best_move(game):
    found = puzzles.load(game)
    assert len({puzzle.number for puzzle in found}) == len(found) == 100  # at most one is from a game
    for puzzle in found:
        margins = [puzzle.best.margin, *(other.margin for other in puzzle.others)]
        assert margins == sorted(margins, reverse=True)
        assert puzzle.gap > max(kind_of(game).GAP - 0.1, SURELY * puzzle.error)
        assert set(puzzle.levels) == set(LEVELS)
    ratings = [puzzle.rating for puzzle in found]
    assert ratings == sorted(ratings)
    assert {puzzle.stars for puzzle in found} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("game", GAMES)
def test_all_were_confirmed_with_ten_times_the_simulations(game):
    header = puzzles.read(DATA / f"{game}.jsonl").header
    assert header["checked"] >= 10 * header["simulations"]
    assert header["rules"] == rules_named(game).VERSION


def test_what_more_levels_find_is_easier():
    shares = [(1, 1, 1, 1, 1), (0, 1, 1, 1, 1), (0, 0, 0, 1, 1), (0, 0, 0, 0, 0.5)]
    one = puzzles.load("townies")[0]
    ratings = [
        puzzle.rating
        for puzzle in rated([replace(one, levels=dict(zip(LEVELS, each, strict=True))) for each in shares])[0]
    ]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 500


def test_the_chosen_ones_are_varied():
    one, *_, other = puzzles.load("townies")
    alike = [replace(one, file=one.file + "\n" * more) for more in range(10)]
    assert other.file in {puzzle.file for puzzle in choose([*alike, other], 2)[0]}


def test_a_run_finds_puzzles_and_goes_on_where_it_was_cut_off(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("citywright.puzzles.trying.TRIES", dict.fromkeys(LEVELS, 1))
    path = tmp_path / "found.jsonl"
    assert run(capsys, *SMALL, "--puzzles", 1, "--out", path)[0] == 0
    first = path.read_text()
    path.write_text(first + '{"number":99,"fi')
    assert run(capsys, *SMALL, "--puzzles", 2, "--out", path)[0] == 0
    assert path.read_text().startswith(first)
    one, two = puzzles.read(path).puzzles
    assert one.number < two.number
    assert all(each.levels[LEVELS[0]] <= EASY and each.gap >= kind_of("townies").GAP for each in (one, two))
    status, _, err = run(capsys, *SMALL[:-1], "another", "--out", path)
    assert (status, "other seed" in err, "name a new file" in err) == (2, True, True)


def test_check_confirms_a_right_answer_and_refuses_a_wrong_one(capsys, tmp_path):
    right = puzzles.load("townies")[-1]
    wrong = replace(right, best=right.others[0], others=(right.best, *right.others[1:]))
    path, out = tmp_path / "two.jsonl", tmp_path / "good.jsonl"
    write(path, PuzzleFile({"game": "townies", "simulations": 80}, [right, wrong]))
    status, said, _ = run(capsys, "puzzles", "check", path, "--jobs", 1, "--out", out)
    assert status == 1
    assert f"2: {wrong.best.move} is not confirmed; {right.best.move} looks better" in said
    assert "1 of 2 confirmed with 800 simulations each" in said
    assert [puzzle.best.move for puzzle in puzzles.read(out).puzzles] == [right.best.move]


def test_what_is_no_file_of_puzzles_is_refused(capsys, tmp_path):
    path = tmp_path / "no.jsonl"
    assert "cannot be read" in run(capsys, "puzzles", "check", path)[2]
    path.write_text("{}\n")
    assert "is not a file of puzzles" in run(capsys, "puzzles", "check", path)[2]
