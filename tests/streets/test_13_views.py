"""Streets 13: what a seat and a spectator see, and what `determinize` may change."""

import json
from collections import Counter

import numpy as np
import pytest

from citywright.events import WIDTH
from citywright.games.streets import moves, rules
from citywright.games.streets.determinize import determinize, mask
from citywright.games.streets.events import ROWS
from citywright.games.streets.layout import CHANCE, FIRST_BUILDING, NOBODY, STATION, TILES, YOU, Place, Step
from citywright.games.streets.packing import Kind, first_of, kind_of
from citywright.games.streets.setup import Options, new_state
from tests.streets.driver import (
    CONFIGURATIONS,
    at_first_turn,
    copy,
    generator,
    moves_of,
    name,
    pass_chance,
    row,
    scored,
    states_of_game,
    walk,
)
from tests.streets.town import BOX, event_seen, legal, move_seen, number, play, town, view

configurations = pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)


def dump(data):
    return json.dumps(data, sort_keys=True)


def watchers(s):
    """Every seat that somebody sits in, and a spectator."""
    return [*range(1 if s.solo else s.seats), NOBODY]


def events_of(s, move):
    """What a move of the actor to decide tells; the record changes."""
    events = np.zeros((ROWS, WIDTH), np.int64)
    rules.play(s, int(s.actor), move, events)
    return events[1 : events[0, 0] + 1]


# What is seen


def test_a_seat_sees_its_own_hand_and_only_the_backs_of_others():
    s = row("food-hall", seats=[{"hand": ["toy-store", "car-park"]}, {"hand": ["flea-market"]}], close="grand-hotel")
    hands = [seat["hand"] for seat in view(s, 0, BOX)["seats"]]
    assert hands[0] == [
        {"back": "shopper", "tile": "toy-store"},
        {"back": "wild", "tile": "car-park"},
        {"back": "tourist", "tile": "grand-hotel"},
    ]
    assert hands[1] == [{"back": "parent", "tile": None}]


def test_a_spectator_sees_no_hands_faces():
    s = at_first_turn(players=3)
    hands = [seat["hand"] for seat in view(s, NOBODY, BOX)["seats"]]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert all(tile["tile"] is None and tile["back"] for hand in hands for tile in hand)


def test_the_city_is_seen_by_all():
    s = row("food-hall 1", "toy-store shopper *shopper", seats=2)
    expected = [
        {"tile": "oyster-bar", "at": [3, 0], "facing": "W", "owner": None, "signs": 0},
        {"tile": "toy-store", "at": [2, 0], "facing": "S", "owner": None, "signs": 0},
        {"tile": "food-hall", "at": [1, 0], "facing": "S", "owner": 1, "signs": 1},
    ]
    for seat in watchers(s):
        city = view(s, seat, BOX)["city"]
        assert [{key: b[key] for key in expected[0]} for b in city] == sorted(expected, key=lambda b: number(b["tile"]))
        shop = next(b for b in city if b["tile"] == "toy-store")
        assert (shop["people"], shop["fomo"], shop["enclosed"]) == ({"shopper": 1}, {"shopper": 1}, False)


def test_money_signs_tokens_and_consultants_are_seen_by_all():
    seats = [{"money": 7, "tokens": {"leisure": 2}, "consultant": "investor"}, {"money": 9}]
    s = row("food-hall 0x2", seats=seats, modules=["business"])
    for seat in watchers(s):
        mine = view(s, seat, BOX)["seats"][0]
        assert (mine["money"], mine["free_signs"], mine["consultant"]) == (7, 3, "investor")
        assert mine["tokens"] == {"restaurant": 0, "residential": 0, "leisure": 2, "retail": 0}
        assert view(s, seat, BOX)["tokens_left"]["leisure"] == 10


def test_discarded_and_covered_tiles_are_seen_by_all():
    s = row("food-hall", discarded=["toy-store"], covered=["flea-market"])
    for seat in watchers(s):
        assert view(s, seat, BOX)["discarded"] == ["toy-store"]
        assert view(s, seat, BOX)["covered"] == ["flea-market"]


def test_of_the_top_of_the_stack_only_the_back_is_seen():
    s = at_first_turn(players=2)
    for seat in watchers(s):
        top = view(s, seat, BOX)["top"]
        assert top["tile"] is None
        assert top["back"] in ("tourist", "hipster", "parent", "shopper", "wild")


def test_how_many_of_each_back_are_left_in_the_stack_is_seen():
    s = row("food-hall", stack={"parent": 3, "wild": 2})
    assert view(s, 0, BOX)["stack"] == {"tourist": 0, "hipster": 0, "parent": 3, "shopper": 0, "wild": 2}


def test_nothing_lies_on_top_of_an_empty_stack():
    s = town("Av", seats=[{"hand": ["toy-store"]}, {}], stack={}, A="food-hall")
    assert view(s, 0, BOX)["top"] is None


def test_in_solo_the_tops_face_and_the_lifted_tile_are_seen():
    s = town("Av", seats=[{"hand": ["toy-store"]}], lifted="trendy-lofts", top="car-park", A="food-hall")
    for seat in watchers(s):
        assert view(s, seat, BOX)["top"] == {"back": "wild", "tile": "car-park"}
        assert view(s, seat, BOX)["lifted"] == "trendy-lofts"


def test_the_endgame_stacks_top_is_seen_once_it_is_turned_up():
    states, _ = states_of_game(Options(players=1), seed=3)
    s = next(copy(s) for s in states if s.turns == 13 and s.step == Step.BUILD)
    assert view(s, YOU, BOX)["top"]["tile"]
    assert sum(view(s, YOU, BOX)["stack"].values()) == 3
    before = next(copy(s) for s in states if s.turns == 12 and s.step == Step.BUILD)
    assert sum(view(before, YOU, BOX)["endgame"].values()) == 3


def test_a_shown_tile_is_seen_by_all():
    seats = [{"consultant": "entrepreneur", "hand": ["toy-store", "car-park"], "shown": ["car-park"]}, {}]
    s = row("food-hall", seats=seats, turn=1)
    for seat in (1, NOBODY):
        assert [tile["tile"] for tile in view(s, seat, BOX)["seats"][0]["hand"]] == [None, "car-park"]


def test_another_sees_of_a_draw_only_the_back():
    s = row("food-hall", seats=2, top="parent")
    play(s, "build grand-hotel 2,-1 west")
    move = moves_of(s, CHANCE)[0]
    events = events_of(s, move)
    tile = moves.Move.from_int(move, BOX).tile
    assert move_seen(move, events, 0, BOX) == f"draw {tile}"
    assert move_seen(move, events, 1, BOX) == move_seen(move, events, NOBODY, BOX) == "draw ?parent"
    told = {seat: event_seen(events[0], seat, BOX) for seat in (0, 1, NOBODY)}
    assert (told[0]["tile"], told[0]["back"]) == (tile, "parent")
    assert told[1]["tile"] is told[NOBODY]["tile"] is None
    assert told[1]["back"] == "parent"


def test_a_view_tells_whose_decision_it_is():
    s = scored("starter-home 0", "toy-store 1", modules=["business"])
    assert (view(s, 0, BOX)["actor"], view(s, 0, BOX)["turn"], view(s, 0, BOX)["step"]) == (1, 0, "tokens")
    ended = town("Av", seats=2, stack={}, A="food-hall")
    assert view(ended, 0, BOX)["actor"] is None


def secrets(s, seat):
    """Ids of the tiles whose face a seat must not see: in the stack, the box, other hands."""
    own = [] if seat == NOBODY else s.hand[seat, : s.hand_size[seat]]
    in_other_hands = (s.place == Place.HAND) & ~np.isin(np.arange(TILES), own) & (s.shown == 0)
    hidden = np.isin(s.place, (Place.UNSEEN, Place.UNUSED)) | in_other_hands
    return {BOX.tile_id(tile) for tile in np.flatnonzero(hidden) if tile >= FIRST_BUILDING}


def words(data):
    """All texts in plain data."""
    if isinstance(data, dict):
        return set().union(*(words(value) for value in data.values()), set(data))
    if isinstance(data, list):
        return set().union(*(words(value) for value in data), set())
    return {data} if isinstance(data, str) else set()


def check_secrets(options, stream, stride):
    n = 0
    for i, (s, _, _) in enumerate(walk(options, seed=21, stream=stream)):
        if i % stride:
            continue
        for seat in watchers(s):
            seen = view(s, seat, BOX)
            assert not words(seen) & secrets(s, seat)
            assert "seed" not in dump(seen)
            n += len(secrets(s, seat))
    return n


@configurations
@pytest.mark.compiled
def test_no_view_names_a_tile_that_the_seat_must_not_see(options):
    assert check_secrets(options, 0, stride=9) > 100


def test_no_view_of_a_game_with_an_entrepreneur_names_a_hidden_tile():
    options = Options(players=2, modules=("consultants",), consultants=("entrepreneur", "hacker"))
    assert check_secrets(options, 1, stride=9) > 100


# What a seat may believe


def told_to(events, seat):
    return [event_seen(row, seat, BOX) for row in events]


FROM_HAND = (Kind.BUILD, Kind.RENOVATE, Kind.DISCARD, Kind.SHOW)


def counterpart(s, other, move):
    """The move in `other` that looks like `move` in `s` to a seat that cannot tell them apart, or None.

    Which of the tiles in a hand is played is seen, so a tile that lies elsewhere in the hand makes another move."""
    if kind_of(move) in FROM_HAND and not np.array_equal(s.hand == first_of(move), other.hand == first_of(move)):
        return None
    if move in moves_of(other, int(other.actor)):
        return move
    if kind_of(move) == Kind.DRAW:
        return moves_of(other, CHANCE)[0]
    return None


def check_alike(s, move, seat, rng):
    """A seat that believes `other` in place of `s` sees the same now, and after the move; whether it was made."""
    other = copy(s)
    determinize(other, seat, rng)
    assert dump(view(other, seat, BOX)) == dump(view(s, seat, BOX))
    if seat != NOBODY:
        assert moves_of(other, seat) == moves_of(s, seat)
    assert rules.pending(other) == rules.pending(s)
    twin = counterpart(s, other, move)
    seen = move_seen(move, events_of(copy(s), move), seat, BOX)
    own_draw = kind_of(move) == Kind.DRAW and seen == f"draw {moves.Move.from_int(move, BOX).tile}"
    if twin is None or (own_draw and twin != move):
        return None
    heard = events_of(other, twin)
    assert move_seen(twin, heard, seat, BOX) == seen
    return other, heard


def check_beliefs(options, stream, stride):
    rng, n, waiting = generator(99), 0, []
    for i, (s, move, events) in enumerate(walk(options, seed=22, stream=stream)):
        for seat, (other, heard), told in waiting:
            assert dump(told_to(heard, seat)) == dump(told_to(told[1 : told[0, 0] + 1], seat))
            assert dump(view(other, seat, BOX)) == dump(view(s, seat, BOX))
            n += 1
        waiting = []
        if i % stride == 0 and s.actor != NOBODY:
            alike = ((seat, check_alike(s, move, seat, rng)) for seat in watchers(s))
            waiting = [(seat, pair, events) for seat, pair in alike if pair]
    return n


@configurations
@pytest.mark.compiled
def test_a_seat_cannot_tell_apart_what_it_may_believe(options):
    assert check_beliefs(options, 0, stride=9) > 10


@pytest.mark.parametrize("players", [1, 3])
def test_a_seat_cannot_tell_apart_what_it_may_believe_in_one_game(players):
    options = Options(players=players, modules=("business", "consultants"))
    assert check_beliefs(options, 5, stride=11) > 5


def check_determinized(s, seat, rng):
    """Backs, known tiles and the number of tiles in each place stay; the number of tiles that changed."""
    other = copy(s)
    determinize(other, seat, rng)
    assert sorted(other.place) == sorted(s.place)
    changed = 0
    for holder in range(s.seats):
        size = int(s.hand_size[holder])
        for before, after in zip(s.hand[holder, :size], other.hand[holder, :size], strict=True):
            assert s.back[before] == s.back[after]
            assert other.place[after] == Place.HAND
            assert before == after or (holder != seat and not s.shown[before])
            changed += before != after
    held = [int(tile) for holder in range(s.seats) for tile in other.hand[holder, : s.hand_size[holder]]]
    assert sorted(held) == np.flatnonzero(other.place == Place.HAND).tolist(), "each tile in one hand"
    public = ~np.isin(s.place, (Place.UNSEEN, Place.HAND))
    assert (s.place == other.place)[public].all()
    for field in set(s.dtype.names) - {"place", "hand"}:
        assert np.array_equal(s[field], other[field]), field
    return changed


@configurations
@pytest.mark.compiled
def test_determinize_keeps_backs_shown_tiles_and_all_that_is_public(options):
    rng, changed = generator(4), 0
    for s in states_of_game(options, seed=23)[0][::6]:
        changed += sum(check_determinized(s, seat, rng) for seat in watchers(s))
    assert changed > 10, "and really changes what is hidden"


def test_determinize_keeps_backs_in_a_dealt_game():
    s = at_first_turn(players=4, modules=("business",))
    rng = generator(5)
    assert sum(check_determinized(s, seat, rng) for seat in watchers(s)) > 10


def test_determinize_keeps_a_shown_tile():
    seats = [{"consultant": "entrepreneur", "hand": ["toy-store", "car-park"], "shown": ["car-park"]}, {}]
    s = row("food-hall", seats=seats, turn=1)
    seen = set()
    for stream in range(40):
        other = copy(s)
        determinize(other, 1, generator(6, stream))
        assert other.hand[0, 1] == number("car-park")
        seen.add(int(other.hand[0, 0]))
    assert len(seen) > 3


def test_determinize_never_deals_a_tile_that_is_in_the_own_hand_or_the_city():
    s = row("toy-store", seats=[{"hand": ["high-end-tailor"]}, {"hand": ["concept-store"]}])
    seen = set()
    for stream in range(200):
        other = copy(s)
        determinize(other, 0, generator(7, stream))
        seen.add(int(other.hand[1, 0]))
    shoppers = {t for t in range(FIRST_BUILDING, TILES) if s.back[t] == 3 and not BOX[t].five_plus}
    assert seen == shoppers - {number("toy-store"), number("high-end-tailor")}


def test_determinize_leaves_five_plus_tiles_out_of_smaller_games():
    s = at_first_turn(players=4)
    for stream in range(100):
        other = copy(s)
        determinize(other, NOBODY, generator(8, stream))
        assert not any(BOX[int(tile)].five_plus for tile in other.hand[:4].ravel())


def test_in_solo_you_have_nothing_to_doubt_that_has_a_face():
    s = at_first_turn(players=1)
    other = copy(s)
    determinize(other, YOU, generator(9))
    assert other.tobytes() == s.tobytes()


@pytest.mark.compiled
def test_determinize_is_uniform():
    """Two hidden parents of one hand, five tiles that they may be: twenty ordered pairs, each as likely."""
    s = row(
        "starter-home", "trendy-lofts", seats=[{"hand": ["flea-market"]}, {"hand": ["terraced-row", "paddling-pool"]}]
    )
    counts: Counter[tuple[int, int]] = Counter()
    games, rng = 8000, generator(10)
    for _ in range(games):
        other = copy(s)
        determinize(other, 0, rng)
        counts[tuple(other.hand[1, :2].tolist())] += 1
    expected = games / 20
    assert len(counts) == 20
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi_square < 43.8, "19 degrees of freedom: once in a thousand"


def test_what_is_masked_depends_on_nothing_that_is_hidden():
    s = pass_chance(new_state(Options(players=3)))
    for seat in (1, NOBODY):
        masked = set()
        for seed in range(5):
            other = copy(s)
            determinize(other, seat, generator(seed))
            mask(other, seat, generator(seed))
            masked.add(other.tobytes())
        assert len(masked) == 1


def test_nothing_is_hidden_before_the_deal():
    s = new_state(Options(players=3))
    other = copy(s)
    determinize(other, 1, generator(11))
    assert other.tobytes() == s.tobytes()


def test_the_state_has_no_faces_for_what_nobody_has_drawn():
    s = pass_chance(new_state(Options(players=2)))
    seen = np.flatnonzero((s.place == Place.HAND) | (s.place == Place.CITY))
    assert seen.tolist() == sorted([STATION, STATION + 1, *s.hand[:2].ravel().tolist()])
    assert set(legal(s, CHANCE)) == set(), "and chance decides only when it is due"
