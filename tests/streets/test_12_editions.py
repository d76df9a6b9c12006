"""Streets 12: every row of the table of editions, each seen to change an outcome."""

import pytest

from citywright.games.streets.layout import YOU
from citywright.games.streets.setup import Options, new_state
from tests.streets.driver import scored
from tests.streets.plain import EDITIONS, says
from tests.streets.town import legal, number, play, town

OURS = {  # the points in the order of the table
    "2021": "1 1 1 printed 1 0 1 1",
    "draft-1.0.7": "1 1 1 5 1 0 1 1",
    "ru": "0 0 0 printed 0 1 0 0",
}
everywhere = pytest.mark.parametrize("edition", EDITIONS)


def test_2021_is_the_default():
    assert new_state(Options()).tobytes() == new_state(Options(edition="2021")).tobytes()
    assert len({new_state(Options(edition=edition)).tobytes() for edition in EDITIONS}) == len(EDITIONS)


def test_our_editions_are_those_of_the_rulebooks():
    assert {edition: " ".join(EDITIONS[edition].values()) for edition in OURS} == OURS
    assert list(Options(edition="2020").faults())


@everywhere
def test_people_may_move_to_abandoned_buildings(edition):
    s = scored("starter-home 0 parent", Z="flea-market", edition=edition)
    if says(edition, "abandoned_welcome"):
        assert legal(s) == ["send parent flea-market"]
    else:
        assert s.standing[number("starter-home"), 2] == 1, "nowhere to go"


@everywhere
def test_people_of_an_abandoned_building_never_go_back_to_it(edition):
    s = town(
        "Av Bv Cv Dv Ev",
        seats=[{"hand": ["car-park"]}, {}],
        top="wild",
        edition=edition,
        A="starter-home 0 parent",
        B="toy-store 0",
        C="art-gallery 0",
        D="food-hall 0",
        E="night-market 0",
    )
    play(s, "abandon starter-home")
    assert s.standing[number("starter-home"), 2] == 1, "never back to the same building"


@everywhere
@pytest.mark.parametrize("welcome", ["central-station", "flea-market 1"])
def test_the_station_and_owned_buildings_are_welcome_in_every_edition(edition, welcome):
    s = scored("starter-home 0 parent", Z=welcome, edition=edition)
    assert legal(s) == [f"send parent {welcome.split()[0]}"]


@everywhere
def test_people_with_fomo_count_in_people_valuations(edition):
    s = scored("guest-house 0", "toy-store *shopper *shopper", "coffee-roastery shopper", edition=edition)
    assert s.money[0] == 2 * (3 if says(edition, "fomo_pays") else 1)


@everywhere
def test_copy_may_copy_adjacency(edition):
    s = scored("fashion-outlet 0", "observatory", edition=edition)
    assert s.money[0] == (2 * 2 if says(edition, "copy_takes_place") else 0)


@everywhere
def test_copy_may_copy_enclosure(edition):
    s = town(
        """
        Sv .  .
        Y> Av Z<
        C> .  .
        """,
        seats=[{"hand": ["grand-hotel"]}, {}],
        top="wild",
        edition=edition,
        S="wax-museum",
        Y="car-park",
        A="toy-store",
        Z="oyster-bar",
        C="fashion-outlet 0",
    )
    play(s, "build grand-hotel 0,3 north", "score car-park")
    assert s.money[0] == (6 if says(edition, "copy_takes_place") else 0)


@everywhere
def test_copy_may_copy_everything_else(edition):
    s = scored("fashion-outlet 0", "food-hall", edition=edition)
    assert s.money[0] == 2 * 2


@everywhere
def test_the_enclosure_and_adjacency_buildings_themselves_pay_in_every_edition(edition):
    s = scored("observatory 0", "toy-store", edition=edition)
    assert s.money[0] == 2 * 2


@everywhere
@pytest.mark.parametrize(
    ("street", "printed"),
    [
        (("comedy-loft 0", "noodle-counter"), 8),
        (("town-hall 0", "art-gallery", "starter-home", "toy-store"), 10),
        (("flea-market 0", "art-gallery"), 5),
    ],
)
def test_dollars_a_set_of_two_or_more_colours(edition, street, printed):
    s = scored(*street, edition=edition)
    price = EDITIONS[edition]["price_of_mixed_set"]
    assert s.money[0] == (printed if price == "printed" else int(price))


@everywhere
def test_a_pair_shows_one_colour_and_pays_6_in_every_edition(edition):
    s = scored("corner-kindergarten 0", "flea-market", edition=edition)
    assert s.money[0] == 6


@everywhere
def test_renovator_on_city_park(edition):
    s = town(
        "Y> Sv Av Z<",
        seats=[{"consultant": "renovator", "hand": ["toy-store"]}, {}, {}],
        top="wild",
        edition=edition,
        Y="hardware-store",
        S="central-station",
        A="city-park",
        Z="night-market",
    )
    covers = [line for line in legal(s) if line.startswith("renovate")]
    assert covers == (["renovate toy-store city-park"] if says(edition, "park_may_be_covered") else [])


@everywhere
def test_several_best_places_for_the_grifters_copy_tile(edition):
    s = town(
        """
        .  Av .
        .  P< Q<
        .  R< U<
        .  V^ X^
        """,
        seats=1,
        edition=edition,
        lifted="artist-quarter",
        top="car-park",
        A="hardware-store",
        P="viewing-tower",
        R="wax-museum",
        Q="starter-home",
        U="student-house hipster hipster",
        V="art-gallery 1",
        X="toy-store",
    )
    beside = ["build artist-quarter 0,0 south", "build artist-quarter 2,0 south"]
    assert sorted(legal(s)) == (beside if not says(edition, "grifter_copy_by_crowd") else beside[1:]), (
        "at 2,0 it brings two hipsters to it"
    )


@everywhere
def test_several_places_for_the_grifters_enclosure_tile(edition):
    s = town(
        """
        .  Av Z<
        .  .  M<
        .  Bv Y<
        """,
        seats=1,
        edition=edition,
        lifted="car-park",
        top="food-hall",
        A="starter-home parent",
        B="flea-market parent parent",
        Z="wax-museum",
        M="trendy-lofts 1",
        Y="oyster-bar",
    )
    both = ["build car-park 0,0 east", "build car-park 0,2 east"]
    assert sorted(legal(s)) == (both[1:] if says(edition, "grifter_enclosure_by_crowd") else both)


def grifter_takes(edition, tile, **has):
    """What the Grifter may take from a building of its on its turn."""
    s = town(
        ". Av Bv Z<",
        seats=[{}, {"tokens": has}],
        difficulty="easy",
        edition=edition,
        modules=["business"],
        lifted="car-park",
        top="food-hall",
        A=f"{tile} 1",
        B="wax-museum",
        Z="oyster-bar",
    )
    play(s, "build car-park 0,0 east", f"score {tile}")
    assert s.actor == YOU
    return [line.removeprefix("take ") for line in legal(s)]


@everywhere
def test_the_grifters_token_if_it_has_some_of_all(edition):
    found = grifter_takes(edition, "tattoo-parlour", restaurant=2, residential=1, leisure=1, retail=3)
    fewest = ["residential", "leisure"]
    assert found == (
        fewest if says(edition, "grifter_takes_fewest") else ["restaurant", "residential", "leisure", "retail"]
    )


@everywhere
def test_the_grifters_token_if_it_lacks_some(edition):
    found = grifter_takes(edition, "tattoo-parlour", restaurant=2, residential=1)
    assert found == ["leisure", "retail"]
