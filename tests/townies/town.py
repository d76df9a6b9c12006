"""Sheets for tests, drawn as little text maps.

    sheet('''
            r
        r       b
            @
        r       r
    ''', at="e3")

A line is half a space high, and a column is four characters wide. A block is the letter of its colour (r, y, n for
brown, g, b); an object is the letter of its kind (C game court, W windmill, S station, K bike rental, B bank, Q city
square) and that of its colour; a dot is an empty space, `@` an empty one that the test asks about. The first mark of
the drawing, read like text, lies on the space `at`.
"""

import textwrap
from typing import Any

import numpy as np

from citywright import positions
from citywright.events import WIDTH, Events
from citywright.games.townies import RULES, components, rules
from citywright.games.townies.events import ROWS
from citywright.games.townies.layout import CHANCE, MOST_MOVES, STATE, Record
from citywright.games.townies.masks import only
from citywright.games.townies.moves import Move

BOX = components.load()
view, event_seen = RULES.view, RULES.event_seen
COLOURS = {"r": "red", "y": "yellow", "n": "brown", "g": "green", "b": "blue"}
OBJECTS = {"C": "game-court", "W": "windmill", "S": "station", "K": "bike-rental", "B": "bank", "Q": "city-square"}
CELLS = {space.name: space.cell for space in BOX.map.spaces}
NAMES = {cell: name for name, cell in CELLS.items()}
COLUMN_WIDTH = 4


def marks(text: str, at: str) -> dict[str, str]:
    """The marks of a drawing, by space."""
    lines = textwrap.dedent(text).splitlines()
    found = [
        (line, column, drawing[column * COLUMN_WIDTH :][:COLUMN_WIDTH].strip())
        for line, drawing in enumerate(lines)
        for column in range(len(drawing) // COLUMN_WIDTH + 1)
        if drawing[column * COLUMN_WIDTH :][:COLUMN_WIDTH].strip()
    ]
    first_line, first_column, _ = found[0]
    q, r = CELLS[at]
    placed = {}
    for line, column, mark in found:
        across, downwards = column - first_column, line - first_line
        assert (across + downwards) % 2 == 0, f"{mark} in line {line} lies between two spaces"
        placed[NAMES[q + across, r + (downwards - across) // 2]] = mark
    return placed


def sheet(text: str, at: str) -> dict[str, Any]:
    """The sheet of a position, from a drawing."""
    blocks: dict[str, Any] = {}
    for space, mark in marks(text, at).items():
        if mark in COLOURS:
            blocks[space] = COLOURS[mark]
        elif mark not in (".", "@"):
            blocks[space] = {"object": OBJECTS[mark[0]], "colour": COLOURS[mark[1]]}
    return blocks


def asked(text: str, at: str) -> str:
    """The space marked `@` in a drawing."""
    return next(space for space, mark in marks(text, at).items() if mark == "@")


def town(*seats: dict[str, Any], dice: str | None = "bank bee", **fields: Any) -> Record:
    """The record of a position; `dice` are an object and a shape."""
    object_, shape = dice.split() if dice else ("", "")
    data = {"game": "townies", "mode": "first", "seats": list(seats) or [{}, {}], **fields}
    return positions.load(RULES, data | ({"dice": {"object": object_, "shape": shape}} if dice else {}))[1]


def first_due(s: Record) -> int:
    """The first of those who have a decision to make."""
    return next(actor for actor in range(CHANCE + 1) if rules.pending(s) >> actor & 1)


def legal(s: Record, seat: int | None = None, beginning: str = "") -> list[str]:
    """The legal moves of a seat, or of the first who is due, as text; only those with a beginning."""
    out = np.zeros(MOST_MOVES, np.int32)
    n = rules.legal(s, first_due(s) if seat is None else seat, out)
    lines = [BOX.texts[int(move)] for move in out[:n]]
    return [line for line in lines if line.startswith(beginning)]


def play(s: Record, *lines: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Play moves, each checked to be legal, for a seat or for the first who is due; everything that was told."""
    told = []
    for line in lines:
        actor = first_due(s) if seat is None else seat
        move = Move.parse(line).to_int(BOX)
        assert BOX.texts[move] in legal(s, actor), f"{line} is not among {legal(s, actor)}"
        events: Events = np.zeros((ROWS, WIDTH), np.int64)
        rules.play(s, actor, move, events)
        told += [event_seen(row, actor, BOX) for row in events[1 : events[0, 0] + 1]]
    return told


def rolled(s: Record) -> Record:
    """Roll if the dice are due, always the same way."""
    if rules.pending(s) == 1 << CHANCE:
        play(s, "roll bank bee")
    return s


def copy_of(s: Record) -> Record:
    """The same game, to be changed freely."""
    return np.array([s], STATE)[0]


def number(space: str) -> int:
    """A space's number."""
    return BOX.space_number(space)


def of(told: list[dict[str, Any]], event: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [row for row in told if row["event"] == event]


def colour_at(s: Record, seat: int, space: int) -> int:
    """The colour of the block on a space, or -1."""
    return _set_with(s.coloured[seat], space)


def object_at(s: Record, seat: int, space: int) -> int:
    """The object on a space, or -1."""
    return _set_with(s.drawn[seat], space)


def _set_with(sets: Any, space: int) -> int:
    """The first of some sets of spaces that holds a space, or -1."""
    lo, hi = only(space)
    return next((number for number, (low, high) in enumerate(sets.tolist()) if low & lo or high & hi), -1)
