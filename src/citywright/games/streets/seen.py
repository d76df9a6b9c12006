"""Streets 13: what a seat sees, as a record that `view` describes. Views lose their secrets here; events lose theirs by
`events.EVENT_READER`, and records by `determinize.mask`."""

from typing import Any, TypeAlias

import numpy as np

from citywright._jit import rule
from citywright.fields import Fields, with_fields
from citywright.games.streets.building import can_build
from citywright.games.streets.business import token_seat
from citywright.games.streets.city import first_building
from citywright.games.streets.determinize import is_hidden
from citywright.games.streets.grifter import uses_crowd
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    CHANCE,
    COLOURS,
    GRIFTER,
    HAND,
    MOST_SEATS,
    NO_TILE,
    NOBODY,
    NONE,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    GrifterRule,
    Place,
    Record,
    Step,
    Valuation,
)
from citywright.games.streets.packing import coordinates
from citywright.games.streets.rules import place_of

Seen: TypeAlias = Any  # a record of dtype SEEN; type checkers cannot know its fields

STEPS = len(Step)
ASKS_DISCARD = 2 * STEPS  # what is asked: a step, a step of the Grifter's, or to discard


FIELDS: list[tuple[Any, ...]] = [
    # The moment; NONE where there is nothing to tell
    ("turns", np.int16),
    ("turn", np.int8),                               # seat
    ("actor", np.int8),
    ("step", np.int8),
    ("moving", np.int8),                             # Colour of the people being moved
    ("builds_left", np.int8),
    ("taking", np.int8),                             # the seat whose tokens are to be chosen
    ("asks", np.int8),                               # Step; with STEPS added, the Grifter's; or ASKS_DISCARD
    ("grifter", np.int8),                            # GrifterRule
    ("closings", np.int8),
    ("closing", np.int8, 5),
    ("scope", np.int8),
    ("alone", np.int8),
    ("abandoning", np.int8),
    # The seats
    ("seats", np.int8),
    ("money", np.int16, MOST_SEATS),
    ("free_signs", np.int8, MOST_SEATS),
    ("consultant", np.int8, MOST_SEATS),
    ("tokens", np.int8, (MOST_SEATS, BUSINESS_TYPES)),
    ("place", np.int8, MOST_SEATS),                  # counted from 1, at the end
    ("hand_size", np.int8, MOST_SEATS),
    ("hand_back", np.int8, (MOST_SEATS, HAND)),
    ("hand", np.int8, (MOST_SEATS, HAND)),           # NO_TILE: the face is hidden
    # The city: a row for each building
    ("buildings", np.int8),
    ("tile", np.int8, TILES),
    ("at", np.int8, (TILES, 2)),                     # x and y
    ("facing", np.int8, TILES),
    ("owner", np.int8, TILES),
    ("signs", np.int8, TILES),
    ("people", np.int8, (TILES, PEOPLE_COLOURS)),
    ("standing", np.int8, (TILES, PEOPLE_COLOURS)),
    ("enclosed", np.int8, TILES),
    ("street", np.int8, TILES),                      # the street's first building
    # The supplies
    ("stack", np.int8, COLOURS),
    ("has_top", np.int8),
    ("top", np.int8),
    ("top_face", np.int8),
    ("endgame", np.int8, COLOURS),
    ("endgame_up", np.int8),
    ("lifted", np.int8),
    ("discards", np.int8),
    ("discarded", np.int8, TILES),
    ("covers", np.int8),
    ("covered", np.int8, TILES),
    ("people_left", np.int8, PEOPLE_COLOURS),
    ("tokens_left", np.int8, BUSINESS_TYPES),
]  # fmt: skip


class SeenRecord(Fields):
    """What a seat sees."""

    __slots__ = ()


SEEN = with_fields(SeenRecord, FIELDS)


@rule
def grifter_rule(s: Record) -> int:
    """The rule by which the Grifter makes the decision at hand, NONE if it is not the Grifter's. (Streets 11, 12)"""
    if not s.solo:
        return NONE
    if s.step == Step.TOKENS:
        tokens = GrifterRule.TOKENS if s.grifter_takes_fewest else GrifterRule.NEW_TOKENS
        return tokens if token_seat(s) == GRIFTER else NONE
    if s.turn != GRIFTER:
        return NONE
    if s.step == Step.CLOSE:
        return GrifterRule.CLOSE
    if s.step == Step.PEOPLE:
        return GrifterRule.PEOPLE
    if s.step != Step.BUILD:
        return NONE
    if not uses_crowd(s, s.lifted):
        return GrifterRule.BUILD
    return GrifterRule.ENCLOSURE if s.valuation[s.lifted] == Valuation.ENCLOSURE else GrifterRule.CROWD


@rule
def asked(s: Record, grifter: int) -> int:
    """What is to be decided, NONE if chance draws or the game is over. (Streets 4, 11)"""
    if s.actor in (CHANCE, NOBODY):
        return NONE
    if s.step == Step.BUILD and not can_build(s):
        return ASKS_DISCARD
    return int(s.step) + (STEPS if grifter != NONE and s.step != Step.CLOSE else 0)


@rule
def show_moment(s: Record, seen: Seen) -> None:
    """Whose decision it is, and what decision."""
    seen.turns = s.turns
    seen.turn = s.turn
    seen.actor = s.actor
    seen.step = s.step
    seen.moving = s.colour if s.step == Step.PEOPLE else NONE
    seen.builds_left = s.builds_left
    seen.taking = token_seat(s) if s.step == Step.TOKENS else NONE
    seen.grifter = grifter_rule(s)
    seen.asks = asked(s, seen.grifter)
    seen.closings = s.closings
    seen.closing = s.closing
    seen.scope = s.scope
    seen.alone = s.alone
    seen.abandoning = s.abandoning


@rule
def show_seats(s: Record, seat: int, seen: Seen) -> None:
    """What lies before each seat; of tiles in others' hands only the backs, unless everybody has seen them."""
    seen.seats = s.seats
    seen.money = s.money
    seen.free_signs = s.free_signs
    seen.consultant = s.consultant
    seen.tokens = s.tokens
    seen.hand_size = s.hand_size
    for holder in range(s.seats):
        seen.place[holder] = place_of(s, holder) if s.step == Step.OVER else NONE
        for i in range(s.hand_size[holder]):
            tile = s.hand[holder, i]
            seen.hand_back[holder, i] = s.back[tile]
            seen.hand[holder, i] = NO_TILE if is_hidden(s, seat, holder, tile) else tile


@rule
def show_building(s: Record, tile: int, row: int, seen: Seen) -> None:
    """A building of the city."""
    seen.tile[row] = tile
    seen.at[row, 0], seen.at[row, 1] = coordinates(s.cell[tile])
    seen.facing[row] = s.facing[tile]
    seen.owner[row] = s.owner[tile]
    seen.signs[row] = s.signs[tile]
    for colour in range(PEOPLE_COLOURS):
        seen.people[row, colour] = s.people[tile, colour]
        seen.standing[row, colour] = s.standing[tile, colour]
    seen.enclosed[row] = s.enclosed[tile]
    seen.street[row] = first_building(s, tile)


@rule
def show_tiles(s: Record, seen: Seen) -> None:
    """The city, and the tiles that are out of it for good."""
    buildings, discards, covers = 0, 0, 0
    for tile in range(STATION, TILES):
        if s.place[tile] == Place.CITY:
            show_building(s, tile, buildings, seen)
            buildings += 1
        elif s.place[tile] == Place.DISCARDED:
            seen.discarded[discards] = tile
            discards += 1
        elif s.place[tile] == Place.COVERED:
            seen.covered[covers] = tile
            covers += 1
    seen.buildings = buildings
    seen.discards = discards
    seen.covers = covers


@rule
def show_supplies(s: Record, seen: Seen) -> None:
    """Stacks, people and tokens."""
    seen.stack = s.stack
    seen.has_top = s.top != NONE
    seen.top = s.top
    seen.top_face = s.top_face
    seen.endgame = s.endgame
    seen.endgame_up = s.endgame_up
    seen.lifted = s.lifted
    seen.people_left = s.people_left
    seen.tokens_left = s.tokens_left


@rule
def show(s: Record, seat: int, seen: Seen) -> None:
    """Everything that a seat sees; NOBODY is a spectator. (Streets 13)"""
    show_moment(s, seen)
    show_seats(s, seat, seen)
    show_tiles(s, seen)
    show_supplies(s, seen)
