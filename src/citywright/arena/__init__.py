"""The arena: bots meet in many games, seats and deals shared out fairly, and are rated.

`run("streets", ["greedy", "random"], games=40, seed=1)["greedy"].wins` is a share with its interval.
"""

import secrets
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from citywright.arena.intervals import Mean, Share
from citywright.arena.match import BotFailed, Played, play, warm_up
from citywright.arena.plan import Plan, plan_of, planned
from citywright.arena.ratings import Rating
from citywright.arena.results import Pair, Results, Showing, results
from citywright.arena.schedule import Match, round_size, schedule
from citywright.arena.store import RUN, Store, games_in, header_in, plan_in
from citywright.arena.work import play_all
from citywright.errors import Impossible
from citywright.game import rules_named

__all__ = [
    "BotFailed",
    "Match",
    "Mean",
    "Pair",
    "Plan",
    "Played",
    "Rating",
    "Results",
    "Share",
    "Showing",
    "Watch",
    "carry_out",
    "games_in",
    "header_in",
    "kept_seed",
    "plan_in",
    "plan_of",
    "planned",
    "play",
    "results",
    "round_size",
    "run",
    "schedule",
]

FAILURE = "failure.txt"
Watch = Callable[[int, int], None]  # told how much is done, of how much: games here, decisions in a review


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
    """Let bots meet; `options` are those of `new_game`. With a folder every game is kept there, and the same call goes
    on where it was left. More than one job needs the `if __name__ == "__main__"` of Python's multiprocessing."""
    kept = Path(folder) if folder is not None else None
    chosen = seed if seed is not None else kept_seed(kept)
    plan = planned(game, rules_named(game).Options(**options), bots, games, chosen)
    return carry_out(plan, jobs=jobs, folder=kept, watch=watch)


def kept_seed(folder: Path | None, name: str = RUN) -> str:
    """The seed of the run in a folder; a new one if there is none."""
    if folder is not None and folder.is_dir() and any(folder.iterdir()):
        return str(header_in(folder, name).get("seed"))
    return secrets.token_hex(8)


def carry_out(plan: Plan, *, jobs: int = 1, folder: Path | None = None, watch: Watch | None = None) -> Results:
    """Play what is missing of a run, and sum up."""
    if jobs < 1:
        raise Impossible([f"{jobs} jobs; there should be at least 1"])
    matches = plan.matches
    with Store(plan, folder) as store:
        missing = [match for match in matches if match.number not in store.played]
        try:
            if missing:
                warm_up(plan)  # compiles once, before the processes load what is compiled
            _play(plan, missing, min(jobs, max(1, len(missing))), store, watch)
        except BotFailed as error:
            raise _with_place(error, len(store.played), folder) from error
        except SystemExit as error:
            failed = BotFailed(f"one of {', '.join(plan.bots)} ended the program: {error!r}", traceback.format_exc())
            raise _with_place(failed, len(store.played), folder) from error
        return results(plan, [store.played[match.number] for match in matches])


def _play(plan: Plan, missing: list[Match], jobs: int, store: Store, watch: Watch | None) -> None:
    total = plan.games
    if watch:
        watch(total - len(missing), total)
    for number, game in enumerate(play_all(plan, missing, jobs), total - len(missing) + 1):
        store.add(game)
        if watch:
            watch(number, total)


def _with_place(error: BotFailed, finished: int, folder: Path | None) -> BotFailed:
    """The failure of a bot, and where finished games and its traceback are."""
    if folder is None:
        return error
    (folder / FAILURE).write_text(f"{error}\n\n{error.trace}", encoding="utf-8")
    message = f"{error}; {finished} finished games are kept in {folder}, the traceback is in its {FAILURE}"
    return BotFailed(message, error.trace)
