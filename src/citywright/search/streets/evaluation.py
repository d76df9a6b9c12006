"""What a position of Streets is worth to a seat: its money at the end, estimated from a few features.

A feature is a whole number, such as the people on one's buildings in streets with one open end. Its weight is in cents
and depends on how many builds are left. `fit` found the weights by playing; they are in weights.csv.
"""

from enum import IntEnum
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.streets.business import MAJORITY_PRICE, SET_PRICE, TIE_PRICE
from citywright.games.streets.chance import stack_size
from citywright.games.streets.city import open_ends, street
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    FIRST_BUILDING,
    GRIFTER,
    LONGEST_STREET,
    NOBODY,
    PEOPLE_COLOURS,
    TILES,
    Colour,
    Place,
    Record,
)
from citywright.games.streets.valuation import appraise, everybody_on

Weights = NDArray[np.int64]  # [Setting, 1 if the seat has just moved, phase, feature]
WEIGHTS = Path(__file__).parent / "weights.csv"

DOLLAR = 100  # cents
CROWDED = 3  # more free signs than this make no difference


class Setting(IntEnum):
    """There are weights for each of these."""

    DUEL = 0
    CROWD = 1  # three players or more
    SOLO = 2  # after your turn; alone, the Grifter counts as the one who has just moved
    SOLO_DRAWING = 3  # after the Grifter's, when you are about to draw


class Feature(IntEnum):
    """Where each feature begins; those of buildings come twice, for streets with one open end and with two."""

    ALWAYS = 0
    VALUATION = 1  # dollars that own buildings' valuations would pay now
    PEOPLE = 2  # people on own buildings
    BUILDINGS = 3  # own signed buildings
    ROOM = 4  # buildings that still fit into their streets
    NO_SIGN = 9  # followed by one free sign, and by two
    STANDING = 12  # people with FOMO anywhere
    MINE_TO_GATHER = 13  # those of a colour that a hand tile shows
    WILD_IN_HAND = 14  # hand tiles with a wild back; then all by the kind of their valuation
    MAJORITIES = 25  # what the tokens would pay now for majorities ...
    SETS = 26  # ... and for sets
    TOKENS = 27
    TOKEN_TYPES = 28


FEATURES = 29
SECOND_END = 4  # from a feature of buildings in streets with one open end to that for two open ends
PHASES = 9


@rule
def builds_left(s: Record) -> int:
    """Builds that a seat will still make, at most."""
    tiles = stack_size(s)
    for seat in range(s.seats):
        tiles += int(s.hand_size[seat])
    return (tiles + int(s.seats) - 1) // int(s.seats)


@rule
def phase_of(builds: int) -> int:
    """The phase of a game by the builds that are left: fine near the end, coarse before."""
    if builds <= 3:
        return builds
    if builds < 10:
        return 2 + builds // 2
    return 7 if builds < 13 else 8


@rule
def count_buildings(s: Record, seat: int, features: NDArray[np.int64]) -> None:
    """Features of a seat's signed buildings."""
    for building in range(FIRST_BUILDING, TILES):
        if s.owner[building] != seat or s.place[building] != Place.CITY or s.signs[building] == 0:
            continue
        cell, step, size = street(s, building)
        paying, n, _ = appraise(s, seat, building, building)
        at = SECOND_END if open_ends(s, cell, step, size) == 2 else 0
        features[Feature.VALUATION + at] += n * int(s.price[paying]) * int(s.signs[building])
        features[Feature.PEOPLE + at] += everybody_on(s, building)
        features[Feature.BUILDINGS + at] += 1
        features[Feature.ROOM + at] += LONGEST_STREET - size


@rule
def shows(s: Record, seat: int, colour: int) -> bool:
    """Whether a hand tile shows a colour."""
    for i in range(s.hand_size[seat]):
        if s.back[s.hand[seat, i]] == colour:
            return True
    return False


@rule
def count_standing(s: Record, seat: int, features: NDArray[np.int64]) -> None:
    """Features of the people with FOMO."""
    for colour in range(PEOPLE_COLOURS):
        n = 0
        for building in range(1, TILES):
            n += int(s.standing[building, colour])
        if n:
            features[Feature.STANDING] += n
            features[Feature.MINE_TO_GATHER] += n if shows(s, seat, colour) else 0


@rule
def count_hand(s: Record, seat: int, features: NDArray[np.int64]) -> None:
    """Features of a seat's hand tiles."""
    for i in range(s.hand_size[seat]):
        tile = s.hand[seat, i]
        features[Feature.WILD_IN_HAND + int(s.valuation[tile])] += 1
        features[Feature.WILD_IN_HAND] += 1 if s.back[tile] == Colour.WILD else 0


@rule
def count_tokens(s: Record, seat: int, features: NDArray[np.int64]) -> None:
    """Features of a seat's business tokens."""
    sets = 127
    for kind in range(BUSINESS_TYPES):
        mine, most = int(s.tokens[seat, kind]), 0
        for other in range(s.seats):
            most = max(most, int(s.tokens[other, kind])) if other != seat else most
        sets = min(sets, mine)
        if mine > most:
            features[Feature.MAJORITIES] += MAJORITY_PRICE
        elif mine == most and mine > 0:
            features[Feature.MAJORITIES] += TIE_PRICE
        features[Feature.TOKENS] += mine
        features[Feature.TOKEN_TYPES] += 1 if mine > 0 else 0
    features[Feature.SETS] = SET_PRICE * sets


@rule
def count_features(s: Record, seat: int, features: NDArray[np.int64]) -> None:
    """All features of a seat."""
    features[:] = 0
    features[Feature.ALWAYS] = 1
    count_buildings(s, seat, features)
    if s.free_signs[seat] < CROWDED:
        features[Feature.NO_SIGN + int(s.free_signs[seat])] = 1
    count_standing(s, seat, features)
    count_hand(s, seat, features)
    if s.business:
        count_tokens(s, seat, features)


@rule
def setting_of(s: Record, mover: int) -> int:
    """Which weights a position needs."""
    if s.solo:
        return Setting.SOLO_DRAWING + 0 if mover == GRIFTER else Setting.SOLO + 0
    return Setting.DUEL + 0 if s.seats == 2 else Setting.CROWD + 0


@rule
def side_of(s: Record, seat: int, mover: int) -> int:
    """1 for the seat that has just moved; solo, for the Grifter."""
    if s.solo:
        return 1 if seat == GRIFTER else 0
    return 1 if seat == mover else 0


@rule
def expected(s: Record, seat: int, mover: int, weights: Weights, features: NDArray[np.int64]) -> int:
    """The money in cents that a seat may expect at the end, after the move of a seat."""
    money = DOLLAR * int(s.money[seat])
    if s.actor == NOBODY:
        return money
    count_features(s, seat, features)
    row = weights[setting_of(s, mover), side_of(s, seat, mover), phase_of(builds_left(s))]
    for i in range(FEATURES):
        money += int(row[i]) * int(features[i])
    return money


@rule
def leads(s: Record, mover: int, weights: Weights, features: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """The lead in cents over its best rival that each seat may expect at the end."""
    best, second, leader = -(1 << 40), -(1 << 40), 0
    for seat in range(s.seats):
        out[seat] = expected(s, seat, mover, weights, features)
        if out[seat] > best:
            best, second, leader = int(out[seat]), best, seat
        else:
            second = max(second, int(out[seat]))
    for seat in range(s.seats):
        out[seat] -= second if seat == leader else best


@cache
def load_weights() -> Weights:
    """The weights that come with the package."""
    rows = np.loadtxt(WEIGHTS, np.int64, delimiter=",", skiprows=1)
    return np.ascontiguousarray(rows[:, 3:]).reshape(
        len(Setting), 2, PHASES, FEATURES
    )  # as `planner_weights` lays them out
