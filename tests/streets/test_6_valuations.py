"""Streets 6: what each kind of valuation pays."""

from itertools import product

import pytest

from citywright.events import SILENT
from citywright.games.streets import city
from citywright.games.streets.layout import Colour, Facing, Place, Valuation
from citywright.games.streets.packing import cell_at
from citywright.games.streets.scoring import worth
from citywright.games.streets.setup import Options
from citywright.games.streets.tally import sets, tally
from citywright.games.streets.valuation import appraise
from tests.streets.town import BOX, empty_state, number, town

T, H, P, S, W = Colour
PRICE = {"PEOPLE": 2, "SYMBOLS": 2, "PAIR": 6, "WILD": 4, "SIGNS": 3, "SIZE": 2, "ADJACENCY": 2, "ENCLOSURE": 6}


def value(s, tile, seat=0):
    """What the valuation printed on a building pays a seat, without people and doubling."""
    paying, units, _ = appraise(s, seat, number(tile), number(tile))
    return units * int(s.price[paying])


def total(s, tile):
    """What a building pays its owner when its street is scored."""
    return worth(s, number(tile), False, SILENT)


def put(s, tile, x, y, facing):
    """Lay a tile, joined or not."""
    s.place[number(tile)] = Place.CITY
    city.lay(s, number(tile), cell_at(x, y), int(Facing[facing]))


def street(*tiles, left="", right="", **rest):
    """A street of tiles facing south; buildings to the left and right point into it."""
    codes = [f"X{i}" for i in range(len(tiles))]
    cells = ["L>" if left else ".", *(f"{code}v" for code in codes), "R<" if right else "."]
    legend = dict(zip(codes, tiles, strict=True)) | ({"L": left} if left else {}) | ({"R": right} if right else {})
    return town(" ".join(cells), **legend, **rest)


@pytest.mark.parametrize("tile", [t for t in BOX.tiles if t.valuation.name in PRICE], ids=lambda t: t.id)
def test_prices(tile):
    assert tile.price == PRICE[tile.valuation.name]


@pytest.mark.parametrize("tile", [t for t in BOX.tiles if t.valuation == Valuation.PAIR], ids=lambda t: t.id)
def test_a_pair_is_of_two_equal_symbols(tile):
    assert len(tile.depicted) == 2
    assert len(set(tile.depicted)) == 1


# Symbols that count


def test_symbols_of_the_street_count():
    assert value(street("starter-home 0", "trendy-lofts", "art-gallery"), "starter-home") == 2 * 3


@pytest.mark.parametrize(("facing", "one", "other"), [c for c in product("SWNE", repeat=3) if c[0] not in c[1:]])
def test_symbols_on_an_end_cell_count_if_they_point_into_the_street(facing, one, other):
    s = empty_state(Options(2))
    x, y = (1, 0) if facing in "SN" else (0, 1)
    for i, (tile, turned) in enumerate([("flea-market", one), ("starter-home", facing), ("pancake-house", other)]):
        put(s, tile, x * i, y * i, turned)
    inward = ("E", "W") if facing in "SN" else ("S", "N")
    assert value(s, "starter-home") == 2 * (1 + (one == inward[0]) + (other == inward[1]))


def test_they_count_for_a_street_still_open():
    assert value(street("starter-home 0", left="flea-market"), "starter-home") == 2 * 2


def test_only_the_end_cells_count_not_other_neighbours():
    s = empty_state(Options(2))
    put(s, "starter-home", 0, 0, "S")
    put(s, "flea-market", 0, 1, "W")  # across the road
    put(s, "pancake-house", 0, -1, "S")  # behind, and pointing here
    put(s, "trendy-lofts", 2, 0, "W")  # pointing here, with a gap between
    assert value(s, "starter-home") == 2


def test_only_the_nearest_building_beyond_an_end_counts():
    s = street("starter-home 0", right="art-gallery")
    put(s, "flea-market", 3, 0, "W")
    assert value(s, "starter-home") == 2


def test_the_stations_symbols_count_in_its_street_and_in_the_one_below():
    s = town(
        """
        STv Av
        B>  .
        """,
        ST="central-station", A="starter-home", B="flea-market",
    )  # fmt: skip
    assert value(s, "starter-home") == 2 * 2
    assert value(s, "flea-market") == 5  # its parent and the Station's hipster


def test_the_parks_symbol_is_wild():
    assert value(street("starter-home 0", right="city-park"), "starter-home") == 2 * 2


# People


def test_people_pays_two_a_person_of_the_colour_in_the_street():
    assert value(street("sweet-ice-cream 0 parent", "starter-home parent parent"), "sweet-ice-cream") == 2 * 3


def test_people_of_other_colours_do_not_count():
    assert value(street("sweet-ice-cream 0 parent", "art-gallery hipster hipster"), "sweet-ice-cream") == 2


def test_people_outside_the_street_do_not_count():
    s = street("sweet-ice-cream 0 parent", left="flea-market parent parent", right="starter-home parent")
    assert value(s, "sweet-ice-cream") == 2


def test_people_with_fomo_count():
    assert value(street("sweet-ice-cream 0", "starter-home *parent parent"), "sweet-ice-cream") == 2 * 2


def test_people_of_all_owners_count():
    assert value(street("sweet-ice-cream 0", "starter-home 1 parent"), "sweet-ice-cream") == 2


def test_people_counts_people_not_symbols():
    assert value(street("sweet-ice-cream 0", "starter-home", right="night-market"), "sweet-ice-cream") == 0


# Symbols


def test_symbols_pays_two_a_symbol_of_the_colour_or_wild():
    s = street("art-gallery 0", "noodle-counter", "food-hall", "toy-store", left="car-park", right="student-house")
    assert value(s, "art-gallery") == 2 * (1 + 2 + 1 + 0 + 1 + 1)


def test_symbols_may_be_of_another_colour_than_the_tile():
    assert value(street("trendy-lofts 0", "art-gallery"), "trendy-lofts") == 2


def test_symbols_does_not_count_people():
    assert value(street("art-gallery 0 hipster hipster hipster"), "art-gallery") == 2


# Sets


def sets_by_trial(have, need):
    """The most sets, giving the wilds to colours in every way."""
    colours, wild = list(have[:4]), have[4]
    best = 0
    for given in product(range(wild + 1), repeat=4):
        if sum(given) <= wild:
            full = [(c + g) // n for c, g, n in zip(colours, given, need, strict=True) if n]
            best = max(best, min(full))
    return best


def as_tally(counts):
    return tally(*(colour for colour, n in enumerate(counts) for _ in range(n)))


NEEDS = sorted({tuple(t.depicted.count(colour) for colour in range(4)) for t in BOX.tiles if t.depicted})


@pytest.mark.parametrize("need", NEEDS)
def test_as_many_sets_as_possible_with_wilds_in_the_gaps(need):
    shown = [colour for colour in range(4) if need[colour]]
    for counts in product(range(4), repeat=len(shown)):
        for wild in range(4):
            have = [0, 0, 0, 0, wild]
            for colour, n in zip(shown, counts, strict=True):
                have[colour] = n
            assert sets(as_tally(have), as_tally(need)) == sets_by_trial(have, need)


@pytest.mark.parametrize(
    ("have", "need", "n"),
    [
        ([H, P], [H, P], 1),
        ([H, H, P], [H, P], 1),
        ([H, H, P, P], [H, P], 2),
        ([H, W], [H, P], 1),
        ([W, W], [H, P], 1),
        ([H, P, W], [H, P], 1),
        ([H, P, W, W], [H, P], 2),
        ([H, H, H, W], [H, P], 1),
        ([H, H, P, W], [H, P], 2),
        ([H, H, T], [H, H, T], 1),
        ([H, T, T], [H, H, T], 0),
        ([H, T, W], [H, H, T], 1),
        ([H, H, H, H, T, T], [H, H, T], 2),
        ([H, H, H, T, T, W], [H, H, T], 2),
        ([T, H, P, S], [T, H, P, S], 1),
        ([T, H, P, W], [T, H, P, S], 1),
        ([T, T, H, P], [T, H, P, S], 0),
        ([H, H], [H, H], 1),
        ([H, H, H], [H, H], 1),
        ([H, H, H, W], [H, H], 2),
        ([W, W, W], [H, H], 1),
        ([S, S], [H, H], 0),
    ],
)
def test_sets_by_hand(have, need, n):
    assert sets(tally(*have), tally(*need)) == n


def test_a_set_pays_its_amount_for_each():
    s = street("flea-market 0", "art-gallery", left="student-house", right="night-market")
    assert value(s, "flea-market") == 2 * 5


def test_a_set_may_repeat_a_symbol():
    s = street("comedy-loft 0", "art-gallery", right="oyster-bar")
    assert value(s, "comedy-loft") == 8
    assert value(street("comedy-loft 0", right="oyster-bar"), "comedy-loft") == 0


def test_a_set_of_all_colours():
    s = street("town-hall 0", "toy-store", "starter-home", right="art-gallery")
    assert value(s, "town-hall") == 10  # the town hall's own wild stands for the tourist


def test_a_pair_pays_six_for_two_equal_symbols():
    assert value(street("tattoo-parlour 0"), "tattoo-parlour") == 0
    assert value(street("tattoo-parlour 0", "art-gallery"), "tattoo-parlour") == 6
    assert value(street("tattoo-parlour 0", "noodle-counter"), "tattoo-parlour") == 6
    assert value(street("tattoo-parlour 0", "noodle-counter", "art-gallery"), "tattoo-parlour") == 12


def test_a_wild_completes_a_pair():
    assert value(street("tattoo-parlour 0", right="city-park"), "tattoo-parlour") == 6


def test_a_tile_with_two_symbols_is_a_pair_by_itself():
    assert value(street("concept-store 0"), "concept-store") == 6


# Wild


def test_wild_pays_four_a_wild_symbol():
    s = street("hardware-store 0", "car-park", "toy-store", left="night-market", right="city-park")
    assert value(s, "hardware-store") == 4 * 4


def test_wild_counts_no_colours():
    assert value(street("hardware-store 0", "toy-store", left="art-gallery"), "hardware-store") == 4


# Signs


def test_signs_pays_three_a_sign_of_the_owner_in_the_street():
    s = street("grand-hotel 0", "toy-store 0", "food-hall 1", "art-gallery", left="starter-home 0")
    assert value(s, "grand-hotel") == 3 * 2


def test_signs_counts_its_own():
    assert value(street("grand-hotel 0"), "grand-hotel") == 3


def test_a_lone_doubled_signs_building_pays_twelve():
    seats = [{"consultant": "investor"}, {}]
    s = street("grand-hotel 0x2", seats=seats, modules=["consultants"])
    assert total(s, "grand-hotel") == 12


# Street size


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_size_pays_two_a_building_in_the_street(size):
    tiles = ["food-hall 0", "toy-store", "art-gallery", "central-station", "starter-home 1"][:size]
    assert value(street(*tiles, left="night-market"), "food-hall") == 2 * size


# Adjacency


AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@pytest.mark.parametrize("at", AROUND)
def test_adjacency_pays_two_for_a_building_on_any_of_eight_cells(at):
    s = empty_state(Options(2))
    put(s, "observatory", 0, 0, "S")
    put(s, "toy-store", *at, "N")
    assert value(s, "observatory") == 2


def test_adjacency_pays_up_to_sixteen_for_buildings_of_any_kind():
    s = empty_state(Options(2))
    put(s, "observatory", 0, 0, "S")
    for i, at in enumerate(AROUND):
        put(s, BOX.tiles[i].id, *at, "SWNE"[i % 4])
    assert value(s, "observatory") == 16


def test_adjacency_does_not_count_two_cells_away():
    s = empty_state(Options(2))
    put(s, "observatory", 0, 0, "S")
    put(s, "toy-store", 2, 0, "S")
    put(s, "art-gallery", 0, 2, "N")
    assert value(s, "observatory") == 0


# Enclosure


@pytest.mark.parametrize(("facing", "turned"), [c for c in product("SWNE", repeat=2) if c[0] != c[1]])
def test_enclosure_pays_six_in_an_end_cell_of_an_enclosed_street_whatever_way_it_is_turned(facing, turned):
    s = empty_state(Options(2))
    x, y = (1, 0) if facing in "SN" else (0, 1)
    put(s, "car-park", 0, 0, turned)
    put(s, "toy-store", x, y, facing)
    assert value(s, "car-park") == 0
    put(s, "art-gallery", 2 * x, 2 * y, "W" if facing in "SN" else "N")
    assert value(s, "car-park") == 6


def test_enclosure_pays_once_for_two_streets():
    s = empty_state(Options(2))
    for x, (tile, facing) in enumerate(
        [("toy-store", "E"), ("art-gallery", "S"), ("car-park", "W"), ("oyster-bar", "S"), ("night-market", "W")]
    ):
        put(s, tile, x, 0, facing)
    assert value(s, "car-park") == 6


def test_enclosure_pays_nothing_for_its_own_street_being_enclosed():
    assert value(street("car-park 0", left="toy-store", right="art-gallery"), "car-park") == 0


def test_enclosure_pays_nothing_beside_an_enclosed_street():
    s = street("toy-store", left="art-gallery", right="oyster-bar")
    put(s, "car-park", 1, 1, "E")
    put(s, "bicycle-workshop", 1, -1, "N")
    assert (value(s, "car-park"), value(s, "bicycle-workshop")) == (0, 0)


def test_enclosure_does_not_care_whether_the_street_was_scored():
    s = street("toy-store 1", left="car-park 0", right="art-gallery")
    assert value(s, "car-park") == 6


# Copy

COPIES = ("fashion-outlet", "artist-quarter")
OTHERS = [t.id for t in BOX.tiles if t.id not in COPIES and not t.five_plus]
BEST = {  # what each pays player 0 in the street of `copy_street`, worked out by hand
    "chillax-spa": 2 * 3, "grand-hotel": 3 * 1, "harbour-cruise": 0, "souvenir-stall": 5 * 1, "oyster-bar": 6 * 1,
    "backpacker-hostel": 5 * 2, "wax-museum": 2 * 2, "viewing-tower": 2 * 2, "art-gallery": 2 * 4,
    "student-house": 2 * 2, "micro-brewery": 0, "vinyl-cellar": 5 * 2, "bicycle-workshop": 0,
    "tattoo-parlour": 6 * 2, "noodle-counter": 2 * 2, "comedy-loft": 8 * 1, "starter-home": 2 * 3,
    "flea-market": 5 * 2, "trendy-lofts": 2 * 3, "sweet-ice-cream": 0, "corner-kindergarten": 6 * 1,
    "pancake-house": 5 * 1, "terraced-row": 2 * 2, "paddling-pool": 0, "toy-store": 2 * 3, "concept-store": 6 * 2,
    "high-end-tailor": 0, "coffee-roastery": 2 * 2, "farm-shop": 5 * 1, "penthouse-tower": 3 * 1,
    "bowling-alley": 2 * 2, "hardware-store": 4 * 3, "car-park": 0, "town-hall": 10 * 1, "night-market": 4 * 3,
    "food-hall": 2 * 2, "observatory": 2 * 2, "guest-house": 0, "central-station": 0, "city-park": 0,
}  # fmt: skip


def copy_street(tile):
    """An artist quarter (wild) beside a building of player 1; a wild and a hipster point in."""
    hipster = "student-house" if tile == "art-gallery" else "art-gallery"
    wild = "hardware-store" if tile == "night-market" else "night-market"
    owner = "" if tile in ("central-station", "city-park") else " 1"
    return street("artist-quarter 0", tile + owner, left=wild, right=hipster)


@pytest.mark.parametrize("tile", OTHERS)
def test_copy_pays_what_the_other_building_would_pay_its_owner(tile):
    assert value(copy_street(tile), "artist-quarter") == BEST[tile]


def test_copy_may_copy_a_building_without_owner():
    assert value(street("fashion-outlet 0", "food-hall"), "fashion-outlet") == 4


def test_copy_takes_the_best():
    s = street("fashion-outlet 0", "food-hall", "night-market", "concept-store")
    assert value(s, "fashion-outlet") == max(8, 8, 12)


def test_copy_alone_pays_nothing():
    assert value(street("fashion-outlet 0", left="food-hall", right="night-market"), "fashion-outlet") == 0


def test_copying_a_copy_pays_nothing():
    s = street("fashion-outlet 0", "artist-quarter 1")
    assert (value(s, "fashion-outlet"), value(s, "artist-quarter", 1)) == (0, 0)


def test_two_copies_both_copy_the_third():
    s = street("fashion-outlet 0", "food-hall", "artist-quarter 1")
    assert (value(s, "fashion-outlet"), value(s, "artist-quarter", 1)) == (6, 6)


def test_copy_does_not_take_the_other_buildings_people_but_has_its_own():
    s = street("fashion-outlet 0 shopper shopper", "student-house 1 hipster hipster hipster")
    assert total(s, "fashion-outlet") == 4 + 2
    assert total(s, "student-house") == 4 + 3


def test_copy_does_not_take_the_other_buildings_doubling():
    seats = [{}, {"consultant": "investor"}]
    s = street("fashion-outlet 0", "food-hall 1x2", seats=seats, modules=["consultants"])
    assert (total(s, "fashion-outlet"), total(s, "food-hall")) == (4, 8)


def test_a_doubled_copy_doubles_what_it_copies():
    seats = [{}, {"consultant": "investor"}]
    s = street("fashion-outlet 1x2 shopper", "food-hall 1", seats=seats, modules=["consultants"])
    assert total(s, "fashion-outlet") == 2 * 4 + 1


def test_copied_adjacency_is_counted_around_the_copied_building():
    s = street("fashion-outlet 0", "toy-store", "observatory", right="art-gallery")
    put(s, "starter-home", 3, -1, "N")
    assert value(s, "fashion-outlet") == 2 * 3


def enclosure_at(copy_encloses):
    """Copy and enclosure in one street, one of them under an enclosed street; which one is said."""
    s = street("fashion-outlet 0", "toy-store", "bicycle-workshop")
    x = 1 if copy_encloses else 3
    put(s, "night-market", x, -1, "W")
    put(s, "hardware-store", x, -2, "S")
    return s


def test_copied_enclosure_is_the_copied_buildings_place():
    assert value(enclosure_at(copy_encloses=False), "fashion-outlet") == 6


def test_the_copiers_place_does_not_serve_for_enclosure():
    s = enclosure_at(copy_encloses=True)
    assert city.is_enclosing(s, number("fashion-outlet"))
    assert value(s, "fashion-outlet") == 2 * 2  # shopper symbols for the toy store


def test_copied_signs_are_the_copiers():
    s = street("fashion-outlet 0", "grand-hotel 1", "toy-store 0", "food-hall 0", "art-gallery 1")
    assert value(s, "grand-hotel", 1) == 6
    assert value(s, "fashion-outlet") == max(3 * 3, 2 * 5)


def test_copied_signs_of_an_unowned_building_are_the_copiers():
    assert value(street("fashion-outlet 0", "grand-hotel"), "fashion-outlet") == 3


def test_copy_uses_its_owners_card():
    seats = [{"consultant": "hacker"}, {}]
    s = street("fashion-outlet 0", "starter-home 1", seats=seats, modules=["consultants"])
    assert (value(s, "fashion-outlet"), value(s, "starter-home", 1)) == (4, 2)


def test_copy_does_not_use_the_other_owners_card():
    seats = [{}, {"consultant": "hacker"}]
    s = street("fashion-outlet 0", "starter-home 1", seats=seats, modules=["consultants"])
    assert (value(s, "fashion-outlet"), value(s, "starter-home", 1)) == (2, 4)


# Station and Park


@pytest.mark.parametrize("start", ["central-station", "city-park"])
def test_station_and_park_are_worth_nothing(start):
    assert value(street(start, "toy-store"), start) == 0
