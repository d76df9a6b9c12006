"""Events in sentences, each citing its rule: what the log says, in the terminal and in the browser."""

from collections.abc import Sequence
from typing import Any

from citywright.words import Words

Data = dict[str, Any]
TILE_FIELDS = ("tile", "covered", "source", "building", "printed")


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
    return ", ".join(f"{n} {words(f'colour-{colour}')}" for colour, n in counts.items())


def sentence(event: Data, names: Sequence[str], words: Words) -> str:
    """What an event of Streets says."""
    values = dict(event)
    message = f"streets-{values.pop('event')}"
    if "seat" in values:
        values["seat"] = names[values["seat"]]
    if "colour" in values and "n" in values:
        values["people"] = words(f"people-{values['colour']}", n=values["n"])
    for field in TILE_FIELDS:
        if field in values:
            values[field] = tile_name(values[field], words)
    for field in ("colour", "business", "consultant"):
        if field in values:
            values[field] = words(f"{field}-{values[field]}")
    if "back" in values:
        values["back"] = words(f"colour-{values['back']}")
    if "facing" in values:
        values["facing"] = words(f"facing-{values['facing'].lower()}")
    if "at" in values:
        values["x"], values["y"] = map(str, values.pop("at"))
    if message == "streets-valued":
        return _valuation(event, values, words)
    return words(message, **values)


def _valuation(event: Data, values: Data, words: Words) -> str:
    """How a valuation was counted."""
    copied = event["printed"] not in (None, event["tile"])
    values["via"] = words("streets-via", tile=values["printed"]) if copied else ""
    values["shown"] = colours(event["depicted"], words)
    values["symbols"] = symbols(event["symbols"], words)
    return words(f"streets-valued-{event['kind']}", **values)


def log_lines(log: Sequence[Data], names: Sequence[str], words: Words) -> list[str]:
    """The sentences of a log, each with the section of the rules it follows."""
    return [f"{sentence(event, names, words)} §{event['rule']}" for entry in log for event in entry["events"]]
