"""Copies of records. NumPy copies a record field by field, which takes as long as a whole move of a game."""

from typing import Any

import numpy as np


def copied(record: Any, kind: np.dtype[np.void]) -> Any:
    """A copy of a record that shares nothing with it."""
    return np.frombuffer(bytearray(record.tobytes()), kind)[0]
