"""A rule is compiled once, for 64-bit integers, whatever kind of integer, enum or truth value it is called with."""

from typing import Any

from numba.core import sigutils, types


def widened(arg: Any) -> Any:
    """The widened type of an argument."""
    arg = types.unliteral(arg)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(arg, types.Integer | types.Boolean | types.IntEnumMember) else arg


def widened_signature(signature: Any) -> tuple[Any, ...]:
    """The widened types of all arguments."""
    args, _ = sigutils.normalize_signature(signature)  # type: ignore[no-untyped-call]
    return tuple(map(widened, args))
