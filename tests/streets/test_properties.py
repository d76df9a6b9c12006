"""What holds in every game of Streets, checked after every move of random games in all configurations."""

from collections import Counter

import numpy as np
import pytest

from citywright.events import SILENT
from citywright.games.streets import RULES, rules
from citywright.games.streets.city import lay
from citywright.games.streets.layout import (
    CHANCE,
    NOBODY,
    ORIGIN,
    PARK,
    SIDE,
    STATE,
    STATION,
    TILES,
    Facing,
    Place,
    Step,
)
from citywright.games.streets.packing import Kind, build_move, cell_of, facing_of, first_of, kind_of, pack, signs_of
from citywright.games.streets.setup import Options, new_state
from tests.streets.driver import BUFFER, CONFIGURATIONS, copy, generator, name, random_move, states_of_game
from tests.streets.town import BOX

configurations = pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)
GAMES_EACH = 40  # of each of the sixty configurations
FEW = [Options(players=1), Options(players=2, edition="ru", modules=("business",)), Options(players=4)]

SYMBOLS = np.zeros((TILES, 5), np.int64)
BACK = np.full(TILES, -1)
for number, tile in enumerate(BOX.tiles, STATION):
    for symbol in tile.symbols:
        SYMBOLS[number, symbol] += 1
    BACK[number] = tile.back


# Conservation


def check_people(states):
    """Twelve of each colour, in the supply or in the city; people only on buildings of the city that show them."""
    everybody = states["people"] + states["standing"]
    assert (states["people_left"] + everybody.sum(axis=1) == 12).all()
    assert (states["people_left"] >= 0).all()
    assert (states["people"] >= 0).all()
    assert (states["standing"] >= 0).all()
    assert not everybody[states["place"] != Place.CITY].any()
    assert not everybody[:, SYMBOLS[:, :4] == 0].any()


def check_signs(states):
    """Five signs a player, free or on buildings of the city; two only with the Investor, on one building."""
    seats, signs, owner = int(states[0]["seats"]), states["signs"], states["owner"]
    assert ((signs > 0) == (owner != NOBODY)).all()
    assert not signs[states["place"] != Place.CITY].any()
    assert not signs[:, [0, STATION, PARK]].any()
    for seat in range(seats):
        on_buildings = (signs * (owner == seat)).sum(axis=1)
        free = states["free_signs"][:, seat]
        assert (free >= 0).all()
        if not (states[0]["solo"] and seat == 1):
            assert (free + on_buildings == 5).all()
        else:
            assert len(set(free + on_buildings)) == 1
        doubled = ((signs == 2) & (owner == seat)).sum(axis=1)
        assert (doubled <= (states["consultant"][:, seat] == 4)).all()
    assert signs.max() <= 2


def check_tokens(states):
    """Twelve tokens of each type, nobody's or somebody's."""
    assert (states["tokens_left"] + states["tokens"].sum(axis=1) == 12).all()
    assert (states["tokens_left"] >= 0).all()
    if not states[0]["business"]:
        assert not states["tokens"].any()


def check_hands(states):
    """A tile is in a hand where the hand says so, and nowhere else."""
    hands = states["hand"].reshape(len(states), -1)
    held = np.zeros((len(states), TILES), np.int64)
    np.add.at(held, (np.arange(len(states))[:, None], hands), 1)
    assert (held[:, 1:] == (states["place"][:, 1:] == Place.HAND)).all()
    assert ((states["hand"] != 0).sum(axis=2) == states["hand_size"]).all()
    assert not states["shown"][states["place"] != Place.HAND].any()


def check_tiles(states):
    """47 tiles, each in one place; the stack has as many of each back as are unseen, less those in the box."""
    place = states["place"][:, 1:]
    assert place.shape[1] == 47
    assert np.isin(place, list(Place)).all()
    up = np.zeros((len(states), TILES), np.int64)
    rows = np.arange(len(states))
    for field in ("top_face", "lifted"):
        up[rows, states[field]] += 1
    assert (up[:, 1:] == (place == Place.TURNED_UP)).all()
    played = states[states["step"] > Step.DEAL]
    box = []
    for back in range(5):
        mine = BACK[1:] == back
        unseen = (played["place"][:, 1:] == Place.UNSEEN)[:, mine].sum(axis=1)
        on_stack = (BACK[played["top_face"]] == back).astype(int)
        box.append(unseen + on_stack - played["stack"][:, back] - played["endgame"][:, back])
    assert all(len(set(left)) == 1 and left[0] >= 0 for left in box), "the box keeps what it has"
    assert sum(left[0] for left in box) == tiles_in_box(played[0])


def tiles_in_box(s):
    """Tiles taken out before the game. (Streets 3, 10)"""
    contractor = 1 in s["consultant"]
    players = int(s["seats"]) + contractor
    return {2: 10, 3: 4, 4: 0, 5: 0}[players] + 3 * contractor


def check_board(states):
    """Cells and buildings name each other."""
    for s in states:
        city = np.flatnonzero(s["place"] == Place.CITY)
        cells = np.flatnonzero(s["building_at"])
        assert sorted(s["cell"][city]) == cells.tolist()
        assert (s["building_at"][s["cell"][city]] == city).all()


# Geometry, on a grid of facings; no building is 0


def grid(s):
    """The facing of every cell plus one, and whether its street is enclosed, cut to the city and a margin."""
    board = s["building_at"].reshape(SIDE, SIDE)
    rows, columns = np.flatnonzero(board.any(axis=1)), np.flatnonzero(board.any(axis=0))
    cut = board[rows[0] - 1 : rows[-1] + 2, columns[0] - 1 : columns[-1] + 2]
    return np.where(cut > 0, s["facing"][cut] + 1, 0), np.where(cut > 0, s["enclosed"][cut], 0)


def streets(facings, turn):
    """All maximal runs of one facing along the rows (turn 0) or columns: line, first and last place, facing."""
    along = (Facing.S + 1, Facing.N + 1) if turn == 0 else (Facing.W + 1, Facing.E + 1)
    for line, cells in enumerate(facings if turn == 0 else facings.T):
        start = 0
        for i in range(1, len(cells) + 1):
            if i == len(cells) or cells[i] != cells[start]:
                if cells[start] in along:
                    yield line, start, i - 1
                start = i


def check_geometry(s):
    """No wide road, no street over five, and a street is marked enclosed if and only if both ends are occupied."""
    facings, enclosed = grid(s)
    south, west, north, east = (facing + 1 for facing in (Facing.S, Facing.W, Facing.N, Facing.E))
    assert not ((facings[:-1] == south) & (facings[1:] == north)).any()
    assert not ((facings[:, :-1] == east) & (facings[:, 1:] == west)).any()
    for turn in (0, 1):
        cells, marks = (facings, enclosed) if turn == 0 else (facings.T, enclosed.T)
        for line, first, last in streets(facings, turn):
            assert last - first < 5
            closed = cells[line, first - 1] > 0 and cells[line, last + 1] > 0
            assert (marks[line, first : last + 1] == closed).all()


def check_city(states):
    """The board and its geometry whenever it has grown, and at the end."""
    size = (states["place"] == Place.CITY).sum(axis=1)
    grown = np.flatnonzero(np.diff(size, prepend=0)).tolist()
    settled = [*grown[3::6], len(states) - 1]
    check_board(states[settled])
    for i in settled:
        check_geometry(states[i])
    assert (np.diff(size) >= 0).all()


# FOMO, and what is left over between moves


def check_fomo(states):
    """Between turns nobody stands who could move, nor on an owned building, nor while the Station's street is open."""
    between = (states["step"] == Step.ABANDON) | ((states["step"] == Step.BUILD) & (states["abandoning"] == 0))
    calm = states[between | (states["step"] == Step.OVER)]
    assert len(calm)
    standing = calm["standing"]
    assert not standing[calm["owner"] != NOBODY].any()
    assert not standing[calm["enclosed"][:, STATION] == 0].any()
    welcome = (calm["place"] == Place.CITY) & (calm["enclosed"] == 0)
    if not calm[0]["abandoned_welcome"]:
        welcome &= (calm["owner"] != NOBODY) | (np.arange(TILES) == STATION)
    for colour in range(4):
        homes = welcome & (SYMBOLS[:, colour] > 0)
        elsewhere = homes.sum(axis=1)[:, None] - homes  # those who were abandoned do not go back to the same building
        assert not standing[elsewhere > 0][:, colour].any()


def check_lying(states):
    """Nobody lies in an enclosed street once all is scored."""
    calm = states[(states["step"] == Step.ABANDON) | (states["step"] == Step.OVER)]
    assert not calm["people"][calm["enclosed"] == 1].any()
    assert not calm["signs"][calm["enclosed"] == 1].any()


def check_scratch(states):
    """Scratch fields are zero between moves."""
    assert not states["aside"].any()
    assert not states["shown_tile"][states["step"] != Step.PAY].any()
    unused = np.arange(5) >= states["closings"][:, None]
    assert not states["closing"][unused].any()
    assert not states["building_at"][:, : SIDE + 1].any()


def check_money(states):
    """Money only grows."""
    assert (np.diff(states["money"].astype(int), axis=0) >= 0).all()
    assert (states["money"] >= 0).all()


def check_end(states):
    """The game ends with the stack and all hands empty, everybody having had as many turns."""
    last = states[-1]
    assert last["actor"] == NOBODY
    assert last["step"] == Step.OVER
    assert last["stack"].sum() == last["endgame"].sum() == last["hand_size"].sum() == 0
    assert last["turns"] % (1 if last["solo"] else last["seats"]) == 0


CHECKS = (
    check_people,
    check_signs,
    check_tokens,
    check_hands,
    check_tiles,
    check_city,
    check_fomo,
    check_lying,
    check_scratch,
    check_money,
    check_end,
)


@configurations
@pytest.mark.compiled
def test_all_that_holds_after_every_move(options):
    for stream in range(GAMES_EACH):
        states, _ = states_of_game(options, seed=31, stream=stream)
        for check in CHECKS:
            check(states)


@pytest.mark.parametrize("options", FEW, ids=name)
def test_all_that_holds_after_every_move_of_a_few_games(options):
    states, _ = states_of_game(options, seed=32)
    for check in CHECKS:
        check(states)


# Relabelling seats


def relabelled(s):
    """The same game with every seat moved one place clockwise."""
    new, seats = copy(s), int(s.seats)
    for field in ("money", "free_signs", "tokens", "consultant", "hand", "hand_size"):
        new[field][:seats] = np.roll(s[field][:seats], 1, axis=0)
    owned = s.owner != NOBODY
    new.owner[owned] = (s.owner[owned] + 1) % seats
    new.turn = (s.turn + 1) % seats
    if s.actor not in (CHANCE, NOBODY):
        new.actor = (s.actor + 1) % seats
    return new


def check_relabelling(options, stream):
    """A game and its relabelled twin stay twins, from the first turn on, move by move."""
    s, rng = new_state(options), generator(33, stream)
    while s.step <= Step.DEAL:
        rules.play(s, int(s.actor), random_move(s, rng, BUFFER), SILENT)
    twin, n = relabelled(s), 0
    while s.actor != NOBODY:
        seats = [int(s.actor), int(twin.actor)]
        counts = [rules.legal(t, seat, BUFFER) for t, seat in zip((s, twin), seats, strict=True)]
        assert counts[0] == counts[1]
        move = random_move(s, rng, BUFFER)
        rules.play(s, seats[0], move, SILENT)
        rules.play(twin, seats[1], move, SILENT)
        assert twin.tobytes() == relabelled(s).tobytes()
        n += 1
    winners = [seat for seat in range(s.seats) if rules.winners(s) >> seat & 1]
    assert rules.winners(twin) == sum(1 << (seat + 1) % int(s.seats) for seat in winners)
    return n


@pytest.mark.compiled
@pytest.mark.parametrize("options", [o for o in CONFIGURATIONS if o.players > 1], ids=name)
def test_relabelling_seats_changes_nothing_else(options):
    assert sum(check_relabelling(options, stream) for stream in range(4)) > 100


def test_relabelling_seats_changes_nothing_else_in_one_game():
    assert check_relabelling(Options(players=2, modules=("business", "consultants")), 50) > 50


# Turning and mirroring the city: (x, y) and facings under a quarter turn clockwise, and east for west


def turn_cell(x, y):
    return -y, x


def turn_facing(facing):
    """South to west to north to east: clockwise, seen with y growing south."""
    return (facing + 1) % 4


def mirror_cell(x, y):
    return -x, y


def mirror_facing(facing):
    return {Facing.E: Facing.W, Facing.W: Facing.E}.get(Facing(facing), Facing(facing))


def transformed(change, times):
    """A map of cells and one of facings."""
    cell_map, facing_map = (turn_cell, turn_facing) if change == "turn" else (mirror_cell, mirror_facing)

    def cells(cell):
        x, y = cell % SIDE - SIDE // 2, cell // SIDE - SIDE // 2
        for _ in range(times):
            x, y = cell_map(x, y)
        return ORIGIN + y * SIDE + x

    def facings(facing):
        for _ in range(times):
            facing = facing_map(facing)
        return int(facing)

    return cells, facings


def transformed_start(s, cells, facings):
    """A new game whose Station and Park lie transformed."""
    new = copy(s)
    for field in ("building_at", "edge_cell", "edge_fits"):
        new[field][:] = 0
    new.edge_size = 0
    for tile in (STATION, PARK):
        lay(new, tile, cells(int(s.cell[tile])), facings(int(s.facing[tile])))
    return new


def same_street(s, building):
    """The tiles of a building's street."""
    step = 1 if s.facing[building] in (Facing.S, Facing.N) else SIDE
    found = {int(building)}
    for way in (step, -step):
        cell = int(s.cell[building]) + way
        while s.building_at[cell] and s.facing[s.building_at[cell]] == s.facing[building]:
            found.add(int(s.building_at[cell]))
            cell += way
    return found


def transformed_move(s, twin, move, cells, facings):
    """The same move in the transformed city; a street is named by its west or north end, which may be the other one."""
    if kind_of(move) == Kind.BUILD:
        return build_move(first_of(move), cells(cell_of(move)), facings(facing_of(move)), signs_of(move))
    if kind_of(move) == Kind.SCORE:
        street = same_street(s, first_of(move))
        return pack(Kind.SCORE, next(int(t) for t in twin.closing[: twin.closings] if int(t) in street), 0)
    return move


ALIKE = ("money", "tokens", "owner", "signs", "free_signs", "enclosed", "hand", "people_left", "place", "actor", "step")


def check_transformed(options, stream, change, times):
    cells, facings = transformed(change, times)
    s, rng, n = new_state(options), generator(34, stream), 0
    twin = transformed_start(s, cells, facings)
    while s.actor != NOBODY:
        assert rules.legal(s, int(s.actor), BUFFER) == rules.legal(twin, int(twin.actor), BUFFER)
        move = random_move(s, rng, BUFFER)
        other = transformed_move(s, twin, move, cells, facings)
        rules.play(s, int(s.actor), move, SILENT)
        rules.play(twin, int(twin.actor), other, SILENT)
        for field in ALIKE:
            assert np.array_equal(s[field], twin[field]), field
        if s.step != Step.PEOPLE:  # while they leave, who leaves first depends on the end a street is read from
            assert np.array_equal(s.people, twin.people)
            assert np.array_equal(s.standing, twin.standing)
        n += 1
    city = np.flatnonzero(s.place == Place.CITY)
    assert [cells(int(cell)) for cell in s.cell[city]] == twin.cell[city].tolist()
    return n


@pytest.mark.compiled
@pytest.mark.parametrize(("change", "times"), [("turn", 1), ("turn", 2), ("turn", 3), ("mirror", 1)])
@pytest.mark.parametrize("options", CONFIGURATIONS[::4] + CONFIGURATIONS[3::4], ids=name)
def test_turning_or_mirroring_the_city_changes_nothing(options, change, times):
    assert check_transformed(options, 0, change, times) > 50


@pytest.mark.parametrize(("change", "times"), [("turn", 1), ("mirror", 1)])
def test_turning_or_mirroring_one_city_changes_nothing(change, times):
    assert check_transformed(Options(players=2, modules=("consultants",)), 1, change, times) > 50


# Chance


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(1, 6))
def test_the_same_seed_gives_the_same_games(players):
    start = new_state(Options(players=players, modules=("business", "consultants")))
    one, again, other = (RULES.games(start, 20, seed) for seed in (7, 7, 8))
    assert all(np.array_equal(mine, its) for mine, its in zip(one, again, strict=True))
    assert not np.array_equal(one[1], other[1])


@pytest.mark.compiled
def test_games_of_a_seed_are_the_same_one_by_one():
    start = new_state(Options(players=3))
    together = RULES.games(start, 10, 7)
    for i in range(10):
        alone = RULES.games(start, 1, 7, first=i)
        assert all(np.array_equal(a[0], t[i]) for a, t in zip(alone[:2], together[:2], strict=True))


def test_one_game_of_a_seed_comes_twice():
    one = [copy(s).tobytes() for s in states_of_game(Options(players=2), seed=35)[0][::10]]
    again = [copy(s).tobytes() for s in states_of_game(Options(players=2), seed=35)[0][::10]]
    assert one == again
    assert len(Counter(one)) == len(one), "and every move changes the state"


def test_a_state_is_one_record_of_plain_numbers():
    assert all(STATE[field].base.kind == "i" for field in STATE.names)
