"""Games of a simulation: each is a row of numbers, and depends only on the run and its own number.

Bots that have a fast policy play whole games in compiled code; others are asked for every move. Rows are kept in
`games.bin`, in the order in which games were finished; `simulation.json` describes the run.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright.bots import LEVELS, bot_of
from citywright.game import Game
from citywright.playouts import COUNTS, MOST_SEATS, POLICIES, Policy, count
from citywright.random_numbers import from_seed
from citywright.runs.match import Match, play_match, warm_up
from citywright.runs.plan import Plan
from citywright.runs.store import Block, Format

GAME = np.dtype(
    [
        ("number", "<i4"),  # from 1
        ("scores", "<i2", MOST_SEATS),
        ("winners", "<i2"),  # bit mask of seats
        ("turns", "<i4"),  # or rounds
        ("decisions", "<i4"),  # including forced ones
        ("chances", "<i4"),  # moves of chance
        ("digest", "<u4"),  # of all moves
    ]
)
FAST, THINKING = 250, 2  # games of a block: they take some milliseconds to a second
Games: TypeAlias = NDArray[np.void]  # rows of dtype GAME


class Finished(NamedTuple):
    """A block of finished games, and their moves if they are wanted: a row a game, with zeros after its last move."""

    games: Games
    moves: NDArray[np.int32]


ROWS = Format(
    "simulation.json",
    "games.bin",
    whole=lambda data: len(data) // GAME.itemsize * GAME.itemsize,
    read=lambda data, path: np.frombuffer(data, GAME),
    write=lambda games: games.tobytes(),
    numbers=lambda games: games["number"],
)


def in_order(parts: Iterable[Games], number: int) -> Games:
    """The first games of a run by their numbers."""
    games = np.zeros(number, GAME)
    for part in parts:
        wanted = part[part["number"] <= number]
        games[wanted["number"] - 1] = wanted
    return games


def own_name(bot: str, plan: Plan) -> str:
    """The bot that a level stands for in this game; other bots stand for themselves."""
    return bot_of(bot, plan.game, alone=plan.options.players == 1) if bot in LEVELS else bot


def policies_of(plan: Plan) -> list[Policy] | None:
    """The policies of the seats if all bots have one: then whole games are played in compiled code."""
    names = [own_name(bot, plan) for bot in plan.bots]
    return [POLICIES[name] for name in names] if POLICIES.keys() >= set(names) else None


def block_size(plan: Plan) -> int:
    """How many games a block has by default."""
    return THINKING if policies_of(plan) is None else FAST


def make_ready(plan: Plan) -> None:
    """Compile everything before the clock of the progress bar starts, and before other processes need it."""
    if policies_of(plan) is None:
        warm_up(plan)
    else:
        play_block(plan, False, Block(0, 1))


def play_block(plan: Plan, moves: bool, block: Block) -> Finished:
    """Play a block of games."""
    policies = policies_of(plan)
    if policies is None:
        return thought(plan, block, moves)
    start = plan.rules.new_state(plan.options)
    scores, counts, logs = plan.rules.games(start, block.number, seed_number(plan.seed), block.first, policies, moves)
    games = rows(block, scores, counts)
    return Finished(games, logs[:, : lengths(games).max() if moves else 0])


def seed_number(seed: str) -> int:
    """The number that seeds all games of a run."""
    generator = from_seed(seed)
    return int(generator[0]) << 31 ^ int(generator[1])


def rows(block: Block, scores: NDArray[Any], counts: NDArray[Any]) -> Games:
    """Games as they are kept."""
    games = np.zeros(block.number, GAME)
    games["number"] = block.first + 1 + np.arange(block.number)
    games["scores"][:, : scores.shape[1]] = scores
    for column, name in enumerate(COUNTS):
        games[name] = counts[:, column]
    return games


def lengths(games: Games) -> NDArray[np.int32]:
    """How many moves each game has, including those of chance."""
    return games["decisions"] + games["chances"]


def wins_of(games: Games, seats: int) -> NDArray[np.float64]:
    """The share of the win that each seat has in each game."""
    won = games["winners"][:, None] >> np.arange(seats) & 1
    return won / np.maximum(1, won.sum(axis=1, keepdims=True))


def thought(plan: Plan, block: Block, moves: bool) -> Finished:
    """Play some games between bots that are asked for every move."""
    played = [play_thinking(plan, block.first + 1 + i) for i in range(block.number)]
    games = rows(block, np.array([game.scores for game in played]), np.array([counts_of(game) for game in played]))
    logs = np.zeros((block.number, lengths(games).max() if moves else 0), np.int32)
    for log, game in zip(logs, played, strict=True):
        log[: len(game.log)] = [entry.move for entry in game.log][: len(log)]
    return Finished(games, logs)


def play_thinking(plan: Plan, number: int) -> Game:
    """Play a game to its end, asking its bots."""
    return play_match(plan, Match(number, number, str(number), plan.bots))[0]


def counts_of(game: Game) -> NDArray[np.int64]:
    """What playouts count, see `COUNTS`."""
    counts = np.zeros(len(COUNTS), np.int64)
    for entry in game.log:
        count(counts, entry.move, entry.actor == game.rules.CHANCE)
    counts[3:] = game.state[game.rules.TURNS], game.rules.winners(game.state)
    return counts
