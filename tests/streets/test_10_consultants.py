"""Streets 10: the consultants, clause by clause and with the rulebook's clarifications."""

import pytest

from citywright.games.streets import rules
from citywright.games.streets.layout import CHANCE, NOBODY, Consultant, Place, Step
from citywright.games.streets.setup import Options, new_state
from tests.streets.driver import at_first_turn, pass_chance, row, scored, states_of_game
from tests.streets.town import BOX, legal, number, play, town, view

EVERYBODY = ("contractor", "hacker", "entrepreneur", "investor", "hipster-legend", "renovator", "location-scout")
WITHOUT_TWO = set(EVERYBODY) - {"contractor", "renovator"}


def offered(**options):
    """The consultants that chance may deal first."""
    return {line.split()[1] for line in legal(new_state(Options(**options)))}


def paid(*buildings, **rest):
    """What seat 0 gets for a street that seat 1 closes, so that the hand of seat 0 is whole."""
    s = scored(*buildings, turn=1, **rest)
    return int(s.money[0])


def with_power(consultant, *hand):
    return [{"consultant": consultant, "hand": list(hand)}, {}]


# Set-up


@pytest.mark.parametrize(
    ("players", "out"),
    [(1, {"contractor", "renovator"}), (2, {"renovator"}), (3, set()), (4, set()), (5, {"contractor"})],
)
def test_consultants_by_number_of_players(players, out):
    assert offered(players=players, modules=("consultants",)) == set(EVERYBODY) - out


@pytest.mark.parametrize("players", range(1, 6))
def test_contractor_and_renovator_are_out_with_business(players):
    assert offered(players=players, modules=("business", "consultants")) == WITHOUT_TWO


@pytest.mark.parametrize("consultant", EVERYBODY)
@pytest.mark.parametrize("players", range(1, 6))
def test_a_consultant_may_be_chosen_where_it_may_be_dealt(players, consultant):
    named = (consultant, *["random"] * (players - 1))
    faults = list(Options(players=players, modules=("consultants",), consultants=named).faults())
    assert (not faults) == (consultant in offered(players=players, modules=("consultants",)))


def test_everybody_gets_one_consultant_and_no_two_the_same():
    s = new_state(Options(players=5, modules=("consultants",)))
    dealt = []
    for _ in range(5):
        assert not {line.split()[1] for line in legal(s)} & set(dealt)
        dealt.append(legal(s)[-1].split()[1])
        play(s, f"consultant {dealt[-1]}")
    assert [Consultant(c).name.lower().replace("_", "-") for c in s.consultant] == dealt
    assert s.step > Step.CONSULTANTS


def test_a_chosen_consultant_is_not_dealt_again():
    s = new_state(Options(players=2, modules=("consultants",), consultants=("hacker", "random")))
    assert s.consultant[0] == Consultant.HACKER
    assert "consultant hacker" not in legal(s)
    play(s, "consultant investor")
    assert s.consultant[1] == Consultant.INVESTOR


def test_in_solo_the_consultant_is_chosen_or_random_and_the_grifter_has_none():
    s = new_state(Options(players=1, modules=("consultants",)))
    play(s, "consultant investor")
    assert list(s.consultant[:2]) == [Consultant.INVESTOR, Consultant.NONE]
    chosen = new_state(Options(players=1, modules=("consultants",), consultants=("hacker",)))
    assert list(chosen.consultant[:2]) == [Consultant.HACKER, Consultant.NONE]


def test_consultants_are_public():
    s = at_first_turn(modules=("consultants",), consultants=("hacker", "investor"))
    assert [seat["consultant"] for seat in view(s, NOBODY, BOX)["seats"]] == ["hacker", "investor"]


# Contractor


@pytest.mark.parametrize(("players", "left"), [(2, 36 - 3 - 6), (3, 40 - 3 - 9), (4, 45 - 3 - 12)])
def test_contractor_set_up_is_for_one_more_player_less_three(players, left):
    named = ("contractor", *["random"] * (players - 1))
    s = at_first_turn(players=players, modules=("consultants",), consultants=named)
    assert s.stack.sum() == left


def test_contractor_takes_three_random_tiles_out_whose_backs_are_public():
    s = new_state(Options(players=2, modules=("consultants",), consultants=("contractor", "hacker"), first=1))
    assert s.stack.tolist() == [7, 7, 7, 7, 8]
    assert legal(s) == ["out tourist", "out hipster", "out parent", "out shopper", "out wild"]
    play(s, "out parent", "out parent", "out wild")
    assert s.stack.tolist() == [7, 7, 5, 7, 7]
    assert legal(s)[0].startswith("top")


def test_no_tiles_are_taken_out_besides_without_the_contractor():
    s = new_state(Options(players=2, modules=("consultants",), consultants=("investor", "hacker"), first=1))
    assert s.stack.tolist() == [6, 6, 6, 6, 6]
    assert legal(s)[0].startswith("top")


def test_contractor_with_four_players_adds_the_five_plus_tiles():
    named = ("random", "contractor", "random", "random")
    s = at_first_turn(players=4, modules=("consultants",), consultants=named)
    assert s.place[number("radio-tower")] != Place.UNUSED
    others = ("hacker", "investor", "renovator", "location-scout")
    without = at_first_turn(players=4, modules=("consultants",), consultants=others)
    assert without.place[number("radio-tower")] == Place.UNUSED


def test_a_position_of_four_with_the_contractor_may_hold_five_plus_tiles():
    seats = [{"consultant": "contractor", "hand": ["radio-tower", "car-park"]}, {}, {}, {}]
    s = town("Av", seats=seats, A="food-hall", stack={"parent": 5}, top="parent")
    assert "build radio-tower 1,0 south" in legal(s)


CONTRACTOR = {"consultant": "contractor", "hand": ["car-park", "observatory", "food-hall"]}


def contractor(drawn="Av", stack=None, **rest):
    seats = [CONTRACTOR, {"hand": ["chillax-spa"]}]
    legend = {"A": "night-market"} | rest
    return town(drawn, seats=seats, stack={"parent": 6} if stack is None else stack, top="parent", **legend)


def test_contractor_builds_two_then_draws_two():
    s = contractor()
    play(s, "build car-park 1,0 south")
    assert (s.turn, s.actor, s.step, s.hand_size[0]) == (0, 0, Step.BUILD, 2)
    play(s, "build food-hall 2,0 south")
    assert (s.actor, s.hand_size[0]) == (CHANCE, 1), "nothing is drawn before both are built"
    pass_chance(s)
    assert (s.turn, s.hand_size[0], s.stack.sum()) == (1, 3, 4)


def test_others_build_one_beside_the_contractor():
    s = contractor()
    play(s, "build car-park 1,0 south", "build food-hall 2,0 south")
    pass_chance(s)
    play(s, "build chillax-spa 3,0 south")
    pass_chance(s)
    assert (s.turn, s.hand_size[1], s.stack.sum()) == (0, 1, 3)


def test_contractor_must_build_both():
    s = contractor()
    assert all(line.startswith("build ") for line in legal(s))
    play(s, "build car-park 1,0 south")
    assert legal(s)
    assert all(line.startswith(("build observatory", "build food-hall")) for line in legal(s))


FIVE_OWN = {
    "A": "night-market 0",
    "B": "toy-store 0",
    "C": "starter-home 0",
    "D": "art-gallery 0",
    "E": "hardware-store 0",
}


def test_contractor_abandons_twice_if_need_be():
    s = contractor("Av Bv Cv Dv Ev", **FIVE_OWN)
    assert all(line.startswith("abandon") for line in legal(s))
    play(s, "abandon toy-store")
    play(s, next(line for line in legal(s) if line.startswith("build car-park")))
    assert all(line.startswith("abandon") for line in legal(s))
    play(s, "abandon starter-home")
    assert all(line.startswith("build") for line in legal(s))


def test_contractor_with_one_free_sign_abandons_before_the_second_build():
    s = contractor("Av Bv Cv Dv", **{k: v for k, v in FIVE_OWN.items() if k != "E"})
    play(s, "build car-park 4,0 south")
    assert all(line.startswith("abandon") for line in legal(s))


def test_contractor_finishes_the_first_scoring_before_the_second_build():
    s = contractor(
        ". Av Bv Cv Zv F<",
        A="night-market 0",
        B="toy-store 0 shopper",
        C="starter-home 0 parent",
        Z="art-gallery 0 hipster",
        F="high-end-tailor",
    )
    play(s, "build car-park 0,0 east", "score night-market")
    assert s.money[0] > 0
    assert legal(s) == ["send shopper high-end-tailor"]
    play(s, "send shopper high-end-tailor")
    assert (s.free_signs[0], s.step) == (4, Step.BUILD), "signs that came home save abandoning"


def test_contractor_has_no_power_once_the_stack_is_empty():
    s = town("Av", seats=[CONTRACTOR, {"hand": ["toy-store"]}], stack={}, A="night-market")
    play(s, "build car-park 1,0 south")
    assert (s.turn, s.hand_size[0]) == (1, 2)


def test_contractor_power_is_decided_at_the_start_of_the_turn():
    s = contractor(stack={"parent": 2})
    play(s, "build car-park 1,0 south", "build food-hall 2,0 south")
    pass_chance(s)
    assert (s.turn, s.hand_size[0], s.stack.sum()) == (1, 3, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_contractor_empties_the_stack_at_a_rounds_end(players):
    for seat in range(players):
        named = ["random"] * players
        named[seat] = "contractor"
        options = Options(players=players, modules=("consultants",), consultants=tuple(named))
        states, _ = states_of_game(options, seed=10, stream=seat)
        first = int(next(s.turn for s in states if s.step == Step.TAKE_OUT))
        dealt = next(i for i, s in enumerate(states) if s.step > Step.DEAL)
        empty = next(s for s in states[dealt:] if s.stack.sum() == 0)
        assert (empty.turn - first) % players == 0, "the first player is next"
        assert empty.hand_size[:players].tolist() == [3] * players


# Hacker


def test_hacker_has_a_wild_symbol_on_the_card():
    assert paid("starter-home 0", seats=with_power("hacker")) == 2 * 2


def test_hacker_counts_one_symbol_for_each_back_in_hand():
    seats = with_power("hacker", "trendy-lofts", "flea-market", "toy-store")
    assert paid("starter-home 0", seats=seats) == 2 * (1 + 1 + 2)


def test_hacker_counts_a_back_once_though_the_face_has_two_symbols():
    assert paid("toy-store 0", seats=with_power("hacker", "concept-store")) == 2 * (1 + 1 + 1)


def test_hacker_counts_wild_backs():
    assert paid("hardware-store 0", seats=with_power("hacker", "car-park", "food-hall")) == 4 * (1 + 1 + 2)


def test_hacker_has_one_less_in_hand_on_the_own_turn():
    s = scored("starter-home 0", seats=with_power("hacker", "trendy-lofts", "grand-hotel"))
    assert s.money[0] == 2 * (1 + 1 + 1)


def test_hacker_counts_for_sets_and_pairs():
    assert paid("flea-market 0", seats=with_power("hacker", "art-gallery", "trendy-lofts")) == 5 * 2
    assert paid("corner-kindergarten 0", seats=with_power("hacker", "starter-home", "trendy-lofts")) == 6 * 2


@pytest.mark.parametrize(
    ("building", "amount"),
    [("sweet-ice-cream 0 parent", 3), ("coffee-roastery 0", 2), ("penthouse-tower 0", 3), ("observatory 0", 4)],
)
def test_hacker_changes_nothing_that_counts_no_symbols(building, amount):
    assert paid(building, seats=with_power("hacker", "flea-market", "toy-store", "car-park")) == amount


def test_hackers_symbols_are_for_no_one_else():
    s = scored("starter-home 0", "bowling-alley 1", seats=with_power("hacker", "trendy-lofts"), turn=1)
    assert s.money[:2].tolist() == [2 * 3, 2 * 1]


def test_hacker_counts_for_a_copied_valuation():
    seats = with_power("hacker", "trendy-lofts")
    assert paid("fashion-outlet 0", "starter-home 1", seats=seats) == 2 * (1 + 1 + 1)


def test_a_copier_does_not_count_the_hackers_hand():
    s = scored("fashion-outlet 1", "starter-home 0", seats=with_power("hacker", "trendy-lofts"), turn=1)
    assert s.money[1] == 2 * 1


def ended(drawn, seats, **rest):
    """The money of a game whose last tile is down."""
    return town(drawn, seats=seats, stack={}, **rest).money.tolist()


def test_hackers_card_counts_at_the_end():
    assert ended("Av", with_power("hacker"), A="starter-home 0")[0] == 2 * 2 // 2


# Entrepreneur


def entrepreneur(*hand):
    return with_power("entrepreneur", *hand)


def test_entrepreneur_may_score_a_hand_tile_in_place_of_a_building():
    s = scored("starter-home 0 parent", seats=entrepreneur("chillax-spa"), turn=1)
    assert (s.actor, legal(s)) == (0, ["pass", "show chillax-spa starter-home"])
    play(s, "show chillax-spa starter-home")
    assert s.money[0] == 2 * 2 + 1, "two tourists point in, and the parent stays a person"


def test_entrepreneur_may_pass():
    s = scored("starter-home 0 parent", seats=entrepreneur("chillax-spa"), turn=1)
    play(s, "pass")
    assert s.money[0] == 2 + 1


def test_entrepreneur_names_any_own_building_and_any_hand_tile():
    s = scored("starter-home 0", "toy-store 1", "art-gallery 0", seats=entrepreneur("chillax-spa", "car-park"), turn=1)
    assert sorted(legal(s)) == [
        "pass",
        "show car-park art-gallery",
        "show car-park starter-home",
        "show chillax-spa art-gallery",
        "show chillax-spa starter-home",
    ]


def test_entrepreneur_only_once_a_street():
    s = scored("starter-home 0", "art-gallery 0", seats=entrepreneur("chillax-spa", "wax-museum"), turn=1)
    play(s, "show chillax-spa starter-home")
    assert s.step != Step.SHOW
    assert s.money[0] == 2 * 2 + 2 * 1


def test_entrepreneur_cannot_show_a_copy():
    s = scored("starter-home 0", seats=entrepreneur("fashion-outlet", "car-park", "artist-quarter"), turn=1)
    assert legal(s) == ["pass", "show car-park starter-home"]


def test_entrepreneur_is_asked_though_passing_is_all_that_can_be_done():
    s = scored("starter-home 0", seats=entrepreneur("fashion-outlet"), turn=1)
    assert (s.actor, legal(s)) == (0, ["pass"])
    assert rules.is_secret(s)
    assert s.money[0] == 0, "not played by itself"


def test_only_the_entrepreneurs_question_is_secret():
    s = row("starter-home 0", seats=entrepreneur("car-park"), turn=1)
    assert not rules.is_secret(s)
    play(s, "build grand-hotel 0,0 east")
    assert not rules.is_secret(s)
    play(s, "score starter-home")
    assert rules.is_secret(s)
    play(s, "pass")
    assert not rules.is_secret(s)


def test_entrepreneur_is_not_asked_without_a_building_in_the_street():
    s = scored("starter-home 1", "toy-store", seats=entrepreneur("chillax-spa"), turn=1)
    assert s.step != Step.SHOW
    assert s.money[1] == 2


def test_entrepreneur_is_not_asked_with_an_empty_hand():
    s = scored("starter-home 0", seats=entrepreneur(), turn=1)
    assert s.step != Step.SHOW
    assert s.money[0] == 2


def test_entrepreneur_is_asked_on_the_own_turn_too():
    s = scored("starter-home 0", seats=entrepreneur("chillax-spa"))
    assert (s.actor, legal(s)) == (0, ["pass", "show chillax-spa starter-home"])


def test_entrepreneur_is_not_asked_for_others():
    s = scored("starter-home 1", seats=entrepreneur("chillax-spa"), turn=0)
    assert s.step != Step.SHOW


def test_a_shown_tiles_symbols_do_not_count():
    s = scored("starter-home 0", seats=entrepreneur("toy-store"), turn=1)
    play(s, "show toy-store starter-home")
    assert s.money[0] == 0


def test_the_citys_symbols_stay():
    s = scored("starter-home 0", "bowling-alley 1", seats=entrepreneur("toy-store"), turn=1)
    play(s, "show toy-store starter-home")
    assert s.money[:2].tolist() == [2 * 1, 2 * 1], "Starter Home is still a parent for the other building"


def test_a_shown_valuation_is_scored_at_the_buildings_place():
    s = scored("starter-home 0", "toy-store", seats=entrepreneur("viewing-tower"), turn=1)
    play(s, "show viewing-tower starter-home")
    assert s.money[0] == 2 * 2


def test_a_shown_signs_valuation_counts_the_signs_in_the_street():
    s = scored("starter-home 0", "toy-store 0", "art-gallery 1", seats=entrepreneur("penthouse-tower"), turn=1)
    play(s, "show penthouse-tower starter-home")
    assert s.money[0] == 3 * 2 + 2


def test_a_tile_may_be_shown_at_a_copy_building():
    s = scored("fashion-outlet 0", "starter-home 1", seats=entrepreneur("chillax-spa"), turn=1)
    play(s, "show chillax-spa fashion-outlet")
    assert s.money[0] == 2 * 2


def test_copies_copy_the_printed_valuation_not_the_shown_one():
    s = scored("starter-home 0", "fashion-outlet 1", seats=entrepreneur("chillax-spa"), turn=1)
    play(s, "show chillax-spa starter-home")
    assert s.money[:2].tolist() == [2 * 2, 2 * 1]


def test_the_shown_tile_stays_in_hand_and_public():
    s = scored("starter-home 0", seats=entrepreneur("car-park", "chillax-spa"), turn=1)
    assert [t["tile"] for t in view(s, NOBODY, BOX)["seats"][0]["hand"]] == [None, None]
    play(s, "show chillax-spa starter-home")
    for seat in (1, NOBODY):
        assert view(s, seat, BOX)["seats"][0]["hand"] == [
            {"back": "wild", "tile": None},
            {"back": "tourist", "tile": "chillax-spa"},
        ]
    pass_chance(s)
    play(s, "build car-park 0,-1 east")
    assert view(s, 1, BOX)["seats"][0]["hand"][0] == {"back": "tourist", "tile": "chillax-spa"}


def test_passing_shows_nothing():
    s = scored("starter-home 0", seats=entrepreneur("car-park", "chillax-spa"), turn=1)
    play(s, "pass")
    assert not s.shown.any()


def test_entrepreneur_is_asked_after_the_tokens_and_gets_the_buildings_own():
    s = scored("starter-home 0", seats=entrepreneur("toy-store"), turn=1, modules=["business"])
    assert legal(s) == ["take residential"]
    play(s, "take residential", "show toy-store starter-home")
    assert s.tokens[0].tolist() == [0, 1, 0, 0]


def test_the_entrepreneur_does_not_work_at_the_end():
    s = town(
        "Av",
        seats=[{"hand": ["car-park"]}, {"consultant": "entrepreneur"}],
        stack={},
        A="starter-home 1",
    )
    play(s, "build car-park 1,0 south")
    assert s.actor == NOBODY
    assert s.money[1] == 2


def test_the_entrepreneur_is_asked_in_each_of_two_streets():
    s = two_streets("entrepreneur", "starter-home 0", "toy-store 0", hand=["art-gallery"])
    play(s, "build car-park 2,1 west", "score toy-store", "show art-gallery toy-store", "send shopper high-end-tailor")
    play(s, "score starter-home")
    assert "show art-gallery starter-home" in legal(s)


def two_streets(consultant, one, other, hand=()):
    """Car Park at 2,1 facing west closes the street of `one` and the street of `other`."""
    return town(
        """
        D> Ev Fv Gv H<
        Y> Av .  Bv Z<
        """,
        seats=[{"hand": ["car-park", *hand], "consultant": consultant}, {}],
        top="wild",
        D="wax-museum",
        E="viewing-tower",
        F="tattoo-parlour",
        G="micro-brewery",
        H="student-house",
        Y="high-end-tailor",
        A=one,
        B=other + " shopper",
        Z="oyster-bar",
    )


# Investor


def test_investor_may_put_two_signs():
    s = row("starter-home", seats=with_power("investor"))
    assert "build grand-hotel 0,0 east double" in legal(s)
    assert "build grand-hotel 0,0 east" in legal(s)
    play(s, "build grand-hotel 0,0 east double")
    assert (s.free_signs[0], s.signs[number("grand-hotel")]) == (3, 2)


def test_others_may_not_put_two_signs():
    assert not any(line.endswith("double") for line in legal(row("starter-home")))


@pytest.mark.parametrize(("owned", "may"), [(3, True), (4, False)])
def test_investor_needs_two_free_signs(owned, may):
    tiles = ("starter-home", "toy-store", "art-gallery", "chillax-spa")
    s = row(*(f"{tile} {0 if i < owned else 1}" for i, tile in enumerate(tiles)), seats=with_power("investor"))
    assert any(line.endswith("double") for line in legal(s)) == may


def test_investor_has_one_doubled_building_at_a_time():
    s = row("starter-home 0x2", seats=with_power("investor"))
    assert not any(line.endswith("double") for line in legal(s))


def test_investor_may_double_again_when_the_signs_are_home():
    s = scored("starter-home 0x2", seats=with_power("investor", "car-park"), turn=1)
    assert s.free_signs[0] == 5
    pass_chance(s)
    assert any(line.endswith("double") for line in legal(s))


def test_investor_cannot_double_the_building_that_brings_the_two_signs_home():
    s = row("starter-home 0x2", "toy-store 0", seats=with_power("investor"))
    assert "build grand-hotel 0,0 east double" not in legal(s)


def test_investors_valuation_is_doubled_and_people_are_not():
    assert paid("starter-home 0x2 parent parent", seats=with_power("investor")) == 2 * 2 * 1 + 2


def test_a_lone_doubled_signs_building_pays_12():
    assert paid("penthouse-tower 0x2", seats=with_power("investor")) == 12


def test_both_signs_count_for_another_signs_building():
    assert paid("penthouse-tower 0", "food-hall 0x2", seats=with_power("investor")) == 3 * 3 + 2 * 4


def test_investor_may_double_a_copy():
    assert paid("fashion-outlet 0x2", "chillax-spa 1", seats=with_power("investor")) == 2 * 2 * 3


def test_a_copy_of_the_own_doubled_building_is_not_doubled():
    assert paid("fashion-outlet 0", "chillax-spa 0x2", seats=with_power("investor")) == 2 * 3 + 2 * 2 * 3


def test_another_players_copy_of_a_doubled_building_is_not_doubled():
    s = scored("fashion-outlet 1", "chillax-spa 0x2", seats=with_power("investor"))
    assert s.money[1] == 2 * 3


def test_a_doubled_building_gives_no_double_tokens():
    s = scored("chillax-spa 0x2", seats=with_power("investor"), modules=["business"])
    assert legal(s) == ["take leisure"]


def test_abandoning_a_doubled_building_returns_both_signs():
    s = town(
        "Av Bv Cv Dv",
        seats=with_power("investor", "car-park"),
        top="wild",
        A="starter-home 0x2",
        B="toy-store 0",
        C="art-gallery 0",
        D="food-hall 0",
    )
    play(s, "abandon starter-home")
    assert (s.free_signs[0], s.signs[number("starter-home")]) == (2, 0)
    assert any(line.endswith("double") for line in legal(s))


def test_investor_must_abandon_only_without_any_free_sign():
    s = row("starter-home 0x2", "toy-store 0", "art-gallery 0", seats=with_power("investor"))
    assert legal(s)[0].startswith("build"), "one sign is free"


def test_a_doubled_building_pays_half_of_all_at_the_end():
    money = ended("Av Bv", with_power("investor"), A="chillax-spa 0x2 tourist tourist tourist", B="food-hall")
    assert money[0] == (2 * 2 * 2 + 3 + 1) // 2


# Hipster Legend


def test_hipster_legends_card_is_a_wild_symbol():
    assert paid("starter-home 0", seats=with_power("hipster-legend")) == 2 * 2
    assert paid("hardware-store 0", seats=with_power("hipster-legend")) == 4 * 2


def test_hipsters_are_wild_for_the_legend():
    assert paid("starter-home 0", "art-gallery", "noodle-counter", seats=with_power("hipster-legend")) == 2 * 5


def test_hipsters_are_wild_for_the_legends_wild_valuations():
    assert paid("hardware-store 0", "art-gallery", seats=with_power("hipster-legend")) == 4 * 3


def test_hipsters_are_wild_for_the_legends_sets_and_pairs():
    assert paid("souvenir-stall 0", "art-gallery", seats=with_power("hipster-legend")) == 5 * 2
    assert paid("corner-kindergarten 0", "noodle-counter", seats=with_power("hipster-legend")) == 6 * 2


def test_hipsters_pointing_in_are_wild_for_the_legend():
    assert paid("starter-home 0", Z="student-house", seats=with_power("hipster-legend")) == 2 * 3


def test_hipster_symbols_count_once_for_a_hipster_valuation():
    assert paid("art-gallery 0", "student-house", seats=with_power("hipster-legend")) == 2 * 3


def test_hipsters_are_not_wild_for_others():
    s = scored("starter-home 0", "art-gallery", "bowling-alley 1", seats=with_power("hipster-legend"), turn=1)
    assert s.money[:2].tolist() == [2 * 3, 2 * 1]


def test_the_legends_copy_is_scored_with_wild_hipsters():
    assert paid("fashion-outlet 0", "starter-home 1", "art-gallery", seats=with_power("hipster-legend")) == 2 * 3


def test_anothers_copy_of_the_legends_building_is_not():
    s = scored("fashion-outlet 1", "starter-home 0", "art-gallery", seats=with_power("hipster-legend"))
    assert s.money[1] == 2


def test_hipster_people_are_unchanged_for_the_legend():
    s = scored(
        "sweet-ice-cream 0", "art-gallery hipster", Z="student-house", seats=with_power("hipster-legend"), turn=1
    )
    assert s.money[0] == 0, "a hipster is no parent"
    assert legal(s) == ["send hipster student-house"], "and moves to hipster buildings alone"


def test_the_legends_card_counts_at_the_end():
    money = ended("Av Bv", with_power("hipster-legend"), A="starter-home 0", B="art-gallery")
    assert money[0] == 2 * 3 // 2


# Renovator


def renovation(hand, drawn="Y> Sv Av Bv Z<", turn=0, **rest):
    """The Station's street is enclosed and has been scored; seat 0 is the Renovator."""
    legend = {
        "Y": "hardware-store",
        "S": "central-station",
        "A": "starter-home",
        "B": "art-gallery",
        "Z": "night-market",
    }
    seats = [{"consultant": "renovator", "hand": list(hand)}, {"hand": ["car-park"]}, {"hand": ["wax-museum"]}]
    return town(drawn, seats=seats, turn=turn, top="wild", **(legend | rest))


def covers(s):
    return sorted(line for line in legal(s) if line.startswith("renovate"))


def test_renovator_may_build_on_any_building_of_an_enclosed_street_but_the_station():
    s = renovation(["toy-store"])
    assert covers(s) == ["renovate toy-store art-gallery", "renovate toy-store starter-home"]
    assert any(line.startswith("build") for line in legal(s)), "or build as ever"


def test_renovator_may_cover_with_every_hand_tile():
    assert len(covers(renovation(["toy-store", "flea-market"]))) == 4


def test_renovator_may_cover_the_park():
    assert "renovate toy-store city-park" in covers(renovation(["toy-store"], A="city-park"))


def test_renovator_covers_nothing_in_open_streets():
    s = renovation(["toy-store"], drawn="Y> Sv Av Bv", Z="")
    assert covers(s) == []


def test_nobody_else_covers():
    assert covers(renovation(["toy-store"], turn=1)) == []


def test_the_new_building_keeps_cell_and_facing():
    s = renovation(["toy-store"])
    cell = int(s.cell[number("starter-home")])
    play(s, "renovate toy-store starter-home")
    new = number("toy-store")
    assert (s.cell[new], s.facing[new], s.building_at[cell]) == (cell, 0, new)
    assert s.enclosed[new]


def test_the_covered_tile_leaves_face_up():
    s = renovation(["toy-store"])
    play(s, "renovate toy-store starter-home")
    seen = view(s, NOBODY, BOX)
    assert seen["covered"] == ["starter-home"]
    assert "starter-home" not in [b["tile"] for b in seen["city"]]


def test_a_new_building_may_be_covered_again():
    s = renovation(["toy-store", "flea-market"])
    play(s, "renovate toy-store starter-home")
    pass_chance(s)
    play(s, "build car-park 0,1 east")
    pass_chance(s)
    play(s, "build wax-museum 0,-1 east")
    pass_chance(s)
    assert "renovate flea-market toy-store" in covers(s)


def test_only_the_new_building_scores_at_once():
    s = renovation(["toy-store"], B="art-gallery *hipster")
    play(s, "renovate toy-store starter-home")
    assert s.money[:3].tolist() == [2 * 4 + 1, 0, 0], "shopper, the Station's, two wilds pointing in, and a person"


def test_symbols_of_the_covered_tile_count_no_more():
    s = renovation(["bowling-alley"])
    play(s, "renovate bowling-alley starter-home")
    assert s.money[0] == 2 * 3 + 1, "the Station's parent and two wilds, and a person"


def test_the_renovators_sign_goes_home():
    s = renovation(["toy-store"])
    play(s, "renovate toy-store starter-home")
    assert (s.free_signs[0], s.owner[number("toy-store")], s.signs[number("toy-store")]) == (5, NOBODY, 0)


def test_the_sign_counts_while_the_building_scores():
    s = renovation(["penthouse-tower"])
    play(s, "renovate penthouse-tower starter-home")
    assert s.money[0] == 3 + 1


def test_people_standing_there_whose_colour_the_new_tile_lacks_go_to_the_station_standing():
    s = renovation(["toy-store"], A="starter-home *parent *parent")
    play(s, "renovate toy-store starter-home")
    assert s.standing[number("central-station")].tolist() == [0, 0, 2, 0]
    assert s.people[number("central-station")].sum() == 0
    assert s.standing[number("starter-home")].sum() == 0


def test_people_standing_there_whose_colour_it_shows_come_along():
    s = renovation(["flea-market"], A="starter-home *parent *parent")
    play(s, "renovate flea-market starter-home")
    assert s.standing[number("central-station")].sum() == 0
    assert s.money[0] == 5 * 3 + 3, "2 parents, 2 hipsters, 2 wilds: three sets; and three people"


def test_people_with_fomo_elsewhere_arrive_before_it_scores():
    s = renovation(["sweet-ice-cream"], S="central-station *parent *parent")
    play(s, "renovate sweet-ice-cream starter-home")
    assert s.money[0] == 2 * 3 + 3
    assert s.standing[number("sweet-ice-cream")].tolist() == [0, 0, 3, 0], "nowhere to go: FOMO at once"


def test_the_new_buildings_people_move_if_they_can():
    s = renovation(["flea-market"], Y="trendy-lofts")
    play(s, "renovate flea-market starter-home")
    assert legal(s) == ["send parent trendy-lofts"]
    play(s, "send parent trendy-lofts")
    assert s.people[number("trendy-lofts"), 2] == 1


def test_only_the_new_buildings_people_move():
    s = renovation(["flea-market"], B="art-gallery *hipster", S="central-station *shopper")
    play(s, "renovate flea-market starter-home")
    assert s.standing[number("art-gallery"), 1] == 1
    assert s.standing[number("central-station"), 3] == 1


def test_renovating_is_the_turns_build():
    s = renovation(["toy-store"])
    play(s, "renovate toy-store starter-home")
    pass_chance(s)
    assert (s.turn, s.hand_size[0]) == (1, 1)


def test_renovator_needs_a_free_sign_as_ever():
    s = renovation(
        ["toy-store"],
        drawn="""
        .  .  .  .  Cv Dv Ev Fv Gv
        Y> Sv Av Bv Z< .  .  .  .
        """,
        C="coffee-roastery 0",
        D="food-hall 0",
        E="chillax-spa 0",
        F="oyster-bar 0",
        G="observatory 0",
    )
    assert all(line.startswith("abandon") for line in legal(s))
    play(s, "abandon food-hall")
    assert covers(s)


def test_a_blocked_renovator_covers_and_does_not_discard():
    s = renovation(["toy-store"])
    s.edge_fits[:] = 0
    assert sorted(legal(s)) == ["renovate toy-store art-gallery", "renovate toy-store starter-home"]


def test_a_blocked_player_discards_though_somebody_else_is_the_renovator():
    s = renovation(["toy-store"], turn=1)
    s.edge_fits[:] = 0
    assert legal(s) == ["discard car-park"]


def test_a_renovator_with_nothing_to_cover_discards():
    s = renovation(["toy-store"], drawn="Y> Sv Av Bv")
    s.edge_fits[:] = 0
    assert legal(s) == ["discard toy-store"]


@pytest.mark.parametrize(("covered", "amount"), [("hardware-store", 6 + 1), ("starter-home", 0 + 1)])
def test_a_renovated_enclosure_building_pays_where_it_is_enclosing(covered, amount):
    drawn = """
        Sv .  .
        Y> Av Z<
        X^ .  .
    """
    s = renovation(["paddling-pool"], drawn=drawn, X="observatory")
    play(s, f"renovate paddling-pool {covered}")
    assert s.money[0] == amount


# Location Scout


def scout(drawn, *hand, **rest):
    """Seat 0 is the Scout; seat 1 closes with Grand Hotel."""
    seats = [{"consultant": "location-scout", "hand": list(hand)}, {"hand": ["grand-hotel"]}]
    s = town(drawn, seats=seats, turn=1, top="wild", **rest)
    play(s, "build grand-hotel 0,0 east")
    return s


def test_scout_counts_own_signed_buildings_in_other_streets():
    s = scout(". Av Z<\n. . B<", A="bowling-alley 0", Z="oyster-bar", B="trendy-lofts 0")
    play(s, "score bowling-alley")
    assert s.money[0] == 2 * 2


def test_scout_counts_no_buildings_of_others_nor_without_a_sign():
    s = scout(". Av Z<\n. . B<\n. . C<", A="bowling-alley 0", Z="oyster-bar", B="trendy-lofts 1", C="starter-home")
    play(s, "score bowling-alley")
    assert s.money[0] == 0


def test_scout_counts_own_buildings_of_the_same_street_once():
    s = scout(". Av Bv Z<", A="bowling-alley 0", B="trendy-lofts 0", Z="oyster-bar")
    play(s, "score bowling-alley")
    assert s.money[0] == 2 * 2 + 2 * 0


def test_scout_counts_an_own_enclosing_building_that_points_in_twice():
    s = scout(". Av Z<", A="bowling-alley 0", Z="starter-home 0")
    play(s, "score bowling-alley")
    assert s.money[0] == 2 * 2


def test_scout_counts_an_own_enclosing_building_that_does_not_point_in_once():
    s = town(
        """
        D> Ev F<
        .  Av Z<
        """,
        seats=[{"consultant": "location-scout", "hand": ["starter-home"]}, {}],
        top="wild",
        D="wax-museum",
        E="viewing-tower",
        F="oyster-bar",
        A="bowling-alley 0",
        Z="chillax-spa",
    )
    play(s, "build starter-home 0,1 north", "score bowling-alley")
    assert s.money[0] == 2 * 1


def test_others_do_not_count_the_scouts_buildings():
    s = scout(". Av Bv Z<\n. . . C<", A="bowling-alley 1", B="coffee-roastery 0", Z="oyster-bar", C="trendy-lofts 0")
    play(s, "score bowling-alley")
    assert s.money[1] == 0


def test_scout_counts_for_a_copied_valuation():
    s = scout(". Av Bv Z<\n. . . C<", A="bowling-alley 1", B="fashion-outlet 0", Z="oyster-bar", C="trendy-lofts 0")
    play(s, "score bowling-alley")
    assert s.money[:2].tolist() == [2 * 2, 0]


def test_scout_does_not_change_people_or_size():
    s = scout(". Av Z<\n. . B<", A="coffee-roastery 0", Z="oyster-bar", B="trendy-lofts 0 parent parent")
    play(s, "score coffee-roastery")
    assert s.money[0] == 2


def test_scouts_order_of_streets_matters():
    amounts = []
    for first, second in (("starter-home", "bowling-alley"), ("bowling-alley", "starter-home")):
        s = two_streets("location-scout", "starter-home 0", "bowling-alley 0")
        play(s, "build car-park 2,1 west", f"score {first}")
        while not legal(s)[0].startswith("score"):
            play(s, legal(s)[0])
        play(s, f"score {second}")
        amounts.append(int(s.money[0]))
    assert amounts[0] == amounts[1] - 2, "scored second, bowling alley no longer counts starter home's parent"


def test_scout_does_not_work_at_the_end():
    drawn = "Av Z<\n. B<"
    seats = [{"consultant": "location-scout"}, {}]
    assert ended(drawn, seats, A="bowling-alley 0", Z="oyster-bar", B="trendy-lofts 0")[0] == 0
