"""Search and planner for Townies. `plant` and `think` are plain Python here, and compiled for the browser."""

from typing import Any

from citywright.copying import copied
from citywright.games.townies.layout import STATE, Record
from citywright.random_numbers import Generator, from_seed, next_word, reseed
from citywright.search.townies.evaluation import no_weights
from citywright.search.townies.kernel import forget_others, grow
from citywright.search.townies.planner import planned_move
from citywright.search.townies.planner_weights import planner_weights
from citywright.search.townies.standing import no_pairs
from citywright.search.townies.workspace import Workspace, new_workspace
from citywright.search.tree import Nodes, Used, new_node, new_tree

NODES_EACH = 2  # for each node asked for, and each seat: all seats have trees


def nodes_for(s: Record, room: int) -> int:
    """Nodes of all trees together, with room for so many in each."""
    return NODES_EACH * room * int(s.seats)


def plant(nodes: Nodes, used: Used, root: Record, seat: int, seed: int, rng: Generator, work: Workspace) -> None:
    """Begin trees for what a seat may know of a record, which is changed: sealed choices of others are taken back.
    There is nothing to draw, so the generator is not used."""
    forget_others(root, seat)
    for _ in range(root.seats):
        new_node(nodes, used, 0, 0.0)
    reseed(work.rng, seed, 0)


def think(s: Record, seat: int, rng: Generator, planning: Workspace) -> int:
    """The planner's move. The record is changed: sealed choices of others are taken back."""
    forget_others(s, seat)
    return planned_move(s, seat, next_word(rng), planning)


def new_planning() -> Workspace:
    """A workspace for the planner."""
    return new_workspace(no_weights(), planner_weights(), no_pairs())


class Tree:
    """Trees that grow from what one seat may know of a record, one for each seat; its own root is node 0."""

    def __init__(self, state: Record, seat: int, seed: int, room: int):
        self.root, self.seat = copied(state, STATE), seat
        self.nodes, self.used = new_tree(nodes_for(state, room))
        self.work = new_workspace()
        plant(self.nodes, self.used, self.root, seat, seed, from_seed(seed), self.work)

    def grow(self, simulations: int, uniform: bool = False) -> None:
        """Run more simulations; uniform ones play to the end at random, others are guided by the evaluation."""
        grow(self.nodes, self.used, self.root, self.seat, simulations, uniform, self.work)


def plan(state: Any, seat: int, rng: Generator) -> int:
    """The planner's move."""
    return think(copied(state, STATE), seat, rng, new_planning())
