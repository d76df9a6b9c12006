"""Many games between bots that keep their seats, on all cores or on a cluster; each game is a row of numbers.

`run("streets", ["greedy", "random"], 1000, players=2, seed=1)["scores"].mean(axis=0)` are the mean scores by seat.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from citywright.errors import Impossible
from citywright.game import rules_named
from citywright.runs import store
from citywright.runs.cluster import cluster as cluster_at
from citywright.runs.plan import Plan, check
from citywright.runs.store import Block, Watch
from citywright.runs.workers import threads
from citywright.simulation.games import (
    GAME,
    ROWS,
    Finished,
    Games,
    block_size,
    in_order,
    make_ready,
    play_block,
    wins_of,
)

__all__ = [
    "GAME",
    "ROWS",
    "Block",
    "Finished",
    "Games",
    "Plan",
    "Watch",
    "carry_out",
    "games_in",
    "kept_seed",
    "planned",
    "run",
    "wins_of",
]

Keep = Callable[[Finished], None]  # gets games and their moves as they are finished


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int | str | None = None,
    cluster: str | None = None,
    folder: Path | str | None = None,
    watch: Watch | None = None,
    keep: Keep | None = None,
    **options: Any,
) -> Games:
    """Play games; `options` are those of `new_game`. A cluster is a Ray address, or "" to start one here. With a folder
    every game is kept, and the same call resumes a run that was stopped. `keep` gets all games, with their moves."""
    kept = Path(folder) if folder is not None else None
    chosen = seed if seed is not None else kept_seed(kept)
    plan = planned(game, rules_named(game).Options(**options), bots, games, chosen)
    return carry_out(plan, cluster=cluster, folder=kept, watch=watch, keep=keep)


def planned(game: str, options: Any, bots: Sequence[str], games: int, seed: int | str) -> Plan:
    """A run, checked: one bot for all seats, or one for each."""
    check(options, bots, games)
    if len(bots) not in (1, options.players):
        raise Impossible([f"{len(bots)} bots for {options.players} players; name one, or one for each"])
    seats = tuple(bots) * (options.players if len(bots) == 1 else 1)
    return Plan(game, options, seats, games, str(seed))


def carry_out(
    plan: Plan,
    *,
    cluster: str | None = None,
    folder: Path | None = None,
    watch: Watch | None = None,
    keep: Keep | None = None,
    size: int | None = None,
) -> Games:
    """Play what is missing of a run, in blocks of some size; return its games in order, however the work was split."""
    if keep and folder:
        raise Impossible(["a run in a folder keeps no moves: leave out the folder, or the moves"])
    with store.opened(plan, ROWS, folder) as kept:
        if kept.done < plan.games:
            with threads() if cluster is None else cluster_at(plan, cluster) as workers:
                make_ready(plan)
                blocks = workers(partial(play_block, plan, keep is not None), kept.missing(size or block_size(plan)))
                kept.take_in(games_of(blocks, keep), watch)
        return in_order(kept.games, plan.games)


def games_of(blocks: Iterable[Finished], keep: Keep | None) -> Iterator[Games]:
    """The games of finished blocks; `keep` gets the moves, too."""
    for block in blocks:
        if keep:
            keep(block)
        yield block.games


def games_in(folder: Path) -> Games:
    """The finished games in a folder."""
    return store.games_in(folder, ROWS)


def kept_seed(folder: Path | None) -> str:
    """The seed of the run in a folder; a new one if there is none."""
    return store.kept_seed(folder, ROWS)
