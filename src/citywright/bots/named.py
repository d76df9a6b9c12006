"""Bots by name: `greedy`, `search:200`, a level such as `master`, or one that another package brings.

A package registers bots by entry points in the group `citywright.bots`. Each names a maker: a function that takes the
text behind the colon (empty if there is none) and gives a bot.
"""

from collections.abc import Callable
from importlib.metadata import entry_points

from citywright.bots.contract import Bot
from citywright.bots.fast import Fast
from citywright.bots.levels import LEVELS
from citywright.errors import Impossible, NotReadable

GROUP = "citywright.bots"
Maker = Callable[[str], Bot]


def fast(policy: str) -> Maker:
    """The maker of a bot that takes no budget."""

    def make(budget: str) -> Bot:
        if budget:
            raise NotReadable(f"{policy} does not think longer or shorter: leave out {':' + budget!r}")
        return Fast(policy)

    return make


OWN: dict[str, Maker] = {"random": fast("random"), "greedy": fast("greedy")}


def names() -> list[str]:
    """All that `bot` understands, levels first."""
    return [*LEVELS, *OWN, *(point.name for point in entry_points(group=GROUP))]


def bot(spec: str) -> Bot:
    """The bot of a name such as `master`, `greedy` or `search:200`."""
    name, _, budget = LEVELS.get(spec, spec).partition(":")
    if name in OWN:
        return OWN[name](budget)
    for point in entry_points(group=GROUP, name=name):
        return point.load()(budget)
    raise Impossible([f"no bot {spec!r}; there are {', '.join(names())}"])
