"""Run the server with uvicorn, and print its address once it answers."""

import contextlib
import os
import socket
import sys

import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from citywright.errors import NotReadable
from citywright.server.people.identity import kept_secret
from citywright.server.process.garbage import Sweeper
from citywright.server.process.logs import speak
from citywright.server.process.settings import Settings, database_url, environment_of
from citywright.server.process.settings import settings as given
from citywright.server.store.database import opened
from citywright.server.web.app import application

TURN = 0.0005  # seconds after which the event loop yields to the writer thread, for which everyone waits


class Announced(uvicorn.Server):
    """Prints its address as soon as it answers."""

    def __init__(self, config: uvicorn.Config, settings: Settings):
        super().__init__(config)
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Citywright is at {address(self.settings)}", flush=True)


def address(settings: Settings) -> str:
    """The address of the server."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def check_address(settings: Settings) -> None:
    """Refuse an address that is not available, before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host, settings.port))
        except OSError as error:
            place = f"{settings.host} port {settings.port}"
            raise NotReadable(
                f"{place} is not available ({error.strerror}); choose another with --port or CITYWRIGHT_PORT"
            ) from error


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    check_address(settings)
    if settings.workers > 1:
        serve_by_many(settings)
        return
    app = application(settings, sweeper=Sweeper())
    speak(settings.log)
    sys.setswitchinterval(TURN)
    with contextlib.suppress(KeyboardInterrupt):
        Announced(config_of(app, settings), settings).run()


def serve_by_many(settings: Settings) -> None:
    """Serve with several processes behind one address; they need a shared database."""
    url = database_url(settings)
    if url.startswith("sqlite"):
        raise NotReadable("several workers need PostgreSQL: --database postgresql://...; SQLite serves one worker")
    engine = opened(url)  # migrate once, before the workers start
    kept_secret(engine)
    engine.dispose()
    os.environ |= environment_of(settings)
    speak(settings.log)
    config = config_of("citywright.server.process.serve:application_of_worker", settings)
    shared = config.bind_socket()
    shared.listen(config.backlog)  # early visitors wait until the workers are ready
    print(f"Citywright is at {address(settings)}", flush=True)
    Multiprocess(config, sockets=[shared]).run()


def application_of_worker() -> ASGIApp:
    """The application of each worker."""
    chosen = given()
    speak(chosen.log)
    sys.setswitchinterval(TURN)
    return application(chosen, sweeper=Sweeper())


def config_of(app: ASGIApp | str, settings: Settings) -> uvicorn.Config:
    """The uvicorn configuration of an application."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # a move is a few kB, and compressing it would cost more than the rest
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=60,  # the rules may be compiling
    )
