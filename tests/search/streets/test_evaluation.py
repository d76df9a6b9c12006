"""The evaluation of Streets: features are what their names say, and a better position is worth more."""

import numpy as np
import pytest

from citywright.games.streets.layout import NOBODY, Valuation
from citywright.search.streets.evaluation import (
    DOLLAR,
    FEATURES,
    PHASES,
    SECOND_END,
    Feature,
    Setting,
    builds_left,
    count_features,
    expected,
    leads,
    load_weights,
    phase_of,
    setting_of,
    side_of,
)
from citywright.search.streets.workspace import new_workspace
from tests.streets.random_play import CONFIGURATIONS, random_game
from tests.streets.town import number, town


def small_town(**fields):
    """One street of two, open at its west end; a toy store and a wild tile in hand."""
    return town(
        "Av Bv C<",
        A="starter-home 0 parent parent",
        B="art-gallery 1 hipster *hipster",
        C="hardware-store",
        seats=[{"hand": ["toy-store", "concept-store"]}, {"hand": ["student-house"]}],
        stack={},
        **fields,
    )


def features(s, seat):
    found = np.zeros(FEATURES, np.int64)
    count_features(s, seat, found)
    return found


def test_features_of_own_buildings():
    found = features(small_town(), 0)
    assert found[Feature.VALUATION] == 4, "starter home: a parent symbol of its own and the wild one that points in"
    assert found[Feature.PEOPLE] == 2
    assert found[Feature.BUILDINGS] == 1
    assert found[Feature.ROOM] == 3
    assert not found[Feature.VALUATION + SECOND_END : Feature.ROOM + SECOND_END + 1].any()


def test_features_of_a_street_with_two_open_ends():
    s = town("Av Bv", A="starter-home 0", B="art-gallery 1", seats=2, stack={})
    assert features(s, 0)[Feature.BUILDINGS + SECOND_END] == 1
    assert not features(s, 0)[Feature.BUILDINGS]


def test_features_of_hand_signs_and_people_who_stand():
    s = small_town()
    mine, other = features(s, 0), features(s, 1)
    kinds = [int(s.valuation[number(tile)]) for tile in ("toy-store", "concept-store")]
    for kind in Valuation:
        if kind != Valuation.NOTHING:
            assert mine[Feature.WILD_IN_HAND + kind] == kinds.count(kind)
    assert mine[Feature.STANDING] == other[Feature.STANDING] == 1
    assert (mine[Feature.MINE_TO_GATHER], other[Feature.MINE_TO_GATHER]) == (0, 1), "the student house shows hipsters"
    s.free_signs[0] = 1
    assert list(features(s, 0)[Feature.NO_SIGN : Feature.NO_SIGN + 3]) == [0, 1, 0]
    s.free_signs[0] = 4
    assert not features(s, 0)[Feature.NO_SIGN : Feature.NO_SIGN + 3].any()


def test_features_of_tokens():
    s = small_town(modules=["business"])
    s.tokens[0] = [2, 1, 1, 1]
    s.tokens[1] = [1, 1, 0, 2]
    found = features(s, 0)
    assert found[Feature.MAJORITIES] == 10 + 5 + 10
    assert found[Feature.SETS] == 10
    assert (found[Feature.TOKENS], found[Feature.TOKEN_TYPES]) == (5, 4)


def test_phases_are_fine_near_the_end():
    assert [phase_of(builds) for builds in range(16)] == [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8]
    assert builds_left(small_town()) == 2


@pytest.mark.parametrize(("options", "setting"), [(0, Setting.SOLO_DRAWING), (4, Setting.DUEL), (12, Setting.CROWD)])
def test_each_setting_has_its_weights(options, setting):
    s = next(random_game(CONFIGURATIONS[options]))
    assert setting_of(s, 1) == setting
    assert setting_of(s, 0) == (Setting.SOLO if s.solo else setting), (
        "alone, before and after your draw are different things"
    )
    assert [side_of(s, seat, 1) for seat in range(2)] == [0, 1]


def test_the_weights_make_sense():
    weights = load_weights()
    assert weights.shape == (len(Setting), 2, PHASES, FEATURES)
    for setting in (Setting.DUEL, Setting.CROWD):
        for phase in range(1, PHASES - 2):
            promised = weights[setting, :, phase, Feature.VALUATION]
            assert ((promised > 20) & (promised <= 150)).all(), "a dollar promised is worth about a dollar"


def test_the_evaluation_of_a_finished_game_is_its_money():
    *_, s = random_game(CONFIGURATIONS[8])
    work = new_workspace()
    assert s.actor == NOBODY
    for seat in range(s.seats):
        assert expected(s, seat, 0, work.weights, work.features) == DOLLAR * int(s.money[seat])


def test_leads_are_over_the_best_rival():
    s = next(random_game(CONFIGURATIONS[8]))
    work = new_workspace()
    worth = [expected(s, seat, 0, work.weights, work.features) for seat in range(s.seats)]
    leads(s, 0, work.weights, work.features, work.leads)
    for seat in range(s.seats):
        rivals = [worth[other] for other in range(s.seats) if other != seat]
        assert work.leads[seat] == worth[seat] - max(rivals)
