"""The positions of the quiz: each is a game file that ends at a decision, and one of its moves is the best."""

import json
from pathlib import Path

import pytest

from citywright import record
from citywright.games import GAMES

SOURCE = Path(__file__).parents[1] / "web" / "src"
QUESTIONS = [
    (game, question)
    for game in GAMES
    for question in json.loads((SOURCE / game / "quiz" / "questions.json").read_text(encoding="utf-8"))
]


def paid(game, move):
    """What a move pays at once."""
    return game.foresee(move).scores[game.seat] - game.scores[game.seat]


def worth(game, move):
    """What a new building would pay if its street were enclosed."""
    return game.foresee(move).prospect["worth"]


def kept(game, move):
    """What is not given up with a building."""
    tile = move.split()[1]
    return -next(building["total"] for building in game.inspect()["buildings"] if building["tile"] == tile)


def points(game, move):
    """What a choice scores, with what it changes about goals."""
    prospect = game.foresee(move).prospect
    return prospect["points"] + sum(change["gain"] for change in prospect["moved"])


ASKED = {"now": paid, "worth": worth, "loss": kept, "points": points, "goals": points}


@pytest.mark.parametrize(("name", "question"), QUESTIONS, ids=[f"{name}-{each['id']}" for name, each in QUESTIONS])
def test_one_move_is_best(name, question):
    game = record.replay(record.load(SOURCE / name / "quiz" / f"{question['id']}.txt"))
    moves = question["moves"]
    assert name == game.rules.NAME
    assert {*moves} <= {*game.legal_texts()}
    values = [ASKED[question["asks"]](game, move) for move in moves]
    assert values.count(max(values)) == 1, dict(zip(moves, values, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_five_questions_and_a_file_for_each(name):
    ids = [question["id"] for game, question in QUESTIONS if game == name]
    assert len(ids) == 5
    assert sorted(ids) == sorted(file.stem for file in (SOURCE / name / "quiz").glob("*.txt"))
