"""Garbage that refers to itself is looked for while nobody plays: each look stops everybody, and a move leaves none."""

import gc
import time

from citywright.server.hall.hall import Hall

QUIET = 2.0  # seconds without a move or a newcomer
LONGEST = 600.0  # seconds between two looks, however busy the tables are
MOST = 250_000  # new objects between two looks


class Sweeper:
    """Looks for garbage at good moments, once the rules have been compiled: until then, Python does."""

    def __init__(self) -> None:
        self.swept_at = time.time()

    def look(self, hall: Hall) -> bool:
        """Sweep if now is a good moment; whether it was."""
        if not hall.services.warmth.is_ready():
            return False
        gc.disable()
        now = time.time()
        last = max((table.touched_at for table in hall.loaded()), default=0.0)
        if now < min(last + QUIET, self.swept_at + LONGEST) and gc.get_count()[0] < MOST:
            return False
        gc.collect()
        self.swept_at = time.time()
        return True
