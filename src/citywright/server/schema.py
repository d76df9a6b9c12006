"""TypeScript's types of the wire: `python -m citywright.server.schema` writes web/src/wire.ts; a test keeps it true."""

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from citywright.games import GAMES
from citywright.server import wire
from citywright.server.games import served_game

TARGET = Path("web") / "src" / "wire.ts"
HEAD = "// Made by `python -m citywright.server.schema` from src/citywright/server/wire.py; do not edit.\n"
LIST_OF_GAMES = f"""export const GAMES = {json.dumps(GAMES)} as const;
export type GameName = (typeof GAMES)[number];
"""
PLAIN: dict[type, str] = {
    types.AnyType: "any",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def structs() -> list[type[msgspec.Struct]]:
    """All messages and their parts, in the order of the wire, then those of the games."""
    return [
        each
        for module in (wire, *map(served_game, GAMES))
        for each in vars(module).values()
        if is_message(each, module)
    ]


def is_message(found: Any, module: Any) -> bool:
    """Whether something is a message, or a part of one, that a module defines."""
    return isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__


def typed(type_: types.Type) -> str:
    """A type in TypeScript."""
    match type_:
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=some):
            return " | ".join(typed(each) for each in some)
        case types.LiteralType(values=values) if set(values) == set(GAMES):
            return "GameName"
        case types.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case types.ListType(item_type=item):
            return f"Array<{typed(item)}>"
        case types.TupleType(item_types=items):
            return f"[{', '.join(typed(item) for item in items)}]"
        case types.DictType(key_type=key, value_type=value):
            return f"Record<{typed(key)}, {typed(value)}>"
    return PLAIN[type(type_)]


def interface(struct: type[msgspec.Struct]) -> str:
    """A message in TypeScript."""
    found = types.type_info(struct)
    assert isinstance(found, types.StructType)
    lines = [
        f"/** {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} */",
        f"export interface {struct.__name__} {{",
    ]
    if found.tag is not None:
        lines.append(f'  {found.tag_field}: "{found.tag}";')
    for each in found.fields:
        lines.append(f"  {each.encode_name}{'' if each.required else '?'}: {typed(each.type)};")
    return "\n".join([*lines, "}"])


def union(name: str) -> str:
    """One of the unions of messages."""
    return f"export type {name} = {' | '.join(each.__name__ for each in getattr(wire, name).__args__)};"


def typescript() -> str:
    """The whole file."""
    return "\n".join(
        [
            HEAD,
            LIST_OF_GAMES,
            *(interface(struct) + "\n" for struct in structs()),
            union("ToBrowser"),
            union("FromBrowser"),
            "",
        ]
    )


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"{TARGET} is written", file=sys.stderr)
