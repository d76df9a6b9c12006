"""All connections of a worker, and how many of them there may be: idle ones make room for newcomers."""

from contextlib import suppress
from typing import Protocol

from citywright.server.process.networks import network_of
from citywright.server.process.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536  # open files that we ask for
SPARE = 200  # open files kept for everything but connections, and for those being turned away


class Line(Protocol):
    """A connection: a transport of asyncio."""

    def abort(self) -> None:
        """End it at once."""


def raise_open_files() -> None:
    """Allow this process as many open files as it may have: each connection is one."""
    if resource:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(wanted: int) -> int:
    """How many connections there can be, if so many are wanted."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else -1
    return wanted if soft < 0 else max(1, min(wanted, soft - SPARE))


class Crowd:
    """The connections by the addresses they come from. Proxies, which bring many people, may have any number."""

    def __init__(self, settings: Settings):
        self.most, self.most_of_one = room_for(settings.connections), settings.connections_of_one
        self.leaving: set[Line] = set()  # turned away, and being told so
        self._from: dict[Line, str] = {}
        self._of: dict[str, set[Line]] = {}
        self._idle: dict[str, dict[Line, None]] = {}  # the longest idle first

    def __len__(self) -> int:
        return len(self._from)

    def enter(self, line: Line, address: str, *, is_proxy: bool) -> bool:
        """Let a connection in, if there is room; it is idle at first."""
        address = network_of(address)
        if not self._has_room(address, is_proxy):
            return False
        self._from[line] = address
        self._of.setdefault(address, set()).add(line)
        self.rests(line)
        return True

    def _has_room(self, address: str, is_proxy: bool) -> bool:
        if not is_proxy and len(self._of.get(address, ())) >= self.most_of_one and not self._dismiss(address):
            return False
        if len(self._from) < self.most:
            return True
        return bool(self._idle) and self._dismiss(max(self._idle, key=lambda each: len(self._idle[each])))

    def _dismiss(self, address: str) -> bool:
        """End the longest idle connection of an address, if one is idle."""
        line = next(iter(self._idle.get(address, ())), None)
        if line is None:
            return False
        self.leave(line)
        line.abort()
        return True

    def rests(self, line: Line) -> None:
        """Nothing is being done for a connection."""
        if line in self._from:
            self._idle.setdefault(self._from[line], {})[line] = None

    def works(self, line: Line) -> None:
        """A connection has asked for something."""
        address = self._from.get(line, "")
        idle = self._idle.get(address, {})
        idle.pop(line, None)
        if not idle:
            self._idle.pop(address, None)

    def stays(self, line: Line, address: str) -> bool:
        """A connection stays open, for somebody who may come through a proxy; whether there is room for them."""
        address, before = network_of(address), self._from.get(line)
        if address == before:
            return True
        if len(self._of.get(address, ())) >= self.most_of_one:
            return False
        self.leave(line)
        self._from[line] = address
        self._of.setdefault(address, set()).add(line)
        return True

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        self.works(line)
        self.leaving.discard(line)
        address = self._from.pop(line, None)
        if address is not None:
            self._of[address].discard(line)
            if not self._of[address]:
                del self._of[address]
