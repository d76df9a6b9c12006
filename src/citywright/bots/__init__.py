"""Bots: programs that play. `bot("master").choose(view_of(game, seat), seat, Budget(), seed)` is a move."""

from citywright.bots.contract import Bot, Searcher, View, seen_from, view_of
from citywright.bots.failures import BotFailed, error_line
from citywright.bots.levels import LEVELS, bot_of
from citywright.bots.named import bot, names, register
from citywright.search import Budget, Candidate

__all__ = [
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Searcher",
    "View",
    "bot",
    "bot_of",
    "error_line",
    "names",
    "register",
    "seen_from",
    "view_of",
]
