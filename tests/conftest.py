"""What several tests stand on."""

import pytest


@pytest.fixture
def own_home(tmp_path, monkeypatch):
    """Games and runs are kept in a folder of the test's own; the terminal is wide."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")
