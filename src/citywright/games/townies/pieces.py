"""The contents of the box as numbers: all that the rules of the set-up need of it."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from citywright.events import SILENT, Events
from citywright.games.townies.components import Box, kind_colours
from citywright.games.townies.layout import INDIVIDUAL_GOALS, NONE, STATE, Bonus, Record


class Pieces(NamedTuple):
    """The numbers of a box."""

    printed: Any  # one record: map, shapes and what cards say, with all cards still to be dealt
    silent: Events  # nobody is told of the set-up


@cache
def pieces_of(box: Box) -> Pieces:
    """The numbers of a box."""
    return Pieces(np.array([printed(box)], STATE), SILENT)


def printed(box: Box) -> Record:
    """A record with map, shapes and cards, and nothing on the sheets. (Townies 1)"""
    s: Record = np.zeros(1, STATE)[0]
    s.rolled_object = s.rolled_shape = s.additional = NONE
    s.start[:] = s.marker[:] = NONE
    print_map(s, box)
    print_shapes(s, box)
    print_cards(s, box)
    for object_, colour in kind_colours().items():
        s.kind[object_] = colour
        if colour != NONE:
            s.basic[colour] = object_
    return s


def print_map(s: Record, box: Box) -> None:
    """Write the map into a record. (Townies 1)"""
    spaces = box.map.spaces
    s.land[:] = box.map.mask(spaces)
    s.edge[:] = box.map.mask(space for space in spaces if box.map.is_edge(space))
    s.central[:] = box.map.mask(space for space in spaces if space.central)
    s.bonus_spaces[:] = box.map.mask(space for space in spaces if space.bonus)
    s.ways[:] = 1, box.map.stride, box.map.stride - 1
    for space in spaces:
        s.column[box.map.number(space.cell)] = space.cell[0]


def print_shapes(s: Record, box: Box) -> None:
    """Write into a record how each shape can lie. (Townies 1)"""
    for number, shape in enumerate(box.shapes):
        s.turns[number] = len(shape.turns)
        for turn, cells in enumerate(shape.turns):
            s.turn[number, turn] = box.offsets(cells)[1:]


def print_cards(s: Record, box: Box) -> None:
    """Write into a record which cards there are, and what they score. (Townies 5, 7)"""
    goals, bonuses = box.cards.goals, box.cards.bonuses
    for goal, points in goals.items():
        s.steps[goal, 1 : len(points) + 1] = points
        s.steps[goal, len(points) + 1 :] = points[-1]
    s.additional_cards = sum(1 << goal for goal in goals if goal >= INDIVIDUAL_GOALS)
    s.bonus_cards = sum(1 << card for card in bonuses)
    s.soil_points = bonuses.get(Bonus.STABLE_SOIL, 0)
