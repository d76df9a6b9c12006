"""Moves, three ways: an integer for the rules, a dataclass for programs, a text for people. Each gives the others.

An integer packs small numbers: `kind << 24 | star << 17 | colour << 14 | piece << 11 | turn << 7 | space`. Text and
dataclass use names, so they need no map; `to_int` and `from_int` look the names up in a box.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Protocol, TypeAlias

from citywright._jit import rule
from citywright.errors import NotReadable
from citywright.games.townies.layout import INDIVIDUAL_GOALS, NONE, SHAPE_SIZE, Bonus, Colour, Goal, Object
from citywright.names import number_of, word


class Kind(IntEnum):
    """Kinds of moves, those of chance first."""

    START = 1
    ADDITIONAL = 2
    BONUS = 3
    ROLL = 4
    SHAPE = 5
    OBJECT = 6
    PASS = 7


@rule
def pack(kind: int, piece: int = 0, turn: int = 0, space: int = 0, colour: int = NONE, star: int = 0) -> int:
    """The integer of a move; without a colour, that of the marker is meant."""
    return int(kind) << 24 | int(star) << 17 | int(colour + 1) << 14 | int(piece) << 11 | int(turn) << 7 | int(space)


@rule
def kind_of(move: int) -> int:
    """The kind of a move."""
    return int(move) >> 24


@rule
def star_of(move: int) -> int:
    """The bonus card a star is crossed out for, or Bonus.NONE."""
    return int(move) >> 17 & 7


@rule
def colour_of(move: int) -> int:
    """The colour named in a move, or NONE."""
    return (int(move) >> 14 & 7) - 1


@rule
def piece_of(move: int) -> int:
    """The shape or object drawn, or the colour, goal or card dealt."""
    return int(move) >> 11 & 7


@rule
def turn_of(move: int) -> int:
    """The way a shape lies."""
    return int(move) >> 7 & 15


@rule
def space_of(move: int) -> int:
    """The space of an object, or the first one of a shape."""
    return int(move) & 127


COLOUR = {word(colour): int(colour) for colour in Colour}
OBJECT = {word(object_): int(object_) for object_ in Object}
INDIVIDUAL = {word(goal): int(goal) for goal in Goal if goal < INDIVIDUAL_GOALS}
ADDITIONAL = {word(goal): int(goal) for goal in Goal if goal >= INDIVIDUAL_GOALS}
BONUS = {word(bonus): int(bonus) for bonus in Bonus if bonus != Bonus.NONE}
STAR = {name: bonus for name, bonus in BONUS.items() if bonus != Bonus.STABLE_SOIL}


class Names(Protocol):
    """What a box gives to name moves."""

    def shape_number(self, shape: str) -> int:
        """The number of a shape."""

    def shape_name(self, number: int) -> str:
        """The name of a shape."""

    def space_number(self, space: str) -> int:
        """The number of a space."""

    def space_name(self, number: int) -> str:
        """The name of a space."""

    def lie(self, shape: int, spaces: Sequence[int]) -> tuple[int, int]:
        """The way a shape lies on four spaces, and its first space."""

    def shape_spaces(self, shape: int, turn: int, first: int) -> list[int]:
        """The four spaces of a shape."""


@dataclass(frozen=True)
class StartDealt:
    """Chance deals the starting marker of the next seat."""

    kind: ClassVar = Kind.START
    colour: str


@dataclass(frozen=True)
class AdditionalDealt:
    """Chance deals the additional goal."""

    kind: ClassVar = Kind.ADDITIONAL
    goal: str


@dataclass(frozen=True)
class BonusDealt:
    """Chance deals the bonus card."""

    kind: ClassVar = Kind.BONUS
    bonus: str


@dataclass(frozen=True)
class Roll:
    """Chance rolls both dice."""

    kind: ClassVar = Kind.ROLL
    object: str
    shape: str


@dataclass(frozen=True)
class DrawShape:
    """Draw a shape; a star may let it be another shape or colour, or let an object follow it."""

    kind: ClassVar = Kind.SHAPE
    shape: str
    spaces: tuple[str, ...]
    colour: str
    star: str = ""


@dataclass(frozen=True)
class DrawObject:
    """Draw an object in the marker's colour, or with Palette in another."""

    kind: ClassVar = Kind.OBJECT
    object: str
    space: str
    colour: str = ""
    star: str = ""


@dataclass(frozen=True)
class Pass:
    """Draw nothing, because nothing can be drawn."""

    kind: ClassVar = Kind.PASS


Move: TypeAlias = StartDealt | AdditionalDealt | BonusDealt | Roll | DrawShape | DrawObject | Pass

USAGE = {
    "start": "start COLOUR",
    "additional": "additional GOAL",
    "bonus": "bonus CARD",
    "roll": "roll OBJECT SHAPE",
    "shape": "shape SHAPE SPACE SPACE SPACE SPACE COLOUR [with CARD], such as shape bee c4 d3 d4 e4 red",
    "pass": "pass",
    **{name: f"{name} SPACE [as COLOUR with palette]" for name in OBJECT},
}


def text(move: Move) -> str:
    """A move as a person types it."""
    match move:
        case StartDealt(name):
            return f"start {name}"
        case AdditionalDealt(name):
            return f"additional {name}"
        case BonusDealt(name):
            return f"bonus {name}"
        case Roll(object_, shape):
            return f"roll {object_} {shape}"
        case DrawShape(shape, spaces, colour, star):
            return f"shape {shape} {' '.join(spaces)} {colour}" + (f" with {star}" if star else "")
        case DrawObject(object_, space, colour, star):
            return f"{object_} {space}" + (f" as {colour}" if colour else "") + (f" with {star}" if star else "")
        case Pass():
            return "pass"


def parse(line: str) -> Move:
    """Read a move that a person typed; names are checked by `to_int`."""
    match line.lower().split():
        case ["start", name]:
            return StartDealt(name)
        case ["additional", name]:
            return AdditionalDealt(name)
        case ["bonus", name]:
            return BonusDealt(name)
        case ["roll", object_, shape]:
            return Roll(object_, shape)
        case ["shape", shape, *spaces, colour, "with", star] if len(spaces) == SHAPE_SIZE:
            return DrawShape(shape, tuple(spaces), colour, star)
        case ["shape", shape, *spaces, colour] if len(spaces) == SHAPE_SIZE:
            return DrawShape(shape, tuple(spaces), colour)
        case ["pass"]:
            return Pass()
        case [object_, space] if object_ in OBJECT:
            return DrawObject(object_, space)
        case [object_, space, "as", colour, "with", star] if object_ in OBJECT:
            return DrawObject(object_, space, colour, star)
        case [verb, *_] if verb in USAGE:
            raise NotReadable(f"{line.strip()!r} is not readable; write {USAGE[verb]}")
    raise NotReadable(f"{line.strip()!r} is no move; moves begin with {', '.join(USAGE)}")


def to_int(move: Move, box: Names) -> int:
    """The integer of a move, its names looked up."""
    match move:
        case StartDealt(colour):
            return pack(move.kind, space=number_of(colour, COLOUR, "colour"))
        case AdditionalDealt(goal):
            return pack(move.kind, space=number_of(goal, ADDITIONAL, "additional goal"))
        case BonusDealt(bonus):
            return pack(move.kind, space=number_of(bonus, BONUS, "bonus card"))
        case Roll(object_, shape):
            return pack(move.kind, number_of(object_, OBJECT, "object"), space=box.shape_number(shape))
        case DrawShape(shape, spaces, colour, star):
            number = box.shape_number(shape)
            turn, first = box.lie(number, [box.space_number(space) for space in spaces])
            card = number_of(star, STAR, "card for a star") if star else Bonus.NONE
            return pack(move.kind, number, turn, first, number_of(colour, COLOUR, "colour"), card)
        case DrawObject(object_, space, colour, star):
            return _object_to_int(number_of(object_, OBJECT, "object"), box.space_number(space), colour, star)
        case Pass():
            return pack(move.kind)


def _object_to_int(object_: int, space: int, colour: str, star: str) -> int:
    if not colour and not star:
        return pack(Kind.OBJECT, object_, space=space)
    if star != "palette":
        raise NotReadable("only palette gives an object another colour, such as bank e5 as blue with palette")
    return pack(Kind.OBJECT, object_, space=space, colour=number_of(colour, COLOUR, "colour"), star=int(Bonus.PALETTE))


def from_int(move: int, box: Names) -> Move:
    """The dataclass of an integer made by the rules."""
    piece, space, star = piece_of(move), space_of(move), word(Bonus(star_of(move))) if star_of(move) else ""
    colour = word(Colour(colour_of(move))) if colour_of(move) != NONE else ""
    make: dict[Kind, Callable[[], Move]] = {
        Kind.START: lambda: StartDealt(word(Colour(space))),
        Kind.ADDITIONAL: lambda: AdditionalDealt(word(Goal(space))),
        Kind.BONUS: lambda: BonusDealt(word(Bonus(space))),
        Kind.ROLL: lambda: Roll(word(Object(piece)), box.shape_name(space)),
        Kind.SHAPE: lambda: DrawShape(
            box.shape_name(piece),
            tuple(box.space_name(number) for number in box.shape_spaces(piece, turn_of(move), space)),
            colour,
            star,
        ),
        Kind.OBJECT: lambda: DrawObject(word(Object(piece)), box.space_name(space), colour, star),
        Kind.PASS: Pass,
    }
    return make[Kind(kind_of(move))]()
