"""How failures of other people's bots are reported."""

from citywright.errors import CitywrightError


class BotFailed(CitywrightError):
    """A bot raised an error or made an illegal move; `trace` says where in its code."""

    def __init__(self, message: str, trace: str = ""):
        super().__init__(message, trace)
        self.trace = trace

    def __str__(self) -> str:
        return str(self.args[0])


def error_line(error: BaseException) -> str:
    """An error in one line: its name and its text."""
    return " ".join(f"{type(error).__name__}: {error}".split())
