"""A worker: a process that serves, under a supervisor."""

import asyncio
import contextlib
import sys

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from citywright._jit import missing
from citywright.errors import CitywrightError
from citywright.games import GAMES
from citywright.server.process.crowd import Crowd, raise_open_files
from citywright.server.process.doors import Doors, Doorway, doorway
from citywright.server.process.garbage import Sweeper
from citywright.server.process.logs import speak
from citywright.server.process.settings import Settings
from citywright.server.process.socket_connections import staying
from citywright.server.process.supervisor import BEAT, OPEN, READY, Place
from citywright.server.process.warmup import warm_up
from citywright.server.web.app import Application, application

TURN = 0.0005  # seconds after which the event loop yields to the writer thread, for which everyone waits
BEAT_EVERY = 2.0  # seconds


def work(settings: Settings, place: Place) -> None:
    """Get ready, wait for the word, and serve until the supervisor says otherwise or is gone."""
    speak(settings.log)
    raise_open_files()
    sys.setswitchinterval(TURN)
    try:
        app = application(settings, sweeper=Sweeper(), doors=place.folder, slot=place.slot)
    except (CitywrightError, SQLAlchemyError) as error:
        place.line.send(str(error).splitlines()[0])
        return
    if place.is_successor:
        load_rules()
    with contextlib.suppress(KeyboardInterrupt, EOFError, OSError):  # the supervisor has gone
        place.line.send(READY)
        if place.line.recv() == OPEN:
            Supervised(config_of(app, settings), app.doors, place).run([place.listening])


def load_rules() -> None:
    """Load what is compiled, while nobody waits for it."""
    with missing.using("refuse"):
        for game in GAMES:
            with contextlib.suppress(missing.NotCompiled):
                warm_up(game)


class Supervised(uvicorn.Server):
    """Lets other workers hand connections over, tells the supervisor that it lives, and ends with it."""

    def __init__(self, config: uvicorn.Config, doors: Doors, place: Place):
        super().__init__(config)
        self.doors, self.place = doors, place

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        loop = asyncio.get_running_loop()
        self.doors.open(self.protocol)
        loop.add_reader(self.place.line.fileno(), self.end)
        self.beat()

    def protocol(self) -> Doorway:
        """For a connection that is handed over, the same as for any other."""
        return self.config.http_protocol_class(  # type: ignore[call-arg, return-value]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def beat(self) -> None:
        """Tell the supervisor that the event loop turns."""
        with contextlib.suppress(OSError):
            self.place.line.send(BEAT)
        asyncio.get_running_loop().call_later(BEAT_EVERY, self.beat)

    def end(self) -> None:
        """The supervisor has gone."""
        asyncio.get_running_loop().remove_reader(self.place.line.fileno())
        self.should_exit = True

    async def shutdown(self, sockets: object = None) -> None:
        self.doors.close()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def config_of(app: Application, settings: Settings) -> uvicorn.Config:
    """The uvicorn configuration of an application."""
    crowd = Crowd(settings)
    return uvicorn.Config(
        app,
        http=doorway(app.doors, crowd, settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=staying(crowd),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # a move is a few kB, and compressing it would cost more than the rest
        server_header=False,
        timeout_graceful_shutdown=3,
    )
