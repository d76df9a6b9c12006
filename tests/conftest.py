"""What all tests share."""

import pytest


def pytest_collection_modifyitems(items):
    """The slow tests come first, so that no worker is left alone with one in the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture
def own_home(tmp_path, monkeypatch):
    """Keep games and runs in a folder of the test's own, and make the terminal wide."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")
