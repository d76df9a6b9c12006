"""The working space of a bot that plays Townies, allocated once: rules allocate nothing."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright.events import SILENT, Events
from citywright.games.townies.layout import MOST_MOVES, MOST_SEATS, STATE
from citywright.random_numbers import Generator
from citywright.search.townies.evaluation import HIDDEN, Weights, load_weights
from citywright.search.townies.features import Numbers, Sight, new_sight
from citywright.search.townies.standing import SIDES, UNITS, Pairs, load_pairs
from citywright.search.tree import LONGEST_PATH

MOST_OBJECTS = 2  # that a seat can draw in a round, with Funding
LONG_LIST = 16  # choices that are remembered, best first


class Workspace(NamedTuple):
    """All that a simulation needs beside the tree."""

    weights: Weights
    planner: NDArray[np.float64]  # (objects to come, features): the planner's weights; if empty, the networks judge
    sight: Sight
    hidden: Numbers
    pairs: Pairs
    sides: Numbers  # (seats, sides, units): of each seat's sheet
    own: Numbers  # (units,): of one's own sheet after a choice
    facing: Numbers  # (objects, seats, units): of each rival's sheet, if a seat draws no, one, two objects
    against: NDArray[np.float64]  # (objects, seats): and its points
    game: Any  # three records: the game of a simulation; for the planner a round, its end, and the next one
    trial: Any  # two records: a choice being tried, and the half of one with Funding
    moves: NDArray[np.int32]
    best: NDArray[np.int32]  # choices, best first
    worth: NDArray[np.float64]  # and what each is worth, in points
    plans: NDArray[np.int32]  # choices that the planner looks into
    rivals: NDArray[np.float64]  # what the best rival may expect if a seat draws no, one, two objects
    points: NDArray[np.float64]  # of each seat
    leads: NDArray[np.float64]  # of each seat over its best rival; alone, points
    chances: NDArray[np.float64]  # of each seat, to win
    values: NDArray[np.float64]  # of each seat, from 0 to 1
    places: NDArray[np.int32]  # the node in its tree that each seat has come to
    path: NDArray[np.int32]  # all nodes that a simulation went through
    rng: Generator
    silent: Events


def new_workspace(
    weights: Weights | None = None, planner: NDArray[np.float64] | None = None, pairs: Pairs | None = None
) -> Workspace:
    """An empty workspace; with the planner\'s weights, these judge sheets instead of the networks."""
    return Workspace(
        weights=load_weights() if weights is None else weights,
        planner=np.zeros((0, 0), np.float64) if planner is None else planner,
        sight=new_sight(),
        hidden=np.zeros(HIDDEN, np.float32),
        pairs=load_pairs() if pairs is None else pairs,
        sides=np.zeros((MOST_SEATS, SIDES, UNITS), np.float32),
        own=np.zeros(UNITS, np.float32),
        facing=np.zeros((1 + MOST_OBJECTS, MOST_SEATS, UNITS), np.float32),
        against=np.zeros((1 + MOST_OBJECTS, MOST_SEATS), np.float64),
        game=np.zeros(3, STATE),
        trial=np.zeros(2, STATE),
        moves=np.zeros(MOST_MOVES, np.int32),
        best=np.zeros(LONG_LIST, np.int32),
        worth=np.zeros(LONG_LIST, np.float64),
        plans=np.zeros(LONG_LIST, np.int32),
        rivals=np.zeros(1 + MOST_OBJECTS, np.float64),
        points=np.zeros(MOST_SEATS, np.float64),
        leads=np.zeros(MOST_SEATS, np.float64),
        chances=np.zeros(MOST_SEATS, np.float64),
        values=np.zeros(MOST_SEATS, np.float64),
        places=np.zeros(MOST_SEATS, np.int32),
        path=np.zeros(LONGEST_PATH, np.int32),
        rng=np.zeros(4, np.int64),
        silent=SILENT,
    )
