"""Townies: the moves of chance and players, one class each. The integers they are packed into are in `packing`."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from citywright import moves
from citywright.errors import NotReadable
from citywright.games.townies.layout import INDIVIDUAL_GOALS, NONE, SHAPE_SIZE, Bonus, Colour, Goal, Object
from citywright.games.townies.packing import Kind, colour_of, kind_of, pack, piece_of, space_of, star_of, turn_of
from citywright.moves import Part, WordPart
from citywright.names import word

COLOUR = {word(colour): int(colour) for colour in Colour}
OBJECT = {word(object_): int(object_) for object_ in Object}
INDIVIDUAL = {word(goal): int(goal) for goal in Goal if goal < INDIVIDUAL_GOALS}
ADDITIONAL = {word(goal): int(goal) for goal in Goal if goal >= INDIVIDUAL_GOALS}
BONUS = {word(bonus): int(bonus) for bonus in Bonus if bonus != Bonus.NONE}
STAR = {name: bonus for name, bonus in BONUS.items() if bonus != Bonus.STABLE_SOIL}
STAR_OR_NONE = {**STAR, "": int(Bonus.NONE)}


class SpacesPart(Part):
    """The spaces of a shape; packed, they are the first one and the way the shape lies."""

    pattern = " ".join([Part.pattern] * SHAPE_SIZE)
    reads = "words"

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(text.split())

    def write(self, value: tuple[str, ...]) -> str:
        return " ".join(value)

    def pack(self, value: tuple[str, ...], slots: dict[str, int], box: Any) -> None:
        slots["turn"], slots["space"] = box.lie(slots["piece"], [box.space_number(space) for space in value])

    def values(self, box: Any) -> dict[str, Any]:
        return {"table": "spaces", "offsets": [[box.offsets(turn) for turn in shape.turns] for shape in box.shapes]}

    def unpack(self, slots: Mapping[str, int], box: Any) -> tuple[str, ...]:
        spaces = box.shape_spaces(slots["piece"], slots["turn"], slots["space"])
        return tuple(box.space_name(space) for space in spaces)


class Move(moves.Move):
    """Any move of Townies."""

    slots: ClassVar = {
        "kind": kind_of,
        "star": star_of,
        "colour": colour_of,
        "piece": piece_of,
        "turn": turn_of,
        "space": space_of,
    }
    pack: ClassVar = staticmethod(pack)


class StartDealt(Move, kind=Kind.START):
    """Chance deals the starting marker of the next seat."""

    colour: Annotated[str, WordPart("COLOUR", "space", COLOUR)]


class AdditionalDealt(Move, kind=Kind.ADDITIONAL):
    """Chance deals the additional goal."""

    goal: Annotated[str, WordPart("GOAL", "space", ADDITIONAL, "additional goal")]


class BonusDealt(Move, kind=Kind.BONUS):
    """Chance deals the bonus card."""

    bonus: Annotated[str, WordPart("CARD", "space", BONUS, "bonus card")]


class Roll(Move, kind=Kind.ROLL):
    """Chance rolls both dice."""

    object: Annotated[str, WordPart("OBJECT", "piece", OBJECT)]
    shape: Annotated[str, Part("SHAPE", "space")]


class DrawShape(Move, kind=Kind.SHAPE, example="shape bee c4 d3 d4 e4 red"):
    """Draw a shape; a star may let it be another shape or colour, or let an object follow it."""

    shape: Annotated[str, Part("SHAPE", "piece")]
    spaces: Annotated[tuple[str, ...], SpacesPart(" ".join(["SPACE"] * SHAPE_SIZE), "space")]
    colour: Annotated[str, WordPart("COLOUR", "colour", COLOUR)]
    star: Annotated[str, WordPart("CARD", "star", STAR_OR_NONE, "card for a star", before=" with ")] = ""


class DrawObject(Move, kind=Kind.OBJECT, verbs=tuple(OBJECT)):
    """Draw an object in the marker's colour, or with Palette in another."""

    object: Annotated[str, WordPart("OBJECT", "piece", OBJECT)]
    space: Annotated[str, Part("SPACE", "space")]
    colour: Annotated[str, WordPart("COLOUR", "colour", {**COLOUR, "": NONE}, before=" as ")] = ""
    star: Annotated[str, WordPart("palette", "star", STAR_OR_NONE, before=" with ")] = ""

    def to_int(self, box: Any) -> int:
        """The integer of the move."""
        if bool(self.colour) != (self.star == "palette"):
            raise NotReadable("only palette gives an object another colour, such as bank e5 as blue with palette")
        return super().to_int(box)


class Pass(Move, kind=Kind.PASS):
    """Draw nothing, because nothing can be drawn."""
