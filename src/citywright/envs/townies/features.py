"""Townies: what an observation contains, block by block, for the size of the map. Seats are counted clockwise from
the observer."""

from citywright.envs.common.features import Block, Feature
from citywright.games.townies.layout import (
    BONUSES,
    CIRCLES,
    COLOURS,
    GOALS,
    GOALS_EACH,
    INDIVIDUAL_GOALS,
    MOST_SEATS,
    OBJECTS,
    SHAPES,
)

ADDITIONAL_GOALS = GOALS - INDIVIDUAL_GOALS
CARDS = BONUSES - 1
MARGIN = 50.0  # points of a lead that count as 1 in a reward

MOMENT = Block(
    "moment",
    1,
    "",
    (
        Feature("deciding", 1, 1, "1: a choice of yours is due"),
        Feature("half", 1, 1, "1: with Funding, your shape is sealed and the object follows"),
        Feature("rolled object", OBJECTS, 1, "one of: the white die"),
        Feature("rolled shape", SHAPES, 1, "one of: the black die"),
        Feature("basic object", OBJECTS, 1, "one of: that of your marker"),
        Feature("round", 1, 20, "rounds begun"),
        Feature("seats", 1, MOST_SEATS, "seats at the table"),
        Feature("solo", 1, 1, "1: you play alone"),
        Feature("individual", 1, 1, "1: with individual goals"),
        Feature("additional", ADDITIONAL_GOALS, 1, "one of: the additional goal"),
        Feature("bonus", CARDS, 1, "one of: the bonus card"),
    ),
)
SEATS = Block(
    "seats",
    MOST_SEATS,
    "a seat",
    (
        Feature("there", 1, 1, "1: the seat is taken"),
        Feature("points", 1, 50, "of objects and Stable Soil"),
        Feature("goals", GOALS_EACH, 10, "what its goals would score now: the individual ones, the additional one"),
        Feature("lead", 1, 50, "points and goals over yours"),
        Feature("objects", 1, CIRCLES, "circles filled"),
        Feature("last object", 1, 7, "points of the last one"),
        Feature("circled", 1, CIRCLES, "solo: circles that shapes have circled"),
        Feature("stars", 1, 2, "marked and not crossed out"),
        Feature("empty spaces", 1, 77, "on its sheet"),
        Feature("marker", COLOURS, 1, "one of: the colour in hand"),
        Feature("start", COLOURS, 1, "one of: the starting colour"),
    ),
)
PLANES = (
    *((name, 1, "1: a block of this colour") for name in ("red", "yellow", "brown", "green", "blue")),
    *(
        (name, 1, "1: this object")
        for name in ("game court", "windmill", "station", "bike rental", "bank", "city square")
    ),
    ("sealed", 1, "1: a space of the shape that you have sealed"),
    ("rolled object", 7, "0 if it may not be drawn here; else one more than it would score"),
    ("basic object", 7, "likewise, if it is another one"),
    ("edge", 1, "1: an edge space"),
    ("central", 1, "1: of the central area"),
    ("bonus", 1, "1: a bonus space"),
)
SEAT_WIDTH, SEATS_AT = SEATS.width, MOMENT.size
SHEET_AT = SEATS_AT + SEATS.size
POINTS, LEAD, GOALS_NOW = SEATS.at("points"), SEATS.at("lead"), SEATS.at("goals")
SEALED = COLOURS + OBJECTS  # planes behind those of colours and objects
PROSPECTS = SEALED + 1
LAND = PROSPECTS + 2


def features(spaces: int) -> tuple[Block, ...]:
    """The table for a map with a number of spaces; on your own sheet each plane has a number for every space."""
    planes = tuple(Block(name, spaces, "a space", (Feature(name, 1, top, tells),)) for name, top, tells in PLANES)
    return (MOMENT, SEATS, *planes)
