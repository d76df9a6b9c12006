"""Townies: a game is one record. Names for its numbers, and what every field means.

A set of spaces is a mask of two words of 62 bits. A space's number is its bit, `stride * column + row`: unused bits lie
between the columns, so that a step in one of the six directions is one shift; see docs/decisions/townies-map-tables.md.
"""

from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright.fields import Fields, with_fields

Record: TypeAlias = Any  # a record of dtype STATE; type checkers cannot know its fields
States: TypeAlias = Any  # an array of them
Moves: TypeAlias = NDArray[np.int32]  # a buffer that `legal` fills
Mask: TypeAlias = tuple[int, int]  # the two words of a set of spaces

MOST_SEATS = 5
CHANCE = 5  # the actor who deals and rolls
NOBODY = -1
NONE = -1  # no colour, no goal, no die rolled

WORD_BITS = 62
BITS = 2 * WORD_BITS
WAYS = 3  # directions to a neighbour, each with its opposite
YOU = 0  # the solo seat

CIRCLES = 9  # for the points of objects (Townies 4)
SHAPES = 6
SHAPE_SIZE = 4
TURNS = 12  # ways a shape can lie, turned and flipped
LONGEST_STEPS = 8  # numbers on a goal card
INDIVIDUAL_GOALS = 2
GOALS_EACH = INDIVIDUAL_GOALS + 1
HIGHEST_VERDICT = 200  # points from which on the solo chart says the same

ROLLED = 0  # bundles of choices: the rolled object, the basic object, the shape in each way it can lie
BASIC = 1
FIRST_TURN = 2
MOST_USES = 1 + SHAPES  # without a star, or with one: as another colour, or another face
MOST_MOVES = MOST_USES * (FIRST_TURN + TURNS) * BITS


class Colour(IntEnum):
    """Of markers and blocks, in seat order clockwise. (Townies 1)"""

    RED = 0
    YELLOW = 1
    BROWN = 2
    GREEN = 3
    BLUE = 4


COLOURS = 5


class Object(IntEnum):
    """Faces of the white die. (Townies 1)"""

    GAME_COURT = 0
    WINDMILL = 1
    STATION = 2
    BIKE_RENTAL = 3
    BANK = 4
    CITY_SQUARE = 5


OBJECTS = 6


class Goal(IntEnum):
    """The two individual goals, then the ten additional ones. (Townies 7)"""

    SPECIALIZATION = 0
    STANDARDIZATION = 1
    CROSSROADS = 2
    RECREATIONAL_AREAS = 3
    DOWNTOWN = 4
    SUBURBS = 5
    HUB = 6
    SURROUNDINGS = 7
    SYMMETRY = 8
    TRIANGLE = 9
    URBAN_ROUTES = 10
    WIND_ROSE = 11


GOALS = 12


class Bonus(IntEnum):
    """The four bonus cards; the first three are used by crossing out a star. (Townies 5)"""

    NONE = 0
    FUNDING = 1
    PALETTE = 2
    PERMIT = 3
    STABLE_SOIL = 4


BONUSES = 5


class Step(IntEnum):
    """Where the game stands; the order is that of `rules.advance`."""

    START = 0
    ADDITIONAL = 1
    BONUS = 2
    ROLL = 3
    CHOOSE = 4
    DRAW = 5
    PASS_ON = 6
    END = 7
    OVER = 8


FIELDS: list[tuple[Any, ...]] = [
    # The map, fixed once the game begins: masks are two words
    ("land", np.int64, 2),                              # all spaces
    ("edge", np.int64, 2),                              # those with fewer than six neighbours
    ("central", np.int64, 2),
    ("bonus_spaces", np.int64, 2),
    # The sheets
    ("coloured", np.int64, (MOST_SEATS, COLOURS, 2)),   # blocks of each colour, objects among them
    ("drawn", np.int64, (MOST_SEATS, OBJECTS, 2)),      # where each kind of object is
    ("blocks", np.int64, (MOST_SEATS, 2)),              # all of `coloured`
    ("objects", np.int64, (MOST_SEATS, 2)),             # all of `drawn`
    # The open round: moves that are sealed until all have chosen, 0 for none
    ("choice", np.int32, MOST_SEATS),
    ("extra", np.int32, MOST_SEATS),                    # the object that Funding adds to a shape
    # Bit masks: cards that may still be dealt, and circles
    ("additional_cards", np.int16),                     # Goal; 0 once dealt, or if not played with
    ("bonus_cards", np.int16),                          # Bonus; likewise
    ("circled", np.int16, MOST_SEATS),                  # solo: bit mask of circles that shapes have circled
    # The moment
    ("rounds", np.int16),                               # rounds begun
    ("step", np.int8),                                  # Step
    ("due", np.int8),                                   # bit mask of those who have a decision to make
    ("dealt", np.int8),                                 # starting markers dealt
    ("rolled_object", np.int8),                         # the white die: Object, or NONE
    ("rolled_shape", np.int8),                          # the black die, or NONE
    # The game's frame: set-up and cards, fixed once it begins
    ("seats", np.int8),
    ("solo", np.int8),
    ("individual", np.int8),                            # 1: with individual goals
    ("additional", np.int8),                            # Goal, or NONE
    ("bonus", np.int8),                                 # Bonus
    ("soil_points", np.int8),                           # what Stable Soil gives
    ("steps", np.int8, (GOALS, LONGEST_STEPS + 1)),     # points for 0, 1, 2 ... counted; the last for more, too
    ("kind", np.int8, OBJECTS),                         # kind colour of each object, or NONE
    ("basic", np.int8, COLOURS),                        # Object whose kind colour this is
    ("ways", np.int8, WAYS),                            # bits to the next space in each direction
    ("column", np.int8, BITS),                          # column of each space
    ("turns", np.int8, SHAPES),                         # in how many ways each shape can lie
    ("turn", np.int8, (SHAPES, TURNS, SHAPE_SIZE - 1)), # and bits from its first space to the others
    # The seats
    ("start", np.int8, MOST_SEATS),                     # Colour of the starting marker, or NONE
    ("marker", np.int8, MOST_SEATS),                    # Colour in hand
    ("circle", np.int8, (MOST_SEATS, CIRCLES)),         # points of each object, in the order they were drawn
    ("filled", np.int8, MOST_SEATS),                    # circles with points
    ("stars", np.int8, MOST_SEATS),                     # marked and not crossed out
    ("soil", np.int8, MOST_SEATS),                      # points of Stable Soil
    ("goal_points", np.int8, (MOST_SEATS, GOALS_EACH)), # at the end: individual goals, additional goal
    ("unused", np.int8, 4),                             # pads the record to whole words: a GPU reads only aligned ones
]  # fmt: skip


class State(Fields):
    """A game."""

    __slots__ = ()


STATE = with_fields(State, FIELDS)
