"""TypeScript's types of the wire: `python -m citywright.server.schema` writes web/src/wire.ts, and web/src/GAME/wire.ts
with the views, events and moves of each game; a test keeps them true."""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as types

from citywright.event_data import EventReader
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.moves import Move
from citywright.names import word
from citywright.review import Reason
from citywright.server import wire
from citywright.server.games import served_game

SOURCES = Path("web") / "src"
HEAD = "// Made by `python -m citywright.server.schema` from {}; do not edit.\n"
LIST_OF_GAMES = f"""export const GAMES = {json.dumps(GAMES)} as const;
export type GameName = (typeof GAMES)[number];
"""
ANY_GAME = ("View", "Event", "Fault", "Prospect", "Found")  # each game has types with these names
PLAIN: dict[type, str] = {
    types.AnyType: "any",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
MOVE_PARTS: dict[str | int, str] = {"text": "string", "words": "string[]", "number": "number"}


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


class Writer:
    """Writes types in TypeScript, those in `named` by their names; `data` is what plain data of any form is called."""

    def __init__(self, named: dict[frozenset[Any], str], data: str = "Record<string, any>"):
        self.named, self.data = named, data

    def typed(self, type_: types.Type) -> str:
        """A type in TypeScript."""
        match type_:
            case types.Metadata(extra_json_schema={"title": title}):
                return str(title)
            case types.StructType(cls=cls) | types.TypedDictType(cls=cls) | types.DataclassType(cls=cls):
                return cls.__name__
            case types.UnionType(types=some):
                return " | ".join(self.typed(each) for each in some)
            case types.LiteralType(values=values):
                return self.named.get(frozenset(values)) or " | ".join(f'"{value}"' for value in values)
            case types.ListType(item_type=item):
                return f"Array<{self.typed(item)}>"
            case types.TupleType(item_types=items):
                return f"[{', '.join(self.typed(item) for item in items)}]"
            case types.DictType(value_type=types.AnyType()):
                return self.data
            case types.DictType(key_type=key, value_type=value):
                return f"Record<{self.typed(key)}, {self.typed(value)}>"
        return PLAIN[type(type_)]

    def interface(self, cls: type) -> str:
        """A message or a part of one in TypeScript."""
        found: Any = types.type_info(cls)
        lines = [
            f"/** {' '.join(inspect.cleandoc(cls.__doc__ or '').split())} */",
            f"export interface {cls.__name__} {{",
        ]
        if getattr(found, "tag", None) is not None:
            lines.append(f'  {found.tag_field}: "{found.tag}";')
        fields = {each.name: each for each in found.fields}
        for each in (fields[name] for name in get_type_hints(cls) if name in fields):
            lines.append(f"  {each.encode_name}{'' if each.required else '?'}: {self.typed(each.type)};")
        return "\n".join([*lines, "}", ""])


def parts_of(type_: types.Type) -> Iterator[type]:
    """The classes that a type is made of, each after its own parts."""
    match type_:
        case types.TypedDictType(cls=cls, fields=fields) | types.DataclassType(cls=cls, fields=fields):
            for each in fields:
                yield from parts_of(each.type)
            yield cls
        case types.UnionType(types=some):
            for each_type in some:
                yield from parts_of(each_type)
        case types.ListType(item_type=inner) | types.DictType(value_type=inner):
            yield from parts_of(inner)


def union(name: str) -> str:
    """One of the unions of messages."""
    return f"export type {name} = {' | '.join(each.__name__ for each in getattr(wire, name).__args__)};"


def messages() -> str:
    """web/src/wire.ts: the messages, in which data of any game are unions."""
    writer = Writer({frozenset(GAMES): "GameName"})
    return "\n".join(
        [
            HEAD.format("src/citywright/server/wire.py"),
            *(f'import type * as {game} from "./{game}/wire";' for game in GAMES),
            "",
            LIST_OF_GAMES,
            *(f"export type {name} = {' | '.join(f'{game}.{name}' for game in GAMES)};" for name in ANY_GAME),
            "",
            *map(writer.interface, [*dict.fromkeys(parts_of(types.type_info(Reason))), *structs()]),
            union("ToBrowser"),
            union("FromBrowser"),
            "",
        ]
    )


def literals(module: Any) -> dict[str, tuple[str, ...]]:
    """The lists of words that a module names."""
    return {name: get_args(hint) for name, hint in vars(module).items() if get_origin(hint) is Literal}


def event_union(events: EventReader, writer: Writer, name: str, about: str) -> str:
    """What can happen in a game, or be wrong with a position: one type for each kind of row."""
    kinds = []
    for kind in events.fields:
        fields = {field: writer.typed(types.type_info(hint)) for field, hint in events.types(kind).items()}
        said = [f'{name.lower()}: "{word(kind)}"', "rule: string", *(f"{field}: {t}" for field, t in fields.items())]
        kinds.append(f"  | {{ {'; '.join(said)} }}")
    return "\n".join([f"/** {about} */", f"export type {name} =", *kinds]) + ";\n"


def move_union(moves: type[Move]) -> str:
    """The moves of a game, and the table by which they are read and written."""
    kinds = []
    for row in moves.table():
        fields = [f"{part['name']}: {MOVE_PARTS.get(part['reads'], 'number')}" for part in row["parts"]]
        kinds.append("  | { " + "; ".join([f'kind: "{row["kind"]}"', *fields]) + " }")
    rows = ",\n".join(f"  {json.dumps(row)}" for row in moves.table())
    union = "\n".join(["/** A move, read from its text. */", "export type Move =", *kinds]) + ";\n"
    return f"{union}\n/** How moves are written. */\nexport const MOVES: MoveRow[] = [\n{rows},\n];\n"


def game_data(game: str) -> str:
    """web/src/GAME/wire.ts: views, events and moves of a game."""
    of = served_game(game).TYPES
    named = literals(inspect.getmodule(of.view))
    writer = Writer({frozenset(words): name for name, words in named.items()}, data="Event")
    classes = [cls for each in (of.view, of.prospect, of.found) for cls in parts_of(types.type_info(each))]
    return "\n".join(
        [
            HEAD.format(f"src/citywright/games/{game}"),
            'import type { MoveRow } from "../lib/moves";',
            "",
            *(f"export type {name} = {' | '.join(map(json.dumps, words))};" for name, words in named.items()),
            "",
            *map(writer.interface, dict.fromkeys(classes)),
            event_union(of.events, writer, "Event", "What happened."),
            event_union(rules_named(game).FAULTS, writer, "Fault", "What is impossible about a position."),
            move_union(of.moves),
            *(f"export const {name} = {json.dumps(table)};\n" for name, table in served_game(game).TABLES.items()),
        ]
    )


def typescript() -> dict[Path, str]:
    """All files, by their paths."""
    return {
        SOURCES / "wire.ts": messages(),
        **{SOURCES / game / "wire.ts": game_data(game) for game in GAMES},
    }


if __name__ == "__main__":
    for path, text in typescript().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path} is written", file=sys.stderr)
