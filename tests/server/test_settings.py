"""Everything that can be set is typed and documented."""

import re
from pathlib import Path

import pytest

from citywright.errors import NotReadable
from citywright.server.process.serve import serve
from citywright.server.process.settings import Settings, database_url, settings, unknown
from tests.commands import run
from tests.server.servers import free_port

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_is_documented_with_its_default(name):
    default = getattr(Settings(), name)
    row = re.search(rf"^\| `CITYWRIGHT_{name.upper()}` \| ([^|]*) \|", PAGE, re.MULTILINE)
    assert row, f"docs/server.md should have a row for {name}"
    if default != "" and name != "thinkers":
        assert row[1] == (f"`{default:g}`" if isinstance(default, float) else f"`{default}`")


def test_nothing_else_is_documented():
    documented = re.findall(r"^\| `CITYWRIGHT_(\w+)`", PAGE, re.MULTILINE)
    assert [name.lower() for name in documented] == list(Settings.__struct_fields__)


def test_settings_come_from_the_environment_and_options_count_more():
    found = settings({"CITYWRIGHT_PORT": "9000", "CITYWRIGHT_BOT_SECONDS": "1.5", "OTHER": "x"}, port=9001, host=None)
    assert (found.port, found.bot_seconds, found.host) == (9001, 1.5, "127.0.0.1")


@pytest.mark.parametrize(
    "bad",
    [
        {"CITYWRIGHT_PORT": "many"},
        {"CITYWRIGHT_LOG": "loud"},
        {"CITYWRIGHT_ORIGINS": "https://club.example/"},
        {"CITYWRIGHT_ORIGINS": "https://club.example *"},
        *({"CITYWRIGHT_ADDRESS": bad} for bad in ("host", "host:", ":8000", "host:http", "http://host:80", "::1:80")),
    ],
)
def test_a_bad_setting_is_told(bad):
    with pytest.raises(NotReadable, match=next(iter(bad))):
        settings(bad)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "99999", "CITYWRIGHT_PORT is '99999'; it should be a whole number of at most 65535"),
        ("WORKERS", "0", "CITYWRIGHT_WORKERS is '0'; it should be a whole number of at least 1"),
        ("REQUESTS_A_MINUTE", "0", "CITYWRIGHT_REQUESTS_A_MINUTE is '0'; it should be a whole number of at least 1"),
        ("THINKERS", "x", "CITYWRIGHT_THINKERS is 'x'; it should be a whole number"),
        ("AWAY_SECONDS", "nan", "CITYWRIGHT_AWAY_SECONDS is 'nan'; it should be a number of at least 0.0"),
        ("HEAD_SECONDS", "0", "CITYWRIGHT_HEAD_SECONDS is '0'; it should be a number above 0"),
        ("LOG", "loud", "CITYWRIGHT_LOG is 'loud'; it should be one of debug, info, warning, error"),
    ],
)
def test_a_setting_out_of_range_is_told_in_plain_words(name, value, told):
    with pytest.raises(NotReadable) as refused:
        settings({f"CITYWRIGHT_{name}": value})
    assert str(refused.value) == told


def test_a_misspelt_setting_is_noticed():
    assert unknown({"CITYWRIGHT_PROT": "9", "CITYWRIGHT_PORT": "9", "CITYWRIGHT_CACHE": "x", "PATH": "y"}) == [
        "CITYWRIGHT_PROT"
    ]


@pytest.mark.parametrize("good", ["", "10.0.0.1:8000", "one.club.example:80", "[2001:db8::1]:8000"])
def test_an_address_is_a_host_and_a_port(good):
    assert settings({"CITYWRIGHT_ADDRESS": good}).address == good


def test_where_the_database_is(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(settings({})) == f"sqlite:///{tmp_path}/citywright/tables.sqlite"
    assert database_url(settings({}, database="/tmp/x.sqlite")) == "sqlite:////tmp/x.sqlite"
    assert database_url(settings({}, database="postgresql://a@b/c")) == "postgresql+psycopg://a@b/c"


UNREACHABLE = "postgresql://nobody@127.0.0.1:1/x"


@pytest.mark.parametrize(
    ("workers", "database"),
    [
        *((1, each) for each in ("nonsense://x", "mysql://x", "/no/such/folder/x.sqlite", UNREACHABLE)),
        *((2, each) for each in ("/no/such/folder/x.sqlite", UNREACHABLE)),
    ],
)
def test_a_database_that_cannot_be_opened_is_told(workers, database):
    with pytest.raises(NotReadable, match=r"database cannot be opened|need PostgreSQL"):
        serve(settings({}, database=database, port=free_port(), workers=workers))


def test_the_command_tells_what_is_wrong_in_one_line(capsys):
    for arguments in (["--port", "many"], ["--port", "0"], ["--host", "no.such.host.example"], ["--workers", "0"]):
        status, _, err = run(capsys, "serve", *arguments)
        assert (status, err.count("\n")) == (2, 1), arguments


def test_a_port_that_is_taken_is_told(capsys, on_sqlite):
    status, _, err = run(capsys, "serve", "--port", on_sqlite.rsplit(":", 1)[1])
    assert (status, err.count("\n")) == (2, 1)
    assert "--port" in err
