"""The whole server as an application."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from citywright import __version__
from citywright.server.hall.hall import Hall
from citywright.server.people.identity import Register
from citywright.server.people.sessions import COOKIE, Visit, kept_secret
from citywright.server.people.setup import bots_offered
from citywright.server.problems import STATUS, Refusal
from citywright.server.process.doors import Doors, door_of
from citywright.server.process.garbage import Sweeper
from citywright.server.process.leases import Alone, Life
from citywright.server.process.services import Services
from citywright.server.process.settings import Settings, database_url
from citywright.server.process.thinkers import Thinkers
from citywright.server.process.warmth import Warmth
from citywright.server.process.workers import Colleagues, Nobody
from citywright.server.store.database import opened
from citywright.server.store.held import Hold
from citywright.server.store.pulse import Pulse
from citywright.server.store.writer import Writer
from citywright.server.table.live import LiveTable
from citywright.server.web import api, errors, pages, sockets
from citywright.server.web.chores import running
from citywright.server.web.headers import API, SAFE, Guarded, check_origin, shared_with
from citywright.server.web.limits import FREE, Limits, network_asking
from citywright.server.web.watching import read_metrics

LARGEST_BODY = 64 * 1024
ARRIVAL_SECONDS = 3.0  # for a table to be there


@get("/live", sync_to_thread=False, opt={FREE: True})
def live() -> dict[str, str]:
    """Whether the process lives; nothing else is looked at."""
    return {"status": "ok"}


@get("/health", opt={FREE: True})
async def health(hall: NamedDependency[Hall]) -> Response[dict[str, Any]]:
    """Whether the server is healthy, and its load."""
    tables, services = hall.loaded(), hall.services
    database = await services.pulse.state()
    found = {
        "status": "ok" if database == "up" else "ill",
        "version": __version__,
        "database": database,
        "rules_ready": services.warmth.is_ready(),
        "compiled": services.warmth.shares(),
        "tables": len(tables),
        "connections": sum(len(table.connections) for table in tables),
    }
    return Response(found, status_code=200 if database == "up" else STATUS["database"])


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    register: NamedDependency[Register],
    limits: NamedDependency[Limits],
) -> None:
    """The web socket of a live table."""
    check_origin(socket, hall.services.settings.origins)
    cookie, endings = socket.cookies.get(COOKIE), hall.endings
    try:
        limits.requests.take(network_asking(socket))
        visit, found = await arrival(cookie, table, hall, register)
    except Refusal as refusal:
        await sockets.turn_away(socket, refusal)
        return

    async def is_valid() -> bool:
        return hall.endings == endings or await register.sessions.visit(cookie) is not None

    await sockets.attend(socket, found, visit, hall.services.settings.messages_a_second, is_valid)


async def arrival(cookie: str | None, table: str, hall: Hall, register: Register) -> tuple[Visit | None, LiveTable]:
    """Who comes, and to which table. Nobody waits long: whoever is told to come again is here sooner after a fault."""
    await check_database(hall.services)
    try:
        async with asyncio.timeout(ARRIVAL_SECONDS):
            found = await hall.table(table)
            return await register.sessions.visit(cookie), found
    except TimeoutError as error:
        raise Refusal("busy") from error
    except SQLAlchemyError as error:
        raise Refusal("database") from error


async def check_database(services: Services) -> None:
    """Refuse at once what would only wait for a database that does not answer."""
    if not await services.pulse.is_up():
        raise Refusal("database")


def services_for(settings: Settings, door: str = "") -> Services:
    """The services of a server with these settings."""
    engine = opened(database_url(settings))
    shared = engine.dialect.name == "postgresql"  # by other workers, on this machine or another
    party = Colleagues(engine) if shared else Nobody()
    life = Life(door, settings.address or f"{settings.host}:{settings.port}") if shared else Alone()
    writer, thinkers = Writer(engine, life.lived_on), Thinkers(settings.thinkers)
    return Services(settings, engine, writer, thinkers, Warmth(), party, life, Pulse(engine, writer), Hold(engine))


class Application(Guarded):
    """The whole server, as ASGI has it, and the doors through which it passes connections on."""

    def __init__(self, app: ASGIApp, doors: Doors, origins: str):
        super().__init__(app, origins)
        self.doors = doors

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI entry point."""
        scope[sockets.LINE] = receive, send
        await super().__call__(scope, receive, send)


def guarding(services: Services, limits: Limits) -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """What is checked before every request."""

    async def guard(request: Request[Any, Any, Any]) -> None:
        if FREE not in request.route_handler.opt:
            limits.requests.take(network_asking(request))
        if request.method not in SAFE:
            check_origin(request, services.settings.origins)
        if request.url.path.startswith(API):
            await check_database(services)

    return guard


def application(
    settings: Settings, *, sweeper: Sweeper | None = None, doors: Path | None = None, slot: int = 0
) -> Application:
    """The whole server. One that has a process to itself takes a sweeper along; one of several has a door."""
    services = services_for(settings, str(door_of(doors, slot)) if doors else "")
    register = Register(services.engine, services.writer, settings.secret or kept_secret(services.engine))
    hall, limits = Hall(services), Limits(settings)
    bots_offered()  # those of packages that are there now; others come with the next start
    app = Litestar(
        route_handlers=[*api.HANDLERS, health, live, read_metrics, live_table, pages.page],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "register": Provide(lambda: register, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "visit": Provide(api.visit_made),
            "my_visit": Provide(api.my_visit),
            "player": Provide(api.player_asking),
            "me": Provide(api.me_asking),
        },
        before_request=guarding(services, limits),
        exception_handlers=errors.HANDLERS,
        lifespan=[partial(running, hall, register, sweeper)],
        cors_config=shared_with(settings.origins),
        compression_config=CompressionConfig(backend="brotli", brotli_gzip_fallback=True, exclude_opt_key=FREE),
        openapi_config=OpenAPIConfig(
            title="Citywright", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Application(app, Doors(hall, doors, slot, settings.workers), settings.origins)
