"""Rate limits."""

from dataclasses import dataclass, field
from time import monotonic

from litestar.middleware.rate_limit import RateLimitConfig

FREE = "free"  # handlers that have this option are neither counted nor compressed
BURST = 3.0  # seconds' worth that may come at once


@dataclass
class Bucket:
    """Fills by so many drops a second; every message takes one."""

    a_second: float
    level: float = field(init=False)
    looked_at: float = field(default_factory=lambda: monotonic())

    def __post_init__(self) -> None:
        self.level = self.a_second * BURST

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = monotonic()
        self.level = min(self.a_second * BURST, self.level + (now - self.looked_at) * self.a_second)
        self.looked_at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


def limit(a_minute: int, store: str) -> RateLimitConfig:
    """So many requests of one address; what is marked as free does not count."""
    return RateLimitConfig(("minute", a_minute), exclude_opt_key=FREE, store=store)
