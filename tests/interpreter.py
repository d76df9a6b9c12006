"""The interpreter: a fresh one for tests of what is compiled, kept and loaded, and fewer tests without the compiler."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def python(code: str, folder: Path = ROOT / "src", **environment: str) -> str:
    """The output of a fresh interpreter with the package of a folder."""
    env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", **environment}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    return done.stdout.strip()


def mostly_compiled(values: Sequence[Any], few: int) -> list[Any]:
    """Values for `parametrize`: tests without the compiler, which are slow, take only the first few of them."""
    return [*values[:few], *(pytest.param(value, marks=pytest.mark.compiled) for value in values[few:])]


def both_ways(module: str, function: str = "digests") -> tuple[Any, Any]:
    """What a function of a module gives, compiled and interpreted."""
    code = f"import json; from {module} import {function}; print(json.dumps({function}()))"
    compiled, interpreted = (json.loads(python(code, CITYWRIGHT_JIT=jit)) for jit in "10")
    return compiled, interpreted
