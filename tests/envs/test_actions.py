"""Numbered actions: every legal move has one of its own, in every configuration, and each gives its move back."""

from collections import Counter

import numpy as np
import pytest

from citywright.envs import spaces
from citywright.envs.spaces import environment
from citywright.envs.streets import actions as streets_actions
from citywright.envs.townies import actions as townies_actions
from citywright.errors import Impossible, NotLegal
from citywright.games.streets.layout import CHANCE, NOBODY, ORIGIN, Place, Step
from citywright.games.streets.packing import Kind, build_move, kind_of
from citywright.games.townies.components import HOUSE_MAP
from citywright.games.townies.setup import Options as TowniesOptions
from tests.streets import random_play as streets_play
from tests.townies import random_play as townies_play

pytestmark = pytest.mark.compiled

STREETS, TOWNIES = spaces("streets"), spaces("townies")


def check(its, state, seat, moves):
    """A position's moves and actions are one to one, and the mask shows exactly these."""
    unchecked = environment(its.game)
    actions = [int(unchecked.to_action(state, seat, move)) for move in moves]
    assert len(set(actions)) == len(moves)
    assert [unchecked.to_move(state, seat, action) for action in actions] == moves
    assert its.to_action(state, seat, moves[-1]) == actions[-1]
    assert its.to_move(state, seat, actions[-1]) == moves[-1]
    mask = its.mask(state, seat)
    assert mask.shape == (its.actions,)
    assert np.flatnonzero(mask).tolist() == sorted(actions)
    return actions


@pytest.mark.parametrize("options", streets_play.CONFIGURATIONS, ids=streets_play.name)
def test_moves_of_streets_and_their_actions_are_one_to_one(options):
    for s in streets_play.random_game(options):
        if s.actor not in (CHANCE, NOBODY):
            check(STREETS, s, int(s.actor), streets_play.legal_ints(s))


@pytest.mark.parametrize("options", townies_play.CONFIGURATIONS, ids=townies_play.name)
def test_moves_of_townies_and_their_actions_are_one_to_one(options):
    for s, actor, _, _ in townies_play.walk(options):
        if actor not in (CHANCE, NOBODY):
            check(TOWNIES, s, actor, townies_play.legal_ints(s, actor))


def test_every_kind_of_decision_has_been_seen():
    kinds: Counter[int] = Counter()
    for options in streets_play.CONFIGURATIONS:
        for s in streets_play.random_game(options):
            if s.actor not in (CHANCE, NOBODY):
                kinds.update(kind_of(move) for move in streets_play.legal_ints(s))
    assert set(kinds) == set(Kind) - set(range(Kind.CONSULTANT, Kind.ABANDON)) - {Kind.DISCARD}


def test_a_discard_has_a_number():
    s = next(s for s in streets_play.random_game(streets_play.CONFIGURATIONS[4]) if s.step == Step.BUILD)
    s.edge_fits[:] = 0
    actions = check(STREETS, s, int(s.actor), streets_play.legal_ints(s))
    assert actions == [streets_actions.DISCARD + slot for slot in slots_of(s)]


def slots_of(s):
    """The slots of a hand, in the order of the record."""
    hand = s.hand[s.actor].tolist()
    return [sorted(hand).index(tile) for tile in hand]


@pytest.mark.parametrize("options", streets_play.CONFIGURATIONS, ids=streets_play.name)
def test_there_are_never_more_cells_than_slots(options):
    for s in streets_play.random_game(options):
        assert s.edge_size <= 2 * int((s.place == Place.CITY).sum()) + 2 <= streets_actions.CELLS


def test_a_cell_keeps_its_slot_until_it_is_built_on():
    before: dict[int, int] = {}
    for s in streets_play.random_game(streets_play.CONFIGURATIONS[8]):
        now = {int(s.edge_cell[slot]): slot for slot in range(s.edge_size)}
        moved = [cell for cell in before if now.get(cell, before[cell]) != before[cell]]
        assert len(moved) <= 1
        before = now


def test_the_number_of_a_build_does_not_depend_on_the_order_of_the_hand():
    s = next(s for s in streets_play.random_game(streets_play.CONFIGURATIONS[4]) if s.step == Step.BUILD)
    before = STREETS.to_action(s, int(s.actor), streets_play.legal_ints(s)[0])
    move = streets_play.legal_ints(s)[0]
    s.hand[s.actor] = s.hand[s.actor][::-1].copy()
    assert STREETS.to_action(s, int(s.actor), move) == before


def test_the_tables_count_up_to_the_last_action():
    ends = [first + number for first, number, _, _ in streets_actions.TABLE]
    assert [0, *ends[:-1]] == [first for first, _, _, _ in streets_actions.TABLE]
    assert ends[-1] == STREETS.actions == streets_actions.ACTIONS


def test_without_stars_only_the_first_actions_of_townies_are_legal():
    room = 1 + townies_actions.PARTS * 77
    for s, actor, _, _ in townies_play.walk(TowniesOptions(2, "first")):
        if actor not in (CHANCE, NOBODY):
            assert not TOWNIES.mask(s, actor)[room:].any()


def test_a_map_of_ones_own_has_as_many_actions_as_it_needs(tmp_path):
    smaller = tmp_path / "map.csv"
    smaller.write_text("\n".join(HOUSE_MAP.read_text().splitlines()[:-1]) + "\n")
    options = TowniesOptions(2, map=smaller)
    its = spaces("townies", options)
    assert its.actions == 1 + 7 * townies_actions.PARTS * 68
    for s, actor, _, _ in townies_play.walk(options):
        if actor not in (CHANCE, NOBODY):
            check(its, s, actor, townies_play.legal_ints(s, actor))
            assert its.whole(s, actor).any()


def test_a_move_that_is_not_legal_has_no_action():
    s = next(s for s in streets_play.random_game(streets_play.CONFIGURATIONS[4]) if s.step == Step.BUILD)
    seat, on_the_station = int(s.actor), build_move(int(s.hand[s.actor, 0]), ORIGIN, 0, 1)
    with pytest.raises(NotLegal, match=f"move {on_the_station} is not legal here"):
        STREETS.to_action(s, seat, on_the_station)
    with pytest.raises(NotLegal, match="is not legal here"):
        STREETS.to_action(s, (seat + 1) % int(s.seats), streets_play.legal_ints(s)[0])


@pytest.mark.parametrize("action", [-1, streets_actions.PASS, streets_actions.ACTIONS, 10**6])
def test_an_action_that_is_not_legal_has_no_move(action):
    s = next(s for s in streets_play.random_game(streets_play.CONFIGURATIONS[4]) if s.step == Step.BUILD)
    with pytest.raises(NotLegal, match=rf"action {action} is not legal here; legal are \d+, \d+, \d+ and \d+ more"):
        STREETS.to_move(s, int(s.actor), action)
    with pytest.raises(NotLegal, match="nothing to decide"):
        STREETS.to_move(s, int(s.actor + 1) % int(s.seats), action)


def test_options_are_given_in_one_way_and_by_names_there_are():
    assert spaces("townies", TowniesOptions(3)).options == spaces("townies", players=3).options
    with pytest.raises(Impossible, match="options are given, and players too"):
        spaces("townies", TowniesOptions(2), players=3)
    with pytest.raises(Impossible, match="no option 'colours'; there are players, mode"):
        spaces("townies", colours=3)
