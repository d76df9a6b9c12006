"""Towns for tests, drawn as little text maps.

    town('''
        SH>  A1v  A2v  HS<
    ''', SH="student-house 1", A1="starter-home 0 parent", A2="flea-market 0 parent", HS="hardware-store")

A cell is a code and the facing (v south, < west, ^ north, > east), or a dot. The legend gives for each code the tile,
then its owner's seat if it has one (`0x2`: with two signs), then its people; `*parent` is a parent who stands.
The top left cell lies at `origin`.
"""

from collections import Counter
from typing import Any

import numpy as np

from citywright import positions
from citywright.agreed import checked
from citywright.events import SILENT, WIDTH, Events
from citywright.games.streets import RULES, components, rules
from citywright.games.streets.events import ROWS
from citywright.games.streets.layout import MOST_MOVES, STATE, Record
from citywright.games.streets.moves import Move
from citywright.games.streets.pieces import pieces_of
from citywright.games.streets.setup import Options, lay_out

FACINGS = {"v": "S", "<": "W", "^": "N", ">": "E"}
BOX = components.load()
view, move_seen, event_seen = RULES.view, RULES.move_seen, RULES.event_seen


def building(code: str, words: str, at: list[int]) -> dict[str, Any]:
    """One building of a position, from its legend."""
    tile, *rest = words.split()
    data: dict[str, Any] = {"tile": tile, "at": at, "facing": FACINGS[code]}
    if rest and rest[0][0].isdigit():
        owner, _, signs = rest.pop(0).partition("x")
        data |= {"owner": int(owner), "signs": int(signs or 1)}
    data["fomo"] = dict(Counter(word[1:] for word in rest if word.startswith("*")))
    data["people"] = dict(Counter(word for word in rest if not word.startswith("*")))
    return data


def drawing(text: str, origin: tuple[int, int] = (0, 0), **legend: str) -> list[dict[str, Any]]:
    """The city of a position."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    return [
        building(cell[-1], legend[cell[:-1]], [origin[0] + x, origin[1] + y])
        for y, row in enumerate(rows)
        for x, cell in enumerate(row)
        if cell != "."
    ]


def position_of(text: str, seats: int | list[dict[str, Any]] = 2, origin: tuple[int, int] = (0, 0), **rest: Any) -> Any:
    """A position as JSON: the map, the legend (keywords in capitals) and any other fields of the position."""
    legend = {key: value for key, value in rest.items() if key[0].isupper()}
    fields = {key: value for key, value in rest.items() if not key[0].isupper()}
    players = [{} for _ in range(seats)] if isinstance(seats, int) else seats
    return {"game": "streets", "seats": players, "city": drawing(text, origin, **legend), **fields}


def empty_state(options: Options) -> Record:
    """A game laid out, but without a city."""
    start = np.zeros(1, STATE)
    lay_out(start, checked(options), pieces_of(options.box))
    return start[0]


def laid(data: Any) -> Record:
    """The record of a position."""
    return positions.load(RULES, data)[1]


def town(text: str, **rest: Any) -> Record:
    """The record of a drawn position."""
    return laid(position_of(text, **rest))


def number(tile: str) -> int:
    """A tile's number."""
    return BOX.tile_number(tile)


def legal(s: Record, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of whoever is to act, as text."""
    out = np.zeros(MOST_MOVES, np.int32)
    n = rules.legal(s, int(s.actor) if seat is None else seat, out)
    return [BOX.texts[int(move)] for move in out[:n]]


def play(s: Record, *lines: str) -> list[dict[str, Any]]:
    """Play moves, each checked to be legal, for whoever is to act; everything that was told."""
    told = []
    for line in lines:
        move = Move.parse(line).to_int(BOX)
        assert BOX.texts[move] in legal(s), f"{line} is not among {legal(s)}"
        events: Events = np.zeros((ROWS, WIDTH), np.int64)
        rules.play(s, int(s.actor), move, events)
        told += [event_seen(row, int(s.actor), BOX) for row in events[1 : events[0, 0] + 1]]
    return told


def quiet(s: Record) -> None:
    """Carry on after the record was changed by hand."""
    rules.advance(s, SILENT)


def arrows(text: str, origin: tuple[int, int] = (0, 0), without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The city of a map of bare facings: any tiles, Station and Park first, none of `without`."""
    tiles = iter([tile.id for tile in BOX.tiles if tile.id not in without])
    rows = [line.split() for line in text.splitlines() if line.strip()]
    return [
        {"tile": next(tiles), "at": [origin[0] + x, origin[1] + y], "facing": FACINGS[cell]}
        for y, row in enumerate(rows)
        for x, cell in enumerate(row)
        if cell != "."
    ]
