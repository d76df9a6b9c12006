"""One game between bots that are asked for every move."""

import hashlib
import time
import traceback
from dataclasses import dataclass
from functools import cache

from citywright._jit import ENABLED
from citywright.bots import Bot, BotFailed, Budget, bot, error_line, view_of
from citywright.game import Game
from citywright.runs.plan import Plan

WARM_UP = 0  # the number of a game that is played only to compile and load code


@dataclass(frozen=True)
class Match:
    """One game of a run: its number from 1, the group it belongs to, its deal, and the bot in each seat."""

    number: int
    group: int
    deal: str
    seats: tuple[str, ...]


known_bot = cache(bot)  # made once in each process


def decision_seed(plan: Plan, match: Match, seat: int, number: int) -> int:
    """The seed of one decision. It depends only on the run and the game, not on who else has been asked."""
    text = f"{plan.seed}/{match.number}/{seat}/{number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def play_match(plan: Plan, match: Match) -> tuple[Game, list[int], list[float]]:
    """Play a game of a run to its end; return it with the decisions and the seconds of each seat's bot."""
    game = new_game(plan, match)
    asked, seconds = [0] * len(game.names), [0.0] * len(game.names)
    while not game.is_over:
        seat = game.seat
        seconds[seat] += make_move(game, seat, match, decision_seed(plan, match, seat, asked[seat]))
        asked[seat] += 1
    return game, asked, seconds


def new_game(plan: Plan, match: Match) -> Game:
    """A game of a run at its first decision."""
    return Game(plan.rules, plan.options, seed=f"{plan.seed}/{match.deal}")


def make_move(game: Game, seat: int, match: Match, seed: int) -> float:
    """Let the bot of a seat choose, and play its move; return the seconds it took to choose."""
    name = match.seats[seat]
    try:
        player: Bot = known_bot(name)
        view = view_of(game, seat)
        start = time.perf_counter()
        move = player.choose(view, seat, Budget(), seed)
        taken = time.perf_counter() - start
        game.play(move, seat)
    except (Exception, SystemExit) as error:
        which = "the warm-up game" if match.number == WARM_UP else f"game {match.number}"
        where = f"in seat {seat + 1} of {which} (chance seed {game.seed!r}, decision seed {seed})"
        raise BotFailed(f"{name} failed {where}: {error_line(error)}", traceback.format_exc()) from error
    return taken


def warm_up(plan: Plan) -> None:
    """Create the bots of a run, and compile or load the code of its games, so that no bot is charged for that."""
    known_bot.cache_clear()
    players = plan.options.players
    if ENABLED:
        play_match(plan, Match(WARM_UP, 0, "warm-up", ("random",) * players))
    for name in dict.fromkeys(plan.bots):
        match = Match(WARM_UP, 0, "warm-up", (name,) * players)
        game = new_game(plan, match)
        make_move(game, game.seat, match, 0)
