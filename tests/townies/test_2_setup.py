"""Townies 2: starting markers, seats, the three switches and the presets."""

from itertools import product

import pytest

from citywright.agreed import agreed
from citywright.errors import Impossible
from citywright.games.townies.chance import draw_chance, weight
from citywright.games.townies.layout import NONE, Bonus, Goal, Step
from citywright.games.townies.moves import ADDITIONAL, BONUS, COLOUR
from citywright.games.townies.packing import Kind, space_of
from citywright.games.townies.pieces import pieces_of
from citywright.games.townies.setup import MODES, Options, is_possible, new_state
from citywright.random_numbers import from_seed
from tests.townies.town import legal, play

ALL = tuple(COLOUR)


def test_each_seat_is_dealt_a_different_marker():
    s = new_state(Options(3, "first"))
    assert legal(s) == [f"start {colour}" for colour in ALL]
    told = play(s, "start brown")
    assert told == [{"event": "start", "rule": "2", "seat": 0, "colour": "brown"}]
    assert "start brown" not in legal(s)
    play(s, "start red", "start blue")
    assert list(s.start) == list(s.marker) == [2, 0, 4, NONE, NONE]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_markers_are_as_likely_as_each_other(players):
    s = new_state(Options(players, "first"))
    assert [weight(s, Kind.START, colour) for colour in range(5)] == [1] * 5
    rng = from_seed(players)
    drawn = [space_of(draw_chance(s, rng)) for _ in range(500)]
    assert min(drawn.count(colour) for colour in range(5)) > 60


def test_five_players_get_all_five():
    s = new_state(Options(5, "first", starts=("random", "red", "random", "blue", "random")))
    play(s, "start yellow", "start green")
    assert legal(s) == ["start brown"]
    play(s, "start brown")
    assert sorted(s.start) == [0, 1, 2, 3, 4]


def test_markers_may_be_chosen():
    s = new_state(Options(2, "first", starts=("green", "red")))
    assert list(s.start[:2]) == [3, 0]
    assert s.step == Step.ROLL


def test_solo_chooses_its_marker():
    assert new_state(Options(1, starts=("blue",))).start[0] == 4
    assert new_state(Options(1)).start[0] == 0


def test_solo_may_leave_its_marker_to_chance():
    assert legal(new_state(Options(1, starts=("random",)))) == [f"start {colour}" for colour in ALL]


# Switches and presets


def test_first_game_has_no_cards():
    s = new_state(Options(2, "first", starts=("red", "blue")))
    assert (s.individual, s.additional, s.bonus, s.step) == (0, NONE, Bonus.NONE, Step.ROLL)


def test_second_game_has_individual_goals_and_a_bonus_card():
    s = new_state(Options(2, "second", starts=("red", "blue")))
    assert (s.individual, s.additional) == (1, NONE)
    assert legal(s) == [f"bonus {card}" for card in ("funding", "palette", "permit", "stable-soil")]
    assert play(s, "bonus permit") == [{"event": "bonus", "rule": "2", "bonus": "permit"}]
    assert (s.bonus, s.step) == (Bonus.PERMIT, Step.ROLL)


def test_full_game_has_all_three():
    s = new_state(Options(2, "full", starts=("red", "blue")))
    assert s.individual == 1
    assert legal(s) == [f"additional {goal}" for goal in ADDITIONAL]
    assert len(ADDITIONAL) == 10
    assert play(s, "additional hub") == [{"event": "additional", "rule": "2", "goal": "hub"}]
    assert s.additional == Goal.HUB
    play(s, "bonus funding")
    assert s.step == Step.ROLL


def test_solo_has_all_three_by_default():
    s = new_state(Options(1))
    assert s.individual == 1
    play(s, "additional suburbs", "bonus palette")
    assert s.step == Step.ROLL


@pytest.mark.parametrize(
    ("individual", "additional", "bonus"),
    list(product((False, True), ("none", "random", "triangle"), ("none", "random", "palette"))),
)
def test_any_mix_of_switches(individual, additional, bonus):
    options = Options(2, "first", individual, additional, bonus, ("red", "blue"))
    s = new_state(options)
    assert s.individual == individual
    if additional == "random":
        play(s, "additional triangle")
    if bonus == "random":
        play(s, "bonus palette")
    assert s.additional == (NONE if additional == "none" else Goal.TRIANGLE)
    assert s.bonus == (Bonus.NONE if bonus == "none" else Bonus.PALETTE)
    assert s.step == Step.ROLL


@pytest.mark.parametrize("mode", MODES)
def test_a_switch_overrides_the_mode(mode):
    options = Options(2, mode, not MODES[mode][0], "hub", "none", ("red", "blue"))
    s = new_state(options)
    assert (s.individual, s.additional, s.bonus) == (not MODES[mode][0], Goal.HUB, Bonus.NONE)


@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_card_may_be_chosen(card):
    assert new_state(Options(2, bonus=card)).bonus == BONUS[card]


FAULTS = {
    "6 players: choose 1 to 5": Options(6),
    "0 players: choose 1 to 5": Options(0),
    "no mode 'third'; there are first, second, full": Options(2, "third"),
    "no goal 'bub'; there are crossroads": Options(2, additional="bub"),
    "no goal 'specialization'": Options(2, additional="specialization"),
    "no bonus 'hub'; there are funding": Options(2, bonus="hub"),
    "1 markers for 2 players": Options(2, starts=("red",)),
    "no marker 'pink'; there are red": Options(2, starts=("pink", "red")),
    "two players cannot both have the marker red": Options(2, starts=("red", "red")),
}


@pytest.mark.parametrize("reason", FAULTS)
def test_impossible_options_are_refused(reason):
    with pytest.raises(Impossible) as error:
        new_state(FAULTS[reason])
    assert any(told.startswith(reason) for told in error.value.reasons)


TOGETHER = [
    (Options(2), True),
    (Options(1, starts=("random",)), True),
    (Options(3, "first", additional="hub", bonus="permit", starts=("red", "random", "random")), True),
    (Options(2, starts=("red", "red")), False),
    (Options(2, starts=("red",)), False),
    (Options(2, starts=("red", "random", "random")), False),
]


@pytest.mark.parametrize(("options", "possible"), TOGETHER)
def test_rules_know_which_options_go_together(options, possible):
    assert is_possible(agreed(options), pieces_of(options.box)) == (not list(options.faults())) == possible


def test_all_that_is_wrong_is_told_at_once():
    with pytest.raises(Impossible) as error:
        new_state(Options(7, "third", additional="bub", bonus="hub"))
    assert len(error.value.reasons) == 4
