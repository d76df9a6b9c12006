"""Every block of code in the documentation is run or checked, or a note in front of it says why not."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from types import ModuleType

import pytest

import citywright
from citywright.bots import bot
from citywright.bots.named import YOURS
from citywright.cli import parser
from citywright.games.streets import components as streets
from citywright.games.townies import components as townies
from tests.docs.pages import PAGES, ROOT, Block, blocks_of

BLOCKS = [block for page in PAGES for block in blocks_of(page)]
NAMES = [f"{block.page}-{number}" for number, block in enumerate(BLOCKS)]
TARGETS = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)


def run_python(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("citywright.bots.named.YOURS", dict(YOURS))  # a bot of an example is forgotten after it
    stand_in = ModuleType("ppo_policy")  # a policy takes minutes to train, and PyTorch: `greedy` sits in for it
    stand_in.Trained = lambda _: bot("greedy")
    monkeypatch.setitem(sys.modules, "ppo_policy", stand_in)
    exec(compile(code, "example", "exec"), {"__name__": "__main__"})


def check_commands(code):
    """Our own commands are understood, the files that Python runs are there, and make has the targets."""
    for line in code.splitlines():
        words = shlex.split(line, comments=True)
        match words:
            case ["citywright", *arguments]:
                parser().parse_args(arguments)
            case ["python", script, *arguments] if script.startswith(("examples/", "tools/", "bench/")):
                assert (ROOT / script).is_file(), line
            case ["make", target, *_]:
                assert target in TARGETS, line
            case ["pip", "install", *_, package]:
                assert re.fullmatch(r"(citywright|\.)(\[\w+\])?", package), line
            case _:
                raise AssertionError(f"nobody checks: {line}")


def check_csv(code, tmp_path):
    """Lines of a data file fit its columns; the rest of the file is ours."""
    head, *lines = code.splitlines()
    files = [*streets.HOUSE_TILES.parent.glob("*.csv"), *townies.HOUSE_MAP.parent.glob("*.csv")]
    assert head in [file.read_text(encoding="utf-8").splitlines()[0] for file in files]
    assert all(line.count(",") == head.count(",") for line in lines)


def check_toml(code):
    assert tomllib.loads(code)


def check_json(code):
    data = json.loads(code)
    if data.get("citywright") != "study":  # web/tests/shell/exploring.test.ts opens the study
        assert citywright.from_position(data, seed=1).names


CHECKS = {"sh": check_commands, "toml": check_toml, "json": check_json}


@pytest.mark.compiled
@pytest.mark.parametrize("block", BLOCKS, ids=NAMES)
def test_a_block_is_run_or_says_why_not(block: Block, tmp_path, monkeypatch):
    assert block.language, "a block names its language; `text` if it is not code"
    if not block.is_run or block.language == "text" or "--8<--" in block.code:  # tests/test_examples.py runs those
        return
    if block.language == "python":
        run_python(block.code, tmp_path, monkeypatch)
    elif block.language == "csv":
        check_csv(block.code, tmp_path)
    else:
        CHECKS[block.language](block.code)


def test_nearly_all_blocks_are_run():
    code = [block for block in BLOCKS if block.language != "text"]
    assert sum(block.is_run for block in code) >= 0.9 * len(code)


def test_an_example_in_the_package_runs():
    """The one in the docstring of the package itself."""
    code = citywright.__doc__.split("\n\n", 1)[1]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+, \d+\] \[[01, ]+\]\n", done.stdout)
