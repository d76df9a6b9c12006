"""Functions that a WebAssembly module exports. They take plain numbers and addresses, and call rules.

An address stands for a block of memory: a record, an array, or a tuple of arrays one after the other. Its shape follows
from a sample, and so do the bytes that it begins with.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.typing.typeof import typeof
from numba.np.arrayobj import populate_array

from citywright._jit.parts import needed_by
from citywright._jit.webassembly import WasmRule, for_wasm, machine, trap
from citywright._jit.widening import widened_signature

ALIGNMENT = 8  # of every array in a block
WORD, LONG, REAL = ir.IntType(32), ir.IntType(64), ir.DoubleType()
BYTES = ir.IntType(8).as_pointer()


@dataclass(frozen=True)
class Number:
    """An argument that is a whole number of 32 or 64 bits."""

    bits: int = 32


@dataclass(frozen=True, eq=False)
class Block:
    """An argument that is the address of a block."""

    sample: Any  # a record, an array, or a tuple of these
    optional: bool = False  # an array that has no rows if its address is 0
    open: bool = False  # an array with as many rows as the last argument says; the sample has one

    @property
    def size(self) -> int:
        """Bytes; for an open one, of each row."""
        return int(self.sample.nbytes) if self.open else _end(self.sample, 0)

    def content(self) -> bytes:
        """The bytes that it begins with."""
        room = bytearray(self.size)
        for at, array in leaves(self.sample, 0):
            room[at : at + array.nbytes] = array.tobytes()
        return bytes(room)


Argument = Number | Block


def has_rows(arguments: dict[str, Argument]) -> bool:
    """Whether a function takes a number of rows, after its arguments."""
    return any(isinstance(each, Block) and each.open for each in arguments.values())


def leaves(sample: Any, at: int) -> Iterator[tuple[int, Any]]:
    """The arrays of a sample, and where each begins."""
    if isinstance(sample, tuple):
        for part in sample:
            yield from leaves(part, at)
            at = _end(part, at)
    else:
        yield at, sample


def _end(sample: Any, at: int) -> int:
    """Where the next array may begin."""
    if isinstance(sample, tuple):
        for part in sample:
            at = _end(part, at)
        return at
    return at + -(-sample.nbytes // ALIGNMENT) * ALIGNMENT


class Exports:
    """The functions of one module."""

    def __init__(self, name: str):
        self.context: Any = WasmRule.targetdescr.target_context
        self.context.refresh()
        self.library = self.context.codegen().create_library(name)
        self.module = self.context.create_module(name)
        self.names: list[str] = []

    def add(self, name: str, function: Callable[..., Any], arguments: dict[str, Argument]) -> str | None:
        """Export a rule, or a plain function that calls rules; return the type of its result: i32, f64 or None."""
        compiled = self._compiled(function, tuple(map(_type, arguments.values())))
        kinds = [LONG if isinstance(each, Number) and each.bits == 64 else WORD for each in arguments.values()]
        result = _result(compiled.signature.return_type)
        exported = ir.Function(self.module, ir.FunctionType(result, kinds + [WORD] * has_rows(arguments)), name)
        builder = ir.IRBuilder(exported.append_basic_block())
        value = self._call(builder, compiled, exported, arguments)
        if value is None:
            builder.ret_void()
        else:
            builder.ret(value)
        self.names.append(name)
        return None if value is None else "f64" if result == REAL else "i32"

    def _compiled(self, function: Callable[..., Any], signature: Any) -> Any:
        """A function compiled, and its library linked."""
        rule: Any = for_wasm(function)
        rule.compile(signature)
        compiled = rule.overloads[widened_signature(signature)]
        self.library.add_linking_library(compiled.library)
        return compiled

    def _call(self, builder: Any, compiled: Any, exported: Any, arguments: dict[str, Argument]) -> Any:
        """Call a compiled function with what the arguments stand for; return its result as it is exported."""
        signature, calls = compiled.signature, self.context.call_conv
        rows = builder.sext(exported.args[-1], LONG) if has_rows(arguments) else None
        values = [
            self._value(builder, argument, kind, given, rows)
            for argument, kind, given in zip(arguments.values(), signature.args, exported.args, strict=False)
        ]
        callee = ir.Function(
            self.module,
            calls.get_function_type(signature.return_type, signature.args),
            compiled.fndesc.llvm_func_name,
        )
        status, value = calls.call_function(builder, callee, signature.return_type, signature.args, values)
        with builder.if_then(status.is_error, likely=False):
            trap(builder)
        return _plain(builder, value, signature.return_type)

    def _value(self, builder: Any, argument: Argument, kind: Any, given: Any, rows: Any) -> Any:
        """What an argument stands for, as rules take it."""
        if isinstance(argument, Number):
            return given if argument.bits == 64 else builder.sext(given, LONG)
        sample, place = argument.sample, builder.inttoptr(given, BYTES)
        if argument.open:
            return self._array(builder, sample, kind, place, rows)
        if argument.optional:
            here = builder.icmp_unsigned("!=", given, WORD(0))
            return self._array(builder, sample, kind, place, builder.select(here, LONG(len(sample)), LONG(0)))
        return self._block(builder, sample, kind, place, 0)

    def _block(self, builder: Any, sample: Any, kind: Any, place: Any, at: int) -> Any:
        """A record, an array or a tuple at a distance from an address."""
        if isinstance(sample, tuple):
            parts = []
            for part, its_kind in zip(sample, kind, strict=True):
                parts.append(self._block(builder, part, its_kind, place, at))
                at = _end(part, at)
            return self.context.make_tuple(builder, kind, parts)
        here = builder.gep(place, [WORD(at)])
        if isinstance(kind, types.Record):
            return builder.bitcast(here, self.context.get_value_type(kind))
        return self._array(builder, sample, kind, here, LONG(len(sample)))

    def _array(self, builder: Any, sample: Any, kind: Any, place: Any, rows: Any) -> Any:
        """An array like a sample, with so many rows."""
        array = self.context.make_array(kind)(self.context, builder)
        populate_array(
            array,
            data=builder.bitcast(place, self.context.get_data_type(kind.dtype).as_pointer()),
            shape=[rows, *map(LONG, sample.shape[1:])],
            strides=[LONG(stride) for stride in sample.strides],
            itemsize=LONG(sample.itemsize),
            meminfo=None,
        )
        return array._getvalue()

    def machine_code(self) -> bytes:
        """The object file of all exported functions and all that they call, optimized as a whole."""
        self.library.add_ir_module(self.module)
        whole = self.library._final_module
        for library in needed_by(self.library):
            whole.link_in(library._final_module, preserve=True)
        for each in (*whole.functions, *whole.global_variables):
            if not each.is_declaration and each.name not in self.names:
                each.linkage = llvm.Linkage.internal
        whole.verify()
        aim = machine()
        passes = llvm.create_pass_builder(aim, llvm.create_pipeline_tuning_options(speed_level=3))
        for _ in range(2):  # the second time, it sees what the first has inlined; a third time gains nothing
            passes.getModulePassManager().run(whole, passes)
        self._name_by_number(whole)
        return bytes(aim.emit_object(whole))

    def _name_by_number(self, whole: Any) -> None:
        """Numba's names tell how much was compiled before; the code must not depend on that."""
        inner = (each for each in (*whole.functions, *whole.global_variables) if each.name not in self.names)
        for number, each in enumerate(each for each in inner if not each.is_declaration):
            each.name = f"inner{number}"


def _type(argument: Argument) -> Any:
    """The type that rules see."""
    return types.int64 if isinstance(argument, Number) else typeof(argument.sample)


def _result(kind: Any) -> Any:
    """The exported type of a result."""
    if isinstance(kind, types.NoneType):
        return ir.VoidType()
    return REAL if isinstance(kind, types.Float) else WORD


def _plain(builder: Any, value: Any, kind: Any) -> Any:
    """A result as it is exported."""
    if isinstance(kind, types.NoneType):
        return None
    if isinstance(kind, types.Float):
        return value
    if isinstance(kind, types.Boolean):
        return builder.zext(value, WORD)
    return builder.trunc(builder.sext(value, LONG), WORD)  # rules return whole numbers of any size
