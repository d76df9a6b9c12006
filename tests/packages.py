"""A package of somebody else that brings bots."""

import sys
from pathlib import Path

import pytest


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, code: str, **makers: str) -> None:
    """Have a module of some code be found in a folder, and its makers as entry points for bots."""
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    points = [f"{bot} = {name}:{maker}" for bot, maker in makers.items()]
    (info / "entry_points.txt").write_text("\n".join(["[citywright.bots]", *points, ""]))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, name, raising=False)
