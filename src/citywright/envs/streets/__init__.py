"""Streets as an environment: numbered actions, observations, and batches of games."""

from typing import Any

from citywright.envs.common.features import Block
from citywright.envs.streets.actions import ACTIONS, fill_mask, to_action, to_move
from citywright.envs.streets.features import FEATURES, MARGIN
from citywright.envs.streets.observation import observe

__all__ = ["MARGIN", "action_count", "blocks_of", "fill_mask", "observe", "to_action", "to_move"]


def action_count(options: Any) -> int:
    """How many actions there are, whatever the options."""
    return ACTIONS


def blocks_of(options: Any) -> tuple[Block, ...]:
    """The table of the observation, whatever the options."""
    return FEATURES
