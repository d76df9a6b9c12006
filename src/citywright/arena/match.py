"""One game between bots."""

import hashlib
import time
import traceback
from dataclasses import dataclass
from functools import cache

from citywright._jit import ENABLED
from citywright.arena.plan import Plan
from citywright.arena.schedule import LineUp, Match
from citywright.bots import Bot, Budget, bot, view_of
from citywright.errors import CitywrightError
from citywright.game import Game

GRIFTER = "grifter"  # what sits in the seat that Streets adds for one player


class BotFailed(CitywrightError):
    """A bot that raised an error or made no legal move; `trace` says where in its code."""

    def __init__(self, message: str, trace: str = ""):
        super().__init__(message, trace)
        self.trace = trace

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Played:
    """A finished game. Decisions and seconds are those that each seat's bot was asked for and took."""

    number: int
    group: int
    deal: str
    seats: LineUp
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


known_bot = cache(bot)  # made once in each process


def decision_seed(plan: Plan, match: Match, seat: int, number: int) -> int:
    """The seed of one decision; it depends on the run and the game alone, not on who else has been asked."""
    text = f"{plan.seed}/{match.number}/{seat}/{number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def play(plan: Plan, match: Match) -> Played:
    """Play a game of a run to its end."""
    game = new_game(plan, match)
    asked, seconds = [0] * len(game.names), [0.0] * len(game.names)
    while not game.is_over:
        seat = game.seat
        seconds[seat] += make_move(game, seat, match, decision_seed(plan, match, seat, asked[seat]))
        asked[seat] += 1
    seats = match.seats + (GRIFTER,) * (len(game.names) - len(match.seats))
    return Played(
        match.number,
        match.group,
        match.deal,
        seats,
        tuple(game.scores),
        tuple(game.winners),
        tuple(asked),
        tuple(round(taken, 6) for taken in seconds),
    )


def new_game(plan: Plan, match: Match) -> Game:
    """A game of a run at its first decision."""
    return Game(plan.rules, plan.options, seed=f"{plan.seed}/{match.deal}")


def make_move(game: Game, seat: int, match: Match, seed: int) -> float:
    """Let the bot of a seat choose, and play its move; the seconds it took to choose."""
    name = match.seats[seat]
    try:
        player: Bot = known_bot(name)
        view = view_of(game, seat)
        start = time.perf_counter()
        move = player.choose(view, seat, Budget(), seed)
        taken = time.perf_counter() - start
        game.play(move, seat)
    except Exception as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())
        where = f"in seat {seat + 1} of game {match.number} (chance seed {game.seed!r}, decision seed {seed})"
        raise BotFailed(f"{name} failed {where}: {what}", traceback.format_exc()) from error
    return taken


def warm_up(plan: Plan) -> None:
    """Make a run's bots anew and have all compiled (or loaded) that its games need: no bot's time is spent on it."""
    known_bot.cache_clear()
    players = plan.options.players
    if ENABLED:
        play(plan, Match(0, 0, "warm-up", ("random",) * players))
    for name in dict.fromkeys(plan.bots):
        match = Match(0, 0, "warm-up", (name,) * players)
        game = new_game(plan, match)
        make_move(game, game.seat, match, 0)
