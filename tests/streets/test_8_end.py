"""Streets 8: end scoring, and who wins."""

import pytest

from citywright.games.streets import rules
from citywright.games.streets.layout import GRIFTER, Step
from tests.streets.town import BOX, number, play, town, view

TOURIST, HIPSTER, PARENT, SHOPPER = range(4)
LAST = "build radio-tower 0,1 east"  # a wild valuation: pays 4 / 2 for its own symbol


def ended(text="Av", seats=None, **legend):
    """Player 4 builds the last tile below the first building; what was told of it, and the record."""
    players = seats or [{}, {}, {}, {}]
    s = town(text, seats=[*players, {"hand": ["radio-tower"]}], turn=4, stack={}, **legend)
    return s, play(s, LAST)


def test_the_game_is_over_after_the_last_tile():
    s, told = ended(A="toy-store 0")
    assert s.step == Step.OVER
    assert [row["event"] for row in told][-1] == "over"


def test_a_building_scores_half_of_what_it_would():
    s, _ = ended("Av Bv", A="food-hall 0", B="toy-store")
    assert s.money[0] == 2


def test_half_is_rounded_up_of_valuation_and_people_together():
    s, _ = ended("Av Bv", A="student-house 0 hipster hipster hipster", B="toy-store")
    assert s.money[0] == 4  # of 4 + 3


def test_rounding_is_building_by_building():
    s, _ = ended("Av Bv", A="coffee-roastery 0 shopper", B="student-house 0 hipster")
    assert s.money[0] == 3 + 3  # 5 and 5


def test_the_last_tile_scores_too():
    s, _ = ended(A="toy-store")
    assert s.money[4] == 2


def test_buildings_without_a_sign_score_nothing():
    s, _ = ended("Av Bv", A="coffee-roastery", B="toy-store shopper")
    assert list(s.money) == [0, 0, 0, 0, 2]


def test_every_player_scores():
    s, _ = ended("Av Bv Cv Dv", A="food-hall 0", B="toy-store 1", C="art-gallery 2", D="starter-home 3")
    assert list(s.money) == [4, 2, 2, 2, 4]  # size four; a symbol each, and the food hall's wild


def test_a_valuation_with_two_signs_is_doubled_before_it_is_halved():
    seats = [{"consultant": "investor"}, {}, {}, {}]
    s, _ = ended("Av Bv", seats, modules=["consultants"], A="student-house 0x2 hipster hipster hipster", B="toy-store")
    assert s.money[0] == (2 * 4 + 3 + 1) // 2


def test_signs_count_each_other_in_end_scoring():
    s, _ = ended("Av Bv", A="grand-hotel 0", B="penthouse-tower 0")
    assert s.money[0] == 3 + 3


def test_enclosure_pays_in_end_scoring():
    s, _ = ended("Av Bv C<", A="car-park 1", B="toy-store", C="bicycle-workshop 0")
    assert list(s.money[:2]) == [0, 0]
    s, _ = ended("A> Bv C<", A="car-park 1", B="toy-store", C="bicycle-workshop 0")
    assert list(s.money[:2]) == [3, 3]


def test_symbols_pointing_into_an_open_street_count():
    s, _ = ended("Av R<", A="starter-home 0", R="flea-market")
    assert s.money[0] == 2


def test_no_people_move_or_stand_up():
    s, told = ended("Av Bv", A="starter-home 0 parent", B="flea-market *parent")
    assert (s.people[number("starter-home"), PARENT], s.standing[number("flea-market"), PARENT]) == (1, 1)
    assert not {row["event"] for row in told} & {"sent", "stood"}


def test_no_tokens_are_taken():
    s, _ = ended("Av Bv", modules=["business"], A="starter-home 0", B="flea-market 1")
    assert not s.tokens.any()
    assert list(s.tokens_left) == [12, 12, 12, 12]


def test_a_street_that_the_last_tile_encloses_is_scored_in_full():
    seats = [{}, {"hand": ["toy-store"]}]
    s = town(". Av R<", seats=seats, turn=1, stack={}, A="food-hall 0", R="night-market 1")
    play(s, "build toy-store 0,0 east", "score food-hall")
    assert s.money[0] == 2
    assert s.step == Step.OVER


def with_consultant(consultant, **legend):
    seats = [{"consultant": consultant}, {}, {}, {}]
    return ended("Av Bv", seats, modules=["consultants"], **legend)[0].money[0]


def test_symbols_on_consultant_cards_count():
    assert with_consultant("hacker", A="starter-home 0", B="food-hall") == (2 * 3) // 2
    assert with_consultant("hipster-legend", A="art-gallery 0", B="toy-store") == (2 * 2) // 2


def test_the_location_scout_does_not_work():
    town_of = {"A": "starter-home 0", "B": "toy-store"}
    legend = "Av Bv\n . C>"
    seats = [{"consultant": "location-scout"}, {}, {}, {}]
    s, _ = ended(legend, seats, modules=["consultants"], **town_of, C="terraced-row 0")
    assert s.money[0] == 1 + 3  # one parent symbol; three neighbours


def test_the_entrepreneur_is_not_asked():
    assert with_consultant("entrepreneur", A="starter-home 0", B="food-hall") == (2 * 2) // 2


# The winner


def winners(*money, **rest):
    s = town("Av", A="toy-store", seats=[{"money": amount} for amount in money], stack={}, **rest)
    assert s.step == Step.OVER
    return rules.winners(s)


def test_most_money_wins():
    assert winners(3, 7, 5) == 0b010


def test_equal_money_is_shared():
    assert winners(7, 3, 7) == 0b101
    assert winners(0, 0) == 0b11


@pytest.mark.parametrize(("you", "grifter", "won"), [(5, 4, 0b01), (4, 5, 0b10), (5, 5, 0)])
def test_solo_equal_nobody_wins(you, grifter, won):
    assert GRIFTER == 1
    assert winners(you, grifter, difficulty="easy", endgame={}) == won


def test_seats_with_equal_money_share_a_place():
    s = town("Av", A="toy-store", seats=[{"money": amount} for amount in (3, 9, 3, 5)], stack={})
    assert [seat["place"] for seat in view(s, 0, BOX)["seats"]] == [3, 1, 3, 2]


def test_nobody_has_a_place_before_the_end():
    s = town("Av", A="toy-store", seats=[{"money": 3, "hand": ["food-hall"]}, {"money": 9}])
    assert [seat["place"] for seat in view(s, 0, BOX)["seats"]] == [None, None]


def test_money_is_what_was_paid_in_the_game_and_at_the_end():
    seats = [{"money": 11}, {}, {}, {}]
    s, _ = ended("Av", seats, A="food-hall 0")
    assert s.money[0] == 11 + 1
