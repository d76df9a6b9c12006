"""The direction of imports: each layer imports only those above it, and heavy libraries have one door each."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
LAYERS = [  # from the bottom of the architecture up; a module may import its own layer and earlier ones
    ("errors", "_jit", "extras"),
    ("copying", "fields", "random_numbers", "events", "data", "names", "moves", "options"),
    ("description",),
    ("event_data", "writing", "filling"),
    ("playouts", "agreed"),
    ("rules",),
    ("games",),
    ("words",),
    ("faults",),
    ("positions",),
    ("game",),
    ("record",),
    ("search",),
    ("bots",),
    ("telling",),
    ("screens",),
    ("envs",),
    ("runs",),
    ("arena", "simulation"),
    ("review",),
    ("puzzles",),
    ("server",),
    ("engine",),
    ("cli",),
]
DOORS = {
    "numba": {"_jit"},
    "llvmlite": {"_jit"},
    "fluent": {"words"},
    "rich": {"cli", "screens"},
    "reportlab": {"cli"},
    "openskill": {"arena"},
    "matplotlib": {"arena", "review"},
    "litestar": {"server"},
    "uvicorn": {"server"},
    "msgspec": {"server"},
    "sqlalchemy": {"server"},
    "alembic": {"server"},
    "prometheus_client": {"server"},
    "PIL": {"envs"},
    "pettingzoo": {"envs"},
    "gymnasium": {"envs"},
    "pyspiel": {"envs"},
    "ray": {"runs"},
}
MODULES = sorted(SRC.rglob("*.py"))


def layer_of(module: str) -> int:
    """The layer of a module inside the package, such as `games.streets.rules`; the package itself is above all."""
    top = module.split(".")[0]
    return next((i for i, names in enumerate(LAYERS) if top in names), len(LAYERS))


def imports(path: Path) -> set[str]:
    """Full names of everything a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def name_of(path: Path) -> str:
    """A module's name inside the package."""
    parts = path.relative_to(SRC / "citywright").with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_imports_only_from_above(path):
    mine = name_of(path)
    for other in imports(path):
        inner = other.removeprefix("citywright.")
        if other.startswith("citywright.") and layer_of(inner) < len(LAYERS):
            assert layer_of(inner) <= layer_of(mine), f"{mine} imports {inner}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_heavy_libraries_have_one_door(path):
    mine = name_of(path)
    for other in imports(path):
        doors = DOORS.get(other.split(".")[0])
        assert doors is None or mine.split(".")[0] in doors, f"{mine} imports {other}"


@pytest.mark.parametrize("path", [p for p in MODULES if "games/" in p.as_posix()], ids=name_of)
def test_no_game_knows_another(path):
    mine = name_of(path).split(".")[1:2]
    others = {other.split(".")[2] for other in imports(path) if other.startswith("citywright.games.")}
    assert not mine or others <= set(mine)


def test_every_module_is_in_a_layer():
    assert {name_of(path) for path in MODULES if layer_of(name_of(path)) == len(LAYERS)} == {""}
