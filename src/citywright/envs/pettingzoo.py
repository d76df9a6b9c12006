"""Both games as PettingZoo environments, in which agents act one after another (AEC).

from citywright.envs import pettingzoo

env = pettingzoo.env("streets", players=4, modules=("business",))
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.envs.episodes import FRAMES_A_SECOND, RENDER_MODES, Episodes
from citywright.extras import extra

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[Any]]


class Env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game; an illegal action is an error."""

    def __init__(self, game: str, *, reward: str = "win", render_mode: str | None = None, **options: Any):
        super().__init__()
        self._episodes = Episodes(game, reward, render_mode, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"citywright_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._episodes.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._episodes.spaces.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    @property
    def worst(self) -> float:
        """What an illegal action gets."""
        return self._episodes.worst

    def _observations(self) -> spaces.Dict:
        """What an agent sees, and what it may do."""
        most, actions = self._episodes.bounds, self._episodes.spaces.actions
        return spaces.Dict(
            {
                "observation": spaces.Box(-most, most, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    @property
    def game(self) -> Any:
        """The `citywright.Game` being played."""
        return self._episodes.game

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; a seed determines all games that follow."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._episodes.deal(seed, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; the mask is empty while it has nothing to decide."""
        seat = self._seats[agent]
        is_its_turn = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self._episodes.mask(seat) if is_its_turn else np.zeros(self._episodes.spaces.actions, np.int8)
        return {"observation": self._episodes.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the selected agent's action, and all that follows up to the next decision."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._episodes.act(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.game.is_over:
            self.rewards = {agent: self._episodes.reward(self._seats[agent]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as the selected agent sees it; after the end, as spectators do."""
        return self._episodes.render(None if self.game.is_over else self.game.seat)

    def close(self) -> None:
        """Do nothing: nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(game: str, **options: Any) -> Env:
    """A game whose mistakes are errors: `raw_env("townies", players=3)`."""
    return Env(game, **options)


def env(game: str, **options: Any) -> AECEnv[str, Observation, int | None]:
    """A game, wrapped like PettingZoo's own: an illegal action ends it, and whoever chose it has lost.

    `reward` is "win" or "margin", `render_mode` "ansi" or "rgb_array"; the others are the game's options.
    """
    bare = raw_env(game, **options)
    wrapped = wrappers.TerminateIllegalWrapper(bare, illegal_reward=bare.worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
