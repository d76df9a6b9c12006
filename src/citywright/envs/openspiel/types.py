"""What OpenSpiel wants to know of a game before it begins: its name, its parameters, and how large things can get."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pyspiel

from citywright.envs.common.games import MOST_LEAD
from citywright.games.streets.layout import TILES
from citywright.games.townies.layout import OBJECTS, SHAPES

Parameters = Mapping[str, Any]
MOST_PLAYERS = 5


def several(text: str) -> tuple[str, ...]:
    """Names joined by plus signs, for OpenSpiel separates parameters by commas: business+consultants."""
    return tuple(name for name in text.split("+") if name)


def streets_options(given: Parameters) -> dict[str, Any]:
    """The options of Streets; an empty text or a 0 leaves one as it is."""
    return {
        "players": given["players"],
        "edition": given["edition"] or "2021",  # which OpenSpiel would read as a number
        "modules": several(given["modules"]),
        "difficulty": given["difficulty"],
        "consultants": several(given["consultants"]),
        "first": given["first"] or None,
    } | _files(given, "tiles")


def townies_options(given: Parameters) -> dict[str, Any]:
    """The options of Townies; an empty text leaves one to the mode, or as it is."""
    return {
        "players": given["players"],
        "mode": given["mode"],
        "individual": {"yes": True, "no": False}.get(given["individual"]),
        "additional": given["additional"] or None,
        "bonus": given["bonus"] or None,
        "starts": several(given["starts"]),
    } | _files(given, "map", "shapes", "cards")


def _files(given: Parameters, *names: str) -> dict[str, str]:
    """Data files of one's own, if any are named."""
    return {name: given[name] for name in names if given[name]}


@dataclass(frozen=True)
class Kind:
    """One of the games."""

    name: str
    options: Callable[[Parameters], dict[str, Any]]
    defaults: Parameters
    outcomes: int  # most that chance can choose from
    decisions: int  # more than any game takes
    chances: int  # chance moves, likewise


STREETS = Kind(
    "streets",
    streets_options,
    {
        "players": 2,
        "edition": "",
        "modules": "",
        "difficulty": "normal",
        "consultants": "",
        "first": 0,
        "tiles": "",
        "reward": "win",
    },
    outcomes=TILES,
    decisions=12_000,  # for each tile, three streets with all people in each
    chances=200,
)
TOWNIES = Kind(
    "townies",
    townies_options,
    {
        "players": 2,
        "mode": "full",
        "individual": "",
        "additional": "",
        "bonus": "",
        "starts": "",
        "map": "",
        "shapes": "",
        "cards": "",
        "reward": "win",
    },
    outcomes=OBJECTS * SHAPES,
    decisions=5_000,  # each fills a space, but for a pass with a star in hand
    chances=5_000,
)


def game_type(kind: Kind, players: int = 0) -> pyspiel.GameType:
    """A game as OpenSpiel lists it. What two players win and lose adds up to nothing."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_citywright_{kind.name}",
        long_name=f"Citywright {kind.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(kind.defaults),
    )


def game_info(kind: Kind, given: Parameters, actions: int) -> pyspiel.GameInfo:
    """How large things can get."""
    most = 1.0 if given["reward"] == "win" and given["players"] > 1 else MOST_LEAD
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=kind.outcomes,
        num_players=given["players"],
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if given["players"] == 2 else None,
        max_game_length=kind.decisions,
    )
