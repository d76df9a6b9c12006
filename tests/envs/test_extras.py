"""What only some need: loaded only when it is used, and named by the error when it is missing."""

import subprocess
import sys
from importlib import import_module

import pytest

LIBRARIES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


@pytest.mark.parametrize(("adapter", "library"), LIBRARIES.items())
def test_a_missing_library_is_named_with_its_extra(adapter, library, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"citywright.envs.{adapter}", raising=False)
    with pytest.raises(
        ModuleNotFoundError, match=rf"{library} is not installed; to install it: pip install 'citywright\[{adapter}\]'"
    ):
        import_module(f"citywright.envs.{adapter}")


def test_batches_load_none_of_them():
    loaded = f"import citywright.envs, sys; print(*({set(LIBRARIES.values())} | {{'PIL', 'rich'}}) & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
