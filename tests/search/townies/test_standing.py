"""How two seats stand: fair to both, right where it is plain who is ahead, and fitted by the right slopes."""

import numpy as np
import pytest

from citywright._jit import rule
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.layout import CHANCE, MOST_MOVES, STATE
from citywright.games.townies.playout import first_due
from citywright.games.townies.policy import greedy_move
from citywright.games.townies.rules import play, score_of
from citywright.games.townies.setup import Options, new_state
from citywright.playouts import new_scratch
from citywright.random_numbers import reseed
from citywright.search.townies.choosing import face_rivals, worth_of
from citywright.search.townies.features import FEATURES, look
from citywright.search.townies.fit_pairs import SeenPairs, best_choice, both_ways, slopes
from citywright.search.townies.kernel import foresee
from citywright.search.townies.standing import OTHER, OWN, SIDES, UNITS, Pairs, compare, standing, take_side
from citywright.search.townies.workspace import new_workspace
from tests.townies.random_play import walk
from tests.townies.town import town

WORK = new_workspace()
BLUE = dict.fromkeys(("e4", "e6", "d4", "d5", "f4"), "blue")


def sides_of(s, seat):
    """What a sheet says to the units, as one's own and as the other's."""
    look(s, seat, WORK.sight)
    sides = np.zeros((SIDES, UNITS), np.float32)
    for side in (OWN, OTHER):
        take_side(WORK.pairs, WORK.sight.numbers, side, sides[side])
    return sides


def test_what_one_gains_the_other_loses():
    rounds = [s for s, actor, _, _ in walk(Options(2), "standing") if actor == CHANCE and s.rounds]
    assert len(rounds) > 5
    for s in rounds:
        a, b = sides_of(s, 0), sides_of(s, 1)
        lead, chance = standing(WORK.pairs, a, b)
        against, doubt = standing(WORK.pairs, b, a)
        assert lead == pytest.approx(-against)
        assert chance == pytest.approx(1 - doubt)
        assert 0 < chance < 1


def test_equals_are_equal():
    own = sides_of(town({"sheet": BLUE, "circles": [4] * 3}, {"sheet": BLUE, "circles": [4] * 3}), 0)
    assert standing(WORK.pairs, own, own) == (0, 0.5)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_is_far_ahead_with_one_object_to_come_expects_to_win(seats):
    others = [{"sheet": BLUE, "circles": [2] * 4} for _ in range(seats - 1)]
    s = town({"sheet": BLUE, "circles": [6] * 8}, *others)
    foresee(s, WORK)
    assert WORK.chances[0] > 0.8
    assert max(WORK.chances[1:seats]) < 0.2
    assert WORK.leads[0] > 10


def test_the_network_is_that_of_two_sheets():
    """Beside sums over whole arrays."""
    s = town({"sheet": BLUE, "circles": [4] * 3}, {"sheet": {"e5": "blue"}, "circles": [2] * 5})
    looks = []
    for seat in range(2):
        look(s, seat, WORK.sight)
        looks.append(WORK.sight.numbers.copy())
    pairs = WORK.pairs
    units = np.maximum(looks[0] @ pairs.own + looks[1] @ pairs.other + pairs.bias, 0)
    expected = pairs.outward @ np.append(units, 1)
    assert compare(pairs, sides_of(s, 0)[OWN], sides_of(s, 1)[OTHER]) == pytest.approx(tuple(expected), rel=1e-3)


def worth(s, move):
    """What the first seat thinks of a choice."""
    face_rivals(s, 0, WORK)
    return worth_of(s, 0, move, WORK)


def test_of_all_rivals_the_strongest_counts():
    own, weak, strong = {"sheet": BLUE, "circles": [3] * 5}, {"circles": [1] * 5}, {"circles": [7] * 5}
    first, second, easy = (
        town(own, *rivals, dice="bank bar") for rivals in ((weak, strong), (strong, weak), (weak, weak))
    )
    move = best_choice(first, 0, WORK)
    assert worth(first, move) == pytest.approx(worth(second, move), abs=0.5)
    assert worth(first, move) < worth(easy, move) - 5


def test_slopes_are_those_of_the_error():
    """Against small changes of single weights."""
    rng = np.random.default_rng(1)
    looks = rng.random((2, 40, FEATURES)).astype(np.float32)
    one = SeenPairs(*looks, rng.normal(0, 5, 40).astype(np.float32), rng.choice([0, 0.5, 1], 40).astype(np.float32))
    of, weights = both_ways(one), [part.astype(np.float64) for part in WORK.pairs]

    def error(parts):
        pairs = Pairs(*parts)
        active = np.maximum(of.own @ pairs.own + of.other @ pairs.other + pairs.bias, 0)
        growth, z = (active @ pairs.outward[:, :-1].T + pairs.outward[:, -1]).T
        chance = 0.5 + 0.5 * z / np.sqrt(1 + z * z)
        surprise = of.ahead * np.log(chance) + (1 - of.ahead) * np.log(1 - chance)
        return float(np.mean(0.02 * (growth - of.growth) ** 2 - surprise))

    found = slopes(of, weights, np.arange(len(of.ahead)))
    for part, at in ((0, (3, 5)), (1, (7, 2)), (2, (9,)), (3, (0, 4)), (3, (1, 4)), (3, (1, -1))):
        little = 1e-5
        more, less = ([each.copy() for each in weights] for _ in range(2))
        more[part][at] += little
        less[part][at] -= little
        assert found[part][at] == pytest.approx((error(more) - error(less)) / (2 * little), rel=0.02, abs=1e-4)


@rule
def lead_after_a_weak_beginning(start, game, rounds, work, player, scratch):
    """What the first seat leads by in the end, less what was expected of it, if it is greedy for some rounds."""
    work.game[0] = start
    s = work.game[0]
    reseed(work.rng, 1, game)
    expected = 0.0
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            if s.rounds == rounds:
                foresee(s, player)
                expected = player.leads[0]
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
        elif actor == 0 and s.rounds <= rounds:
            play(s, 0, greedy_move(s, 0, False, work.rng, scratch), work.silent)
        else:
            play(s, actor, best_choice(s, actor, player), work.silent)
    return score_of(s, 0) - score_of(s, 1) - expected


@pytest.mark.compiled
def test_a_sheet_is_worth_what_good_play_makes_of_it():
    """Whoever filled it in: who has begun badly is not expected to go on badly."""
    start, work, scratch = np.array([new_state(Options(2))], STATE)[0], new_workspace(), new_scratch(STATE, MOST_MOVES)
    for rounds in (2, 6, 10):
        missed = [lead_after_a_weak_beginning(start, game, rounds, work, WORK, scratch) for game in range(200)]
        assert abs(np.mean(missed)) < 1.5, rounds
