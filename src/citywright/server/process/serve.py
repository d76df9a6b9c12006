"""Run the server: a supervisor and its workers. What only workers need is imported there, so this starts at once."""

import errno
import logging
import os
import socket
import time
from functools import partial

from citywright.errors import NotReadable
from citywright.server.process.logs import speak
from citywright.server.process.settings import Settings, database_url, unknown
from citywright.server.process.supervisor import Place, Supervisor

PATIENCE = 4.0  # seconds in which the workers of a server that was killed give up the port
BACKLOG = 2048
logger = logging.getLogger("citywright.server")
COUNTS = "PROMETHEUS_MULTIPROC_DIR"


def serve(settings: Settings) -> None:
    """Serve until interrupted."""
    if settings.workers > 1 and database_url(settings).startswith("sqlite"):
        raise NotReadable("several workers need PostgreSQL: --database postgresql://...; SQLite serves one worker")
    with bound(settings) as listening:
        speak(settings.log)
        for name in unknown():
            logger.warning("no such setting", extra={"variable": name})
        supervisor = Supervisor(partial(work, settings), listening, settings.workers)
        supervisor.run(lambda: print(f"Citywright is at {address(settings)}", flush=True))


def work(settings: Settings, place: Place) -> None:
    """What a worker does."""
    os.environ[COUNTS] = str(place.folder)  # read when prometheus_client is imported
    from citywright.server.process import worker

    worker.work(settings, place)


def address(settings: Settings) -> str:
    """The address of the server."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def bound(settings: Settings) -> socket.socket:
    """The socket at which the server listens. Whoever has the port gets a moment to leave it."""
    until = time.monotonic() + PATIENCE
    while True:
        listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, settings.port))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise NotReadable(
                    f"{settings.host} port {settings.port} is not available ({error.strerror}); "
                    "choose another with --port or CITYWRIGHT_PORT"
                ) from error
            time.sleep(0.1)
        else:
            return listening
