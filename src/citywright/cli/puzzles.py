"""`citywright puzzles`: positions with one clearly best move are found in games between bots, checked, and chosen."""

import argparse
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

from citywright.bots import LEVELS
from citywright.cli.formats import notes_beside, watching
from citywright.cli.options import options_given
from citywright.errors import NotReadable
from citywright.game import rules_named
from citywright.puzzles import Puzzle, PuzzleFile, read
from citywright.puzzles.checking import confirmed
from citywright.puzzles.choosing import choose
from citywright.puzzles.finding import Hunt, find, in_order
from citywright.puzzles.kinds import kind_of
from citywright.puzzles.puzzle import appending, write
from citywright.runs.plan import Plan
from citywright.runs.store import Watch
from citywright.runs.workers import Workers, processes
from citywright.words import Words, words

TIMES = 10  # as many simulations to check a puzzle as to find it
UNCONFIRMED = 1


def run(arguments: argparse.Namespace) -> None:
    """Carry the action out."""
    say = words(arguments.language)
    {"check": run_check, "choose": run_choose}.get(arguments.action, run_hunt)(arguments, say)


@contextmanager
def working(game: str, jobs: int | None, say: Words) -> Iterator[tuple[Workers, Watch]]:
    """Processes that are ready for a game, and a progress bar."""
    plan = Plan(game, rules_named(game).Options(2), LEVELS, 1, "puzzles")
    bar = watching(notes_beside(), say("arena-ready"), say("puzzles-searching"))
    with bar as watch, processes(plan, jobs or os.cpu_count() or 1) as workers:
        yield workers, watch


def run_hunt(arguments: argparse.Namespace, say: Words) -> None:
    """Find puzzles, each of which is written to the file at once."""
    path = Path(arguments.out)
    kept = read(path) if path.exists() and path.stat().st_size else None
    hunt = hunt_of(arguments, kept)
    check_same(hunt, kept, path)
    done = kept.puzzles if kept else []
    hunt.options(1)  # refuses options that do not fit together
    with appending(path, header_of(hunt)) as keep, working(hunt.game, arguments.jobs, say) as (workers, watch):
        first, found = (done[-1].number if done else 0) + 1, len(done)
        watch(found, arguments.puzzles)
        puzzles = in_order(workers(partial(find, hunt), count(first)), first)
        for puzzle in islice(puzzles, max(0, arguments.puzzles - found)):
            keep(puzzle)
            found += 1
            watch(found, arguments.puzzles)
    notes_beside().print(say("puzzles-kept", n=found, file=str(path)))


def hunt_of(arguments: argparse.Namespace, kept: PuzzleFile | None) -> Hunt:
    """What to look for; a run that goes on keeps its seed."""
    game = arguments.game
    seed = arguments.seed or (kept.header.get("seed") if kept else None) or secrets.token_hex(4)
    return Hunt(game, options_given(arguments), seed, arguments.simulations or kind_of(game).SIMULATIONS)


def header_of(hunt: Hunt) -> dict[str, Any]:
    """The first line of a file."""
    version = rules_named(hunt.game).VERSION
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in hunt.given.items()}
    return {
        "game": hunt.game,
        "rules": version,
        "seed": hunt.seed,
        "simulations": hunt.simulations,
        "options": given,
    }


def check_same(hunt: Hunt, kept: PuzzleFile | None, path: Path) -> None:
    """Refuse to append to the puzzles of another run."""
    header = header_of(hunt)
    if kept and kept.header != header:
        other = ", ".join(name for name in header if kept.header.get(name) != header[name]) or "figures"
        raise NotReadable(f"{path} holds other puzzles (other {other}): name a new file")


def run_check(arguments: argparse.Namespace, say: Words) -> None:
    """Search all puzzles of a file again; the exit status tells whether all are confirmed."""
    file = read(Path(arguments.file))
    simulations = arguments.simulations or TIMES * int(file.header["simulations"])
    search = partial(checked, simulations=simulations)
    good, all_ = 0, len(file.puzzles)
    out = written(arguments.out, {**file.header, "checked": simulations})
    with out as keep, working(file.game, arguments.jobs, say) as (workers, watch):
        watch(0, all_)
        for done, (number, puzzle, best) in enumerate(workers(search, iter(enumerate(file.puzzles, 1))), 1):
            watch(done, all_)
            if puzzle:
                keep(puzzle)
                good += 1
            else:
                was = file.puzzles[number - 1].best.move
                print(say("puzzles-other" if best != was else "puzzles-close", n=number, move=was, best=best))
    print(say("puzzles-confirmed", n=good, all=all_, simulations=simulations))
    if good < all_:
        raise SystemExit(UNCONFIRMED)


@contextmanager
def written(name: str | None, header: dict[str, Any]) -> Iterator[Callable[[Puzzle], None]]:
    """Write puzzles to a new file as they come, if one is named."""
    if name is None:
        yield lambda puzzle: None
        return
    Path(name).unlink(missing_ok=True)
    with appending(Path(name), header) as keep:
        yield keep


def checked(numbered: tuple[int, Puzzle], simulations: int) -> tuple[int, Puzzle | None, str]:
    """The number of a puzzle, and what was found out about it."""
    number, puzzle = numbered
    return number, *confirmed(puzzle, simulations)


def run_choose(arguments: argparse.Namespace, say: Words) -> None:
    """Write the most varied puzzles of a file to another."""
    file = read(Path(arguments.file))
    if not file.puzzles:
        raise NotReadable(f"{arguments.file} has no puzzles to choose from")
    chosen, levels = choose(file.puzzles, arguments.puzzles)
    write(Path(arguments.out), PuzzleFile({**file.header, "levels": levels}, chosen))
    notes_beside().print(say("puzzles-kept", n=len(chosen), file=arguments.out))
