"""The pages of the documentation, and the blocks of code in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^(?P<note><!-- not run: .+ -->\n)?```(?P<language>\w*)\n(?P<code>(?s:.*?))^```$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block of code."""

    page: str
    language: str
    code: str
    is_run: bool  # else a note in front of it says why not


def name_of(path: Path) -> str:
    """A page's name in the checkout."""
    return path.relative_to(ROOT).as_posix()


def blocks_of(path: Path, language: str = "") -> list[Block]:
    """The blocks of a page, or those in a language."""
    found = FENCE.finditer(path.read_text(encoding="utf-8"))
    blocks = [Block(name_of(path), each["language"], each["code"], each["note"] is None) for each in found]
    return [block for block in blocks if language in ("", block.language)]
