"""Rules as Numba compiles them."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numba.core import caching, types
from numba.core.compiler import Compiler
from numba.core.dispatcher import OmittedArg
from numba.core.registry import CPUDispatcher

from citywright._jit import missing
from citywright._jit.folders import alone_in, cache_folder, cache_root, say
from citywright._jit.parts import OPTIONS, EntryCompiler, Part
from citywright._jit.records import use_addresses
from citywright._jit.versions import is_known
from citywright._jit.widening import widened_signature

use_addresses()


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

    def save_overload(self, sig: Any, data: Any) -> None:
        """Numba reads the index, picks a free file name and writes both: no two processes may do so at once."""
        with alone_in(Path(self._cache_path)):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


class Rule(CPUDispatcher):
    """A rule as Python calls it. Other rules see it as a `Part`."""

    all: "list[Rule]" = []  # noqa: RUF012
    after_each: Callable[["Rule"], None] | None = None  # called when a rule has been compiled, or lowered as a part

    def __init__(self, function: Any):
        pipeline = EntryCompiler if is_known() else Compiler
        super().__init__(function, targetoptions=OPTIONS, pipeline_class=pipeline)
        self.in_rules: Any = Part(function, self._tell) if is_known() else self
        self._cache = _Cache(function)  # type: ignore[no-untyped-call]
        self._compile_anew = self._compiler.compile  # type: ignore[attr-defined]
        self._compiler.compile = self._compile_missing  # type: ignore[attr-defined]
        Rule.all.append(self)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Return what a call with new types of arguments runs: plain Python this once, or compiled code from now on."""
        if any(map(is_odd, args)):
            return self._call_plainly
        if missing.way() == "interpret":
            return interpreted(self)
        return super()._compile_for_args(*args, **kws)  # type: ignore[misc]

    def _call_plainly(self, *args: Any) -> Any:
        """Call with plain integers in place of odd ones. At each call with an odd one, Numba would work out the types
        of all arguments anew, which takes half a millisecond."""
        return self(*(plain_integer(arg) if is_odd(arg) else arg for arg in args))

    def _compile_missing(self, *signature: Any) -> Any:
        """Compile what the cache does not have."""
        if missing.way() == "refuse":
            raise missing.NotCompiled(self.py_func.__name__)
        if Rule.after_each is None:
            _announce(what_of(self.py_func.__module__))
        compiled = self._compile_anew(*signature)
        self._tell()
        return compiled

    def _tell(self) -> None:
        """Report that this rule is done."""
        if Rule.after_each is not None:
            Rule.after_each(self)

    def compile(self, sig: Any) -> Any:
        """Compile for a signature, widened. Another process that compiles the same rule is waited for: what it keeps is
        then loaded. (With an unknown Numba rules compile within each other, and two processes could wait for ever.)"""
        signature = widened_signature(sig)
        if signature in self.overloads or not is_known():
            return super().compile(signature)
        with alone_in(Path(self._cache.cache_path).parent):
            return super().compile(signature)

    @property
    def _numba_type_(self) -> Any:
        """What other rules see."""
        return types.Dispatcher(self.in_rules)


def is_odd(arg: Any) -> bool:
    """Whether an argument is a whole number but not a plain integer: a truth value, a member of an enum, a number of
    NumPy, or Numba's sign for a default."""
    return isinstance(arg, int | np.integer | np.bool_ | OmittedArg) and type(arg) is not int


def plain_integer(arg: Any) -> int:
    """An odd argument as a plain integer."""
    return int(arg.value if isinstance(arg, OmittedArg) else arg)


class Progress:
    """Tells which share of all rules is compiled, each alone or as a part of others."""

    def __init__(self, tell: Callable[[float], None]):
        self._tell = tell
        self._done: set[Rule] = set()

    def __call__(self, rule: Rule) -> None:
        self._done.add(rule)
        self._tell(len(self._done) / len(Rule.all))


LAYERS = {"search": "bots that think ahead", "envs": "environments"}


def what_of(module: str) -> str:
    """What a module belongs to, in words: the rules, or something that is built on them."""
    return next((LAYERS[part] for part in module.split(".") if part in LAYERS), "the rules")


@cache
def _announce(what: str) -> None:
    """Say once what is being compiled: it takes a while."""
    say(f"compiling {what}, which happens once; compiled code is kept in {cache_root()}")


_plain_names: dict[str, dict[str, Any]] = {}  # by module


@cache
def interpreted(rule: Rule) -> FunctionType:
    """A rule as plain Python; the rules that it calls are plain Python, too."""
    function = rule.py_func
    return FunctionType(function.__code__, _names_for(function), function.__name__, function.__defaults__)


def _names_for(function: Any) -> dict[str, Any]:
    """What a function's module defines and imports, with plain functions in place of rules."""
    names, module = function.__globals__, function.__module__
    if module not in _plain_names:
        plain = _plain_names[module] = dict(names)  # filled below: rules of one module call each other
        plain |= {name: interpreted(value) for name, value in names.items() if isinstance(value, Rule)}
    return _plain_names[module]
