"""Search and planner for Townies."""

from typing import Any

from citywright.copying import copied
from citywright.games.townies.layout import STATE, Record
from citywright.random_numbers import Generator, next_word, reseed
from citywright.search.townies.kernel import forget_others, grow
from citywright.search.townies.planner import planned_move
from citywright.search.townies.planner_weights import planner_weights
from citywright.search.townies.workspace import new_workspace
from citywright.search.tree import new_node, new_tree

NODES_EACH = 2  # for each node asked for, and each seat: all seats have trees


class Tree:
    """Trees that grow from what one seat may know of a record, one for each seat; its own root is node 0."""

    def __init__(self, state: Record, seat: int, seed: int, room: int):
        self.root = copied(state, STATE)
        self.seat = seat
        forget_others(self.root, seat)
        self.nodes, self.used = new_tree(NODES_EACH * room * int(state.seats))
        for _ in range(state.seats):
            new_node(self.nodes, self.used, 0, 0.0)
        self.work = new_workspace()
        reseed(self.work.rng, seed, 0)

    def grow(self, simulations: int, uniform: bool = False) -> None:
        """Run more simulations; uniform ones play to the end at random, others are guided by the evaluation."""
        grow(self.nodes, self.used, self.root, self.seat, simulations, uniform, self.work)


def plan(state: Any, seat: int, rng: Generator) -> int:
    """The planner's move."""
    known = copied(state, STATE)
    forget_others(known, seat)
    return planned_move(known, seat, next_word(rng), new_workspace(planner=planner_weights()))
