"""What happens at the call of a rule that is not compiled: it is compiled, runs as plain Python, or is refused."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

Way = Literal["compile", "interpret", "refuse"]


class NotCompiled(Exception):
    """A rule that is not compiled, where compiling is refused."""


_usual: Way = "compile"
_here: ContextVar[Way | None] = ContextVar("missing", default=None)


def way() -> Way:
    """The way in effect here."""
    return _here.get() or _usual


def use(usual: Way) -> None:
    """Choose a way for the whole process."""
    global _usual
    _usual = usual


@contextmanager
def using(here: Way) -> Iterator[None]:
    """Choose a way for this thread or task alone."""
    token = _here.set(here)
    try:
        yield
    finally:
        _here.reset(token)
