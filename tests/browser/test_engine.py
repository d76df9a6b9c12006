"""Random games in a real browser's engine are those of the CPU."""

import shutil

import pytest

from citywright.engine.build import BUILT
from citywright.game import rules_named
from citywright.playouts import COUNTS
from tests.browser.hosts import Host
from tests.golden.make import configurations

pytestmark = pytest.mark.compiled

SOME = list(configurations())[::12]
GAMES_EACH = 1000
SEED = 7

# Plays games from a record; the counts of all of them, as texts: they are numbers of 64 bits.
PLAY = """async ([address, game, start, seed, number]) => {
  const about = await (await fetch(`${address}/${game}.json`)).json();
  const code = await WebAssembly.compileStreaming(fetch(`${address}/${game}.wasm`));
  const { memory, __heap_base, play_games } = new WebAssembly.Instance(code).exports;
  let top = __heap_base.value;
  const room = (name, rows = 1) => {
    const at = Math.ceil(top / 16) * 16;
    top = at + rows * about.blocks[name].bytes;
    memory.grow(Math.max(0, Math.ceil((top - memory.buffer.byteLength) / 65536)));
    return at;
  };
  const places = [room("start"), room("policies"), room("scratch"), room("scores", number), room("counts", number)];
  new Uint8Array(memory.buffer).set(start, places[0]);
  play_games(places[0], places[1], BigInt(seed), 0, places[2], places[3], places[4], 0, number);
  const bytes = number * about.blocks.counts.bytes;
  return Array.from(new BigInt64Array(memory.buffer, places[4], bytes / 8), String);
}"""


@pytest.fixture
def host(tmp_path):
    """The files of the engines."""
    shutil.copytree(BUILT, tmp_path / "built")
    (tmp_path / "built" / "empty.html").write_text("<!doctype html><link rel=icon href=data:,>")
    with Host(tmp_path / "built") as running:
        yield running


def test_random_games_are_those_of_the_cpu(bring, host):
    page = bring("Ann", host.address).page
    page.goto(f"{host.address}/empty.html")
    for _, game, options in SOME:
        rules = rules_named(game)
        start = rules.new_state(rules.Options(**options))
        wanted = rules.games(start, GAMES_EACH, SEED)[1]
        found = page.evaluate(PLAY, [host.address, game, list(start.tobytes()), SEED, GAMES_EACH])
        assert list(map(int, found)) == wanted.ravel().tolist()
        assert len(found) == GAMES_EACH * len(COUNTS)
