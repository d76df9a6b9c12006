"""The compiler: the same results with and without it, never stale code, nothing compiled before it is needed."""

import os
import shutil
import subprocess
import sys

import numpy as np
import pytest
from numba.core import pythonapi, types

from citywright._jit import records, sources
from citywright._jit.compiler import Rule
from citywright._jit.parts import Part
from citywright._jit.sources import sources_digest
from citywright.bots import Budget, bot, view_of
from citywright.game import new_game
from citywright.games import GAMES
from citywright.games.streets.city import stand
from citywright.games.streets.layout import STATE
from citywright.games.streets.rules import winners
from tests.interpreter import ROOT, both_ways, python


@pytest.mark.compiled
def test_compiled_and_interpreted_games_have_the_same_digests():
    compiled, interpreted = both_ways("tests.streets.digests")
    assert len(compiled) >= 60
    assert compiled == interpreted


SAID = """
import sys
import numpy as np
sys.__stderr__ = sys.stdout
from citywright.envs.common.writing import choose, put
from citywright.games.streets.tally import one
from citywright.search.tree import is_among
one(1)
is_among(1, np.zeros(3, np.int64), 3)
put(np.zeros(3, np.int16), 0, 1)
choose(np.zeros(3, np.int16), 0, 3, 1)
"""


@pytest.mark.compiled
def test_it_is_said_once_what_is_compiled(tmp_path):
    line = f"citywright: compiling {{}}, which happens once; compiled code is kept in {tmp_path}"
    said = python(SAID, CITYWRIGHT_CACHE=str(tmp_path), CITYWRIGHT_JIT="1").splitlines()
    assert said == [line.format(what) for what in ("the rules", "bots that think ahead", "environments")]


@pytest.mark.compiled
def test_a_rule_writes_into_the_very_record_it_is_given():
    rows = np.zeros(3, STATE)
    for seat, row in enumerate(rows):
        row.seats, row.money[0] = 2, 7 + seat
        row.money[1] = 8
    assert [winners(row) for row in rows] == [0b10, 0b11, 0b01]
    stand(rows[1], 5, 100, 2)
    assert (rows[1].building_at[100], rows[0].building_at[100], rows[2].building_at[100]) == (5, 0, 0)
    assert pythonapi._unboxers.functions[types.Record] is records.unbox_by_address, (
        "records are handed over the slow way"
    )


OTHER_NUMBA = """
import numba
import numpy as np
from numba.core import boxing, pythonapi, types
numba.version_info = (99, 0)
own = pythonapi._unboxers.functions[types.Record]
from citywright.games.streets.city import lay
from citywright.games.streets.layout import ORIGIN, STATE
rows = np.zeros(2, STATE)
lay(rows[1], 5, ORIGIN, 2)
print(pythonapi._unboxers.functions[types.Record] is own, lay.in_rules is lay, rows["building_at"][:, ORIGIN])
"""


@pytest.mark.compiled
def test_another_numba_compiles_and_hands_records_over_its_own_way(tmp_path):
    assert python(OTHER_NUMBA, CITYWRIGHT_CACHE=str(tmp_path)) == "True True [0 5]"


@pytest.mark.compiled
def test_only_what_python_calls_becomes_machine_code(tmp_path):
    """What it calls is a part of it, lowered once for all who call it."""
    assert all(isinstance(rule.in_rules, Part) for rule in Rule.all), "this Numba is not known"
    (tmp_path / "parts.py").write_text(PARTS)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import parts"
    assert python(code, CITYWRIGHT_CACHE=str(tmp_path)) == "2 4 1 0 1"


PARTS = """
from citywright._jit import rule
@rule
def inner(n):
    return n + 1
@rule
def one(n):
    return inner(n)
@rule
def other(n):
    return inner(n) + inner(True)
print(one(1), other(1), len(inner.in_rules.overloads), len(inner.overloads), len(one.overloads))
"""


MISSING = """
from citywright._jit import missing
from citywright.games.streets.tally import one
try:
    with missing.using("refuse"):
        one(1)
except missing.NotCompiled as rule:
    print(rule)
with missing.using("interpret"):
    print(one(1), len(one.signatures))
print(one(1), len(one.signatures))
"""


@pytest.mark.compiled
def test_a_rule_that_is_not_compiled_is_refused_interpreted_or_compiled(tmp_path):
    assert python(MISSING, CITYWRIGHT_CACHE=str(tmp_path)).splitlines() == ["one", "256 0", "256 1"]


MEANWHILE = """
from citywright._jit import missing
from citywright._jit.compiler import Rule
from tests.test_jit import beginning
missing.use("interpret")
print([beginning(game) for game in ("streets", "townies")], any(rule.signatures for rule in Rule.all))
"""


def beginning(game):
    """The first moves of a game by a bot that plans."""
    played = new_game(game, seed="meanwhile", players=2)
    for seed in range(2):
        played.play(bot("regular").choose(view_of(played, played.seat), played.seat, Budget(), seed))
    return [(entry.actor, entry.move) for entry in played.log]


@pytest.mark.compiled
def test_what_is_played_while_others_compile_is_the_same(tmp_path):
    compiled = [beginning(game) for game in ("streets", "townies")]
    assert python(MEANWHILE, CITYWRIGHT_CACHE=str(tmp_path)) == f"{compiled} False"


TYPED = """
from citywright._jit import missing
from citywright._jit.compiler import Rule
from tests.test_jit import moves_read
missing.use("interpret")
print([moves_read(game) for game in GAMES], any(rule.signatures for rule in Rule.all))
"""


def moves_read(game):
    """How many moves of a whole game are not what their texts are read as, and how many are."""
    played = new_game(game, seed="typed", players=2)
    while not played.is_over:
        played.play(played.legal_moves()[0])
    right = [played.move_of(played.text_of(entry.move)) == entry.move for entry in played.log]
    return right.count(False), right.count(True)


@pytest.mark.compiled
def test_moves_are_read_while_others_compile(tmp_path):
    compiled = [moves_read(game) for game in GAMES]
    assert all(wrong == 0 < right for wrong, right in compiled)
    assert python(f"GAMES = {GAMES}{TYPED}", CITYWRIGHT_CACHE=str(tmp_path)) == f"{compiled} False"


TWICE = """
from citywright._jit import rule
@rule
def twice(n):
    return n + n
"""


@pytest.mark.compiled
def test_two_processes_that_compile_a_rule_at_once_keep_both_results(tmp_path):
    (tmp_path / "twice.py").write_text(TWICE)
    code = "from twice import twice; print(twice({}), sum(twice._cache_hits.values()))"
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{tmp_path}", "CITYWRIGHT_CACHE": str(tmp_path / "cache")}
    run = [[sys.executable, "-c", code.format(n)] for n in ("1", "1.5")]
    for wait in [subprocess.Popen(each, env=environment, stdout=subprocess.DEVNULL) for each in run]:
        assert wait.wait() == 0
    assert [subprocess.check_output(each, env=environment, text=True) for each in run] == ["2 1\n", "3.0 1\n"]


@pytest.mark.compiled
def test_of_two_processes_that_need_a_rule_one_compiles_it(tmp_path):
    (tmp_path / "twice.py").write_text(TWICE)
    code = "from twice import twice; twice(1); print(sum(twice._cache_misses.values()))"
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{tmp_path}", "CITYWRIGHT_CACHE": str(tmp_path / "cache")}
    run = [sys.executable, "-c", code]
    both = [subprocess.Popen(run, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert sorted(process.communicate()[0] for process in both) == ["0\n", "1\n"]


WHO_CALLS = """
import numba  # reads its settings now, before ours
from citywright.games.streets.tally import tally
from citywright.games.streets.valuation import matching_symbols
print(matching_symbols(tally(0, 0, 1), tally(0)))
"""


@pytest.mark.compiled
def test_an_edit_in_another_module_is_never_missed(tmp_path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    cache = {"CITYWRIGHT_CACHE": str(tmp_path / "cache")}
    assert python(WHO_CALLS, tmp_path / "src", **cache) == "2"
    assert python(WHO_CALLS, tmp_path / "src", **cache) == "2"
    module = tmp_path / "src/citywright/games/streets/tally.py"
    module.write_text(module.read_text().replace("MASK = 255", "MASK = 1"))
    assert python(WHO_CALLS, tmp_path / "src", **cache) == "0"


MODULES = (
    "random_numbers",
    "games/streets/rules",
    "games/townies/rules",
    "search/streets/kernel",
    "envs/streets/kernel",
)


def digests(package):
    """The digests of some modules of a package, as a process that has just started finds them."""
    for known in (sources.imports_of, sources_digest):
        known.cache_clear()
    return [sources_digest(package / f"{module}.py") for module in MODULES]


def test_an_edit_leaves_compiled_whatever_does_not_import_it(tmp_path, monkeypatch):
    package = tmp_path / "citywright"
    shutil.copytree(ROOT / "src/citywright", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(sources, "PACKAGE", package)

    def changed(edited: str) -> list[bool]:
        before = digests(package)
        with (package / edited).open("a") as source:
            source.write("# edited")
        return [old != new for old, new in zip(before, digests(package), strict=True)]

    assert changed("games/streets/tally.py") == [False, True, False, True, True]
    assert changed("games/townies/masks.py") == [False, False, True, False, False]
    assert changed("search/tree.py") == [False, False, False, True, False]
    assert changed("envs/streets/actions.py") == [False, False, False, False, True]
    assert changed("random_numbers.py") == [True, True, True, True, True]
    for edited in ("games/streets/view.py", "games/streets/moves.py", "games/townies/moves.py", "cli/play.py"):
        assert changed(edited) == [False, False, False, False, False]


CLOSURES = r"""
import sys
from importlib import import_module
from pathlib import Path
from citywright._jit import PACKAGE, sources_of
for file in PACKAGE.rglob("*.py"):
    if "@rule\n" in file.read_text() and "gpu" not in file.parts:  # which needs one
        import_module(".".join(("citywright", *file.relative_to(PACKAGE).with_suffix("").parts)))
modules = [module for name, module in sys.modules.items() if name.startswith("citywright")]
files = {module.__name__: Path(module.__file__) for module in modules}
for name, file in files.items():
    used = {value.__module__ for value in vars(sys.modules[name]).values() if hasattr(value, "py_func")}
    for other in used - {name}:
        if files[other] not in sources_of(file):
            print(name, "uses rules of", other)
"""


@pytest.mark.compiled
def test_every_rule_that_a_module_uses_is_among_its_sources():
    assert python(CLOSURES, CITYWRIGHT_JIT="1") == ""


OWN_RULE = """
from citywright._jit import rule
from citywright.games.streets.tally import one
@rule
def two(n: int) -> int:
    return 2 * one(n)
"""


@pytest.mark.compiled
def test_a_rule_may_lie_outside_the_package(tmp_path):
    (tmp_path / "own.py").write_text(OWN_RULE)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from own import two; print(two(1))"
    assert python(code, CITYWRIGHT_CACHE=str(tmp_path / "cache")) == "512"
    assert list((tmp_path / "cache" / "own").iterdir())


PRICE = """
from citywright.games.streets.setup import Options, new_state
from citywright.games.streets.components import load
print(new_state(Options()).price[load().tile_number("flea-market")])
"""


def test_an_edit_of_a_tile_file_is_never_missed(tmp_path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"CITYWRIGHT_JIT": "0"}
    assert python(PRICE, tmp_path / "src", **environment) == "5"
    tiles = tmp_path / "src/citywright/games/streets/data/tiles.csv"
    tiles.write_text(tiles.read_text().replace("set 5 hipster parent", "set 7 hipster parent"))
    assert python(PRICE, tmp_path / "src", **environment) == "7"


def test_the_cache_is_kept_and_old_ones_are_removed(tmp_path):
    folders = [tmp_path / "random_numbers" / name for name in "abcdef"]
    for age, folder in enumerate(folders):
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    python("import citywright.random_numbers", CITYWRIGHT_CACHE=str(tmp_path), CITYWRIGHT_JIT="1")
    assert [folder.name for folder in folders if folder.exists()] == ["a", "b", "c"]


@pytest.mark.compiled
def test_compiled_rules_serve_the_package_wherever_it_lies(tmp_path):
    code = "from citywright.games.streets.tally import one; print(one(1), one._cache_hits)"
    cache = {"CITYWRIGHT_CACHE": str(tmp_path / "cache"), "CITYWRIGHT_JIT": "1"}
    assert python(code, **cache).startswith("256 Counter()")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    assert python(code, tmp_path / "src", **cache).startswith("256 Counter({(int64,): 1})")


def test_a_cache_that_cannot_be_written_is_no_obstacle():
    code = "from citywright.games.streets.tally import one; print(one(1))"
    assert python(code, CITYWRIGHT_CACHE="/proc/none", CITYWRIGHT_JIT="1") == "256"


def test_nothing_is_compiled_by_an_import():
    code = """
import gc, numba, citywright.games.streets
from numba.core.registry import CPUDispatcher
rules = [rule for rule in gc.get_objects() if isinstance(rule, CPUDispatcher) and "citywright" in rule.__module__]
print(len(rules) > 100, sum(len(rule.signatures) for rule in rules))
"""
    assert python(code, CITYWRIGHT_JIT="1") == "True 0"


def test_help_loads_neither_the_rules_nor_the_compiler():
    code = """
import sys
from citywright.cli import main
try:
    main(["--help"])
except SystemExit:
    print(sorted({"numpy", "numba", "rich", "fluent"} & set(sys.modules)))
"""
    assert python(code).endswith("[]")
