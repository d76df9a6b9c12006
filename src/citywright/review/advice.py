"""Advice: the best few moves of a position, what they are expected to bring, and the main reason for each."""

from collections.abc import Sequence
from dataclasses import dataclass

from citywright.bots.contract import View, seen_from
from citywright.review.judges import judge_of
from citywright.review.reasoning import take_only
from citywright.review.reasons import ONLY, Reason, reason_of
from citywright.search import Budget, explore, thinker

BEST = 3
A_SECOND = Budget(seconds=1.0)


@dataclass(frozen=True)
class Advice:
    """A move worth making."""

    move: int
    text: str
    margin: float | None  # expected lead over the best rival at the end; alone in Townies, points; None: an only move
    error: float | None  # standard error of the margin
    visits: int  # simulations that tried it
    reason: Reason


def advise(view: View, seat: int, budget: Budget = A_SECOND, seed: int = 0, best: int = BEST) -> list[Advice]:
    """The best few moves of a seat, best first; nothing if it has nothing to decide.

    Only what the seat may know counts: views that it cannot tell apart give the same advice.
    """
    view = seen_from(view.rules, view.options, view.state, seat)
    moves = view.legal_moves()
    if len(moves) < 2:
        return [Advice(move, view.text(move), None, None, 0, Reason(ONLY)) for move in moves]
    found = explore(view.rules.NAME, view.state, seat, budget, seed)[:best]
    reasons = why(view, seat, [candidate.move for candidate in found])
    return [
        Advice(each.move, view.text(each.move), each.margin, each.error, each.visits, reason)
        for each, reason in zip(found, reasons, strict=True)
    ]


def why(view: View, seat: int, moves: Sequence[int], than: int | None = None) -> list[Reason]:
    """For each move, the main reason to prefer it to a typical other move, or to a particular one."""
    game, s = view.rules.NAME, view.state
    judge, work = judge_of(game), thinker(game).new_workspace()
    reasoning, reason, found = judge.new_reasoning(), judge.REASON.new(), []
    if than is None:
        judge.try_others(s, seat, work, reasoning)
    else:
        judge.explain(s, seat, than, work, reasoning, reason)
        take_only(than, reasoning)
    for move in moves:
        judge.explain(s, seat, move, work, reasoning, reason)
        found.append(reason_of(reason, judge))
    return found


def why_rather(view: View, seat: int, move: int, than: int) -> Reason:
    """The main reason to prefer a move to a particular other move."""
    return why(view, seat, [move], than)[0]
