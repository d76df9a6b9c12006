"""The arena: bots play many games against each other, with seats and deals shared fairly, and are rated.

`run("streets", ["greedy", "random"], games=40, seed=1)["greedy"].wins` is a share with its interval.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from citywright.arena.games import LINES, FinishedGame, play, play_all
from citywright.arena.ratings import Rating
from citywright.arena.results import Pair, Results, Showing, results
from citywright.arena.schedule import round_size, schedule
from citywright.arena.tournament import Tournament, planned, tournament_of
from citywright.bots import BotFailed
from citywright.errors import Impossible
from citywright.game import rules_named
from citywright.runs import store
from citywright.runs.intervals import Mean, Share
from citywright.runs.match import Match, warm_up
from citywright.runs.store import Watch
from citywright.runs.workers import processes

__all__ = [
    "LINES",
    "BotFailed",
    "FinishedGame",
    "Match",
    "Mean",
    "Pair",
    "Rating",
    "Results",
    "Share",
    "Showing",
    "Tournament",
    "Watch",
    "carry_out",
    "games_in",
    "header_in",
    "kept_seed",
    "plan_in",
    "planned",
    "play",
    "results",
    "round_size",
    "run",
    "schedule",
]


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int | str | None = None,
    jobs: int = 1,
    folder: Path | str | None = None,
    watch: Watch | None = None,
    **options: Any,
) -> Results:
    """Let bots play each other; `options` are those of `new_game`. With a folder every game is kept there, and the
    same call resumes a run that was stopped. More than one job needs the
    `if __name__ == "__main__"` of Python's multiprocessing.
    """
    kept = Path(folder) if folder is not None else None
    chosen = seed if seed is not None else kept_seed(kept)
    plan = planned(game, rules_named(game).Options(**options), bots, games, chosen)
    return carry_out(plan, jobs=jobs, folder=kept, watch=watch)


def carry_out(plan: Tournament, *, jobs: int = 1, folder: Path | None = None, watch: Watch | None = None) -> Results:
    """Play what is missing of a run, and sum up."""
    if jobs < 1:
        raise Impossible([f"{jobs} jobs; there should be at least 1"])
    matches = plan.matches
    with store.opened(plan, LINES, folder) as kept:
        missing = [matches[block.first : block.first + block.number] for block in kept.missing(1)]
        if missing:
            warm_up(plan)  # compiles once, before other processes load the compiled code
            with processes(plan, min(jobs, len(missing))) as workers:
                kept.take_in(workers(partial(play_all, plan), iter(missing)), watch)
        played = {game.number: game for games in kept.games for game in games if game.number <= plan.games}
        return results(plan, [*played.values()])


def header_in(folder: Path) -> dict[str, Any]:
    """The description of the run in a folder."""
    return store.header_in(folder, LINES)


def games_in(folder: Path) -> list[FinishedGame]:
    """The finished games in a folder."""
    return store.games_in(folder, LINES)


def kept_seed(folder: Path | None) -> str:
    """The seed of the run in a folder; a new one if there is none."""
    return store.kept_seed(folder, LINES)


def plan_in(folder: Path, **files: Path) -> Tournament:
    """The run in a folder; `files` are your own components that it was played with."""
    return tournament_of(header_in(folder), **files)
