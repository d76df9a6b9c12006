"""A search tree as preallocated arrays, for any game; each game's own kernel walks it.

A simulation goes down by `best_child`, adds children by `add_child` and passes the result to `back_up`. In a tree of
what one seat knows, each simulation draws other hands and dice, so it chooses only among children whose move is legal.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.fields import Fields, with_fields

Nodes: TypeAlias = Any  # an array of NODE records
Used: TypeAlias = NDArray[np.int64]  # [0]: how many nodes are in use
Moves: TypeAlias = NDArray[np.int32]

MOST_SEATS = 5
NO_NODE = -1
LONGEST_PATH = 512  # nodes of one simulation that are remembered
ROOM_EACH = 6  # nodes that a simulation may need, on average
MOST_ROOM = 2_000_000

FIELDS: list[tuple[Any, ...]] = [
    ("worth", np.float64, MOST_SEATS),  # sum of values of each seat over the visits
    ("margin", np.float64),             # sum of the searching seat's final margins
    ("squares", np.float64),            # and of their squares
    ("prior", np.float64),              # what the evaluation thinks of the move
    ("move", np.int32),                 # the edge that leads here
    ("visits", np.int32),
    ("children", np.int32),
    ("child", np.int32),                # the newest child, or NO_NODE
    ("sibling", np.int32),              # the next older one of the same parent, or NO_NODE
    ("unused", np.int32),               # pads the record to whole words
]  # fmt: skip


class Node(Fields):
    """A position in the tree."""

    __slots__ = ()


NODE = with_fields(Node, FIELDS)


def room_for(simulations: int) -> int:
    """Nodes that a tree may need for a number of simulations."""
    return min(MOST_ROOM, 1000 + ROOM_EACH * simulations)


def new_tree(room: int) -> tuple[Any, Used]:
    """An empty tree with room for a number of nodes, and the count of those in use."""
    return np.zeros(room, NODE), np.zeros(1, np.int64)


@rule
def new_node(nodes: Nodes, used: Used, move: int, prior: float) -> int:
    """A node that nobody has visited, or NO_NODE when the tree is full."""
    at = int(used[0])
    if at == nodes.shape[0]:
        return NO_NODE
    used[0] += 1
    node = nodes[at]
    node.worth[:] = 0.0
    node.margin = node.squares = 0.0
    node.prior = prior
    node.move = move
    node.visits = node.children = 0
    node.child = node.sibling = NO_NODE
    return at


@rule
def add_child(nodes: Nodes, used: Used, parent: int, move: int, prior: float) -> int:
    """A new child of a node, or NO_NODE when the tree is full."""
    at = new_node(nodes, used, move, prior)
    if at != NO_NODE:
        nodes[at].sibling = nodes[parent].child
        nodes[parent].child = at
        nodes[parent].children += 1
    return at


@rule
def child_by(nodes: Nodes, parent: int, move: int) -> int:
    """The child that an edge leads to, or NO_NODE."""
    at = int(nodes[parent].child)
    while at != NO_NODE and nodes[at].move != move:
        at = int(nodes[at].sibling)
    return at


def children_of(nodes: Nodes, parent: int) -> Iterator[int]:
    """Where a node's children are, the newest first."""
    at = int(nodes[parent].child)
    while at != NO_NODE:
        yield at
        at = int(nodes[at].sibling)


def most_visited(nodes: Nodes, seat: int) -> int:
    """The move at the root that was tried most often; of several the best, and then the lowest number."""
    best, most, at = 0, (0, 0.0, 0), int(nodes[0].child)
    while at != NO_NODE:
        node = nodes[at]
        if node.visits > 0:
            rank = (int(node.visits), float(node.worth[seat] / node.visits), -int(node.move))
            if rank > most:
                best, most = int(node.move), rank
        at = int(node.sibling)
    return best


@rule
def is_among(move: int, moves: Moves, n: int) -> bool:
    """Whether a move is one of the first n."""
    for i in range(n):
        if moves[i] == move:
            return True
    return False


@rule
def available(nodes: Nodes, parent: int, moves: Moves, n: int) -> int:
    """How many children have a move that can be made now."""
    count = 0
    at = int(nodes[parent].child)
    while at != NO_NODE:
        count += 1 if is_among(nodes[at].move, moves, n) else 0
        at = int(nodes[at].sibling)
    return count


@rule
def best_child(nodes: Nodes, parent: int, seat: int, moves: Moves, n: int, explore: float, belief: float) -> int:
    """The most promising child for a seat among those whose move is legal now; NO_NODE if there is none.

    Children are compared by mean value, with the prior counted as `belief` visits, plus a bonus that fades with visits.
    A child whose prior is worse than the best is expected to be as much worse than the node's average.
    """
    visits, top = 0, -1e9
    at = int(nodes[parent].child)
    while at != NO_NODE:
        if is_among(nodes[at].move, moves, n):
            visits += int(nodes[at].visits)
            top = max(top, float(nodes[at].prior))
        at = int(nodes[at].sibling)
    mean = nodes[parent].worth[seat] / max(1, int(nodes[parent].visits))
    reach = explore * np.sqrt(1.0 + visits)
    best, most = NO_NODE, 0.0
    at = int(nodes[parent].child)
    while at != NO_NODE:
        node = nodes[at]
        if is_among(node.move, moves, n):
            hoped = mean + node.prior - top
            value = (belief * hoped + node.worth[seat]) / (belief + node.visits) + reach / (1 + node.visits)
            if best == NO_NODE or value > most:
                best, most = at, value
        at = int(node.sibling)
    return best


@rule
def back_up(
    nodes: Nodes, path: NDArray[np.int32], length: int, values: NDArray[np.float64], seats: int, margin: float
) -> None:
    """Add the result of a simulation to every node it went through."""
    for i in range(length):
        node = nodes[path[i]]
        node.visits += 1
        node.margin += margin
        node.squares += margin * margin
        for seat in range(seats):
            node.worth[seat] += values[seat]
