"""Positions as JSON: the documented shape, round trips, and refusals with all reasons at once."""

import copy
import json
import os
import subprocess
import sys

import numpy as np
import pytest

from citywright import positions
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.events import SILENT
from citywright.games.streets import RULES, rules
from citywright.games.streets.city import first_building
from citywright.games.streets.layout import GRIFTER, MOST_MOVES, NO_TILE, Place, Step
from citywright.games.streets.packing import coordinates
from citywright.games.streets.setup import Options, new_state
from citywright.random_numbers import below, from_seed
from tests.interpreter import mostly_compiled
from tests.streets.random_play import CONFIGURATIONS, between_turns, name
from tests.streets.test_4_turn import BLOCKED
from tests.streets.town import BOX, arrows, legal, number, play, position_of, town

HOME = {
    "tile": "starter-home", "at": [0, 0], "facing": "S", "owner": 0, "signs": 1, "people": {"parent": 1}, "fomo": {},
}  # fmt: skip

HOLDING = [{"hand": ["car-park"]}, {"hand": ["wax-museum"]}]


def documented():
    """The shape that is documented."""
    return {
        "game": "streets",
        "edition": "2021",
        "modules": [],
        "turn": 0,
        "seats": [
            {"name": "Player 1", "money": 0, "hand": ["toy-store"], "consultant": None},
            {"name": "Player 2", "money": 3, "hand": [], "consultant": None},
        ],
        "city": [copy.deepcopy(HOME)],
    }


def rich():
    """A position that uses nearly every field."""
    data = position_of(
        ". Av Bv C<",
        seats=[
            {"name": "Ada", "money": 5, "hand": ["toy-store", "oyster-bar"], "consultant": "entrepreneur",
             "tokens": {"retail": 2}, "shown": ["oyster-bar"]},
            {"name": "Bo", "money": 7, "hand": ["car-park"], "consultant": "investor", "tokens": {}},
        ],
        A="starter-home 0 parent", B="food-hall 1x2", C="art-gallery hipster *hipster",
        edition="2021", modules=["business", "consultants"], turn=1, stack={"wild": 2, "parent": 1}, top="wild",
        discarded=["night-market"],
    )  # fmt: skip
    return copy.deepcopy(data)


def renovated():
    """A position with a covered tile."""
    renovator = [{"hand": ["toy-store"], "consultant": "renovator"}, {"hand": ["wax-museum"]}, {}]
    legend = {"A": "food-hall", "L": "central-station", "R": "oyster-bar 2"}
    return position_of(
        "L> Av R<", seats=renovator, modules=["consultants"], top="wild", covered=["city-park"], **legend
    )


def solo():
    data = documented() | {"difficulty": "hard", "stack": {"wild": 2}, "top": "car-park", "endgame": {"parent": 3}}
    data["city"].append({"tile": "food-hall", "at": [1, 0], "facing": "S", "owner": 1})
    return data


def load(data):
    return positions.load(RULES, json.loads(json.dumps(data)))[1]


def reasons(data):
    with pytest.raises(Impossible) as refused:
        load(data)
    assert "; ".join(refused.value.reasons) == str(refused.value)
    return refused.value.reasons


# The documented shape


def test_the_documented_shape_loads():
    options, s = positions.load(RULES, documented())
    assert (options.players, options.edition, options.modules) == (2, "2021", ())
    assert list(s.money[:2]) == [0, 3]
    assert (s.owner[number("starter-home")], s.people[number("starter-home"), 2]) == (0, 1)
    assert list(s.hand[0]) == [number("toy-store"), 0, 0]


def test_what_is_left_out_has_a_plain_meaning():
    s = load({"seats": [{}, {}, {}], "city": [{"tile": "toy-store", "at": [2, -3], "facing": "E"}]})
    assert (s.seats, s.turn, s.money.sum(), s.owner[number("toy-store")]) == (3, 0, 0, -1)


def test_the_stack_is_all_that_is_not_elsewhere():
    assert list(load(documented()).stack) == [6, 6, 5, 5, 6]


def test_every_field_is_read():
    s = load(rich())
    assert (s.turn, s.business, s.consultants, s.top) == (1, 1, 1, 4)
    assert list(s.money[:2]) == [5, 7]
    assert list(s.stack) == [0, 0, 1, 0, 2]
    assert (s.tokens[0, 3], s.tokens_left[3]) == (2, 10)
    assert (s.shown[number("oyster-bar")], s.shown[number("toy-store")]) == (1, 0)
    assert (s.people[number("art-gallery"), 1], s.standing[number("art-gallery"), 1]) == (1, 1)
    assert (s.signs[number("food-hall")], list(s.free_signs[:2])) == (2, [4, 3])
    assert s.place[number("night-market")] == Place.DISCARDED


def test_covered_tiles_are_read():
    assert load(renovated()).place[number("city-park")] == Place.COVERED


def test_a_solo_position():
    s = load(solo())
    assert (s.solo, s.seats, s.owner[number("food-hall")]) == (1, 2, GRIFTER)
    assert (s.top_face, s.endgame[2]) == (number("car-park"), 3)


def test_the_grifters_signs_do_not_run_out():
    data = solo()
    data["city"] = arrows("v v v v v\n> . . . .\n> . . . .", without=("toy-store", "car-park"))
    for building in data["city"][2:]:
        building["owner"] = GRIFTER
    data["city"] += [{"tile": "starter-home", "at": [4, 1], "facing": "W", "owner": GRIFTER}]
    assert (load(data).owner == GRIFTER).sum() == 6


def test_streets_that_are_enclosed_and_still_signed_are_scored_first():
    s = town("L> Av R<", seats=HOLDING, A="food-hall 0", L="toy-store", R="art-gallery", top="wild")
    assert legal(s) == ["score food-hall"]
    play(s, "score food-hall")
    assert s.money[0] == 2


def test_two_such_streets_are_both_scored():
    s = town(
        """
        L> Av M> Bv R<
        .  C> D^ E< .
        """,
        A="food-hall 0", B="observatory 1", L="art-gallery", M="toy-store", R="souvenir-stall",
        C="hardware-store", D="night-market", E="town-hall", top="wild", seats=HOLDING,
    )  # fmt: skip
    assert sorted(legal(s)) == ["score food-hall", "score observatory"]


def test_an_enclosed_street_without_signs_is_not_scored_again():
    s = town("L> Av R<", A="food-hall", L="toy-store", R="art-gallery", seats=HOLDING, top="wild")
    assert s.step == Step.BUILD


def test_buildings_may_come_in_any_order():
    data = position_of("", seats=5)
    data["city"] = arrows(BLOCKED)
    forward = load(data)
    data["city"].reverse()
    backward = load(data)
    assert (forward.enclosed == backward.enclosed).all()
    assert edge(forward) == edge(backward)


def edge(s):
    return {(int(s.edge_cell[i]), int(s.edge_fits[i])) for i in range(s.edge_size)}


# Round trips


SAME = (
    "seats", "solo", "business", "consultants", "money", "free_signs", "tokens", "consultant", "hand", "hand_size",
    "people_left", "tokens_left", "stack", "top", "top_face", "endgame", "lifted", "shown", "building_at", "owner",
    "signs", "enclosed", "people", "standing", "price", "turn", "step", "actor", "builds_left", "draws_left",
)  # fmt: skip


def written(s, options):
    """A record as JSON text read back."""
    return json.loads(json.dumps(positions.to_json(RULES, s, options, ["A", "B", "C", "D", "E"])))


def differences(s, options):
    """Fields that a round trip changes."""
    again = positions.load(RULES, written(s, options))[1]
    if s.solo:
        again.free_signs[GRIFTER] = s.free_signs[GRIFTER]  # endless: their number means nothing
    seen = [tile for tile in range(1, 48) if s.place[tile] not in (Place.UNSEEN, Place.UNUSED)]
    fields = [field for field in SAME if (s[field] != again[field]).any()]
    return (
        fields
        + [f"place of {BOX.tile_id(tile)}" for tile in seen if s.place[tile] != again.place[tile]]
        + (["edge"] if edge(s) != edge(again) else [])
    )


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS, 1), ids=name)
def test_a_position_between_turns_survives_a_round_trip(options):
    for i, s in enumerate(between_turns(options)):
        if i % 5 == 0:
            assert differences(s, options) == []


def test_writing_what_was_read_gives_the_same_again():
    options, s = positions.load(RULES, rich())
    once = written(s, options)
    assert written(positions.load(RULES, once)[1], options) == once


def test_discarded_and_shown_tiles_are_written():
    options, s = positions.load(RULES, rich())
    data = written(s, options)
    assert data.get("discarded") == ["night-market"]
    assert data["seats"][0].get("shown") == ["oyster-bar"]


def test_covered_tiles_are_written():
    options, s = positions.load(RULES, renovated())
    assert written(s, options).get("covered") == ["city-park"]


def test_the_top_of_the_stack_is_written():
    options, s = positions.load(RULES, rich())
    assert written(s, options).get("top") == "wild"


# Impossible positions


def with_city(*buildings, **fields):
    return documented() | {"city": [copy.deepcopy(building) for building in buildings]} | fields


def at(tile, x, y, facing="S", **rest):
    return {"tile": tile, "at": [x, y], "facing": facing, **rest}


TEN = ["toy-store", "art-gallery", "flea-market", "food-hall", "oyster-bar", "trendy-lofts", "night-market",
       "car-park", "wax-museum", "town-hall"]  # fmt: skip


IMPOSSIBLE = {
    "unknown tile": (with_city(at("toy-stor", 0, 0)), "toy-stor", "perhaps you mean toy-store"),
    "tile twice in the city": (with_city(HOME, at("starter-home", 1, 0)), "starter-home", "only one"),
    "tile in hand and city": (with_city(at("toy-store", 0, 0)), "toy-store", "only one"),
    "tile discarded and in hand": (documented() | {"discarded": ["toy-store"]}, "toy-store", "only one"),
    "overlap": (with_city(HOME, at("flea-market", 0, 0)), "two buildings", "flea-market"),
    "wide road": (with_city(HOME, at("flea-market", 0, 1, "N")), "wide road", "flea-market"),
    "six in a street": (with_city(*[at(tile, x, 0) for x, tile in enumerate(TEN[1:7])]), "6 buildings in", ""),
    "not joined": (with_city(HOME, at("flea-market", 5, 5)), "does not join the city", "flea-market"),
    "six signs": (
        with_city(*[at(tile, i % 5, i // 5, "S" if i < 5 else "E", owner=0) for i, tile in enumerate(TEN[1:7])]),
        "6 signs", "5 is the most",
    ),
    "thirteen people": (with_city(HOME | {"people": {"parent": 13}}), "13 parent people", "12 is the most"),
    "thirteen with fomo": (
        with_city(HOME | {"people": {"parent": 6}, "fomo": {"parent": 7}}), "13 parent people", "12 is the most",
    ),
    "a hundred people": (with_city(HOME | {"people": {"parent": 100}}), "100", "0 to"),
    "minus one person": (with_city(HOME | {"people": {"parent": -1}}), "-1", "0 to"),
    "people of no colour": (with_city(HOME | {"people": {"wild": 1}}), "'wild'", "tourist"),
    "people without a symbol": (with_city(HOME | {"people": {"tourist": 1}}), "tourist", "starter-home"),
    "fomo without a symbol": (with_city(HOME | {"fomo": {"tourist": 1}}), "tourist", "starter-home"),
    "people on a wild": (with_city(at("car-park", 0, 0, people={"parent": 1})), "parent", "car-park"),
    "two signs, no Investor": (with_city(HOME | {"signs": 2}), "two signs", "Investor"),
    "three signs": (with_city(HOME | {"signs": 3}), "signs", "3"),
    "no sign, but an owner": (with_city(HOME | {"signs": 0}), "signs", "0"),
    "signs, but no owner": (with_city(HOME | {"owner": None}), "1 signs", "no owner"),
    "owner who is not there": (with_city(HOME | {"owner": 2}), "owner", "0 to 1"),
    "Station with an owner": (with_city(at("central-station", 0, 0, owner=0)), "central-station", "owner"),
    "Park with an owner": (with_city(at("city-park", 0, 0, owner=0)), "city-park", "owner"),
    "no facing": (with_city({"tile": "food-hall", "at": [0, 0]}), "facing", "S, W, N, E"),
    "unknown facing": (with_city(at("food-hall", 0, 0, "X")), "'X'", "S, W, N, E"),
    "no place": (with_city({"tile": "food-hall", "facing": "S"}), "city[0].at is missing", "[0,0]"),
    "half a place": (with_city(at("food-hall", 0, 0) | {"at": [0]}), "[0]", "2 whole numbers"),
    "off the map": (with_city(at("food-hall", 0, 99)), "99", "-38 to 38"),
    "unknown field of a building": (with_city(HOME | {"colour": "red"}), "colour", "facing"),
    "unknown field of a seat": (documented() | {"seats": [{"cash": 1}, {}]}, "cash", "money"),
    "unknown field": (documented() | {"weather": "rain"}, "weather", "city"),
    "minus money": (documented() | {"seats": [{"money": -1}, {}]}, "money", "-1"),
    "half money": (documented() | {"seats": [{"money": 1.5}, {}]}, "money", "1.5"),
    "four in hand": (documented() | {"seats": [{"hand": TEN[:4]}, {}]}, "4 entries", "3"),
    "five-player tile in a game of two": (with_city(at("radio-tower", 0, 0)), "radio-tower", "5+"),
    "Station in a hand": (documented() | {"seats": [{"hand": ["central-station"]}, {}]}, "central-station", ""),
    "Park in a hand": (documented() | {"seats": [{"hand": ["city-park"]}, {}]}, "city-park", ""),
    "Station discarded": (documented() | {"discarded": ["central-station"]}, "central-station", ""),
    "Station covered": (documented() | {"covered": ["central-station"]}, "central-station", ""),
    "unknown consultant": (documented() | {"seats": [{"consultant": "lawyer"}, {}]}, "lawyer", "hacker"),
    "a consultant twice": (
        documented() | {"seats": [{"consultant": "hacker"}] * 2, "modules": ["consultants"]}, "hacker", "",
    ),
    "Renovator with two": (
        documented() | {"seats": [{"consultant": "renovator"}, {}], "modules": ["consultants"],
                        "city": [HOME, at("central-station", 1, 0)]}, "renovator", "",
    ),
    "Contractor with five": (
        documented() | {"seats": [{"consultant": "contractor"}, {}, {}, {}, {}], "modules": ["consultants"],
                        "stack": {"wild": 2}}, "contractor", "",
    ),
    "Contractor with business": (
        documented() | {"seats": [{"consultant": "contractor"}, {}, {}], "modules": ["consultants", "business"],
                        "stack": {"wild": 2}}, "contractor", "",
    ),
    "a consultant for the Grifter": (
        documented() | {"seats": [{}, {"consultant": "hacker"}], "modules": ["consultants"], "difficulty": "easy"},
        "Grifter", "",
    ),
    "thirteen tokens": (
        documented() | {"seats": [{"tokens": {"retail": 7}}, {"tokens": {"retail": 6}}], "modules": ["business"]},
        "13 retail tokens", "12",
    ),
    "unknown token": (
        documented() | {"seats": [{"tokens": {"wild": 1}}, {}], "modules": ["business"]}, "'wild'", "retail",
    ),
    "shown but not held": (documented() | {"seats": [{"hand": [], "shown": ["toy-store"]}, {}]}, "toy-store", "hand"),
    "six players": (documented() | {"seats": [{}] * 6}, "6 entries", "1 to 5"),
    "unknown edition": (documented() | {"edition": "1999"}, "1999", "2021"),
    "unknown module": (documented() | {"modules": ["weather"]}, "weather", "business"),
    "unknown difficulty": (documented() | {"difficulty": "mild"}, "mild", "easy"),
    "a turn of nobody": (documented() | {"turn": 2}, "turn", "0 to 1"),
    "too many backs in the stack": (documented() | {"stack": {"parent": 9}}, "9 parent", "unseen"),
    "unknown back in the stack": (documented() | {"stack": {"purple": 1}}, "purple", "parent"),
    "unknown top": (documented() | {"top": "purple"}, "purple", "does not exist"),
    "a back for a tile": (documented() | {"top": "parant"}, "parant", "perhaps you mean parent"),
    "a top that is not in the stack": (documented() | {"stack": {"wild": 2}, "top": "parent"}, "top", "parent"),
    "a solo top that is in the city": (solo() | {"top": "starter-home"}, "starter-home", "only one"),
    "four in the endgame stack": (
        solo() | {"endgame": {"parent": 3, "wild": 1}}, "endgame", "",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_the_impossible_is_refused_with_its_reason(case):
    data, *parts = IMPOSSIBLE[case]
    told = reasons(data)
    assert any(all(part in reason for part in parts) for reason in told), told


def test_a_possible_position_is_not_refused():
    assert load(rich()).seats == load(documented()).seats == load(solo()).seats == 2


def test_all_reasons_come_at_once():
    data = documented() | {
        "edition": "1999",
        "weather": "rain",
        "turn": 9,
        "discarded": ["toy-store"],
        "city": [
            HOME | {"people": {"parent": 13, "tourist": 1}, "owner": 7},
            at("nowhere", 9, 9),
            at("flea-market", 0, 1, "N"),
            at("art-gallery", 0, 1, "N"),
            at("oyster-bar", 5, 5, signs=1),
            *[at(tile, 10 + x, 5, owner=0) for x, tile in enumerate(TEN[4:10]) if tile != "oyster-bar"],
            at("grand-hotel", 10, 5, owner=0),
        ],
    }
    told = " | ".join(reasons(data))
    expected = [
        "1999", "weather", "turn", "toy-store", "13 parent", "tourist", "owner", "nowhere", "two buildings",
        "wide road", "no owner", "6 buildings in the street", "6 signs", "does not join",
    ]  # fmt: skip
    assert [part for part in expected if part not in told] == []


def test_two_of_a_kind_are_both_told():
    data = with_city(HOME, at("flea-market", 0, 1, "N"), at("toy-stare", 5, 5), at("nowhere", 6, 6))
    data["seats"] = [{"money": -1}, {"money": -2}]
    told = " | ".join(reasons(data))
    assert all(part in told for part in ("toy-stare", "nowhere", "seats[0].money", "seats[1].money"))


# What is no position


@pytest.mark.parametrize("data", [None, 3, "streets", [], [documented()], True, 1.5])
def test_what_is_no_object_is_no_position(data):
    with pytest.raises(NotReadable):
        positions.load(RULES, data)


def test_a_position_of_another_game_is_refused():
    with pytest.raises(NotReadable, match="townies"):
        positions.load(RULES, documented() | {"game": "townies"})


ODD = ["x", None, True, -1, 0, 2, 7, 10**6, 10**30, 1.5, float("nan"), float("inf"), "", "parent", "toy-store"]
ODD += [[], [[]], [{}], [None], ["x"], {}, {"x": 1}, {"parent": []}, {"parent": None}, [0, 0], [1.0, 2.0]]


def paths(data, path=()):
    """All places in a position."""
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from paths(value, (*path, key))


def changed(data, path, value):
    """A position with another value in one place."""
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def crash(data):
    """What went wrong other than a refusal."""
    try:
        s = positions.load(RULES, data)[1]
        legal(s)
    except CitywrightError as error:
        return None if str(error) else "a refusal without a reason"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


@pytest.mark.parametrize("start", [rich, solo, renovated], ids=["rich", "solo", "renovated"])
@pytest.mark.parametrize("odd", mostly_compiled(ODD, 1), ids=repr)
def test_odd_values_are_refused_or_read_but_never_crash(start, odd):
    data = start()
    crashes = {path: crash(changed(data, path, odd)) for path in paths(data) if path}
    assert {path: what for path, what in crashes.items() if what} == {}


@pytest.mark.parametrize("start", [rich, solo, renovated], ids=["rich", "solo", "renovated"])
def test_anything_may_be_left_out_without_a_crash(start):
    data = start()
    found = {}
    for path in [path for path in paths(data) if path and isinstance(path[-1], str)]:
        less = changed(data, path, None)
        inner = less
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]
        found[path] = crash(less)
    assert {path: what for path, what in found.items() if what} == {}


def test_a_city_without_buildings_can_be_read():
    assert (load(documented() | {"city": []}).building_at == NO_TILE).all()


@pytest.mark.parametrize("fields", ["'top': 'wild'", "'stack': {'wild': 2}, 'top': 'wild'"])
def test_a_stack_with_nobody_holding_a_tile_does_not_hang(fields):
    """Refused or read, in its own process because compiled code cannot be interrupted."""
    code = (
        "from citywright.errors import CitywrightError\n"
        "from citywright import positions\n"
        "from citywright.games.streets import RULES\n"
        f"data = {{'city': [{{'tile': 'toy-store', 'at': [0, 0], 'facing': 'S'}}], {fields}}}\n"
        "try:\n    positions.load(RULES, data)\nexcept CitywrightError:\n    pass\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"CITYWRIGHT_JIT": "0"}, timeout=10, check=False
    )
    assert run.returncode == 0


def test_two_doubled_buildings_are_refused():
    data = with_city(HOME | {"owner": 0, "signs": 2}, at("flea-market", 1, 0, owner=0, signs=2))
    data |= {"modules": ["consultants"], "seats": [{"consultant": "investor"}, {}]}
    assert "seat 0 has 2 buildings with two signs; one is the most" in reasons(data)


def test_a_solo_position_has_two_seats():
    assert "3 seats" in reasons(documented() | {"difficulty": "easy", "seats": [{}, {}, {}]})[0]


def test_the_contractors_stack_must_be_given():
    data = documented() | {"modules": ["consultants"], "seats": [{"consultant": "contractor"}, {}]}
    assert "the stack must be given" in " ".join(reasons(data))


def test_one_build_encloses_at_most_five_streets():
    s = next(s for s in random_games_ends() if enclosed_streets(s) > 5)
    data = positions.to_json(RULES, s, Options(5), ["a", "b", "c", "d", "e"])
    seen = set()
    for building in data["city"]:
        first = first_building(s, BOX.tile_number(building["tile"]))
        if building["enclosed"] and first not in seen and building["tile"] not in ("central-station", "city-park"):
            building |= {"owner": len(seen) % 5, "signs": 1}
            seen.add(first)
    assert "enclosed streets still hold signs or people" in " ".join(reasons(data))


def random_games_ends():
    """Records of games of five, just before the end."""
    for seed in range(20):
        s, rng, moves = new_state(Options(5)), from_seed(seed), np.zeros(MOST_MOVES, np.int32)
        while s.hand_size[:5].sum() + s.stack.sum():
            actor = int(s.actor)
            n = int(rules.legal(s, actor, moves))
            rules.play(s, actor, int(moves[below(rng, n)]), SILENT)
        yield s


def enclosed_streets(s):
    """How many enclosed streets a city has."""
    return len({first_building(s, tile) for tile in range(3, 48) if s.place[tile] == Place.CITY and s.enclosed[tile]})


def test_a_city_at_the_edge_of_the_board_never_outgrows_it():
    for at_, facing in (([38, 0], "N"), ([0, 38], "W"), ([-38, -38], "E"), ([38, 38], "S")):
        data = {"seats": [{"hand": ["toy-store", "farm-shop", "town-hall"]}, {"hand": ["oyster-bar", "car-park"]}]}
        data["city"] = [{"tile": "starter-home", "at": at_, "facing": facing}]
        _, s = positions.load(RULES, data)
        rng, moves = from_seed(1), np.zeros(MOST_MOVES, np.int32)
        while s.actor != -1:
            n = int(rules.legal(s, int(s.actor), moves))
            assert n > 0
            rules.play(s, int(s.actor), int(moves[below(rng, n)]), SILENT)
        cells = [coordinates(s.cell[tile]) for tile in range(3, 48) if s.place[tile] == Place.CITY]
        assert max(max(abs(x), abs(y)) for x, y in cells) <= 40


def test_a_solo_hand_never_overflows():
    hand = ["toy-store", "farm-shop", "town-hall"]
    data = with_city(HOME) | {"difficulty": "easy", "seats": [{"hand": hand}, {}], "lifted": "car-park"}
    _, s = positions.load(RULES, data | {"stack": {"parent": 2}})
    assert s.draws_left == 0
    assert "the Grifter has no hand" in " ".join(reasons(data | {"seats": [{}, {"hand": hand}]}))


def test_all_that_lies_face_down_must_be_unseen():
    data = with_city(HOME) | {"difficulty": "easy", "seats": [{}, {}], "stack": {"wild": 6}, "endgame": {"wild": 3}}
    assert "9 wild backs lie face down, but only 8" in " ".join(reasons(data))


def test_people_who_lie_in_an_enclosed_street_wait_to_move():
    s = town("S> Av H<", S="student-house", A="starter-home parent", H="hardware-store", top="wild")
    assert legal(s) == ["score starter-home"]


def test_the_grifter_lifts_nothing_while_a_street_waits():
    drawn = position_of("S> Av H<", S="student-house", A="starter-home 0 parent", H="hardware-store", seats=1)
    told = " ".join(reasons(drawn | {"difficulty": "easy", "lifted": "car-park"}))
    assert "the Grifter cannot have lifted car-park" in told
