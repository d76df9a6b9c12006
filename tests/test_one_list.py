"""One list of games: no code names a game outside the game's own folders and modules, and `games.GAMES`."""

import ast
import re
from pathlib import Path

import pytest

from citywright.games import GAMES

ROOT = Path(__file__).parents[1]
LIST = "src/citywright/games/__init__.py"
MADE = "web/src/wire.ts"  # made from the list
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)


def files(*patterns):
    """Files that belong to no game."""
    found = (file for pattern in patterns for file in sorted(ROOT.glob(pattern)))
    names = [file.relative_to(ROOT).as_posix() for file in found]
    return [name for name in names if not NAMED.search(name) and name not in (LIST, MADE)]


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
    """Names of games in code: names, imports and strings, but no docstrings or comments."""
    tree = ast.parse(source)
    told = docstrings(tree)
    return [
        (node.lineno if hasattr(node, "lineno") else 0, text)
        for node in ast.walk(tree)
        if id(node) not in told
        for text in words_of(node)
        if NAMED.search(text)
    ]


def named_in_script(source):
    """Names of games in TypeScript, Svelte and make, but for comments."""
    bare = COMMENTS.sub(lambda found: "\n" * found[0].count("\n"), source)
    return [(number, line.strip()) for number, line in enumerate(bare.splitlines(), 1) if NAMED.search(line)]


@pytest.mark.parametrize("name", files("src/**/*.py", "tools/**/*.py"))
def test_python_names_no_game(name):
    assert named_in_python((ROOT / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", files("web/src/**/*.ts", "web/src/**/*.svelte", "web/*.ts", "Makefile"))
def test_the_client_names_no_game(name):
    assert named_in_script((ROOT / name).read_text(encoding="utf-8")) == []


def test_the_search_finds_names_but_no_comments():
    game = GAMES[0]
    assert named_in_python(f'"""A game: {game}."""\n# {game}\ndef f():\n    "{game}"\n') == []
    assert named_in_python(f'from citywright.games.{game} import x\ny = "{game}-1"\n{game}_z = 1') != []
    assert [line for line, _ in named_in_python(f'x = 1\nf("{game}")')] == [2]
    assert named_in_script(f"// {game}\n/* {game}\n*/ a <!-- {game} -->") == []
    assert named_in_script(f'// a\nif (game === "{game}") b') == [(2, f'if (game === "{game}") b')]
