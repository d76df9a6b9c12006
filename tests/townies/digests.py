"""Digests of whole random games in every configuration, for comparing ways to run the rules."""

import hashlib

import numpy as np

from citywright.events import WIDTH
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.determinize import determinize
from citywright.games.townies.events import ROWS
from citywright.games.townies.layout import CHANCE, MOST_MOVES
from citywright.games.townies.rules import legal, pending, play, winners
from citywright.games.townies.setup import Options, new_state
from citywright.random_numbers import below, from_seed
from tests.townies.random_play import CONFIGURATIONS, name
from tests.townies.town import copy_of


def digest(options: Options, seed: str) -> str:
    """One game: every legal list, every event, every record, what others may believe."""
    s, rng, moves = new_state(options), from_seed(seed), np.zeros(MOST_MOVES, np.int32)
    found = hashlib.blake2b(digest_size=8)
    while due := int(pending(s)):
        actors = [actor for actor in range(CHANCE + 1) if due >> actor & 1]
        actor = actors[below(rng, len(actors))]
        n = int(legal(s, actor, moves))
        move = int(draw_chance(s, rng) if actor == CHANCE else moves[below(rng, n)])
        events = np.zeros((ROWS, WIDTH), np.int64)
        play(s, actor, move, events)
        believed = copy_of(s)
        determinize(believed, 0, rng)
        found.update(moves[:n].tobytes() + events.tobytes() + s.tobytes() + believed.tobytes())
    found.update(bytes([int(winners(s))]))
    return found.hexdigest()


def digests() -> dict[str, str]:
    """Digests of a game of every configuration."""
    return {name(options): digest(options, "digest") for options in CONFIGURATIONS}
