"""Streets: a game is one record. Names for its numbers, and what every field means."""

from enum import IntEnum
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from citywright.fields import Fields, with_fields

Record: TypeAlias = Any  # a record of dtype STATE; type checkers cannot know its fields
States: TypeAlias = Any  # an array of them
Moves: TypeAlias = NDArray[np.int32]  # a buffer that `legal` fills

MOST_SEATS = 5
CHANCE = 5  # the actor who draws and deals
NOBODY = -1
NONE = -1  # for backs and facings

TILES = 48  # tile 0 is "no tile"; every tile is unique, so a building is its tile
NO_TILE = 0
STATION = 1
PARK = 2
FIRST_BUILDING = 3

HAND = 3
LONGEST_STREET = 5
SIDE = 84  # cells along each side of the board: no building lies more than 38 from the Station (Streets 2)
BORDER = 2  # rings of cells that stay empty, whatever position a game began from
ORIGIN = (SIDE // 2) * SIDE + SIDE // 2
EDGE = 4 * TILES  # most empty cells that can lie beside buildings
MOST_MOVES = HAND * EDGE * 8 + HAND * TILES

YOU = 0  # solo seats
GRIFTER = 1
ENDLESS = 100  # the Grifter's signs


class Facing(IntEnum):
    """The side a building's road runs along; neighbours in this order are a quarter turn apart."""

    S = 0
    W = 1
    N = 2
    E = 3


FACING_NAMES = [facing.name for facing in Facing]
FacingName: TypeAlias = Literal[tuple(FACING_NAMES)]  # type: ignore[valid-type]  # known when it runs


class Colour(IntEnum):
    """Of people, symbols and backs; wild is no colour of people."""

    TOURIST = 0
    HIPSTER = 1
    PARENT = 2
    SHOPPER = 3
    WILD = 4


PEOPLE_COLOURS = 4
COLOURS = 5


class Business(IntEnum):
    """Types of business; wild stands for any."""

    RESTAURANT = 0
    RESIDENTIAL = 1
    LEISURE = 2
    RETAIL = 3
    WILD = 4


BUSINESS_TYPES = 4
NO_TOKEN = 4  # in a choice of tokens: nothing more


class Valuation(IntEnum):
    """The ten kinds of valuation. (Streets 6)"""

    NOTHING = 0  # Station and Park
    PEOPLE = 1
    SYMBOLS = 2
    SET = 3
    PAIR = 4
    WILD = 5
    SIGNS = 6
    SIZE = 7
    ADJACENCY = 8
    ENCLOSURE = 9
    COPY = 10


class Module(IntEnum):
    """What a game may be played with; each has a field of its name in the record."""

    BUSINESS = 0
    CONSULTANTS = 1


class Consultant(IntEnum):
    """The consultants. (Streets 10)"""

    NONE = 0
    CONTRACTOR = 1
    HACKER = 2
    ENTREPRENEUR = 3
    INVESTOR = 4
    HIPSTER_LEGEND = 5
    RENOVATOR = 6
    LOCATION_SCOUT = 7


CONSULTANTS = len(Consultant)


class Place(IntEnum):
    """Where a tile is, as far as anybody has seen it."""

    UNSEEN = 0  # in the stack, the Grifter's endgame stack or the box: nobody can know which
    HAND = 1
    CITY = 2
    DISCARDED = 3
    COVERED = 4
    TURNED_UP = 5  # top of the solo stack, or the Grifter's lifted tile
    UNUSED = 6  # not in this game


class Step(IntEnum):
    """Where the game stands; the order is that of `rules.advance`."""

    CONSULTANTS = 0
    FIRST = 1
    TAKE_OUT = 2
    DEAL = 3
    START = 4
    LIFT = 5
    ABANDON = 6
    BUILD = 7
    CLOSE = 8
    TOKENS = 9
    SHOW = 10
    PAY = 11
    PEOPLE = 12
    DRAW = 13
    END = 14
    OVER = 15


class GrifterRule(IntEnum):
    """The rules by which the Grifter decides. (Streets 11)"""

    BUILD = 0
    CROWD = 1
    ENCLOSURE = 2
    CLOSE = 3
    PEOPLE = 4
    TOKENS = 5
    NEW_TOKENS = 6


FIELDS: list[tuple[Any, ...]] = [
    # The game's frame: set-up and edition, fixed once it begins
    ("seats", np.int8),                              # solo: 2, the Grifter is seat 1
    ("solo", np.int8),
    ("business", np.int8),                           # business module
    ("consultants", np.int8),                        # consultants module
    ("abandoned_welcome", np.int8),                  # edition flags (Streets 12)
    ("fomo_pays", np.int8),
    ("copy_takes_place", np.int8),
    ("park_may_be_covered", np.int8),
    ("grifter_copy_by_crowd", np.int8),
    ("grifter_enclosure_by_crowd", np.int8),
    ("grifter_takes_fewest", np.int8),
    # The tiles in play, by number
    ("back", np.int8, TILES),                        # Colour
    ("symbols", np.int64, TILES),                    # a tally: see `tally.py`
    ("valuation", np.int8, TILES),                   # Valuation
    ("price", np.int16, TILES),                      # $ a unit
    ("depicted", np.int64, TILES),                   # tally of the symbols (or people) the valuation shows
    ("icon", np.int8, TILES),                        # Business
    ("icons", np.int8, TILES),                       # 1, or 2 for a double
    ("card", np.int64, CONSULTANTS),                 # tally of the symbols on each consultant's card
    # The seats
    ("money", np.int16, MOST_SEATS),
    ("free_signs", np.int8, MOST_SEATS),
    ("tokens", np.int8, (MOST_SEATS, BUSINESS_TYPES)),
    ("consultant", np.int8, MOST_SEATS),             # Consultant
    ("hand", np.int8, (MOST_SEATS, HAND)),           # tiles, NO_TILE behind the last
    ("hand_size", np.int8, MOST_SEATS),
    # The supplies
    ("people_left", np.int8, PEOPLE_COLOURS),
    ("tokens_left", np.int8, BUSINESS_TYPES),
    ("consultants_left", np.int16),                  # bit mask of those that may still be dealt
    ("contractor_stack", np.int8, COLOURS),          # the stack if somebody has the Contractor
    ("contractor_five_plus", np.int8),               # 1: and then the 5+ tiles are in it
    ("stack", np.int8, COLOURS),                     # tiles of each back in the stack, the top included
    ("top", np.int8),                                # back of the top of the stack, or NONE
    ("top_face", np.int8),                           # solo: its face
    ("endgame", np.int8, COLOURS),                   # tiles of each back in the Grifter's endgame stack
    ("endgame_up", np.int8),                         # 1: the endgame stack has become the stack, for the Grifter alone
    ("lifted", np.int8),                             # solo: the tile the Grifter is about to build
    ("place", np.int8, TILES),                       # Place
    ("shown", np.int8, TILES),                       # 1: everybody has seen this hand tile (Entrepreneur)
    # The city, by cell and by building
    ("building_at", np.int8, SIDE * SIDE),           # tile, or NO_TILE
    ("cell", np.int16, TILES),
    ("facing", np.int8, TILES),                      # Facing
    ("owner", np.int8, TILES),                       # seat, or NOBODY
    ("signs", np.int8, TILES),                       # 0, 1, or 2 (Investor)
    ("enclosed", np.int8, TILES),                    # 1: its street is enclosed
    ("people", np.int8, (TILES, PEOPLE_COLOURS)),    # lying
    ("standing", np.int8, (TILES, PEOPLE_COLOURS)),  # with FOMO
    ("edge_cell", np.int16, EDGE),                   # empty cells beside a building, in no order
    ("edge_fits", np.int8, EDGE),                    # bit mask of the facings that are legal there
    ("edge_size", np.int8),
    # The moment
    ("step", np.int8),                               # Step
    ("actor", np.int8),                              # who decides: a seat, CHANCE, or NOBODY when all is over
    ("turn", np.int8),                               # seat whose turn it is
    ("turns", np.int16),                             # turns begun
    ("dealt", np.int8),                              # cards or tiles dealt in this step of the set-up
    ("builds_left", np.int8),
    ("draws_left", np.int8),
    ("closing", np.int8, 5),                         # streets to score, each by its first building
    ("closings", np.int8),
    ("scope", np.int8),                              # building whose street (or itself) is scored or abandoned
    ("alone", np.int8),                              # 1: only that building, not its street
    ("abandoning", np.int8),                         # 1: abandoned, not scored
    ("asked", np.int8),                              # seats that have already been asked about tokens
    ("shown_tile", np.int8),                         # Entrepreneur: this tile's valuation is scored ...
    ("shown_at", np.int8),                           # ... at this building
    ("colour", np.int8),                             # Colour of the people being moved
    ("last", np.int8),                               # where the last of them went
    ("aside", np.int8, TILES),                       # scratch of `imagining`: all zero between calls
]  # fmt: skip


def aligned(fields: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Fields in another order, the widest first and padded to eight bytes: all are aligned, without gaps that copies
    would leave undefined."""
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    spare = -np.dtype(ordered).itemsize % 8
    return [*ordered, ("spare", np.int8, spare)] if spare else ordered


class State(Fields):
    """A game."""

    __slots__ = ()


STATE = with_fields(State, aligned(FIELDS))
