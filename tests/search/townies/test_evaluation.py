"""What the evaluation sees on a sheet, checked against the rules, and what it must think of simple sheets."""

import numpy as np
import pytest

from citywright.games.townies.goals import count_goal
from citywright.games.townies.layout import CHANCE, CIRCLES, COLOURS, NOBODY, Goal, Object
from citywright.games.townies.masks import only
from citywright.games.townies.objects import linked, object_spaces, score_object
from citywright.games.townies.packing import Kind, kind_of, space_of, star_of
from citywright.games.townies.rules import play
from citywright.games.townies.sheet import empty, neighbours
from citywright.search.townies.choosing import ALL, best_first, value_of
from citywright.search.townies.features import FEATURES, SPECIAL, SPOT_NUMBERS, SPOTS, STANDARD, coming_colour, look
from citywright.search.townies.spaces import OBJECTS_ROW, count_all, met
from citywright.search.townies.workspace import LONG_LIST, new_workspace
from tests.townies.random_play import CONFIGURATIONS, name, walk
from tests.townies.town import BOX, copy_of, number, sheet, town

WORK = new_workspace()
FULL = [options for options in CONFIGURATIONS if options.mode == "full"]


def sheets(options, seed="sheets"):
    """Every sheet of a random game, in the rounds in which its seat is about to choose."""
    for s, actor, _, _ in walk(options, seed):
        if actor not in (CHANCE, NOBODY) and not s.choice[actor]:
            yield s, actor


@pytest.mark.parametrize("options", CONFIGURATIONS[:6], ids=name)
def test_points_as_the_sheet_stands_are_those_of_the_rules(options):
    for s, actor, _, _ in walk(options):
        if actor == NOBODY:
            for seat in range(int(s.seats)):
                scored = int(s.circle[seat].sum() + s.soil[seat] + s.goal_points[seat].sum())
                assert look(s, seat, WORK.sight) == scored
                assert np.all(np.isfinite(WORK.sight.numbers))


def test_every_space_has_the_points_that_an_object_there_would_score():
    for s, seat in sheets(FULL[1]):
        count_all(s, seat, WORK.sight.near, WORK.sight.around)
        for object_ in Object:
            row = OBJECTS_ROW if object_ == Object.CITY_SQUARE else s.kind[object_]
            met_lo, met_hi = met(s, seat, object_, WORK.sight.near)
            free = set(BOX.map.named(*object_spaces(s, seat, object_, -1, 0, 0)))
            for space in free:
                lo, hi = only(number(space))
                kin = sum(bool(a & lo or b & hi) for a, b in WORK.sight.near[row].tolist())
                bonus = bool(met_lo & lo or met_hi & hi)
                if object_ == Object.BIKE_RENTAL:  # a chain back to the same object is not told apart
                    hoped, bonus = bonus, any(linked(s, seat, object_, *neighbours(s, number(space))))
                    assert hoped or not bonus
                each = 2 if object_ == Object.CITY_SQUARE else 1
                assert each * kin + bonus == score_object(s, seat, object_, number(space), WORK.silent)


def test_the_best_spaces_are_noted_by_when_their_colour_comes():
    s = town({"sheet": sheet("b\n\nb\n\nb", at="e4")}, {})
    look(s, 0, WORK.sight)
    wait = (coming_colour(s, 0) - s.kind[Object.BANK] + COLOURS) % COLOURS
    best = [float(WORK.sight.numbers[SPOTS + i * SPOT_NUMBERS]) for i in range(COLOURS)]
    assert best[wait] == pytest.approx(3 / 5), "two blue neighbours, not on the edge"
    assert sum(best) == pytest.approx(best[wait])


def test_goals_are_counted_as_the_rules_do():
    for s, seat in sheets(FULL[0]):
        look(s, seat, WORK.sight)
        for at, goal in ((SPECIAL, Goal.SPECIALIZATION), (STANDARD, Goal.STANDARDIZATION)):
            assert WORK.sight.numbers[at] == pytest.approx(count_goal(s, seat, goal)[0] / 7)


@pytest.mark.parametrize("options", FULL, ids=name)
def test_features_are_small_numbers(options):
    for s, seat in sheets(options):
        look(s, seat, WORK.sight)
        assert WORK.sight.numbers.shape == (FEATURES,)
        assert np.all((WORK.sight.numbers >= 0) & (WORK.sight.numbers <= 4))


def test_a_finished_sheet_is_worth_what_it_scores():
    s = town({"circles": [4] * CIRCLES}, {})
    assert value_of(s, 0, WORK) == 36


def test_more_points_are_worth_more():
    low, high = (town({"sheet": {"e5": "blue"}, "circles": [points]}, {}) for points in (1, 5))
    assert value_of(low, 0, WORK) + 2 < value_of(high, 0, WORK)


def test_the_nearer_the_end_the_less_is_to_come():
    early, late = (town({}, {"circles": [3] * circles}) for circles in (1, 8))
    assert value_of(late, 0, WORK) + 5 < value_of(early, 0, WORK)


def test_a_great_object_is_the_first_choice():
    """Five blue neighbours and not on the edge: six points for a bank."""
    blue = dict.fromkeys(("e4", "e6", "d4", "d5", "f4"), "blue")
    s = town({"sheet": blue, "circles": [1] * 6}, {"circles": [1] * 7}, dice="bank bar")
    best_first(s, 0, LONG_LIST, ALL, WORK)
    assert space_of(int(WORK.best[0])) == number("e5")
    assert kind_of(int(WORK.best[0])) == Kind.OBJECT


def test_the_list_is_in_order_and_legal():
    for options in FULL:
        for s, seat in sheets(options, "order"):
            n = best_first(s, seat, LONG_LIST, ALL, WORK)
            assert n > 0
            assert list(WORK.worth[:n]) == sorted(WORK.worth[:n], reverse=True)
            assert len(set(WORK.best[:n].tolist())) == n
            if s.rounds > 6:
                break


def test_funding_counts_with_the_object_it_brings():
    """A great space for a bank, and the end is near."""
    blue = dict.fromkeys(("e4", "e6", "d4", "d5", "f4"), "blue")
    own, rival = {"sheet": blue, "circles": [1] * 6, "stars": 1}, {"circles": [1] * 7}
    s = town(own, rival, dice="bank bar", bonus="funding")
    n = best_first(s, 0, LONG_LIST, ALL, WORK)
    funded = [int(move) for move in WORK.best[:n] if star_of(int(move))]
    assert funded
    half = copy_of(s)
    play(half, 0, funded[0], WORK.silent)
    assert best_first(half, 0, LONG_LIST, ALL, WORK) > 0
    assert empty(half, 0) == empty(s, 0), "nothing is drawn before all have chosen"
