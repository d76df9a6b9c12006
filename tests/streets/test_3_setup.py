"""Streets 3: set-up for every number of players, what chance deals, and what everybody sees of it."""

from collections import Counter

import pytest

from citywright.agreed import agreed
from citywright.errors import Impossible
from citywright.games.streets import chance
from citywright.games.streets.layout import CHANCE, NOBODY, Place, Step
from citywright.games.streets.packing import Kind
from citywright.games.streets.pieces import pieces_of
from citywright.games.streets.setup import MODULES, Options, is_possible, new_state
from citywright.options import rows
from citywright.random_numbers import from_seed
from tests.streets.random_play import random_game
from tests.streets.town import BOX, legal, number, play, view

STACKS = {2: [6, 6, 6, 6, 6], 3: [7, 7, 7, 7, 8], 4: [8, 8, 8, 8, 8], 5: [9, 9, 9, 9, 9]}
PLAYERS = list(STACKS)


def dealt(players, seed=1, **options):
    """A game at its first turn."""
    return next(s for s in random_game(Options(players, **options), seed) if s.step == Step.BUILD)


@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_of_each_back_in_the_stack(players):
    assert list(new_state(Options(players)).stack) == STACKS[players]


@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 36), (4, 40), (5, 45)])
def test_tiles_in_the_game(players, left):
    assert new_state(Options(players)).stack.sum() == left


@pytest.mark.parametrize("players", PLAYERS)
def test_three_tiles_each(players):
    s = dealt(players)
    assert list(s.hand_size[:players]) == [3] * players
    assert s.stack.sum() == sum(STACKS[players]) - 3 * players
    assert len({int(tile) for tile in s.hand[:players].flat}) == 3 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_five_plus_tiles_only_with_five(players):
    s = new_state(Options(players))
    unused = {BOX.tile_id(i) for i in range(1, 48) if s.place[i] == Place.UNUSED}
    assert unused == (set() if players == 5 else {tile.id for tile in BOX.tiles if tile.five_plus})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_five_plus_tile_is_ever_dealt_to_fewer(players):
    for s in random_game(Options(players)):
        if s.actor == CHANCE:
            assert not [line for line in legal(s) if line.startswith("draw") and BOX[number(line[5:])].five_plus]


@pytest.mark.parametrize("players", PLAYERS)
def test_any_face_may_be_the_one_taken_out(players):
    s = dealt(players)
    in_game = 45 if players == 5 else 40
    assert Counter(s.place[3:])[Place.UNSEEN] == in_game - 3 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_a_back_comes_up_by_how_many_are_left(players):
    s = new_state(Options(players, first=1))
    assert [chance.weight(s, Kind.TOP, back) for back in range(5)] == STACKS[players]
    play(s, "top wild", "draw car-park")
    less = [*STACKS[players][:4], STACKS[players][4] - 1]
    assert [chance.weight(s, Kind.TOP, back) for back in range(5)] == less


def test_every_unseen_face_of_the_back_is_as_likely():
    s = new_state(Options(2, first=1))
    play(s, "top wild")
    faces = {tile.id for tile in BOX.tiles[2:] if tile.back == 4 and not tile.five_plus}
    assert set(legal(s)) == {f"draw {face}" for face in faces}
    assert {chance.weight(s, Kind.DRAW, number(face)) for face in faces} == {1}


def test_a_drawn_face_does_not_come_again():
    s = new_state(Options(2, first=1))
    play(s, "top wild", "draw car-park", "top wild")
    assert len(legal(s)) == 7
    assert "draw car-park" not in legal(s)


def test_chance_draws_by_weight():
    s, rng = new_state(Options(3, first=1)), from_seed("weights")
    drawn = Counter(chance.draw_chance(s, rng) & 63 for _ in range(7200))
    assert all(abs(drawn[back] - 200 * STACKS[3][back]) < 200 for back in range(5))  # five deviations


@pytest.mark.parametrize("players", PLAYERS)
def test_first_player_is_random(players):
    s = new_state(Options(players))
    assert legal(s) == [f"first {seat + 1}" for seat in range(players)]
    assert {chance.weight(s, Kind.FIRST, seat) for seat in range(players)} == {1}
    play(s, f"first {players}")
    assert s.turn == players - 1


@pytest.mark.parametrize("first", [1, 2, 3])
def test_first_player_is_chosen(first):
    assert dealt(3, first=first).turn == first - 1


def test_then_clockwise():
    turns = []
    for s in random_game(Options(3, first=3)):
        if len(turns) < s.turns:
            turns.append(int(s.turn))
    assert turns == [2, 0, 1] * 12


# What is public


def test_everybody_sees_the_backs_of_all_hands():
    s = dealt(3)
    for seat in (0, 1, 2, NOBODY):
        seen = [[tile["back"] for tile in player["hand"]] for player in view(s, seat, BOX)["seats"]]
        assert seen == [[BOX[tile].back.name.lower() for tile in s.hand[holder]] for holder in range(3)]


def test_faces_only_of_the_own_hand():
    s = dealt(3)
    for seat in (0, 1, 2, NOBODY):
        for holder, player in enumerate(view(s, seat, BOX)["seats"]):
            faces = [tile["tile"] for tile in player["hand"]]
            mine = [BOX.tile_id(tile) for tile in s.hand[holder]]
            assert faces == (mine if holder == seat else [None] * 3)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_the_top_back_and_how_many_are_left(players):
    s = dealt(players)
    hands = Counter(BOX[tile].back for tile in s.hand[:players].flat)
    for seat in (0, NOBODY):
        seen = view(s, seat, BOX)
        assert list(seen["stack"].values()) == [n - hands[back] for back, n in enumerate(STACKS[players])]
        assert seen["top"]["back"] in seen["stack"]
        assert seen["top"]["tile"] is None


def test_the_top_is_known_whenever_a_player_decides():
    for s in random_game(Options(4)):
        if s.actor not in (CHANCE, NOBODY):
            assert (s.top >= 0) == (s.stack.sum() > 0)


# Options


@pytest.mark.parametrize(
    ("options", "reasons"),
    [
        (Options(0), ["0 players"]),
        (Options(6), ["6 players"]),
        (Options(2, edition="1999"), ["no edition '1999'"]),
        (Options(2, modules=("weather",)), ["no module 'weather'"]),
        (Options(2, first=3), ["player 3 cannot be first"]),
        (Options(1, difficulty="mild"), ["no difficulty 'mild'"]),
        (Options(7, edition="x", modules=("y",)), ["7 players", "no edition 'x'", "no module 'y'"]),
    ],
)
def test_impossible_set_ups_are_refused_with_all_reasons(options, reasons):
    with pytest.raises(Impossible) as refused:
        new_state(options)
    assert len(refused.value.reasons) == len(reasons)
    assert all(reason in str(refused.value) for reason in reasons)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (Options(2.0), "2.0 players: choose 1 to 5"),
        (Options(True), "True players: choose 1 to 5"),
        (Options(2, modules=("business", "business")), "name each module only once"),
        (Options(2, modules=("consultants",), consultants=("hacker",) * 9000), "9000 consultants for 2 players"),
    ],
)
def test_odd_options_are_refused(options, fault):
    [only] = options.faults()
    assert only.startswith(fault)


TOGETHER = [
    (Options(2), True),
    (Options(2, first=2), True),
    (Options(2, first=3), False),
    (Options(2, modules=("consultants",), consultants=("hacker", "random")), True),
    (Options(2, modules=("consultants",), consultants=("random", "random")), True),
    (Options(2, consultants=("random", "random")), False),
    (Options(2, modules=("consultants",), consultants=("hacker", "hacker")), False),
    (Options(2, modules=("consultants",), consultants=("hacker",)), False),
    (Options(2, modules=("consultants",), consultants=("hacker", "random", "random")), False),
    (Options(2, modules=("consultants",), consultants=("random", "renovator")), False),
    (Options(2, modules=("consultants", "business"), consultants=("random", "contractor")), False),
]


@pytest.mark.parametrize(("options", "possible"), TOGETHER)
def test_rules_know_which_options_go_together(options, possible):
    assert is_possible(agreed(options), pieces_of(options.box)) == (not list(options.faults())) == possible


def test_what_the_set_up_page_says_of_values_is_what_the_data_say():
    facts = {row.name: row.facts for row in rows(Options)}
    assert facts["difficulty"] == {"easy": {"money": 0}, "normal": {"money": 20}, "hard": {"money": 50}}
    assert facts["consultants"] == {
        "contractor": {"fewest": 2, "most": 4, "business": "no"},
        "renovator": {"fewest": 3, "most": 5, "business": "no"},
    }


def test_every_option_has_a_line_in_game_files():
    lines = Options(1, modules=MODULES, consultants=["contractor"]).header()
    assert {row.name for row in rows(Options)} == set(lines)
    assert Options(2, consultants=[]).header() == Options(2, consultants=None).header() == Options(2).header()
