"""Streets 2: roads, legal placements, streets and what encloses them, against a second reading in plain Python."""

from functools import cache
from itertools import pairwise, product

import pytest

from citywright.games.streets import city
from citywright.games.streets.layout import PARK, STATE, STATION, Facing, Place, Step
from citywright.games.streets.packing import cell_at, cell_of, coordinates, facing_of
from citywright.games.streets.setup import Options, new_state
from citywright.names import plain
from tests.streets.random_play import CONFIGURATIONS, legal_ints, name, random_game
from tests.streets.town import BOX, arrows, empty_state, laid, legal, number, play, position_of, town

SIDES = {"S": (0, 1), "W": (-1, 0), "N": (0, -1), "E": (1, 0)}
ACROSS = {"S": "N", "N": "S", "W": "E", "E": "W"}
EVERY_PAIR = list(product("SWNE", repeat=3))


# The second reading: a road as points of a side, named by the direction in which they lie; "-" is its middle.


def points(facing, side):
    """Where a road touches a side of its cell."""
    if side == facing:
        return {"S", "W", "N", "E", "-"} - {side, ACROSS[side]}
    return set() if side == ACROSS[facing] else {facing}


@cache
def wide(facing, side, neighbour):
    return "-" in points(facing, side) & points(neighbour, ACROSS[side])


@cache
def joined(facing, side, neighbour):
    return not wide(facing, side, neighbour) and bool(points(facing, side) & points(neighbour, ACROSS[side]))


def beside(cell, side):
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def row(town, cell):
    """The cells of a building's street, and its two end cells."""
    facing = town[cell]
    low, high = ("W", "E") if facing in "SN" else ("N", "S")
    first = last = cell
    while town.get(beside(first, low)) == facing:
        first = beside(first, low)
    cells = [first]
    while town.get(beside(last := cells[-1], high)) == facing:
        cells.append(beside(last, high))
    return cells, {beside(first, low), beside(cells[-1], high)}


def may_build(town, cell, facing):
    around = [(side, town[beside(cell, side)]) for side in SIDES if beside(cell, side) in town]
    if any(wide(facing, *other) for other in around) or not any(joined(facing, *other) for other in around):
        return False
    return len(row({**town, cell: facing}, cell)[0]) <= 5


def placements(town):
    """All legal placements, the slow way."""
    empty = {beside(cell, side) for cell in town for side in SIDES} - town.keys()
    return {(cell, facing) for cell in empty for facing in "SWNE" if may_build(town, cell, facing)}


def enclosed(town):
    return {cell for cell in town if row(town, cell)[1] <= town.keys()}


def plan(s):
    """The city as a dictionary."""
    s = plain(s)
    tiles = [tile for tile in range(1, 48) if s.place[tile] == Place.CITY]
    return {coordinates(s.cell[tile]): Facing(s.facing[tile]).name for tile in tiles}


def edge(s):
    """The legal placements that the record keeps."""
    s = plain(s)
    return {
        (coordinates(s.edge_cell[i]), facing.name)
        for i in range(s.edge_size)
        for facing in Facing
        if s.edge_fits[i] >> facing & 1
    }


def number_of(side):
    return int(Facing[side])


# Roads


@pytest.mark.parametrize("facing", "SWNE")
def test_a_road_touches_its_facing_side_along_the_whole_length(facing):
    assert city.touches(number_of(facing), number_of(facing)) == 2


@pytest.mark.parametrize("facing", "SWNE")
def test_a_road_touches_the_opposite_side_not_at_all(facing):
    assert city.touches(number_of(facing), number_of(ACROSS[facing])) == 0


@pytest.mark.parametrize("facing", "SWNE")
def test_a_road_touches_the_sides_between_at_one_end(facing):
    between = set("SWNE") - {facing, ACROSS[facing]}
    assert [city.touches(number_of(facing), number_of(side)) for side in between] == [1, 1]


@pytest.mark.parametrize(("facing", "side", "neighbour"), EVERY_PAIR)
def test_wide_is_both_roads_along_the_whole_edge(facing, side, neighbour):
    found = city.is_wide(*map(number_of, (facing, side, neighbour)))
    assert bool(found) == wide(facing, side, neighbour) == (facing == side and neighbour == ACROSS[side])


@pytest.mark.parametrize(("facing", "side", "neighbour"), EVERY_PAIR)
def test_joined_as_the_roads_meet(facing, side, neighbour):
    assert bool(city.is_joined(*map(number_of, (facing, side, neighbour)))) == joined(facing, side, neighbour)


def test_of_sixty_four_pairs_four_are_wide_and_twenty_four_joined():
    assert sum(wide(*pair) for pair in EVERY_PAIR) == 4
    whole_and_end = 4 * 2 * 2
    same_ends = 4 * 2
    assert sum(joined(*pair) for pair in EVERY_PAIR) == whole_and_end + same_ends


@pytest.mark.parametrize(("facing", "side", "neighbour"), EVERY_PAIR)
def test_joined_and_wide_are_the_same_seen_from_the_other_side(facing, side, neighbour):
    here, there = (facing, side, neighbour), (neighbour, ACROSS[side], facing)
    for rule in (city.is_joined, city.is_wide):
        assert rule(*map(number_of, here)) == rule(*map(number_of, there))


def test_both_ends_with_the_same_facing_are_joined():
    assert city.is_joined(Facing.S, Facing.E, Facing.S)


def test_both_ends_with_opposite_facings_are_not_joined():
    assert not city.is_joined(Facing.S, Facing.E, Facing.N)


# Placements


def test_the_start_is_a_corner_of_station_and_park():
    s = new_state(Options(2))
    assert plan(s) == {(0, 0): "S", (1, 0): "W"}
    assert (coordinates(s.cell[STATION]), coordinates(s.cell[PARK])) == ((0, 0), (1, 0))
    assert city.is_joined(Facing.S, Facing.E, Facing.W)


def test_the_legal_placements_of_the_start():
    assert edge(new_state(Options(2))) == {
        ((-1, 0), "S"), ((-1, 0), "E"),  # on with the Station's street, or a T
        ((0, 1), "E"), ((0, 1), "W"),  # under the Station's road
        ((1, 1), "W"), ((1, 1), "N"),  # below the Park
        ((1, -1), "W"), ((1, -1), "S"),  # above the Park
    }  # fmt: skip


def test_a_wide_road_is_not_legal():
    s = town("Av", A="starter-home", seats=[{"hand": ["toy-store"]}, {}], top="wild")
    assert not {move for move in legal(s) if move.startswith("build toy-store 0,1 north")}


def test_a_building_that_joins_nothing_is_not_legal():
    s = town("Av", A="starter-home", seats=[{"hand": ["toy-store"]}, {}], top="wild")
    assert not [move for move in legal(s) if " 0,-1 " in move]


def test_touching_roadless_sides_is_fine():
    s = town(
        """
        Av .
        B> Cv
        """,
        A="starter-home", B="toy-store", C="art-gallery", seats=[{"hand": ["food-hall"]}, {}], top="wild",
    )  # fmt: skip
    assert "build food-hall 1,0 south" in legal(s)  # A's road goes on, above C's roadless side


def test_a_street_of_five_cannot_grow():
    s = new_state(Options(2))
    for x in range(-1, -5, -1):
        s.place[2 - x] = Place.CITY
        city.lay(s, 2 - x, cell_at(x, 0), Facing.S)
    assert len(row(plan(s), (0, 0))[0]) == 5
    assert {facing for cell, facing in edge(s) if cell == (-5, 0)} == {"E"}


@pytest.mark.parametrize("left", [1, 2, 3])
def test_two_streets_cannot_be_joined_to_more_than_five(left):
    s = empty_state(Options(2))
    for i, x in enumerate([*range(left), *range(left + 1, 5)]):
        city.lay(s, 3 + i, cell_at(x, 0), Facing.S)
    assert ((left, 0), "S") in edge(s)
    city.lay(s, 20, cell_at(5, 0), Facing.S)
    assert ((left, 0), "S") not in edge(s)


# Streets


def test_every_building_is_in_exactly_one_street():
    s = town(
        """
        .  Av Bv C<
        .  D> .  C2<
        """,
        A="starter-home", B="toy-store", C="art-gallery", C2="food-hall", D="night-market",
    )  # fmt: skip
    assert [street_of(s, tile) for tile in ("toy-store", "art-gallery", "night-market")] == [
        ["starter-home", "toy-store"],
        ["art-gallery", "food-hall"],
        ["night-market"],
    ]


def street_of(s, tile):
    cell, step, size = city.street(s, number(tile))
    return [BOX.tile_id(s.building_at[cell + i * step]) for i in range(size)]


@pytest.mark.parametrize(("facing", "one", "other"), [c for c in product("SWNE", repeat=3) if c[0] not in c[1:]])
def test_both_end_cells_occupied_is_enclosed_whatever_way_they_are_turned(facing, one, other):
    s = empty_state(Options(2))
    x, y = (1, 0) if facing in "SN" else (0, 1)
    for i, turned in enumerate((one, facing, facing, other)):
        s.place[3 + i] = Place.CITY
        city.lay(s, 3 + i, cell_at(x * i, y * i), number_of(turned))
    assert list(s.enclosed[[4, 5]]) == [1, 1]


@pytest.mark.parametrize("facing", "SWNE")
def test_one_end_cell_is_not_enough(facing):
    s = empty_state(Options(2))
    x, y = (1, 0) if facing in "SN" else (0, 1)
    city.lay(s, 3, cell_at(0, 0), number_of(facing))
    city.lay(s, 4, cell_at(x, y), number_of(ACROSS[facing]))
    assert not s.enclosed.any()


def test_a_building_in_a_gap_is_enclosed_at_once():
    s = town(
        """
        A> . B<
        C^ D^ E^
        """,
        A="starter-home", B="toy-store", C="art-gallery", D="night-market", E="hardware-store",
        seats=[{"hand": ["food-hall"]}, {}], top="wild",
    )  # fmt: skip
    play(s, "build food-hall 1,0 north")
    assert legal(s) == ["score food-hall"]


FIVE = """
.  .  ^  <  .
v  >  >  ^  <
>  ^  .  ^  <
>  .  >  v  <
^  ^  ^  .  <
"""


def five_at_once():
    data = position_of("", seats=[{"hand": ["radio-tower"]}, {}, {}, {}, {}], top="shopper")
    data["city"] = arrows(FIVE, (-2, -2))
    return laid(data)


def test_one_build_can_enclose_five_streets():
    s = five_at_once()
    before = enclosed(plan(s))
    play(s, "build radio-tower 0,0 south")
    closed = {coordinates(s.cell[tile]) for tile in s.closing}
    assert (s.closings, closed) == (5, {(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)})
    assert not closed & before


def test_enclosed_is_for_ever():
    for options in CONFIGURATIONS[4:8]:
        was = set()
        for s in random_game(options):
            now = {coordinates(s.cell[tile]) for tile in range(1, 48) if s.enclosed[tile]}
            assert was <= now
            was = now


# Whole games against the second reading


def check_city(s):
    town = plan(s)
    assert edge(s) == placements(town)
    assert {coordinates(s.cell[tile]) for tile in range(1, 48) if s.enclosed[tile]} == enclosed(town)
    assert all(len(row(town, cell)[0]) <= 5 for cell in town)
    assert not any(wide(town[cell], side, town.get(beside(cell, side), town[cell])) for cell in town for side in SIDES)
    assert all(max(abs(x), abs(y)) <= 38 for x, y in town)


@pytest.mark.parametrize("options", CONFIGURATIONS[::3], ids=name)
def test_legal_placements_and_streets_in_random_games(options):
    checked = 0
    for i, s in enumerate(random_game(options)):
        if s.step == Step.BUILD and i % 4 == 0:
            check_city(s)
            checked += 1
    check_city(s)
    assert checked > 3


@pytest.mark.compiled
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)
def test_legal_placements_and_streets_in_many_random_games(options):
    for seed in range(5):
        for s in random_game(options, seed):
            if s.step == Step.BUILD:
                check_city(s)


def test_builds_are_hand_tiles_times_placements():
    for s in random_game(Options(3)):
        if s.step == Step.BUILD:
            hand = {int(tile) for tile in s.hand[s.turn] if tile}
            builds = {(m & 63, coordinates(cell_of(m)), Facing(facing_of(m)).name) for m in legal_ints(s)}
            assert builds == {(tile, *place) for tile in hand for place in placements(plan(s))}


def test_a_build_joins_the_city_and_grows_it_by_one():
    sizes = [len(plan(s)) for s in random_game(Options(2)) if s.step == Step.BUILD]
    assert all(after - before == 1 for before, after in pairwise(sizes))


def test_the_board_holds_the_longest_city():
    assert STATE["building_at"].shape[0] >= (2 * 38 + 3) ** 2


def test_open_ends_are_end_cells_without_a_building():
    """Whatever is built: an enclosed street has none, and the end of a random game shows streets of every kind."""
    *_, s = random_game(CONFIGURATIONS[-1])
    found = {}
    for building in range(STATION, len(s.place)):
        if s.place[building] == Place.CITY:
            found.setdefault(city.open_ends(s, *city.street(s, building)), set()).add(bool(s.enclosed[building]))
    assert found == {0: {True}, 1: {False}, 2: {False}}
