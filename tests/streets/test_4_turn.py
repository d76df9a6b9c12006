"""Streets 4: a turn, from abandoning to drawing; the end of the game; a city in which nothing can be built."""

import pytest

from citywright.games.streets.layout import CHANCE, NOBODY, Place, Step
from tests.streets.test_2_geometry import five_at_once, placements, plan
from tests.streets.town import BOX, arrows, laid, legal, number, play, position_of, town, view

TOURIST, HIPSTER, PARENT, SHOPPER = range(4)


# 1. Abandon


def five_signs(hand=("student-house",), **rest):
    """Player 0 has all five signs in one open street; player 1 has a building below."""
    return town(
        """
        Av Bv Cv Dv Ev
        F> .  .  .  .
        """,
        seats=[{"hand": list(hand)}, {}],
        A="starter-home 0 parent parent", B="flea-market 0 parent", C="toy-store 0", D="food-hall 0",
        E="art-gallery 0 hipster", F="night-market 1", top="wild", **rest,
    )  # fmt: skip


def test_without_a_free_sign_an_own_building_must_be_abandoned():
    own = ["starter-home", "flea-market", "toy-store", "food-hall", "art-gallery"]
    assert sorted(legal(five_signs())) == sorted(f"abandon {tile}" for tile in own)


def test_with_a_free_sign_nothing_can_be_abandoned():
    s = town("Av Bv", A="starter-home 0 parent", B="flea-market 0", seats=[{"hand": ["toy-store"]}, {}], top="wild")
    assert {line.split()[0] for line in legal(s)} == {"build"}


def test_the_sign_comes_back_and_is_used_for_the_build():
    s = five_signs()
    assert s.free_signs[0] == 0
    play(s, "abandon toy-store")
    assert (s.free_signs[0], s.owner[number("toy-store")], s.signs[number("toy-store")]) == (1, NOBODY, 0)
    play(s, "build student-house 5,0 west")
    assert s.free_signs[0] == 0


def test_an_abandoned_building_earns_nothing():
    s = five_signs()
    play(s, "abandon starter-home", *["send parent flea-market"] * 2)
    assert list(s.money[:2]) == [0, 0]


def test_its_people_may_move_in_the_same_street_but_not_to_the_same_building():
    s = five_signs()
    play(s, "abandon starter-home")
    assert legal(s) == ["send parent flea-market"]
    play(s, *["send parent flea-market"] * 2)
    assert (s.people[number("starter-home"), PARENT], s.people[number("flea-market"), PARENT]) == (0, 3)


def test_only_its_own_people_move():
    s = five_signs()
    play(s, "abandon starter-home", *["send parent flea-market"] * 2)
    assert s.people[number("art-gallery"), HIPSTER] == 1
    assert s.step == Step.BUILD


def test_people_of_an_abandoned_building_with_nowhere_to_go_get_fomo():
    s = five_signs()
    play(s, "abandon art-gallery")
    assert (s.people[number("art-gallery"), HIPSTER], s.standing[number("art-gallery"), HIPSTER]) == (0, 1)


def test_abandoning_comes_before_the_build_so_its_people_can_join_the_new_building():
    s = five_signs()
    play(s, "abandon art-gallery", "build student-house 5,0 west")
    assert s.people[number("student-house"), HIPSTER] == 2
    assert not s.standing.any()


def test_a_building_without_people_is_abandoned_at_once():
    s = five_signs()
    play(s, "abandon food-hall")
    assert s.step == Step.BUILD


def test_its_token_is_taken_before_its_people_move():
    s = five_signs(modules=["business"])
    play(s, "abandon starter-home")
    assert legal(s) == ["take residential"]
    play(s, "take residential")
    assert legal(s) == ["send parent flea-market"]
    assert list(s.tokens[0]) == [0, 1, 0, 0]


def test_one_building_is_abandoned_not_more():
    s = five_signs()
    play(s, "abandon toy-store")
    assert {line.split()[0] for line in legal(s)} == {"build"}


@pytest.mark.parametrize(
    ("tile", "amount"),
    [
        ("food-hall", 4),  # size: two buildings
        ("bowling-alley", 6),  # its parent symbol and two wilds
        ("sweet-ice-cream", 2),  # its parent
        ("observatory", 4),  # it, and the building to the right
        ("fashion-outlet", 6),  # its valuation: a parent symbol and two wilds
    ],
)
def test_an_abandoned_building_counts_but_pays_nobody(tile, amount):
    seats = [{}, {"hand": ["car-park"]}]
    s = town(". Av Bv C<", seats=seats, turn=1, A="starter-home parent", B=f"{tile} 0", C="night-market", top="wild")
    play(s, "build car-park 0,0 east", "score starter-home")
    assert list(s.money[:2]) == [amount, 0]


# 2. Build


def before_build(hand, legend="hardware-store", **rest):
    return town("Av", A=legend, seats=[{"hand": hand}, {}], top="wild", **rest)


@pytest.mark.parametrize(("tile", "parents"), [("starter-home", 1), ("trendy-lofts", 2), ("toy-store", 0)])
def test_one_person_of_its_colour_per_symbol(tile, parents):
    s = before_build([tile])
    play(s, f"build {tile} 1,0 south")
    assert s.people[number(tile), PARENT] == parents
    assert s.people_left[PARENT] == 12 - parents


def test_nobody_comes_for_a_wild_symbol():
    s = before_build(["car-park"])
    play(s, "build car-park 1,0 south")
    assert not s.people[number("car-park")].any()
    assert list(s.people_left) == [12, 12, 12, 12]


@pytest.mark.parametrize(("there", "come"), [(12, 0), (11, 1), (10, 2)])
def test_nobody_comes_when_the_supply_is_out(there, come):
    s = before_build(["trendy-lofts"], "starter-home 0" + " parent" * there)
    play(s, "build trendy-lofts 1,0 south")
    assert s.people[number("trendy-lofts"), PARENT] == come
    assert s.people_left[PARENT] == 12 - there - come


def test_a_sign_is_put_on_it():
    s = before_build(["toy-store"])
    play(s, "build toy-store 1,0 south")
    assert (s.owner[number("toy-store")], s.signs[number("toy-store")], s.free_signs[0]) == (0, 1, 4)


def test_a_tile_of_the_hand_is_built():
    s = before_build(["toy-store", "food-hall"])
    assert {line.split()[1] for line in legal(s)} == {"toy-store", "food-hall"}
    play(s, "build food-hall 1,0 south")
    assert s.place[number("food-hall")] == Place.CITY
    assert [BOX.tile_id(tile) for tile in s.hand[0, : s.hand_size[0]]] == ["toy-store"]


def waiting_people(tile):
    """Two streets full of people with FOMO."""
    s = town(
        """
        Av Bv
        C> .
        """,
        A="flea-market *parent *parent", B="art-gallery *hipster", C="starter-home *parent",
        seats=[{"hand": [tile]}, {}], top="wild",
    )  # fmt: skip
    play(s, f"build {tile} 2,0 south")
    return s


def test_everybody_with_fomo_of_its_colour_comes_from_anywhere_and_lies_down():
    s = waiting_people("trendy-lofts")
    assert s.people[number("trendy-lofts"), PARENT] == 2 + 3
    assert not s.standing[:, PARENT].any()


def test_people_with_fomo_of_other_colours_stay():
    s = waiting_people("trendy-lofts")
    assert s.standing[number("art-gallery"), HIPSTER] == 1


def test_nobody_comes_to_a_wild_building():
    s = waiting_people("car-park")
    assert list(s.standing.sum(axis=0)) == [0, 1, 3, 0]
    assert not s.people.any()


def test_they_come_also_if_this_build_encloses_it():
    s = town(
        """
        A> .  B<
        C^ D^ E^
        """,
        A="toy-store", B="starter-home *parent", C="art-gallery", D="night-market", E="hardware-store",
        seats=[{"hand": ["flea-market"]}, {}], top="wild",
    )  # fmt: skip
    play(s, "build flea-market 1,0 north")
    assert legal(s) == ["score flea-market"]
    assert s.people[number("flea-market"), PARENT] == 2
    play(s, "score flea-market")  # a set of parent and hipster is not there; two people are
    assert s.money[0] == 2
    assert legal(s) == ["send parent starter-home"]


# 3. Score


def test_the_current_player_names_each_street_to_score_next():
    s = five_at_once()
    play(s, "build radio-tower 0,0 south")
    for left in (5, 4, 3, 2, 1):
        named = legal(s)
        assert (s.actor, len(named)) == (0, left)
        assert all(line.startswith("score ") for line in named)
        play(s, named[left // 2])
        while legal(s)[0].startswith("send"):
            play(s, legal(s)[0])
    assert s.actor == CHANCE


def test_a_build_that_encloses_nothing_scores_nothing():
    s = before_build(["toy-store"], "starter-home 0 parent")
    play(s, "build toy-store 1,0 south")
    assert s.actor == CHANCE
    assert not s.money.any()


# 4. Draw


def test_one_tile_is_drawn():
    s = before_build(["toy-store"])
    play(s, "build toy-store 1,0 south")
    assert s.actor == CHANCE
    assert set(legal(s)) == {f"draw {t.id}" for t in BOX.tiles[2:] if t.back == 4 and not t.five_plus} - {
        "draw hardware-store"
    }
    play(s, "draw car-park")
    assert (s.hand_size[0], s.hand[0, 0], s.stack.sum()) == (1, number("car-park"), 30 - 2 - 1)


def test_then_it_is_the_next_players_turn():
    s = town("Av", A="food-hall", seats=[{}, {"hand": ["toy-store"]}, {"hand": ["oyster-bar"]}], turn=1, top="wild")
    play(s, "build toy-store 1,0 south", "draw car-park", "top parent")
    assert (s.turn, s.actor) == (2, 2)


def test_an_empty_stack_gives_nothing():
    s = town("Av", A="food-hall", seats=[{"hand": ["toy-store"]}, {"hand": ["oyster-bar"]}], stack={})
    play(s, "build toy-store 1,0 south")
    assert (s.turn, s.actor) == (1, 1)
    assert list(s.hand_size[:2]) == [0, 1]


# The end


def test_the_game_goes_on_until_all_hands_are_empty():
    s = town("Av", A="food-hall", seats=[{"hand": ["toy-store"]}, {"hand": ["oyster-bar"]}], stack={})
    play(s, "build toy-store 1,0 south", "build oyster-bar 2,0 south")
    assert (s.step, s.actor) == (Step.OVER, NOBODY)


def test_the_game_does_not_end_while_the_stack_has_tiles():
    s = town("Av", A="food-hall", seats=[{"hand": ["toy-store"]}, {}], stack={"wild": 1}, top="wild")
    play(s, "build toy-store 1,0 south")
    assert s.actor == CHANCE
    play(s, "draw car-park")
    assert (s.turn, s.step) == (0, Step.BUILD)


# No legal placement at all


BLOCKED = """
.  v  v  v  v  v  .
>  >  v  v  v  v  <
>  v  v  v  v  v  <
>  v  v  v  v  v  <
>  v  v  v  v  v  <
>  >  >  .  <  <  <
.  ^  ^  ^  ^  ^  .
"""
OUTSIDE = ("toy-store", "radio-tower", "night-market")


def blocked(signs=0, consultant=None, stack=None, hand=OUTSIDE[:2]):
    """A city of 44 in which nothing can be built; player 0 has signs in the last row."""
    data = position_of("", seats=[{"hand": list(hand), "consultant": consultant}, {}, {}, {}, {}])
    data["city"] = arrows(BLOCKED, without=OUTSIDE)
    data["stack"] = {"wild": 1} if stack is None else stack
    data["modules"] = ["consultants"] if consultant else []
    for building in data["city"][len(data["city"]) - signs :]:
        building["owner"] = 0
    return laid(data)


def settle(s):
    """Let chance show the top."""
    while s.actor == CHANCE and legal(s)[0].startswith("top"):
        play(s, legal(s)[0])
    return s


def test_blocked_cities_exist():
    city = plan(blocked())
    assert len(city) == 44
    assert placements(city) == set()


def test_in_a_blocked_city_a_tile_of_choice_is_discarded():
    s = settle(blocked())
    assert sorted(legal(s)) == ["discard radio-tower", "discard toy-store"]
    assert {view(s, seat, BOX)["asks"] for seat in range(4)} == {"discard"}


def test_the_discard_is_face_up():
    s = settle(blocked())
    play(s, "discard toy-store")
    assert s.place[number("toy-store")] == Place.DISCARDED
    assert view(s, 3, BOX)["discarded"] == ["toy-store"]


def test_the_discard_counts_as_that_build_and_a_tile_is_drawn():
    s = settle(blocked())
    play(s, "discard toy-store")
    assert legal(s) == ["draw night-market"]
    play(s, "draw night-market")
    assert (s.hand_size[0], s.free_signs[0], s.money[0]) == (2, 5, 0)


def test_blocked_is_checked_before_abandoning():
    s = settle(blocked(signs=5))
    assert s.free_signs[0] == 0
    assert {line.split()[0] for line in legal(s)} == {"discard"}


def test_a_discard_can_end_the_game():
    s = blocked(stack={}, hand=OUTSIDE[:1])
    play(s, "discard toy-store")
    assert s.step == Step.OVER


def test_a_renovator_with_something_to_cover_is_not_blocked():
    s = settle(blocked(consultant="renovator"))
    assert {line.split()[0] for line in legal(s)} == {"renovate"}


def test_a_renovator_without_a_sign_has_to_abandon():
    s = settle(blocked(signs=5, consultant="renovator"))
    assert {line.split()[0] for line in legal(s)} == {"abandon"}
