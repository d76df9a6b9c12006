"""The engine makes of every game what the compiled rules make of it, to the last bit."""

import json

import numpy as np
import pytest
import wasmtime

from citywright.bots import LEVELS, bot, bot_of, seen_from
from citywright.events import WIDTH
from citywright.game import new_game, rules_named
from citywright.games import GAMES, module_of
from citywright.playouts import COUNTS, MOST_SEATS, Policy
from citywright.random_numbers import from_seed
from citywright.search import Budget, room_for
from citywright.search.tree import NODE
from tests.engine.machine import Machine, built, module
from tests.golden.make import configurations

pytestmark = pytest.mark.compiled

ALL = [pytest.param(game, options, id=name) for name, game, options in configurations()]
GAMES_EACH = 1000


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_imports_nothing(game):
    assert module(game)[1].imports == []


@pytest.mark.parametrize(("game", "options"), ALL)
def test_random_games_are_those_of_the_cpu(game, options):
    rules = rules_named(game)
    start = rules.new_state(rules.Options(**options))
    scores, counts = played(Machine(game), start, GAMES_EACH)
    wanted_scores, wanted_counts, _ = rules.games(start, GAMES_EACH, 7)
    assert counts.tolist() == wanted_counts.tolist()
    assert scores.tolist() == wanted_scores.tolist()


def played(engine: Machine, start, number: int, policies=()):
    """Scores and counts of games by the engine."""
    by_seat = np.zeros(MOST_SEATS, np.int8)
    by_seat[: len(policies)] = policies
    at = {name: engine.room(name, number) for name in ("scores", "counts")}
    engine.play_games(
        engine.put(engine.room("start"), start),
        engine.put(engine.room("policies"), by_seat),
        7,
        0,
        engine.room("scratch"),
        at["scores"],
        at["counts"],
        0,
        number,
    )
    scores = engine.get(at["scores"], np.int16, number * MOST_SEATS).reshape(number, MOST_SEATS)
    return scores, engine.get(at["counts"], np.int64, number * len(COUNTS)).reshape(number, len(COUNTS))
