"""Townies 4: what each object scores at once, and why; all examples of the page."""

import pytest

from citywright.events import SILENT
from citywright.games.townies import objects
from citywright.games.townies.moves import OBJECT
from tests.townies.town import asked, number, of, play, sheet, town


def drawn(text, object_, at="d4", colour="red"):
    """Draw an object on the space asked about, alone at the table; all that is told."""
    s = town({"start": colour, "sheet": sheet(text, at)}, dice=f"{object_} bee")
    return play(s, f"{object_} {asked(text, at)}")


def points(text, object_, at="d4"):
    """The points of an object on the space asked about."""
    s = town({"sheet": sheet(text, at)})
    return objects.score_object(s, 0, OBJECT[object_], number(asked(text, at)), SILENT)


# The examples of the page

EXAMPLES = {
    "a game court with four red neighbours, one a red windmill, and a blue bank": (
        "game-court",
        """
                r
            r       Bb
                @
            Wr      r
        """,
        5,
    ),
    "a windmill with three yellow neighbours and no object": (
        "windmill",
        """
                y
            y
                @
            y       r
        """,
        4,
    ),
    "a station with three brown and opposite blocks twice": (
        "station",
        """
                n
            n       b
                @
                    n
                g
        """,
        4,
    ),
    "a bike rental with two green, linked by two park blocks to a game court": (
        "bike-rental",
        """
                @       Cr
            g       g
                .       g
        """,
        3,
    ),
    "a bank on the edge with two blue, one a blue city square": (
        "bank",
        """
                @
            Qb      b
        """,
        2,
    ),
    "a city square beside a blue bank and a red station with five blocks around": (
        "city-square",
        """
                Bb
            r       Sr
                @
            g       y
        """,
        4,
    ),
}
PLACES = {"bank": "e1"}


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_page(example):
    object_, text, expected = EXAMPLES[example]
    told = drawn(text, object_, PLACES.get(object_, "e4"))
    assert of(told, "scored")[0]["points"] == expected
    assert sum(row["points"] for row in of(told, "neighbours") + of(told, "condition")) == expected


# Each object


def test_a_game_court_without_other_colours_gets_nothing_more():
    assert points("r\n\n@", "game-court") == 1


def test_a_game_court_gets_one_more_for_any_number_of_other_blocks():
    text = """
            r
        y       b
            @
        g       Bn
            n
    """
    assert points(text, "game-court") == 2


def test_a_red_object_is_a_red_block_and_a_blue_game_court_is_not():
    assert points("Br\n\n@", "game-court") == 1
    assert points("Cb\n\n@", "game-court") == 1  # not red, so it meets the condition


@pytest.mark.parametrize(("block", "expected"), [("y", 2), ("Wy", 1), ("Qr", 0)])
def test_a_windmill_gets_one_more_only_without_a_neighbour_object(block, expected):
    assert points(f"{block}\n\n@", "windmill") == expected


def test_an_object_two_spaces_away_does_not_spoil_a_windmill():
    assert points("Cr\n\ny\n\n@", "windmill") == 2


STATIONS = {
    "up and down": ("n\n\n@\n\nr", 2),
    "down to the right and up to the left": ("n\n    @\n        r", 2),
    "up to the right and down to the left": ("        r\n    @\nn", 2),
    "bent": ("n\n\n@\n    r", 1),
}


@pytest.mark.parametrize("case", STATIONS)
def test_a_station_gets_one_more_for_opposite_blocks_in_any_direction(case):
    text, expected = STATIONS[case]
    assert points(text, "station") == expected


def test_a_station_on_the_edge_has_nothing_opposite():
    assert points("@\n\nn", "station", at="e1") == 1


def test_a_bank_gets_one_more_unless_it_is_on_an_edge_space():
    assert points("b\n\n@", "bank", at="e2") == 2
    assert points("@\n\nb", "bank", at="e1") == 1
    assert points("@\n\nb", "bank", at="a4") == 1


def test_a_city_square_gets_two_for_each_neighbour_object():
    assert points("Cr\n\n@\n\nWy", "city-square") == 4


def test_a_city_square_among_six_blocks_gets_one_more():
    text = """
            Cr
        y       b
            @
        g       n
            r
    """
    assert points(text, "city-square") == 3


def test_a_city_square_among_six_objects_gets_thirteen():
    text = """
            Cr
        Wy      Bb
            @
        Kg      Sn
            Qr
    """
    assert points(text, "city-square") == 13


def test_a_city_square_on_the_edge_is_never_surrounded():
    text = """
        r       r
            @
        Cr      r
            r
    """
    assert points(text, "city-square", at="c1") == 2
    assert points("    @\nCr      r\n    r", "city-square", at="e1") == 2


# Bike rental: chains


BIKE_RENTALS = {
    "a filled block between it and the object": ("@\n\ng\n\nCr", 2),
    "the object is a direct neighbour, and no chain": ("Cr\n\n@\n\ng", 1),
    "a green object beside it is a block of the chain": ("@\n\nKg\n\nCr", 2),
    "a green object beside it alone is not reached through itself": ("@\n\nKg", 1),
    "a green object beside it, reached by a chain around": ("    g\n@\n    Kg", 3),
    "two green objects in a line": ("@\n\nKg\n\nKg", 2),
    "a gap in the chain": ("@\n\ng\n\n.\n\nCr", 1),
    "a block of another colour in the chain": ("@\n\ng\n\nr\n\nCr", 1),
    "a longer chain": ("@\n\ng\n    g\n        g\n            Br", 2),
    "no other object": ("@\n\ng\n\ng", 1),
    "an object of another colour is no block of the chain": ("@\n\ng\n\nBr\n\nCr", 2),
}


@pytest.mark.parametrize("case", BIKE_RENTALS)
def test_a_bike_rental_gets_one_more_if_green_blocks_link_it_to_another_object(case):
    text, expected = BIKE_RENTALS[case]
    assert points(text, "bike-rental", at="d3") == expected


def test_the_link_is_told():
    told = of(drawn("@\n\ng\n\nCr", "bike-rental"), "condition")
    assert told == [
        {"event": "condition", "rule": "4", "seat": 0, "object": "bike-rental", "kind": "green", "met": True,
         "spaces": ["d6"], "points": 1}
    ]  # fmt: skip


# Circles, and what is told


def test_the_neighbours_that_count_are_told():
    told = of(drawn("b\n    b\n@", "bank", colour="blue"), "neighbours")
    assert told == [
        {"event": "neighbours", "rule": "4", "seat": 0, "object": "bank", "kind": "blue", "each": 1,
         "spaces": ["d4", "e5"], "points": 2}
    ]  # fmt: skip


def test_a_windmill_is_told_what_spoils_it():
    told = of(drawn("Qr\n\n@\n\ny", "windmill"), "condition")[0]
    assert (told["met"], told["spaces"], told["points"]) == (False, ["d4"], 0)


def test_points_go_into_the_leftmost_empty_circle():
    s = town({"sheet": {"d4": "blue"}, "circles": [5, 2]})
    told = play(s, "bank d5")
    assert list(s.circle[0, :4]) == [5, 2, 2, 0]
    assert of(told, "scored") == [
        {"event": "scored", "rule": "4", "seat": 0, "object": "bank", "kind": "blue", "circle": 3, "points": 2}
    ]


def test_what_is_drawn_later_changes_no_circle():
    s = town({"sheet": {"d4": "blue"}, "start": "blue"}, round=5)
    play(s, "bank d5", "roll bank bee", "shape bee c7 d6 d7 e7 blue")
    assert list(s.circle[0, :2]) == [2, 0]
