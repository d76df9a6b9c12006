"""The search and the planner of Townies: legal, honest, repeatable, and right where it is certain what is best."""

import numpy as np
import pytest

from citywright.games.townies.determinize import determinize
from citywright.games.townies.layout import CHANCE, NOBODY, OBJECTS, SHAPES, Step
from citywright.games.townies.packing import space_of, star_of
from citywright.games.townies.rules import legal, pending, play
from citywright.games.townies.setup import Options, new_state
from citywright.random_numbers import from_seed
from citywright.search import Budget, explore
from citywright.search.townies import Tree, plan
from citywright.search.townies.standing import bent
from citywright.search.tree import children_of
from tests.interpreter import both_ways
from tests.townies.random_play import CONFIGURATIONS, due, legal_ints, name, walk
from tests.townies.town import BOX, copy_of, number, town

ROOM = 3000
ROLLS = OBJECTS * SHAPES


def children(tree, of=0):
    """The nodes below a node, by default the root, newest first."""
    return [tree.nodes[at] for at in children_of(tree.nodes, of)]


def grown(s, seat, simulations=30, seed=1, uniform=False):
    """A tree after some simulations."""
    tree = Tree(s, seat, seed, ROOM)
    tree.grow(simulations, uniform)
    return tree


def best(s, seat, simulations=100):
    """The move that a search would make, as text."""
    found = explore("townies", s, seat, Budget(simulations=simulations), 1)
    return BOX.texts[found[0].move]


def explored(s):
    """What the first seat thinks of its moves, by their texts."""
    return {BOX.texts[found.move]: found for found in explore("townies", s, 0, Budget(simulations=60), 1)}


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)
def test_only_legal_moves_are_looked_into(options):
    for turn, (s, actor, _, _) in enumerate(walk(options, "legal")):
        if actor in (CHANCE, NOBODY) or turn % 5:
            continue
        moves = set(legal_ints(s, actor))
        for uniform in (False, True):
            tree = grown(s, actor, 5, uniform=uniform)
            assert {int(node.move) for node in children(tree)} <= moves
            assert sum(int(node.visits) for node in children(tree)) == 5
        assert plan(s, actor, from_seed(turn)) in moves


@pytest.mark.parametrize("bonus", ["funding", "palette", "permit"])
def test_whole_games_with_stars(bonus):
    s, rng = new_state(Options(2, bonus=bonus)), from_seed(bonus)
    s.stars[:2] = 2
    while pending(s):
        actor = due(s)[0]
        if actor == CHANCE:
            out = np.zeros(64, np.int32)
            move = int(out[int(rng[0]) % legal(s, CHANCE, out)])
            rng[0] += 7
        else:
            move = explore("townies", s, actor, Budget(simulations=2), 3)[0].move
            assert move in legal_ints(s, actor)
        play(s, actor, move, np.zeros((0, 8), np.int64))
    assert s.step == Step.OVER


@pytest.mark.parametrize("options", CONFIGURATIONS[::4], ids=name)
def test_the_same_seed_and_simulations_give_the_same_tree(options):
    s, seat = next((s, actor) for s, actor, _, _ in walk(options) if actor not in (CHANCE, NOBODY))
    whole, parts, other = Tree(s, seat, 7, ROOM), Tree(s, seat, 7, ROOM), Tree(s, seat, 8, ROOM)
    whole.grow(12)
    other.grow(12)
    for share in (5, 4, 3):
        parts.grow(share)
    assert whole.nodes.tobytes() == parts.nodes.tobytes()
    assert whole.nodes.tobytes() != other.nodes.tobytes()


@pytest.mark.parametrize("options", [options for options in CONFIGURATIONS if options.players > 1][::3], ids=name)
def test_what_others_have_sealed_makes_no_difference(options):
    looked = 0
    for s, actor, _, _ in walk(options, "honest"):
        if actor in (CHANCE, NOBODY) or not s.choice.any():
            continue
        believed = [copy_of(s), copy_of(s)]
        for seed, other in enumerate(believed):
            determinize(other, actor, from_seed(f"{looked} {seed}"))
        trees = [grown(other, actor, 6).nodes.tobytes() for other in believed]
        assert trees[0] == trees[1]
        assert plan(believed[0], actor, from_seed(1)) == plan(believed[1], actor, from_seed(1))
        looked += 1
        if looked == 6:
            break
    assert looked


def test_what_is_asked_about_is_left_as_it_was():
    s, _, _, _ = next(step for step in walk(Options(3), "kept") if step[1] not in (CHANCE, NOBODY))
    before = s.tobytes()
    grown(s, 0)
    plan(s, 0, from_seed(1))
    assert s.tobytes() == before


def test_a_full_tree_is_no_obstacle():
    s = town({"sheet": {"e5": "blue"}}, {})
    tree = Tree(s, 0, 1, 3)
    tree.grow(10)
    assert int(tree.used[0]) == len(tree.nodes)
    assert int(tree.nodes[0].visits) == 10


def test_rolls_even_out():
    """Below each choice every roll is tried once before any is tried again: so luck is the same for all choices."""
    for uniform in (False, True):
        tree = grown(town({"sheet": {"e5": "blue"}}, dice="bank bee"), 0, 800, uniform=uniform)
        tries = [[int(node.visits) for node in children(tree, at)] for at in children_of(tree.nodes, 0)]
        rolled_again = [below for below in tries if sum(below) > ROLLS]
        assert rolled_again
        assert all(len(below) == ROLLS and max(below) - min(below) <= 1 for below in rolled_again)
        assert all(set(below) <= {1} for below in tries if sum(below) <= ROLLS)


def test_the_last_object_is_drawn_where_it_scores_most():
    """Alone, with eight objects and no shape left, the ninth ends the game: five blue neighbours, not on the edge."""
    blue = dict.fromkeys(("e4", "e6", "d4", "d5", "f4", "b3", "h3"), "blue")
    alone = {"sheet": blue, "circles": [3] * 8, "circled": list(range(1, 10))}
    s = town(alone, dice="bank bar")
    assert space_of(plan(s, 0, from_seed(1))) == number("e5")
    assert best(s, 0) == "bank e5"


def test_who_is_ahead_ends_the_game_before_others_catch_up():
    """The leader has one object to come; its rival three, with good spaces for them."""
    leader = {"sheet": {"e5": "blue", "e4": "blue"}, "circles": [6] * 8}
    rival = {"sheet": dict.fromkeys(("e4", "e6", "d4", "d5", "f4", "b3", "b4", "h3", "h4"), "blue"), "circles": [6] * 6}
    assert best(town(leader, rival, dice="bank bar"), 0, 1000).startswith("bank")


@pytest.mark.parametrize(("rival_sheet", "least"), [({}, 18), ({"e5": "blue"}, 16)])
def test_margins_are_those_of_the_rules_when_the_game_is_sure_to_end(rival_sheet, least):
    """A bank beside the blue block ends it with 32 + 2 points. The rival has 16; with a block of its own, a bank may
    bring it 2 more."""
    rival = {"circles": [2] * 8, "sheet": rival_sheet}
    s = town({"sheet": {"e5": "blue"}, "circles": [4] * 8}, rival, dice="bank bee")
    s.marker[0] = s.marker[1] = 4
    found = explored(s)
    banks = [found[f"bank {space}"] for space in ("d4", "d5", "e4", "e6", "f4", "f5") if f"bank {space}" in found]
    assert banks[0] is next(iter(found.values())), "the best choice"
    assert all(least <= bank.margin <= 18 for bank in banks)


def test_alone_the_margin_is_ones_points():
    s = town({"sheet": {"e5": "blue"}, "circles": [4] * 8, "circled": list(range(1, 10))}, dice="bank bee")
    found = explored(s)
    assert found["bank e6"].margin == 34
    assert found["bank e6"].value == pytest.approx(0.34)


def test_the_second_half_of_funding_is_searched_too():
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": 1}, {}, bonus="funding")
    half = next(move for move in legal_ints(s, 0) if star_of(move))
    play(s, 0, half, np.zeros((0, 8), np.int64))
    assert {int(node.move) for node in children(grown(s, 0))} <= set(legal_ints(s, 0))


def test_values_lie_between_none_and_one():
    assert bent(0.0, 6.0) == 0.5
    assert 0 < bent(-90.0, 6.0) < bent(-5.0, 6.0) < bent(-5.0, 25.0) < 0.5 < bent(90.0, 6.0) < 1


@pytest.mark.compiled
def test_compiled_and_interpreted_searches_are_the_same():
    compiled, interpreted = both_ways("tests.search.townies.digests")
    assert len(compiled) >= 4
    assert compiled == interpreted
