"""The built client, served from inside the package."""

import gzip
import re
from pathlib import Path

import brotli
import httpx
import pytest
from litestar import Response

from citywright.games import GAMES
from citywright.server.problems import Refusal
from citywright.server.web import pages

ROOT = Path(__file__).parents[2]


@pytest.fixture
def built(tmp_path):
    """A client of a few files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Citywright</title>" + " " * 600)
    (tmp_path / "assets" / "index-BzK3.js").write_text("console.log(1);" * 100)
    (tmp_path / "assets" / "streets-Cx1.wasm").write_bytes(b"\0asm" * 200)
    (tmp_path / "sw.js").write_text("self.skipWaiting();" * 100)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def asked(path, built, wanted="", known="") -> Response[bytes]:
    return pages.answer(path, wanted, known, built)


KNOWN = [
    "",
    "/",
    "/games",
    "/account",
    "/t/abc",
    "/t/abc/replay",
    "/learn/streets",
    "/learn/townies/quiz",
    "/rules/townies/",
    "//new//streets",
    "/study",
    "/analyse",
    "/analyse/home-abc",
    "/explore/townies",
    "/own/streets",
    "/puzzles",
    "/puzzles/streets/17",
]
UNKNOWN = [
    "/table/abc", "/a.b/c", "/../secret.txt", "/..%2fsecret.txt", "/new", "/new/chess", "/t", "/t/abc/x", "/games/1",
    "/t/abc/replay/x", "/rules/townies/quiz", "/" + "a" * 300, "/" + "a/" * 3000, "/wp-login.php", "/Games",
    "/puzzles/17", "/puzzles/streets/0", "/explore", "/analyse/abc/x",
]  # fmt: skip


@pytest.mark.parametrize("path", KNOWN + UNKNOWN)
def test_the_page_is_at_every_address_of_the_client_and_says_what_is_none(built, path):
    answer = asked(path, built)
    assert answer.status_code == (200 if path in KNOWN else 404)
    assert answer.content.startswith(b"<!doctype html>")
    assert answer.media_type == "text/html"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_addresses_are_those_of_the_client():
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text()
    words = {*re.findall(r'(?:head|tail) === "([\w-]+)"', router)}
    for several in ("ALONE", "OF_A_GAME"):
        words |= {*re.findall(r'"([\w-]+)"', re.search(rf"{several} = \[(.*?)\]", router)[1])}
    assert words == {*re.findall(r"[a-z]{2,}|\bt\b", pages.ADDRESSES.pattern)} - {*GAMES}


def test_what_is_not_there_is_asked_for_again(built):
    tag = asked("/", built).headers["etag"]
    assert asked("/nowhere", built, known=tag).status_code == 404


def test_a_file_with_its_hash_in_its_name_is_kept_for_ever(built):
    answer = asked("/assets/index-BzK3.js", built)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.media_type == "text/javascript"
    with pytest.raises(Refusal, match="missing"):
        asked("/assets/index-other.js", built)


@pytest.mark.parametrize(("encoding", "undo"), [("br", brotli.decompress), ("gzip", gzip.decompress)])
def test_text_is_compressed(built, encoding, undo):
    answer = asked("/assets/index-BzK3.js", built, wanted=f"deflate, {encoding}")
    assert answer.headers["content-encoding"] == encoding
    assert undo(answer.content) == asked("/assets/index-BzK3.js", built).content
    assert "content-encoding" not in asked("/icon.png", built, wanted=encoding).headers


def test_an_engine_is_compressed_webassembly(built):
    answer = asked("/assets/streets-Cx1.wasm", built, wanted="br")
    assert (answer.media_type, answer.headers["content-encoding"]) == ("application/wasm", "br")


@pytest.mark.parametrize(
    ("path", "type_"), [("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")]
)
def test_what_says_which_version_this_is_is_asked_for_again(built, path, type_):
    answer = asked(path, built)
    assert (answer.media_type, answer.headers["cache-control"]) == (type_, "no-cache")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/index.html"])
def test_files_of_the_page_are_found_from_every_address(built, path):
    (built / "index.html").write_text('<script src="./assets/index-BzK3.js"></script>')
    assert asked(path, built).content == b'<script src="/assets/index-BzK3.js"></script>'


def test_what_a_browser_knows_is_not_sent_again(built):
    tag = asked("/", built).headers["etag"]
    assert asked("/", built, known=tag).status_code == 304
    (built / "index.html").write_text("<!doctype html>new")
    assert asked("/", built, known=tag).status_code != 304


def test_an_unknown_address_of_the_interface_is_not_the_page(built):
    with pytest.raises(Refusal, match="missing"):
        asked("/api/nothing", built)


def test_a_client_that_is_not_built_is_told_so(tmp_path):
    answer = asked("/", tmp_path)
    assert answer.status_code == 503
    assert b"npm run build" in answer.content
    with pytest.raises(Refusal, match="missing"):
        asked("/nowhere", tmp_path)


def test_a_name_too_long_for_a_file_is_not_there(on_sqlite):
    assert [httpx.get(f"{on_sqlite}/{'a' * number}").status_code for number in (200, 300, 5000)] == [404] * 3


def test_the_head_of_a_page_can_be_asked_for(on_sqlite):
    head, page = (httpx.request(method, f"{on_sqlite}/", timeout=60) for method in ("HEAD", "GET"))
    assert (head.status_code, page.status_code) == (200, 200)
    assert head.content == b""
    assert head.headers["etag"] == page.headers["etag"]
