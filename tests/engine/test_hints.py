"""Hints of the engine are those of the CPU: from the same seed and simulations, on any number of workers."""

from dataclasses import asdict

import numpy as np
import pytest

from citywright.bots import Budget, view_of
from citywright.games import GAMES
from citywright.review import advise
from citywright.review.advice import BEST, why
from citywright.review.decisions import choices, view_before
from citywright.review.judges import judge_of
from citywright.search import APART, SEEDS, explore, thinker
from citywright.search.candidates import CANDIDATE, collect, rank
from citywright.search.tree import most_visited, room_for
from tests.engine.machine import Machine
from tests.engine.test_engine import middle_of, seeded
from tests.golden.make import configurations
from tests.review.games import played

pytestmark = pytest.mark.compiled

NAMES = [name for name, _, options in configurations() if options["players"] in (1, 2, 4)][::4]
SEARCHED = ["streets/1p-2021-hard", "streets/4p-2021-business-consultants", "townies/1p-full", "townies/4p-full"]
SIMULATIONS, SEED = 41, 2**61


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", SEARCHED)
def test_a_hint_is_that_of_the_cpu(name, workers):
    for view, seat in some_decisions(name):
        engines = [Machine(view.rules.NAME) for _ in range(workers)]
        expected = advise(view, seat, Budget(SIMULATIONS, cores=workers), SEED)
        found = hint(engines, view.state, seat)
        assert [(it.move, it.visits, it.margin, it.error) for it, _ in found] == [
            (it.move, it.visits, it.margin, it.error) for it in expected
        ]
        assert [reason for _, reason in found] == [asdict(it.reason) for it in expected]


@pytest.mark.parametrize("name", NAMES)
def test_reasons_are_those_of_the_cpu(name):
    for view, seat in some_decisions(name):
        engine, moves = Machine(view.rules.NAME), view.legal_moves()
        moves = moves[:: 1 + len(moves) // BEST]
        assert reasons(engine, view.state, seat, moves) == [asdict(reason) for reason in why(view, seat, moves)]


@pytest.mark.parametrize("game", GAMES)
def test_merged_rows_are_those_of_trees_collected_together(game):
    """To the last bit: what each core adds is added in the same order."""
    position = middle_of(game, 3)
    state, seat = view_of(position, position.seat).state, position.seat
    expected = explore(game, state, seat, Budget(SIMULATIONS, cores=3), SEED)
    found = candidates([Machine(game) for _ in range(3)], state, seat)
    assert [(it.move, it.visits, it.margin, it.error, it.value) for it in found] == [
        (it.move, it.visits, it.margin, it.error, it.value) for it in expected
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_move_tried_most_often_ranks_first(game):
    position = middle_of(game, 2)
    tree = thinker(game).Tree(view_of(position, position.seat).state, position.seat, SEED, room_for(SIMULATIONS))
    for _ in range(SIMULATIONS):
        tree.grow(1)
        rows = np.zeros(int(tree.nodes[0].children), CANDIDATE)
        rank(rows, collect(tree.nodes, position.seat, rows, 0))
        assert most_visited(tree.nodes, position.seat) == rows[0].move


def some_decisions(name):
    """A few decisions of a game, each as its seat sees it."""
    game = played(name)
    some = choices(game)
    for choice in some[1 :: len(some) // 2]:
        yield view_before(game, choice), choice.entry.actor


def hint(engines, state, seat):
    """The best moves and their reasons, by engines alone: each is a worker, and the first one does the rest."""
    best = candidates(engines, state, seat)[:BEST]
    return list(zip(best, reasons(engines[0], state, seat, [it.move for it in best]), strict=True))


def candidates(engines, state, seat):
    """The moves that all workers have looked into, best first."""
    collected = [rows_of(engine, state, seat, core, len(engines)) for core, engine in enumerate(engines)]
    engine, n = engines[0], 0
    merged, others = engine.room("candidates"), engine.room("candidates")
    for rows in collected:
        n = engine.merge(merged, n, engine.put(others, rows), len(rows))
    engine.rank(merged, n)
    return engine.get(merged, CANDIDATE, n)


def rows_of(engine, record, seat, core, cores):
    """What one worker has collected."""
    share, seed = len(range(core, SIMULATIONS, cores)), (SEED + core * APART) % SEEDS
    root, rng = engine.put(engine.room("state"), record), seeded(engine, seed)
    rows = engine.nodes_for(root, engine.room_for(share))
    nodes, used, work = engine.room("nodes", rows), engine.room("used"), engine.room("work")
    engine.plant(nodes, used, root, seat, seed, rng, work, rows)
    engine.grow(nodes, used, root, seat, share, 0, work, rows)
    found = engine.room("candidates")
    return engine.get(found, CANDIDATE, engine.collect(nodes, seat, found, 0, rows))


def reasons(engine, record, seat, moves):
    """The reason of each move, as plain data."""
    state = engine.put(engine.room("state"), record)
    work, reasoning, reason = engine.room("work"), engine.room("reasoning"), engine.room("reason")
    engine.try_others(state, seat, work, reasoning)
    found = []
    for move in moves:
        engine.explain(state, seat, move, work, reasoning, reason)
        record = engine.get(reason, judge_of(engine.game).REASON.dtype, 1)[0]
        found.append(data_of(engine.about["reason"], record, engine.about["words"]))
    return found


def data_of(node, record, words):
    """A record as the plain data that a node makes of it."""
    match node:
        case ["number", field]:
            return int(record[field])
        case ["word", field, table]:
            return words[table][record[field]]
        case ["object", parts]:
            there = {name: it for name, it in parts.items() if it[0] != "omit-unless" or record[it[1]]}
            return {name: data_of(it, record, words) for name, it in there.items()}
        case ["omit-unless", _, inner]:
            return data_of(inner, record, words)
    raise ValueError(node)
