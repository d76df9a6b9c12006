"""Games as adapters need them: dealt from a seed, played by numbered actions, with rewards and pictures by seat."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.envs.batch import reward_named
from citywright.envs.common.features import MOST
from citywright.envs.common.games import MOST_LEAD, Reward
from citywright.envs.spaces import spaces
from citywright.errors import Impossible
from citywright.game import Game
from citywright.screens import drawn

RENDER_MODES = ("ansi", "rgb_array")
FRAMES_A_SECOND = 2  # for films made of pictures
SEEDS = 1 << 62


class Episodes:
    """One game after another, with the same options."""

    game: Game

    def __init__(self, game: str, reward: str, render_mode: str | None, **options: Any):
        if render_mode not in (None, *RENDER_MODES):
            raise Impossible([f"no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}"])
        self.spaces = spaces(game, **options)
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self.spaces.rules.new_state(self.spaces.options)  # refuses impossible options now, not at the first deal

    @property
    def players(self) -> int:
        """How many players decide. One who plays alone may also decide for an opponent that is moved by the rules."""
        return int(self.spaces.options.players)

    @property
    def bounds(self) -> NDArray[np.float32]:
        """How far from 0 each number of an observation can be."""
        return MOST * self.spaces.scale

    def deal(self, seed: int | None, rng: np.random.Generator) -> None:
        """Begin a game with a seed, as `new_game` does, or with one from a generator."""
        deal = int(rng.integers(SEEDS)) if seed is None else seed
        self.game = Game(self.spaces.rules, self.spaces.options, seed=deal)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action of a seat that is legal now."""
        return self.spaces.mask(self.game.state, seat)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know."""
        return self.spaces.observe(self.game.state, seat)

    def act(self, action: int) -> None:
        """Take an action of the seat to decide, and all that follows automatically."""
        seat = self.game.seat
        self.game.apply(seat, self.spaces.to_move(self.game.state, seat, action), forced=False)
        self.game.carry_on()

    def reward(self, seat: int) -> float:
        """What a seat gets at the end; before that, nothing."""
        if not self.game.is_over:
            return 0.0
        return self.spaces.reward(self.game.state, seat, self._reward)

    @property
    def worst(self) -> float:
        """What an illegal action gets: as much as a loss; with margins less, so that it never pays."""
        return -1.0 if self._reward == Reward.WIN else -MOST_LEAD

    def render(self, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The game as a seat sees it, or a spectator, in characters or as a picture."""
        if self.render_mode == "ansi":
            return drawn(self.game, seat)
        if self.render_mode == "rgb_array":
            from citywright.envs.picture import picture  # imported here because most environments never draw

            return picture(self.game, seat)
        return None
