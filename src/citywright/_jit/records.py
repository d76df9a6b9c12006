"""A quicker way to hand a NumPy record to compiled code: by the address that the record keeps.

Numba asks for the record's buffer, and NumPy describes all fields anew each time: 8 microseconds a call. The address
lies at a fixed place in the record, and Numba's table of unboxers is private, so both are checked first. Where a check
fails, Numba's own way stays: slower, with the same results. docs/decisions/records.md says what to do then.
"""

import ctypes
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import boxing, pythonapi, types  # noqa: F401 - boxing registers the unboxer that is replaced

from citywright._jit.versions import is_known

OBVAL = object.__basicsize__ + np.dtype(np.intp).itemsize  # where a NumPy record keeps the address of its bytes


def unbox_by_address(record_type: Any, record: Any, c: Any) -> Any:
    """Emit code that reads a record's address."""
    byte, kept = ir.IntType(8).as_pointer(), c.context.get_value_type(record_type).as_pointer()
    place = c.builder.gep(c.builder.bitcast(record, byte), [ir.Constant(ir.IntType(64), OBVAL)])
    return pythonapi.NativeValue(c.builder.load(c.builder.bitcast(place, kept)))  # type: ignore[no-untyped-call]


def keeps_address() -> bool:
    """Whether records keep their address where NumPy's public header says."""
    rows = np.zeros(1, np.dtype((np.record, [("field", np.int64)])))
    record = rows[0]
    return ctypes.c_void_p.from_address(id(record) + OBVAL).value == rows.ctypes.data


def use_addresses() -> None:
    """Replace Numba's unboxer of records, if this Numba and this NumPy are as we know them."""
    if is_known() and types.Record in pythonapi._unboxers.functions and keeps_address():
        pythonapi._unboxers.functions[types.Record] = unbox_by_address
