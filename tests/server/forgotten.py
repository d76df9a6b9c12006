"""Prints the rules that a server calls but warming up does not compile.

Run as `python -m tests.server.forgotten`.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from citywright._jit.compiler import Rule
from citywright.games import GAMES
from citywright.server import wire
from citywright.server.games import served_game
from citywright.server.process.warmup import warm_up
from tests.server.client import browsers
from tests.server.servers import Running


def called():
    """The rules that Python has called in this process."""
    return {f"{rule.__module__}.{rule.__name__}" for rule in Rule.all if rule.overloads}


async def ask_everything(at, rng):
    """Everything that a page may ask at a decision."""
    seat, decision = at.position.seat, at.position.decision
    for request in ({"kind": wire.AskInspection}, {"kind": wire.AskHint, "seat": seat}):
        await at.ask(**request)
    await at.ask(wire.AskPreview, seat=seat, move=rng.choice(decision.moves))
    await at.ask(wire.Move, seat=seat, answers=decision.answers, move="nothing")


async def play(ann, game, options, level, rng):
    """A whole game, and a look back at it."""
    players = options.get("players", 2)
    wanted = {name: value for name, value in options.items() if name != "players"}
    table = await ann.new_table(game, "me", *[f"bot {level}"] * (players - 1), options=wanted)
    async with ann.at(table) as at:
        await at.arrive()
        while at.table.stage != "over" or at.position.due:
            if at.due:
                await ask_everything(at, rng)
                seat = at.position.seat
                await at.move(rng=rng)
                if at.position.can_undo:
                    await at.ask(wire.Undo, seat=seat)
            if not at.due and at.table.stage != "over":
                await at.hear()
            elif at.due:
                await at.move(rng=rng)
    for what in ("", "/file", "/replay"):
        assert (await ann.http.get(f"/api/tables/{table}{what}")).status_code == 200
    seats = [{"who": "me"}, *[{"who": "bot", "level": level}] * (players - 1)]
    again = await ann.http.post(f"/api/tables/{table}/what-if", json={"number": 8, "seats": seats})
    assert again.status_code == 201, again.text


async def use(address):
    async with browsers(address, 1) as [ann]:
        for game in GAMES:
            for options in served_game(game).WARM_UPS:
                await play(ann, game, options, "casual", random.Random("forgotten"))


if __name__ == "__main__":
    for game in GAMES:
        warm_up(game)
    warm = called()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder) / "tables.sqlite", hint_seconds=0.001) as running,
    ):
        asyncio.run(use(running.address))
    print(sorted(called() - warm))
