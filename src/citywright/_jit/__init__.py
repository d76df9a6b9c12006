"""The compiler in one place: the only package that imports numba.

`CITYWRIGHT_JIT=0` runs every rule as plain Python. Compiled code is kept in a folder for each module, named by a hash
of its source and of everything it imports: numba itself notices only edits in a function's own file, and would go on
running yesterday's rules.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from citywright._jit.folders import cache_root, one_at_a_time, say
from citywright._jit.sources import PACKAGE, sources_digest, sources_of

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("CITYWRIGHT_JIT", "1") != "0"

if ENABLED:
    from citywright._jit.compiler import Progress, Rule

__all__ = [
    "ENABLED",
    "PACKAGE",
    "cache_root",
    "one_at_a_time",
    "rule",
    "say",
    "sources_digest",
    "sources_of",
    "watch",
]


def rule(function: F) -> F:
    """Compile a rule at its first call; typed as identity so that signatures survive."""
    return Rule(function) if ENABLED else function  # type: ignore[return-value]


def watch(tell: Callable[[float], None]) -> None:
    """Report the share of rules that are compiled, after each one."""
    if ENABLED:
        Rule.after_each = Progress(tell)
