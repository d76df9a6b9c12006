"""While the rules are compiled, everybody can play; those who need compiled rules wait."""

import asyncio

import pytest

from citywright._jit import missing
from citywright.errors import CitywrightError
from citywright.games import GAMES
from citywright.server import wire
from citywright.server.process import warmth
from citywright.server.process.warmup import compile_apart
from tests.interpreter import python
from tests.server.client import browsers
from tests.server.servers import Running


class Compiler:
    """Takes the place of the processes that compile: it is told when it is done."""

    def __init__(self, monkeypatch, error=None):
        self.done, self.error, self.compiled = asyncio.Event(), error, set()
        monkeypatch.setattr(warmth, "warm_up", self.warm_up)
        monkeypatch.setattr(warmth, "compile_apart", self.compile_apart)

    def warm_up(self, game):
        if game not in self.compiled:
            raise missing.NotCompiled(game)

    async def compile_apart(self, game, tell, *_):
        tell(0.25)
        tell(0.2)  # more to compile has come to light: what people see does not fall
        await self.done.wait()
        if self.error:
            raise self.error
        self.compiled.add(game)


def test_rules_are_interpreted_until_they_are_compiled(monkeypatch):
    async def main():
        compiler, warm = Compiler(monkeypatch), warmth.Warmth()
        warm.start()
        await asyncio.sleep(0.1)
        assert (missing.way(), warm.is_ready(), warm.shares()) == ("interpret", False, dict.fromkeys(GAMES, 0.25))
        compiler.done.set()
        for game in GAMES:
            await warm.ready(game)
        assert (missing.way(), warm.is_ready(), warm.shares()) == ("compile", True, dict.fromkeys(GAMES, 1.0))

    asyncio.run(main())


def test_when_compiling_fails_the_host_is_told_and_nobody_waits(monkeypatch, caplog):
    async def main():
        Compiler(monkeypatch, CitywrightError("no compiler")).done.set()
        warm = warmth.Warmth()
        warm.start()
        for game in GAMES:
            await warm.ready(game)
        assert missing.way() == "compile"

    asyncio.run(main())
    assert caplog.text.count("no compiler") == len(GAMES)


def test_a_server_that_stops_compiles_no_more(monkeypatch):
    async def main():
        compiler, warm = Compiler(monkeypatch), warmth.Warmth()
        warm.start()
        await asyncio.sleep(0.1)
        await warm.stop()
        assert (missing.way(), warm.is_ready(), compiler.compiled) == ("compile", True, set())

    asyncio.run(main())


LOADED = """
from citywright._jit import missing
from citywright._jit.compiler import interpreted
from citywright.server.process.warmup import warm_up
missing.use("interpret")
with missing.using("compile"):
    warm_up("townies")
print(interpreted.cache_info().currsize)
"""


@pytest.mark.compiled
def test_warming_up_interprets_nothing():
    assert python(LOADED) == "0"


@pytest.mark.compiled
def test_warming_up_forgets_nothing_that_a_server_calls():
    assert python("from runpy import run_module; run_module('tests.server.forgotten', run_name='__main__')") == "[]"


@pytest.mark.compiled
def test_a_process_compiles_a_game_and_tells_how_far_it_is():
    shares = []
    asyncio.run(compile_apart("townies", shares.append))
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_process_that_fails_is_an_error(capfd):
    with pytest.raises(CitywrightError, match="ended with 2"):
        asyncio.run(compile_apart("chess", print))
    assert "invalid choice: 'chess'" in capfd.readouterr().err


@pytest.mark.compiled
def test_only_bots_that_search_wait_for_the_compiler(monkeypatch, tmp_path):
    async def ready(*_):
        await asyncio.sleep(3600)

    async def play(address):
        async with browsers(address, 1) as [ann]:
            quick = await ann.new_table("streets", "me", "bot regular")
            async with ann.at(quick) as at:
                await at.arrive()
                while len({entry.actor for entry in at.log} & {0, 1}) < 2:
                    await (at.do(wire.Move, **move(at)) if at.due else at.hear())
            slow = await ann.new_table("streets", "me", "bot expert")
            async with ann.at(slow) as at:
                await at.arrive()
                while at.due:
                    await at.do(wire.Move, **move(at))
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(at.until(lambda: at.due), 0.5)

    def move(at):
        decision = at.position.decision
        return {"seat": at.position.seat, "answers": decision.answers, "move": decision.moves[0]}

    monkeypatch.setattr(warmth.Warmth, "ready", ready)
    with Running(tmp_path / "tables.sqlite") as running:
        asyncio.run(play(running.address))
