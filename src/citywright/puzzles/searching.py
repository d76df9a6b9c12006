"""Whether a decision has one clearly best move.

The first search selects the best move and its rivals; a second one with other draws compares them, since what looked
best in the first was partly lucky.
"""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

from citywright.bots import View
from citywright.puzzles.kinds import kind_of
from citywright.review.findings import Finding, look

RIVALS = 4  # moves that the best one is compared with
SHARES = 2  # of the simulations of a comparison, as large as what each move gets in any case, are spent freely
SURELY = 4.0  # standard errors that the gap must exceed
OFTEN = 10  # the best move must have been tried at least once in so many tries of the one tried most
EACH = 20  # of the simulations of the first search, this part is spread evenly over all moves


@dataclass(frozen=True)
class Compared:
    """What a search found that compares the best move with its rivals."""

    best: Finding
    others: list[Finding]  # the best of them first


def seed_of(*parts: object) -> int:
    """A seed of its own for each search."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def is_clear(best: Finding, second: Finding, seat: int, gap: float) -> bool:
    """Whether a move is better than another by at least a gap and surely so."""
    difference = best.margins[seat] - second.margins[seat]
    return difference >= gap and difference > SURELY * math.hypot(best.errors[seat], second.errors[seat])


def most_promising(found: Sequence[Finding], seat: int) -> Finding:
    """Of the moves tried most, the one with the highest margin, less its error."""
    enough = max(each.visits for each in found) / OFTEN
    tried = [each for each in found if each.visits >= enough]
    return max(tried, key=lambda each: each.margins[seat] - each.errors[seat])


def glance(view: View, seat: int, simulations: int, seed: int) -> bool:
    """Whether a short search leaves it open that one move is clearly best."""
    found = _look(view, seat, simulations, seed)
    best = most_promising(found, seat)
    tried = [each for each in found if each.move != best.move and each.visits > 1]
    gap = kind_of(view.rules.NAME).GAP
    return all(best.margins[seat] + best.errors[seat] - each.margins[seat] >= gap - each.errors[seat] for each in tried)


def select(view: View, seat: int, simulations: int, seed: int) -> tuple[int, list[int]]:
    """The best move and its rivals: those that could be best, if they were unlucky. With simulations enough, no move is
    left untried."""
    moves = view.legal_moves()
    least = simulations // EACH // len(moves)
    found = _look(view, seat, simulations, seed, moves if least > 1 else (), least)
    best = most_promising(found, seat).move
    hopeful = sorted(found, key=lambda each: -each.margins[seat] - each.errors[seat])
    return best, [each.move for each in hopeful if each.move != best and each.visits > 1][:RIVALS]


def compare(view: View, seat: int, simulations: int, seed: int, best: int, rivals: Sequence[int]) -> Compared | None:
    """A best move beside its rivals, in a search of their own; nothing if it is not clearly better than all of them."""
    moves = list(dict.fromkeys((best, *rivals)))
    searched = _look(view, seat, simulations, seed, moves, simulations // (len(moves) + SHARES))
    found = {each.move: each for each in searched}
    others = sorted((found[move] for move in moves[1:]), key=lambda each: -each.margins[seat])
    if is_clear(found[best], others[0], seat, kind_of(view.rules.NAME).GAP):
        return Compared(found[best], others)
    return None


def _look(
    view: View, seat: int, simulations: int, seed: int, also: Sequence[int] = (), least: int = 1
) -> list[Finding]:
    """The moves looked into, most visited first."""
    return look(view.rules.NAME, view.state, seat, int(view.state.seats), simulations, seed, also, least)
