"""Moves, three ways: an integer for the rules, a dataclass for programs, a text for people. Each gives the others.

An integer packs the kind and up to two numbers: `kind << 24 | second << 6 | first`. Text and dataclass use names, so
they need no tile set; `to_int` and `from_int` look the names up in one.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, fields
from enum import IntEnum
from typing import ClassVar, Protocol, TypeAlias

from citywright._jit import rule
from citywright.errors import NotReadable
from citywright.games.streets.layout import (
    BORDER,
    BUSINESS_TYPES,
    COLOURS,
    MOST_SEATS,
    NO_TOKEN,
    ORIGIN,
    PEOPLE_COLOURS,
    SIDE,
    Business,
    Colour,
    Consultant,
    Facing,
)
from citywright.names import number_of, word


class Kind(IntEnum):
    """Kinds of moves, those of chance first."""

    CONSULTANT = 1
    FIRST = 2
    OUT = 3
    TOP = 4
    TURN_UP = 5
    DRAW = 6
    ABANDON = 7
    BUILD = 8
    RENOVATE = 9
    DISCARD = 10
    SCORE = 11
    TAKE = 12
    SHOW = 13
    PASS = 14
    SEND = 15


@rule
def pack(kind: int, first: int, second: int) -> int:
    """The integer of a move."""
    return kind << 24 | int(second) << 6 | int(first)


@rule
def kind_of(move: int) -> int:
    """The kind of a move."""
    return int(move) >> 24


@rule
def first_of(move: int) -> int:
    """The first number of a move."""
    return int(move) & 63


@rule
def second_of(move: int) -> int:
    """The second number of a move."""
    return int(move) >> 6 & 0x3FFFF


@rule
def build_move(tile: int, cell: int, facing: int, signs: int) -> int:
    """The integer of a build."""
    return pack(Kind.BUILD, tile, int(cell) | int(facing) << 13 | (int(signs) - 1) << 15)


@rule
def cell_of(move: int) -> int:
    """The cell of a build."""
    return second_of(move) & 0x1FFF


@rule
def facing_of(move: int) -> int:
    """The facing of a build."""
    return second_of(move) >> 13 & 3


@rule
def signs_of(move: int) -> int:
    """The signs put on a build."""
    return (second_of(move) >> 15) + 1


def cell_at(x: int, y: int) -> int:
    """The cell at coordinates; the Station is at 0,0, x grows east, y grows south."""
    return ORIGIN + y * SIDE + x


def coordinates(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return int(cell) % SIDE - SIDE // 2, int(cell) // SIDE - SIDE // 2


FACING_WORDS: dict[str, int] = {"south": Facing.S, "west": Facing.W, "north": Facing.N, "east": Facing.E}
WORD_OF_FACING = {facing: word for word, facing in FACING_WORDS.items()}
REACH = SIDE // 2 - BORDER - 1  # how far from the Station a building can lie


def words(members: type[IntEnum], limit: int) -> dict[str, int]:
    """Words and their numbers, for the members below a limit."""
    return {word(member): int(member) for member in members if member < limit}


PERSON_COLOUR = words(Colour, PEOPLE_COLOURS)
BACK = words(Colour, COLOURS)
TOKEN = words(Business, BUSINESS_TYPES)
CONSULTANT = {word(c): int(c) for c in Consultant if c != Consultant.NONE}


class TileNames(Protocol):
    """What a tile set gives to name moves."""

    def tile_number(self, tile: str) -> int:
        """The number of a tile id."""

    def tile_id(self, number: int) -> str:
        """The id of a tile number."""


@dataclass(frozen=True)
class ConsultantDealt:
    """Chance deals a consultant to the next seat."""

    kind: ClassVar = Kind.CONSULTANT
    consultant: str


@dataclass(frozen=True)
class First:
    """Chance names the first player, counted from 1."""

    kind: ClassVar = Kind.FIRST
    seat: int


@dataclass(frozen=True)
class Out:
    """Chance takes a tile of a back out of the game."""

    kind: ClassVar = Kind.OUT
    back: str


@dataclass(frozen=True)
class Top:
    """Chance shows the back that is now on top of the stack."""

    kind: ClassVar = Kind.TOP
    back: str


@dataclass(frozen=True)
class TurnUp:
    """Chance shows the face on top of the solo stack."""

    kind: ClassVar = Kind.TURN_UP
    tile: str


@dataclass(frozen=True)
class Draw:
    """Chance gives the face of the tile drawn."""

    kind: ClassVar = Kind.DRAW
    tile: str


@dataclass(frozen=True)
class Abandon:
    """Give up an own building to get its sign back."""

    kind: ClassVar = Kind.ABANDON
    tile: str


@dataclass(frozen=True)
class Build:
    """Build a hand tile; the Investor may do so with two signs."""

    kind: ClassVar = Kind.BUILD
    tile: str
    x: int
    y: int
    facing: str
    signs: int = 1


@dataclass(frozen=True)
class Renovate:
    """Build a hand tile on top of a building (Renovator)."""

    kind: ClassVar = Kind.RENOVATE
    tile: str
    covered: str


@dataclass(frozen=True)
class Discard:
    """Discard a hand tile because nothing can be built."""

    kind: ClassVar = Kind.DISCARD
    tile: str


@dataclass(frozen=True)
class Score:
    """Name the street to score next, by its westmost or northmost building."""

    kind: ClassVar = Kind.SCORE
    tile: str


@dataclass(frozen=True)
class Take:
    """Take one or two business tokens."""

    kind: ClassVar = Kind.TAKE
    one: str
    other: str = ""


@dataclass(frozen=True)
class Show:
    """Score a hand tile's valuation at an own building's place (Entrepreneur)."""

    kind: ClassVar = Kind.SHOW
    tile: str
    building: str


@dataclass(frozen=True)
class Pass:
    """Do not use the Entrepreneur."""

    kind: ClassVar = Kind.PASS


@dataclass(frozen=True)
class Send:
    """Send the next person of a colour to a building."""

    kind: ClassVar = Kind.SEND
    colour: str
    tile: str


Move: TypeAlias = (
    ConsultantDealt
    | First
    | Out
    | Top
    | TurnUp
    | Draw
    | Abandon
    | Build
    | Renovate
    | Discard
    | Score
    | Take
    | Show
    | Pass
    | Send
)

VERBS: dict[str, type[Move]] = {
    "consultant": ConsultantDealt,
    "first": First,
    "out": Out,
    "top": Top,
    "turn-up": TurnUp,
    "draw": Draw,
    "abandon": Abandon,
    "build": Build,
    "renovate": Renovate,
    "discard": Discard,
    "score": Score,
    "take": Take,
    "show": Show,
    "pass": Pass,
    "send": Send,
}
VERB_OF = {cls: verb for verb, cls in VERBS.items()}
MOVE_OF_KIND = {cls.kind: cls for cls in VERBS.values()}

USAGE = {
    "consultant": "consultant NAME",
    "first": "first PLAYER",
    "out": "out BACK",
    "top": "top BACK",
    "turn-up": "turn-up TILE",
    "draw": "draw TILE",
    "abandon": "abandon BUILDING",
    "build": "build TILE X,Y FACING [double]",
    "renovate": "renovate TILE BUILDING",
    "discard": "discard TILE",
    "score": "score BUILDING",
    "take": "take BUSINESS [BUSINESS]",
    "show": "show TILE BUILDING",
    "pass": "pass",
    "send": "send COLOUR BUILDING",
}


def text(move: Move) -> str:
    """A move as a person types it."""
    verb = VERB_OF[type(move)]
    if isinstance(move, Build):
        return f"{verb} {move.tile} {move.x},{move.y} {move.facing}" + (" double" if move.signs == 2 else "")
    return " ".join([verb, *(str(part) for part in astuple(move) if part != "")])


def parse(line: str) -> Move:
    """Read a move that a person typed; names of tiles are checked by `to_int`."""
    verb, *parts = line.lower().split() or [""]
    if verb not in VERBS:
        raise NotReadable(f"{line.strip()!r} is no move; moves begin with {', '.join(VERBS)}")
    if verb == "build":
        return _parse_build(line, parts)
    cls = VERBS[verb]
    if verb == "first" and len(parts) == 1 and re.fullmatch(r"\d{1,3}", parts[0]):
        return First(int(parts[0]))
    if verb == "take":
        return _parse_take(line, parts)
    if verb == "first" or len(parts) != len(fields(cls)):
        raise NotReadable(f"{line.strip()!r} is not readable; write {USAGE[verb]}")
    return cls(*parts)  # type: ignore[arg-type]


def _parse_build(line: str, parts: Sequence[str]) -> Build:
    match parts:
        case [tile, place, facing, *rest] if rest in ([], ["double"]):
            at = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", place)
            facings = [name for name in FACING_WORDS if name == facing or name[0] == facing]
            if at and facings:
                return Build(tile, int(at[1]), int(at[2]), facings[0], 1 + len(rest))
    raise NotReadable(f"{line.strip()!r} is not readable; write {USAGE['build']}, such as build toy-store 3,-1 north")


def _parse_take(line: str, parts: Sequence[str]) -> Take:
    if len(parts) not in (1, 2):
        raise NotReadable(f"{line.strip()!r} is not readable; write {USAGE['take']}")
    one, *other = sorted(parts, key=lambda part: number_of(part, TOKEN, "business"))
    return Take(one, *other)


def to_int(move: Move, tiles: TileNames) -> int:
    """The integer of a move, its names looked up."""
    number = tiles.tile_number
    match move:
        case ConsultantDealt(consultant):
            return pack(move.kind, number_of(consultant, CONSULTANT, "consultant"), 0)
        case First(seat):
            if not 1 <= seat <= MOST_SEATS:
                raise NotReadable(f"player {seat} does not exist; players are 1 to {MOST_SEATS}")
            return pack(move.kind, seat - 1, 0)
        case Out(back) | Top(back):
            return pack(move.kind, number_of(back, BACK, "back"), 0)
        case Build(tile, x, y, facing, signs):
            if max(abs(x), abs(y)) > REACH:
                raise NotReadable(f"{x},{y} is off the map; coordinates go from -{REACH} to {REACH}")
            if signs not in (1, 2):
                raise NotReadable(f"{signs} signs on a building; there are one or two")
            return build_move(number(tile), cell_at(x, y), number_of(facing, FACING_WORDS, "facing"), signs)
        case Renovate(tile, other) | Show(tile, other):
            return pack(move.kind, number(tile), number(other))
        case Take(one, other):
            second = number_of(other, TOKEN, "business") if other else NO_TOKEN
            return pack(move.kind, *sorted((number_of(one, TOKEN, "business"), second)))
        case Send(colour, tile):
            return pack(move.kind, number(tile), number_of(colour, PERSON_COLOUR, "colour"))
        case Pass():
            return pack(move.kind, 0, 0)
    return pack(move.kind, number(move.tile), 0)


def from_int(move: int, tiles: TileNames) -> Move:
    """The dataclass of an integer made by the rules."""
    kind, first, second = Kind(kind_of(move)), first_of(move), second_of(move)
    tile = tiles.tile_id
    make: dict[Kind, Callable[[], Move]] = {
        Kind.CONSULTANT: lambda: ConsultantDealt(word(Consultant(first))),
        Kind.FIRST: lambda: First(first + 1),
        Kind.OUT: lambda: Out(word(Colour(first))),
        Kind.TOP: lambda: Top(word(Colour(first))),
        Kind.BUILD: lambda: Build(
            tile(first), *coordinates(cell_of(move)), WORD_OF_FACING[Facing(facing_of(move))], signs_of(move)
        ),
        Kind.RENOVATE: lambda: Renovate(tile(first), tile(second)),
        Kind.SHOW: lambda: Show(tile(first), tile(second)),
        Kind.TAKE: lambda: Take(word(Business(first)), "" if second == NO_TOKEN else word(Business(second))),
        Kind.SEND: lambda: Send(word(Colour(second)), tile(first)),
        Kind.PASS: Pass,
    }
    if kind in make:
        return make[kind]()
    return MOVE_OF_KIND[kind](tile(first))  # type: ignore[call-arg, arg-type]
