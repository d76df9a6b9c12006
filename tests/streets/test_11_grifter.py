"""Streets 11: solo against the Grifter, clause by clause; its places compared with a search in plain Python."""

from collections import Counter

import numpy as np
import pytest

from citywright.games.streets import rules
from citywright.games.streets.layout import CHANCE, GRIFTER, NOBODY, YOU, Place, Step
from citywright.games.streets.packing import Kind, kind_of
from citywright.games.streets.setup import EDITIONS, Options, new_state
from tests.streets import plain
from tests.streets.driver import MODULES, at_first_turn, copy, moves_of, pass_chance, states_of_game
from tests.streets.town import BOX, legal, number, play, town, view

# Set-up


def test_solo_is_a_two_player_set_up_with_24_in_the_stack():
    s = at_first_turn(players=1)
    assert (s.stack.sum(), s.endgame.sum(), s.hand_size[YOU], s.hand_size[GRIFTER]) == (24, 3, 3, 0)


def test_you_start():
    s = at_first_turn(players=1)
    assert (s.turn, s.actor) == (YOU, YOU)


def test_the_endgame_stacks_backs_are_public_and_its_faces_are_not():
    s = new_state(Options(players=1))
    while s.endgame.sum() == 0:
        play(s, legal(s)[0])
    back = np.flatnonzero(s.endgame)[0]
    word = ("tourist", "hipster", "parent", "shopper", "wild")[back]
    assert view(s, YOU, BOX)["endgame"][word] == 1
    assert (s.place == Place.HAND).sum() == 3, "nobody, not even the state, has picked a face for it"


@pytest.mark.parametrize(("difficulty", "money"), [("easy", 0), ("normal", 20), ("hard", 50)])
def test_the_grifter_starts_with_money_by_difficulty(difficulty, money):
    assert new_state(Options(players=1, difficulty=difficulty)).money[:2].tolist() == [0, money]
    with_consultants = new_state(Options(players=1, difficulty=difficulty, modules=("consultants",)))
    assert with_consultants.money[:2].tolist() == [0, money + 40]
    with_business = new_state(Options(players=1, difficulty=difficulty, modules=("business",)))
    assert with_business.money[:2].tolist() == [0, money]


def test_you_have_five_signs_and_the_grifter_never_runs_out():
    states, _ = states_of_game(Options(players=1), seed=11)
    assert states[0].free_signs[YOU] == 5
    assert min(s.free_signs[GRIFTER] for s in states) > 0
    assert not any(s.step == Step.ABANDON and s.turn == GRIFTER and s.actor == YOU for s in states)


# The turn


def turned_up(s):
    return [BOX.tile_id(tile) for tile in np.flatnonzero(s.place == Place.TURNED_UP)]


def test_while_you_build_only_the_top_face_is_public():
    s = at_first_turn(players=1)
    assert turned_up(s) == [view(s, YOU, BOX)["top"]["tile"]] == [view(s, NOBODY, BOX)["top"]["tile"]]
    assert view(s, YOU, BOX)["lifted"] is None


def test_the_grifters_tile_is_lifted_off_so_the_next_face_shows():
    s = at_first_turn(players=1)
    next_one = view(s, YOU, BOX)["top"]["tile"]
    play(s, legal(s)[0])
    pass_chance(s)
    seen = view(s, YOU, BOX)
    assert seen["lifted"] == next_one
    assert seen["top"]["tile"] not in (None, next_one)
    assert (s.turn, s.actor, s.step) == (GRIFTER, YOU, Step.BUILD)
    assert s.hand_size[YOU] == 2, "you have not drawn yet"


def test_you_draw_the_face_that_showed_after_the_grifter_has_built():
    s = at_first_turn(players=1)
    play(s, legal(s)[0])
    pass_chance(s)
    shown, lifted = int(s.top_face), int(s.lifted)
    play(s, legal(s)[0])
    while s.actor == YOU and s.turn == GRIFTER:
        play(s, legal(s)[0])
    assert s.owner[lifted] in (GRIFTER, NOBODY)
    assert s.place[lifted] == Place.CITY
    assert shown in s.hand[YOU]
    pass_chance(s)
    assert (s.turn, s.hand_size[YOU], s.stack.sum()) == (YOU, 3, 22)


def test_the_grifter_puts_one_sign_and_people_on_its_building():
    s = town("Av", seats=1, lifted="trendy-lofts", top="car-park", A="food-hall")
    play(s, legal(s)[0])
    new = number("trendy-lofts")
    assert (s.owner[new], s.signs[new], s.people[new, 2]) == (GRIFTER, 1, 2)


def test_people_with_fomo_come_to_the_grifters_building():
    s = town("Y> Av Z<", seats=1, lifted="trendy-lofts", top="car-park", **FOMO_STREET)
    play(s, legal(s)[0])
    assert s.people[number("trendy-lofts"), 2] == 2 + 1


FOMO_STREET = {"Y": "food-hall", "A": "starter-home *parent", "Z": "night-market"}


def test_a_position_with_a_lifted_tile_goes_on_with_your_draw():
    s = town("Av", seats=[{"hand": ["toy-store", "flea-market"]}], lifted="trendy-lofts", top="car-park", A="food-hall")
    play(s, legal(s)[0])
    assert number("car-park") in s.hand[YOU]


@pytest.mark.parametrize("stream", range(3))
def test_twelve_turns_and_three_more(stream):
    states, moves = states_of_game(Options(players=1), seed=12, stream=stream)
    last = states[-1]
    assert last.turns == 15
    lifted = {int(s.lifted) for s in states} - {0}
    assert len(lifted) == 15
    assert (last.stack.sum(), last.endgame.sum(), last.hand_size.sum(), last.lifted) == (0, 0, 0, 0)
    assert sum(kind_of(move) in (Kind.BUILD, Kind.DISCARD) for move in moves) == 30


def test_when_you_have_drawn_the_last_tile_the_endgame_stack_is_turned_up():
    states, _ = states_of_game(Options(players=1), seed=12)
    backs = states[next(i for i, s in enumerate(states) if s.step > Step.DEAL)].endgame.copy()
    up = next(i for i, s in enumerate(states) if s.step > Step.DEAL and s.endgame.sum() == 0)
    s = states[up]
    assert s.turns in (12, 13)
    assert s.hand_size[YOU] == 3
    assert (s.stack == backs).all()
    while s.actor == CHANCE:
        up += 1
        s = states[up]
    assert s.top_face
    assert (s.turn, s.turns) == (YOU, 13)


def test_in_the_last_three_turns_you_draw_nothing():
    states, _ = states_of_game(Options(players=1), seed=13)
    sizes = [
        int(next(s for s in states if s.turns == turn and s.step == Step.BUILD).hand_size[YOU]) for turn in range(1, 16)
    ]
    assert sizes == [3] * 13 + [2, 1]


def test_the_endgame_stack_is_shuffled():
    s = town(
        "Av",
        seats=[{"hand": ["toy-store"]}],
        stack={"parent": 1, "wild": 1},
        endgame={"hipster": 1, "shopper": 2},
        lifted="food-hall",
        top="starter-home",
        A="car-park",
    )
    s.draws_left = 1
    s.stack[:] = 0
    s.stack[2] = 1
    play(s, legal(s)[0])
    assert (s.actor, sorted(legal(s))) == (CHANCE, ["top hipster", "top shopper"])


# Where its tile goes


def imagine(city, tile, cell, facing, supply):
    """The city with the Grifter's tile, its people and everybody with FOMO who comes."""
    new = plain.House(tile, facing, GRIFTER, 1)
    colour = plain.TILE[tile].back.name.lower()
    new.people[colour] = min(new.symbols[colour], supply.get(colour, 0)) if colour != "wild" else 0
    after = {}
    for at, house in city.items():
        fomo = Counter(house.fomo)
        new.people[colour] += fomo.pop(colour, 0)
        after[at] = plain.House(house.tile, house.facing, house.owner, house.signs, house.people, fomo)
    after[cell] = new
    return after


def closed_streets(city, cell):
    """The streets that a new building at a cell encloses: rows of cells, and whether it stands at their end."""
    found = {}
    for at in [cell, *(plain.beside(cell, side) for side in plain.WAY)]:
        if at in city and plain.is_enclosed(city, at):
            row, ends = plain.street(city, at)
            if cell in row or cell in ends:
                found[tuple(sorted(row))] = cell in ends
    return found


def crowd(city, cell):
    """People of the streets a build encloses who will come to the Grifter."""
    shown = Counter()
    for at, house in city.items():
        if house.owner == GRIFTER and not plain.is_enclosed(city, at):
            shown += house.symbols
    return sum(
        city[at].people[colour] + city[at].fomo[colour]
        for row in closed_streets(city, cell)
        for at in row
        for colour in plain.COLOURS
        if shown[colour]
    )


def best_places(seen, edition):
    """All places where the lifted tile may go, as (x, y, facing)."""
    city, tile = plain.city_of(seen), seen["lifted"]
    kind = plain.TILE[tile].valuation.name
    ranks = {}
    for cell, facing in plain.placements(city):
        after = imagine(city, tile, cell, facing, seen["people_left"])
        if kind == "ENCLOSURE":
            closing = any(closed_streets(after, cell).values())
            rank = (closing, crowd(after, cell) if closing and plain.says(edition, "grifter_enclosure_by_crowd") else 0)
        else:
            worth = plain.value(after, cell, GRIFTER, edition)
            rank = (worth, crowd(after, cell) if kind == "COPY" and plain.says(edition, "grifter_copy_by_crowd") else 0)
        ranks[(*cell, facing)] = rank
    return {place for place, rank in ranks.items() if rank == max(ranks.values())}


def places(s):
    """Where the engine lets the lifted tile go."""
    found = set()
    for line in legal(s):
        _, _, at, facing = line.split()
        found.add((*map(int, at.split(",")), facing[0].upper()))
    return found


def check_places(options, stream):
    """Compare all the Grifter's places of one random game."""
    states, _ = states_of_game(options, seed=14, stream=stream)
    n = 0
    for s in [copy(s) for s in states if s.lifted and s.step == Step.BUILD]:
        if legal(s)[0].startswith("build"):
            before = s.tobytes()
            assert places(s) == best_places(view(s, YOU, BOX), options.edition)
            assert s.tobytes() == before, "imagining leaves no trace"
            n += 1
    return n


@pytest.mark.compiled
@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grifters_places_are_those_of_a_plain_search(edition, modules):
    options = Options(players=1, edition=edition, modules=modules)
    assert sum(check_places(options, stream) for stream in range(8)) > 100


def test_the_grifters_places_in_one_game_are_those_of_a_plain_search():
    assert check_places(Options(players=1), 99) >= 13


def test_its_tile_goes_where_its_own_valuation_is_highest():
    s = town("Av Bv Cv", seats=1, lifted="student-house", top="car-park", A="wax-museum", B="toy-store", C="oyster-bar")
    assert places(s) == {(-1, 0, "S"), (3, 0, "S")}, "a street of four beats every other"


def test_an_adjacency_tile_goes_where_it_has_most_neighbours():
    drawn = "Y> Av Z<"
    s = town(
        drawn, seats=1, lifted="terraced-row", top="car-park", Y="food-hall", A="starter-home *parent", Z="night-market"
    )
    best = {(x, y) for x, y, _ in places(s)}
    city = plain.city_of(view(s, YOU, BOX))
    assert all(plain.value(imagine(city, "terraced-row", (x, y), "S", {}), (x, y), 1, "2021") == 6 for x, y in best)


def test_its_sign_counts_in_the_imagined_place():
    s = town("Av Bv", seats=1, lifted="penthouse-tower", top="car-park", A="wax-museum 1", B="toy-store")
    assert places(s) == {(-1, 0, "S"), (2, 0, "S")}, "two signs of its in that street"


def test_its_fomo_arrivals_count_in_the_imagined_place():
    legend = {"Y": "food-hall", "A": "starter-home *parent *parent", "Z": "flea-market parent"}
    s = town("Y> Av Z<", seats=1, lifted="sweet-ice-cream", top="car-park", **legend)
    assert places(s) == {(2, -1, "W"), (2, 1, "W")}, "those who stand come wherever it is built, so beside Flea Market"


def test_you_choose_among_all_the_best_also_if_that_is_nothing():
    s = town("Av", seats=1, lifted="chillax-spa", top="car-park", A="toy-store")
    city = plain.city_of(view(s, YOU, BOX))
    assert places(s) == {(*cell, facing) for cell, facing in plain.placements(city)}, "2 everywhere"
    zero = town("Av", seats=1, lifted="fashion-outlet", top="car-park", A="artist-quarter")
    assert len(places(zero)) == len(plain.placements(plain.city_of(view(zero, YOU, BOX))))


TWO_TO_CLOSE = """
    .  Av Z<
    .  .  M<
    .  Bv Y<
"""


def two_to_close(lifted, edition="2021", **rest):
    legend = {
        "A": "starter-home parent",
        "B": "flea-market parent parent",
        "Z": "wax-museum",
        "M": "trendy-lofts 1",
        "Y": "oyster-bar",
    }
    return town(TWO_TO_CLOSE, seats=1, edition=edition, lifted=lifted, top="food-hall", **(legend | rest))


def test_an_enclosure_tile_closes_the_street_from_which_most_people_come():
    assert legal(two_to_close("car-park")) == ["build car-park 0,2 east"]


def test_an_enclosure_tile_that_brings_nobody_either_way_leaves_you_the_choice():
    assert places(two_to_close("car-park", M="trendy-lofts")) == {(0, 0, "E"), (0, 2, "E")}


def test_the_new_tile_counts_among_the_grifters_buildings():
    assert legal(two_to_close("paddling-pool", M="viewing-tower")) == ["build paddling-pool 0,2 east"]


def test_people_of_other_colours_do_not_count():
    s = two_to_close("car-park", A="art-gallery hipster hipster hipster", B="flea-market parent")
    assert legal(s) == ["build car-park 0,2 east"]


def test_people_with_fomo_count_too():
    s = two_to_close("car-park", B="flea-market *parent *parent")
    assert legal(s) == ["build car-park 0,2 east"]


def test_a_grifters_building_in_a_street_that_is_enclosed_draws_nobody():
    s = two_to_close("car-park", A="starter-home 1 parent parent", B="toy-store", M="viewing-tower")
    assert places(s) == {(0, 0, "E"), (0, 2, "E")}


def test_closing_only_its_own_street_is_not_enough():
    s = town(
        """
        D> Ev F<
        Y> .  Z<
        """,
        seats=1,
        lifted="car-park",
        top="food-hall",
        D="wax-museum",
        E="viewing-tower",
        F="oyster-bar",
        Y="toy-store",
        Z="chillax-spa",
    )
    city = plain.city_of(view(s, YOU, BOX))
    assert (1, 1, "S") in places(s)
    assert places(s) == {(*cell, facing) for cell, facing in plain.placements(city)}


def test_an_enclosure_tile_must_close_if_it_can():
    s = town(". Av Z<", seats=1, lifted="car-park", top="food-hall", A="starter-home", Z="wax-museum")
    assert legal(s) == ["build car-park 0,0 east"]


# What the view says about its decisions


def rule_seen(s):
    """The rule that the view names: by it the Grifter decides, and what it leaves open is yours to choose."""
    return view(s, YOU, BOX)["grifter"]


@pytest.mark.parametrize(
    ("tile", "edition", "said"),
    [
        ("car-park", "2021", "enclosure"),
        ("car-park", "ru", "build"),
        ("artist-quarter", "2021", "build"),
        ("artist-quarter", "ru", "crowd"),
        ("food-hall", "2021", "build"),
        ("food-hall", "ru", "build"),
    ],
)
def test_the_view_names_the_rule_of_its_place_by_edition(tile, edition, said):
    s = town(". Av Z<", seats=1, edition=edition, lifted=tile, top="toy-store", A="starter-home", Z="wax-museum")
    assert rule_seen(s) == said


@pytest.mark.parametrize(("edition", "said"), [("2021", "tokens"), ("draft-1.0.7", "tokens"), ("ru", "new-tokens")])
@pytest.mark.parametrize("turn", [YOU, GRIFTER])
def test_the_view_says_whose_tokens_are_asked_about_and_by_which_rule(edition, said, turn):
    s = tokens(["tattoo-parlour"], {"restaurant": 1}, edition=edition, turn=turn)
    assert (view(s, YOU, BOX)["taking"], rule_seen(s)) == (GRIFTER, said)


def test_on_your_own_decisions_the_view_names_no_rule():
    states, _moves = states_of_game(Options(players=1, modules=("business",)), seed=15)
    for s in (s for s in states if s.actor == YOU):
        takes = s.step == Step.TOKENS
        whose = view(s, YOU, BOX)["taking"] if takes else int(s.turn)
        assert (rule_seen(s) is not None) == (whose == GRIFTER), Step(s.step)
        assert (view(s, YOU, BOX)["taking"] is not None) == takes


def test_the_view_says_what_you_decide_for_it():
    states, _moves = states_of_game(Options(players=1, modules=("business",)), seed=15)
    asked = {(view(s, YOU, BOX)["asks"], rule_seen(s) is not None) for s in states if s.actor == YOU}
    assert {("build", False), ("build-grifter", True), ("tokens", False), ("people-grifter", True)} <= asked
    assert all(asks.endswith("-grifter") == for_it for asks, for_it in asked if asks != "close")


# Streets it encloses


def closed_by_grifter(**rest):
    s = two_to_close("car-park", **({"B": "flea-market 0 parent parent"} | rest))
    play(s, "build car-park 0,2 east")
    play(s, legal(s)[0])
    return s


def test_people_go_to_the_grifters_building_where_one_matches():
    s = closed_by_grifter(Z="sweet-ice-cream 0", Y="pancake-house")
    assert (s.actor, legal(s)) == (YOU, ["send parent trendy-lofts"])


def test_you_choose_which_of_the_grifters_buildings():
    s = closed_by_grifter(Z="sweet-ice-cream 1", Y="pancake-house 0")
    assert sorted(legal(s)) == ["send parent sweet-ice-cream", "send parent trendy-lofts"]
    play(s, legal(s)[0], legal(s)[1])
    assert s.people[number("trendy-lofts"), 2] == s.people[number("sweet-ice-cream"), 2] == 1, "and may split them"


def test_other_people_go_anywhere_legal():
    s = closed_by_grifter(A="viewing-tower", B="art-gallery 0 hipster", Z="student-house 0", Y="micro-brewery")
    assert sorted(legal(s)) == ["send hipster micro-brewery", "send hipster student-house"]


def test_on_your_turn_people_go_where_you_like():
    s = town(
        TWO_TO_CLOSE,
        seats=[{"hand": ["car-park"]}],
        top="food-hall",
        A="starter-home",
        B="flea-market 0 parent",
        Z="sweet-ice-cream 0",
        M="trendy-lofts 1",
        Y="oyster-bar",
    )
    play(s, "build car-park 0,2 east", "score flea-market")
    assert "send parent sweet-ice-cream" in legal(s)
    assert "send parent trendy-lofts" in legal(s)


def test_the_grifter_is_paid_for_its_buildings_like_a_player():
    s = closed_by_grifter(B="flea-market 1 parent parent")
    assert s.money[GRIFTER] == 20 + 5 * 1 + 2, "one set with the wild that points in, and two people"


def test_you_decide_for_the_grifter():
    states, _moves = states_of_game(Options(players=1, modules=("business",)), seed=15)
    deciding = [s for s in states if s.actor not in (CHANCE, NOBODY)]
    assert {int(s.actor) for s in deciding} == {YOU}
    assert {int(s.step) for s in deciding if s.turn == GRIFTER} >= {Step.BUILD, Step.CLOSE, Step.TOKENS, Step.PEOPLE}
    assert all(not moves_of(s, GRIFTER) for s in [copy(s) for s in deciding[::5]])


# Tokens


def tokens(icons_of, has, edition="2021", turn=GRIFTER):
    """The Grifter owns these tiles in the street; what it may take on a turn."""
    tiles = dict(zip("BC", icons_of, strict=False))
    drawn = " ".join([".", *(f"{letter}v" for letter in tiles), "Z<"])
    legend = {letter: f"{tile} 1" for letter, tile in tiles.items()}
    seats = [{"hand": ["car-park"] if turn == YOU else []}, {"tokens": has}]
    extra = {} if turn == YOU else {"lifted": "car-park"}
    s = town(
        drawn,
        seats=seats,
        difficulty="normal",
        edition=edition,
        modules=["business"],
        top="food-hall",
        **legend,
        **extra,
        Z="wax-museum",
    )
    play(s, "build car-park 0,0 east", f"score {icons_of[0]}")
    return s


def taken(*args, **rest):
    return [line.removeprefix("take ") for line in legal(tokens(*args, **rest))]


@pytest.mark.parametrize("turn", [YOU, GRIFTER])
def test_the_grifter_takes_a_type_it_has_fewest_of(turn):
    assert taken(["tattoo-parlour"], {"restaurant": 2, "residential": 1, "leisure": 2, "retail": 2}, turn=turn) == [
        "residential"
    ]


def test_of_several_types_it_has_fewest_of_you_choose():
    s = tokens(["tattoo-parlour"], {"restaurant": 1, "residential": 1})
    assert (s.actor, legal(s)) == (YOU, ["take leisure", "take retail"])


def test_only_types_open_to_it_are_compared():
    assert taken(["starter-home", "toy-store"], {"residential": 3, "retail": 2}) == ["retail"]


def test_a_double_that_holds_a_type_it_has_fewest_of_is_a_choice():
    found = taken(["terraced-row", "starter-home"], {"residential": 2})
    assert sorted(found) == ["residential", "residential residential"]


def test_the_tokens_it_takes_are_its_own():
    s = tokens(["toy-store"], {})
    play(s, "take retail")
    assert s.tokens[GRIFTER].tolist() == [0, 0, 0, 1]


@pytest.mark.parametrize(("turn", "first"), [(GRIFTER, YOU), (YOU, GRIFTER)])
def test_who_has_the_turn_picks_last(turn, first):
    extra = {"lifted": "car-park"} if turn == GRIFTER else {}
    s = town(
        ". Av Bv Z<",
        seats=[{"hand": [] if turn == GRIFTER else ["car-park"]}],
        modules=["business"],
        top="food-hall",
        A="toy-store 0",
        B="starter-home 1",
        Z="wax-museum",
        **extra,
    )
    play(s, "build car-park 0,0 east", "score toy-store")
    assert legal(s) == (["take retail"] if first == YOU else ["take residential"])


def test_the_grifters_tokens_score_at_the_end_like_a_players():
    s = town(
        "Av", seats=[{}, {"tokens": {"leisure": 1}}], difficulty="easy", modules=["business"], stack={}, A="food-hall"
    )
    assert s.money[:2].tolist() == [0, 10]


# The end


def test_the_grifters_buildings_score_at_the_end():
    s = town("Av", seats=[{}, {}], difficulty="normal", stack={}, A="trendy-lofts 1 parent parent parent")
    assert s.money[:2].tolist() == [0, 20 + 2]


@pytest.mark.parametrize(("yours", "its", "winners"), [(30, 20, 1), (20, 30, 2), (30, 30, 0)])
def test_more_money_wins_and_if_equal_nobody_does(yours, its, winners):
    s = town("Av", seats=[{"money": yours}, {"money": its}], difficulty="normal", stack={}, A="food-hall")
    assert s.actor == NOBODY
    assert rules.winners(s) == winners


def test_a_blocked_city_discards_the_lifted_tile():
    s = town("Av", seats=1, lifted="trendy-lofts", top="car-park", A="food-hall")
    s.edge_fits[:] = 0
    assert legal(s) == ["discard trendy-lofts"]
    play(s, "discard trendy-lofts")
    assert s.place[number("trendy-lofts")] == Place.DISCARDED


def test_with_nothing_left_to_lift_only_you_build():
    s = town("Av", seats=[{"hand": ["toy-store", "car-park"]}], stack={}, A="food-hall")
    play(s, "build toy-store 1,0 south")
    assert (s.turn, s.actor, s.hand_size[YOU], s.lifted) == (YOU, YOU, 1, 0)


def test_your_consultant_works_on_the_grifters_turn_too():
    s = town(
        ". Av Z<",
        seats=[{"consultant": "entrepreneur", "hand": ["chillax-spa"]}],
        lifted="car-park",
        top="food-hall",
        A="starter-home 0",
        Z="wax-museum",
    )
    play(s, "build car-park 0,0 east", "score starter-home")
    assert (s.turn, s.actor) == (GRIFTER, YOU)
    assert legal(s) == ["pass", "show chillax-spa starter-home"]
