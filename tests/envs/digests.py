"""Digests of batches, for comparing ways to run them."""

import hashlib
from typing import Any

from citywright.envs import Batch

CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "streets": {"players": 3, "modules": ("business", "consultants")},
    "streets alone": {"players": 1},
    "townies": {"players": 2, "bonus": "funding"},
    "townies alone": {"players": 1, "bonus": "palette"},
}


def digest(batch: Batch, steps: int) -> str:
    """All that a batch shows, step by step."""
    found = hashlib.blake2b(digest_size=8)
    for _ in range(steps):
        batch.step(batch.sample())
        arrays = (batch.states, batch.seat, batch.mask, batch.observe(), batch.reward, batch.done, batch.scores)
        for array in (*arrays, batch.winners, batch.game):
            found.update(array.tobytes())
    return found.hexdigest()


def digests(steps: int = 8, threads: int = 1) -> dict[str, str]:
    """Digests of some small batches."""
    return {
        name: digest(Batch(name.split()[0], 3, seed=5, threads=threads, **options), steps)
        for name, options in CONFIGURATIONS.items()
    }
