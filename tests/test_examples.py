"""The examples run."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from citywright import simulation
from citywright.bots.named import YOURS
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.games import GAMES

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(autouse=True)
def _at_hand(monkeypatch):
    """Examples are imported by their names: compiled rules that are kept remember their module."""
    monkeypatch.syspath_prepend(EXAMPLES)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_ones_own_meets_greedy(game, monkeypatch):
    monkeypatch.setattr("citywright.bots.named.YOURS", dict(YOURS))  # the example's bot is forgotten after it
    found = import_module("write_a_bot").main(games=2, game=game)
    assert found.games == 2
    assert {showing.bot for showing in found.bots} == {"dreamer", "greedy"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_analysed(game, capsys, tmp_path):
    import_module("million_games").main(
        ["--game", game, "--games", "30", "--players", "3", "--plot", str(tmp_path / "plot.svg")]
    )
    printed = capsys.readouterr().out
    assert "30 games in" in printed
    assert ("contractor" if game == "streets" else "city-square") in printed
    assert "<svg" in (tmp_path / "plot.svg").read_text(encoding="utf-8")


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_a_game_lead_to_its_last_position(game):
    end = import_module("million_games").END[game]
    rules, parts = rules_named(game), []
    simulation.run(game, ["random"], 5, seed=1, keep=parts.append, players=2)
    states = np.array([rules.new_state(rules.Options(players=2))] * 5, rules.STATE).view(np.recarray)
    end(states, parts[0].moves, parts[0].games["decisions"] + parts[0].games["chances"], SILENT)
    assert [rules.scores(state) for state in states] == parts[0].games["scores"][:, :2].tolist()


def test_a_thing_is_worth_what_its_holders_are_ahead():
    example = import_module("million_games")
    more = example.ahead(np.random.default_rng(1).integers(0, 3, (200, 3, 11)).astype(float))
    worths = example.Worths(simulation.planned("townies", rules_named("townies").Options(), ["random"], 1, 1))
    noise = example.ahead(np.random.default_rng(2).normal(size=(200, 3, 1)))
    worths.take(more[:100], 2 * more[:100, :, :1] + noise[:100])
    worths.take(more[100:], 2 * more[100:, :, :1] + noise[100:])
    (first, slope, half), *others = worths.found()
    assert first == "game-court"
    assert abs(slope - 2) < half < 0.2
    assert sum(abs(slope) > half for _, slope, half in others) <= 2, "an interval of 95 % may miss"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.name)
def test_every_example_is_in_the_list(file):
    assert f"({file.name})" in (EXAMPLES / "README.md").read_text(encoding="utf-8")
