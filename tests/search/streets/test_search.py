"""Planner and search of Streets: certain things are found, and compiled code thinks as the source says."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from citywright.events import SILENT
from citywright.games.streets import rules
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import NOBODY, Step
from citywright.games.streets.packing import Kind, kind_of
from citywright.games.streets.setup import Options
from citywright.random_numbers import from_seed, reseed
from citywright.search import Budget, explore
from citywright.search.streets import Tree, plan
from citywright.search.streets.choosing import play_on
from citywright.search.streets.kernel import FORESIGHT, unforeseen, value_of
from citywright.search.streets.workspace import new_workspace
from tests.streets.random_play import between_turns, copy_of, legal_ints, random_game

ROOT = Path(__file__).parents[3]
WHOLE = Options(2)


def last_turns(number):
    """Positions in which the last tile of a game is about to be built."""
    for seed in range(number):
        *_, last = (copy_of(s) for s in random_game(WHOLE, seed) if s.step == Step.BUILD)
        yield last


def final_leads(s, seat):
    """What a seat can lead by in the end after each of its moves; nobody else has anything left to decide."""
    found = {}
    for move in legal_ints(s):
        after = copy_of(s)
        rules.play(after, seat, move, SILENT)
        if after.actor == NOBODY:
            found[move] = int(after.money[seat]) - int(after.money[1 - seat])
        else:
            assert after.actor == seat
            found[move] = max(final_leads(after, seat).values())
    return found


@pytest.mark.compiled
def test_the_best_last_move_is_found():
    for s in last_turns(6):
        seat = int(s.actor)
        leads = final_leads(s, seat)
        best = max(leads.values())
        found = explore("streets", s, seat, Budget(simulations=200), 1)
        assert leads[found[0].move] == best
        assert found[0].margin <= best
        assert leads[plan(s, seat, from_seed(1))] >= best - 1


@pytest.mark.compiled
def test_alone_the_last_build_is_worth_what_it_brings():
    for seed in range(4):
        *_, s = (copy_of(s) for s in random_game(Options(1), seed) if s.step == Step.BUILD and s.hand_size[0])
        best = max(final_leads(s, 0).values())
        assert best - 1 <= explore("streets", s, 0, Budget(simulations=100), 1)[0].margin <= best


@pytest.mark.compiled
def test_hidden_hands_make_no_difference():
    """The search itself draws what the seat cannot see anew: a record with the real hands in it gives nothing away."""
    for options in (Options(2), Options(4, modules=("consultants",))):
        s = copy_of([copy_of(each) for each in between_turns(options)][6])
        seat = int(s.actor)
        answers = []
        for seed in range(3):
            other = copy_of(s)
            determinize(other, seat, from_seed(seed))
            answers.append(explore("streets", other, seat, Budget(simulations=60), 1))
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.compiled
def test_playouts_stop_where_moves_are_evaluated():
    """Before the draw: a hand with one tile more would be worth what the evaluation was never fitted to."""
    work = new_workspace()
    reseed(work.rng, 1, 1)
    for start in [copy_of(s) for s in between_turns(WHOLE)][:8]:
        s = copy_of(start)
        play_on(s, int(s.turns) + 4, int(s.turn), 8, work)
        assert (s.step, s.turns) == (Step.DRAW, start.turns + 3)


@pytest.mark.compiled
def test_the_search_counts_what_it_did():
    s = next(between_turns(WHOLE))
    tree = Tree(s, int(s.actor), 1, 5000)
    tree.grow(40)
    assert tree.nodes[0].visits == 40
    children = []
    at = tree.nodes[0].child
    while at >= 0:
        children.append(tree.nodes[at])
        at = tree.nodes[at].sibling
    assert sum(child.visits for child in children) == 40
    assert sum(child.margin for child in children) == pytest.approx(tree.nodes[0].margin)
    assert all(kind_of(child.move) == Kind.BUILD for child in children)
    assert {int(child.move) for child in children} <= set(legal_ints(s))
    for node in tree.nodes[: tree.used[0]]:
        assert ((node.worth[:2] >= 0) & (node.worth[:2] <= node.visits)).all()


@pytest.mark.compiled
def test_a_full_tree_is_no_obstacle():
    s = next(between_turns(WHOLE))
    tree = Tree(s, int(s.actor), 1, 30)
    tree.grow(100)
    assert (tree.used[0], tree.nodes[0].visits) == (30, 100)


@pytest.mark.compiled
def test_uniform_playouts_go_to_the_end():
    """Their margins are whole dollars; guided ones stop earlier and are evaluated, in cents."""
    s = next(between_turns(WHOLE))
    guided, uniform = (
        explore("streets", s, int(s.actor), Budget(simulations=100), 1, uniform=u) for u in (False, True)
    )
    assert {candidate.move for candidate in uniform} <= set(legal_ints(s))
    guided_sums, uniform_sums = ([each.margin * each.visits for each in found] for found in (guided, uniform))
    assert uniform_sums == pytest.approx(np.round(uniform_sums))
    assert guided_sums != pytest.approx(np.round(guided_sums))


def test_a_lead_is_worth_more_the_closer_the_game():
    values = [value_of(lead) for lead in (-9000, -1500, -100, 0, 100, 1500, 9000)]
    assert values == sorted(values)
    assert (values[3], values[5]) == (0.5, 0.75)
    assert values[4] - values[3] > (values[6] - values[5]) / 75


THINK = """
import json
from citywright.games.streets.setup import Options
from citywright.random_numbers import from_seed, reseed
from citywright.search import Budget, explore
from citywright.search.streets import plan
from tests.streets.random_play import between_turns, copy_of
found = []
for options, turn in ((Options(2), -2), (Options(4, modules=("business", "consultants")), -1), (Options(1), -2)):
    s = [copy_of(each) for each in between_turns(options)][turn]
    candidates = explore("streets", s, int(s.actor), Budget(simulations=6), 3)
    found.append([(c.move, c.visits, c.margin, c.value) for c in candidates])
    found.append(plan(s, int(s.actor), from_seed(1)))
print(json.dumps(found))
"""


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_and_interpreted_think_alike(monkeypatch):
    answers = []
    for jit in "10":
        monkeypatch.setenv("CITYWRIGHT_JIT", jit)
        done = subprocess.run([sys.executable, "-c", THINK], capture_output=True, text=True, check=True, cwd=ROOT)
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]
    assert len(answers[0]) == 6


def test_alone_the_playouts_are_known_to_play_worse_than_you():
    s = copy_of(next(random_game(Options(1))))
    more = unforeseen(s)
    assert more >= 10 * FORESIGHT, "most of the game is to come"
    *_, s = random_game(Options(1))
    assert unforeseen(s) == 0
    assert unforeseen(next(random_game(WHOLE))) == 0, "rivals foresee as little as you"
