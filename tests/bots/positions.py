"""Positions of both games for tests of bots: decisions out of random games of every configuration."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from citywright.game import Game, rules_named
from citywright.random_numbers import from_seed
from tests.streets.random_play import CONFIGURATIONS as STREETS
from tests.townies.random_play import CONFIGURATIONS as TOWNIES

CONFIGURATIONS = [("streets", options) for options in STREETS] + [("townies", options) for options in TOWNIES]


def name(configuration: tuple[str, Any]) -> str:
    """A configuration as a test's name."""
    game, options = configuration
    extra = options.modules if game == "streets" else (options.mode, str(options.bonus))
    return "-".join([game, str(options.players), *extra])


def decisions(configuration: tuple[str, Any], every: int, seed: int = 1) -> Iterator[tuple[Game, int]]:
    """A random game, stopped at every so many real decisions; who decides. Seats due together are taken by lot."""
    game, options = configuration
    played = Game(rules_named(game), options, seed=seed)
    lots = np.random.default_rng(seed)
    number = 0
    while not played.is_over:
        seat = int(lots.choice(played.actors))
        number += 1
        if number % every == 0:
            yield played, seat
        played.play(int(lots.choice(played.legal_moves(seat))), seat)


def cannot_be_told_apart(game: Game, seat: int, seed: int) -> Game:
    """The same game with everything that a seat cannot see drawn anew."""
    state = np.array([game.state], game.rules.STATE)[0]
    game.rules.determinize(state, seat, from_seed(seed))
    return Game(game.rules, game.options, names=game.names, seed=0, state=state, carry_on=False)
