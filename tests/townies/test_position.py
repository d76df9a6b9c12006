"""Positions that people write: loaded, refused with all reasons, and written out again."""

import json

import pytest

from citywright import positions
from citywright.errors import Impossible, NotReadable
from citywright.games.townies import RULES, components, rules
from citywright.games.townies.layout import CHANCE, Bonus, Colour, Goal, Step
from citywright.games.townies.setup import Options
from tests.interpreter import mostly_compiled
from tests.townies.random_play import CONFIGURATIONS, name, walk
from tests.townies.test_1_pieces import edited
from tests.townies.town import BOX, legal, view

EXAMPLE = {
    "game": "townies", "mode": "full", "additional": "hub", "bonus": "funding", "round": 3,
    "dice": {"object": "bank", "shape": "bee"},
    "seats": [
        {"name": "Ada", "start": "red", "sheet": {"c4": "red", "d3": {"object": "bank", "colour": "green"}},
         "circles": [4, 3], "stars": 1},
        {"name": "Bo", "start": "yellow"},
    ],
}  # fmt: skip


def example(**fields):
    """The example with some fields changed."""
    return {**json.loads(json.dumps(EXAMPLE)), **fields}


def seated(**fields):
    """The example with some fields of its first seat changed."""
    data = example()
    data["seats"][0] |= fields
    return data


def test_the_example_of_the_issue():
    options, s = positions.load(RULES, EXAMPLE)
    assert options == Options(2, "full", True, "hub", "funding", ("red", "yellow"))
    assert (s.individual, s.additional, s.bonus, s.rounds) == (1, Goal.HUB, Bonus.FUNDING, 3)
    assert (s.rolled_object, BOX.shape_name(s.rolled_shape), s.step) == (4, "bee", Step.CHOOSE)
    assert [Colour(marker).name for marker in s.marker[:2]] == ["GREEN", "BLUE"]
    assert (s.stars[0], RULES.scores(s)) == (1, [7, 0])
    assert rules.pending(s) == 0b11


def test_the_points_of_a_seat_as_they_stand():
    _, s = positions.load(RULES, EXAMPLE)
    seat = view(s, 0, BOX)["seats"][0]
    assert (seat["objects"], seat["bonus"], seat["total"]) == (7, 0, 7)
    assert seat["goals"]["hub"] == {"count": 1, "step": 1, "points": 0}


def test_an_empty_position_is_a_game_for_two_about_to_roll():
    options, s = positions.load(RULES, {})
    assert options.players == 2
    assert rules.pending(s) == 1 << CHANCE
    assert (s.rounds, s.additional, s.bonus) == (0, -1, 0)
    assert [Colour(start).name for start in s.start[:2]] == ["RED", "YELLOW"]


def test_seats_without_a_start_take_the_markers_left_over():
    _, s = positions.load(RULES, {"seats": [{}, {"start": "red"}, {}]})
    assert list(s.start[:3]) == [1, 0, 2]


def test_a_mode_may_be_mixed():
    _, s = positions.load(RULES, {"mode": "first", "individual": True, "bonus": "permit"})
    assert (s.individual, s.additional, s.bonus) == (1, -1, Bonus.PERMIT)
    _, s = positions.load(RULES, {"mode": "second"})
    assert (s.individual, s.bonus) == (1, Bonus.NONE)


def test_a_finished_game_needs_no_dice():
    _, s = positions.load(RULES, seated(circles=[1] * 9))
    assert (s.step, s.rolled_object, rules.pending(s)) == (Step.OVER, -1, 0)


NOT_READABLE = {
    "a position is a JSON object": [],
    "this is a position of 'streets', not of townies": {"game": "streets"},
}


@pytest.mark.parametrize("reason", NOT_READABLE)
def test_what_is_no_position_is_refused(reason):
    with pytest.raises(NotReadable, match=reason):
        positions.load(RULES, NOT_READABLE[reason])


IMPOSSIBLE = {
    "the position has no 'colour'; it may have additional": example(colour="red"),
    "seats[0] has no 'money'; it may have circled": seated(money=3),
    "individual is 'yes'; it should be true or false": example(individual="yes"),
    "mode is 'third'; it should be one of first, second, full": example(mode="third"),
    "additional is 'bub'; it should be one of crossroads": example(additional="bub"),
    "additional is 'random'; it should be one of crossroads": example(additional="random"),
    "bonus is 'hub'; it should be one of funding": example(bonus="hub"),
    "seats has 6 entries; there can be 1 to 5": {"seats": [{}] * 6},
    "seats has 0 entries; there can be 1 to 5": {"seats": []},
    "seats is {}; it should be a list": {"seats": {}},
    "seats[0] is 1; it should be an object": {"seats": [1]},
    "seats[0].start is 'pink'; it should be one of red": seated(start="pink"),
    "seats[0].start is 'random'; it should be one of red": seated(start="random"),
    "two players cannot both have the marker yellow": seated(start="yellow"),
    "round is 0; it should be a whole number from 1 to 9999": example(round=0),
    "round is true; it should be a whole number": example(round=True),
    "dice is 'bank bee'; it should be an object": example(dice="bank bee"),
    "dice has no 'white'": example(dice={"white": 1, "object": "bank", "shape": "bee"}),
    "dice.object is 'mill'; it should be one of game-court": example(dice={"object": "mill", "shape": "bee"}),
    "dice.shape is missing; it should be one of bar": example(dice={"object": "bank"}),
    'seats[0].sheet is ["c4"]; it should be an object': seated(sheet=["c4"]),
    "seats[0].sheet has no 'z1'": seated(sheet={"z1": "red"}),
    "seats[0].sheet.c4 is 'pink'; it should be one of red": seated(sheet={"c4": "pink"}),
    "seats[0].sheet.c4 is 3; it should be one of red": seated(sheet={"c4": 3}),
    "seats[0].sheet.c4.object is 'mill'; it should be one of": seated(
        sheet={"c4": {"object": "mill", "colour": "red"}}
    ),
    "seats[0].sheet.c4.colour is missing; it should be one of": seated(sheet={"c4": {"object": "bank"}}),
    "seats[0].sheet.c4 has no 'size'": seated(sheet={"c4": {"object": "bank", "colour": "red", "size": 1}}),
    "seats[0].circles is 4; it should be a list": seated(circles=4),
    "seats[0].circles[0] is 14; it should be a whole number from 0 to 13": seated(circles=[14]),
    "seats[0].circles[0] is null; it should be a whole number": seated(circles=[None]),
    "seat 0 has 0 circles filled and 1 object on the sheet": seated(circles=[]),
    "seats[0].circles has 10 entries; there can be at most 9": seated(circles=[1] * 10),
    "seats[0].stars is 5; it should be a whole number from 0 to 4": seated(stars=5),
    "seat 0 has stars, but there is no bonus card to use them for": {**example(), "bonus": "stable-soil"},
    "seat 0 has soil points, but the bonus card is not stable-soil": seated(soil=2),
    "seat 0 has 9 soil points; 8 is the most": seated(soil=9),
    "seat 0 has circled circles, which only solo has": seated(circled=[1]),
    "seats[0].circled[0] is 10; it should be a whole number from 1 to 9": {"seats": [{"circled": [10]}]},
}


@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_reason(reason):
    with pytest.raises(Impossible) as error:
        positions.load(RULES, IMPOSSIBLE[reason])
    assert any(told.startswith(reason) for told in error.value.reasons), error.value.reasons


def test_all_reasons_are_told_at_once():
    data = seated(sheet={"z1": "red", "c4": "pink"}, circles=[99], stars=7)
    with pytest.raises(Impossible) as error:
        positions.load(RULES, data)
    assert len(error.value.reasons) == 4


def test_circled_circles_of_solo():
    _, s = positions.load(RULES, {"seats": [{"circled": [1, 2]}]})
    assert s.circled[0] == 0b11


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS, 2), ids=name)
def test_positions_written_out_load_again(options):
    for s, actor, _, _ in walk(options):
        if s.step < Step.ROLL or s.choice.any() or (s.rounds % 3 and actor >= 0):
            continue
        names = [f"P{seat}" for seat in range(s.seats)]
        data = json.loads(json.dumps(positions.to_json(RULES, s, options, names)))
        _, again = positions.load(RULES, data)
        assert [seat["name"] for seat in data["seats"]] == names
        assert view(again, -1, BOX) == view(s, -1, BOX)
        assert RULES.scores(again) == RULES.scores(s)
        if actor >= 0:
            assert legal(again) == legal(s)


def test_a_solo_position_in_which_nothing_could_ever_be_drawn_is_refused():
    data = {"game": "townies", "seats": [{"start": "red", "sheet": {}, "circled": list(range(1, 10))}]}
    with pytest.raises(Impossible, match="nothing could ever be drawn"):
        positions.load(RULES, data)


def test_a_position_names_cards_of_the_set(tmp_path):
    path = edited(tmp_path, components.HOUSE_CARDS, ("bonus,permit,\n", ""), ("additional,hub,0 2 5 9 14\n", ""))
    with pytest.raises(Impossible) as error:
        positions.load(RULES, {"additional": "hub", "bonus": "permit"}, cards=path)
    assert error.value.reasons == [
        "the additional goal hub is not in this set of cards",
        "the bonus card permit is not in this set of cards",
    ]
