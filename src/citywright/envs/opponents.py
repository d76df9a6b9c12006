"""The players of the other seats in many games at once: random legal actions, bots, or a function over arrays."""

from collections.abc import Callable, Container, Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from citywright.bots import Bot, Budget, bot, seen_from
from citywright.envs.batch import SEEDS, Batch
from citywright.errors import Impossible

Policy = Callable[
    [NDArray[np.float32], NDArray[np.int8]], ArrayLike
]  # from observations and masks to actions, one row per game
Opponent = str | Bot | Policy
Rows = NDArray[np.intp]
Answer = Callable[[Batch, Rows, np.random.Generator], ArrayLike]  # the actions of the games that are asked


def check_seats(players: int, seat: int | None, options: Container[str]) -> None:
    """Refuse a seat that does not exist, and a number of players in addition to the opponents."""
    if "players" in options:
        raise Impossible(["the players are you and the opponents: name one opponent for each other seat"])
    if seat is not None and seat not in range(players):
        raise Impossible([f"there is no seat {seat!r}; they go from 0 to {players - 1}"])


def answers(opponents: Opponent | Sequence[Opponent]) -> list[Answer]:
    """How each opponent is asked; one in several seats is asked for all of them at once."""
    named = opponents if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
    known = {_name(each): _answer(each) for each in named}
    return [known[_name(each)] for each in named]


def _name(opponent: Opponent) -> str | int:
    """What distinguishes an opponent from others."""
    return opponent if isinstance(opponent, str) else id(opponent)


def _answer(opponent: Opponent) -> Answer:
    """How one opponent is asked."""
    if opponent == "random":
        return at_random
    if isinstance(opponent, str):
        return by_bot(bot(opponent))
    return by_bot(opponent) if hasattr(opponent, "choose") else by_policy(opponent)


def at_random(batch: Batch, rows: Rows, rng: np.random.Generator) -> ArrayLike:
    """A random legal action; each game has its own generator for that."""
    return batch.sample(_only(batch, rows))[rows]


def by_policy(policy: Policy) -> Answer:
    """What a function of observations and masks chooses, such as a network."""

    def answer(batch: Batch, rows: Rows, rng: np.random.Generator) -> ArrayLike:
        return policy(batch.observe(_only(batch, rows))[rows] * batch.scale, batch.mask[rows])

    return answer


def by_bot(player: Bot) -> Answer:
    """What a bot chooses, one game after another: as slow as the bot is."""

    def answer(batch: Batch, rows: Rows, rng: np.random.Generator) -> ArrayLike:
        seeds = rng.integers(SEEDS, size=len(rows)).tolist()
        return [_choice(player, batch, int(row), seed) for row, seed in zip(rows, seeds, strict=True)]

    return answer


def _choice(player: Bot, batch: Batch, row: int, seed: int) -> int:
    """A bot's action in one game, from what its seat may know."""
    its, state, seat = batch.spaces, batch.states[row], int(batch.seat[row])
    move = player.choose(seen_from(its.rules, its.options, state, seat), seat, Budget(), seed)
    return its.to_action(state, seat, move)


def _only(batch: Batch, rows: Rows) -> NDArray[np.bool_]:
    """Which games are asked."""
    where = np.zeros(len(batch), np.bool_)
    where[rows] = True
    return where
