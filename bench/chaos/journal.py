"""What happens during a run: broken promises, closed sockets, refusals, and the fault of the moment."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

GRACE = 5.0  # seconds after a fault in which its broken connections may still be noticed
FAR = 15.0  # the same where whole machines are gone, which others must find out
MOST_TOLD = 5  # alike; all are in the file
KNOWN_CLOSES = {1000, 1001, 1012, 1013}
CUT = 1006  # closed without a word
PASSING = {"stale", "busy", "database", "elsewhere", "waiting", "over"}  # refusals that may come to anybody


@dataclass
class Happened:
    """One fault, and how the tables came through it."""

    name: str
    cuts: bool  # connections may break without a word
    began: float
    grace: float = GRACE
    ended: float | None = None
    recovered: set[int] = field(default_factory=set)  # parties in which everybody has seen a move since
    waits: dict[int, float] = field(default_factory=dict)  # the longest wait for a move since, in seconds, by party
    absences: list[float] = field(default_factory=list)  # seconds for which pages were disconnected


class Journal:
    """Notes everything, and says at once what must not be."""

    def __init__(self, console: Console):
        self.console, self.began = console, time.monotonic()
        self.broken: list[dict[str, Any]] = []
        self.faults: list[Happened] = []
        self.counts: Counter[str] = Counter()

    @property
    def fault(self) -> Happened | None:
        """The fault that goes on, or the last one."""
        return self.faults[-1] if self.faults else None

    def begin(self, name: str, cuts: bool, grace: float = GRACE) -> Happened:
        """A fault begins."""
        self.faults.append(Happened(name, cuts, time.monotonic(), grace))
        return self.faults[-1]

    @property
    def calm_since(self) -> float | None:
        """When the last fault ended; none while one goes on."""
        return self.fault.ended if self.fault else self.began

    def broke(self, promise: str, detail: str) -> None:
        """A promise was broken."""
        name = self.fault.name if self.fault else "nothing"
        at = round(time.monotonic() - self.began, 1)
        self.broken.append({"promise": promise, "detail": detail, "after": name, "at": at})
        alike = sum(each["promise"] == promise and each["after"] == name for each in self.broken)
        if alike > MOST_TOLD:
            return
        self.console.print(f"[bold red]{at:7.1f} s  {promise}[/]: {detail} (last fault: {name})", highlight=False)

    def count(self, what: str, number: int = 1) -> None:
        """Count something."""
        self.counts[what] += number

    def may_be_cut(self) -> bool:
        """Whether connections may just now break without a word."""
        fault = self.fault
        return bool(fault and fault.cuts and (fault.ended is None or time.monotonic() < fault.ended + fault.grace))

    def silent(self, seconds: float, who: str) -> None:
        """Somebody had no answer for so long, and hangs up."""
        self.count("hung up")
        if self.calm_since is not None and time.monotonic() > self.calm_since + seconds:
            self.broke("every request is answered", f"{who}: nothing for {seconds:g} seconds")

    def closed(self, code: int, who: str) -> None:
        """A socket was closed."""
        self.count(f"closed {code}")
        if code not in KNOWN_CLOSES and not (code == CUT and self.may_be_cut()):
            self.broke("sockets are closed with a reason", f"{who}: {code}")

    def cut_off(self, error: BaseException, who: str) -> None:
        """Somebody could not connect, or got no answer."""
        self.count(f"cut off: {type(error).__name__}")
        if not self.may_be_cut():
            self.broke("everybody gets an answer", f"{who}: {error!r}")

    def refused(self, code: str, who: str) -> None:
        """A request at a table was refused."""
        self.count(f"refused {code}")
        if code not in PASSING:
            self.broke("only passing reasons refuse a move", f"{who}: {code}")

    def status(self, status: int, who: str) -> None:
        """An answer over HTTP."""
        self.count(f"status {status}")
        if status >= 500 and status != 503:
            self.broke("no 5xx but 503", f"{who}: {status}")
