"""Streets 13: what a seat sees, as plain data. The only place where secrets are removed.

A seat of NOBODY is a spectator.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from citywright.games.streets.chance import drawer
from citywright.games.streets.determinize import hidden_tiles
from citywright.games.streets.events import FIELDS, RULE, Event
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    NO_TILE,
    NOBODY,
    NONE,
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
from citywright.games.streets.moves import Kind, coordinates, first_of, from_int, kind_of, text
from citywright.games.streets.tables import Box
from citywright.games.streets.tally import BITS, MASK
from citywright.names import plain, word

Data = dict[str, Any]

# A view is made for everybody after every move, so words are looked up, and the record is read, only once.
COLOUR_WORDS = [word(colour) for colour in Colour]
BUSINESS_WORDS = [word(business) for business in Business]
CONSULTANT_WORDS = [None if consultant == Consultant.NONE else word(consultant) for consultant in Consultant]
FACING_NAMES = [facing.name for facing in Facing]
STEP_WORDS = [word(step) for step in Step]


def symbol_counts(tally: int) -> dict[str, int]:
    """A tally as words: {"parent": 2, "wild": 1}."""
    counts = {name: int(tally) >> int(BITS * colour) & MASK for colour, name in enumerate(COLOUR_WORDS)}
    return {colour: n for colour, n in counts.items() if n}


def people_counts(people: Any) -> dict[str, int]:
    """People by colour, without the colours that are absent."""
    return {colour: int(n) for colour, n in zip(COLOUR_WORDS, people, strict=False) if n}


def back_counts(stack: Any) -> dict[str, int]:
    """Tiles by back."""
    return {COLOUR_WORDS[back]: int(stack[back]) for back in range(COLOURS)}


def token_counts(tokens: Any) -> dict[str, int]:
    """Business tokens by type."""
    return {BUSINESS_WORDS[kind]: int(tokens[kind]) for kind in range(BUSINESS_TYPES)}


def seat_or_none(seat: int) -> int | None:
    """A seat for people and JSON: nobody is None."""
    return None if seat == NOBODY else int(seat)


def view(s: Record, seat: int, box: Box) -> Data:
    """Everything a seat sees. (Streets 13)"""
    return views(s, [seat], box)[0]


def views(record: Record, seats: Sequence[int], box: Box) -> list[Data]:
    """Everything that each of some seats sees; they differ in the hands. (Streets 13)"""
    s = plain(record)
    seen_by_all = _table(s, box)
    hidden = [int(hidden_tiles(record, seat)) for seat in seats]
    return [seen_by_all | {"seats": [_seat(s, tiles, holder, box) for holder in range(s.seats)]} for tiles in hidden]


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
        "lifted": _tile(s.lifted, box),
        "discarded": _tiles_at(places, Place.DISCARDED, box),
        "covered": _tiles_at(places, Place.COVERED, box),
        "people_left": people_counts(s.people_left),
        "tokens_left": token_counts(s.tokens_left),
        "closing": [box.tile_id(s.closing[i]) for i in range(s.closings)],
        "scope": _tile(s.scope, box),
        "alone": bool(s.alone),
        "abandoning": bool(s.abandoning),
        "moving": COLOUR_WORDS[s.colour] if s.step == Step.PEOPLE else None,
        "builds_left": s.builds_left,
    }


def _tile(tile: int, box: Box) -> str | None:
    return None if tile == NO_TILE else box.tile_id(tile)


def _tiles_at(places: list[int], place: Place, box: Box) -> list[str]:
    if place not in places:
        return []
    return [box.tile_id(tile) for tile in range(STATION, TILES) if places[tile] == place]


def _face(back: int, tile: int, box: Box) -> Data:
    return {"back": COLOUR_WORDS[back], "tile": _tile(tile, box)}


def _seat(s: SimpleNamespace, hidden: int, holder: int, box: Box) -> Data:
    return {
        "money": int(s.money[holder]),
        "free_signs": int(s.free_signs[holder]),
        "consultant": CONSULTANT_WORDS[s.consultant[holder]],
        "tokens": token_counts(s.tokens[holder].tolist()),
        "hand": [
            _face(s.back[tile], NO_TILE if hidden >> tile & 1 else tile, box)
            for tile in s.hand[holder, : s.hand_size[holder]].tolist()
        ],
    }


def _city(s: SimpleNamespace, box: Box) -> list[Data]:
    columns = (s.place, s.cell, s.facing, s.owner, s.signs, s.people, s.standing, s.enclosed)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [
        {
            "tile": box.tile_id(tile),
            "at": list(coordinates(cell)),
            "facing": FACING_NAMES[facing],
            "owner": seat_or_none(owner),
            "signs": signs,
            "people": people_counts(people),
            "fomo": people_counts(standing),
            "enclosed": bool(enclosed),
        }
        for tile, (place, cell, facing, owner, signs, people, standing, enclosed) in enumerate(rows)
        if place == Place.CITY
    ]


def written(move: int, box: Box) -> str:
    """The text of a move; the same moves are listed again and again."""
    if move not in box.texts:
        box.texts[move] = text(from_int(move, box))
    return box.texts[move]


def move_seen(before: Record, move: int, seat: int, box: Box) -> str:
    """A move as a seat sees it: of a tile that another draws, only the back."""
    if kind_of(move) == Kind.DRAW and drawer(before) != seat:
        return f"draw ?{COLOUR_WORDS[before.back[first_of(move)]]}"
    return written(move, box)


EVENTS = {event: (word(event), RULE[event], FIELDS[event]) for event in Event}
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
            told[name] = _tile(value, box)
        elif name == "cell":
            told["at"] = list(coordinates(value))
        elif name == "symbols":
            told[name] = symbol_counts(value)
        else:
            told[name] = value
    if kind == Event.VALUED:
        printed = box[values[2]] if values[2] else None
        told["kind"] = word(printed.valuation) if printed else "nothing"
        told["depicted"] = [word(colour) for colour in printed.depicted] if printed else []
    if kind == Event.PAID and told["half"]:
        told["rule"] = RULE[Event.ENDING]
    if kind == Event.DREW and told["seat"] != seat:
        told["tile"] = None
    return told
