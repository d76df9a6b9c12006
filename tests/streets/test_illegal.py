"""Why a move is not legal, told to people who have no rulebook in hand."""

import pytest

from citywright.games.streets import RULES
from citywright.games.streets.setup import Options
from tests.streets.test_4_turn import five_signs
from tests.streets.town import town


def a_town(**rest):
    fields = {"seats": [{"hand": ["toy-store"]}, {}], "top": "wild"} | rest
    return town("Av Bv Cv Dv Ev", A="food-hall", B="flea-market", C="town-hall", D="car-park", E="oyster-bar", **fields)


def why(s, line):
    box = Options().box
    return RULES.why_not(s, RULES.move_of(line, box), box)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("build wax-museum 0,-1 east", "the tile is not in the hand"),
        ("build toy-store 0,0 north", "a building stands there"),
        ("build toy-store 0,1 north", "a wide road"),
        ("build toy-store 3,-1 north", "would not join"),
        ("build toy-store 9,9 north", "would not join"),
        ("build toy-store 5,0 south", "longer than five"),
        ("build toy-store -1,0 east double", "two signs cannot be put"),
        ("send parent flea-market", "does not answer this decision"),
        ("discard toy-store", "does not answer this decision"),
    ],
)
def test_a_build_is_refused_with_its_reason(line, reason):
    assert reason in why(a_town(), line)


def test_the_grifter_only_has_its_best_places():
    s = town("Av Bv", A="food-hall", B="flea-market", seats=[{"hand": ["toy-store"]}], difficulty="easy",
             lifted="coffee-roastery", stack={"wild": 2}, top="night-market")  # fmt: skip
    assert "only the best places" in why(s, "build coffee-roastery 0,1 west")


def test_what_is_no_move_at_all():
    s = a_town()
    assert RULES.why_not(s, 12345, Options().box) == "12345 is not a move"


def test_a_move_of_the_right_kind_may_still_not_be_legal():
    assert why(five_signs(), "abandon central-station") == "abandon central-station is not legal here"
