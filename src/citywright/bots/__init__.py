"""Bots: who plays when no person does. `bot("master").choose(view_of(game, seat), seat, Budget(), seed)` is a move."""

from citywright.bots.contract import Bot, Searcher, View, seen_from, view_of
from citywright.bots.levels import ALONE, LEVELS
from citywright.bots.named import bot, names, register
from citywright.search import Budget, Candidate

__all__ = [
    "ALONE",
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "Searcher",
    "View",
    "bot",
    "names",
    "register",
    "seen_from",
    "view_of",
]
