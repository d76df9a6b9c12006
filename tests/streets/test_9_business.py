"""Streets 9: the business module, clause by clause."""

import pytest

from tests.streets.driver import pass_chance, row, scored
from tests.streets.town import legal, number, play, town

TYPES = ("restaurant", "residential", "leisure", "retail")
NONE_LEFT = {"restaurant": 12, "residential": 12, "leisure": 12, "retail": 12}


def scoring(*buildings, seats=2, modules=("business",), taken=None, **rest):
    """A street that is being scored; `taken` is what the last seat has of the tokens."""
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    if taken:
        players[-1]["tokens"] = taken
    return scored(*buildings, seats=players, modules=list(modules), **rest)


def takes(*words):
    return [f"take {word}" for word in words]


def all_but(**left):
    """Tokens that must be taken so that so many are left; types not named are all there."""
    return {kind: 12 - n for kind, n in left.items()}


def test_tokens_are_taken_before_the_streets_money():
    s = scoring("starter-home 0 parent", "toy-store 1 shopper")
    assert legal(s) == takes("retail")
    assert not s.money.any()
    play(s, "take retail")
    assert not s.money.any()
    play(s, "take residential")
    assert list(s.money[:2]) == [3, 3]


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_players_pick_clockwise_from_the_one_after_the_current_who_is_last(turn, order):
    s = scoring("starter-home 0", "flea-market 1", "toy-store 2", seats=3, turn=turn)
    asked = []
    for _ in range(3):
        asked.append(int(s.actor))
        play(s, legal(s)[0])
    assert asked == order


def test_a_player_without_a_building_in_the_street_takes_nothing():
    s = scoring("starter-home 0", "toy-store 2", seats=3, turn=0)
    assert s.actor == 2
    play(s, "take retail")
    assert s.actor == 0
    play(s, "take residential")
    assert s.tokens[:3].sum(axis=1).tolist() == [1, 0, 1]


def test_a_building_without_a_sign_gives_nobody_a_token():
    s = scoring("starter-home 0", "toy-store", turn=1)
    assert legal(s) == takes("residential")
    play(s, "take residential")
    assert s.tokens.sum() == 1


def test_the_current_player_takes_nothing_in_a_street_of_others():
    s = scoring("starter-home 0", turn=1)
    assert (s.actor, legal(s)) == (0, takes("residential"))
    play(s, "take residential")
    assert s.tokens[1].sum() == 0


def test_a_player_picks_one_of_several_own_buildings():
    s = scoring("starter-home 0", "toy-store 0")
    assert legal(s) == takes("residential", "retail")
    play(s, "take retail")
    assert s.tokens[0].tolist() == [0, 0, 0, 1]
    assert s.tokens_left.tolist() == [12, 12, 12, 11]


def test_a_wild_icon_gives_any_type():
    assert legal(scoring("tattoo-parlour 0")) == takes(*TYPES)


def test_a_double_icon_gives_two_of_its_type():
    s = scoring("harbour-cruise 0")
    assert legal(s) == takes("leisure leisure")
    play(s, "take leisure leisure")
    assert s.tokens[0].tolist() == [0, 0, 2, 0]
    assert s.tokens_left.tolist() == [12, 12, 10, 12]


def test_a_double_icon_with_two_left_takes_both():
    assert legal(scoring("harbour-cruise 0", taken=all_but(leisure=2))) == takes("leisure leisure")


def test_a_double_icon_with_one_left_gives_that_one_and_any_other():
    s = scoring("harbour-cruise 0", taken=all_but(leisure=1))
    assert legal(s) == takes("restaurant leisure", "residential leisure", "leisure retail")
    play(s, "take leisure retail")
    assert s.tokens[0].tolist() == [0, 0, 1, 1]


def test_a_double_icon_with_one_left_skips_other_types_that_are_out():
    s = scoring("harbour-cruise 0", taken=all_but(leisure=1, retail=0, restaurant=0))
    assert legal(s) == takes("residential leisure")


def test_a_double_icon_with_one_left_and_nothing_else_gives_that_one():
    s = scoring("harbour-cruise 0", taken=NONE_LEFT | {"leisure": 11})
    assert legal(s) == takes("leisure")
    play(s, "take leisure")
    assert s.tokens_left.sum() == 0


def test_a_double_icon_that_is_out_gives_any_two_which_may_differ():
    s = scoring("harbour-cruise 0", taken=all_but(leisure=0))
    assert sorted(legal(s)) == sorted(
        takes(
            "restaurant restaurant",
            "restaurant residential",
            "restaurant retail",
            "residential residential",
            "residential retail",
            "retail retail",
        )
    )


def test_a_double_icon_that_is_out_gives_two_of_a_type_only_if_two_are_left():
    s = scoring("harbour-cruise 0", taken=all_but(leisure=0, restaurant=1, residential=0, retail=2))
    assert legal(s) == takes("restaurant retail", "retail retail")


def test_a_double_icon_that_is_out_gives_one_if_there_is_one_token_in_all():
    s = scoring("harbour-cruise 0", taken=NONE_LEFT | {"retail": 11})
    assert legal(s) == takes("retail")


def test_a_single_type_that_is_out_counts_as_wild():
    s = scoring("chillax-spa 0", taken=all_but(leisure=0))
    assert legal(s) == takes("restaurant", "residential", "retail")


def test_a_wild_icon_cannot_take_a_type_that_is_out():
    s = scoring("tattoo-parlour 0", taken=all_but(leisure=0, retail=0))
    assert legal(s) == takes("restaurant", "residential")


@pytest.mark.parametrize("tile", ["chillax-spa", "tattoo-parlour", "harbour-cruise"])
def test_without_any_tokens_nothing_is_taken(tile):
    s = scoring(f"{tile} 0", "food-hall 0", taken=NONE_LEFT)
    assert s.tokens[0].sum() == 0
    assert s.money[0] > 0, "the street was paid at once"


def test_the_last_token_of_a_type_goes_to_who_picks_first():
    s = scoring("chillax-spa 0", "art-gallery 1", seats=[{}, {}, {"tokens": {"leisure": 11}}], turn=0)
    assert (s.actor, legal(s)) == (1, takes("leisure"))
    play(s, "take leisure")
    assert (s.actor, legal(s)) == (0, takes("restaurant", "residential", "retail"))


@pytest.mark.parametrize(
    ("buildings", "moves"),
    [
        (("starter-home 0", "trendy-lofts 0"), takes("residential")),
        (("tattoo-parlour 0", "corner-kindergarten 0"), takes(*TYPES)),
        (("tattoo-parlour 0", "starter-home 0", "toy-store 0"), takes(*TYPES)),
        (("terraced-row 0", "starter-home 0"), takes("residential residential", "residential")),
        (("terraced-row 0", "guest-house 0"), takes("residential residential")),
    ],
)
def test_choices_that_take_the_same_tokens_are_one_move(buildings, moves):
    found = legal(scoring(*buildings))
    assert sorted(found) == sorted(moves)


def test_two_double_icons_one_of_them_out_share_no_move_twice():
    s = scoring("harbour-cruise 0", "fashion-outlet 0", taken=all_but(leisure=0))
    assert len(legal(s)) == len(set(legal(s))) == 6


def test_each_of_two_streets_enclosed_by_one_build_gives_its_token():
    s = town(
        """
        D> Ev Fv Gv H<
        Y> Av .  Bv Z<
        """,
        seats=[{"hand": ["car-park"]}, {}],
        modules=["business"],
        top="wild",
        D="wax-museum",
        E="viewing-tower",
        F="tattoo-parlour",
        G="art-gallery",
        H="student-house",
        Y="grand-hotel",
        A="starter-home 0",
        B="toy-store 0",
        Z="oyster-bar",
    )
    play(s, "build car-park 2,1 west", "score toy-store", "take retail")
    assert legal(s) == ["score starter-home"]
    play(s, "score starter-home", "take residential")
    assert s.tokens[0].tolist() == [0, 1, 0, 1]


def without_a_sign(tile, people="", modules=("business",), **rest):
    """Seat 0 has all five signs out, one of them on `tile` in an open street, and must abandon."""
    s = town(
        "Av Bv Cv Dv Ev",
        seats=[{"hand": ["car-park"]}, {}] if "seats" not in rest else rest.pop("seats"),
        modules=list(modules),
        top="wild",
        A=f"{tile} 0 {people}",
        B="art-gallery 0",
        C="coffee-roastery 0",
        D="food-hall 0",
        E="night-market 0",
        **rest,
    )
    play(s, f"abandon {tile}")
    return s


def test_abandoning_takes_the_buildings_token():
    s = without_a_sign("starter-home")
    assert (s.actor, legal(s)) == (0, takes("residential"))
    play(s, "take residential")
    assert s.tokens[:2].sum(axis=1).tolist() == [1, 0]


def test_abandoning_a_double_icon_takes_both_tokens():
    assert legal(without_a_sign("terraced-row")) == takes("residential residential")


def test_abandoning_a_wild_icon_takes_any_token():
    assert legal(without_a_sign("viewing-tower")) == takes(*TYPES)


def test_abandoning_what_has_run_out_counts_as_wild():
    s = without_a_sign("starter-home", seats=[{"hand": ["car-park"]}, {"tokens": {"residential": 12}}])
    assert legal(s) == takes("restaurant", "leisure", "retail")


def test_abandoning_takes_only_the_token_of_that_building():
    s = without_a_sign("starter-home")
    assert legal(s) == takes("residential"), "not those of the other buildings of the street"


def test_abandoning_takes_the_token_before_the_people_move():
    s = without_a_sign("micro-brewery", "hipster")
    assert legal(s) == takes("restaurant")
    play(s, "take restaurant")
    assert legal(s) == ["send hipster art-gallery"]


def test_without_the_module_abandoning_takes_no_token():
    s = without_a_sign("starter-home", modules=())
    assert legal(s)[0].startswith("build car-park")
    assert s.tokens.sum() == 0


def test_without_the_module_a_street_gives_no_token():
    s = scoring("starter-home 0", modules=())
    assert s.money[0] == 2
    assert s.tokens.sum() == 0


def ended(seats, modules=("business",), **legend):
    """A game that is over: nothing in the stack nor in hands."""
    return town("Av Bv", seats=seats, modules=list(modules), stack={}, **({"A": "car-park", "B": "food-hall"} | legend))


def bonus(*tokens):
    """The bonus of each seat with so many restaurant, residential, leisure and retail tokens."""
    s = ended([{"tokens": dict(zip(TYPES, mine, strict=True))} for mine in tokens])
    return s.money[: len(tokens)].tolist()


def test_end_scoring_takes_no_tokens():
    s = ended(2, A="chillax-spa 0 tourist")
    assert s.actor == -1
    assert s.money[0] == 3, "(2 symbols, one of them wild: 4, and 1 person) / 2, rounded up"
    assert s.tokens.sum() == 0


def test_dave_and_haakon_get_35_each():
    dave, haakon = (1, 3, 3, 2), (3, 2, 2, 2)
    assert bonus(dave, haakon) == [35, 35]


def test_most_tokens_of_a_type_pay_10():
    assert bonus((3, 0, 0, 0), (2, 0, 0, 0)) == [10, 0]


def test_those_tied_for_most_get_5_each():
    assert bonus((2, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)) == [5, 5, 0]
    assert bonus((2, 0, 0, 0), (2, 0, 0, 0), (2, 0, 0, 0)) == [5, 5, 5]


def test_a_type_nobody_has_pays_nobody():
    assert bonus((0, 0, 0, 0), (0, 0, 0, 0)) == [0, 0]


def test_every_type_has_its_own_majority():
    assert bonus((1, 1, 0, 1), (0, 0, 2, 1)) == [25, 15]


def test_a_full_set_of_four_types_pays_10_besides():
    assert bonus((1, 1, 1, 1), (0, 0, 0, 0)) == [40 + 10, 0]


def test_every_full_set_pays():
    assert bonus((2, 2, 2, 3), (3, 3, 3, 4)) == [20, 40 + 30]


def test_three_types_are_no_set():
    assert bonus((2, 2, 2, 0), (3, 3, 3, 0)) == [0, 30]


def test_without_the_module_tokens_pay_nothing():
    s = ended([{"tokens": {"leisure": 3}}, {}], modules=())
    assert s.money[0] == 0


def test_the_bonus_comes_after_the_buildings():
    s = town(
        "Av Bv",
        seats=[{"hand": ["car-park"], "tokens": {"leisure": 1}}, {}],
        modules=["business"],
        stack={},
        A="starter-home 1 parent",
        B="food-hall",
    )
    told = play(s, "build car-park -1,0 south")
    names = [event["event"] for event in told]
    assert names.index("majority") > max(i for i, event in enumerate(names) if event == "paid")
    assert s.money[:2].tolist() == [10, (2 * 3 + 1 + 1) // 2]


def test_twelve_tokens_of_each_type():
    assert row("car-park", modules=["business"]).tokens_left.tolist() == [12, 12, 12, 12]


def test_what_is_taken_is_told():
    s = scoring("harbour-cruise 0")
    told = [event for event in play(s, "take leisure leisure") if event["event"] == "took"]
    assert [(event["seat"], event["business"]) for event in told] == [(0, "leisure")] * 2


def test_tokens_do_not_keep_the_game_from_going_on():
    s = scoring("starter-home 0", "toy-store 1", seats=[{"hand": ["car-park"]}, {"hand": ["food-hall"]}])
    play(s, "take retail", "take residential")
    pass_chance(s)
    assert (s.turn, s.actor, s.owner[number("starter-home")]) == (1, 1, -1)
