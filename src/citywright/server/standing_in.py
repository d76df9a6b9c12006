"""Bots at a table: they get what their seat may know, think in a thread, and move as people do."""

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from functools import cache, partial

from citywright.bots import LEVELS, Budget, View, bot, view_of
from citywright.errors import NotLegal
from citywright.server import chairs
from citywright.server.moving import move
from citywright.server.problems import Refusal
from citywright.server.table import LiveTable

_tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps only weak references
known_bot = cache(bot)  # made once in each process
USUAL = "regular"  # plays on for a bot that failed
logger = logging.getLogger("citywright.server")


def wake_bots(table: LiveTable) -> None:
    """Let every bot think that has a decision to make and does not think yet."""
    if table.stage != "playing" or table.is_lost:
        return
    for seat in table.due:
        if table.chairs[seat].is_bots and seat not in table.thinking:
            table.thinking.add(seat)
            task = asyncio.create_task(_decide(table, seat))
            _tasks.add(task)
            task.add_done_callback(_tasks.discard)


async def _decide(table: LiveTable, seat: int) -> None:
    """One decision of a bot; if the game has gone on meanwhile, it thinks again."""
    try:
        await _think_and_move(table, seat)
    except Refusal as refusal:
        logger.info("bot refused", extra={"table": table.id, "seat": seat, "problem": refusal.problem.code})
    except Exception:
        logger.exception("bot failed", extra={"table": table.id, "seat": seat})
        if not await _replace(table, seat):
            return  # it would fail again
    finally:
        table.thinking.discard(seat)
    wake_bots(table)


async def _think_and_move(table: LiveTable, seat: int) -> None:
    began = time.monotonic()
    async with table.lock:
        level = table.chairs[seat].level
        if level is None or seat not in table.game.actors:
            return
        game = table.game
        answers, view = len(game.seen_entries(seat)), view_of(game, seat)
    chosen = await table.services.thinkers.think(table.id, partial(_chosen, level, view, seat))
    await asyncio.sleep(max(0.0, began + table.services.settings.bot_seconds - time.monotonic()))
    await move(table, seat, answers, game.rules.text_of(chosen, game.options), by_bot=True)


def _chosen(level: str, view: View, seat: int) -> int:
    """What a bot chooses, in its thread; it is made when it is first asked."""
    legal = view.legal_moves()
    move = known_bot(level).choose(view, seat, Budget(), secrets.randbits(62))
    if move not in legal:
        raise NotLegal(f"{level} chose {move!r}")
    return int(move)


async def _replace(table: LiveTable, seat: int) -> bool:
    """Have one of our bots play on for one of another package that failed; whether there is a new bot now."""
    async with table.lock:
        chair = table.chairs[seat]
        if chair.level is None or chair.level in LEVELS or table.stage != "playing":
            return False
        await chairs.change(table, seat, "stand-in", replace(chair, level=USUAL))
        return True
