"""What a view tells so that nobody has to know the rule: the next marker, the basic object, goals and points."""

import numpy as np
import pytest

from citywright.game import Game, rules_named
from citywright.games.townies.components import Box, load
from citywright.games.townies.layout import BITS
from citywright.games.townies.maps import read_map
from citywright.games.townies.moves import ADDITIONAL, COLOUR, INDIVIDUAL
from citywright.games.townies.pieces import pieces_of
from citywright.games.townies.seen import list_spaces
from citywright.games.townies.setup import Options
from citywright.random_numbers import below, from_seed

ORDER = list(COLOUR)
BASIC = {"red": "game-court", "yellow": "windmill", "brown": "station", "green": "bike-rental", "blue": "bank"}


def views(players: int):
    """What a spectator sees of a random game at each decision."""
    game, rng = Game(rules_named("townies"), Options(players), seed="views"), from_seed("views")
    while not game.is_over:
        yield game.view()
        moves = game.legal_moves()
        game.play(moves[below(rng, len(moves))])
    yield game.view()


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_next_marker_comes_next(players):
    told = {}
    for view in views(players):
        for number, seat in enumerate(view["seats"]):
            if view["round"] > 1 and view["step"] == "choose":
                assert seat["marker"] == told[view["round"] - 1, number]
            told[view["round"], number] = seat["next"]
            assert (seat["next"] is None) == (view["step"] == "over")


@pytest.mark.parametrize("players", [1, 3, 5])
def test_markers_have_passed_as_often_as_the_view_says(players):
    for view in views(players):
        for seat in view["seats"]:
            assert seat["marker"] == ORDER[(ORDER.index(seat["start"]) - view["passes"]) % len(ORDER)]


def test_the_basic_object_is_that_of_the_marker_unless_it_was_rolled():
    for view in views(3):
        for seat in view["seats"] if view["dice"] else []:
            basic = BASIC[seat["marker"]]
            assert seat["basic"] == (None if basic == view["dice"]["object"] else basic)


def test_goals_tell_the_colours_they_are_about():
    *_, view = views(5)
    for seat in view["seats"]:
        start = ORDER.index(seat["start"])
        beside = [ORDER[(start + by) % len(ORDER)] for by in (-1, 1)]
        assert seat["goal_colours"]["specialization"] == [seat["start"]]
        assert seat["goal_colours"]["standardization"] == beside
        assert set(seat["goal_colours"]) == set(seat["goals"])


def test_points_so_far_and_reached_steps_of_goals_are_told():
    for view in views(5):
        for seat in view["seats"]:
            assert seat["scored"] == seat["objects"] + seat["bonus"]
            assert seat["total"] == seat["scored"] + sum(goal["points"] for goal in seat["goals"].values())
            for goal, now in seat["goals"].items():
                steps = (0, *load().cards.goals[(INDIVIDUAL | ADDITIONAL)[goal]])
                assert (now["step"], now["points"]) == (min(now["count"], len(steps) - 1), steps[now["step"]])


def test_alone_the_shapes_that_are_left_are_counted():
    for view in views(1):
        seat = view["seats"][0]
        assert seat["shapes_left"] == 9 - len({*range(1, len(seat["circles"]) + 1), *seat["circled"]})


SPIRAL = """column,top,spaces
a,0,---*
b,1,--.
c,2,--o..
d,3,-.--.------*
e,4,*---..----.
f,5,----.-----.
g,6,----..---.
h,7,-----..-.
i,8,-----..*
"""


def test_spaces_are_listed_column_by_column_even_where_numbers_are_not_in_this_order(tmp_path):
    path = tmp_path / "spiral.csv"
    path.write_text(SPIRAL, encoding="utf-8")
    box = Box(read_map(path), load().shapes, load().cards)
    assert box.map.numbers["d12"] > box.map.numbers["e1"]
    s, out = pieces_of(box).printed[0], np.zeros(BITS, np.int8)
    n = list_spaces(s, int(s.land[0]), int(s.land[1]), out)
    assert [box.space_name(number) for number in out[:n]] == [space.name for space in box.map.spaces]
