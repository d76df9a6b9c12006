"""Streets: what an observation contains, block by block. Seats are counted clockwise from the observer."""

from citywright.envs.common.features import Block, Feature, size_of, start_of
from citywright.envs.streets.actions import BUILDINGS, CELLS
from citywright.games.streets.city import FACINGS
from citywright.games.streets.layout import BUSINESS_TYPES, COLOURS, HAND, MOST_SEATS, PEOPLE_COLOURS, Step, Valuation

DECISIONS = len((Step.ABANDON, Step.BUILD, Step.CLOSE, Step.TOKENS, Step.SHOW, Step.PEOPLE))
EDITION_FLAGS = 7
CARDS = 7  # consultants
VALUATIONS = len(Valuation) - 1
MARGIN = 100.0  # dollars of a lead that count as 1 in a reward

MOMENT = Block(
    "moment",
    1,
    "",
    (
        Feature("deciding", 1, 1, "1: the decision is yours"),
        Feature("step", DECISIONS, 1, "one of: abandon, build, close, tokens, show, people"),
        Feature("own turn", 1, 1, "1: it is your turn"),
        Feature("for the Grifter", 1, 1, "solo, 1: it is the Grifter's turn, or its tokens"),
        Feature("abandoning", 1, 1, "1: a building is being abandoned"),
        Feature("builds left", 1, 2, "builds of this turn"),
        Feature("streets to score", 1, 5, "streets that wait to be scored"),
        Feature("colour", PEOPLE_COLOURS, 1, "one of: the colour of the people being moved"),
        Feature("people to move", 1, 10, "how many of them have not gone yet"),
        Feature("seats", 1, MOST_SEATS, "seats at the table"),
        Feature("modules", 3, 1, "solo, Business, Consultants"),
        Feature("edition", EDITION_FLAGS, 1, "the flags of the edition, in the order of the record"),
        Feature("endgame", 1, 1, "solo, 1: the endgame stack is turned up"),
    ),
)
STOCK = Block(
    "stock",
    1,
    "",
    (
        Feature("people", PEOPLE_COLOURS, 12, "people left, by colour"),
        Feature("tokens", BUSINESS_TYPES, 12, "tokens left, by type"),
        Feature("stack", COLOURS, 9, "tiles left, by back"),
        Feature("top", COLOURS, 1, "one of: the back on top"),
        Feature("endgame stack", COLOURS, 3, "solo: by back"),
    ),
)
SEATS = Block(
    "seats",
    MOST_SEATS,
    "a seat",
    (
        Feature("there", 1, 1, "1: the seat is taken"),
        Feature("money", 1, 50, "in units of $2"),
        Feature("lead", 1, 50, "money over yours"),
        Feature("promise", 1, 50, "what all its signed buildings would pay now"),
        Feature("turn", 1, 1, "1: it is its turn"),
        Feature("signs", 1, 5, "free signs; 5 for the Grifter"),
        Feature("tokens", BUSINESS_TYPES, 5, "by type"),
        Feature("consultant", CARDS, 1, "one of the seven"),
        Feature("hand", COLOURS, HAND, "tiles in hand, by back"),
    ),
)
FACES = Block(
    "tiles",
    HAND + 2,
    "your hand, slot by slot; solo: the tile the Grifter builds, the top of the stack",
    (
        Feature("there", 1, 1, "1: there is such a tile"),
        Feature("symbols", COLOURS, 2, "by colour"),
        Feature("valuation", VALUATIONS, 1, "one of the ten kinds, in the order of section 6"),
        Feature("depicted", COLOURS, 2, "what the valuation shows, by colour"),
        Feature("price", 1, 10, "dollars a unit"),
        Feature("icon", BUSINESS_TYPES + 1, 2, "icons by type, the last one wild"),
    ),
)
HOUSES = Block(
    "buildings",
    BUILDINGS,
    "a building, by tile, as in actions",
    (
        Feature("built", 1, 1, "1: it stands in the city; all but the next is 0 if it does not"),
        Feature("seen", 1, 1, "1: you know where it is, and it is not in the city"),
        Feature("owner", MOST_SEATS, 1, "one of: the seat whose sign it has"),
        Feature("signs", 1, 2, "on it"),
        Feature("open ends", 1, 2, "of its street"),
        Feature("size", 1, 5, "buildings in its street"),
        Feature("pays", 1, 30, "what it would pay its owner now"),
        Feature("now", 1, 1, "1: it is being scored or abandoned, or names a street that waits to be scored"),
        Feature("place", 2, 20, "x and y"),
        Feature("facing", 2, 1, "1, 0 east; -1, 0 west; 0, 1 south; 0, -1 north"),
        Feature("people", PEOPLE_COLOURS, 5, "by colour"),
        Feature("fomo", PEOPLE_COLOURS, 5, "those with FOMO, by colour"),
    ),
)
PROSPECT = (
    Feature("size", 1, 5, "buildings in the street it would be in, 0 if it does not fit"),
    Feature("open ends", 1, 2, "of that street"),
    Feature("swing", 1, 30, "what the streets this encloses pay who builds now, less what they pay others"),
    Feature("pays", HAND, 30, "what each slot's tile would pay there now, newcomers and those with FOMO included"),
)
EDGE = Block(
    "cells",
    CELLS,
    "a cell beside the city, as in actions; all 0 unless you are to build",
    (
        Feature("place", 2, 20, "x and y"),
        *(
            Feature(f"{facing}: {feature.name}", feature.count, feature.top, feature.tells)
            for facing in ("south", "west", "north", "east")
            for feature in PROSPECT
        ),
    ),
)
FEATURES = (MOMENT, STOCK, SEATS, FACES, HOUSES, EDGE)
SIZE = size_of(FEATURES)

STOCK_AT, SEATS_AT, FACES_AT, HOUSES_AT, EDGE_AT = (start_of(FEATURES, block.name) for block in FEATURES[1:])
SEAT_WIDTH, FACE_WIDTH, HOUSE_WIDTH, EDGE_WIDTH = (block.width for block in FEATURES[2:])
PROMISE, SEEN, PAYS, NOW = SEATS.at("promise"), HOUSES.at("seen"), HOUSES.at("pays"), HOUSES.at("now")
FIRST_PROSPECT, PROSPECT_WIDTH = EDGE.at("south: size"), sum(feature.count for feature in PROSPECT)
assert EDGE_WIDTH == FIRST_PROSPECT + FACINGS * PROSPECT_WIDTH
