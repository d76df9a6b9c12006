"""The examples run."""

import runpy
from pathlib import Path

import pytest

from citywright.bots.named import OWN

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["streets", "townies"])
def test_a_bot_of_ones_own_meets_greedy(game, monkeypatch):
    monkeypatch.setattr("citywright.bots.named.OWN", dict(OWN))  # the example's bot is forgotten after it
    example = runpy.run_path(str(EXAMPLES / "write_a_bot.py"))
    found = example["main"](games=2, game=game)
    assert found.games == 2
    assert {showing.bot for showing in found.bots} == {"dreamer", "greedy"}


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.name)
def test_every_example_is_in_the_list(file):
    assert f"({file.name})" in (EXAMPLES / "README.md").read_text(encoding="utf-8")
