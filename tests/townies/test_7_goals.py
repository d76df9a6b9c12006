"""Townies 7: what each goal counts and scores; all examples of the page and the rulebook."""

import pytest

from citywright.games.townies.goals import count_goal, goal_worth
from citywright.games.townies.layout import Goal
from citywright.games.townies.moves import ADDITIONAL, INDIVIDUAL
from citywright.names import word
from tests.townies.town import BOX, sheet, town

ROSE = """
            {}
        {}      {}
            {}
        {}      {}
            {}
"""


def rose(middle, *around):
    """A space and the six around it, clockwise from above."""
    up, right_up, right_down, down, left_down, left_up = around
    return ROSE.format(up, left_up.ljust(2), right_up, middle, left_down.ljust(2), right_down, down)


def count(goal, text, at="e4", start="red"):
    """What a goal counts on a drawn sheet."""
    s = town({"start": start, "sheet": sheet(text, at)})
    return count_goal(s, 0, Goal[goal.upper()])[0]


def spaces(goal, text, at="e4", start="red"):
    """The spaces a goal counts."""
    s = town({"start": start, "sheet": sheet(text, at)})
    _, lo, hi = count_goal(s, 0, Goal[goal.upper()])
    return BOX.map.named(lo, hi)


# The points

POINTS = {
    "specialization": [0, 1, 2, 4, 7, 10, 14],
    "standardization": [0, 1, 2, 4, 7, 10, 14],
    "crossroads": [1, 2, 4, 7, 10, 14],
    "recreational-areas": [1, 2, 4, 7, 9, 11, 14],
    "downtown": [1, 2, 4, 7, 10, 14],
    "suburbs": [0, 1, 2, 4, 7, 10, 14],
    "hub": [0, 2, 5, 9, 14],
    "surroundings": [1, 2, 4, 7, 9, 11, 14],
    "symmetry": [1, 2, 4, 7, 10, 14],
    "triangle": [0, 1, 2, 4, 7, 9, 11, 14],
    "urban-routes": [1, 2, 4, 7, 9, 11, 14],
    "wind-rose": [1, 2, 5, 7, 9, 11, 14],
}


@pytest.mark.parametrize("goal", POINTS)
def test_points_rise_with_the_count_and_the_last_holds_for_more(goal):
    s = town()
    number = {**INDIVIDUAL, **ADDITIONAL}[goal]
    worth = [goal_worth(s, number, n) for n in range(1, 41)]
    assert worth == POINTS[goal] + [14] * (40 - len(POINTS[goal]))


@pytest.mark.parametrize("goal", Goal)
def test_a_count_of_none_scores_nothing(goal):
    s = town()
    assert word(goal) in POINTS
    assert count_goal(s, 0, goal)[0] == 0
    assert goal_worth(s, goal, 0) == 0


# Specialization


def test_specialization_counts_surrounded_blocks_of_the_starting_colour():
    assert spaces("specialization", rose("r", *"ygbrny")) == ["e5"]
    assert count("specialization", rose("y", *"ygbrny")) == 0
    assert count("specialization", rose("y", *"ygbrny"), start="yellow") == 1


def test_specialization_counts_objects_by_their_colour():
    assert count("specialization", rose("By", *"ygbrny"), start="yellow") == 1
    assert count("specialization", rose("By", *"ygbrny"), start="blue") == 0


def test_specialization_needs_all_six():
    assert count("specialization", rose("r", *"ygb.ny")) == 0
    assert count("specialization", "r\n    r\nr\n    r\nr", at="a1") == 0


# Standardization


NEXT_TO = {
    "red": ("b", "y"), "yellow": ("r", "n"), "brown": ("y", "g"), "green": ("n", "b"), "blue": ("g", "r"),
}  # fmt: skip


@pytest.mark.parametrize("start", NEXT_TO)
def test_standardization_counts_objects_with_a_neighbour_of_each_colour_beside_ones_own(start):
    one, other = NEXT_TO[start]
    assert count("standardization", f"{one}\n\nCr\n\n{other}", start=start) == 1
    assert count("standardization", f"{one}\n\nCr\n\n{one}", start=start) == 0
    assert sum(count("standardization", f"{one}\n\nCr\n\n{other}", start=colour) for colour in NEXT_TO) == 1


def test_standardization_the_example_of_the_rulebook():
    text = """
            n
        r       Sn
            Cy      r
        Bb      n
    """
    assert spaces("standardization", text, start="yellow") == ["e5", "f4"]


def test_standardization_counts_neighbour_objects_by_their_colour():
    assert count("standardization", "Wb\n\nCr\n\nSy") == 1


# Additional goals


def test_crossroads_counts_objects_with_three_colours_around():
    assert count("crossroads", "y\n    g\nKn\n    Wr", at="d4") == 1
    assert count("crossroads", "y\n    g\nKn\n    Wg", at="d4") == 0
    assert count("crossroads", "y\n    g\nn\n    r", at="d4") == 0


def test_crossroads_the_windmill_of_the_rulebook_sees_two_colours():
    text = """
            .       g
        y       Wr
            Kg      g
        g       y
    """
    assert spaces("crossroads", text, at="f4") == ["f5"]


def test_recreational_areas_counts_objects_beside_objects():
    text = """
        Cr
            Wy
        r
            r       Bb
    """
    assert spaces("recreational_areas", text, at="d4") == ["d4", "e5"]


def test_downtown_and_suburbs_share_all_objects():
    text = "Cr\n\nr\n\nCr\n\nr\n\nCr\n\nCr"
    assert spaces("downtown", text, at="e1") == ["e3", "e5", "e6"]
    assert spaces("suburbs", text, at="e1") == ["e1"]
    assert spaces("suburbs", "Cr\n\nr\n\nCr", at="a1") == ["a1", "a3"]


def test_hub_counts_the_colours_around_the_one_best_object():
    text = """
            b
        r       Cg
            Cr
        n       Bn
    """
    assert count("hub", text) == 4
    assert goal_worth(town(), Goal.HUB, 4) == 9
    assert spaces("hub", text) == ["e5"]
    assert count("hub", rose("Cr", "r", "y", "n", "g", "b", ".")) == 5


def test_hub_counts_no_object_twice():
    assert count("hub", "r\n\nCr\n\n.\n\nCr\n\ny") == 1


def test_surroundings_counts_surrounded_objects():
    assert count("surroundings", rose("Cr", *"ygbrny")) == 1
    assert count("surroundings", rose("Cr", *"ygb.ny")) == 0
    assert count("surroundings", rose("r", "Cr", *"gbrny")) == 0


def test_symmetry_counts_objects_with_opposite_blocks_of_one_colour():
    assert count("symmetry", "y\n\nKr\n\nSy") == 1
    assert count("symmetry", "y\n    Kr\n        y") == 1
    assert count("symmetry", "        y\n    Kr\ny") == 1
    assert count("symmetry", "y\n\nKr\n\nr") == 0
    assert count("symmetry", "y\n\ny\n\ny") == 0


def test_symmetry_counts_an_object_only_once():
    assert count("symmetry", rose("Kr", *"ybryby")) == 1


def test_triangle_counts_the_side_of_the_largest_triangle():
    text = """
        r
            b
        y       g
            n
        r
    """
    assert count("triangle", text) == 3
    assert goal_worth(town(), Goal.TRIANGLE, 3) == 2
    assert len(spaces("triangle", text)) == 6


def test_triangle_points_either_way():
    text = """
                r
            b
        y       g
            n
                r
    """
    assert count("triangle", text, at="e4") == 3


def test_triangle_has_no_gap():
    text = """
        r
            b
        .       g
            n
        r
    """
    assert count("triangle", text) == 2
    assert count("triangle", "r") == 1
    assert count("triangle", "r\n\nr\n\nr\n\nr") == 1


def test_triangle_may_be_as_large_as_the_map():
    s = town({"sheet": {space.name: "red" for space in BOX.map.spaces}})
    assert count_goal(s, 0, Goal.TRIANGLE)[0] == 9


def test_urban_routes_counts_objects_joined_to_the_edge_by_their_own_colour():
    assert count("urban_routes", "g\n\ng\n\nWg", at="e1") == 1
    assert count("urban_routes", "g\n\nr\n\nWg", at="e1") == 0
    assert count("urban_routes", "g\n\ng\n\nWg", at="e3") == 0
    assert count("urban_routes", "Wg", at="e1") == 1


def test_urban_routes_leads_through_objects_of_the_colour():
    assert spaces("urban_routes", "g\n\nCg\n\nWg", at="e1") == ["e2", "e3"]
    assert spaces("urban_routes", "g\n\nCg\n\nWy", at="e1") == ["e2"]


def test_wind_rose_counts_columns_with_an_object():
    text = """
        Cr
            Cr
        Cr      Cr
            r
    """
    assert count("wind_rose", text) == 3
    assert spaces("wind_rose", text) == ["e4", "f4", "g5"]


def test_wind_rose_counts_columns_on_both_sides_of_a_word():
    blocks = {f"{column}5": {"object": "bank", "colour": "red"} for column in "abcdefghi"}
    s = town({"sheet": blocks})
    assert count_goal(s, 0, Goal.WIND_ROSE)[0] == 9
