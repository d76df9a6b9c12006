"""Townies 3: a round. What may be drawn, all at the same time; passing; markers going round."""

import pytest

from citywright.errors import NotReadable
from citywright.games.townies import RULES, rules
from citywright.games.townies.layout import CHANCE, Colour
from citywright.games.townies.maps import beside
from citywright.games.townies.setup import Options
from tests.townies.town import BOX, CELLS, colour_at, legal, number, object_at, of, play, sheet, town

FULL = {space.name: "red" for space in BOX.map.spaces}


def spaces(lines):
    """The spaces of moves that draw objects."""
    return sorted(line.split()[1] for line in lines)


# Shape


def test_a_shape_fills_four_empty_spaces_in_the_markers_colour():
    s = town({"start": "yellow"}, dice="bank bee")
    told = play(s, "shape bee c4 d3 d4 e4 yellow")
    assert of(told, "shape") == [
        {"event": "shape", "rule": "3", "seat": 0, "shape": "bee", "colour": "yellow",
         "spaces": ["c4", "d3", "d4", "e4"]}
    ]  # fmt: skip
    assert [colour_at(s, 0, number(space)) for space in ("c4", "d3", "d4", "e4")] == [Colour.YELLOW] * 4
    assert colour_at(s, 0, number("c5")) == -1


@pytest.mark.parametrize(
    ("shape", "n"), {"bar": 134, "arch": 300, "bee": 164, "pistol": 616, "propeller": 98, "wave": 284}.items()
)
def test_a_shape_may_lie_anywhere_turned_and_flipped(shape, n):
    lines = legal(town(dice=f"bank {shape}"), 0)
    assert len(set(lines)) == len(lines) == n
    assert all(line.startswith(f"shape {shape} ") and line.endswith(" red") for line in lines)


def test_a_shape_need_not_touch_anything():
    s = town({"sheet": {"a1": "red"}})
    assert "shape bee g7 h6 h7 i7 red" in legal(s, 0)


def test_a_shape_cannot_cover_a_block_or_an_object():
    s = town({"sheet": {"c4": "red", "e4": {"object": "bank", "colour": "red"}}})
    assert not [line for line in legal(s, 0, "shape") if " c4 " in line or " e4 " in line]


def test_a_shape_is_drawn_whole():
    s = town({"sheet": {name: "red" for name in FULL if name not in ("a1", "a2", "a3")}}, {})
    assert legal(s, 0, "shape") == []


# Objects


KIN = {"game-court": "red", "windmill": "yellow", "station": "brown", "bike-rental": "green", "bank": "blue"}


@pytest.mark.parametrize("object_", KIN)
def test_an_object_goes_next_to_a_block_of_its_kind_colour(object_):
    place = dict(zip(KIN.values(), ["b3", "h3", "b6", "h6", "e5"], strict=True))
    s = town({"sheet": {space: colour for colour, space in place.items()}, "start": "red"}, dice=f"{object_} bee")
    q, r = CELLS[place[KIN[object_]]]
    assert {CELLS[space] for space in spaces(legal(s, 0, object_))} == set(beside((q, r)))
    assert {line.split()[0] for line in legal(s, 0)} == {object_, "game-court", "shape"}


def test_an_object_of_the_kind_colour_is_a_block_of_it():
    s = town({"sheet": {"e5": {"object": "windmill", "colour": "blue"}}})
    assert spaces(legal(s, 0, "bank")) == ["d4", "d5", "e4", "e6", "f4", "f5"]


def test_an_object_drawn_in_another_colour_is_no_block_of_its_kind():
    s = town({"sheet": {"e5": {"object": "bank", "colour": "green"}}})
    assert legal(s, 0, "bank") == []


def test_a_city_square_goes_next_to_another_object():
    s = town({"sheet": {"e5": {"object": "bank", "colour": "green"}, "b3": "red"}}, dice="city-square bee")
    assert spaces(legal(s, 0, "city")) == ["d4", "d5", "e4", "e6", "f4", "f5"]


def test_an_object_is_drawn_in_the_markers_colour():
    s = town({"start": "yellow", "sheet": {"e5": "blue"}})
    told = play(s, "bank e4")
    assert of(told, "object") == [
        {"event": "object", "rule": "3", "seat": 0, "object": "bank", "kind": "blue", "colour": "yellow", "space": "e4"}
    ]
    assert (colour_at(s, 0, number("e4")), object_at(s, 0, number("e4"))) == (Colour.YELLOW, 4)


def test_the_basic_object_is_that_of_the_markers_colour():
    s = town({"start": "green", "sheet": {"e5": "green", "b3": "blue"}}, dice="bank bee")
    objects = {line.split()[0] for line in legal(s, 0)} - {"shape"}
    assert objects == {"bank", "bike-rental"}


def test_rolled_and_basic_object_are_one_move_if_they_are_the_same():
    s = town({"start": "blue", "sheet": {"e5": "blue"}}, dice="bank bee")
    assert spaces(legal(s, 0, "bank")) == ["d4", "d5", "e4", "e6", "f4", "f5"]


def test_no_marker_has_the_city_square_as_its_basic_object():
    for start in KIN.values():
        s = town({"start": start, "sheet": {"e5": {"object": "bank", "colour": "red"}}}, dice="station bee")
        assert legal(s, 0, "city") == []


def test_an_object_needs_an_empty_space():
    s = town({"sheet": {name: "blue" for name in FULL if name != "a1"}})
    assert legal(s, 0) == ["bank a1"]


# Passing


def test_who_can_draw_nothing_passes():
    s = town({"sheet": FULL}, {"sheet": {}})
    assert legal(s, 0) == ["pass"]
    play(s, "pass", seat=0)
    told = play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    assert of(told, "passed") == [{"event": "passed", "rule": "3", "seat": 0}]


def test_who_can_draw_something_may_not_pass():
    assert "pass" not in legal(town(), 0)
    assert legal(town({"sheet": {name: "blue" for name in FULL if name != "a1"}}), 0) == ["bank a1"]


def test_no_action_at_all_without_a_shape_or_kin():
    s = town({"start": "green", "sheet": {name: "red" for name in FULL if name != "a1"}}, {})
    assert legal(s, 0) == ["pass"]


# All at the same time


def test_all_seats_are_due_at_once_and_may_choose_in_any_order():
    s = town({}, {}, {})
    assert rules.pending(s) == 0b111
    assert play(s, "shape bee c4 d3 d4 e4 yellow", seat=1) == [{"event": "finished", "rule": "3", "seat": 1}]
    assert rules.pending(s) == 0b101
    assert legal(s, 1) == []
    play(s, "shape bee c4 d3 d4 e4 brown", seat=2)
    assert rules.pending(s) == 0b001
    assert not s.blocks.any()
    play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    assert rules.pending(s) == 1 << CHANCE
    assert [colour_at(s, seat, number("c4")) for seat in range(3)] == [0, 1, 2]


def test_choices_are_carried_out_in_seat_order():
    s = town({}, {})
    play(s, "shape bee c4 d3 d4 e4 yellow", seat=1)
    told = play(s, "shape bee c4 d3 d4 e4 red", seat=0)
    assert [row["seat"] for row in of(told, "shape")] == [0, 1]


def test_the_order_of_choosing_changes_nothing():
    choices = {0: "shape bee c4 d3 d4 e4 red", 1: "shape bee c5 d4 d5 e5 yellow", 2: "shape bee c6 d5 d6 e6 brown"}
    after = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        s = town({}, {}, {})
        for seat in order:
            play(s, choices[seat], seat=seat)
        after.add(s.tobytes())
    assert len(after) == 1


def test_an_only_choice_is_no_secret():
    s = town({"sheet": FULL}, {})
    assert legal(s, 0) == ["pass"]
    assert not rules.is_secret(s)


# Rolling, and markers going round


def test_a_round_begins_with_both_dice():
    s = town({}, {}, dice=None, round=4)
    assert rules.pending(s) == 1 << CHANCE
    told = play(s, "roll windmill wave")
    assert told == [
        {"event": "rolled", "rule": "3", "round": 4, "object": "windmill", "kind": "yellow", "shape": "wave"}
    ]
    assert (s.rounds, s.rolled_object, BOX.shape_name(s.rolled_shape)) == (4, 1, "wave")


def test_markers_pass_clockwise_red_blue_green_brown_yellow_red():
    s = town({"start": "red"}, {"start": "brown"})
    markers = []
    for i in range(6):
        markers.append((Colour(s.marker[0]).name.lower(), Colour(s.marker[1]).name.lower()))
        for seat in (0, 1):
            play(s, legal(s, seat, "shape")[0], seat=seat)
        if i < 5:
            play(s, "roll bank bee")
    assert markers == [
        ("red", "brown"), ("blue", "yellow"), ("green", "red"), ("brown", "blue"), ("yellow", "green"),
        ("red", "brown"),
    ]  # fmt: skip


def test_the_new_marker_is_told():
    s = town({"start": "red"})
    told = play(s, "shape bee c4 d3 d4 e4 red")
    assert of(told, "marker") == [{"event": "marker", "rule": "3", "seat": 0, "colour": "blue"}]
    assert s.start[0] == Colour.RED


def test_the_markers_of_empty_seats_pass_as_if_held():
    s = town({"start": "blue"}, {"start": "red"}, {"start": "brown"}, dice=None, round=2)
    assert [Colour(marker).name for marker in s.marker[:3]] == ["GREEN", "BLUE", "YELLOW"]


def test_a_drawing_helper_reads_like_the_sheet():
    assert sheet("r\n    Bb\nr", at="c4") == {
        "c4": "red",
        "d4": {"object": "bank", "colour": "blue"},
        "c5": "red",
    }


def test_a_move_that_is_not_legal_is_refused_with_a_reason():
    s, box = town({}, {}), Options().box
    assert RULES.why_not(s, RULES.move_of("bank e5", box), box) == "bank e5 is not legal here"
    assert RULES.why_not(s, 12345, box) == "12345 is not a move"
    with pytest.raises(NotReadable, match="None is not a move"):
        RULES.move_of(None, box)


def test_what_a_seat_may_choose_may_hang_on_its_own_half_of_a_choice():
    assert rules.is_private(town({}, {}))
    assert not rules.is_private(town({}, {}, dice=None))
