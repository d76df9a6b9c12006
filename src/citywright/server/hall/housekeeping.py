"""What a running server tidies up in its database now and then: sessions that are over, guests who no longer come."""

import asyncio
import logging
import random
import time
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from citywright.server.people.sessions import A_DAY
from citywright.server.process.services import Services
from citywright.server.store.admin import AT_ONCE, delete_idle, idle_guests
from citywright.server.store.sessions import end_old

EVERY = 6 * 3600.0  # seconds
PAUSE = 1.0  # seconds in which others write
MOST = 10_000  # guests each time
logger = logging.getLogger("citywright.server")


async def keep_house(services: Services) -> None:
    """Tidy up again and again; workers at different times."""
    while True:
        await asyncio.sleep(EVERY * random.uniform(0.5, 1.5))
        try:
            await tidy_up(services)
        except SQLAlchemyError:
            logger.warning("housekeeping put off")
        except Exception:
            logger.exception("housekeeping failed")


async def tidy_up(services: Services) -> None:
    """Tidy up once."""
    await services.writer.write(work=end_old(time.time()))
    if services.settings.guest_days:
        await forget_guests(services, time.time() - services.settings.guest_days * A_DAY)


async def forget_guests(services: Services, before: float) -> None:
    """Delete guests who were last here before a time and have left no trace."""
    ids = await asyncio.to_thread(idle_guests, services.engine, before, MOST)
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        await services.writer.write(work=partial(delete_idle, some=some, before=before))
        await asyncio.sleep(PAUSE)
    if ids:
        logger.info("idle guests forgotten", extra={"number": len(ids)})
