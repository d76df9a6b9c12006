"""Search and planner for Streets. `plant` and `think` are plain Python here, and compiled for the browser."""

from typing import Any

from citywright.copying import copied
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import STATE, Record
from citywright.random_numbers import Generator, from_seed, next_word
from citywright.search.streets.kernel import grow
from citywright.search.streets.planner import planned_move, planner_weights
from citywright.search.streets.workspace import Workspace, new_workspace
from citywright.search.tree import Nodes, Used, new_node, new_tree


def nodes_for(s: Record, room: int) -> int:
    """Nodes of a tree with room for so many."""
    return room


def plant(nodes: Nodes, used: Used, root: Record, seat: int, seed: int, rng: Generator, work: Workspace) -> None:
    """Begin a tree for what a seat may know of a record, which is changed: what the seat cannot see is drawn anew."""
    determinize(root, seat, rng)
    new_node(nodes, used, 0, 0.0)
    work.seed[0] = seed


def think(s: Record, seat: int, rng: Generator, planning: Workspace) -> int:
    """The planner's move. The record is changed: what the seat cannot see is drawn anew."""
    determinize(s, seat, rng)
    return planned_move(s, seat, next_word(rng), planning)


def new_planning() -> Workspace:
    """A workspace for the planner."""
    return new_workspace(planner_weights())


class Tree:
    """A tree that grows from a record, for what one seat may know of it."""

    def __init__(self, state: Record, seat: int, seed: int, room: int):
        self.root, self.seat = copied(state, STATE), seat
        self.nodes, self.used = new_tree(nodes_for(state, room))
        self.work = new_workspace()
        plant(self.nodes, self.used, self.root, seat, seed, from_seed(seed), self.work)

    def grow(self, simulations: int, uniform: bool = False) -> None:
        """Run more simulations; uniform playouts go to the end at random, others are guided."""
        grow(self.nodes, self.used, self.root, self.seat, simulations, int(uniform), self.work)


def plan(state: Any, seat: int, rng: Generator) -> int:
    """The planner's move."""
    return think(copied(state, STATE), seat, rng, new_planning())
