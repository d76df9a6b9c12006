"""Townies as an environment: numbered actions, observations, and batches of games."""

from citywright.envs.common.features import Block
from citywright.envs.townies.actions import FIRST, PARTS, fill_mask, to_action, to_move
from citywright.envs.townies.features import MARGIN, features
from citywright.envs.townies.observation import observe
from citywright.games.townies.layout import MOST_USES
from citywright.games.townies.setup import Options

__all__ = ["MARGIN", "action_count", "blocks_of", "fill_mask", "observe", "to_action", "to_move"]


def action_count(options: Options) -> int:
    """How many actions there are on the map in use."""
    return FIRST + MOST_USES * PARTS * len(options.box.map.spaces)


def blocks_of(options: Options) -> tuple[Block, ...]:
    """The table of the observation for the map in use."""
    return features(len(options.box.map.spaces))
