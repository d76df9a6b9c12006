"""Streets: the moves of chance and players, one class each. The integers they are packed into are in `packing`."""

from enum import IntEnum
from typing import Annotated, Any, ClassVar

from citywright import moves
from citywright.games.streets import packing
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    MOST_SEATS,
    NO_TOKEN,
    PEOPLE_COLOURS,
    Business,
    Colour,
    Consultant,
    Facing,
)
from citywright.games.streets.packing import REACH, Kind
from citywright.moves import NumberPart, Part, WordPart
from citywright.names import word


def words(members: type[IntEnum], limit: int) -> dict[str, int]:
    """Words and their numbers, for the members below a limit."""
    return {word(member): int(member) for member in members if member < limit}


PERSON_COLOUR = words(Colour, PEOPLE_COLOURS)
BACK = words(Colour, COLOURS)
TOKEN = words(Business, BUSINESS_TYPES)
CONSULTANT = {word(c): int(c) for c in Consultant if c != Consultant.NONE}
FACING = {"south": int(Facing.S), "west": int(Facing.W), "north": int(Facing.N), "east": int(Facing.E)}


class TilePart(Part):
    """A tile, named by its id."""

    def values(self, box: Any) -> dict[str, Any]:
        return {"table": "tiles"}

    def number(self, value: str, box: Any) -> int:
        return int(box.tile_number(value))

    def value(self, number: int, box: Any) -> str:
        return str(box.tile_id(number))


class FacingPart(WordPart):
    """A facing, of which a person may type the first letter alone."""

    pattern = "|".join((*FACING, *(name[0] for name in FACING)))

    def read(self, text: str) -> str:
        return next(name for name in FACING if name.startswith(text))


class SignsPart(NumberPart):
    """The signs on a building."""

    pattern = "double"
    reads = 2

    def read(self, text: str) -> int:
        return 2

    def write(self, value: int) -> str:
        return "double"


COORDINATE = range(-REACH, REACH + 1)
Tile = Annotated[str, TilePart("TILE", "first")]
Building = Annotated[str, TilePart("BUILDING", "first")]
OtherBuilding = Annotated[str, TilePart("BUILDING", "second")]
Back = Annotated[str, WordPart("BACK", "first", BACK)]


class Move(moves.Move):
    """Any move of Streets."""

    slots: ClassVar = {
        "kind": packing.kind_of,
        "first": packing.first_of,
        "second": packing.second_of,
        "x": packing.x_of,
        "y": packing.y_of,
        "facing": packing.facing_of,
        "signs": packing.signs_of,
    }

    @staticmethod
    def pack(
        kind: int, first: int = 0, second: int = 0, x: int = 0, y: int = 0, facing: int = 0, signs: int = 1
    ) -> int:
        """The integer of a move."""
        if kind == Kind.BUILD:
            return packing.build_move(first, packing.cell_at(x, y), facing, signs)
        return packing.pack(kind, first, second)


class ConsultantDealt(Move, kind=Kind.CONSULTANT):
    """Chance deals a consultant to the next seat."""

    consultant: Annotated[str, WordPart("NAME", "first", CONSULTANT, "consultant")]


class First(Move, kind=Kind.FIRST):
    """Chance names the first player, counted from 1."""

    seat: Annotated[int, NumberPart("PLAYER", "first", range(1, MOST_SEATS + 1), origin=1)]


class Out(Move, kind=Kind.OUT):
    """Chance takes a tile of a back out of the game."""

    back: Back


class Top(Move, kind=Kind.TOP):
    """Chance shows the back that is now on top of the stack."""

    back: Back


class TurnUp(Move, kind=Kind.TURN_UP):
    """Chance shows the face on top of the solo stack."""

    tile: Tile


class Draw(Move, kind=Kind.DRAW):
    """Chance gives the face of the tile drawn."""

    tile: Tile


class Abandon(Move, kind=Kind.ABANDON):
    """Give up an own building to get its sign back."""

    tile: Building


class Build(Move, kind=Kind.BUILD, example="build toy-store 3,-1 north"):
    """Build a hand tile; the Investor may do so with two signs."""

    tile: Tile
    x: Annotated[int, NumberPart("X", "x", COORDINATE)]
    y: Annotated[int, NumberPart("Y", "y", COORDINATE, before=",")]
    facing: Annotated[str, FacingPart("FACING", "facing", FACING)]
    signs: Annotated[int, SignsPart("double", "signs", range(1, 3))] = 1


class Renovate(Move, kind=Kind.RENOVATE):
    """Build a hand tile on top of a building (Renovator)."""

    tile: Tile
    covered: OtherBuilding


class Discard(Move, kind=Kind.DISCARD):
    """Discard a hand tile because nothing can be built."""

    tile: Tile


class Score(Move, kind=Kind.SCORE):
    """Name the street to score next, by its westmost or northmost building."""

    tile: Building


class Take(Move, kind=Kind.TAKE):
    """Take one or two business tokens; their order does not matter."""

    one: Annotated[str, WordPart("BUSINESS", "first", TOKEN)]
    other: Annotated[str, WordPart("BUSINESS", "second", {**TOKEN, "": NO_TOKEN})] = ""

    def __post_init__(self) -> None:
        known = [*TOKEN, self.one, self.other]
        for name, token in zip(("one", "other"), sorted((self.one, self.other), key=known.index), strict=True):
            object.__setattr__(self, name, token)


class Show(Move, kind=Kind.SHOW):
    """Score a hand tile's valuation at an own building's place (Entrepreneur)."""

    tile: Tile
    building: OtherBuilding


class Pass(Move, kind=Kind.PASS):
    """Do not use the Entrepreneur."""


class Send(Move, kind=Kind.SEND):
    """Send the next person of a colour to a building."""

    colour: Annotated[str, WordPart("COLOUR", "second", PERSON_COLOUR)]
    tile: Building
