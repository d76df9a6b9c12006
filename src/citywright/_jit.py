"""The compiler in one place: the only module that imports numba.

`CITYWRIGHT_JIT=0` runs every rule as plain Python. Compiled code is kept in folders named by a hash of the sources it
may be made from: numba notices an edit of a function's own file only, so one folder would run yesterday's rules.
"""

import ctypes
import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("CITYWRIGHT_JIT", "1") != "0"
VERSIONS_KEPT = 4  # compiled code of older versions of the sources is removed

PACKAGE = Path(__file__).parent
SHARED = "shared"  # the family of rules that serve every game
ELSEWHERE = "elsewhere"  # and of those outside this package, which may use any of its rules
ENVIRONMENTS = "envs"  # rules over a game's rules: families of their own, for they change without those changing


def family_of(source: Path) -> str:
    """The game whose rules a file belongs to: `streets` for games/streets and search/streets, `envs-streets` for
    envs/streets."""
    if not source.is_relative_to(PACKAGE):
        return ELSEWHERE
    parts = source.relative_to(PACKAGE).parts
    if len(parts) < 3:
        return SHARED
    return f"{ENVIRONMENTS}-{parts[1]}" if parts[0] == ENVIRONMENTS else parts[1]


def families_of(family: str) -> tuple[str, ...]:
    """The families that rules of a family can be made from."""
    above, _, game = family.rpartition("-")
    return (family, SHARED, game, f"{ENVIRONMENTS}-common") if above else (family, SHARED)


def sources_digest(family: str) -> str:
    """A name for exactly the sources that rules of a family can be made from; other games' are none of them."""
    folders = ("*.py", "games/**/*.py", "search/**/*.py", f"{ENVIRONMENTS}/*/*.py")
    sources = [source for folder in folders for source in PACKAGE.glob(folder)]
    digest = hashlib.blake2b(digest_size=10)
    for source in sorted(sources):
        if family == ELSEWHERE or family_of(source) in families_of(family):
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def cache_root() -> Path:
    """Where all compiled code is kept: CITYWRIGHT_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("CITYWRIGHT_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "citywright"


@cache
def _open_cache(family: str) -> Path:
    """The folder for a family's sources, made if need be; of older ones only the latest are kept."""
    folder = cache_root() / f"{family}-{sources_digest(family)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError as error:
        _say(f"{folder} cannot be written ({error.strerror}): compiled rules are kept for this run only")
        return Path(tempfile.mkdtemp(prefix="citywright-"))
    ours = [other for other in folder.parent.iterdir() if re.fullmatch(rf"{family}-[0-9a-f]{{20}}", other.name)]
    with suppress(OSError):  # somebody else may be cleaning up, too
        for old in sorted(ours, key=lambda other: -other.stat().st_mtime)[VERSIONS_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _say(text: str) -> None:
    """A line for people, past whatever has been put in place of standard error."""
    print(f"citywright: {text}", file=sys.__stderr__, flush=True)


if ENABLED:
    import numba
    import numpy as np
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import boxing, pythonapi, sigutils, types  # noqa: F401 - boxing brings what is replaced below
    from numba.core.registry import CPUDispatcher

    OBVAL = object.__basicsize__ + np.dtype(np.intp).itemsize  # where a NumPy record keeps the address of its bytes

    def _address(record_type: Any, record: Any, c: Any) -> Any:
        """Hand a record to compiled code by the address it keeps. Numba asks for its buffer, and NumPy describes all
        fields anew each time: 8 microseconds a call."""
        byte, kept = ir.IntType(8).as_pointer(), c.context.get_value_type(record_type).as_pointer()
        place = c.builder.gep(c.builder.bitcast(record, byte), [ir.Constant(ir.IntType(64), OBVAL)])
        return pythonapi.NativeValue(c.builder.load(c.builder.bitcast(place, kept)))  # type: ignore[no-untyped-call]

    def _keeps_address() -> bool:
        """Whether records keep it where their public header says."""
        rows = np.zeros(1, np.dtype((np.record, [("field", np.int64)])))
        record = rows[0]
        return ctypes.c_void_p.from_address(id(record) + OBVAL).value == rows.ctypes.data

    if _keeps_address():
        pythonapi._unboxers.functions[types.Record] = _address

    class _Rule(CPUDispatcher):
        """Compiles a rule once, for 64-bit integers, whatever kind of integer, enum or truth value it is called with:
        a version of every rule for every width in the record would take twice as long to compile."""

        announced = False

        def __init__(self, *args: Any, **options: Any):
            super().__init__(*args, **options)
            compile_anew = self._compiler.compile  # type: ignore[attr-defined]
            self._compiler.compile = lambda *signature: self._announce() or compile_anew(*signature)  # type: ignore[attr-defined]

        @classmethod
        def _announce(cls) -> None:
            """Say once that rules are being compiled: it takes a while."""
            if not cls.announced:
                cls.announced = True
                _say(f"compiling what is new, the first time for a minute or two; it is kept in {cache_root()}")

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
    numba.config.CACHE_DIR = str(_open_cache(family_of(Path(function.__code__.co_filename))))  # type: ignore[attr-defined]
    compiled.enable_caching()
    return compiled  # type: ignore[return-value]
