"""Rules as WebAssembly: a target of Numba beside the CPU.

Numba types and lowers a rule as it does for the CPU, from the same function, into an LLVM module of its own. No module
is optimized before all of them are linked, so that each rule is compiled once. There is no runtime in the browser:
nothing may allocate, and every error is a trap.
"""

from collections.abc import Callable
from functools import cache, cached_property
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from llvmlite.ir.instructions import GEPInstr
from numba.core import callconv, codegen, cpu, registry, target_extension
from numba.core.runtime.nrt import rtsys
from numba.core.typing.context import Context as TypingContext

from citywright._jit.compiler import Rule
from citywright._jit.widening import widened_signature

OURS = __name__.split(".")[0] + "."
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"  # in all browsers since March 2023
OPTIONS = {
    "nopython": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,  # code that allocates does not compile
}


class WebAssembly(target_extension.CPU):
    """Numba's token for the target. Whatever Numba has for every CPU serves this target, too."""


class Library(codegen.AOTCodeLibrary):
    """The code of one rule, neither optimized nor linked with the rules that it calls."""

    def add_ir_module(self, ir_module: Any) -> None:
        """Numba does not say that an index stays within its array. If LLVM knows, an address plus a constant costs
        nothing, because loads and stores take the constant."""
        for function in ir_module.functions:
            for block in function.blocks:
                for instruction in block.instructions:
                    if isinstance(instruction, GEPInstr):
                        instruction.inbounds = True
        super().add_ir_module(ir_module)

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True


class Codegen(codegen.CPUCodegen):
    """Makes modules for wasm32, whatever machine this is."""

    _library_class = Library

    def _init(self, module: Any) -> None:
        self._tm = machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        """Nothing runs here."""


class Calls(callconv.MinimalCallConv):
    """How rules call each other. An error stops the engine at once: nobody could be told its text."""

    def return_user_exc(self, builder: Any, *args: Any, **more: Any) -> None:
        trap(builder)

    def return_dynamic_user_exc(self, builder: Any, *args: Any, **more: Any) -> None:
        trap(builder)


class Context(cpu.CPUContext):
    """Lowers rules to LLVM without Numba's runtime and without Python."""

    _internal_codegen: Any

    def init(self) -> None:
        self.is32bit = False  # it has 64-bit integers, though its addresses have 32 bits
        self._internal_codegen = Codegen("citywright.engine")

    def load_additional_registries(self) -> None:
        rtsys.initialize(registry.cpu_target.target_context)  # before Numba would do so for this target
        super().load_additional_registries()

    @property
    def call_conv(self) -> Any:
        return Calls(self)

    def post_lowering(self, module: Any, library: Any) -> None:
        """For the CPU, Numba links its runtime here."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """A rule cannot be called here, but Numba knows it by this object: a new one, of a kind that can be called."""
        return [].append


class Typing(TypingContext):
    """Finds the same rule for this target where a rule names another one, or a plain function of ours."""

    def resolve_value_type(self, value: Any) -> Any:
        ours = isinstance(value, FunctionType) and value.__module__.startswith(OURS)
        return super().resolve_value_type(for_wasm(value) if ours or isinstance(value, Rule) else value)


class Target(registry.CPUTarget):
    """The contexts of this target."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        return Context(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return Typing()


class Helper(registry.CPUDispatcher):
    """A function that Numba itself has written in Python, for this target."""

    targetdescr = Target("wasm")


class WasmRule(Helper):
    """A rule for this target: compiled once for 64-bit integers, as on the CPU."""

    def compile(self, sig: Any) -> Any:
        return super().compile(widened_signature(sig))


@cache
def for_wasm(rule: Callable[..., Any]) -> WasmRule:
    """A rule, or a plain function that calls rules, for this target."""
    return WasmRule(rule.py_func if isinstance(rule, Rule) else rule, targetoptions=OPTIONS)


def _jit(*args: Any, **options: Any) -> Callable[[Any], Helper]:
    """The decorator that Numba uses for its own functions."""
    return lambda function: Helper(function, targetoptions=OPTIONS)


target_extension.target_registry["wasm"] = WebAssembly
target_extension.dispatcher_registry[WebAssembly] = Helper
target_extension.jit_registry[WebAssembly] = _jit


def machine() -> Any:
    """LLVM's machine for this target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="static", features=FEATURES)


def trap(builder: Any) -> None:
    """Stop the engine."""
    builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    builder.unreachable()
