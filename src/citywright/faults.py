"""What is wrong with a position, in sentences. A game has messages of its own; those about form are shared."""

import json
from collections.abc import Mapping
from typing import Any

from citywright.words import Words

LONGEST = 60  # letters of a value that are told
NUMBERS = ("low", "high")  # told as they are written in JSON


def told(game: str, fault: Mapping[str, Any], say: Words) -> str:
    """A fault as a sentence."""
    own = f"{game}-fault-{fault['fault']}"
    return say(own if say.has(own) else f"fault-{fault['fault']}", **in_words(fault, say))


def in_words(fault: Mapping[str, Any], say: Words) -> dict[str, Any]:
    """Values for the message of a fault."""
    values = {name: as_text(value) for name, value in fault.items()}
    values |= {name: str(fault[name]) for name in NUMBERS if name in fault}
    values |= {
        name: say("fault-seat", n=fault[name]) for name in fault if name.endswith("seat") and fault[name] is not None
    }
    if "path" in fault:
        values["where"] = path_text(fault["path"]) or say("fault-position")
    if "value" in fault:
        values["value"] = value_text(fault["value"])
    return values


def as_text(value: Any) -> Any:
    """A value of a message: lists of words are joined, and places are written as in JSON."""
    if isinstance(value, list):
        whole = all(isinstance(each, int) for each in value)
        return value_text(value) if whole else ", ".join(map(str, value))
    return "none" if value in (None, "") else value


def value_text(value: Any) -> str:
    """What a person wrote, as JSON; words in single quotation marks."""
    text = f"'{value}'" if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def path_text(path: list[str | int]) -> str:
    """A path as people write it: seats[0].money."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
