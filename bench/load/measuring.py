"""One load on one server: the generator plays while we measure what the server uses."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from servers import HERE, Server


@dataclass(frozen=True)
class Load:
    name: str
    title: str
    tables: int
    pace: float  # seconds per move; 0: flat out


def measured(
    load: Load, server: Server, warm: float, seconds: float, look: Callable[[str], None] = lambda _: None
) -> dict[str, Any]:
    """The figures of one load; `look` is called when measuring begins and ends."""
    wanted = {"server": server.name, "address": server.address, "tables": load.tables, "pace": load.pace}
    command = ["node", str(HERE / "generator.mjs"), json.dumps(wanted | {"warm": warm, "seconds": seconds})]
    generator = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        expect(generator, "measuring")
        look("measuring")
        before = server.cpu()
        expect(generator, "measured")
        used = server.cpu() - before
        look("measured")
        found = json.loads(line_of(generator))
        return found | {"server_cores": used / seconds, "ms_a_move": 1000 * used / max(1, found["delivered"])}
    finally:
        generator.kill()
        generator.wait()


def line_of(generator: subprocess.Popen[str]) -> str:
    assert generator.stdout
    return generator.stdout.readline() or sys.exit("the generator has failed")


def expect(generator: subprocess.Popen[str], word: str) -> None:
    if (line := line_of(generator).strip()) != word:
        sys.exit(f"the generator said {line!r} instead of {word!r}")
