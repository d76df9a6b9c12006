"""What a server does besides answering, from its start to its end."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from citywright.server.hall.hall import Hall
from citywright.server.hall.housekeeping import keep_house
from citywright.server.hall.orders import follow_orders
from citywright.server.people.identity import Register
from citywright.server.process import metrics
from citywright.server.process.garbage import Sweeper

TIDY_EVERY = 30.0  # seconds
SWEEP_EVERY = 5.0
LOOK_EVERY = 1.0  # whether this worker still holds its tables
logger = logging.getLogger("citywright.server")


@asynccontextmanager
async def running(hall: Hall, register: Register, sweeper: Sweeper | None, _: object) -> AsyncIterator[None]:
    """Begin to serve, do all chores meanwhile, and store what is left to store."""
    hall.open()
    chores = begun(hall, sweeper)
    yield
    for chore in chores:
        chore.cancel()
    await hall.archive.close()
    await hall.services.warmth.stop()
    register.passwords.close()
    await asyncio.to_thread(hall.services.close)


def begun(hall: Hall, sweeper: Sweeper | None) -> list[asyncio.Task[None]]:
    """All chores, as tasks."""
    services = hall.services
    chores = [
        now_and_then(TIDY_EVERY, hall.tidy),
        now_and_then(LOOK_EVERY, partial(services.life.look, services.writer)),
        now_and_then(metrics.MEASURE_EVERY, partial(metrics.measure, hall)),
        follow_orders(hall),
        hall.archive.keep_all(),
        keep_house(services),
    ]
    if sweeper:
        chores.append(now_and_then(SWEEP_EVERY, partial(sweeper.look, hall)))
    return [asyncio.create_task(chore) for chore in chores]


async def now_and_then(seconds: float, work: Callable[[], object]) -> None:
    """Repeat something, even if it fails once."""
    while True:
        await asyncio.sleep(seconds)
        try:
            work()
        except Exception:
            logger.exception("chore failed")
