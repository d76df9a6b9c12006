"""Rules as parts of other rules.

Most rules are called only by other rules. As a part, a rule is typed and lowered once, and then left alone. A rule that
Python calls is an entry: its parts are linked into one module, which is optimized as a whole, compiled and kept. Numba
by itself optimizes every rule with all that it calls, makes machine code of it, and does so again in every caller. See
docs/decisions/parts.md.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite.binding import Linkage
from numba.core import codegen, compiler
from numba.core.registry import CPUDispatcher

from citywright._jit.widening import widened_signature

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}


class PartLibrary(codegen.JITCodeLibrary):
    """The code of one part, neither optimized nor linked with the parts that it calls."""

    def finalize(self) -> None:
        """There is nothing to run."""
        self._finalized = True


class EntryLibrary(codegen.JITCodeLibrary):
    """The code of an entry with all its parts."""

    def finalize(self) -> None:
        """Link the parts of parts, too."""
        self._linking_libraries = needed_by(self)
        super().finalize()  # type: ignore[no-untyped-call]

    def _optimize_final_module(self) -> None:
        """Nobody else calls this copy of the parts: where one is called only once, it can be put there."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()  # type: ignore[no-untyped-call]


def needed_by(library: Any) -> list[Any]:
    """All libraries that a library needs, directly or not, each once and always in the same order."""
    found: dict[Any, None] = dict.fromkeys(library._linking_libraries)
    waiting = list(found)
    while waiting:
        new = [each for each in waiting.pop()._linking_libraries if each not in found]
        found.update(dict.fromkeys(new))
        waiting += dict.fromkeys(new)
    return list(found)


class EntryCompiler(compiler.Compiler):
    """Compiles a rule that Python calls."""

    library: type[Any] = EntryLibrary

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, returned: Any, flags: Any, variables: Any):
        flags.no_cfunc_wrapper = True  # which nobody calls
        super().__init__(typing, target, library, args, returned, flags, variables)  # type: ignore[no-untyped-call]
        self.state.library = self.library(self.state.targetctx.codegen(), "rules")
        self.state.library.enable_object_caching()


class PartCompiler(EntryCompiler):
    """Types and lowers a rule that other rules call."""

    library = PartLibrary

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, returned: Any, flags: Any, variables: Any):
        flags.no_cpython_wrapper = True
        flags.no_compile = True
        super().__init__(typing, target, library, args, returned, flags, variables)


class Part(CPUDispatcher):
    """A rule as other rules see it."""

    def __init__(self, function: Any, after: Callable[[], None]):
        super().__init__(function, targetoptions=OPTIONS, pipeline_class=PartCompiler)
        self._after = after  # called when it is lowered

    def compile(self, sig: Any) -> Any:
        """Type and lower it, once."""
        signature = widened_signature(sig)
        if signature not in self.overloads:
            with self._compiling_counter:  # by it Numba notices, and refuses, a rule that calls itself
                self.overloads[signature] = self._lowered(signature)
            self._after()
        part: Any = self.overloads[signature]
        return part.entry_point

    def _lowered(self, signature: Any) -> Any:
        """The result of lowering. Numba knows a function by the object that Python would call: here a new one."""
        compiler, target = cast(Any, self._compiler), cast(Any, self.targetctx)  # type: ignore[attr-defined]
        part = compiler.compile(signature, None)._replace(entry_point=[].append)
        target.insert_user_function(part.entry_point, part.fndesc, [part.library])
        return part
