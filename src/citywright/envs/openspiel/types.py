"""What OpenSpiel needs to know about a game in advance: its name, its parameters, and upper limits."""

from typing import Any, Protocol, cast

import pyspiel

from citywright.envs.common.games import MOST_LEAD
from citywright.envs.openspiel.parameters import Parameters, defaults
from citywright.games import module_of
from citywright.playouts import MOST_SEATS


class Kind(Protocol):
    """What each game's module offers."""

    OUTCOMES: int  # most that chance can choose from
    DECISIONS: int  # more than any game takes
    CHANCES: int  # chance moves, likewise

    def outcome(self, s: Any, move: int) -> tuple[int, int]:
        """The number of an outcome of chance, and its weight in the rules' own list."""


def kind_of(game: str) -> Kind:
    """What a game brings for OpenSpiel."""
    return cast(Kind, module_of(game, "envs", "openspiel"))


def game_type(game: str, players: int = 0) -> pyspiel.GameType:
    """A game as OpenSpiel lists it. What two players win and lose adds up to nothing."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_citywright_{game}",
        long_name=f"Citywright {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def game_info(game: str, given: Parameters, actions: int) -> pyspiel.GameInfo:
    """How large things can get."""
    most = 1.0 if given["reward"] == "win" and given["players"] > 1 else MOST_LEAD
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=kind_of(game).OUTCOMES,
        num_players=given["players"],
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if given["players"] == 2 else None,
        max_game_length=kind_of(game).DECISIONS,
    )
