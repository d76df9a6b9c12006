"""A running server follows what `citywright admin` has changed in its database: it looks every second."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from citywright.server.hall.hall import Hall
from citywright.server.people.sanctions import is_in_force
from citywright.server.store.admin import Order, orders_since
from citywright.server.store.queries import Player, player_of
from citywright.server.table.live import LiveTable

LOOK_EVERY = 1.0  # seconds
logger = logging.getLogger("citywright.server")


async def follow_orders(hall: Hall) -> None:
    """Carry out every order that is given from now on."""
    last: int | None = None
    while True:
        try:
            last = await follow_new(hall, last)
        except SQLAlchemyError:
            logger.warning("orders cannot be read")
        except Exception:
            logger.exception("order failed")
        await asyncio.sleep(LOOK_EVERY)


async def follow_new(hall: Hall, last: int | None) -> int:
    """Carry out the orders after a number; return the last number. On the first call, only note where they end."""
    orders = await asyncio.to_thread(orders_since, hall.services.engine, last)
    for order in orders if last is not None else ():
        await carry_out(hall, order)
    return max((order.number for order in orders), default=last or 0)


async def carry_out(hall: Hall, order: Order) -> None:
    """Bring what is in memory up to date."""
    logger.info("order", extra={"kind": order.kind, "about": order.about})
    if order.kind == "table":
        hall.drop(order.about)
        return
    if order.kind == "sessions":
        hall.put_out(order.about, "all")
        return
    player = await asyncio.to_thread(player_of, hall.services.engine, order.about)
    for table in hall.loaded():
        tell(table, order.about, player)


def tell(table: LiveTable, id: str, player: Player | None) -> None:
    """Let a table know what has become of a player."""
    mine = [connection for connection in table.connections if connection.id == id]
    if player is None or is_in_force(player.banned_until):
        for connection in mine:
            connection.close()  # whoever connects again is told why not
    else:
        for connection in mine:
            connection.player = player  # a new name, or muted; tables where that shows are dropped by their own order
