"""Streets 7: moving people."""

from itertools import pairwise

import numpy as np
import pytest

from citywright.games.streets.layout import NOBODY, STATION, Place
from citywright.games.streets.people import attracts
from citywright.names import plain
from tests.interpreter import mostly_compiled
from tests.streets.random_play import CONFIGURATIONS, between_turns, copy_of, name, random_game
from tests.streets.town import BOX, legal, number, play, town

TOURIST, HIPSTER, PARENT, SHOPPER = range(4)


def closing(a="starter-home 0 parent", below="trendy-lofts 1", right="night-market", tile="toy-store", **rest):
    """Player 0 closes the street of A and scores it; D below and R to the right are in open streets."""
    s = town(
        """
        . Av R<
        . D> .
        """,
        seats=[{"hand": [tile]}, {}], A=a, D=below, R=right, top="wild", **rest,
    )  # fmt: skip
    play(s, f"build {tile} 0,0 east", f"score {a.split()[0]}")
    return s


def people(s, tile, colour=PARENT):
    """Lying and standing people on a building."""
    return int(s.people[number(tile), colour]), int(s.standing[number(tile), colour])


# Where they go


def test_people_move_to_a_building_of_their_colour_in_an_open_street():
    s = closing()
    assert legal(s) == ["send parent trendy-lofts"]
    play(s, "send parent trendy-lofts")
    assert (people(s, "starter-home"), people(s, "trendy-lofts")) == ((0, 0), (1, 0))


def test_all_people_of_the_street_leave_it():
    s = town(
        """
        .  Av Bv R<
        .  D> E> .
        """,
        seats=[{"hand": ["car-park"]}, {}], top="wild",
        A="starter-home 0 parent parent", B="art-gallery 1 hipster", R="toy-store", D="trendy-lofts", E="student-house",
    )  # fmt: skip
    play(s, "build car-park 0,0 east", "score starter-home")
    play(s, "send hipster student-house", *["send parent trendy-lofts"] * 2)
    assert people(s, "starter-home") == people(s, "art-gallery", HIPSTER) == (0, 0)
    assert (people(s, "trendy-lofts"), people(s, "student-house", HIPSTER)) == ((2, 0), (1, 0))


def test_the_current_player_moves_them_whoever_owned_the_building():
    s = closing(a="starter-home 1 parent")
    assert s.actor == 0


def test_wild_symbols_attract_nobody():
    s = closing(below="food-hall 1", right="city-park")
    assert people(s, "starter-home") == (0, 1)


def test_buildings_without_owner_are_fine():
    assert legal(closing(below="trendy-lofts")) == ["send parent trendy-lofts"]


def test_the_station_is_fine():
    assert legal(closing(below="food-hall", right="central-station")) == ["send parent central-station"]


def test_own_and_others_buildings_are_fine():
    s = closing(below="trendy-lofts 1", right="flea-market 0")
    assert sorted(legal(s)) == ["send parent flea-market", "send parent trendy-lofts"]


def test_the_new_building_is_fine():
    s = closing(tile="flea-market", below="food-hall")
    assert legal(s) == ["send parent flea-market"]


def test_buildings_in_the_scored_street_are_not():
    s = town(
        ". Av Bv R<", seats=[{"hand": ["toy-store"]}, {}], top="wild",
        A="starter-home 0 parent", B="trendy-lofts 1", R="night-market",
    )  # fmt: skip
    play(s, "build toy-store 0,0 east", "score starter-home")
    assert people(s, "starter-home") == (0, 1)


def test_buildings_in_a_street_enclosed_before_are_not():
    s = town(
        """
        . Av R<
        . D> .
        . E^ .
        """,
        seats=[{"hand": ["toy-store"]}, {}], top="wild",
        A="starter-home 0 parent", D="trendy-lofts", E="food-hall", R="night-market",
    )  # fmt: skip
    play(s, "build toy-store 0,0 east", "score starter-home")
    assert people(s, "starter-home") == (0, 1)


def two_at_once(a, b, left="art-gallery"):
    """A build at 2,0 encloses the street of A and that of B."""
    s = town(
        """
        L> Av .  Bv R<
        .  C> D^ E< .
        """,
        A=a, B=b, L=left, R="souvenir-stall", C="hardware-store", D="night-market", E="town-hall",
        seats=[{"hand": ["toy-store"]}, {}], top="wild",
    )  # fmt: skip
    play(s, "build toy-store 2,0 east")
    return s


def test_a_street_enclosed_but_not_yet_scored_is_enclosed():
    s = two_at_once("starter-home 0 parent", "flea-market 1 parent")
    play(s, "score starter-home")
    assert (people(s, "starter-home"), people(s, "flea-market")) == ((0, 1), (1, 0))
    play(s, "score flea-market")
    assert people(s, "flea-market") == (0, 1)


def test_a_street_scored_before_is_enclosed():
    s = two_at_once("starter-home 0 parent", "flea-market 1 parent")
    play(s, "score flea-market", "score starter-home")
    assert (people(s, "starter-home"), people(s, "flea-market")) == ((0, 1), (0, 1))


# FOMO


def test_people_with_nowhere_to_go_stay_and_stand():
    s = closing(a="starter-home 0 parent parent parent", below="food-hall")
    assert people(s, "starter-home") == (0, 3)


def test_some_colours_move_while_others_stand():
    s = town(
        """
        .  Av Bv R<
        .  D> .  .
        """,
        seats=[{"hand": ["car-park"]}, {}], top="wild",
        A="starter-home 0 parent", B="art-gallery 1 hipster", R="night-market", D="trendy-lofts",
    )  # fmt: skip
    play(s, "build car-park 0,0 east", "score starter-home", "send parent trendy-lofts")
    assert (people(s, "art-gallery", HIPSTER), people(s, "trendy-lofts")) == ((0, 1), (1, 0))


def test_people_who_stood_in_the_street_move_too_and_lie_down():
    s = closing(a="starter-home *parent parent")
    play(s, *["send parent trendy-lofts"] * 2)
    assert (people(s, "starter-home"), people(s, "trendy-lofts")) == ((0, 0), (2, 0))


def test_people_who_stand_elsewhere_do_not_move_when_a_street_is_scored():
    s = closing(below="trendy-lofts", right="pancake-house *parent")
    play(s, "send parent trendy-lofts")
    assert people(s, "pancake-house") == (0, 1)


def test_people_of_an_abandoned_building_are_not_welcome_in_it():
    tiles = ["starter-home", "toy-store", "food-hall", "art-gallery", "oyster-bar"]
    legend = {f"X{i}": f"{tile} 0" for i, tile in enumerate(tiles)} | {"X0": "starter-home 0 parent"}
    s = town("X0v X1v X2v X3v X4v", seats=[{"hand": ["car-park"]}, {}], top="wild", **legend)
    play(s, "abandon starter-home")
    assert people(s, "starter-home") == (0, 1)


def test_people_may_move_to_an_abandoned_building():
    s = closing(below="trendy-lofts")  # it has no sign
    assert legal(s) == ["send parent trendy-lofts"]


# A move is how many go where


def ways(s):
    """All outcomes of moving people, each as often as there are ways to play it."""
    lines = [line for line in legal(s) if line.startswith("send")]
    if not lines:
        return [tuple(int(n) for n in s.people.flat)]
    found = []
    for line in lines:
        after = copy_of(s)
        play(after, line)
        found += ways(after)
    return found


@pytest.mark.parametrize(("n", "outcomes"), [(1, 2), (2, 3), (3, 4), (5, 6)])
def test_people_of_a_colour_are_alike(n, outcomes):
    found = ways(closing(a="starter-home 0" + " parent" * n, right="flea-market"))
    assert len(found) == len(set(found)) == outcomes


def test_three_people_and_three_places():
    s = town(
        """
        .  Av Bv R<
        .  D> E> .
        """,
        seats=[{"hand": ["car-park"]}, {}], top="wild",
        A="starter-home 0 parent parent", B="sweet-ice-cream 1 parent", R="flea-market", D="trendy-lofts",
        E="pancake-house",
    )  # fmt: skip
    play(s, "build car-park 0,0 east", "score starter-home")
    found = ways(s)
    assert len(found) == len(set(found)) == 10  # three of three kinds: 5 over 2


# What always holds


def everybody(s):
    return list(s.people_left + s.people.sum(axis=0) + s.standing.sum(axis=0))


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS[::2], 3), ids=name)
def test_there_are_always_twelve_of_each_colour(options):
    assert all(everybody(s) == [12, 12, 12, 12] for s in random_game(options))


def check_standing(s):
    """Between turns nobody stands who could move, on an owned building, or while the Station's street is open."""
    s = plain(s)
    for tile, colour in np.argwhere(s.standing):
        assert s.owner[tile] == NOBODY
        assert s.enclosed[STATION]
        assert not [other for other in range(1, 48) if other != tile and attracts_slowly(s, other, colour)]


def attracts_slowly(s, tile, colour):
    if s.place[tile] != Place.CITY or s.enclosed[tile] or colour not in BOX[tile].symbols:
        return False
    return bool(s.abandoned_welcome) or s.owner[tile] != NOBODY or tile == STATION


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS[1::2], 3), ids=name)
def test_nobody_stands_who_could_move(options):
    turns = 0
    for s in between_turns(options):
        check_standing(s)
        turns += 1
    assert turns >= 13


@pytest.mark.compiled
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)
def test_nobody_stands_who_could_move_in_many_games(options):
    stood = 0
    for seed in range(10):
        for s in between_turns(options, seed):
            check_standing(s)
            stood += int(s.standing.sum())
    assert stood > 0


def test_every_person_is_on_a_building_that_shows_its_colour():
    for s in random_game(CONFIGURATIONS[12]):
        there = (s.people + s.standing) > 0
        assert all(colour in BOX[tile].symbols for tile in range(1, 48) for colour in range(4) if there[tile, colour])


def test_an_enclosed_street_without_signs_has_nobody_lying_between_turns():
    for s in between_turns(CONFIGURATIONS[12]):
        assert not s.people[s.enclosed == 1].any()


def test_destinations_are_offered_in_one_order():
    for s in random_game(CONFIGURATIONS[4]):
        sends = [number(line.split()[2]) for line in legal(s) if line.startswith("send")] if s.actor < 5 else []
        assert all(one < other for one, other in pairwise(sends))
        assert all(attracts(s, tile, s.colour) and attracts_slowly(s, tile, s.colour) for tile in sends)
