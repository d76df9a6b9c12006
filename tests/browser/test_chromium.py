"""Which browser the tests take."""

from tests.browser import chromium


def test_a_named_one_comes_before_a_command_and_that_before_an_app_of_a_mac(monkeypatch, tmp_path):
    monkeypatch.delenv("CITYWRIGHT_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "MAC_FOLDERS", (tmp_path,))
    assert chromium.executable() is None
    app = tmp_path / "Google Chrome.app" / "Contents" / "MacOS" / "Google Chrome"
    app.parent.mkdir(parents=True)
    app.touch()
    assert chromium.executable() == str(app)
    command = tmp_path / "microsoft-edge"
    command.touch(0o755)
    assert chromium.executable() == str(command)
    monkeypatch.setenv("CITYWRIGHT_CHROMIUM", "/my/browser")
    assert chromium.executable() == "/my/browser"
