"""Many games between bots that keep their seats: each game a row of numbers, on all cores or on a cluster.

`run("streets", ["greedy", "random"], 1000, players=2, seed=1)["scores"].mean(axis=0)` are the mean scores by seat.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from citywright.arena import Watch, kept_seed
from citywright.arena.plan import Plan, faults_of
from citywright.errors import Impossible
from citywright.game import rules_named
from citywright.simulation.block import GAME, Block, Games, Part, make_ready, wins_of
from citywright.simulation.store import SIMULATION, Store, games_in
from citywright.simulation.threads import play_on_threads

__all__ = ["GAME", "Block", "Games", "Part", "Plan", "Watch", "carry_out", "games_in", "planned", "run", "wins_of"]

Player = Callable[
    [Plan, Iterator[Block], bool], Generator[Part, None, None]
]  # plays blocks of a run, with their moves or without


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int | str | None = None,
    cluster: str | None = None,
    folder: Path | str | None = None,
    watch: Watch | None = None,
    keep: Callable[[Part], None] | None = None,
    **options: Any,
) -> Games:
    """Play games; `options` are those of `new_game`. A cluster is a Ray address, or "" to start one here. With a folder
    every game is kept, and the same call goes on where it was left. `keep` gets all games in parts, with moves."""
    kept = Path(folder) if folder is not None else None
    chosen = seed if seed is not None else kept_seed(kept, SIMULATION)
    plan = planned(game, rules_named(game).Options(**options), bots, games, chosen)
    return carry_out(plan, cluster=cluster, folder=kept, watch=watch, keep=keep)


def planned(game: str, options: Any, bots: Sequence[str], games: int, seed: int | str) -> Plan:
    """A run, checked: one bot for all seats, or one for each."""
    if faults := list(faults_of(bots, games)) + list(options.faults()):
        raise Impossible(faults)
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
    keep: Callable[[Part], None] | None = None,
    size: int | None = None,
) -> Games:
    """Play what is missing of a run, in blocks of some size; its games in their order, however the work was split."""
    if keep and folder:
        raise Impossible(["a run in a folder keeps no moves: leave out the folder, or the moves"])
    with Store(plan, folder) as store:
        if store.done < plan.games:
            with ground(cluster) as play:
                make_ready(plan)
                with closing(play(plan, store.missing(size), keep is not None)) as parts:
                    take_in(parts, store, watch, keep)
        return store.games


@contextmanager
def ground(cluster: str | None) -> Iterator[Player]:
    """Where blocks of games are played: here, or on a cluster, which is joined for that long."""
    if cluster is None:
        yield play_on_threads
        return
    from citywright.simulation.cluster import joined, play_on_cluster  # only now: Ray takes a while, and may be missing

    with joined(cluster) as ray:
        yield partial(play_on_cluster, ray)


def take_in(parts: Iterator[Part], store: Store, watch: Watch | None, keep: Callable[[Part], None] | None) -> None:
    """Keep games as they come."""
    if watch:
        watch(store.done, len(store.games))
    for part in parts:
        if keep:
            keep(part)
        store.add(part.games)
        if watch:
            watch(store.done, len(store.games))
