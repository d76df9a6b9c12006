"""The compiler in one place: the only module that imports numba.

`CITYWRIGHT_JIT=0` runs every rule as plain Python. Compiled code is kept in a folder named by a hash of the package's
sources: numba notices an edit of a function's own file only, so a shared folder would run yesterday's rules.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("CITYWRIGHT_JIT", "1") != "0"
DAYS_KEPT = 14  # compiled code of other versions is removed when it has lain unused this long


def sources_digest() -> str:
    """A name for exactly these sources."""
    package = Path(__file__).parent
    digest = hashlib.blake2b(digest_size=10)
    for source in sorted(package.rglob("*.py")):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def cache_root() -> Path:
    """Where all compiled code is kept: CITYWRIGHT_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("CITYWRIGHT_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "citywright"


def _open_cache() -> Path:
    """The folder for these sources, made if need be; folders of other sources long unused are removed."""
    root = cache_root()
    folder = root / sources_digest()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    oldest = time.time() - DAYS_KEPT * 86400
    for other in root.iterdir():
        if other.is_dir() and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)
    return folder


if ENABLED:
    CACHE = _open_cache()
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE)
    from numba.core import sigutils, types
    from numba.core.registry import CPUDispatcher

    class _Rule(CPUDispatcher):
        """Compiles a rule once, for 64-bit integers, whatever kind of integer, enum or truth value it is called with:
        a version of every rule for every width in the record would take twice as long to compile."""

        def compile(self, sig: Any) -> Any:
            args, _ = sigutils.normalize_signature(sig)  # type: ignore[no-untyped-call]
            return super().compile(tuple(self._widened(arg) for arg in args))

        @staticmethod
        def _widened(arg: Any) -> Any:
            arg = types.unliteral(arg)  # type: ignore[no-untyped-call]
            return types.int64 if isinstance(arg, types.Integer | types.Boolean | types.IntEnumMember) else arg


def rule(function: F) -> F:
    """Compile a rule at its first call; typed as identity so that signatures survive."""
    if not ENABLED:
        return function
    compiled = _Rule(function, targetoptions={"nopython": True, "nogil": True, "error_model": "numpy"})
    compiled.enable_caching()
    return compiled  # type: ignore[return-value]


@contextmanager
def compiling(what: str) -> Iterator[None]:
    """Say so, once, if the block will have to compile `what`; remember when it has been done."""
    if not ENABLED or (done := CACHE / f"{what}.done").exists():
        yield
        return
    started = time.perf_counter()
    print(f"Compiling the rules ({what}); this happens once, in well under a minute ...", file=sys.stderr, flush=True)
    yield
    done.touch()
    print(f"Compiled in {time.perf_counter() - started:.0f} s, kept in {CACHE.parent}.", file=sys.stderr, flush=True)
