"""Reviews are the same compiled and interpreted."""

import numpy as np
import pytest

from citywright.games import GAMES
from citywright.random_numbers import below, from_seed
from citywright.review.adding_up import SHARE, STRETCH, divide, explain_changes, share_out
from citywright.review.decisions import choices, view_before
from citywright.review.findings import looked_into
from citywright.review.judging import JUDGED, conclude, judge_at_once, new_judged
from citywright.review.least_squares import new_fit
from citywright.review.looking import MANY, most_tried
from tests.interpreter import both_ways
from tests.review.games import played

SEATS, DECISIONS = 3, 12


@pytest.mark.compiled
def test_reviews_are_the_same_interpreted():
    compiled, interpreted = both_ways("tests.review.test_both_ways")
    assert compiled == interpreted
    assert len(compiled) == 2 + len(GAMES)


def digests():
    """All numbers of a few looks, and of a made-up review."""
    rows = made_up()
    stretches, shares = np.zeros(DECISIONS + 1, STRETCH), np.zeros(SEATS, SHARE)
    n = divide(rows, DECISIONS, SEATS, stretches)
    stretches[n].decider = -1
    explain_changes(stretches, n, SEATS, new_fit())
    share_out(rows, DECISIONS, stretches, n, SEATS, shares)
    return [stretches.tobytes().hex(), shares.tobytes().hex(), *map(looked, ("streets/2p-2021", "townies/2p-first"))]


def made_up():
    """Decisions of three seats, some in stretches of several."""
    rng = from_seed("made up")
    rows = np.zeros(DECISIONS, JUDGED)
    for i, row in enumerate(rows):
        row.number, row.seat, row.stretch, row.left = i + 1, i % 2 + i // 6, i // 2 + i % 2, DECISIONS - i
        row.chosen, row.best = below(rng, 2), 1
        for field in ("chosen_margins", "best_margins", "chosen_errors", "best_errors"):
            row[field][:SEATS] = [below(rng, 1000) / 7 for _ in range(SEATS)]
        conclude(row, SEATS)
    return rows


def looked(name):
    """A short look at the first decision of a game."""
    game = played(name)
    choice = choices(game)[0]
    rows = looked_into(name.split("/")[0], view_before(game, choice).state, choice.entry.actor, 8, 1)
    row = new_judged()
    row.seat, row.chosen = choice.entry.actor, rows[most_tried(rows)].move
    judge_at_once(rows, 2, row)
    assert len(rows) == MANY
    return rows.tobytes().hex()
