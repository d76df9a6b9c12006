"""One list of games: no code or message names a game, or what only that game has, outside the game's own folders and
modules, and `games.GAMES`."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from citywright.game import rules_named
from citywright.games import GAMES
from citywright.names import word
from citywright.options import rows
from citywright.server.games import served_game
from tests.languages import ENGLISH, WORDS, entries

ROOT = Path(__file__).parents[1]
LIST = "src/citywright/games/__init__.py"
MADE = "web/src/wire.ts"  # made from the list
HISTORY = "src/citywright/server/store/migrations/"
AUTOMAS = [automa for game in GAMES for automa in rules_named(game).AUTOMAS]
NAMED = re.compile("|".join([*GAMES, *AUTOMAS]), re.IGNORECASE)
COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`")
PYTHON = ("src/**/*.py", "tools/**/*.py")
SCRIPTS = ("web/src/**/*.ts", "web/src/**/*.svelte", "web/*.ts")
# Words of a game that mean something else as well.
EVERYDAY = {
    "build",
    "built",
    "finished",
    "first",
    "map",
    "module",
    "object",
    "out",
    "over",
    "players",
    "ru",
    "score",
    "second",
    "send",
    "show",
    "start",
    "top",
    "turn",
}


@cache
def vocabulary():
    """What a single game calls its options, their values, its moves and its events."""
    found = set()
    for game in GAMES:
        rules = rules_named(game)
        for row in rows(rules.Options):
            found |= {row.name, row.one, *(row.values if row.kind not in ("number", "player") else ())}
        found |= {move["kind"] for move in rules.Move.table()}
        found |= {word(event) for event in served_game(game).TYPES.events.fields}
    return found - EVERYDAY - {""}


def files(*patterns):
    """Files that belong to no game."""
    found = (file for pattern in patterns for file in sorted(ROOT.glob(pattern)))
    names = [file.relative_to(ROOT).as_posix() for file in found]
    return [
        name for name in names if not NAMED.search(name) and name not in (LIST, MADE) and not name.startswith(HISTORY)
    ]


def text_of(name):
    return (ROOT / name).read_text(encoding="utf-8")


def docstrings(tree):
    """The nodes that are docstrings, of modules, classes, functions and fields."""
    bodies = [node.body for node in ast.walk(tree) if isinstance(getattr(node, "body", None), list)]
    return {id(each.value) for body in bodies for each in body if isinstance(each, ast.Expr)}


def words_of(node):
    """The names and strings that a node of the syntax tree itself holds."""
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str):
                yield each


def named_in_python(source):
    """Names of games and of their opponents in code: in names, imports and strings, but not in docstrings or comments.
    Also strings that are a word of one game."""
    tree = ast.parse(source)
    told = docstrings(tree)
    return [
        (node.lineno if hasattr(node, "lineno") else 0, text)
        for node in ast.walk(tree)
        if id(node) not in told
        for text in words_of(node)
        if NAMED.search(text) or (isinstance(node, ast.Constant) and text in vocabulary())
    ]


def named_in_script(source):
    """The same in TypeScript, Svelte and make."""
    bare = COMMENTS.sub(lambda found: "\n" * found[0].count("\n"), source)
    return [
        (number, line.strip())
        for number, line in enumerate(bare.splitlines(), 1)
        if NAMED.search(line) or any({*found.groups()} & vocabulary() for found in QUOTED.finditer(line))
    ]


@pytest.mark.parametrize("name", files(*PYTHON))
def test_python_names_no_game(name):
    assert named_in_python(text_of(name)) == []


@pytest.mark.parametrize("name", files(*SCRIPTS, "Makefile"))
def test_the_client_names_no_game(name):
    assert named_in_script(text_of(name)) == []


def shared_messages():
    """The English messages of all games: ids and texts."""
    for folder in WORDS:
        file = ROOT / folder / f"{ENGLISH}.ftl"
        source = file.read_text(encoding="utf-8")
        yield from ((entry.id.name, source[entry.span.start : entry.span.end]) for entry in entries(file))


def test_no_message_of_all_games_names_one():
    """Nor an edition or a consultant: a game's words for them are in its own files."""
    things = [row.one for game in GAMES for row in rows(rules_named(game).Options) if row.one]
    own = re.compile(rf"\b({'|'.join([*GAMES, *AUTOMAS, *things])})", re.IGNORECASE)
    assert [text for _, text in shared_messages() if own.search(text)] == []


def test_messages_that_only_one_game_uses_are_in_its_files():
    everything = {path.relative_to(ROOT).as_posix() for pattern in (*PYTHON, *SCRIPTS) for path in ROOT.glob(pattern)}
    shared = "".join(map(text_of, files(*PYTHON, *SCRIPTS)))
    of_games = "".join(map(text_of, everything - {*files(*PYTHON, *SCRIPTS)}))
    ids = [name for name, _ in shared_messages()]
    assert [name for name in ids if f'"{name}"' in of_games and f'"{name}"' not in shared] == []


def test_the_search_finds_names_but_no_comments():
    game = GAMES[0]
    assert named_in_python(f'"""A game: {game}."""\n# {game}\ndef f():\n    "{game}"\n') == []
    assert named_in_python(f'from citywright.games.{game} import x\ny = "{game}-1"\n{game}_z = 1') != []
    assert [line for line, _ in named_in_python(f'x = 1\nf("{game}")')] == [2]
    assert named_in_script(f"// {game}\n/* {game}\n*/ a <!-- {game} -->") == []
    assert named_in_script(f'// a\nif (game === "{game}") b') == [(2, f'if (game === "{game}") b')]


def test_the_search_finds_words_of_one_game():
    """Such as were there once."""
    for once in ('edition = "2021"', 'GRIFTER = "x"', 'say("bot-grifter")', 'KINDS = ["goal"]'):
        assert len(named_in_python(once)) == len(named_in_script(once)) == 1
    assert named_in_python("first = shape.second") == named_in_script("const first = shape.first;") == []
