"""`citywright site`: the client as files for any host."""

import gzip
import re
from pathlib import Path

import pytest

from citywright.cli import site
from tests.commands import run

PAGE = '<!doctype html>\n<html lang="en">\n<script src="./assets/index-1.js"></script></html>\n'
MARK = 'data-home="static"'
CLIENT = Path(__file__).parents[1] / "web" / "src"
MOST_BYTES = 125_000  # of the first page, compressed
BUILT = pytest.mark.skipif(not (site.STATIC / "index.html").exists(), reason="the client is not built")


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A client as it is built."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("self")
    (folder / "assets" / "index-1.js").write_text("1")
    monkeypatch.setattr(site, "STATIC", folder)
    return folder


def written(capsys, folder):
    status, out, err = run(capsys, "site", "--out", folder)
    assert (status, err) == (0, "")
    return out


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_the_whole_client_is_copied_and_marked(capsys, client, tmp_path):
    out = written(capsys, tmp_path / "deep" / "site")
    assert f"http.server -d {tmp_path / 'deep' / 'site'}" in out
    assert files(tmp_path / "deep" / "site") == files(client)
    page = (tmp_path / "deep" / "site" / "index.html").read_text()
    assert page.replace(f" {MARK}", "") == PAGE, "all addresses stay relative"
    assert MARK in page


def test_a_site_is_replaced_and_what_others_put_there_stays(capsys, client, tmp_path):
    folder = tmp_path / "site"
    written(capsys, folder)
    (folder / "CNAME").write_text("games.example.org")
    (client / "assets" / "index-1.js").rename(client / "assets" / "index-2.js")
    written(capsys, folder)
    assert files(folder) == ["CNAME", "assets/index-2.js", "index.html", "sw.js"]


@BUILT
def test_the_first_page_is_small_and_leaves_lessons_and_quizzes_for_later():
    page = (site.STATIC / "index.html").read_text(encoding="utf-8")
    parts = [(site.STATIC / part).read_bytes() for part in sorted({*re.findall(r"assets/[\w.-]+", page)})]
    assert sum(len(gzip.compress(part)) for part in parts) < MOST_BYTES
    for file in (*CLIENT.glob("*/lesson.txt"), *CLIENT.glob("*/quiz/*.txt")):
        move = file.read_bytes().splitlines()[-2]
        assert not any(move in part for part in parts), file


@BUILT
def test_styles_of_the_client_keep_light_and_dark():
    """A sheet of paper stays light by night, which only the browser's own `light-dark` lets it."""
    styles = "".join(file.read_text(encoding="utf-8") for file in (site.STATIC / "assets").glob("*.css"))
    assert "light-dark(" in styles
    assert "--lightningcss" not in styles


def refused(capsys, folder):
    status, out, err = run(capsys, "site", "--out", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err


@pytest.mark.parametrize("name", ["letter.txt", "index.html"])
def test_a_folder_with_other_things_is_left_alone(capsys, client, tmp_path, name):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text("<html>mine</html>")
    assert "other files" in refused(capsys, folder)
    assert files(folder) == [name]


def test_a_file_is_no_folder(capsys, client, tmp_path):
    (tmp_path / "file").write_text("mine")
    assert "not a folder" in refused(capsys, tmp_path / "file")


def test_a_client_that_is_not_built_is_told_so(capsys, client, tmp_path):
    (client / "index.html").unlink()
    assert "make play" in refused(capsys, tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_folder_must_be_named(capsys):
    status, _, err = run(capsys, "site")
    assert status == 2
    assert "--out" in err
