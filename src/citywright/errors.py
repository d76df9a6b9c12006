"""Errors by cause. Each message says what is wrong and what would be right."""

from collections.abc import Iterable
from pathlib import Path


class CitywrightError(ValueError):
    """Anything the user can fix."""


class NotReadable(CitywrightError):
    """Text that is not a move, option, position or game file."""


class NotLegal(CitywrightError):
    """A readable move that is not allowed here and now."""


class Impossible(CitywrightError):
    """A position or set-up that cannot occur; `reasons` lists everything that is wrong with it."""

    def __init__(self, reasons: Iterable[str]):
        self.reasons = list(reasons)
        super().__init__("; ".join(self.reasons))


class BrokenData(CitywrightError):
    """A data file that cannot be used, with the line and the reason."""

    def __init__(self, path: Path, line: int, reason: str):
        self.path, self.line, self.reason = path, line, reason
        super().__init__(f"{path.name}, line {line}: {reason}")


class NotInstalled(CitywrightError, ModuleNotFoundError):
    """A library that only some users need, and that an extra of the package installs."""

    def __init__(self, library: str, extra: str):
        super().__init__(
            f"{library} is not installed; to install it: pip install 'citywright[{extra}]' "
            f"(in a checkout: pip install -e '.[{extra}]')"
        )
        self.name = library
