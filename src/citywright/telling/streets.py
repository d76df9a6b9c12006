"""Streets in sentences: its events, moves and things."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from citywright.games.streets import Options, components
from citywright.games.streets.moves import Move
from citywright.names import word
from citywright.words import Words

Data = dict[str, Any]
CONTINUES: dict[str, str] = {}  # every event has a line of its own
TILE_FIELDS = ("tile", "covered", "source", "building", "printed")
WORD_FIELDS = {  # fields whose values have messages, and what those begin with
    "colour": "colour",
    "back": "colour",
    "business": "business",
    "one": "business",
    "other": "business",
    "consultant": "consultant",
}


def tile_name(tile: str | None, words: Words) -> str:
    """A tile's name in a language; a tile that has none there goes by its id."""
    if tile is None:
        return "unknown"
    if words.has(f"tile-{tile}"):
        return words(f"tile-{tile}")
    return tile.replace("-", " ").title()


def colours(names: Sequence[str], words: Words) -> str:
    """Colours joined by plus signs."""
    return " + ".join(words(f"colour-{name}") for name in names)


def symbols(counts: dict[str, int], words: Words) -> str:
    """Symbols by colour: 2 parent, 1 wild."""
    if not counts:
        return words("streets-no-symbols")
    return ", ".join(
        words("streets-symbol-count", n=n, colour=words(f"colour-{colour}")) for colour, n in counts.items()
    )


def facing_name(facing: str, words: Words) -> str:
    """A facing, given by its word or its first letter."""
    return words(f"facing-{facing[0].lower()}")


def in_words(data: Data, words: Words) -> Data:
    """Values for a message: tiles, colours and the like by their names, coordinates as text."""
    values = dict(data)
    for field in TILE_FIELDS:
        if field in values:
            values[field] = tile_name(values[field], words)
    for field, kind in WORD_FIELDS.items():
        if field in values:
            values[field] = words(f"{kind}-{values[field]}") if values[field] else "none"
    if "facing" in values:
        values["facing"] = facing_name(values["facing"], words)
    if "at" in values:
        values["x"], values["y"] = values.pop("at")
    for field in ("x", "y"):
        if field in values:
            values[field] = str(values[field])
    return values


def sentence(event: Data, names: Sequence[str], words: Words) -> str:
    """What an event of Streets says."""
    values = in_words(event, words)
    if "seat" in values:
        values["seat"] = names[values["seat"]]
    if "colour" in event and "n" in event:
        values["people"] = words(f"people-{event['colour']}", n=event["n"])
    if event["event"] == "valued":
        return _valuation(event, values, words)
    return words(f"streets-{event['event']}", **values)


def move_words(kind: IntEnum, move: Data, words: Words) -> str:
    """A move of Streets as something to choose."""
    return words(f"streets-move-{word(kind)}", **in_words(move, words))


def move_told(number: int, options: Options, words: Words) -> str:
    """A move, given by its number, in words."""
    move = Move.from_int(number, components.load(options.tiles))
    return move_words(move.kind, vars(move), words)


def _valuation(event: Data, values: Data, words: Words) -> str:
    """How a valuation was counted."""
    copied = event["printed"] not in (None, event["tile"])
    values["via"] = words("streets-via", tile=values["printed"]) if copied else ""
    values["shown"] = colours(event["depicted"], words)
    values["symbols"] = symbols(event["symbols"], words)
    return words(f"streets-valued-{event['kind']}", **values)
