"""Games, states and observers by OpenSpiel's contract."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from citywright.envs.batch import reward_named
from citywright.envs.openspiel.parameters import defaults, options, quoted
from citywright.envs.openspiel.position import Position
from citywright.envs.openspiel.types import game_info, game_type, kind_of
from citywright.errors import Impossible


class CitywrightGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: str  # of the game: each has a subclass, since OpenSpiel passes only the parameters

    def __init__(self, params: Any = None):
        name, self.kind = self.name, kind_of(self.name)
        given = {**defaults(name), **(params or {})}
        reward = reward_named(given["reward"])
        self.first = Position(name, options(name, given))
        info = game_info(name, given, self.first.spaces.actions)
        super().__init__(
            game_type(name, given["players"]), info, {each: quoted(value) for each, value in (params or {}).items()}
        )
        self.reward = reward

    def new_initial_state(self, *unused: Any) -> "CitywrightState":
        """A game about to be dealt."""
        return CitywrightState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game takes."""
        return self.kind.CHANCES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """The observer for a kind of observation, if there is one."""
        if params:
            raise Impossible([f"an observer takes no parameters; these are {params}"])
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        how = (asked.public_info, asked.private_info, asked.perfect_recall)
        if how not in LOOKS:
            return None
        return Observer(LOOKS[how], self.first.spaces.size if how == AS_IT_STANDS else 0)


class CitywrightState(pyspiel.State):  # type: ignore[misc]
    """A position of any game."""

    def __init__(self, game: CitywrightGame):
        super().__init__(game)
        self.position = deepcopy(game.first)
        self.reward = game.reward

    def current_player(self) -> int:
        """Who decides."""
        if self.position.actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.is_chance else self.position.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is."""
        return [(number, likely) for number, (_, likely) in self.position.chances().items()]

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        return game.text_of(self.position.move_of(action))

    def returns(self) -> list[float]:
        """What each player has received: nothing before the end."""
        game, players = self.position.game, range(self.position.game.options.players)
        if self.position.actor is not None:
            return [0.0 for _ in players]
        return [self.position.spaces.reward(game.state, seat, self.reward) for seat in players]

    def __str__(self) -> str:
        return self.position.history()


class Observer:
    """Describes what it sees of a state and, if it has a size, fills a tensor with the environments' observation."""

    def __init__(self, tell: Callable[[Position, int], str], size: int):
        self._tell = tell
        self.tensor = np.zeros(size, np.float32) if size else None
        self.dict = {"observation": self.tensor} if size else {}

    def set_from(self, state: CitywrightState, player: int) -> None:
        """Fill the tensor, if there is one."""
        if self.tensor is not None:
            self.tensor[:] = state.position.spaces.observe(state.position.game.state, player)

    def string_from(self, state: CitywrightState, player: int) -> str:
        """What is seen, in words."""
        return self._tell(state.position, player)


NOBODYS, ONES_OWN = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
AS_IT_STANDS = (True, ONES_OWN, False)
LOOKS: dict[tuple[bool, Any, bool], Callable[[Position, int], str]] = {  # public, private, all that was seen so far
    AS_IT_STANDS: lambda position, player: position.seen(player),
    (True, ONES_OWN, True): lambda position, player: position.remembered(player),
    (True, NOBODYS, False): lambda position, _: position.seen(None),
    (True, NOBODYS, True): lambda position, _: position.remembered(None),
    (False, ONES_OWN, False): lambda position, player: position.held(player),
}
