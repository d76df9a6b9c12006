"""Observations: they tell what is so, nothing that is hidden, and leave the record as it was."""

import numpy as np
import pytest

from citywright.envs import spaces
from citywright.envs.common.features import start_of
from citywright.envs.streets.actions import CELLS, cell_slot, slot_of
from citywright.envs.streets.features import EDGE, FEATURES, PROSPECT_WIDTH
from citywright.events import SILENT
from citywright.games import streets, townies
from citywright.games.streets.building import build
from citywright.games.streets.city import street
from citywright.games.streets.layout import CHANCE, NOBODY, Step
from citywright.games.streets.packing import Kind, cell_of, facing_of, first_of, kind_of, signs_of
from citywright.games.streets.scoring import worth
from citywright.games.townies.inspection import prospect
from citywright.games.townies.packing import Kind as TowniesKind
from citywright.games.townies.packing import kind_of as townies_kind_of
from citywright.games.townies.setup import Options as TowniesOptions
from citywright.random_numbers import from_seed
from tests.streets import random_play as streets_play
from tests.townies import random_play as townies_play

pytestmark = pytest.mark.compiled

STREETS, TOWNIES = spaces("streets"), spaces("townies")
SEATS = 5


def block(its, whole, name):
    """The rows of a block."""
    found = next(block for block in its.blocks if block.name == name)
    at = start_of(its.blocks, name)
    return whole[at : at + found.size].reshape(found.rows, found.width)


def column(its, whole, name, feature):
    """One feature of every row of a block."""
    found = next(block for block in its.blocks if block.name == name)
    return block(its, whole, name)[:, found.at(feature)]


def believed(rules, s, seat, seed):
    """The same to a seat, with everything that it cannot see drawn anew."""
    other = np.array([s], rules.STATE)[0]
    rules.determinize(other, seat, from_seed(seed))
    return other


def check_no_leak(its, rules, s, seed):
    """All that a seat can look at is the same in all that it may believe; looking changes nothing."""
    differ = 0
    for seat in range(s.seats):
        other, before = believed(rules, s, seat, seed), s.tobytes()
        assert its.whole(s, seat).tobytes() == its.whole(other, seat).tobytes()
        assert its.mask(s, seat).tobytes() == its.mask(other, seat).tobytes()
        assert s.tobytes() == before
        differ += other.tobytes() != before
    return differ


@pytest.mark.parametrize("options", streets_play.CONFIGURATIONS, ids=streets_play.name)
def test_nothing_leaks_in_streets(options):
    differ = 0
    for n, s in enumerate(streets_play.random_game(options)):
        if s.actor not in (CHANCE, NOBODY) and n % 2 == 0:
            differ += check_no_leak(STREETS, streets, s, n)
    assert differ or options.solo, "in solo nothing is hidden that the record knows"


@pytest.mark.parametrize("options", townies_play.CONFIGURATIONS, ids=townies_play.name)
def test_nothing_leaks_in_townies(options):
    differ = 0
    for n, (s, actor, _, _) in enumerate(townies_play.walk(options)):
        if actor not in (CHANCE, NOBODY):
            differ += check_no_leak(TOWNIES, townies, s, n)
    assert differ or options.solo


@pytest.mark.parametrize("its", [STREETS, TOWNIES], ids=["streets", "townies"])
def test_the_table_fits_the_numbers(its):
    assert its.scale.shape == (its.size,)
    assert ((its.scale > 0) & (its.scale <= 1)).all()
    names = [block.name for block in its.blocks]
    assert len(set(names)) == len(names)


def test_scaled_numbers_lie_about_between_minus_one_and_one():
    for options in (streets_play.CONFIGURATIONS[3], streets_play.CONFIGURATIONS[15]):
        seen = np.array([STREETS.observe(s, 0) for s in streets_play.random_game(options) if s.actor == 0])
        assert seen.dtype == np.float32
        assert np.abs(seen).max() < 4
        assert (np.abs(seen) <= 1).mean() > 0.999


def deciding(options):
    """Positions of a game of Streets in which somebody builds."""
    return (s for s in streets_play.random_game(options) if s.step == Step.BUILD and s.actor != CHANCE)


def test_seats_are_counted_from_the_observer():
    for s in deciding(streets_play.CONFIGURATIONS[14]):
        for seat in range(s.seats):
            whole = STREETS.whole(s, seat)
            leads = column(STREETS, whole, "seats", "lead")[: s.seats]
            assert leads.tolist() == np.clip(np.roll(s.money[: s.seats], -seat) - s.money[seat], -127, 127).tolist()
            assert column(STREETS, whole, "seats", "there").tolist() == [1] * s.seats + [0] * (SEATS - s.seats)


def test_a_hand_shows_its_faces_to_its_holder_only():
    s = next(deciding(streets_play.CONFIGURATIONS[12]))
    seat, other = int(s.actor), int(s.actor + 1) % int(s.seats)
    prices = column(STREETS, STREETS.whole(s, seat), "tiles", "price")
    assert prices[:3].tolist() == [s.price[tile] for tile in sorted(s.hand[seat])]
    mine, theirs = (column(STREETS, STREETS.whole(s, who), "buildings", "seen") for who in (seat, other))
    for tile in s.hand[seat]:
        assert (mine[tile - 1], theirs[tile - 1]) == (1, 0)


def prospects(whole):
    """What is told of every cell and facing: size, open ends, swing, and what each slot's tile would pay."""
    at = start_of(FEATURES, "cells")
    return whole[at : at + EDGE.size].reshape(CELLS, EDGE.width)[:, 2:].reshape(CELLS, 4, PROSPECT_WIDTH)


@pytest.mark.parametrize("number", [4, 9, 14, 19])
def test_prospects_are_what_a_build_would_bring(number):
    compared = gathered = 0
    for s in deciding(streets_play.CONFIGURATIONS[number]):
        seat, seen = int(s.actor), prospects(STREETS.whole(s, int(s.actor)))
        for move in streets_play.legal_ints(s)[::7]:
            tile = first_of(move)
            if kind_of(move) != Kind.BUILD or signs_of(move) == 2:
                continue
            after = streets_play.copy_of(s)
            build(after, tile, cell_of(move), facing_of(move), 1, SILENT)
            place = seen[cell_slot(s, cell_of(move), 0), facing_of(move)]
            assert place[0] == street(after, tile)[2]
            assert place[3 + slot_of(s, seat, tile)] == worth(after, tile, False, SILENT)
            assert (place[1] == 0) == bool(after.enclosed[tile])
            assert not place[2] or after.closings
            compared += 1
            gathered += int(after.standing.sum() < s.standing.sum())
    assert compared > 50
    assert gathered > 10, "people with FOMO have come to a new building"


def test_the_swing_is_what_enclosed_streets_pay():
    found = 0
    for seed in range(6):
        for s in streets_play.random_game(streets_play.CONFIGURATIONS[4], seed):
            if s.step != Step.BUILD or s.actor == CHANCE:
                continue
            whole, seat = STREETS.whole(s, int(s.actor)), int(s.actor)
            pays = column(STREETS, whole, "buildings", "pays")
            for cell, facing in np.argwhere(prospects(whole)[:, :, 2]):
                after, tile = streets_play.copy_of(s), min(s.hand[seat, : s.hand_size[seat]].tolist())
                build(after, tile, int(s.edge_cell[cell]), int(facing), 1, SILENT)
                closed = [b for b in range(1, 48) if after.enclosed[b] and not s.enclosed[b] and b != tile]
                swing = sum(int(pays[b - 1]) * (1 if s.owner[b] == seat else -1) for b in closed)
                assert prospects(whole)[cell, facing, 2] == swing
                found += 1
    assert found > 20


@pytest.mark.parametrize("bonus", ["funding", "palette"])
def test_objects_promise_what_they_would_score(bonus):
    halves = 0
    for s, seat, _, _ in townies_play.walk(TowniesOptions(4, bonus=bonus), 3):
        if seat in (CHANCE, NOBODY):
            continue
        whole = TOWNIES.whole(s, seat)
        halves += int(column(TOWNIES, whole, "moment", "half")[0])
        shown = np.concatenate([column(TOWNIES, whole, name, name) for name in ("rolled object", "basic object")])
        moves = [move for move in townies_play.legal_ints(s, seat) if townies_kind_of(move) == TowniesKind.OBJECT]
        plain = [move for move in moves if TOWNIES.to_action(s, seat, move) <= len(shown)]
        assert (shown > 0).sum() == len(plain)
        for move in plain[::3]:
            found = prospect(s, seat, move, TowniesOptions().box)
            assert shown[TOWNIES.to_action(s, seat, move) - 1] == 1 + found["points"]
    assert halves or bonus == "palette", "an object that follows a shape has been seen"


def test_others_choices_are_not_told_before_the_round_is_over():
    choices = ((s, seat, move) for s, seat, move, _ in townies_play.walk(TowniesOptions(3)))
    s, seat, move = next((s, seat, move) for s, seat, move in choices if seat == 1 and s.due & 1)
    before = TOWNIES.whole(s, 0).tobytes()
    townies.RULES.play(s, seat, move, SILENT)
    assert TOWNIES.whole(s, 0).tobytes() == before


def test_when_a_game_is_over_there_is_nothing_to_do_but_to_look():
    *_, over = streets_play.random_game(streets_play.CONFIGURATIONS[6])
    *_, (done, _, _, _) = townies_play.walk(TowniesOptions(3))
    for its, s in ((STREETS, over), (TOWNIES, done)):
        assert not its.mask(s, 0).any()
        assert not column(its, its.whole(s, 0), "moment", "deciding")[0]
        assert column(its, its.whole(s, 1), "seats", "there").sum() == s.seats
