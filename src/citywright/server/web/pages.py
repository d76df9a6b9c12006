"""The built client: its files, compressed once, and its page at every address that the client knows."""

import asyncio
import gzip
import hashlib
import mimetypes
import re
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import brotli  # type: ignore[import-untyped]
from litestar import Request, Response, route
from litestar.params import FromPath

from citywright.games import GAMES
from citywright.server.client import HASHED, INDEX, NOT_BUILT, STATIC, for_server
from citywright.server.problems import Refusal
from citywright.server.web.limits import FREE

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALL = 512  # bytes; smaller files are not worth compressing
TYPES = {  # whatever the machine says
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",  # tables of an engine
}
GAME = f"({'|'.join(GAMES)})"
ADDRESSES = re.compile(  # as in web/src/lib/router.svelte.ts
    rf"(games|account|study|(new|rules|explore|score|own|position)/{GAME}|learn/{GAME}(/quiz)?"
    rf"|t/[^/]+(/replay)?|analyse(/[^/]+)?|puzzles(/{GAME}(/[1-9]\d{{0,3}})?)?)?"
)
DENSE = (*TYPES.values(), "text/", "application/json", "image/svg+xml")  # if compressed


@dataclass(frozen=True)
class Asset:
    """A file in all its encodings."""

    type: str
    tag: str
    plain: bytes
    encoded: dict[str, bytes]


def asset(path: Path) -> Asset:
    """A file, read again only if it has changed."""
    return _read(path, path.stat().st_mtime_ns)


@cache
def _read(path: Path, _: int) -> Asset:
    plain = path.read_bytes()
    if path.name == INDEX:
        plain = for_server(plain)
    type_ = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    encoded = {}
    if type_.startswith(DENSE) and len(plain) > SMALL:
        encoded = {"br": brotli.compress(plain, quality=9), "gzip": gzip.compress(plain, 9)}
    return Asset(type_, f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"', plain, encoded)


def file_of(path: str, static: Path) -> Path | None:
    """The file of an address, if there is one in the folder."""
    with suppress(OSError, ValueError):  # a name too long, or one that no file can have
        found = (static / path).resolve()
        return found if found.is_relative_to(static.resolve()) and found.is_file() else None
    return None


def is_address(path: str) -> bool:
    """Whether the client has a page for an address."""
    return bool(ADDRESSES.fullmatch("/".join(filter(None, path.split("/")))))


def answer(path: str, wanted: str, known: str, static: Path = STATIC) -> Response[bytes]:
    """The response for an address, in an encoding that the browser accepts, unless it is cached.

    What is not there is told by the page, too, for people; programs see its status.
    """
    path = path.strip("/")
    if path.startswith("api/") or "\0" in path:
        raise Refusal("missing", path[:100])
    file, page = file_of(path, static) if path else None, file_of(INDEX, static)
    is_known = file is not None or is_address(path)
    if not is_known and (page is None or path.startswith(HASHED)):
        raise Refusal("missing", path[:100])
    file = file or page
    if file is None:
        return Response(f"{NOT_BUILT}\n".encode(), status_code=503, media_type="text/plain; charset=utf-8")
    found = asset(file)
    headers = {
        "cache-control": FOREVER if path.startswith(HASHED) else ASK_AGAIN,
        "etag": found.tag,
        "vary": "accept-encoding",
    }
    if found.tag in known and is_known:
        return Response(b"", status_code=304, headers=headers)
    encoding = next((each for each in found.encoded if each in wanted), None)
    if encoding:
        headers["content-encoding"] = encoding
    content = found.encoded[encoding] if encoding else found.plain
    return Response(content, status_code=200 if is_known else 404, headers=headers, media_type=found.type)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={FREE: True})
async def page(request: Request, path: FromPath[str] = "") -> Response[bytes]:  # type: ignore[type-arg]
    """The client. A file is read and compressed off the event loop."""
    wanted, known = (request.headers.get(name, "") for name in ("accept-encoding", "if-none-match"))
    return await asyncio.to_thread(answer, path, wanted, known)
