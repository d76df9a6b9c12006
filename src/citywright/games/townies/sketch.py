"""A position as a person may describe it: a record of all that can be said, and its plain data.

It is the moment at which a round begins, and it may show less than was drawn (single blocks of a shape, circles whose
objects are not on the sheet), but never more. `describe` writes that of a game, without what is sealed;
`position.set_up` makes the game of one.
"""

from typing import Any, TypeAlias

import numpy as np

from citywright._jit import rule
from citywright.copying import copy_row
from citywright.description import (
    Described,
    apart,
    by_word,
    constant,
    each,
    either,
    flag,
    number,
    thing,
    unless_absent,
    word,
)
from citywright.fields import Fields, with_fields
from citywright.games.townies.components import MODES, MOST_SOIL
from citywright.games.townies.layout import (
    BITS,
    CIRCLES,
    INDIVIDUAL_GOALS,
    MOST_SEATS,
    NONE,
    Bonus,
    Record,
    Step,
)
from citywright.games.townies.maps import BONUS_SPACES
from citywright.games.townies.seen import show_sheet
from citywright.games.townies.setup import Options

Sketch: TypeAlias = Any  # a record of dtype SKETCH; type checkers cannot know its fields

HIGHEST = 13  # points of a city square among six objects (Townies 4)
LAST_ROUND = 9999
USUAL_MODE = list(MODES).index(Options.mode)

FIELDS: list[tuple[Any, ...]] = [
    ("round", np.int16),
    # What is agreed before a game; NONE where nothing is said
    ("mode", np.int8),
    ("individual", np.int8),
    ("additional", np.int8),                            # among the additional goals
    ("bonus", np.int8),                                 # among the cards
    # The dice
    ("has_dice", np.int8),
    ("rolled_object", np.int8),
    ("rolled_shape", np.int8),
    # The seats
    ("seats", np.int8),
    ("start", np.int8, MOST_SEATS),
    ("has_circles", np.int8, MOST_SEATS),
    ("filled", np.int8, MOST_SEATS),
    ("circle", np.int8, (MOST_SEATS, CIRCLES)),
    ("stars", np.int8, MOST_SEATS),
    ("soil", np.int8, MOST_SEATS),
    ("has_circled", np.int8, MOST_SEATS),
    ("circlings", np.int8, MOST_SEATS),
    ("circled", np.int8, (MOST_SEATS, CIRCLES)),        # counted from 1
    # The sheets: a row for each block
    ("blocks", np.int8, MOST_SEATS),
    ("space", np.int8, (MOST_SEATS, BITS)),
    ("colour", np.int8, (MOST_SEATS, BITS)),
    ("is_object", np.int8, (MOST_SEATS, BITS)),
    ("object", np.int8, (MOST_SEATS, BITS)),
]  # fmt: skip


class SketchRecord(Fields):
    """A position as a person may describe it."""

    __slots__ = ()


BLOCK = either(
    "is_object",
    thing(object=word("object", "objects", needed=True), colour=word("colour", "colours", needed=True)),
    word("colour", "colours", needed=True),
)
SEAT = thing(
    name=apart(),
    start=word("start", "colours"),
    sheet=by_word("blocks", "space", "spaces", BLOCK),
    circles=unless_absent("has_circles", each("filled", number("circle", 0, HIGHEST, needed=True), most=CIRCLES)),
    stars=number("stars", 0, BONUS_SPACES),
    circled=unless_absent(
        "has_circled", each("circlings", number("circled", 1, CIRCLES, needed=True), most=CIRCLES), omits=True
    ),
    soil=number("soil", 0, BONUS_SPACES * MOST_SOIL),
)
DICE = thing(object=word("rolled_object", "objects", needed=True), shape=word("rolled_shape", "shapes", needed=True))
SKETCH = Described(
    with_fields(SketchRecord, FIELDS),
    thing(
        game=constant("townies"),
        mode=word("mode", "modes", absent=USUAL_MODE),
        individual=flag("individual", absent=NONE),
        additional=word("additional", "additional"),
        bonus=word("bonus", "bonus_cards"),
        round=number("round", 1, LAST_ROUND, absent=1),
        dice=unless_absent("has_dice", DICE),
        seats=each("seats", SEAT, fewest=1, most=MOST_SEATS, absent=2),
    ),
)


@rule
def describe_seat(s: Record, seat: int, sketch: Sketch) -> None:
    """What everybody sees of a seat. (Townies 1, 4, 5, 8)"""
    sketch.start[seat] = s.start[seat]
    sketch.has_circles[seat] = 1
    sketch.filled[seat] = s.filled[seat]
    copy_row(s.circle[seat], sketch.circle[seat])
    sketch.stars[seat] = s.stars[seat]
    sketch.soil[seat] = s.soil[seat]
    sketch.has_circled[seat] = s.solo
    n = 0
    for circle in range(CIRCLES):
        if int(s.circled[seat]) >> circle & 1:
            sketch.circled[seat, n] = circle + 1
            n += 1
    sketch.circlings[seat] = n
    show_sheet(s, seat, sketch)


@rule
def describe(s: Record, agreed: Record, sketch: Sketch) -> None:
    """Write a position as a person would describe it: the round that is open, or else the next one."""
    sketch.mode = agreed.mode
    sketch.individual = s.individual
    sketch.additional = NONE if s.additional == NONE else s.additional - INDIVIDUAL_GOALS
    sketch.bonus = NONE if s.bonus == Bonus.NONE else s.bonus - Bonus.FUNDING
    sketch.round = s.rounds + (1 if s.step == Step.ROLL else 0)
    sketch.has_dice = s.rolled_shape != NONE
    sketch.rolled_object = s.rolled_object
    sketch.rolled_shape = s.rolled_shape
    sketch.seats = s.seats
    for seat in range(s.seats):
        describe_seat(s, seat, sketch)
