"""The games as Gymnasium environments: you against bots. Importing this module registers them.

import gymnasium
import citywright.envs.gymnasium

env = gymnasium.make("citywright/Streets-v0", opponents=("greedy", "casual"))
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.bots import Bot, Budget, bot, view_of
from citywright.envs.episodes import FRAMES_A_SECOND, RENDER_MODES, SEEDS, Episodes
from citywright.envs.opponents import check_seats
from citywright.errors import Impossible, NotLegal
from citywright.extras import extra
from citywright.game import Game
from citywright.games import GAMES

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

IDS = {game: f"citywright/{game.capitalize()}-v0" for game in GAMES}
VECTOR = "citywright.envs.vector:Env"
ILLEGAL = ("lose", "error")

Observation = NDArray[np.float32]
Transition = tuple[Observation, float, bool, bool, dict[str, Any]]


class Env(gymnasium.Env[Observation, int]):
    """You at a table with bots, which play until your next decision.

    `opponents` are names of bots, or bots, from your left on; none for the solo game. `seat` is yours, or `None` for a
    random seat in each game. `reward` is "win" or "margin". An `illegal` action either makes you lose or is an error.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_A_SECOND}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("greedy",),
        *,
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ):
        named = [opponents] if isinstance(opponents, str) else opponents
        if deaf := [each for each in named if not isinstance(each, str) and not hasattr(each, "choose")]:
            raise Impossible([f"{deaf[0]!r} is not a bot: it has no `choose`; only many games at once take functions"])
        self._bots = [bot(each) if isinstance(each, str) else each for each in named]
        check_seats(len(self._bots) + 1, seat, options)
        self._episodes = Episodes(game, reward, render_mode, players=len(self._bots) + 1, **options)
        if illegal not in ILLEGAL:
            raise Impossible([f"no way {illegal!r} to treat an illegal action; there are {', '.join(ILLEGAL)}"])
        self._wanted, self._illegal, self.render_mode = seat, illegal, render_mode
        self._done = True
        most = self._episodes.bounds
        self.observation_space = spaces.Box(-most, most, dtype=np.float32)
        self.action_space = spaces.Discrete(self._episodes.spaces.actions)  # type: ignore[assignment]

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._episodes.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and go on to your first decision; a seed determines all games that follow."""
        super().reset(seed=seed)
        self._episodes.deal(seed, self.np_random)
        self.seat = int(self.np_random.integers(self._episodes.players)) if self._wanted is None else self._wanted
        self._let_bots_play()
        self._done = self.game.is_over
        return self._episodes.observe(self.seat), self._info()

    def _let_bots_play(self) -> None:
        while not self.game.is_over and (seat := self.game.seat) != self.seat:
            player = self._bots[(seat - self.seat - 1) % self._episodes.players]
            seed = int(self.np_random.integers(SEEDS))
            self.game.play(player.choose(view_of(self.game, seat), seat, Budget(), seed), seat)

    def _info(self) -> dict[str, Any]:
        """The mask of legal actions, who you are, and the scores so far."""
        return {"action_mask": self.action_masks(), "seat": self.seat, "scores": np.array(self.game.scores)}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now: what `MaskablePPO` of sb3-contrib needs."""
        return self._episodes.mask(self.seat)

    def step(self, action: int) -> Transition:
        """Take your action, and those of the bots up to your next decision or the end."""
        if self._done:
            raise NotLegal("the game is over; reset() deals the next one")
        try:
            self._episodes.act(int(action))
        except NotLegal as error:
            return self._lose(error)
        self._let_bots_play()
        self._done = self.game.is_over
        return self._episodes.observe(self.seat), self._episodes.reward(self.seat), self._done, False, self._info()

    def _lose(self, why: NotLegal) -> Transition:
        """An illegal action ends the game."""
        if self._illegal == "error":
            raise why
        self._done = True
        return (
            self._episodes.observe(self.seat),
            self._episodes.worst,
            True,
            False,
            {**self._info(), "illegal": str(why)},
        )

    def render(self) -> Any:
        """The game as you see it."""
        return self._episodes.render(self.seat)


def register() -> None:
    """Register the environments with Gymnasium."""
    for game, name in IDS.items():
        gymnasium.register(name, f"{__name__}:Env", vector_entry_point=VECTOR, kwargs={"game": game})


register()
