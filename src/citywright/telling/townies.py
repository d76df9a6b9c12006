"""Townies in sentences: its events, moves and things."""

from collections.abc import Sequence
from typing import Any

from citywright.games.townies import Options
from citywright.games.townies.components import kind_colours
from citywright.games.townies.layout import NONE, Colour, Object
from citywright.games.townies.moves import OBJECT, Move
from citywright.names import word
from citywright.words import Words

Data = dict[str, Any]
CONTINUES = {  # events told in the same line as the one before, if that is of this kind
    "finished": "finished",
    "condition": "neighbours",
    "scored": "condition",
    "marker": "marker",
}
WORD_FIELDS = {"colour": "marker", "object": "object", "goal": "goal", "bonus": "bonus", "kind": "marker"}
BY_OBJECT = "city-square"  # the only object that counts objects


def thing(kind: str, name: str, words: Words) -> str:
    """What something is called in a language; a host's shape that has no name there goes by its own."""
    return words(f"{kind}-{name}") if words.has(f"{kind}-{name}") else name


def spaces(names: Sequence[str]) -> str:
    """Spaces as they are typed: c4 d3 d4 e4."""
    return " ".join(names)


def kind_colour(object_: str) -> str | None:
    """The word for an object's kind colour; the city square has none."""
    colour = kind_colours()[Object(OBJECT[object_])]
    return None if colour == NONE else word(Colour(colour))


def in_words(data: Data, words: Words) -> Data:
    """Values for a message: colours, objects and the like by their names."""
    values = dict(data)
    if data.get("object"):
        values["kind"] = kind_colour(data["object"]) or ""
    for field, kind in WORD_FIELDS.items():
        if values.get(field):
            values[field] = words(f"{kind}-{values[field]}")
    if "shape" in values:
        values["shape"] = thing("shape", values["shape"], words)
    if "spaces" in values:
        values["n"], values["spaces"] = len(values["spaces"]), spaces(values["spaces"])
    return values


def sentence(event: Data, names: Sequence[str], words: Words) -> str:
    """What an event of Townies says."""
    kind, values = event["event"], in_words(event, words)
    if "seat" in values:
        values["seat"] = names[values["seat"]]
    match kind:
        case "additional":
            values["counts"] = words(f"townies-counts-{event['goal']}")
        case "bonus":
            values["does"] = words(f"townies-does-{event['bonus']}")
        case "neighbours" if event["object"] == BY_OBJECT:
            kind = f"neighbours-{BY_OBJECT}"
        case "condition":
            kind = f"condition-{event['object']}"
            values["met"] = "yes" if event["met"] else "no"
        case "goal":
            values["counted"] = counted(event, words)
    return words(f"townies-{kind}", **values)


def counted(event: Data, words: Words) -> str:
    """What a goal has counted, and where."""
    return words(f"townies-counted-{event['goal']}", n=event["count"], spaces=spaces(event["spaces"]))


def move_words(move: Data, words: Words) -> str:
    """A move of Townies as something to choose."""
    if "shape" in move:
        return words("townies-move-shape", **in_words(move, words))
    if "object" in move:
        coloured = "-coloured" if move["colour"] else ""
        return words(f"townies-move-object{coloured}", **in_words(move, words))
    return words("townies-move-pass")


def move_told(number: int, options: Options, words: Words) -> str:
    """A move, given by its number, in words."""
    return move_words(vars(Move.from_int(number, options.box)), words)


def why(events: Sequence[Data], names: Sequence[str], words: Words) -> list[str]:
    """Of what would be told, the sentences that explain points."""
    told = ("neighbours", "condition", "star", "soil")
    return [sentence(event, names, words) for event in events if event["event"] in told]


def goal_moves(before: Data, after: Data, words: Words) -> list[str]:
    """How the counts of goals would change, and by how many points."""
    parts = []
    for goal, now in before.items():
        then = after[goal]
        if then["count"] != now["count"]:
            gain = then["points"] - now["points"]
            values = {"before": now["count"], "after": then["count"], "gain": f"{gain:+}" if gain else 0}
            parts.append(words("townies-goal-moves", goal=words(f"goal-{goal}"), **values))
    return parts
