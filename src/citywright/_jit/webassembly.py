"""Rules as WebAssembly: a target of Numba's beside the CPU, and machine code for it.

A rule is typed and lowered by Numba as for the CPU, from the same function, into an LLVM module of its own. Nothing is
optimized before all modules are linked, so each rule is compiled once. There is no runtime in the browser: nothing may
allocate, and an error is a trap.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import callconv, codegen, cpu, registry, target_extension, types, typing
from numba.core.codegen import AOTCodeLibrary
from numba.core.runtime import rtsys

from citywright._jit.compiler import Rule

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # in all browsers since 2021


class WebAssembly(target_extension.CPU):
    """Numba's token for the target. What Numba offers for every CPU serves it, too."""


class Library(AOTCodeLibrary):
    """The code of one rule, neither optimized nor linked with the rules that it calls."""

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
        """There is no engine to run it here."""


class Calls(callconv.MinimalCallConv):
    """How rules call each other: an error stops the engine at once, since nobody could be told its text."""

    def return_user_exc(self, builder: Any, *args: Any, **more: Any) -> None:
        trap(builder)

    def return_dynamic_user_exc(self, builder: Any, *args: Any, **more: Any) -> None:
        trap(builder)


class Context(cpu.CPUContext):
    """Lowers rules to LLVM without Numba's runtime and without Python."""

    def init(self) -> None:
        self.is32bit = False  # it has 64-bit integers
        self._internal_codegen = Codegen("citywright.engine")

    def load_additional_registries(self) -> None:
        rtsys.initialize(registry.cpu_target.target_context)  # or it would be made for this target
        super().load_additional_registries()

    @property
    def call_conv(self) -> Any:
        return Calls(self)

    def post_lowering(self, module: Any, library: Any) -> None:
        """The CPU would link the runtime here."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """A key for the rule, since it cannot be called here: any new object of the kind that Numba's dispatcher
        takes."""
        return [].append


class Typing(typing.Context):
    """Finds for each rule named in another one the same rule for this target."""

    def resolve_value_type(self, value: Any) -> Any:
        return super().resolve_value_type(for_wasm(value) if isinstance(value, Rule) else value)


class Target(registry.CPUTarget):
    """What Numba's dispatcher needs to know."""

    @cached_property
    def _toplevel_target_context(self) -> Any:
        return Context(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return Typing()


class WasmRule(registry.CPUDispatcher):
    """A rule for this target, widened as on the CPU."""

    targetdescr = Target("wasm")

    def compile(self, sig: Any) -> Any:
        return super().compile(tuple(map(Rule.widened, sig)))


class Helper(registry.CPUDispatcher):
    """A function of Numba's own, written in Python, for this target."""

    targetdescr = WasmRule.targetdescr


OPTIONS = {
    "nopython": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}


def _jit(*args: Any, **options: Any) -> Any:
    """What Numba compiles its own functions with."""
    return lambda function: Helper(function, targetoptions=OPTIONS)


target_extension.target_registry["wasm"] = WebAssembly
target_extension.dispatcher_registry[WebAssembly] = Helper
target_extension.jit_registry[WebAssembly] = _jit


@cache
def for_wasm(rule: Callable[..., Any]) -> WasmRule:
    """A rule, or a plain function that calls rules, for this target."""
    return WasmRule(rule.py_func if isinstance(rule, Rule) else rule, targetoptions=OPTIONS)


def machine(features: str = FEATURES, level: int = 3) -> Any:
    """LLVM's machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=level, reloc="static", features=features)


def trap(builder: Any) -> None:
    """Stop the engine."""
    builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    builder.unreachable()
