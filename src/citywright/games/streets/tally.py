"""Symbols are counted in tallies: five counts, one per colour and wild, packed into one integer."""

from typing import Any

import numpy as np

from citywright._jit import rule
from citywright.games.streets.layout import PEOPLE_COLOURS, Colour

BITS: Any = np.int64(8)  # wide, so that a shift by it is wide in plain Python too
MASK = 255


def tally(*colours: int) -> int:
    """The tally of some symbols, in plain Python."""
    return sum(1 << int(BITS * colour) for colour in colours)


@rule
def one(colour: int) -> int:
    """The tally of one symbol."""
    return 1 << (BITS * colour)


@rule
def count(tally: int, colour: int) -> int:
    """How many of a colour are in a tally."""
    return (int(tally) >> (BITS * colour)) & MASK


@rule
def all_wild(tally: int, colour: int) -> int:
    """The tally with every symbol of a colour turned wild."""
    n = count(tally, colour)
    return int(tally) - n * one(colour) + n * one(Colour.WILD)


@rule
def sets(have: int, need: int) -> int:
    """How many complete sets of `need` can be made from `have`, with wilds filling gaps. (Streets 6, set)"""
    wild = count(have, Colour.WILD)
    n = 0
    while True:
        missing = 0
        for colour in range(PEOPLE_COLOURS):
            missing += max(0, (n + 1) * count(need, colour) - count(have, colour))
        if missing > wild:
            return n
        n += 1
