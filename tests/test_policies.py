"""The fast policies, where the same is true of them in both games."""

import pytest

from citywright.game import rules_named
from citywright.games import GAMES
from citywright.playouts import POLICIES

pytestmark = pytest.mark.compiled


def ahead(game, one, other):
    """How often a policy scores more than another, in a hundred games of two."""
    rules = rules_named(game)
    start, policies = rules.new_state(rules.Options(players=2)), [POLICIES[name] for name in (one, other)]
    scores, _, _ = rules.games(start, 100, 1, policies=policies)
    return (scores[:, 0] > scores[:, 1]).mean()


@pytest.mark.parametrize("game", GAMES)
def test_the_hasty_play_weakly_but_not_at_random(game):
    assert ahead(game, "hasty", "greedy") < 0.35
    assert ahead(game, "hasty", "random") > 0.8
