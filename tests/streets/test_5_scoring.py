"""Streets 5: scoring a street."""

from citywright.games.streets.layout import NOBODY
from tests.streets.town import legal, number, play, town

TOURIST, HIPSTER, PARENT, SHOPPER = range(4)


def three_players(turn=1, **legend):
    """An open street `. A B C R<`; whoever is on turn holds a toy store to close it with."""
    seats = [{"hand": ["toy-store"] if seat == turn else []} for seat in range(3)]
    return town(". Av Bv Cv R<", seats=seats, turn=turn, R="night-market", top="wild", **legend)


def close(s, first):
    return play(s, "build toy-store 0,0 east", f"score {first}")


def test_the_order_is_tokens_entrepreneur_money_signs_people():
    s = town(
        ". Av Bv R<",
        seats=[{"hand": ["oyster-bar"], "consultant": "entrepreneur"}, {"hand": ["toy-store"], "consultant": "hacker"}],
        turn=1, modules=["business", "consultants"], top="wild",
        A="food-hall 0", B="starter-home 1 parent", R="trendy-lofts",
    )  # fmt: skip
    told = close(s, "food-hall")
    assert s.actor == 0
    told += play(s, "take restaurant", "take residential", "pass", "send parent trendy-lofts")
    order = [row["event"] for row in told if row["event"] in ("took", "passed", "paid", "sign-home", "sent")]
    assert order == ["took"] * 2 + ["passed"] + ["paid"] * 2 + ["sign-home"] * 2 + ["sent"]


def test_players_are_paid_from_the_current_one_clockwise():
    s = three_players(A="food-hall 0", B="coffee-roastery 2", C="student-house 1")
    assert [row["seat"] for row in close(s, "food-hall") if row["event"] == "paid"] == [1, 2, 0]


def test_each_own_building_pays_its_valuation_and_one_a_person():
    s = three_players(
        A="food-hall 0", B="coffee-roastery 0 shopper shopper", C="student-house 1 hipster hipster hipster"
    )
    close(s, "food-hall")
    assert list(s.money[:3]) == [6 + 6 + 2, 6 + 3, 0]


def test_a_building_without_a_sign_pays_nobody():
    s = three_players(A="food-hall", B="coffee-roastery shopper", C="student-house 2")
    close(s, "food-hall")
    assert list(s.money[:3]) == [0, 0, 6]


def test_only_the_scored_street_is_paid():
    s = town(". Av R<", seats=[{"hand": ["toy-store"]}, {}], A="food-hall 0", R="student-house 1 hipster", top="wild")
    close(s, "food-hall")
    assert list(s.money[:2]) == [2, 0]


def test_all_signs_of_the_street_go_home():
    s = three_players(A="food-hall 0", B="coffee-roastery 0", C="student-house 2")
    assert list(s.free_signs[:3]) == [3, 5, 4]
    close(s, "food-hall")
    assert list(s.free_signs[:3]) == [5, 4, 5]  # player 1 built
    assert {int(s.owner[number(tile)]) for tile in ("food-hall", "coffee-roastery", "student-house")} == {NOBODY}


def test_signs_elsewhere_stay():
    s = town(". Av R<", seats=[{"hand": ["toy-store"]}, {}], A="food-hall 0", R="student-house 1 hipster", top="wild")
    close(s, "food-hall")
    assert (s.owner[number("student-house")], s.owner[number("toy-store")]) == (1, 0)


def test_signs_are_counted_as_they_stood():
    s = three_players(A="grand-hotel 0", B="penthouse-tower 0", C="food-hall 0")
    close(s, "grand-hotel")
    assert s.money[0] == 9 + 9 + 6


def test_people_are_counted_before_they_move():
    s = three_players(A="sweet-ice-cream 0 parent parent", B="starter-home 2 parent", C="micro-brewery 1 hipster")
    close(s, "sweet-ice-cream")
    assert list(s.money[:3]) == [3 * 2 + 2, 2 + 1, 3 * 2 + 1]


def test_the_new_buildings_symbols_count_for_the_street_it_encloses():
    s = three_players(A="vinyl-cellar 0", B="food-hall", C="student-house")  # hipster+shopper sets; toy store points in
    close(s, "vinyl-cellar")
    assert s.money[0] == 2 * 5  # hipster+shopper, hipster+wild


TWO_AT_ONCE = """
    L> Av .  Bv R<
    .  C> D^ E< .
"""


def two_streets(a, b, **rest):
    """A build at 2,0 encloses the street of A and that of B."""
    return town(
        TWO_AT_ONCE,
        A=a, B=b, L="art-gallery", R="souvenir-stall", C="hardware-store", D="night-market", E="town-hall",
        top="wild", **{"seats": [{"hand": ["toy-store"]}, {}], **rest},
    )  # fmt: skip


def test_streets_are_scored_one_at_a_time():
    s = two_streets("food-hall 0", "observatory 1")
    play(s, "build toy-store 2,0 east")
    assert sorted(legal(s)) == ["score food-hall", "score observatory"]
    play(s, "score observatory")
    assert list(s.money[:2]) == [0, 2 * 4]  # two beside it, two below
    assert s.owner[number("food-hall")] == 0
    play(s, "score food-hall")
    assert list(s.money[:2]) == [2, 8]


def test_a_second_street_finds_its_people_and_signs_untouched():
    s = two_streets("micro-brewery 0 hipster", "tattoo-parlour 0 hipster", seats=[{"hand": ["toy-store"]}, {}])
    play(s, "build toy-store 2,0 east", "score micro-brewery", "send hipster art-gallery")
    assert s.people[number("tattoo-parlour"), HIPSTER] == 1
    assert s.owner[number("tattoo-parlour")] == 0


def test_the_current_player_decides_in_others_streets():
    s = two_streets("micro-brewery 1 hipster", "observatory 1")
    play(s, "build toy-store 2,0 east")
    assert s.actor == 0
    play(s, "score micro-brewery")
    assert (s.actor, legal(s)) == (0, ["send hipster art-gallery"])
