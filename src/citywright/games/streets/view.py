"""Streets 13: what a seat sees, as plain data. The only place where secrets are removed.

A seat of NOBODY is a spectator.
"""

import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Literal, TypeAlias, TypedDict

import numpy as np

from citywright.event_data import Columns, EventReader, Field, Happened, words_of
from citywright.events import EventKind
from citywright.games.streets.building import can_build
from citywright.games.streets.business import token_seat
from citywright.games.streets.city import street_names
from citywright.games.streets.components import Box
from citywright.games.streets.determinize import hidden_tiles
from citywright.games.streets.events import Event
from citywright.games.streets.grifter import uses_crowd
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    CHANCE,
    GRIFTER,
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
    Valuation,
)
from citywright.games.streets.packing import Kind, coordinates, kind_of
from citywright.games.streets.tally import BITS, MASK
from citywright.names import Remembered, plain, word

# A view is made for everybody after every move, so words and members are looked up, and the record is read, only once.
COLOUR_WORDS = [word(colour) for colour in Colour]
BUSINESS_WORDS = [word(business) for business in Business]
TOKEN_WORDS = BUSINESS_WORDS[:BUSINESS_TYPES]
CONSULTANT_WORDS = [None if consultant == Consultant.NONE else word(consultant) for consultant in Consultant]
FACING_NAMES = [facing.name for facing in Facing]
COORDINATES = [coordinates(cell) for cell in range(SIDE * SIDE)]
CITY, COVERED, DISCARDED = Place.CITY, Place.COVERED, Place.DISCARDED
BUILD, TOKENS = Step.BUILD, Step.TOKENS
DRAW = Kind.DRAW
DREW, PAID = Event.DREW, Event.PAID
STEP_WORDS = [word(step) for step in Step]

FacingName: TypeAlias = Literal[tuple(FACING_NAMES)]  # type: ignore[valid-type]  # known when it runs
StepName: TypeAlias = Literal[tuple(STEP_WORDS)]  # type: ignore[valid-type]
GrifterRule: TypeAlias = Literal["build", "crowd", "enclosure", "close", "people", "tokens", "new-tokens"]
Counts: TypeAlias = dict[str, int]
GRIFTER_STEPS: dict[int, GrifterRule] = {Step.BUILD: "build", Step.CLOSE: "close", Step.PEOPLE: "people"}


class Building(TypedDict):
    """A building of the city."""

    tile: str
    at: list[int]  # x and y
    facing: FacingName
    owner: int | None
    signs: int
    people: Counts
    fomo: Counts
    enclosed: bool
    street: str  # the street's first building, by which a move names it


class Card(TypedDict):
    """A tile seen from its back; its face, too, if the reader knows it."""

    back: str
    tile: str | None


class Holdings(TypedDict):
    """What lies open before a seat."""

    money: int
    free_signs: int
    consultant: str | None
    tokens: Counts


class SeatView(Holdings):
    """A seat with its hand."""

    hand: list[Card]


class View(TypedDict):
    """How the game stands, as a seat sees it."""

    turn: int | None
    turns: int
    actor: int | None
    step: StepName
    seats: list[SeatView]
    city: list[Building]
    stack: Counts
    top: Card | None
    endgame: Counts
    endgame_up: bool
    lifted: str | None
    discarded: list[str]
    covered: list[str]
    people_left: Counts
    tokens_left: Counts
    closing: list[str]
    scope: str | None
    alone: bool
    abandoning: bool
    moving: str | None
    builds_left: int
    taking: int | None  # the seat whose tokens are to be chosen
    asks: str | None  # what a player is to decide, also for the Grifter: a message streets-decide-<asks>
    grifter: GrifterRule | None  # the rule by which the Grifter decides; what it leaves open is to be chosen


def symbol_counts(tally: int) -> Counts:
    """A tally as words: {"parent": 2, "wild": 1}."""
    counts = {name: int(tally) >> int(BITS * colour) & MASK for colour, name in enumerate(COLOUR_WORDS)}
    return {colour: n for colour, n in counts.items() if n}


def people_counts(people: Sequence[int]) -> Counts:
    """People by colour, without the colours that are absent."""
    return {colour: n for colour, n in zip(COLOUR_WORDS, people, strict=False) if n}


CROWD = np.dtype(f"i{PEOPLE_COLOURS}")  # the people on a building, a byte for each colour, as one number
CROWDS = Remembered(lambda people: people_counts(people.to_bytes(PEOPLE_COLOURS, sys.byteorder)))


def back_counts(stack: Any) -> Counts:
    """Tiles by back."""
    return dict(zip(COLOUR_WORDS, stack.tolist(), strict=True))


def token_counts(tokens: Any) -> Counts:
    """Business tokens by type."""
    return dict(zip(TOKEN_WORDS, tokens.tolist(), strict=True))


def seat_or_none(seat: int) -> int | None:
    """A seat for people and JSON: nobody is None."""
    return None if seat == NOBODY else int(seat)


def view(s: Record, seat: int, box: Box) -> View:
    """Everything a seat sees. (Streets 13)"""
    return views(s, [seat], box)[0]


def views(record: Record, seats: Sequence[int], box: Box) -> list[View]:
    """Everything that each of some seats sees; they differ in the hands. (Streets 13)"""
    s = plain(record)
    table, holders = _table(s, record, box), _holdings(s)
    held = [hand[:size] for hand, size in zip(s.hand[: s.seats].tolist(), s.hand_size.tolist(), strict=False)]
    backs = s.back.tolist()
    seen: list[View] = []
    for seat in seats:
        hidden = int(hidden_tiles(record, seat))
        hands = [[_face(backs[tile], NO_TILE if hidden >> tile & 1 else tile, box) for tile in hand] for hand in held]
        with_hands: list[SeatView] = [{**h, "hand": hand} for h, hand in zip(holders, hands, strict=True)]
        seen.append({**table, "seats": with_hands})
    return seen


def _table(s: SimpleNamespace, record: Record, box: Box) -> View:
    places = s.place.tolist()
    taking = int(token_seat(record)) if s.step == TOKENS else None
    grifter = grifter_rule(s, record, taking) if s.solo else None
    return {
        "turn": seat_or_none(s.turn),
        "turns": s.turns,
        "actor": seat_or_none(s.actor),
        "step": STEP_WORDS[s.step],
        "seats": [],
        "city": _city(s, places, street_names(record).tolist(), box),
        "stack": back_counts(s.stack),
        "top": None if s.top == NONE else _face(s.top, s.top_face, box),
        "endgame": back_counts(s.endgame),
        "endgame_up": bool(s.endgame_up),
        "lifted": box.ids[s.lifted],
        "discarded": _tiles_at(places, DISCARDED, box),
        "covered": _tiles_at(places, COVERED, box),
        "people_left": people_counts(s.people_left.tolist()),
        "tokens_left": token_counts(s.tokens_left),
        "closing": [box.tile_id(tile) for tile in s.closing[: s.closings]] if s.closings else [],
        "scope": box.ids[s.scope],
        "alone": bool(s.alone),
        "abandoning": bool(s.abandoning),
        "moving": COLOUR_WORDS[s.colour] if s.step == Step.PEOPLE else None,
        "builds_left": s.builds_left,
        "taking": taking,
        "asks": asked(s, record, grifter),
        "grifter": grifter,
    }


def asked(s: SimpleNamespace, record: Record, grifter: GrifterRule | None) -> str | None:
    """What is to be decided, unless chance draws or the game is over. (Streets 4, 11)"""
    if s.actor in (CHANCE, NOBODY):
        return None
    if s.step == BUILD and not can_build(record):
        return "discard"
    return f"{STEP_WORDS[s.step]}-grifter" if grifter and s.step != Step.CLOSE else STEP_WORDS[s.step]


def grifter_rule(s: SimpleNamespace, record: Record, taking: int | None) -> GrifterRule | None:
    """The rule by which the Grifter makes the decision at hand, if it is the Grifter's. (Streets 11, 12)"""
    if taking is not None:
        tokens: GrifterRule = "tokens" if s.grifter_takes_fewest else "new-tokens"
        return tokens if taking == GRIFTER else None
    if s.turn != GRIFTER or s.step not in GRIFTER_STEPS:
        return None
    if s.step != BUILD:
        return GRIFTER_STEPS[s.step]
    if not uses_crowd(record, s.lifted):
        return "build"
    return "enclosure" if s.valuation[s.lifted] == Valuation.ENCLOSURE else "crowd"


def _tiles_at(places: list[int], place: Place, box: Box) -> list[str]:
    if place not in places:
        return []
    return [box.tile_id(tile) for tile in range(STATION, TILES) if places[tile] == place]


def _face(back: int, tile: int, box: Box) -> Card:
    return {"back": COLOUR_WORDS[back], "tile": box.ids[tile]}


def _holdings(s: SimpleNamespace) -> list[Holdings]:
    columns = (s.money, s.free_signs, s.consultant, s.tokens)
    rows = zip(*(column[: s.seats].tolist() for column in columns), strict=True)
    return [
        {
            "money": money,
            "free_signs": signs,
            "consultant": CONSULTANT_WORDS[consultant],
            "tokens": dict(zip(TOKEN_WORDS, tokens, strict=True)),
        }
        for money, signs, consultant, tokens in rows
    ]


def _city(s: SimpleNamespace, places: list[int], streets: list[int], box: Box) -> list[Building]:
    people, fomo, enclosed = _packed(s.people), _packed(s.standing), s.enclosed.view(bool)
    columns = (s.cell, s.facing, s.owner, s.signs, people, fomo, enclosed)
    rows = zip(places, streets, *(column.tolist() for column in columns), strict=True)
    ids: Sequence[Any] = box.ids
    return [
        {
            "tile": ids[tile],
            "at": [*COORDINATES[cell]],
            "facing": FACING_NAMES[facing],
            "owner": None if owner == NOBODY else owner,
            "signs": signs,
            "people": CROWDS[people].copy(),
            "fomo": CROWDS[standing].copy(),
            "enclosed": is_enclosed,
            "street": ids[street],
        }
        for tile, (place, street, cell, facing, owner, signs, people, standing, is_enclosed) in enumerate(rows)
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


def _valuation(number: int, box: Box) -> str:
    return word(box[number].valuation) if number else "nothing"


def _depicted(number: int, box: Box) -> list[str]:
    return [word(colour) for colour in box[number].depicted] if number else []


def _copied(tile: int, printed: int, box: Box) -> str | None:
    return None if printed == tile else box.ids[printed]


TILE = Field(str, lambda number, box: box.ids[number])
UNKNOWN_TILE = Field(str | None, TILE.read)
COLUMNS: Columns = {  # what numbers of a row say, unless they are numbers
    "colour": {"colour": words_of(COLOUR_WORDS)},
    "back": {"back": words_of(COLOUR_WORDS)},
    "business": {"business": words_of(BUSINESS_WORDS)},
    "consultant": {"consultant": Field(str, lambda number, box: CONSULTANT_WORDS[number])},
    "facing": {"facing": Field(FacingName, lambda number, box: FACING_NAMES[number])},
    "tile": {"tile": TILE},
    "building": {"building": TILE},
    "covered": {"covered": TILE},
    "source": {"source": TILE},
    "printed": {"printed": UNKNOWN_TILE, "kind": Field(str, _valuation), "depicted": Field(list[str], _depicted)},
    "cell": {"at": Field(list[int], lambda cell, box: [*COORDINATES[cell]])},
    "symbols": {"symbols": Field(Counts, lambda tally, box: symbol_counts(tally))},
}
SPECIAL: dict[EventKind, Columns] = {
    Event.DREW: {"tile": {"tile": UNKNOWN_TILE}},
    Event.VALUED: {"tile": {"tile": TILE, "copied": Field(str | None, _copied, width=2)}},
}
EVENT_READER = EventReader(Event, COLUMNS, SPECIAL)


def event_seen(row: Any, seat: int, box: Box) -> Happened:
    """An event as a seat sees it, in words; the face of a tile drawn only by its drawer."""
    kind, *values = row.tolist()
    told = EVENT_READER.read(kind, values, box)
    if kind == PAID and told["half"]:
        told["rule"] = Event.ENDING.rule
    if kind == DREW and told["seat"] != seat:
        told["tile"] = None
    return told
