"""The whole server as an application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

from citywright import __version__
from citywright.server.hall.hall import Hall
from citywright.server.people.identity import COOKIE, Register, kept_secret
from citywright.server.people.setup import bots_offered
from citywright.server.problems import Refusal
from citywright.server.process.garbage import Sweeper
from citywright.server.process.services import Services
from citywright.server.process.settings import Settings, database_url
from citywright.server.process.thinkers import Thinkers
from citywright.server.process.warmth import Warmth
from citywright.server.process.workers import Colleagues, Nobody
from citywright.server.store.database import opened
from citywright.server.store.writer import Writer
from citywright.server.web import api, errors, pages, sockets
from citywright.server.web.headers import SAFE, Guarded, check_origin
from citywright.server.web.limits import FREE, limit

logger = logging.getLogger("citywright.server")
LARGEST_BODY = 64 * 1024
TIDY_EVERY = 30.0  # seconds
SWEEP_EVERY = 5.0


@get("/health", sync_to_thread=False, opt={FREE: True})
def health(hall: NamedDependency[Hall]) -> dict[str, Any]:
    """Whether the server is healthy, and its load."""
    tables = hall.loaded()
    return {
        "status": "ok",
        "version": __version__,
        "rules_ready": hall.services.warmth.is_ready(),
        "compiled": hall.services.warmth.shares(),
        "tables": len(tables),
        "connections": sum(len(table.connections) for table in tables),
    }


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    register: NamedDependency[Register],
) -> None:
    """The web socket of a live table."""
    check_origin(socket, hall.services.settings.origins)
    player = await register.player_of(socket.cookies.get(COOKIE))
    try:
        found = await hall.table(table)
    except Refusal as refusal:
        await sockets.turn_away(socket, refusal)
        return
    await sockets.attend(socket, found, player, hall.services.settings.messages_a_second)


def services_for(settings: Settings) -> Services:
    """The services of a server with these settings."""
    engine = opened(database_url(settings))
    party = Colleagues(engine) if settings.workers > 1 else Nobody()
    return Services(settings, engine, Writer(engine, party.announce), Thinkers(settings.thinkers), Warmth(), party)


def application(settings: Settings, *, sweeper: Sweeper | None = None) -> ASGIApp:
    """The whole server, as ASGI has it; one that has a process to itself takes a sweeper along."""
    services = services_for(settings)
    register = Register(services.engine, services.writer, settings.secret or kept_secret(services.engine))
    hall = Hall(services)
    bots_offered()  # those of packages that are there now; others come with the next start

    async def guard(request: Request[Any, Any, Any]) -> None:
        if request.method not in SAFE:
            check_origin(request, settings.origins)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        hall.open()
        chores = [asyncio.create_task(now_and_then(TIDY_EVERY, hall.tidy))]
        if sweeper:
            chores.append(asyncio.create_task(now_and_then(SWEEP_EVERY, partial(sweeper.look, hall))))
        yield
        for chore in chores:
            chore.cancel()
        await services.warmth.stop()
        await asyncio.to_thread(services.close)

    app = Litestar(
        route_handlers=[*api.handlers(settings), health, live_table, pages.page],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "register": Provide(lambda: register, sync_to_thread=False),
            "player": Provide(api.player_asking),
            "me": Provide(api.me_asking),
        },
        before_request=guard,
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        middleware=[limit(settings.requests_a_minute, "requests").middleware],
        compression_config=CompressionConfig(backend="brotli", brotli_gzip_fallback=True, exclude_opt_key=FREE),
        openapi_config=OpenAPIConfig(
            title="Citywright", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guarded(app)


async def now_and_then(seconds: float, work: Callable[[], object]) -> None:
    """Repeat something, even if it fails once."""
    while True:
        await asyncio.sleep(seconds)
        try:
            work()
        except Exception:
            logger.exception("chore failed")
