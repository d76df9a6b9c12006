"""A run of the arena: which bots meet how often in which game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from citywright.arena.schedule import schedule, whole_rounds
from citywright.errors import Impossible, NotReadable
from citywright.game import rules_named
from citywright.runs import plan
from citywright.runs.match import Match


class Tournament(plan.Plan):
    """A run in which every bot has every seat as often as the others."""

    @property
    def matches(self) -> list[Match]:
        """All games of the run."""
        return schedule(self.bots, self.options.players, self.games)


def check(options: Any, bots: Sequence[str], games: int) -> None:
    """Refuse a run that cannot be played, or in which a bot would meet only itself."""
    plan.check(options, bots, games)
    if len(bots) == 1 < options.players:
        other = "greedy" if bots[0] == "random" else "random"
        raise Impossible([f"{bots[0]} has nobody to meet; name two bots, such as {bots[0]},{other}"])


def planned(game: str, options: Any, bots: Sequence[str], games: int, seed: int | str) -> Tournament:
    """A run, checked and rounded up to whole rounds."""
    check(options, bots, games)
    return Tournament(game, options, tuple(bots), whole_rounds(games, bots, options.players), str(seed))


def tournament_of(header: dict[str, Any], **files: Path) -> Tournament:
    """The run that plain data describe; `files` are your own components."""
    try:
        game, bots, games = header["game"], [str(name) for name in header["bots"]], int(header["games"])
        options = rules_named(game).Options.from_header(header["options"], **files)
        return planned(game, options, bots, games, header["seed"])
    except (KeyError, TypeError, AttributeError) as error:
        raise NotReadable(f"this does not describe a run: {error}") from error
