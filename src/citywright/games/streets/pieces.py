"""The contents of the box as numbers: all that the rules of the set-up need of it."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citywright.events import SILENT, Events
from citywright.games.streets import components
from citywright.games.streets.components import DIFFICULTIES, START, Box, SetUp
from citywright.games.streets.layout import (
    CONSULTANTS,
    MOST_SEATS,
    NOBODY,
    NONE,
    STATE,
    STATION,
    TILES,
    Colour,
    Record,
)
from citywright.games.streets.tally import tally


class Pieces(NamedTuple):
    """The numbers of a box."""

    printed: Any  # by edition: a record with its flags, all tiles and cards, and every supply full
    stack: NDArray[np.int8]  # by number of seats: tiles of each back (Streets 3)
    with_five_plus: NDArray[np.int8]  # by number of seats: 1 if the 5+ tiles are in the stack
    five_plus: NDArray[np.int8]  # by tile: 1 for a 5+ tile
    fewest_players: NDArray[np.int8]  # by consultant, as are the next three (Streets 10)
    most_players: NDArray[np.int8]
    with_business: NDArray[np.int8]
    solo: NDArray[np.int8]
    money: NDArray[np.int16]  # the Grifter's, without and with consultants, by difficulty (Streets 11)
    silent: Events  # nobody is told of the set-up


@cache
def pieces_of(box: Box) -> Pieces:
    """The numbers of a box."""
    stack, with_five_plus = np.zeros((MOST_SEATS + 1, len(Colour)), np.int8), np.zeros(MOST_SEATS + 1, np.int8)
    for seats, set_up in components.set_ups().items():
        stack[seats], with_five_plus[seats] = counts(box, set_up), set_up.five_plus
    five_plus = np.zeros(TILES, np.int8)
    five_plus[STATION:] = [tile.five_plus for tile in box.tiles]
    money = components.grifter_money()
    return Pieces(
        np.array([printed(box, edition) for edition in components.editions()], STATE),
        stack,
        with_five_plus,
        five_plus,
        of_cards("fewest_players"),
        of_cards("most_players"),
        of_cards("with_business"),
        of_cards("solo"),
        np.array([[money[each] + more for each in DIFFICULTIES] for more in (0, money["consultants"])], np.int16),
        SILENT,
    )


def of_cards(name: str) -> NDArray[np.int8]:
    """A number of each consultant's card."""
    numbers = np.zeros(CONSULTANTS, np.int8)
    for consultant, card in components.consultant_cards().items():
        numbers[consultant] = getattr(card, name)
    return numbers


def counts(box: Box, set_up: SetUp) -> NDArray[np.int8]:
    """Tiles of each back in the stack, before anything is dealt. (Streets 3)"""
    stack = np.zeros(len(Colour), np.int8)
    for tile in box.tiles[len(START) :]:
        stack[tile.back] += not tile.five_plus or set_up.five_plus
    stack[: Colour.WILD] -= set_up.out_of_each_colour
    stack[Colour.WILD] -= set_up.out_of_wild
    return stack


def printed(box: Box, edition: str) -> Record:
    """A record of an edition with all tiles, cards and pieces; they are for five players. (Streets 1, 12)"""
    s: Record = np.zeros(1, STATE)[0]
    s.top = NONE
    s.turn = s.actor = NOBODY
    s.owner[:] = NOBODY
    flags, count = components.editions()[edition], components.pieces()
    mixed = flags["price_of_mixed_set"]
    for flag, value in flags.items():
        if flag in s.dtype.names:
            s[flag] = int(value)
    s.back[STATION:] = [tile.back for tile in box.tiles]
    s.symbols[STATION:] = [tally(*tile.symbols) for tile in box.tiles]
    s.valuation[STATION:] = [tile.valuation for tile in box.tiles]
    s.depicted[STATION:] = [tally(*tile.depicted) for tile in box.tiles]
    s.price[STATION:] = [int(mixed) if tile.is_mixed_set and mixed != "printed" else tile.price for tile in box.tiles]
    s.icon[STATION:] = [tile.icon for tile in box.tiles]
    s.icons[STATION:] = [tile.icons for tile in box.tiles]
    for consultant, card in components.consultant_cards().items():
        s.card[consultant] = card.symbols
    s.people_left[:] = count["people_of_a_colour"]
    s.tokens_left[:] = count["tokens_of_a_type"]
    s.free_signs[:] = count["signs_of_a_player"]
    return s
