"""A copy of a record. NumPy copies one field after the other, which takes as long as a whole move of a game."""

from typing import Any

import numpy as np


def copied(record: Any, kind: np.dtype[np.void]) -> Any:
    """A record like another, of the same kind, that shares nothing with it."""
    return np.frombuffer(bytearray(record.tobytes()), kind)[0]
