"""The planner takes the best few moves by a hand-made evaluation, and of these the best once all rivals have replied.

Its weights are set by hand and do not change in the course of a game; those of the search were fitted.
"""

import numpy as np

from citywright._jit import rule
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import Record
from citywright.games.streets.rules import legal, play
from citywright.random_numbers import reseed
from citywright.search.streets.choosing import best_first, play_on, weigh_options
from citywright.search.streets.evaluation import FEATURES, PHASES, SECOND_END, Feature, Setting, Weights, leads
from citywright.search.streets.workspace import Workspace

PROMISES = ((0, 80), (SECOND_END, 50))  # cents for each dollar and person in streets with one and with two open ends
NO_SIGN, ONE_SIGN = -150, -50
BONUSES = 60  # cents for each dollar that the tokens would pay now
TOKEN_TYPE = 200

WIDTH = 4  # moves that are looked into
GLANCE = 24  # options considered for each reply


def planner_weights() -> Weights:
    """The planner's weights: the same for every setting, side and phase."""
    weights = np.zeros((len(Setting), 2, PHASES, FEATURES), np.int64)
    for at, cents in PROMISES:
        weights[..., [Feature.VALUATION + at, Feature.PEOPLE + at]] = cents
    weights[..., [Feature.NO_SIGN, Feature.NO_SIGN + 1]] = NO_SIGN, ONE_SIGN
    weights[..., [Feature.MAJORITIES, Feature.SETS]] = BONUSES
    weights[..., Feature.TOKEN_TYPES] = TOKEN_TYPE
    return weights


@rule
def lead_after_replies(s: Record, seat: int, move: int, seed: int, work: Workspace) -> int:
    """The lead that a seat may expect when its next turn comes, in an imagined deal."""
    next_turn = int(s.turns) + (1 if s.solo else int(s.seats))
    reseed(work.rng, seed, 0)
    work.game[0] = s
    after = work.game[0]
    determinize(after, seat, work.rng)
    play(after, seat, move, work.silent)
    mover = play_on(after, next_turn, int(s.turn), GLANCE, work)
    leads(after, mover, work.weights, work.features, work.leads)
    return int(work.leads[seat])


@rule
def planned_move(s: Record, seat: int, seed: int, work: Workspace) -> int:
    """The move after which a seat is best off once the others have replied."""
    n = legal(s, seat, work.options)
    if n == 1:
        return int(work.options[0])
    weigh_options(s, seat, n, work)
    best, most = 0, 0
    for i in range(best_first(n, WIDTH, work)):
        lead = lead_after_replies(s, seat, work.options[i], seed, work)
        if i == 0 or lead > most:
            best, most = i, lead
    return int(work.options[best])
