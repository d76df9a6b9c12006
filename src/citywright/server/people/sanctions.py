"""People whom the host has muted or banned for a while."""

import time
from datetime import UTC, datetime

from citywright.server.problems import Refusal
from citywright.server.store.queries import Player


def not_banned(player: Player | None) -> Player | None:
    """The player, unless banned."""
    if player and is_in_force(player.banned_until):
        raise Refusal("banned", until_text(player.banned_until))
    return player


def check_voice(player: Player) -> None:
    """Refuse a muted player's chat."""
    if is_in_force(player.muted_until):
        raise Refusal("muted", until_text(player.muted_until))


def has_sanction(player: Player) -> bool:
    """Whether somebody is muted or banned now."""
    return is_in_force(player.muted_until) or is_in_force(player.banned_until)


def is_in_force(until: float | None) -> bool:
    """Whether that moment is still to come."""
    return until is not None and until > time.time()


def until_text(until: float | None) -> str:
    """A moment for people and programs."""
    return f"until {datetime.fromtimestamp(until or 0, UTC):%Y-%m-%d %H:%M} UTC"
