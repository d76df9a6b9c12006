"""Run the server: uvicorn, with the address told once it answers."""

import contextlib
import socket

import uvicorn
from litestar.types import ASGIApp

from citywright.errors import NotReadable
from citywright.server.app import application
from citywright.server.logs import speak
from citywright.server.settings import Settings


class Announced(uvicorn.Server):
    """Says where it is, as soon as it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings):
        super().__init__(config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Citywright is at {address(self.settings)}", flush=True)


def address(settings: Settings) -> str:
    """Where people find the server."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    if settings.workers > 1:
        raise NotReadable("several workers are not possible yet; leave out --workers")
    speak(settings.log)
    config = config_of(application(settings), settings)
    with contextlib.suppress(KeyboardInterrupt):
        Announced(config, settings).run()


def config_of(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves an application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
