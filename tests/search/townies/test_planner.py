"""The planner of Townies: right where it is plain what is best, and the same every time."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from citywright.games.townies.layout import CIRCLES, Colour, Object
from citywright.games.townies.packing import Kind, kind_of, piece_of, space_of
from citywright.random_numbers import from_seed
from citywright.search.townies import plan
from citywright.search.townies.choosing import objects_to_come, value_of
from citywright.search.townies.features import FEATURES
from citywright.search.townies.planner_weights import planner_weights
from citywright.search.townies.workspace import new_workspace
from tests.search.townies.digests import late
from tests.townies.random_play import CONFIGURATIONS, name
from tests.townies.town import number, town

ROOT = Path(__file__).parents[3]
TWO_BLUE = {"e5": "blue", "e4": "blue"}
FIVE_BLUE = dict.fromkeys(("e4", "e6", "d4", "d5", "f4"), "blue")  # around e5


def planned(s, seat=0, seed=1):
    """The planner's move."""
    return int(plan(s, seat, from_seed(seed)))


def blue_town(own, rival):
    """A first game in which both hold a marker that is no help, and a bank is rolled."""
    s = town(own, rival, dice="bank bar")
    s.marker[:2] = Colour.BROWN
    return s


@pytest.mark.parametrize("seed", range(3))
def test_a_certain_win_is_taken(seed):
    """The ninth object wins; later the rival, with good spaces for objects, might catch up."""
    s = blue_town({"sheet": TWO_BLUE, "circles": [5] * 8}, {"sheet": FIVE_BLUE, "circles": [6] * 6})
    assert kind_of(planned(s, 0, seed)) == Kind.OBJECT


@pytest.mark.parametrize("seed", range(3))
def test_the_game_is_not_ended_when_that_loses(seed):
    """The ninth object would score six, but the rival is further ahead."""
    s = blue_town({"sheet": FIVE_BLUE, "circles": [4] * 8}, {"sheet": TWO_BLUE, "circles": [9] * 5})
    assert kind_of(planned(s, 0, seed)) == Kind.SHAPE


def test_a_tie_that_is_lost_by_objects_is_no_win():
    """Two seats with as many points: the one with fewer objects wins."""
    s = blue_town({"sheet": {"e1": "blue"}, "circles": [4] * 8}, {"circles": [9, 9, 9, 7]})
    s.marker[1] = Colour.RED  # it can draw no object, and its score stays at 34: a bank brings 34, too
    assert kind_of(planned(s)) == Kind.SHAPE


@pytest.mark.parametrize("seed", range(3))
def test_when_a_rival_is_about_to_end_the_game_points_are_taken_now(seed):
    """The rival's ninth object would win, were it not for an object now."""
    s = blue_town({"sheet": FIVE_BLUE, "circles": [9] * 5}, {"sheet": TWO_BLUE, "circles": [6] * 8})
    assert kind_of(planned(s, 0, seed)) == Kind.OBJECT


@pytest.mark.parametrize("circles", [2, 5, 7])
def test_the_better_of_two_spaces_is_taken(circles):
    """A bank with five blue neighbours, or with one or two elsewhere."""
    s = blue_town({"sheet": FIVE_BLUE | {"b3": "blue"}, "circles": [3] * circles}, {"circles": [3] * circles})
    move = planned(s)
    assert (kind_of(move), piece_of(move), space_of(move)) == (Kind.OBJECT, Object.BANK, number("e5"))


def test_alone_the_last_object_goes_where_it_scores_most():
    blue = FIVE_BLUE | dict.fromkeys(("b3", "h3"), "blue")
    s = town({"sheet": blue, "circles": [3] * 8, "circled": list(range(1, 10))}, dice="bank bar")
    assert space_of(planned(s)) == number("e5")


def test_the_first_rival_says_how_many_objects_may_come():
    def to_come(*filled):
        return objects_to_come(town(*({"circles": [1] * circles} for circles in filled)), 0)

    assert [to_come(3), to_come(3, 2), to_come(3, 7), to_come(3, 2, 8)] == [6, 6, 3, 2]


def test_nobody_draws_once_a_rival_has_nine():
    s = town({"circles": [1] * 3}, {"circles": [1] * 8}, {})
    s.filled[1] = CIRCLES
    assert objects_to_come(s, 0) == objects_to_come(s, 2) == 0


def test_a_finished_sheet_is_worth_what_it_scores():
    work = new_workspace(planner=planner_weights())
    assert value_of(town({"circles": [4] * CIRCLES}, {}), 0, work) == 36


def test_weights_are_there_for_every_feature_and_number_of_objects_to_come():
    weights = planner_weights()
    assert weights.shape == (CIRCLES + 1, FEATURES)
    assert not weights[0].any()
    assert np.all(np.isfinite(weights))


@pytest.mark.parametrize("options", CONFIGURATIONS[::5], ids=name)
def test_the_same_seed_gives_the_same_move(options):
    s, seat = late(options)
    assert planned(s, seat, 7) == planned(s, seat, 7)


def plans():
    """The planner's moves late in a game alone and in one of two."""
    solo = next(options for options in CONFIGURATIONS if options.players == 1)
    two = next(options for options in CONFIGURATIONS if options.players == 2 and options.mode == "full")
    return [planned(*late(options)) for options in (solo, two)]


PLANS = "import json; from tests.search.townies.test_planner import plans; print(json.dumps(plans()))"


@pytest.mark.compiled
def test_compiled_and_interpreted_plans_are_the_same():
    def run(jit):
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "CITYWRIGHT_JIT": jit}
        done = subprocess.run([sys.executable, "-c", PLANS], capture_output=True, text=True, env=env, check=True)
        return json.loads(done.stdout)

    assert run("1") == run("0")
