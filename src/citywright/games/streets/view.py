"""Streets 13: what a seat sees, as plain data. The only place where secrets are removed.

A seat of NOBODY is a spectator.
"""

from typing import Any

from citywright.games.streets.chance import drawer
from citywright.games.streets.determinize import is_hidden
from citywright.games.streets.events import FIELDS, RULE, Event
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    NO_TILE,
    NOBODY,
    NONE,
    PEOPLE_COLOURS,
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
from citywright.names import word

Data = dict[str, Any]


def symbol_counts(tally: int) -> dict[str, int]:
    """A tally as words: {"parent": 2, "wild": 1}."""
    counts = {word(colour): int(tally) >> int(BITS * colour) & MASK for colour in Colour}
    return {colour: n for colour, n in counts.items() if n}


def people_counts(people: Any) -> dict[str, int]:
    """People by colour, without the colours that are absent."""
    return {word(Colour(colour)): int(people[colour]) for colour in range(PEOPLE_COLOURS) if people[colour]}


def back_counts(stack: Any) -> dict[str, int]:
    """Tiles by back."""
    return {word(Colour(back)): int(stack[back]) for back in range(COLOURS)}


def token_counts(tokens: Any) -> dict[str, int]:
    """Business tokens by type."""
    return {word(Business(kind)): int(tokens[kind]) for kind in range(BUSINESS_TYPES)}


def seat_or_none(seat: int) -> int | None:
    """A seat for people and JSON: nobody is None."""
    return None if seat == NOBODY else int(seat)


def view(s: Record, seat: int, box: Box) -> Data:
    """Everything a seat sees. (Streets 13)"""
    return {
        "turn": seat_or_none(s.turn),
        "turns": int(s.turns),
        "actor": seat_or_none(s.actor),
        "step": word(Step(s.step)),
        "seats": [_seat(s, seat, holder, box) for holder in range(s.seats)],
        "city": city(s, box),
        "stack": back_counts(s.stack),
        "top": None if s.top == NONE else _face(s.top, s.top_face, box),
        "endgame": back_counts(s.endgame),
        "endgame_up": bool(s.endgame_up),
        "lifted": _tile(s.lifted, box),
        "discarded": _tiles_at(s, Place.DISCARDED, box),
        "covered": _tiles_at(s, Place.COVERED, box),
        "people_left": people_counts(s.people_left),
        "tokens_left": token_counts(s.tokens_left),
        "closing": [box.tile_id(s.closing[i]) for i in range(s.closings)],
        "scope": _tile(s.scope, box),
        "alone": bool(s.alone),
        "abandoning": bool(s.abandoning),
        "moving": word(Colour(s.colour)) if s.step == Step.PEOPLE else None,
        "builds_left": int(s.builds_left),
    }


def _tile(tile: int, box: Box) -> str | None:
    return None if tile == NO_TILE else box.tile_id(tile)


def _tiles_at(s: Record, place: Place, box: Box) -> list[str]:
    return [box.tile_id(tile) for tile in range(STATION, TILES) if s.place[tile] == place]


def _face(back: int, tile: int, box: Box) -> Data:
    return {"back": word(Colour(back)), "tile": _tile(tile, box)}


def _seat(s: Record, seat: int, holder: int, box: Box) -> Data:
    hand = []
    for i in range(s.hand_size[holder]):
        tile = s.hand[holder, i]
        hand.append(_face(s.back[tile], NO_TILE if is_hidden(s, seat, holder, int(tile)) else tile, box))
    consultant = Consultant(s.consultant[holder])
    return {
        "money": int(s.money[holder]),
        "free_signs": int(s.free_signs[holder]),
        "consultant": None if consultant == Consultant.NONE else word(consultant),
        "tokens": token_counts(s.tokens[holder]),
        "hand": hand,
    }


def city(s: Record, box: Box) -> list[Data]:
    """All buildings, in the order of their numbers."""
    return [
        {
            "tile": box.tile_id(tile),
            "at": list(coordinates(s.cell[tile])),
            "facing": Facing(s.facing[tile]).name,
            "owner": seat_or_none(s.owner[tile]),
            "signs": int(s.signs[tile]),
            "people": people_counts(s.people[tile]),
            "fomo": people_counts(s.standing[tile]),
            "enclosed": bool(s.enclosed[tile]),
        }
        for tile in range(STATION, TILES)
        if s.place[tile] == Place.CITY
    ]


def move_seen(before: Record, move: int, seat: int, box: Box) -> str:
    """A move as a seat sees it: of a tile that another draws, only the back."""
    if kind_of(move) == Kind.DRAW and drawer(before) != seat:
        return f"draw ?{word(Colour(before.back[first_of(move)]))}"
    return text(from_int(move, box))


NAMED = {"colour": Colour, "back": Colour, "business": Business, "consultant": Consultant}
TILE_FIELDS = ("tile", "printed", "building", "covered", "source")


def event_seen(row: Any, seat: int, box: Box) -> Data:
    """An event as a seat sees it, in words; the face of a tile drawn only by its drawer."""
    kind = Event(row[0])
    told: Data = {"event": word(kind), "rule": RULE[kind]}
    for name, value in zip(FIELDS[kind], (int(number) for number in row[1:]), strict=False):
        if name in NAMED:
            told[name] = word(NAMED[name](value))
        elif name in TILE_FIELDS:
            told[name] = _tile(value, box)
        elif name == "cell":
            told["at"] = list(coordinates(value))
        elif name == "facing":
            told[name] = Facing(value).name
        elif name == "symbols":
            told[name] = symbol_counts(value)
        else:
            told[name] = value
    if kind == Event.VALUED:
        printed = box[row[3]] if row[3] else None
        told["kind"] = word(printed.valuation) if printed else "nothing"
        told["depicted"] = [word(colour) for colour in printed.depicted] if printed else []
    if kind == Event.PAID and told["half"]:
        told["rule"] = RULE[Event.ENDING]
    if kind == Event.DREW and told["seat"] != seat:
        told["tile"] = None
    return told
