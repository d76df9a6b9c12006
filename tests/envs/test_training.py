"""The example that learns, where its libraries are installed: actions in the right order, and a short run."""

from importlib import import_module
from pathlib import Path

import pytest

from citywright.envs import spaces
from citywright.envs.streets.actions import ACTIONS, BUILD, BUILDINGS, CELLS, HAND, RENOVATE, SEND, TAKE
from citywright.envs.streets.features import EDGE_AT, EDGE_WIDTH, FIRST_PROSPECT, PROSPECT_WIDTH

torch = pytest.importorskip("torch")
pytest.importorskip("sb3_contrib")
pytestmark = pytest.mark.compiled

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("train_ppo")


@pytest.fixture
def actor(example):
    """Knows nothing yet: every action is worth 0."""
    made = import_module("ppo_policy").Actor()
    for weight in made.parameters():
        torch.nn.init.zeros_(weight)
    return made


def raised(actor, seen=None):
    """The actions that are worth more than nothing."""
    seen = torch.zeros(1, spaces("streets", players=2).size) if seen is None else seen
    with torch.no_grad():
        values = actor(seen)
    assert values.shape == (1, ACTIONS)
    return values[0].nonzero().flatten().tolist()


def test_choices_of_buildings_are_where_their_actions_are(actor):
    actor.house_out.bias.data[2] = 1
    assert raised(actor) == list(range(SEND, TAKE))
    actor.house_out.bias.data[:] = 0
    actor.house_out.bias.data[3 + HAND + 1] = 1
    assert raised(actor) == list(range(RENOVATE + BUILDINGS, RENOVATE + 2 * BUILDINGS))


def test_a_build_is_judged_by_its_cell_facing_and_tile(actor):
    """Cell 5, facing north: the tile of slot 1 would pay there, and it is built with one sign."""
    seen = torch.zeros(1, spaces("streets", players=2).size)
    at = EDGE_AT + 5 * EDGE_WIDTH + FIRST_PROSPECT + 2 * PROSPECT_WIDTH
    seen[0, at], seen[0, at + PROSPECT_WIDTH - HAND + 1] = 1, 1
    actor.prospect.weight.data[:, -1] = 1
    actor.build_out.weight.data[0] = 1
    assert raised(actor, seen) == [BUILD + (1 * CELLS + 5) * 4 + 2]


def test_a_short_run_ends_with_an_exam(example, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("citywright.bots.named.YOURS", {})
    threads = torch.get_num_threads()
    example.main(f"--minutes 0.01 --games 8 --exam 4 --final 2 --out {tmp_path}".split())
    torch.set_num_threads(threads)
    assert "of 2 games" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"policy.zip", "curve.csv", "curve.svg"}
    trained = import_module("ppo_policy").Trained(tmp_path / "policy.zip")
    assert trained.model.num_timesteps >= 8
