"""The versions of Numba whose inner workings we know.

With any other, Numba's own ways are used: slower, with the same results. docs/decisions/records.md and
docs/decisions/parts.md say what to do then.
"""

import numba

KNOWN = ((0, 68),)  # with which tests/test_jit.py has passed


def is_known() -> bool:
    """Whether this Numba is one of them."""
    return numba.version_info[:2] in KNOWN
