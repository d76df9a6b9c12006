"""Security headers for every response, and which other sites may use the server."""

import logging
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp

from citywright.server.problems import Refusal
from citywright.server.process import metrics

logger = logging.getLogger("citywright.server")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engines of the games; no other code is made while it runs
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"  # what is answered there is for one reader, and changes


def check_origin(connection: ASGIConnection, origins: str) -> None:  # type: ignore[type-arg]
    """Refuse requests from other sites. Programs other than browsers send no origin, and have no one else's cookie."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins.split():
        return
    if place_of(origin) != connection.headers.get("host", "").lower():
        raise Refusal("origin", origin[:100])


def place_of(origin: str) -> str | None:
    """The host and port of an origin."""
    with suppress(ValueError):
        return urlsplit(origin).netloc.lower()
    return None


def shared_with(origins: str) -> CORSConfig | None:
    """What browsers must know so that pages of other origins may use the server, with the cookie of their reader."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=origins.split(),
        allow_methods=["GET", "POST", "PATCH"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as ASGI has them."""
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Guarded:
    """Adds the security headers to every response, and logs it."""

    def __init__(self, app: ASGIApp, origins: str = ""):
        self.app = app
        self.headers = encoded(HEADERS | ({"vary": "origin, accept-encoding"} if origins else {}))
        self.personal = [*self.headers, *encoded({"cache-control": "no-store"})]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI entry point."""
        began = time.monotonic()

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = self.personal if scope["path"].startswith(API) else self.headers
                message["headers"] = [*message["headers"], *added]
                seconds = time.monotonic() - began
                metrics.answered(message["status"], seconds)
                took = round(1000 * seconds, 1)
                known = {"method": scope["method"], "path": scope["path"], "status": message["status"], "ms": took}
                logger.debug("answered", extra=known)
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)
