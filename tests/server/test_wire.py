"""The types of TypeScript are those of Python, and every problem has words."""

import re
from pathlib import Path

import pytest

from citywright.server import schema
from citywright.server.problems import STATUS
from citywright.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "citywright" / "server"


def test_typescript_has_the_same_types():
    for path, text in schema.typescript().items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, "python -m citywright.server.schema"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language):
    words = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert {f"problem-{code}" for code in STATUS} <= set(re.findall(r"^(problem-[\w-]+) =", words, re.MULTILINE))


def test_every_problem_is_used():
    source = "".join(path.read_text() for path in SERVER.rglob("*.py") if path.name != "problems.py")
    assert {code for code in STATUS if f'"{code}"' not in source} == set()
