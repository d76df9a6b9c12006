"""Townies 6: when the game ends, what counts, and ties."""

import pytest

from citywright.games.townies import RULES, rules
from citywright.games.townies.layout import Step
from tests.townies.town import BOX, legal, of, play, town

FULL = {space.name: "red" for space in BOX.map.spaces}


def over(*circles, **fields):
    """A finished game, from the circles of its seats."""
    return town(*({"circles": list(points)} for points in circles), **fields)


# The end


def test_the_game_ends_after_the_round_in_which_anyone_has_nine_objects():
    s = town({"sheet": {"e5": "blue"}, "circles": [1] * 8}, {"circles": [2]})
    play(s, "bank e6", seat=0)
    assert rules.pending(s) == 0b10
    told = play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    assert rules.pending(s) == 0
    assert s.step == Step.OVER
    assert [row["event"] for row in told][-2:] == ["ending", "over"]
    assert of(told, "marker") == []


def test_eight_objects_are_not_enough():
    s = town({"sheet": {"e5": "blue"}, "circles": [1] * 7}, {})
    play(s, "bank e6", seat=0)
    play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    assert s.step == Step.ROLL


def test_several_may_draw_their_ninth_in_the_same_round():
    s = town({"sheet": {"e5": "blue"}, "circles": [1] * 8}, {"sheet": {"e5": "blue"}, "circles": [1] * 8})
    play(s, "bank e6", seat=0)
    play(s, "bank a1" if "bank a1" in legal(s, 1) else "bank e6", seat=1)
    assert list(s.filled[:2]) == [9, 9]
    assert s.step == Step.OVER


def test_the_game_ends_when_every_map_is_full():
    blue = {name: "blue" for name in FULL if name != "a1"}
    s = town({"sheet": blue}, {"sheet": FULL})
    play(s, "bank a1", seat=0)
    play(s, "pass", seat=1)
    assert s.step == Step.OVER


def test_one_full_map_does_not_end_it():
    s = town({"sheet": FULL}, {})
    play(s, "pass", seat=0)
    play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    assert s.step == Step.ROLL


def test_nobody_is_due_once_it_is_over():
    s = over([1] * 9, [])
    assert rules.pending(s) == 0
    assert [legal(s, seat) for seat in (0, 1)] == [[], []]


# Points


def test_points_are_objects_stable_soil_and_goals():
    s = town(
        {
            "start": "red",
            "circles": [4] * 9,
            "soil": 4,
            "sheet": {"e5": {"object": "bank", "colour": "red"}, "e6": "red"},
        },
        {"start": "blue", "circles": [5]},
        mode="full",
        additional="downtown",
        bonus="stable-soil",
    )
    assert RULES.scores(s) == [36 + 4 + 1, 5]
    assert list(s.goal_points[0]) == [0, 0, 1]


def test_goals_do_not_count_before_the_end():
    s = town({"sheet": {"e5": {"object": "bank", "colour": "red"}}, "circles": [3]}, additional="downtown")
    assert RULES.scores(s) == [3]


def test_every_goal_is_told_at_the_end():
    blocks = {"e5": {"object": "bank", "colour": "red"}, "e6": "blue"}
    s = town(
        {"start": "red", "sheet": blocks, "circles": [1] * 8}, {"start": "blue"}, mode="full", additional="downtown"
    )
    play(s, "bank e7", seat=0)
    told = of(play(s, "shape bee c4 d3 d4 e4 blue", seat=1), "goal")
    assert [(row["seat"], row["goal"]) for row in told] == [
        (seat, goal) for seat in (0, 1) for goal in ("specialization", "standardization", "downtown")
    ]
    assert told[2] == {
        "event": "goal", "rule": "7", "seat": 0, "goal": "downtown", "count": 2, "spaces": ["e5", "e7"], "points": 2,
    }  # fmt: skip


# Ties


def test_most_points_win():
    assert RULES.winner_seats(over([1] * 9, [5, 5])) == [1]


def test_then_fewer_objects():
    assert RULES.winner_seats(over([1] * 9, [5, 4], [3, 3, 3])) == [1]


def test_then_the_higher_last_object():
    assert RULES.winner_seats(over([1] * 9, [5, 4], [4, 5])) == [2]


def test_then_the_victory_is_shared():
    assert RULES.winner_seats(over([1] * 9, [5, 4], [2, 3, 4], [5, 4])) == [1, 3]


def test_the_last_object_is_without_stable_soil():
    seats = [{"circles": [1] * 9}, {"circles": [9, 1], "soil": 2}, {"circles": [8, 2], "soil": 2}]
    assert RULES.winner_seats(town(*seats, bonus="stable-soil")) == [2]


@pytest.mark.parametrize("players", [2, 3])
def test_no_object_is_a_last_object_of_none(players):
    seats = [{"sheet": FULL} for _ in range(players)]
    assert RULES.winner_seats(town(*seats)) == list(range(players))


def places(s):
    return [seat["place"] for seat in RULES.view(s, 0, BOX)["seats"]]


def test_ties_decide_every_place():
    """Ten points each: with nine objects, with two and a last one of 4, with two and a last one of 5; and 5 points."""
    assert places(over([2] + [1] * 8, [6, 4], [5, 5], [5])) == [3, 2, 1, 4]


def test_who_shares_a_place_leaves_the_next_one_empty():
    assert places(over([1] * 9, [5, 4], [2, 3, 4], [5, 4])) == [4, 1, 3, 1]


def test_nobody_has_a_place_before_the_end():
    assert places(town({"circles": [1]}, {"circles": [2]})) == [None, None]


def test_a_lone_player_wins():
    assert RULES.winner_seats(over([1] * 9)) == [0]
