"""Buckets of drops, for limits: each costs the same, however much it lets through."""

from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic

from citywright.server.problems import Refusal

MOST = 50_000  # buckets kept


@dataclass
class Bucket:
    """Fills by so many drops a second; every message takes one."""

    a_second: float
    size: float  # so many may come at once
    level: float = field(init=False)
    looked_at: float = field(default_factory=lambda: monotonic())

    def __post_init__(self) -> None:
        self.level = self.size

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.looked_at) * self.a_second)
        self.looked_at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def give_back(self) -> None:
        """What was taken does not count."""
        self.level = min(self.size, self.level + 1)

    @property
    def wait(self) -> float:
        """The seconds until there is a drop again."""
        return max(0.0, (1 - self.level) / self.a_second)


class Buckets:
    """A bucket for everybody who is counted. One that would be full again is forgotten; of too many, the oldest are."""

    def __init__(self, a_second: float, size: float, most: int = MOST):
        self.a_second, self.size, self.most = a_second, size, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the one used last comes last

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str) -> None:
        """Take a drop, or refuse and say how long to wait."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.a_second, self.size)
        self._buckets.move_to_end(who)
        has_drop = bucket.take()  # also notes when it was used, which forgetting looks at
        self._forget()
        if not has_drop:
            raise Refusal("too-fast", wait=bucket.wait)

    def give_back(self, who: str) -> None:
        """What was taken does not count."""
        if bucket := self._buckets.get(who):
            bucket.give_back()

    def _forget(self) -> None:
        full_again = monotonic() - self.size / self.a_second
        while len(self) > self.most or next(iter(self._buckets.values())).looked_at < full_again:
            self._buckets.popitem(last=False)
