"""Numbers of an observation, written one after the other."""

from citywright._jit import rule
from citywright.envs.common.features import MOST, Observation


@rule
def put(out: Observation, at: int, value: int) -> int:
    """Write a number, clipped to what a byte can hold; return where the next one goes."""
    out[at] = max(-MOST, min(MOST, value))
    return at + 1


@rule
def choose(out: Observation, at: int, number: int, chosen: int) -> int:
    """Write a one-hot code, all zero if nothing is chosen; return where the next number goes."""
    if chosen >= 0:
        out[at + int(chosen)] = 1
    return at + number
