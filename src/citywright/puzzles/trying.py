"""How bots of each level fare with a puzzle."""

from collections import Counter
from dataclasses import dataclass

from citywright.bots import LEVELS, Budget, View
from citywright.puzzles.searching import seed_of
from citywright.runs.match import known_bot

TRIES = {"first-timer": 16, "casual": 16, "regular": 8, "expert": 12, "master": 5}  # a master thinks long
TEMPTING = 3  # wrong moves that are shown because levels choose them


@dataclass(frozen=True)
class Tries:
    """How often each level found the best move, and the wrong moves that tempted them, the most tempting first."""

    shares: dict[str, float]
    tempting: list[int]


def chosen(view: View, seat: int, level: str, seed: str) -> Counter[int]:
    """The moves that a level chooses, with a new seed each time."""
    bot = known_bot(level)
    seeds = (seed_of(seed, level, number) for number in range(TRIES[level]))
    return Counter(bot.choose(view, seat, Budget(), each) for each in seeds)


def share(view: View, seat: int, level: str, best: int, seed: str) -> float:
    """How often a level finds the best move."""
    return chosen(view, seat, level, seed)[best] / TRIES[level]


def tried(view: View, seat: int, best: int, seed: str) -> Tries:
    """All levels' tries."""
    found = {level: chosen(view, seat, level, seed) for level in LEVELS}
    wrong: Counter[int] = Counter()
    for level, moves in found.items():
        wrong.update({move: number / TRIES[level] for move, number in moves.items() if move != best})
    shares = {level: round(moves[best] / TRIES[level], 2) for level, moves in found.items()}
    return Tries(shares, [move for move, _ in wrong.most_common(TEMPTING)])
