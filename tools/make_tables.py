"""Write the tables that come from data: `python tools/make_tables.py`.

A table stands between `<!-- made: NAME -->` and `<!-- end -->`, in the documentation and in the rules that players
read; `tests/docs/test_pages.py` fails when one is out of date. The tables of a game are in `tables/<game>.py`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from citywright.bots import LEVELS, bot_of
from citywright.envs import spaces
from citywright.envs.common.features import Block, start_of
from citywright.games import GAMES
from citywright.words import LANGUAGES
from tables import growth, table

ROOT = Path(__file__).parents[1]
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
Tables = Mapping[str, Callable[[], str]]


def tables_of(game: str) -> Any:
    """The module with the tables of a game."""
    return import_module(f"tables.{game}")


def levels() -> str:
    """The levels and their bots."""
    columns = [(game, alone) for game in GAMES for alone in (False, True)]
    head = (f"{game.capitalize()}{', alone' if alone else ''}" for game, alone in columns)
    rows = ([f"`{name}`", *(f"`{bot_of(name, *column)}`" for column in columns)] for name in LEVELS)
    return table(("level", *head), rows)


def block_table(block: Block, start: int) -> str:
    """The features of one block of an observation."""
    rows = f"{block.rows} rows of {block.width} numbers; a row is {block.row}" if block.rows > 1 else "one row"
    head = f"**{block.name}**, from {start}: {rows}.\n\n"
    features = (
        (str(block.at(feature.name)), feature.name, str(feature.count), str(feature.top), feature.tells)
        for feature in block.features
    )
    return head + table(("at", "feature", "numbers", "1 is", "meaning"), features)


def observation(game: str) -> str:
    """All blocks of an observation; blocks of a single feature share a table."""
    blocks = spaces(game).blocks
    planes = [block for block in blocks if len(block.features) == 1]
    parts = [block_table(block, start_of(blocks, block.name)) for block in blocks if block not in planes]
    rows = (
        (str(start_of(blocks, plane.name)), plane.name, str(plane.rows), str(plane.features[0].top), told)
        for plane in planes
        for told in [plane.features[0].tells]
    )
    if planes:
        parts.append("**your sheet**: planes with a number for every space.\n\n")
        parts[-1] += table(("from", "plane", "numbers", "1 is", "meaning"), rows)
    return "\n".join(parts)


def pages() -> Iterator[tuple[Path, Callable[[str], Tables]]]:
    """Every page with such tables, and what makes them from its text."""
    for game in GAMES:
        made = tables_of(game).tables
        yield ROOT / "docs" / f"{game}.md", partial(made, language="en")
        for language in LANGUAGES:
            yield ROOT / "web" / "src" / "rules" / f"{game}.{language}.md", partial(made, language=language)
    yield ROOT / "docs" / "bots.md", lambda _: {"levels": levels}
    yield ROOT / "docs" / "growth.md", lambda _: growth.tables
    environments = {f"{game}_actions": tables_of(game).action_table for game in GAMES}
    environments |= {f"{game}_observation": partial(observation, game) for game in GAMES}
    yield ROOT / "docs" / "environments.md", lambda _: environments


def made_anew(page: str, made: Tables) -> str:
    """A page with all its tables written again."""
    return MADE.sub(lambda found: f"{found[1]}\n{made[found[2]]()}\n{found[3]}", page)


if __name__ == "__main__":
    for path, made in pages():
        page = path.read_text(encoding="utf-8")
        path.write_text(made_anew(page, made(page)), encoding="utf-8")
