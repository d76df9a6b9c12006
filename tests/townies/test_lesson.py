"""The lesson of Townies: what its texts promise happens to the learner, who is the first player of its file."""

import re
from functools import cache
from pathlib import Path

import pytest

from citywright.games.townies.inspection import prospects
from citywright.record import load, replay, verify

FOLDER = Path(__file__).parents[2] / "web" / "src" / "townies"
LEARNER = 0
STEP = re.compile(r'\{ id: "(\w+)", at: (\d+), kind: "(\w+)"')
STEPS = {id_: (int(at), kind) for id_, at, kind in STEP.findall((FOLDER / "lesson.ts").read_text(encoding="utf-8"))}
DOING = [id_ for id_, (_, kind) in STEPS.items() if kind == "do"]


@cache
def lesson():
    """The file of the lesson."""
    return load(FOLDER / "lesson.txt")


@cache
def standing(step):
    """The game as it stands when a step is shown."""
    return replay(lesson(), STEPS[step][0])


def seen(game):
    """What the learner sees."""
    return game.view(LEARNER)["seats"]


def move(step):
    """What is done in a step, and what it brings."""
    game = standing(step)
    number = game.move_of(lesson().moves[STEPS[step][0]][1])
    return game.text_of(number), prospects(game.state, LEARNER, game.options.box)[number]


def of(told, event):
    """The only event of its kind."""
    (found,) = (each for each in told["events"] if each["event"] == event)
    return found


def offered(step):
    """What could be drawn at a step."""
    return {text.split()[0] for text in standing(step).legal_texts(LEARNER)}


def downtown(game):
    """The count and the points of the learner's goal."""
    goal = seen(game)[LEARNER]["goals"]["downtown"]
    return goal["count"], goal["points"]


def test_every_move_of_chance_comes_from_the_seed():
    assert verify(lesson()) > 0


@pytest.mark.parametrize("step", DOING)
def test_the_learner_is_to_move_where_something_is_to_be_done(step):
    at, _ = STEPS[step]
    actor, text = lesson().moves[at]
    assert actor == "1"
    assert text in standing(step).legal_texts(LEARNER)


def test_there_are_ten_decisions_and_one_of_each_kind_of_object():
    kinds = [move(step)[0].split()[0] for step in DOING]
    assert len(kinds) == 10
    assert sorted(kind for kind in kinds if kind != "shape") == [
        "bank",
        "bike-rental",
        "city-square",
        "game-court",
        "station",
        "windmill",
    ]


@pytest.mark.parametrize(
    ("step", "text", "each", "counted", "extra", "points"),
    [
        ("bank", "bank h2", 1, 4, True, 5),
        ("windmill", "windmill f4", 1, 4, True, 5),
        ("court", "game-court e8", 1, 3, True, 4),
        ("bikes", "bike-rental d6", 1, 3, True, 4),
        ("station", "station e5", 1, 2, True, 3),
        ("square", "city-square d5", 2, 3, False, 6),
    ],
)
def test_an_object_scores_what_its_step_says(step, text, each, counted, extra, points):
    done, told = move(step)
    assert done == text
    assert len(of(told, "neighbours")["spaces"]) == counted
    assert of(told, "neighbours")["each"] == each
    assert of(told, "condition")["met"] is extra
    assert of(told, "scored")["points"] == points


@pytest.mark.parametrize("step", ["bank", "windmill", "court", "station", "square"])
def test_no_place_for_an_object_is_better(step):
    game, (text, told) = standing(step), move(step)
    all_ = prospects(game.state, LEARNER, game.options.box)
    kind = text.split()[0]
    assert told["points"] == max(
        each["points"] for number, each in all_.items() if game.text_of(number).startswith(kind)
    )


def test_the_first_shapes_leave_places_for_objects():
    sheet = seen(standing("bank"))[LEARNER]["sheet"]
    assert {sheet[space] for space in ("e9", "f7", "f8")} == {"red"}
    assert {sheet[space] for space in ("g3", "h3", "i2", "i3")} == {"blue"}
    assert {sheet[space] for space in ("c6", "c7", "d7")} == {"green"}
    assert not {"e8", "h2", "d6"} & set(sheet)


def test_the_markers_go_round():
    steps = ("shape", "around", "green", "bank", "funding", "court")
    assert [seen(standing(step))[LEARNER]["marker"] for step in steps] == [
        "red",
        "blue",
        "green",
        "brown",
        "yellow",
        "red",
    ]


def test_no_object_can_be_drawn_before_the_first():
    assert standing("green").view(LEARNER)["dice"]["object"] == "windmill"
    assert [offered(step) for step in ("shape", "around", "green")] == [{"shape"}] * 3


def test_the_bank_is_rolled_becomes_a_brown_block_and_wins_a_star_that_is_spent_at_once():
    assert standing("bank").view(LEARNER)["dice"]["object"] == "bank"
    assert seen(standing("scored"))[LEARNER]["sheet"]["h2"] == {"object": "bank", "colour": "brown"}
    assert [seen(standing(step))[LEARNER]["stars"] for step in ("bank", "funding", "court")] == [0, 1, 0]
    assert move("funding")[0].endswith("with funding")


def test_the_windmill_is_not_rolled_but_the_game_court_is_and_belongs_to_its_marker():
    assert standing("windmill").view(LEARNER)["dice"]["object"] == "station"
    assert standing("court").view(LEARNER)["dice"]["object"] == "game-court"
    assert seen(standing("court"))[LEARNER]["basic"] is None


def test_the_green_chain_leads_to_the_game_court():
    assert of(move("bikes")[1], "condition")["spaces"] == ["e8"]


def test_the_goal_grows_until_it_is_reached():
    steps = ("goal", "later", "full")
    assert [downtown(standing(step)) for step in steps] == [(1, 1), (5, 10), (6, 14)]
    assert downtown(replay(lesson())) == (7, 14)


def test_six_rounds_are_passed_over():
    before, after = replay(lesson(), STEPS["bikes"][0] + 1), standing("later")
    assert after.view(LEARNER)["round"] - before.view(LEARNER)["round"] - 1 == 6
    drawn = [
        text.split()[0] for actor, text in lesson().moves[STEPS["bikes"][0] + 1 : STEPS["later"][0]] if actor == "1"
    ]
    assert sorted(set(drawn)) == ["bike-rental", "game-court", "shape", "station"]
    assert len(seen(after)[LEARNER]["circles"]) == 7


def test_the_ninth_object_ends_the_game_and_the_learner_wins():
    assert len(seen(standing("full"))[LEARNER]["circles"]) == 8
    game = replay(lesson())
    assert game.is_over
    assert game.scores == [52, 45]
    assert game.winners == [LEARNER]
    assert seen(game)[LEARNER]["objects"] == 38
