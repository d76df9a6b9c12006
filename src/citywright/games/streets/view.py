"""Streets 13: what a seat sees, as plain data. The only place where secrets are removed.

A seat of NOBODY is a spectator.
"""

import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from citywright.games.streets.components import Box
from citywright.games.streets.determinize import hidden_tiles
from citywright.games.streets.events import Event
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    NO_TILE,
    NOBODY,
    NONE,
    PEOPLE_COLOURS,
    SIDE,
    STATION,
    TILES,
    Business,
    Colour,
    Consultant,
    Facing,
    Place,
    Record,
    Step,
)
from citywright.games.streets.packing import Kind, coordinates, kind_of
from citywright.games.streets.tally import BITS, MASK
from citywright.names import Remembered, plain, word

Data = dict[str, Any]

# A view is made for everybody after every move, so words and members are looked up, and the record is read, only once.
COLOUR_WORDS = [word(colour) for colour in Colour]
BUSINESS_WORDS = [word(business) for business in Business]
TOKEN_WORDS = BUSINESS_WORDS[:BUSINESS_TYPES]
CONSULTANT_WORDS = [None if consultant == Consultant.NONE else word(consultant) for consultant in Consultant]
FACING_NAMES = [facing.name for facing in Facing]
COORDINATES = [coordinates(cell) for cell in range(SIDE * SIDE)]
CITY, COVERED, DISCARDED = Place.CITY, Place.COVERED, Place.DISCARDED
DRAW = Kind.DRAW
DREW, PAID, VALUED = Event.DREW, Event.PAID, Event.VALUED
STEP_WORDS = [word(step) for step in Step]


def symbol_counts(tally: int) -> dict[str, int]:
    """A tally as words: {"parent": 2, "wild": 1}."""
    counts = {name: int(tally) >> int(BITS * colour) & MASK for colour, name in enumerate(COLOUR_WORDS)}
    return {colour: n for colour, n in counts.items() if n}


def people_counts(people: Sequence[int]) -> dict[str, int]:
    """People by colour, without the colours that are absent."""
    return {colour: n for colour, n in zip(COLOUR_WORDS, people, strict=False) if n}


CROWD = np.dtype(f"i{PEOPLE_COLOURS}")  # the people on a building, a byte for each colour, as one number
CROWDS = Remembered(lambda people: people_counts(people.to_bytes(PEOPLE_COLOURS, sys.byteorder)))


def back_counts(stack: Any) -> dict[str, int]:
    """Tiles by back."""
    return dict(zip(COLOUR_WORDS, stack.tolist(), strict=True))


def token_counts(tokens: Any) -> dict[str, int]:
    """Business tokens by type."""
    return dict(zip(TOKEN_WORDS, tokens.tolist(), strict=True))


def seat_or_none(seat: int) -> int | None:
    """A seat for people and JSON: nobody is None."""
    return None if seat == NOBODY else int(seat)


def view(s: Record, seat: int, box: Box) -> Data:
    """Everything a seat sees. (Streets 13)"""
    return views(s, [seat], box)[0]


def views(record: Record, seats: Sequence[int], box: Box) -> list[Data]:
    """Everything that each of some seats sees; they differ in the hands. (Streets 13)"""
    s = plain(record)
    table, holders = _table(s, box), [_seat(s, holder) for holder in range(s.seats)]
    hands = [_hands(s, int(hidden_tiles(record, seat)), box) for seat in seats]
    return [table | {"seats": [h | {"hand": hand} for h, hand in zip(holders, each, strict=True)]} for each in hands]


def _table(s: SimpleNamespace, box: Box) -> Data:
    places = s.place.tolist()
    return {
        "turn": seat_or_none(s.turn),
        "turns": s.turns,
        "actor": seat_or_none(s.actor),
        "step": STEP_WORDS[s.step],
        "seats": [],
        "city": _city(s, box),
        "stack": back_counts(s.stack),
        "top": None if s.top == NONE else _face(s.top, s.top_face, box),
        "endgame": back_counts(s.endgame),
        "endgame_up": bool(s.endgame_up),
        "lifted": box.ids[s.lifted],
        "discarded": _tiles_at(places, DISCARDED, box),
        "covered": _tiles_at(places, COVERED, box),
        "people_left": people_counts(s.people_left.tolist()),
        "tokens_left": token_counts(s.tokens_left),
        "closing": [box.tile_id(tile) for tile in s.closing[: s.closings]],
        "scope": box.ids[s.scope],
        "alone": bool(s.alone),
        "abandoning": bool(s.abandoning),
        "moving": COLOUR_WORDS[s.colour] if s.step == Step.PEOPLE else None,
        "builds_left": s.builds_left,
    }


def _tiles_at(places: list[int], place: Place, box: Box) -> list[str]:
    if place not in places:
        return []
    return [box.tile_id(tile) for tile in range(STATION, TILES) if places[tile] == place]


def _face(back: int, tile: int, box: Box) -> Data:
    return {"back": COLOUR_WORDS[back], "tile": box.ids[tile]}


def _seat(s: SimpleNamespace, holder: int) -> Data:
    return {
        "money": int(s.money[holder]),
        "free_signs": int(s.free_signs[holder]),
        "consultant": CONSULTANT_WORDS[s.consultant[holder]],
        "tokens": token_counts(s.tokens[holder]),
    }


def _hands(s: SimpleNamespace, hidden: int, box: Box) -> list[list[Data]]:
    backs = s.back.tolist()
    return [
        [_face(backs[tile], NO_TILE if hidden >> tile & 1 else tile, box) for tile in hand[:size]]
        for hand, size in zip(s.hand[: s.seats].tolist(), s.hand_size.tolist(), strict=False)
    ]


def _city(s: SimpleNamespace, box: Box) -> list[Data]:
    columns = (s.place, s.cell, s.facing, s.owner, s.signs, _packed(s.people), _packed(s.standing), s.enclosed)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [
        {
            "tile": box.ids[tile],
            "at": [*COORDINATES[cell]],
            "facing": FACING_NAMES[facing],
            "owner": None if owner == NOBODY else owner,
            "signs": signs,
            "people": CROWDS[people].copy(),
            "fomo": CROWDS[standing].copy(),
            "enclosed": bool(enclosed),
        }
        for tile, (place, cell, facing, owner, signs, people, standing, enclosed) in enumerate(rows)
        if place == CITY
    ]


def _packed(people: Any) -> Any:
    """The people of each building as one number."""
    return people.view(CROWD)[:, 0]


def is_open(move: int, events: Any) -> bool:
    """Whether all see the same of a move and its events: a tile drawn has a face for one and a back for the others."""
    return kind_of(move) != DRAW and DREW not in events[:, 0].tolist()


def move_seen(move: int, events: Any, seat: int, box: Box) -> str:
    """A move as a seat sees it: of a tile that another draws, only the back."""
    if kind_of(move) == DRAW:
        drawer, _, back = next(row[1:4] for row in events.tolist() if row[0] == DREW)
        if drawer != seat:
            return f"draw ?{COLOUR_WORDS[back]}"
    return box.texts[move]


EVENTS = {event: (word(event), event.rule, event.fields) for event in Event}
NAMED: dict[str, Sequence[str | None]] = {
    "colour": COLOUR_WORDS,
    "back": COLOUR_WORDS,
    "business": BUSINESS_WORDS,
    "consultant": CONSULTANT_WORDS,
    "facing": FACING_NAMES,
}
TILE_FIELDS = ("tile", "printed", "building", "covered", "source")


def event_seen(row: Any, seat: int, box: Box) -> Data:
    """An event as a seat sees it, in words; the face of a tile drawn only by its drawer."""
    kind, *values = row.tolist()
    event, rule, fields = EVENTS[kind]
    told: Data = {"event": event, "rule": rule}
    for name, value in zip(fields, values, strict=False):
        if name in NAMED:
            told[name] = NAMED[name][value]
        elif name in TILE_FIELDS:
            told[name] = box.ids[value]
        elif name == "cell":
            told["at"] = list(coordinates(value))
        elif name == "symbols":
            told[name] = symbol_counts(value)
        else:
            told[name] = value
    if kind == VALUED:
        printed = box[values[2]] if values[2] else None
        told["kind"] = word(printed.valuation) if printed else "nothing"
        told["depicted"] = [word(colour) for colour in printed.depicted] if printed else []
    if kind == PAID and told["half"]:
        told["rule"] = Event.ENDING.rule
    if kind == DREW and told["seat"] != seat:
        told["tile"] = None
    return told
