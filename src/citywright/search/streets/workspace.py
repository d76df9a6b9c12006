"""The working space of a bot that plays Streets, allocated once: rules allocate nothing."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright.events import SILENT, Events
from citywright.games.streets.layout import MOST_MOVES, MOST_SEATS, STATE
from citywright.random_numbers import Generator
from citywright.search.streets.evaluation import FEATURES, Weights, load_weights
from citywright.search.tree import LONGEST_PATH


class Workspace(NamedTuple):
    """All that a simulation needs beside the tree."""

    weights: Weights
    game: Any  # one record: the game of the simulation
    trial: Any  # one record: a move being tried
    options: NDArray[np.int32]  # the moves of the decision
    moves: NDArray[np.int32]  # the moves of a decision inside a playout
    settling: NDArray[np.int32]  # and of one that settles what a trial has brought about
    worth: NDArray[np.int64]  # of each option, in cents
    features: NDArray[np.int64]
    leads: NDArray[np.int64]  # of each seat, in cents
    values: NDArray[np.float64]  # of each seat, from 0 to 1
    path: NDArray[np.int32]  # nodes that a simulation went through
    rng: Generator
    seed: NDArray[np.int64]  # [0]: of all simulations of a tree
    silent: Events


def new_workspace(weights: Weights | None = None) -> Workspace:
    """An empty workspace."""
    return Workspace(
        weights=load_weights() if weights is None else weights,
        game=np.zeros(1, STATE),
        trial=np.zeros(1, STATE),
        options=np.zeros(MOST_MOVES, np.int32),
        moves=np.zeros(MOST_MOVES, np.int32),
        settling=np.zeros(MOST_MOVES, np.int32),
        worth=np.zeros(MOST_MOVES, np.int64),
        features=np.zeros(FEATURES, np.int64),
        leads=np.zeros(MOST_SEATS, np.int64),
        values=np.zeros(MOST_SEATS, np.float64),
        path=np.zeros(LONGEST_PATH, np.int32),
        rng=np.zeros(4, np.int64),
        seed=np.zeros(1, np.int64),
        silent=SILENT,
    )
