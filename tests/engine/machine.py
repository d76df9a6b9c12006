"""An engine run by wasmtime, from its files alone, as a page runs it."""

import json
from functools import cache
from typing import Any

import numpy as np
import wasmtime

from citywright.engine.build import BUILT, HEAP

PAGE = 1 << 16


@cache
def built(game: str) -> dict[str, bytes]:
    """The files of a game's engine, as they are kept."""
    return {file.name: file.read_bytes() for file in BUILT.glob(f"{game}.*")}


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
