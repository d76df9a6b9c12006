"""Townies 5: stars and the four bonus cards."""

import pytest

from citywright.games.townies import rules
from citywright.games.townies.layout import Colour
from tests.townies.town import BOX, colour_at, legal, number, object_at, of, play, town

BESIDE_BONUS = {"b1": "blue"}  # b2 is a bonus space
STARRED = {"sheet": {"e5": "blue"}, "circles": [1], "stars": 1}
BLUE_BUT = {space.name: "blue" for space in BOX.map.spaces}


def with_stars(lines):
    """The moves that cross out a star."""
    return [line for line in lines if " with " in line]


# Stars


@pytest.mark.parametrize("bonus", ["funding", "palette", "permit"])
def test_an_object_on_a_bonus_space_marks_a_star(bonus):
    s = town({"sheet": BESIDE_BONUS}, bonus=bonus)
    told = play(s, "bank b2")
    assert s.stars[0] == 1
    assert of(told, "star") == [{"event": "star", "rule": "5", "seat": 0, "space": "b2"}]


@pytest.mark.parametrize("space", ["b2", "b7", "h2", "h7"])
def test_each_bonus_space_gives_a_star(space):
    above = space[0] + str(int(space[1]) - 1)
    s = town({"sheet": {above: "blue"}}, bonus="funding")
    play(s, f"bank {space}")
    assert s.stars[0] == 1


def test_an_object_elsewhere_marks_none():
    s = town({"sheet": BESIDE_BONUS}, bonus="funding")
    play(s, "bank c1")
    assert s.stars[0] == 0


def test_a_shape_drawn_over_a_bonus_space_loses_it():
    s = town({"sheet": {"e5": "blue"}}, bonus="funding", dice="bank bee")
    play(s, next(line for line in legal(s, 0, "shape") if " b2 " in line))
    assert s.stars[0] == 0


def test_without_a_bonus_card_bonus_spaces_are_spaces():
    s = town({"sheet": BESIDE_BONUS})
    told = play(s, "bank b2")
    assert (s.stars[0], s.soil[0], of(told, "star") + of(told, "soil")) == (0, 0, [])


def test_a_star_is_used_from_the_next_round_on():
    s = town({"sheet": BESIDE_BONUS}, bonus="permit")
    assert with_stars(legal(s, 0)) == []
    play(s, "bank b2", "roll bank bee")
    assert with_stars(legal(s, 0))


def test_one_star_a_round():
    s = town({**STARRED, "stars": 3}, bonus="palette")
    move = with_stars(legal(s, 0, "bank"))[0]
    told = play(s, move)
    assert s.stars[0] == 2
    assert of(told, "crossed-out") == [{"event": "crossed-out", "rule": "5", "seat": 0, "bonus": "palette"}]


@pytest.mark.parametrize("bonus", ["funding", "palette", "permit"])
def test_without_a_star_a_card_does_nothing(bonus):
    s = town({"sheet": {"e5": "blue"}}, bonus=bonus)
    assert legal(s, 0) == legal(town({"sheet": {"e5": "blue"}}), 0)


def test_using_a_star_is_as_hidden_as_the_choice():
    s = town(STARRED, {}, bonus="palette")
    told = play(s, with_stars(legal(s, 0))[0], seat=0)
    assert told == [{"event": "finished", "rule": "3", "seat": 0}]
    assert s.stars[0] == 1


# Funding


def test_funding_adds_an_object_to_the_rolled_shape():
    s = town({**STARRED, "start": "blue"}, bonus="funding", dice="station bee")
    assert play(s, "shape bee c7 d6 d7 e7 blue with funding") == []
    assert rules.pending(s) == 1
    assert legal(s, 0, "station") == []
    told = play(s, "bank e6")
    assert s.stars[0] == 0
    assert (colour_at(s, 0, number("d6")), object_at(s, 0, number("e6"))) == (Colour.BLUE, 4)
    assert of(told, "scored")[0]["points"] == 4  # beside d6, e5 and e7, and not on the edge


def test_funding_the_object_may_be_the_rolled_or_the_basic_one():
    s = town({**STARRED, "start": "red"}, bonus="funding", dice="bank bee")
    play(s, "shape bee c7 d6 d7 e7 red with funding")
    assert {line.split()[0] for line in legal(s, 0)} == {"bank", "game-court"}


def test_funding_the_object_counts_the_shape_as_drawn():
    s = town({**STARRED, "start": "red"}, bonus="funding", dice="station bee")
    play(s, "shape bee c4 d3 d4 e4 red with funding")
    spaces = {line.split()[1] for line in legal(s, 0, "game-court")}
    assert spaces == {"b3", "b4", "c3", "c5", "d2", "d5", "e3", "f3", "f4"}


def test_funding_is_not_offered_if_no_object_can_follow():
    blocks = {name: "yellow" for name in BLUE_BUT if name not in ("c4", "d3", "d4", "e4")}
    s = town({"sheet": blocks, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="funding", dice="bank bee")
    assert legal(s, 0) == ["shape bee c4 d3 d4 e4 red"]


def test_funding_needs_the_rolled_shape():
    blocks = {name: "blue" for name in BLUE_BUT if name not in ("a1", "a2")}
    s = town({"sheet": blocks, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="funding", dice="bank bee")
    assert with_stars(legal(s, 0)) == []


def test_half_a_choice_is_not_finished():
    s = town(STARRED, {}, bonus="funding")
    play(s, "shape bee c7 d6 d7 e7 red with funding", seat=0)
    assert rules.pending(s) == 0b11


def test_a_whole_choice_with_funding_is_finished():
    s = town(STARRED, {}, bonus="funding")
    play(s, "shape bee c7 d6 d7 e7 red with funding", seat=0)
    assert play(s, legal(s, 0)[0], seat=0) == [{"event": "finished", "rule": "3", "seat": 0}]


def test_fundings_object_may_mark_a_star_for_later():
    s = town({"sheet": {"b1": "blue"}, "circles": [1], "stars": 1, "start": "red"}, bonus="funding")
    told = play(s, "shape bee c7 d6 d7 e7 red with funding", "bank b2")
    assert s.stars[0] == 1
    assert [row["event"] for row in told if row["event"] in ("crossed-out", "star")] == ["crossed-out", "star"]


# Stable Soil


def test_stable_soil_scores_two_at_once_and_marks_no_star():
    s = town({"sheet": BESIDE_BONUS}, bonus="stable-soil")
    told = play(s, "bank b2")
    assert (s.stars[0], s.soil[0], rules.score_of(s, 0)) == (0, 2, 2 + 2)
    assert of(told, "soil") == [{"event": "soil", "rule": "5", "seat": 0, "space": "b2", "points": 2}]
    assert list(s.circle[0, :2]) == [2, 0]


# Palette


def test_palette_draws_in_another_colour():
    s = town({**STARRED, "start": "red"}, bonus="palette", dice="bank bee")
    play(s, "shape bee c7 d6 d7 e7 green with palette")
    assert colour_at(s, 0, number("c7")) == Colour.GREEN
    assert s.stars[0] == 0


def test_palette_makes_the_object_of_that_colour_basic():
    s = town({**STARRED, "start": "red"}, bonus="palette", dice="station bee")
    assert legal(s, 0, "bank") == [
        f"bank {space} as blue with palette" for space in ("d4", "d5", "e4", "e6", "f4", "f5")
    ]
    play(s, "bank e6 as blue with palette")
    assert colour_at(s, 0, number("e6")) == Colour.BLUE


def test_palette_draws_the_rolled_object_in_that_colour():
    s = town({**STARRED, "start": "red"}, bonus="palette", dice="bank bee")
    play(s, "bank e6 as green with palette")
    assert (colour_at(s, 0, number("e6")), object_at(s, 0, number("e6"))) == (Colour.GREEN, 4)


def test_palette_passes_the_marker_on_unchanged():
    s = town({**STARRED, "start": "red"}, bonus="palette")
    play(s, "shape bee c7 d6 d7 e7 green with palette")
    assert s.marker[0] == Colour.BLUE


def test_palette_is_not_offered_for_the_markers_own_colour():
    s = town({**STARRED, "start": "red"}, bonus="palette")
    starred = with_stars(legal(s, 0))
    assert {line.split()[-3] for line in starred} == {"yellow", "brown", "green", "blue"}
    assert len(set(starred)) == len(starred)


def test_palette_may_help_who_could_only_pass():
    blocks = {name: "blue" for name in BLUE_BUT if name != "a1"}
    s = town({"sheet": blocks, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="palette", dice="station bee")
    assert legal(s, 0) == ["bank a1 as blue with palette", "pass"]


# Permit


def test_permit_draws_any_other_shape():
    s = town({**STARRED, "start": "red"}, bonus="permit", dice="bank bee")
    starred = with_stars(legal(s, 0))
    assert {line.split()[1] for line in starred} == {"bar", "arch", "pistol", "propeller", "wave"}
    assert all(line.startswith("shape") and line.endswith(" red with permit") for line in starred)
    play(s, starred[0])
    assert s.stars[0] == 0


def test_permit_is_not_offered_if_no_other_face_fits():
    blocks = {name: "red" for name in BLUE_BUT if name not in ("c4", "d3", "d4", "e4")}
    s = town({"sheet": blocks, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="permit", dice="bank bee")
    assert with_stars(legal(s, 0)) == []


def test_permit_may_help_who_could_only_pass():
    blocks = {name: "yellow" for name in BLUE_BUT if name not in ("c4", "d3", "d4", "e4")}
    s = town({"sheet": blocks, "circles": [1], "stars": 1, "start": "red"}, {}, bonus="permit", dice="bank bar")
    assert legal(s, 0) == ["shape bee c4 d3 d4 e4 red with permit", "pass"]
