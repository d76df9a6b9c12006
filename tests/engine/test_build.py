"""The engines that are kept are those of the present rules."""

import json

import pytest

from citywright.engine.build import BUILT, compiled
from citywright.games import GAMES

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_is_that_of_the_rules(game):
    """Compiled anew, its code is the code that was linked."""
    now = compiled(game)
    about = json.loads(json.dumps(now.about))
    assert json.loads((BUILT / f"{game}.json").read_text()) == about, "the rules have changed: run `make engine`"
    kept = {file.name.split(".")[1]: file.read_bytes() for file in BUILT.glob(f"{game}.*.bin")}
    assert kept == now.contents, "the weights have changed: run `make engine`"
