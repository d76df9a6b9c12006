"""An engine run by wasmtime, from its files alone, as a page runs it."""

import json
import os
from functools import cache
from typing import Any

import numpy as np
import wasmtime

from citywright._jit.folders import alone_in
from citywright.engine.build import HEAP, build
from tests.interpreter import ROOT

PAGE = 1 << 16


@cache
def built(game: str) -> dict[str, bytes]:
    """The files of a game's engine, made once for all processes of a run of the tests."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if run is None:
        return build(game)
    folder = ROOT / "build" / "engines" / run / game
    folder.mkdir(parents=True, exist_ok=True)
    with alone_in(folder):
        if not any(folder.iterdir()):
            for name, content in build(game).items():
                (folder / name).write_bytes(content)
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@cache
def module(game: str) -> tuple[wasmtime.Engine, wasmtime.Module]:
    """A game's engine, compiled once for this machine."""
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, built(game)[f"{game}.wasm"])


class Machine:
    """A running engine. Its functions are methods that take addresses and numbers."""

    def __init__(self, game: str):
        engine, code = module(game)
        self.game, self.about = game, json.loads(built(game)[f"{game}.json"])
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, code, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.top = self.exports[HEAP].value(self.store)

    def __getattr__(self, name: str) -> Any:
        function = self.exports[name]
        return lambda *args: function(self.store, *map(int, args))

    def room(self, name: str, rows: int = 1) -> int:
        """The address of a new block, with the bytes that it begins with."""
        address = -(-self.top // 8) * 8
        self.top = address + rows * self.about["blocks"][name]["bytes"]
        missing = self.top - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // PAGE))
        content = built(self.game).get(f"{self.game}.{name}.bin", b"")
        self.memory.write(self.store, content, address)
        return address

    def put(self, address: int, array: Any) -> int:
        """Write an array or a record to an address."""
        self.memory.write(self.store, array.tobytes(), address)
        return address

    def get(self, address: int, like: Any, rows: int) -> Any:
        """An array at an address: so many of a kind."""
        kind = np.dtype(like)
        return np.frombuffer(self.memory.read(self.store, address, address + rows * kind.itemsize), kind)
