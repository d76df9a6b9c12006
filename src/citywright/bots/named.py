"""Bots by name: `greedy`, `search:200`, a level such as `master`, or one that another package brings.

A package registers bots by entry points in the group `citywright.bots`. Each names a maker: a function that takes the
text after the colon (empty if there is none) and returns a bot.
"""

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from citywright.bots.contract import Bot
from citywright.bots.failures import error_line
from citywright.bots.fast import Fast
from citywright.bots.levels import LEVELS, Level, bot_of
from citywright.bots.thinking import Planner, search
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.games import GAMES

GROUP = "citywright.bots"
USABLE = re.compile(r"[\w.-]+")  # names that lists of bots and game files can hold
Maker = Callable[[str], Bot]


def without_budget(make: Callable[[], Bot]) -> Maker:
    """The maker of a bot that takes no budget."""

    def maker(budget: str) -> Bot:
        if budget:
            raise NotReadable("this bot takes no budget: leave out the colon and what follows it")
        return make()

    return maker


OWN: dict[str, Maker] = {
    "random": without_budget(lambda: Fast("random")),
    "hasty": without_budget(lambda: Fast("hasty")),
    "greedy": without_budget(lambda: Fast("greedy")),
    "planner": without_budget(Planner),
    "search": search,
}
YOURS: dict[str, Maker] = {}  # registered in this program


def register(name: str, make: Callable[[], Bot]) -> None:
    """Register your own bot under a name for this program; packages use entry points instead."""
    if name in (*LEVELS, *OWN):
        raise Impossible([f"there is a bot {name!r} already"])
    if not USABLE.fullmatch(name):
        raise Impossible([f"the name {name!r} should consist of letters, digits, dots, dashes and underscores"])
    YOURS[name] = without_budget(make)


def names() -> list[str]:
    """All names that `bot` understands, levels first."""
    return [*LEVELS, *OWN, *YOURS, *foreign()]


def bot(spec: str) -> Bot:
    """The bot of a name such as `master`, `greedy` or `search:200`."""
    if spec in LEVELS:
        return Level(*({game: bot(bot_of(spec, game, alone)) for game in GAMES} for alone in (False, True)))
    name, _, budget = spec.partition(":")
    maker = OWN.get(name) or YOURS.get(name) or foreign_maker(name)
    if maker is None:
        raise Impossible([f"no bot {spec!r}; there are {', '.join(names())}"])
    try:
        return maker(budget)
    except CitywrightError as error:
        raise NotReadable(f"{spec}: {error}") from error
    except (Exception, SystemExit) as error:
        raise NotReadable(f"{spec} cannot be made: {error_line(error)}") from error


def foreign() -> dict[str, EntryPoint]:
    """Bots of other packages by name, without names that are taken or that cannot be used."""
    taken = (*LEVELS, *OWN, *YOURS)
    points = entry_points(group=GROUP)
    return {point.name: point for point in points if point.name not in taken and USABLE.fullmatch(point.name)}


def foreign_maker(name: str) -> Maker | None:
    """The maker of a bot of another package; the package is loaded when the maker is first called."""
    point = foreign().get(name)
    return (lambda budget: cast(Bot, point.load()(budget))) if point else None
