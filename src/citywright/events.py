"""A buffer of events: rows of integers that tell what happened, written by the rules for who wants to know.

A buffer is an int64 array of some rows; its first row holds the number of rows in use. To one without rows (`SILENT`)
nothing is written. Each game names its kinds of rows and what is in them.
"""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule

Events = NDArray[np.int64]
WIDTH = 8  # a kind and up to seven numbers
SILENT = np.zeros((0, WIDTH), np.int64)  # to be passed on: inside a rule a global array cannot be written to


@rule
def tell(
    events: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one row, if anybody listens."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
    events[row, 5] = e
    events[row, 6] = f
    events[row, 7] = g
