"""Copies of records. NumPy copies a record field by field, which takes as long as a whole move of a game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule


def copied(record: Any, kind: np.dtype[np.void]) -> Any:
    """A copy of a record that shares nothing with it."""
    return np.frombuffer(bytearray(record.tobytes()), kind)[0]


@rule
def copy_row(source: NDArray[Any], to: NDArray[Any]) -> None:
    """Copy numbers one by one: where rows are assigned, compiled rules would make another copy first."""
    for i in range(len(source)):
        to[i] = source[i]
