"""Every setting is documented."""

from pathlib import Path

import pytest

from citywright.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_a_setting_is_documented(name):
    assert f"\n| `{name}` |" in PAGE.read_text()
