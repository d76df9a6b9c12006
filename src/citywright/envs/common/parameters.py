"""The parameters of a game as OpenSpiel gives them."""

from collections.abc import Mapping
from typing import Any

Parameters = Mapping[str, Any]


def several(text: str) -> tuple[str, ...]:
    """Names joined by plus signs, for OpenSpiel separates parameters by commas: business+consultants."""
    return tuple(name for name in text.split("+") if name)


def files(given: Parameters, *names: str) -> dict[str, str]:
    """Data files of one's own, if any are named."""
    return {name: given[name] for name in names if given[name]}
