"""What train_ppo.py uses: a network for Streets, many games in the form of Stable-Baselines3, and a bot.

The network is small because the same weights score every place: a build is scored by the features of its cell, facing
and tile, any other choice by its building. All of them share a summary of the position.
"""

from pathlib import Path
from typing import Any

import torch
from gymnasium.vector import VectorEnv
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import MlpExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

from citywright.bots import Budget, View
from citywright.envs import spaces
from citywright.envs.streets.features import (
    EDGE,
    EDGE_AT,
    FACES,
    FACES_AT,
    FACINGS,
    FIRST_PROSPECT,
    HAND,
    HOUSES,
    HOUSES_AT,
    PROSPECT_WIDTH,
)

SUMMARY, HIDDEN, SIGNS = 64, 24, 2
JOINT = PROSPECT_WIDTH - HAND  # numbers of a prospect that do not depend on the tile; then, by slot, what it pays
BY_BUILDING = 3 + 2 * HAND  # abandon, score, send; show and renovate, slot by slot
ALONE = 1 + HAND, 20  # pass and discard; take


class Actor(nn.Module):
    """Turns observations into a score for each action: the higher, the more probable."""

    def __init__(self) -> None:
        super().__init__()
        self.summary = nn.Sequential(nn.Linear(HOUSES_AT, SUMMARY), nn.Tanh())
        self.alone = nn.Linear(SUMMARY, sum(ALONE))
        self.house, self.house_moment = nn.Linear(HOUSES.width, HIDDEN), nn.Linear(SUMMARY, HIDDEN)
        self.house_out = nn.Linear(HIDDEN, BY_BUILDING)
        self.prospect, self.tile = nn.Linear(JOINT + 1, HIDDEN), nn.Linear(FACES.width + SUMMARY, HIDDEN)
        self.build_out = nn.Linear(HIDDEN, SIGNS)

    def forward(self, seen: Tensor) -> Tensor:
        """Scores in the order of the actions: see docs/environments.md."""
        moment = self.summary(seen[:, :HOUSES_AT])
        first, take = self.alone(moment).split(ALONE, 1)
        houses = self.houses(seen, moment)
        return torch.cat(
            [first, houses[:, :3].flatten(1), take, houses[:, 3:].flatten(1), self.builds(seen, moment)], 1
        )

    def houses(self, seen: Tensor, moment: Tensor) -> Tensor:
        """Scores by choice and building."""
        rows = seen[:, HOUSES_AT:EDGE_AT].unflatten(1, (HOUSES.rows, HOUSES.width))
        return self.house_out(torch.relu(self.house(rows) + self.house_moment(moment)[:, None])).transpose(1, 2)

    def builds(self, seen: Tensor, moment: Tensor) -> Tensor:
        """Scores by signs, slot, cell and facing."""
        told = seen[:, EDGE_AT:].unflatten(1, (EDGE.rows, EDGE.width))[..., FIRST_PROSPECT:]
        told = told.unflatten(2, (FACINGS, PROSPECT_WIDTH))
        fits = told[..., 0] > 0  # only those are scored; most are empty
        joint, pays = told[fits].split((JOINT, HAND), 1)
        prospect = self.prospect(torch.cat([joint[:, None].expand(-1, HAND, -1), pays[..., None]], 2))
        judged = self.build_out(torch.relu(prospect + self.tiles(seen, moment)[fits.nonzero()[:, 0]]))
        out = judged.new_zeros(*fits.shape, HAND, SIGNS)
        out[fits] = judged
        return out.permute(0, 4, 3, 1, 2).flatten(1)

    def tiles(self, seen: Tensor, moment: Tensor) -> Tensor:
        """Features of each tile in hand at this moment."""
        tiles = seen[:, FACES_AT : FACES_AT + HAND * FACES.width].unflatten(1, (HAND, FACES.width))
        return self.tile(torch.cat([tiles, moment[:, None].expand(-1, HAND, -1)], 2))


class Policy(MaskableActorCriticPolicy):
    """The actor, and a critic that predicts the result from the summary."""

    def _build(self, lr_schedule: Any) -> None:
        self.mlp_extractor = MlpExtractor(self.features_dim, [], nn.Tanh)  # passes the observation on
        self.action_net = Actor()
        self.value_net = nn.Sequential(
            Front(HOUSES_AT), nn.Linear(HOUSES_AT, SUMMARY), nn.Tanh(), nn.Linear(SUMMARY, 1)
        )
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Front(nn.Module):
    """The first numbers of an observation."""

    def __init__(self, count: int):
        super().__init__()
        self.count = count

    def forward(self, seen: Tensor) -> Tensor:
        return seen[:, : self.count]


class Games(VecEnv):
    """A Gymnasium `VectorEnv` as Stable-Baselines3 wants it."""

    def __init__(self, envs: VectorEnv, seed: int):
        self.envs, self.first_seed = envs, seed  # must come first: Stable-Baselines3 reads the render mode at once
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        return self.envs.reset(seed=self.first_seed)[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, _, _ = self.envs.step(self.actions)
        return seen, rewards, ended, [{} for _ in range(self.num_envs)]

    def env_method(self, name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self.envs, name)(*args, **named))

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


def best_actions(model: MaskablePPO, seen: Any, mask: Any) -> Any:
    """The most probable legal actions."""
    return model.predict(seen, action_masks=mask, deterministic=True)[0]


class Trained:
    """A bot that plays a trained policy."""

    def __init__(self, model: MaskablePPO | Path):
        self.model = MaskablePPO.load(model, device="cpu") if isinstance(model, Path) else model

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        its = spaces("streets", view.options)
        seen, mask = its.observe(view.state, seat), its.mask(view.state, seat)
        return its.to_move(view.state, seat, int(best_actions(self.model, seen[None], mask[None])[0]))
