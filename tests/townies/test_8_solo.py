"""Townies 8: alone. Shapes circle circles, and the chart says how well it went."""

import pytest

from citywright.games.townies import rules
from citywright.games.townies.components import chart, verdict
from citywright.games.townies.layout import NONE, Step
from citywright.games.townies.setup import Options
from citywright.games.townies.solo import next_circle
from tests.townies.random_play import final
from tests.townies.town import BOX, legal, of, play, town, view


def test_a_shape_circles_the_leftmost_empty_circle():
    s = town({})
    told = play(s, "shape bee c4 d3 d4 e4 red")
    assert of(told, "circled") == [{"event": "circled", "rule": "8", "seat": 0, "circle": 1}]
    assert view(s, 0, BOX)["seats"][0]["circled"] == [1]


def test_a_filled_circle_is_not_circled():
    s = town({"circles": [3, 2], "circled": [1, 3]})
    play(s, "shape bee c4 d3 d4 e4 red")
    assert view(s, 0, BOX)["seats"][0]["circled"] == [1, 3, 4]


def test_a_circled_circle_may_still_take_points():
    s = town({"sheet": {"e5": "blue"}, "circled": [1, 2]})
    play(s, "bank e6")
    assert (s.circle[0, 0], s.filled[0], view(s, 0, BOX)["seats"][0]["circled"]) == (2, 1, [1, 2])


def test_without_a_circle_left_there_are_no_more_shapes():
    s = town({"sheet": {"e5": "blue"}, "circled": list(range(1, 10))})
    assert next_circle(s, 0) == NONE
    assert legal(s, 0, "shape") == []
    assert legal(s, 0, "bank")


def test_filled_circles_leave_no_room_either():
    s = town({"sheet": {"e5": "blue"}, "circles": [1] * 4, "circled": [5, 6, 7, 8, 9]})
    assert legal(s, 0, "shape") == []


def test_without_a_circle_left_no_star_helps_either():
    for bonus in ("permit", "funding", "palette"):
        seat = {"sheet": {"e5": "blue"}, "circles": [2], "circled": list(range(2, 10)), "stars": 1}
        assert legal(town(seat, bonus=bonus), 0, "shape") == []


def test_who_has_neither_shape_nor_object_passes():
    s = town({"sheet": {"e5": "blue"}, "circled": list(range(1, 10))}, dice="station bee")
    assert legal(s, 0) == ["pass"]


def test_fundings_shape_is_circled_before_its_object_is_drawn():
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": 1}, bonus="funding")
    told = play(s, "shape bee c7 d6 d7 e7 red with funding", "bank e6")
    assert [row["circle"] for row in told if "circle" in row] == [2, 2]


def test_no_circles_are_circled_with_more_players():
    s = town({}, {})
    play(s, "shape bee c4 d3 d4 e4 red", "shape bee c4 d3 d4 e4 yellow")
    assert not s.circled.any()


@pytest.mark.parametrize("seed", range(6))
def test_at_most_nine_shapes_and_44_spaces_before_the_ninth_object(seed):
    s = final(Options(1), seed)
    blocks = sum(int(word).bit_count() for word in s.blocks[0])
    assert s.step == Step.OVER
    assert blocks <= 9 * 4 + 9
    assert len(view(s, 0, BOX)["seats"][0]["circled"]) == (blocks - s.filled[0]) / 4 <= 9


# The chart


def test_the_steps_of_the_chart():
    assert [least for least, _ in chart()] == [0, 26, 36, 46, 56, 66, 71, 76]


@pytest.mark.parametrize(
    ("points", "place"),
    [(0, 0), (25, 0), (26, 1), (35, 1), (36, 2), (45, 2), (46, 3), (55, 3), (56, 4), (65, 4), (66, 5), (70, 5), (71, 6),
     (75, 6), (76, 7), (120, 7)],
)  # fmt: skip
def test_the_verdict_on_a_score(points, place):
    assert verdict(points) == chart()[place][1]


def test_the_verdict_is_seen_when_it_is_over():
    s = town({"circles": [4] * 9, "sheet": {"e5": {"object": "bank", "colour": "red"}}}, additional="downtown")
    seen = view(s, 0, BOX)
    assert seen["verdict"] == verdict(36 + 1)
    assert rules.score_of(s, 0) == 37
    assert "verdict" not in view(town({}), 0, BOX)
    assert "verdict" not in view(town({"circles": [4] * 9}, {}), 0, BOX)
