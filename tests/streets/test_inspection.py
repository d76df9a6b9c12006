"""What a position holds: streets, what every building would pay, placements."""

from citywright.games.streets import inspection
from citywright.games.streets.layout import NOBODY
from tests.streets.town import BOX, town


def example():
    return town(
        "SH> A1v A2v HW<",
        SH="student-house 1 hipster",
        A1="starter-home 0 parent",
        A2="flea-market 0 parent",
        HW="hardware-store",
    )


def found():
    return inspection.FOUND.of(example(), NOBODY, BOX.lookup)


def test_a_street_is_told_from_its_west_end_with_the_symbols_that_count():
    assert {
        "cells": [[1, 0], [2, 0]],
        "facing": "S",
        "enclosed": True,
        "symbols": {"hipster": 1, "parent": 2, "wild": 1},
    } in found()["streets"]


def test_every_building_is_in_exactly_one_street():
    cells = [tuple(cell) for street in found()["streets"] for cell in street["cells"]]
    assert sorted(cells) == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_a_building_says_what_it_would_pay_and_which_events_explain_it():
    pays = {building["tile"]: building for building in found()["buildings"]}
    assert pays["starter-home"] | {"events": []} == {
        "at": [1, 0],
        "tile": "starter-home",
        "owner": 0,
        "valuation": 6,
        "people": 1,
        "total": 7,
        "events": [],
    }
    assert [event["event"] for event in pays["starter-home"]["events"]] == ["valued", "paid"]


def test_a_building_without_owner_pays_nobody():
    pays = {building["tile"]: building for building in found()["buildings"]}
    assert (pays["hardware-store"]["owner"], pays["hardware-store"]["total"]) == (None, 0)


def test_placements_come_from_north_to_south():
    places = found()["placements"]
    assert places == sorted(places, key=lambda place: (place[1], place[0], place[2]))
    assert [0, -1, "E"] in places
    assert [1, 1, "N"] not in places, "a wide road"


def test_inspecting_changes_nothing():
    s = example()
    before = s.tobytes()
    inspection.FOUND.of(s, NOBODY, BOX.lookup)
    assert s.tobytes() == before


def test_what_a_building_pays_is_what_is_found():
    s = example()
    for building in found()["buildings"]:
        assert inspection.pays(s, BOX.tile_number(building["tile"])) == building["total"]
