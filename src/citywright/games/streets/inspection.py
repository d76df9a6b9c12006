"""An inspection of a position: its streets, what every building would pay now, and where a tile may be built."""

from typing import TypedDict

import numpy as np

from citywright.event_data import Happened
from citywright.events import WIDTH
from citywright.games.streets.city import FACINGS, has_both_ends, street
from citywright.games.streets.components import Box
from citywright.games.streets.events import ROWS
from citywright.games.streets.layout import NOBODY, STATION, TILES, Facing, Place, Record
from citywright.games.streets.packing import coordinates
from citywright.games.streets.scoring import worth
from citywright.games.streets.valuation import street_symbols
from citywright.games.streets.view import Counts, FacingName, event_seen, seat_or_none, symbol_counts


class Street(TypedDict):
    """A street from its west or north end, with the symbols that count in it for everybody."""

    cells: list[list[int]]
    facing: FacingName
    enclosed: bool
    symbols: Counts


class Worth(TypedDict):
    """What a building would pay if its street were scored now, with the events that explain it."""

    at: list[int]
    tile: str
    owner: int | None
    valuation: int
    people: int
    total: int
    events: list[Happened]


class Found(TypedDict):
    """Streets, buildings, and the places where a tile may be built: x, y and facing."""

    streets: list[Street]
    buildings: list[Worth]
    placements: list[list[int | str]]


class Prospect(TypedDict):
    """What a building that has just been built would pay if its street were scored then."""

    worth: int


def buildings(s: Record) -> list[int]:
    """All buildings in the city."""
    return [tile for tile in range(STATION, TILES) if s.place[tile] == Place.CITY]


def streets(s: Record) -> list[Street]:
    """All streets, each from its west or north end, with the symbols that everybody counts there."""
    return [
        {
            "cells": [list(coordinates(start + i * step)) for i in range(size)],
            "facing": Facing(s.facing[tile]).name,
            "enclosed": bool(has_both_ends(s, tile)),
            "symbols": symbol_counts(street_symbols(s, tile)),
        }
        for tile in buildings(s)
        for start, step, size in [street(s, tile)]
        if s.cell[tile] == start
    ]


def pays(s: Record, tile: int, box: Box) -> Worth:
    """What a building would pay if its street were scored now."""
    events = np.zeros((ROWS, WIDTH), np.int64)
    if s.owner[tile] != NOBODY:
        worth(s, tile, 0, events)  # called with False, a rule takes a millisecond longer
    told = [event_seen(row, NOBODY, box) for row in events[1 : int(events[0, 0]) + 1]]
    sums = told[-1] if told else {"valuation": 0, "people": 0, "amount": 0}
    return {
        "at": list(coordinates(s.cell[tile])),
        "tile": box.tile_id(tile),
        "owner": seat_or_none(s.owner[tile]),
        "valuation": sums["valuation"],
        "people": sums["people"],
        "total": sums["amount"],
        "events": told,
    }


def placements(s: Record) -> list[tuple[int, int, str]]:
    """Where a tile may be built: x, y and facing, from north to south and west to east."""
    places = [
        (*coordinates(s.edge_cell[i]), Facing(facing).name)
        for i in range(s.edge_size)
        for facing in range(FACINGS)
        if s.edge_fits[i] >> facing & 1
    ]
    return sorted(places, key=lambda place: (place[1], place[0], place[2]))


def inspect(s: Record, box: Box) -> Found:
    """Streets, buildings and placements of a position."""
    return {
        "streets": streets(s),
        "buildings": [pays(s, tile, box) for tile in buildings(s)],
        "placements": [list(place) for place in placements(s)],
    }
