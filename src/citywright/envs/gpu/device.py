"""The GPU's compiler in one place: the only module that imports numba.cuda. Kernels call the rules as they are; each is
compiled once more, for the GPU, from the same function."""

from importlib import import_module
from typing import Any

import numpy as np

from citywright._jit.compiler import Rule
from citywright._jit.widening import widened
from citywright.extras import extra

if not hasattr(np, "row_stack"):  # numba.cuda still names it; NumPy 2.5 has dropped it
    np.row_stack = np.vstack  # noqa: NPY201

with extra("gpu"):
    numba: Any = import_module("numba")
    cuda: Any = import_module("numba.cuda")

WARP = 32  # threads that run in step
SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # numba's simulator: kernels in plain Python, for tests without a GPU

if SIMULATED:
    arrays: Any = np
    seen_by_kernels: Any = import_module("numba.cuda.simulator.cudadrv.devicearray").FakeCUDAArray
else:
    with extra("gpu"):
        arrays = import_module("cupy")
    seen_by_kernels = cuda.as_cuda_array


def jit(kernel: Any, registers: int | None = None) -> Any:
    """Compile a kernel; fewer registers per thread leave room for more threads."""
    return cuda.jit(kernel) if SIMULATED else cuda.jit(kernel, max_registers=registers)


def record_type(state: Any) -> Any:
    """A kind of record, as kernels name it."""
    return state if SIMULATED else numba.from_dtype(state)


def multiprocessors() -> int:
    """How many the GPU has."""
    return 1 if SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def _teach_rules() -> None:
    """Let kernels call rules: numba.cuda looks for a dispatcher of its own under this name. As on the CPU, each rule is
    compiled once, for 64-bit integers, whatever it is called with."""
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    class DeviceRule(dispatcher):  # type: ignore[misc]
        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            return super().compile_device(tuple(map(widened, args)), return_type)

    def on_device(compiled: Any) -> Any:
        if "_for_kernels" not in compiled.__dict__:
            compiled._for_kernels = DeviceRule(compiled.py_func, {"device": True, "opt": True})
        return compiled._for_kernels

    setattr(Rule, "_CUDATypingContext__dispatcher", property(on_device))  # noqa: B010 - the name is not ours


if not SIMULATED:
    _teach_rules()
