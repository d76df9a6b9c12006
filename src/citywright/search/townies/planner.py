"""The planner takes the best few choices by a hand-made evaluation, and of these the best one round later.

All choose at once: each rival is expected to make its own best choice by the same evaluation, from what all can see. If
that does not end the game, one's own best choices in the next round follow, over some rolls.
"""

from citywright._jit import rule
from citywright.games.townies.chance import outcome
from citywright.games.townies.layout import CHANCE, OBJECTS, SHAPES, Record, Step
from citywright.games.townies.packing import Kind
from citywright.games.townies.round import draw
from citywright.games.townies.rules import play, score_of
from citywright.random_numbers import reseed
from citywright.search.townies.choosing import ALL, STAKES, WIN, best_first
from citywright.search.townies.kernel import share_of_win
from citywright.search.townies.workspace import Workspace

WIDTH = 4  # choices that are looked into
GLANCE = 36  # about how many shapes are considered for replies, and in the next round


@rule
def choose_for(s: Record, seat: int, move: int, work: Workspace) -> None:
    """Seal a choice, and the best object after it if it needs one. (Townies 3, 5)"""
    play(s, seat, move, work.silent)
    if int(s.due) >> seat & 1:
        best_first(s, seat, 1, GLANCE, work)
        play(s, seat, work.best[0], work.silent)


@rule
def foresee_replies(s: Record, seat: int, work: Workspace) -> None:
    """Seal for each rival what it would choose from what all can see."""
    for other in range(s.seats):
        if other != seat:
            best_first(s, other, 1, GLANCE, work)
            choose_for(s, other, int(work.best[0]), work)


@rule
def draw_replies(s: Record, seat: int, work: Workspace) -> None:
    """Draw what the rivals have sealed, before the round is over. (Townies 3)"""
    for other in range(s.seats):
        if other != seat:
            draw(s, other, s.choice[other], work.silent)
            if s.extra[other]:
                draw(s, other, s.extra[other], work.silent)


@rule
def final_worth(s: Record, seat: int) -> float:
    """What the end of a game is worth: points less a part of the best rival's, plus or minus the worth of the win."""
    if s.seats == 1:
        return float(score_of(s, seat))
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, score_of(s, other))
    return score_of(s, seat) - STAKES * most + WIN * (2 * share_of_win(s, seat) - 1)


@rule
def next_round(s: Record, seat: int, work: Workspace) -> float:
    """What the next round's best choice is worth on average, over rolls that show every face once."""
    total = 0.0
    for face in range(OBJECTS):
        work.game[2] = s
        roll = outcome(Kind.ROLL, SHAPES * face + (face + int(s.rounds)) % SHAPES)
        play(work.game[2], CHANCE, roll, work.silent)
        best_first(work.game[2], seat, 1, GLANCE, work)
        total += work.worth[0]
    return total / OBJECTS


@rule
def planned_move(s: Record, seat: int, seed: int, work: Workspace) -> int:
    """The choice after which a seat is best off a round later; what others have sealed must have been taken back."""
    reseed(work.rng, seed, 0)
    now, after = work.game[0], work.game[1]
    work.game[0] = s
    foresee_replies(now, seat, work)
    work.game[1] = now
    draw_replies(after, seat, work)
    n = best_first(after, seat, WIDTH, ALL, work)
    for i in range(n):  # assigning the whole array would allocate a copy
        work.plans[i] = work.best[i]
    best, most = 0, 0.0
    for i in range(n):
        work.game[1] = now
        choose_for(after, seat, int(work.plans[i]), work)
        worth = final_worth(after, seat) if after.step == Step.OVER else next_round(after, seat, work)
        if i == 0 or worth > most:
            best, most = i, worth
    return int(work.plans[best])
