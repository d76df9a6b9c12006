"""The options of a game as parameters of OpenSpiel, which are numbers or texts.

OpenSpiel reads a text such as 2021 as a number, and refuses it where it wants a text; in quotes it stays a text. It
separates parameters by commas, so lists are joined by plus signs: business+consultants.
"""

import re
from collections.abc import Mapping
from typing import Any

from citywright.game import rules_named
from citywright.options import Option, rows

Parameters = Mapping[str, Any]
NUMERAL = re.compile(r"[-+.\d]+")


def defaults(game: str) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    return {row.name: default(row) for row in rows(rules_named(game).Options)} | {"reward": "win"}


def default(row: Option) -> Any:
    """The default of a parameter; an empty text or a 0 stands for what cannot be written otherwise."""
    if row.kind in ("number", "player"):
        return row.default or 0
    return row.default if row.kind == "one" and not NUMERAL.fullmatch(row.default) else ""


def options(game: str, given: Parameters) -> Any:
    """The options that parameters ask for."""
    kind = rules_named(game).Options
    chosen = [row for row in rows(kind) if given[row.name] != default(row)]
    return kind(**{row.name: value_of(row, given[row.name]) for row in chosen})


def value_of(row: Option, parameter: str | int) -> Any:
    """The value of an option."""
    return parameter if isinstance(parameter, int) else row.read(parameter.strip("'\""))


def quoted(parameter: Any) -> Any:
    """A parameter as OpenSpiel can write it down and read it again."""
    return f"'{parameter}'" if isinstance(parameter, str) and NUMERAL.fullmatch(parameter) else parameter
