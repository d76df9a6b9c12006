"""What several commands show: numbers with their errors, and progress."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from citywright.arena import Rating
from citywright.runs.intervals import Mean, Share
from citywright.runs.store import Watch
from citywright.words import Words

LINES_APART = 1.0  # seconds


def about(number: float, error: float | None, sign: str = "") -> str:
    """A number and its error, or half its interval, if that is known."""
    return f"{number:{sign}.1f}" + ("" if error is None else f" ± {error:.1f}")


def mean_shown(mean: Mean, sign: str = "") -> str:
    """A mean and half its interval."""
    return about(mean.value, mean.half, sign)


def share_shown(share: Share, say: Words, *, digits: int = 1, gap: str = " ") -> str:
    """A share and, after a gap, its interval with `digits` decimals."""
    low, high = f"{100 * share.low:.{digits}f}", f"{share.high:.{digits}%}"
    return f"{share.value:.1%}{gap}{say('interval', low=low, high=high)}"


def rating_shown(rating: Rating, say: Words, *, gap: str = " ") -> str:
    """A rating and, after a gap, its interval if it has one."""
    value, low, high = rating
    return f"{value:.1f}" + ("" if low is None else f"{gap}{say('interval', low=f'{low:.1f}', high=f'{high:.1f}')}")


def notes_beside() -> Console:
    """The console for progress and remarks, separate from what programs read."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def lines_of_progress(notes: Console, working: str) -> Watch:
    """Prints a line after every tenth of the work, but none within a second of the last one."""
    tenths, last = 0, time.monotonic()

    def watch(done: int, all_: int) -> None:
        nonlocal tenths, last
        now, reached = time.monotonic(), 10 * done // max(1, all_)
        if reached > tenths and now - last >= LINES_APART:
            tenths, last = reached, now
            notes.print(f"{working}: {done}/{all_}")

    return watch


@contextmanager
def watching(notes: Console, ready: str, working: str) -> Iterator[Watch]:
    """A progress bar with the time left; lines where there is no terminal to draw it on. Until the first report the bar
    says that the run is getting ready."""
    if not notes.is_terminal:
        yield lines_of_progress(notes, working)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True) as bar:
        task = bar.add_task(ready, total=None)

        def watch(done: int, all_: int) -> None:
            if bar.tasks[0].total is None:  # games from an earlier session say nothing about the speed
                bar.reset(task, total=all_, completed=done, description=working)
            bar.update(task, completed=done)

        yield watch
