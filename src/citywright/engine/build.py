"""Build the engines: `python -m citywright.engine.build`, or `make engine`, which installs the linker first.

For each game this writes its module (`streets.wasm`), what a program needs to know to use it (`streets.json`), and the
bytes that some blocks begin with: the box in numbers (`streets.pieces.bin`) and the weights of its bots.

The engines are kept in the repository. `streets.json` holds a digest of the code that was linked, so a test can show
that they are those of the present rules without the linker, which is large.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from citywright._jit.exporting import Block, Exports, has_rows
from citywright.engine.description import description
from citywright.engine.interface import ALSO, arguments, blocks, functions
from citywright.extras import extra
from citywright.games import GAMES

STACK = 1 << 16  # bytes; at the start of the memory, so that too deep a stack traps
LINK = ("--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}")
HEAP = "__heap_base"  # where free memory begins
BUILT = Path(__file__).parent / "built"


@dataclass(frozen=True)
class Engine:
    """A game's engine before it is linked."""

    game: str
    code: bytes  # an object file
    names: list[str]  # of the exported functions
    about: dict[str, Any]  # what a program needs to know to use it
    contents: dict[str, bytes]  # the bytes that blocks begin with

    def files(self) -> dict[str, bytes]:
        """All files by name, linked."""
        return {
            f"{self.game}.wasm": linked(self.code, self.names),
            f"{self.game}.json": (json.dumps(self.about, indent=1) + "\n").encode(),
            **{f"{self.game}.{name}.bin": content for name, content in self.contents.items()},
        }


def compiled(game: str) -> Engine:
    """Compile a game's engine."""
    exports, room = Exports(game), blocks(game)
    described = {name: described_function(exports, name, function, room) for name, function in functions(game).items()}
    code = exports.machine_code()
    about = {
        "code": blake2b(code, digest_size=16).hexdigest(),
        "blocks": {name: described_block(block) for name, block in room.items()},
        "layouts": {name: layout for name, block in room.items() if (layout := described_layout(block))},
        "functions": described,
        **description(game),
    }
    contents = {name: block.content().rstrip(b"\0") for name, block in room.items()}
    return Engine(game, code, exports.names, about, {name: each for name, each in contents.items() if each})


def described_function(exports: Exports, name: str, function: Any, room: dict[str, Block]) -> dict[str, Any]:
    """Export a function, and say how it is called: the blocks or sizes of its arguments, and of its result."""
    taken = arguments(function, room)
    result = exports.add(name, function, taken)
    kinds = {each: ALSO.get(each, each) if isinstance(it, Block) else f"i{it.bits}" for each, it in taken.items()}
    return {"arguments": kinds | ({"rows": "i32"} if has_rows(taken) else {}), "result": result}


def described_block(block: Block) -> dict[str, Any]:
    """The size of a block, or of each row of it."""
    return {"bytes": block.size} | ({"rows": True} if block.open else {})


def described_layout(block: Block) -> dict[str, Any]:
    """The fields of a record, or of each of several: where it begins, its kind of numbers and its shape. Other blocks
    have none."""
    fields = getattr(getattr(block.sample, "dtype", None), "fields", None) or {}
    return {
        name: [at, f"{kind.base.kind}{kind.base.itemsize}", list(kind.shape)] for name, (kind, at, *_) in fields.items()
    }


def linked(code: bytes, names: list[str]) -> bytes:
    """A module from an object file. Nothing may be left to import: the linker refuses."""
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        source.write_bytes(code)
        exported = [f"--export={name}" for name in (*names, HEAP)]
        with extra("engine"):
            import_module("ziglang")
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *LINK, *exported, "-o", made, source], check=True)
        return made.read_bytes()


def main() -> None:
    """Build the engines of all games."""
    parser = argparse.ArgumentParser(description="Build the engines of all games.")
    parser.add_argument("--out", type=Path, default=BUILT, help="the folder to write into (default: in the package)")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for name, content in compiled(game).files().items():
            (out / name).write_bytes(content)


if __name__ == "__main__":
    main()
