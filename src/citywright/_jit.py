"""The compiler in one place: the only module that imports numba.

`CITYWRIGHT_JIT=0` runs every rule as plain Python. Compiled code is kept in a folder for each module, named by a hash
of its source and of everything it imports: numba itself notices only edits in a function's own file, and would go on
running yesterday's rules.
"""

import ctypes
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("CITYWRIGHT_JIT", "1") != "0"
VERSIONS_KEPT = 4  # of each module; older compiled code is removed once it has not been used for a day
A_DAY = 24 * 60 * 60

PACKAGE = Path(__file__).parent
IMPORTS = re.compile(
    r"^\s*(?:from (citywright[\w.]*) import (\([^)]*\)|[^#\n]*)|import (citywright[\w.]*))", re.MULTILINE
)


@cache
def imports_of(source: Path) -> frozenset[Path]:
    """The files of our package that a file imports."""
    found: set[Path | None] = set()
    for package, names, module in IMPORTS.findall(source.read_text(encoding="utf-8")):
        submodules = [_file_of(f"{package}.{name}") for name in re.findall(r"\w+", names)]
        if module or None in submodules:  # something that the package's own file defines
            found.add(_file_of(package or module))
        found |= set(submodules)
    return frozenset(file for file in found if file)


def _file_of(module: str) -> Path | None:
    """The file of a module of our package; None if there is none."""
    place = PACKAGE.joinpath(*module.split(".")[1:])
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def sources_of(source: Path) -> set[Path]:
    """A file and every file of our package that it imports, directly or not."""
    found, waiting = set(), [source]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += imports_of(file)
    return found


@cache
def sources_digest(source: Path) -> str:
    """A name for exactly the code that rules in a file can be made from."""
    digest = hashlib.blake2b(digest_size=10)
    for file in sorted(sources_of(source)):
        digest.update(file.read_bytes())
    return digest.hexdigest()


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
    _say(f"{reason}: compiled rules are kept for this run only")
    return Path(tempfile.mkdtemp(prefix="citywright-"))


def _say(text: str) -> None:
    """A line for people, past whatever has been put in place of standard error."""
    print(f"citywright: {text}", file=sys.__stderr__, flush=True)


if ENABLED:
    import numpy as np
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import (
        boxing,  # noqa: F401 - registers the unboxing of records that is replaced below
        caching,
        pythonapi,
        sigutils,
        types,
    )
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

    class _Folder(caching.UserProvidedCacheLocator):
        """Keeps compiled rules in the folder of their sources, wherever the package itself lies."""

        def __init__(self, function: Any, file: str):
            super().__init__(function, file)  # type: ignore[no-untyped-call]
            self._cache_path = str(cache_folder(Path(file)))

        @classmethod
        def from_function(cls, function: Any, file: str) -> "_Folder":
            return cls(function, file)

    class _CacheFiles(caching.CompileResultCacheImpl):
        _locator_classes = [_Folder]  # type: ignore[assignment, unused-ignore]  # noqa: RUF012

    class _Cache(caching.FunctionCache):
        _impl_class = _CacheFiles

    class _Rule(CPUDispatcher):
        """Compiles a rule once, for 64-bit integers, whatever kind of integer, enum or truth value it is called with:
        a version of every rule for every width in the record would take twice as long to compile."""

        announced = False

        def __init__(self, *args: Any, **options: Any):
            super().__init__(*args, **options)
            compile_anew = self._compiler.compile  # type: ignore[attr-defined]
            self._compiler.compile = lambda *signature: self._announce() or compile_anew(*signature)  # type: ignore[attr-defined]

        def enable_caching(self) -> None:
            self._cache = _Cache(self.py_func)  # type: ignore[no-untyped-call]

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
    compiled.enable_caching()
    return compiled  # type: ignore[return-value]
