"""Where compiled code is kept: a folder for each module, named by a hash of its sources."""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from citywright._jit.sources import PACKAGE, sources_digest

try:
    import fcntl
except ImportError:  # Windows: processes that compile the same rule at once may lose one of the results
    fcntl = None  # type: ignore[assignment]

VERSIONS_KEPT = 4  # of each module; older compiled code is removed once it has not been used for a day
A_DAY = 24 * 60 * 60


def cache_root() -> Path:
    """Where all compiled code is kept: CITYWRIGHT_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("CITYWRIGHT_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "citywright"


@cache
def cache_folder(source: Path) -> Path:
    """The folder for the compiled rules of a file, made if need be; of older versions only the latest are kept."""
    name = (
        ".".join(source.relative_to(PACKAGE).with_suffix("").parts) if source.is_relative_to(PACKAGE) else source.stem
    )
    folder = cache_root() / name / sources_digest(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError as error:
        return _unkept(f"{folder} cannot be written ({error.strerror})")
    with suppress(OSError):  # another process may be cleaning up, too
        used = {other: other.stat().st_mtime for other in folder.parent.iterdir()}
        for old in sorted(used, key=lambda other: -used[other])[VERSIONS_KEPT:]:
            if used[old] < time.time() - A_DAY:
                shutil.rmtree(old, ignore_errors=True)
    return folder


@cache
def _unkept(reason: str) -> Path:
    """A folder for this run alone."""
    say(f"{reason}: compiled rules are kept for this run only")
    return Path(tempfile.mkdtemp(prefix="citywright-"))


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock a folder against other processes."""
    if fcntl is None:
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Wait until no other process does the work of this name, and let none begin it meanwhile."""
    folder = cache_root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # nothing is shared, then
        yield
        return
    with alone_in(folder):
        yield


def say(text: str) -> None:
    """Print a line for people, past whatever has replaced standard error."""
    print(f"citywright: {text}", file=sys.__stderr__, flush=True)
