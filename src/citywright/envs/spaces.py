"""What learners need of a record: numbered actions, masks of the legal ones, and observations."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cached_property
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from citywright.envs.common.features import Block, scales, size_of
from citywright.envs.common.games import Reward, reward_of
from citywright.errors import Impossible, NotLegal
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.games import module_of
from citywright.rules import Rules


class Environment(Protocol):
    """What each game's folder offers. The functions over a record are compiled, and trust their input."""

    MARGIN: float  # the lead that counts as 1 in a reward

    def action_count(self, options: Any) -> int:
        """How many actions there are."""

    def blocks_of(self, options: Any) -> tuple[Block, ...]:
        """The table of the observation."""

    def to_action(self, s: Any, seat: int, move: int) -> int:
        """The action of a seat's legal move."""

    def to_move(self, s: Any, seat: int, action: int) -> int:
        """The move of a seat's legal action."""

    def fill_mask(self, s: Any, seat: int, moves: Any, n: int, mask: Any) -> None:
        """Mark the actions of a seat's n legal moves."""

    def observe(self, s: Any, seat: int, out: Any, silent: Any) -> None:
        """Fill a row with what a seat may know."""


def environment(game: str) -> Environment:
    """The environment of a game; it loads when it is first used."""
    return cast(Environment, module_of(game, "envs"))


class Spaces:
    """Actions and observations of a game with some options."""

    def __init__(self, game: str, options: Any):
        self.game, self.options = game, options
        self.rules: Rules = rules_named(game)
        self._its = environment(game)
        self.actions = self._its.action_count(options)
        self.blocks = self._its.blocks_of(options)
        self.size = size_of(self.blocks)
        self._moves = np.zeros(self.rules.MOST_MOVES, np.int32)

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """What the whole numbers of an observation are multiplied by, so that each lies about between -1 and 1."""
        return scales(self.blocks)

    def to_action(self, state: Any, seat: int, move: int) -> int:
        """The action of a seat's move; one that is not legal has none."""
        if move not in self._moves[: self.rules.legal(state, seat, self._moves)]:
            raise NotLegal(f"move {move} is not legal here for seat {seat}")
        return int(self._its.to_action(state, seat, move))

    def to_move(self, state: Any, seat: int, action: int) -> int:
        """The move of a seat's action; one that is not legal has none."""
        mask = self.mask(state, seat)
        if not 0 <= action < self.actions or not mask[action]:
            raise NotLegal(_refusal(action, seat, np.flatnonzero(mask)))
        return int(self._its.to_move(state, seat, action))

    def mask(self, state: Any, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat, all 0 if it has nothing to decide."""
        mask = np.zeros(self.actions, np.int8)
        n = self.rules.legal(state, seat, self._moves)
        self._its.fill_mask(state, seat, self._moves, n, mask)
        return mask

    def whole(self, state: Any, seat: int) -> NDArray[np.int8]:
        """What a seat may know, in whole numbers."""
        out = np.zeros(self.size, np.int8)
        self._its.observe(state, seat, out, SILENT)
        return out

    def reward(self, state: Any, seat: int, kind: Reward) -> float:
        """What a seat gets at the end of a game."""
        scores = np.array(self.rules.scores(state), np.int16)
        return float(reward_of(scores, self.rules.winners(state), seat, len(scores), kind, self._its.MARGIN))

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """What a seat may know, each number about between -1 and 1."""
        return self.whole(state, seat) * self.scale


def spaces(game: str, options: Any = None, **named: Any) -> Spaces:
    """Actions and observations of a game, its options given as such or by name: `spaces("streets", players=4)`."""
    return Spaces(game, _named_options(game, named) if options is None else _alone(options, named))


def _named_options(game: str, named: Mapping[str, Any]) -> Any:
    """Options by name."""
    kind = rules_named(game).Options
    names = [field.name for field in fields(kind)]
    if unknown := [name for name in named if name not in names]:
        raise Impossible(f"no option {name!r}; there are {', '.join(names)}" for name in unknown)
    return kind(**named)


def _alone(options: Any, named: Mapping[str, Any]) -> Any:
    """Options given as such; named ones in addition would be lost."""
    if named:
        raise Impossible([f"options are given, and {', '.join(sorted(named))} too; there should be one or the other"])
    return options


def _refusal(action: int, seat: int, legal: NDArray[np.intp]) -> str:
    """Why an action is not legal."""
    if not len(legal):
        return f"action {action} is not legal here; seat {seat} has nothing to decide"
    some, more = ", ".join(map(str, legal[:3])), f" and {len(legal) - 3} more" if len(legal) > 3 else ""
    return f"action {action} is not legal here; legal are {some}{more}: see the action mask"
