"""You against chosen opponents in many games at once: a Gymnasium `VectorEnv` over a batch.

import gymnasium
import citywright.envs.gymnasium

envs = gymnasium.make_vec("citywright/Streets-v0", num_envs=256, vectorization_mode="vector_entry_point")
observations, infos = envs.reset(seed=7)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from citywright.envs.batch import SEEDS, Batch
from citywright.envs.common.features import MOST
from citywright.envs.opponents import Opponent, answers, check_seats
from citywright.extras import extra

with extra("gymnasium"):
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

YOU = -1  # no opponent
Numbers = NDArray[Any]
Transition = tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Env(VectorEnv[Numbers, Numbers, Numbers]):
    """You in one seat of each game; opponents play until it is your decision again in all of them.

    `opponents` sit from your left on: "random", names of bots, bots, or functions from observations and masks to
    actions. Your seat changes from game to game, unless you name one. With `whole` observations are the
    batch's own int8, written in place.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponent | Sequence[Opponent] = ("random",),
        *,
        seat: int | None = None,
        reward: str = "win",
        whole: bool = False,
        threads: int | None = None,
        **options: Any,
    ):
        self._answers = answers(opponents)
        self._players = len(self._answers) + 1
        check_seats(self._players, seat, options)
        self.batch = Batch(game, num_envs, reward=reward, threads=threads, players=self._players, **options)
        self.num_envs, self._wanted, self._whole = num_envs, seat, whole
        most = np.full(self.batch.spaces.size, MOST, np.int8) if whole else MOST * self.batch.scale
        self.single_observation_space = Box(-most, most, dtype=most.dtype.type)
        self.single_action_space = Discrete(self.batch.spaces.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._kinds = list(dict.fromkeys(self._answers))
        self._kind = np.array([*map(self._kinds.index, self._answers), YOU])  # from your left on

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start all games again; a seed determines all games that follow."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.seat = self._seats()
        self._forget()
        self._let_opponents_play()
        return self._observed(), self._infos()

    def _seats(self) -> NDArray[np.int8]:
        """Your seat in each game: it differs between neighbouring places and between the games of one place."""
        if self._wanted is not None:
            return np.full(self.num_envs, self._wanted, np.int8)
        return ((np.arange(self.num_envs) + self.batch.ended) % self._players).astype(np.int8)

    def _forget(self) -> None:
        """Clear what ended in the last step."""
        self._reward = np.zeros(self.num_envs, np.float32)
        self._done = np.zeros(self.num_envs, np.bool_)
        self._last_seat = self.seat.copy()

    def step(self, actions: ArrayLike) -> Transition:
        """Take your action in every game, and the opponents' up to your next decision. The next game of a place begins
        as soon as one has ended. An illegal action is refused before anything is played."""
        self._forget()
        self._play(actions, None)
        self._let_opponents_play()
        return self._observed(), self._reward, self._done, np.zeros(self.num_envs, np.bool_), self._infos()

    def _play(self, actions: ArrayLike, where: NDArray[np.bool_] | None) -> None:
        """Take actions in some games; where one ends, keep what you got and sit down for the next."""
        reward, done = self.batch.step(actions, where)
        if done.any():
            self._reward[done] = reward[done, self.seat[done]]
            self._done |= done
            self.seat = self._seats()

    def _let_opponents_play(self) -> None:
        """Let opponents play until it is your decision everywhere."""
        while (theirs := self.batch.seat != self.seat).any():
            actions = np.zeros(self.num_envs, np.int32)
            kind = self._kind[(self.batch.seat - self.seat - 1) % self._players]
            for number, answer in enumerate(self._kinds):
                if len(rows := np.flatnonzero(kind == number)):
                    actions[rows] = answer(self.batch, rows, self.np_random)
            self._play(actions, theirs)

    def _observed(self) -> Numbers:
        """What you may know, scaled unless you want whole numbers."""
        seen = self.batch.observe()
        return seen if self._whole else np.multiply(seen, self.batch.scale, dtype=np.float32)

    def _infos(self) -> dict[str, Any]:
        """Masks and seats, and results of games that have just ended; `_key` says which games have a `key`."""
        infos = _told({"action_mask": self.batch.mask.copy(), "seat": self.seat.copy()}, np.ones(self.num_envs, bool))
        if self._done.any():
            scores, winners = self.batch.scores[:, : self._players].copy(), self.batch.winners.copy()
            final = _told({"scores": scores, "winners": winners, "seat": self._last_seat}, self._done)
            infos |= _told({"final_info": final}, self._done)
        return infos

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now, one row per game."""
        return self.batch.mask


def _told(infos: dict[str, Any], where: NDArray[np.bool_]) -> dict[str, Any]:
    """Infos in the form that Gymnasium wants for many games."""
    return infos | {f"_{name}": where.copy() for name in infos}
