"""The engine judges decisions and adds up reviews as the CPU does: the same numbers, to the last bit."""

import numpy as np
import pytest

from citywright.review.adding_up import SHARE, STRETCH, divide, explain_changes, share_out
from citywright.review.advice import why_rather
from citywright.review.decisions import choices, judge, view_before
from citywright.review.judges import judge_of
from citywright.review.judging import JUDGED, new_judged
from citywright.review.judging import SHARE as OF_EACH
from citywright.review.least_squares import new_fit
from citywright.search.tree import MOST_SEATS
from tests.engine.machine import Machine
from tests.engine.test_engine import seeded
from tests.engine.test_hints import data_of
from tests.review.games import played

pytestmark = pytest.mark.compiled

NAMES = ["streets/1p-2021-hard", "streets/3p-2021-business", "townies/1p-full", "townies/4p-full"]
SIMULATIONS = 61
STEP = 7  # simulations at a time


@pytest.fixture(params=NAMES)
def game(request):
    return played(request.param)


def test_decisions_are_judged_as_on_the_cpu(game):
    """In small steps, and with the reason."""
    some, compared = choices(game), 0
    for choice in some[:: 1 + len(some) // 6]:
        engine, expected = Machine(game.rules.NAME), judge(game, choice, SIMULATIONS)
        view = view_before(game, choice)
        found = judged(engine, view.state, choice)
        assert found["chosen"] == expected.chosen.move
        assert row_without(found, "number", "turn", "stretch", "left") == row_without(
            expected.row, "number", "turn", "stretch", "left"
        )
        assert engine.left(engine.put(engine.room("state"), choice.before)) == expected.left
        if expected.reason:
            compared += 1
            seat, best, chosen = choice.entry.actor, int(found["best"]), choice.entry.move
            assert reason(engine, view.state, seat, best, chosen) == vars(why_rather(view, seat, best, chosen))
    assert compared, "no decision had a better move"


def row_without(row, *names):
    """A record as plain data, without some fields."""
    return {name: row[name].tolist() for name in JUDGED.names if name not in names}


def judged(engine, record, choice):
    """A decision as the engine judges it."""
    seat, move, seats = choice.entry.actor, choice.entry.move, int(choice.before.seats)
    row = new_judged()
    row.seat, row.chosen = seat, move
    address = engine.put(engine.room("judged"), row)
    findings = looked(engine, record, seat, 2 * choice.number, [move], 1)
    if not engine.judge_at_once(findings, seats, address):
        best = int(engine.get(address, JUDGED, 1)[0]["best"])
        findings = looked(engine, record, seat, 2 * choice.number + 1, [move, best], SIMULATIONS // OF_EACH)
        engine.judge_again(findings, seats, address)
    return engine.get(address, JUDGED, 1)[0]


def looked(engine, record, seat, seed, also, least):
    """The findings of a look that is interrupted now and then."""
    root, rng = engine.put(engine.room("state"), record), seeded(engine, seed)
    rows = engine.nodes_for(root, engine.room_for(SIMULATIONS))
    nodes, used, work, findings = (
        engine.room(name, count) for name, count in [("nodes", rows), ("used", 1), ("work", 1), ("findings", 1)]
    )
    engine.plant(nodes, used, root, seat, seed, rng, work, rows)
    engine.forget(findings)
    engine.look_on(nodes, used, root, seat, 1, findings, work, rows)
    for move in also:
        engine.want(nodes, used, move, least, findings, rows)
    for done in range(1, SIMULATIONS, STEP):
        engine.look_on(nodes, used, root, seat, min(STEP, SIMULATIONS - done), findings, work, rows)
    return findings


def reason(engine, record, seat, move, than):
    """Why one move is better than another."""
    state = engine.put(engine.room("state"), record)
    work, reasoning, told = engine.room("work"), engine.room("reasoning"), engine.room("reason")
    engine.explain(state, seat, than, work, reasoning, told)
    engine.take_only(than, reasoning)
    engine.explain(state, seat, move, work, reasoning, told)
    row = engine.get(told, judge_of(engine.game).REASON.dtype, 1)[0]
    return data_of(engine.about["reason"], row, engine.about["words"])


def test_reviews_add_up_as_on_the_cpu(game):
    some, seats = choices(game)[:25], int(game.state.seats)
    rows = np.array([*(judge(game, choice, SIMULATIONS).row for choice in some), new_judged()], JUDGED)
    engine, number = Machine(game.rules.NAME), len(some)
    stretches, shares, fit = np.zeros(number + 1, STRETCH), np.zeros(MOST_SEATS, SHARE), new_fit()
    n = divide(rows[:-1], number, seats, stretches)
    explain_changes(stretches, n, seats, fit)
    share_out(rows[:-1], number, stretches, n, seats, shares)

    decisions, its, work, parts = (
        engine.room(name, count)
        for name, count in [("decisions", number + 1), ("stretches", number + 1), ("fit", 1), ("shares", 1)]
    )
    engine.put(decisions, rows)
    assert engine.divide(decisions, number, seats, its, number + 1) == n > 1
    engine.explain_changes(its, n, seats, work, number + 1)
    engine.share_out(decisions, number, its, n, seats, parts, number + 1)
    assert engine.get(its, STRETCH, n + 1).tobytes() == stretches[: n + 1].tobytes()
    assert engine.get(parts, SHARE, seats).tobytes() == shares[:seats].tobytes()
