"""Search and planner for Streets."""

from typing import Any

from citywright.copying import copied
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import STATE, Record
from citywright.random_numbers import Generator, from_seed, next_word
from citywright.search.streets.kernel import grow
from citywright.search.streets.planner import planned_move, planner_weights
from citywright.search.streets.workspace import new_workspace
from citywright.search.tree import new_node, new_tree


class Tree:
    """A tree that grows from a record, for what one seat may know of it."""

    def __init__(self, state: Record, seat: int, seed: int, room: int):
        self.root = copied(state, STATE)
        determinize(self.root, seat, from_seed(seed))
        self.seat, self.seed = seat, seed
        self.nodes, self.used = new_tree(room)
        new_node(self.nodes, self.used, 0, 0.0)
        self.work = new_workspace()

    def grow(self, simulations: int, uniform: bool = False) -> None:
        """Run more simulations; uniform playouts go to the end at random, others are guided."""
        grow(self.nodes, self.used, self.root, self.seat, self.seed, simulations, int(uniform), self.work)


def plan(state: Any, seat: int, rng: Generator) -> int:
    """The planner's move."""
    believed = copied(state, STATE)
    determinize(believed, seat, rng)
    return planned_move(believed, seat, next_word(rng), new_workspace(planner_weights()))
