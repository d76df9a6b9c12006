"""Digests of trees and plans, for comparing ways to run the search."""

import hashlib

from citywright.games.townies.layout import CHANCE, NOBODY
from citywright.random_numbers import from_seed
from citywright.search.townies import Tree, plan
from tests.townies.random_play import CONFIGURATIONS, name, walk


def late(options, moves=12):
    """A record in the second half of a random game, and a seat that has to choose."""
    found = [(s.copy(), actor) for s, actor, _, _ in walk(options, "digest") if actor not in (CHANCE, NOBODY)]
    return found[-moves] if len(found) > moves else found[0]


def digests():
    """Of a few simulations, both ways, and of the planner's move, late in games of some configurations."""
    found = {}
    for options in CONFIGURATIONS[2:24:10]:
        s, seat = late(options)
        guided, uniform = Tree(s, seat, 5, 2000), Tree(s, seat, 5, 2000)
        guided.grow(2 if options.solo else 1)
        uniform.grow(10, uniform=True)
        nodes = guided.nodes[: int(guided.used[0])].tobytes() + uniform.nodes[: int(uniform.used[0])].tobytes()
        found[name(options)] = hashlib.blake2b(nodes).hexdigest()
        if options.solo:
            found["plan"] = int(plan(s, seat, from_seed(1)))
    return found
