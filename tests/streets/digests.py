"""Digests of whole random games in every configuration, for comparing ways to run the rules."""

import hashlib
from itertools import product

import numpy as np

from citywright.events import WIDTH
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.events import ROWS
from citywright.games.streets.layout import CHANCE, MOST_MOVES, NOBODY
from citywright.games.streets.rules import legal, play
from citywright.games.streets.setup import EDITIONS, Options, new_state
from citywright.random_numbers import below, from_seed

MODULE_SETS = ((), ("business",), ("consultants",), ("business", "consultants"))


def digest(options: Options, seed: str) -> str:
    """One game: every legal list, every event, every record."""
    s, rng, moves = new_state(options), from_seed(seed), np.zeros(MOST_MOVES, np.int32)
    found = hashlib.blake2b(digest_size=8)
    while s.actor != NOBODY:
        actor = int(s.actor)
        n = int(legal(s, actor, moves))
        move = int(draw_chance(s, rng) if actor == CHANCE else moves[below(rng, n)])
        events = np.zeros((ROWS, WIDTH), np.int64)
        play(s, actor, move, events)
        found.update(moves[:n].tobytes() + events.tobytes() + s.tobytes())
    return found.hexdigest()


def digests(games: int = 1) -> dict[str, str]:
    """Digests of some games of every configuration."""
    return {
        f"{players} {edition} {modules} {game}": digest(
            Options(players, edition=edition, modules=modules), f"digest {game}"
        )
        for players, edition, modules, game in product(range(1, 6), EDITIONS, MODULE_SETS, range(games))
    }
