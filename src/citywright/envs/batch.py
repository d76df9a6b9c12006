"""Thousands of games at once, in arrays that learners step, observe and mask. They run compiled, on as many threads as
you say; the results do not depend on how many."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from citywright.envs.common.games import BatchPlan, Games, Reward, Task, new_games, shares
from citywright.envs.spaces import spaces
from citywright.errors import Impossible, NotLegal
from citywright.events import SILENT
from citywright.games import module_of

REWARDS = {reward.name.lower(): reward for reward in Reward}
SEEDS = 1 << 63


class Batch:
    """Many games of one kind, each at a decision of a seat. A game that ends is reported once, and the next follows.

    `seat`, `mask`, `observation`, `reward`, `done`, `scores` and `winners` are arrays with one row per game. Every call
    writes them in place, so that they can be shared with other libraries without a copy.
    """

    library: Any = np  # that the arrays belong to

    def __init__(
        self,
        game: str,
        number: int,
        options: Any = None,
        *,
        seed: int = 0,
        threads: int | None = None,
        reward: str = "win",
        **named: Any,
    ):
        self.spaces = spaces(game, options, **named)
        self.threads = (os.cpu_count() or 1) if threads is None else threads
        if number < 1 or self.threads < 1:
            raise Impossible([f"{number} games on {self.threads} threads; there should be at least one of each"])
        self._kernel = module_of(game, "envs", "kernel")
        self._plan = BatchPlan(_checked(seed), number, int(reward_named(reward)))
        start = self.spaces.rules.new_state(self.spaces.options)
        room = new_games(number, start, self.spaces.rules, self.spaces.actions, self.spaces.size, SILENT)
        self._games = games = self._lay_out(room)
        self.states, self.seat, self.mask, self.observation = games.states, games.seat, games.mask, games.observation
        self.reward, self.done, self.scores, self.winners = games.reward, games.done, games.scores, games.winners
        self.ended, self.game = games.ended, games.game
        self.reset()

    def __len__(self) -> int:
        return self._plan.number

    def _lay_out(self, room: Games) -> Games:
        """Where the games are played: in main memory, a share for each thread."""
        self._shares = list(shares(room, min(self.threads, len(self))))
        self._pool = ThreadPoolExecutor(len(self._shares))
        self._rows = np.arange(len(self))
        return room

    def _all(self, work: Callable[..., None], *more: Any) -> None:
        """Let every thread do its share."""
        if len(self._shares) == 1:
            work(self._shares[0], *more)
            return
        list(self._pool.map(lambda share: work(share, *more), self._shares))

    def _given(self, name: str, values: ArrayLike, kind: Any) -> NDArray[Any]:
        """The values given for each game, moved to where the batch is; another type or length is refused."""
        given = self.library.asarray(values)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, kind):
            wanted = f"{len(self)} {'truth values' if kind is np.bool_ else 'whole numbers'}"
            raise Impossible([f"{name} has shape {given.shape} and type {given.dtype}; there should be {wanted}"])
        return given

    def _ask(self, where: ArrayLike | None) -> NDArray[np.bool_]:
        """Mark the games that are to go on: all, unless some are named."""
        self._games.asked[:] = True if where is None else self._given("where", where, np.bool_)
        return self._games.asked

    def reset(self, seed: int | None = None) -> NDArray[np.int8]:
        """Start all games again, with another seed if one is given; return the mask."""
        self._ask(None)
        if seed is not None:
            self._plan = self._plan._replace(seed=_checked(seed))
        self.game[:] = self._rows
        self.ended[:] = 0
        self._all(self._kernel.run, self._plan, int(Task.DEAL), 0)
        return self.mask

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take an action in every game and go on to the next decision; return rewards by seat, and which games ended.

        Games that are False in `where` wait, whatever their action is.
        """
        chosen = self._given("actions", actions, np.integer)
        self._check_actions(chosen, self._ask(where))
        self._games.action[:] = chosen
        self.done[:] = False
        self.reward[:] = 0
        self._all(self._kernel.run, self._plan, int(Task.ACT), 0)
        return self.reward, self.done

    def _check_actions(self, chosen: NDArray[Any], asked: NDArray[np.bool_]) -> None:
        """Refuse actions that are not legal."""
        inside = (chosen >= 0) & (chosen < self.spaces.actions)
        legal = inside & (self.mask[self._rows, np.where(inside, chosen, 0)] == 1)
        if not (legal | ~asked).all():
            first = int(np.argmax(asked & ~legal))
            raise NotLegal(f"action {chosen[first]} is not legal in game {first} of the batch; see its mask")

    def observe(self, where: ArrayLike | None = None) -> NDArray[np.int8]:
        """What the seat to decide may know in every game, in whole numbers; multiplied by `scale`, about from -1 to 1.

        Rows of games that are False in `where` stay as they are: observing takes longer than stepping.
        """
        self._ask(where)
        self._all(self._kernel.see)
        return self.observation

    @property
    def scale(self) -> NDArray[np.float32]:
        """What the numbers of an observation are multiplied by."""
        return self.spaces.scale

    def sample(self, where: ArrayLike | None = None) -> NDArray[np.int32]:
        """A random legal action for every game, from a generator of its own, which advances only for games that are not
        False in `where`."""
        self._ask(where)
        self._all(self._kernel.sample)
        return self._games.action.copy()

    def play_random(self, steps: int) -> int:
        """Make `steps` random decisions in every game, as `step(sample())` does but faster; return how many ended."""
        before = int(self.ended.sum())
        self._ask(None)
        self._all(self._kernel.run, self._plan, int(Task.RANDOM), steps)
        return int(self.ended.sum()) - before


def reward_named(name: str) -> Reward:
    """A kind of reward by its name."""
    if name not in REWARDS:
        raise Impossible([f"no reward {name!r}; there are {', '.join(REWARDS)}"])
    return REWARDS[name]


def _checked(seed: int) -> int:
    """A seed that generators can take."""
    if not 0 <= seed < SEEDS:
        raise Impossible([f"the seed is {seed}; it should be from 0 to {SEEDS - 1}"])
    return seed
