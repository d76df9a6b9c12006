"""Functions that are exported: what they may not do."""

from importlib.util import find_spec

import numpy as np
import pytest
import wasmtime
from numba.core.errors import NumbaError

from citywright._jit.exporting import Block, Exports, Number
from citywright.engine.build import linked

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(find_spec("ziglang") is None, reason="`make engine` installs the linker and runs these"),
]


def half(number):
    if number % 2:
        raise ValueError("odd", number)
    return number // 2


def longest(rows):
    return rows.shape[0]


def allocate(number):
    return np.zeros(number, np.int64)[0]


def running(function, **arguments):
    """An exported function, ready to be called."""
    exports = Exports(function.__name__)
    exports.add("asked", function, arguments)
    store = wasmtime.Store()
    made = wasmtime.Instance(store, wasmtime.Module(store.engine, linked(exports.machine_code(), ["asked"])), [])
    return lambda *numbers: made.exports(store)["asked"](store, *numbers)


def test_an_error_is_a_trap():
    asked = running(half, number=Number())
    assert [asked(-4), asked(6)] == [-2, 3]
    with pytest.raises(wasmtime.Trap):
        asked(7)


def test_an_array_that_is_not_there_has_no_rows():
    asked = running(longest, rows=Block(np.zeros((5, 8), np.int64), optional=True))
    assert [asked(0), asked(64)] == [0, 5]


def test_a_function_that_allocates_does_not_compile():
    with pytest.raises(NumbaError, match="zeros"):
        running(allocate, number=Number())
