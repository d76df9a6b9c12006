"""Bots at a table: they get what their seat may know, think in a thread, and move like people."""

import asyncio
import logging
import secrets
import time
from dataclasses import replace
from functools import cache, partial

from citywright.bots import LEVELS, Budget, View, bot, view_of
from citywright.bots.levels import searches
from citywright.bots.thinking import LONGEST
from citywright.server.people import chairs
from citywright.server.problems import Refusal
from citywright.server.process.thinkers import in_own_thread
from citywright.server.table.live import LiveTable
from citywright.server.table.moves import move

_tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps only weak references
known_bot = cache(bot)  # some take long to make
USUAL = "regular"  # plays on for a bot that failed
logger = logging.getLogger("citywright.server")


class NoMove(Exception):
    """A bot that did not give a legal move: it raised an error, chose an illegal move, or took too long."""


def wake_bots(table: LiveTable) -> None:
    """Start every bot that has a decision to make and is not thinking yet."""
    if table.stage != "playing" or table.is_lost:
        return
    for seat in table.due:
        if table.chairs[seat].is_bots and seat not in table.thinking:
            table.thinking.add(seat)
            task = asyncio.create_task(_decide(table, seat))
            _tasks.add(task)
            task.add_done_callback(_tasks.discard)


async def _decide(table: LiveTable, seat: int) -> None:
    """One decision of a bot; if the game has moved on meanwhile, it thinks again."""
    try:
        await _think_and_move(table, seat)
    except Refusal as refusal:
        logger.info("bot refused", extra={"table": table.id, "seat": seat, "problem": refusal.problem.code})
    except Exception:
        logger.exception("bot failed", extra={"table": table.id, "seat": seat})
        return  # it would fail again
    finally:
        table.thinking.discard(seat)
    wake_bots(table)


async def _think_and_move(table: LiveTable, seat: int) -> None:
    began = time.monotonic()
    async with table.held():
        level = table.chairs[seat].level
        if level is None or seat not in table.game.actors:
            return
        game = table.game
        answers, view = len(game.seen_entries(seat)), view_of(game, seat)
    try:
        chosen = await _choice(table, level, view, seat)
    except NoMove:
        if level == USUAL:
            raise
        logger.exception("bot replaced", extra={"table": table.id, "seat": seat})
        await _replace(table, seat, level)
        return
    await asyncio.sleep(max(0.0, began + table.services.settings.bot_seconds - time.monotonic()))
    await move(table, seat, answers, game.text_of(chosen), by_bot=True)


async def _choice(table: LiveTable, level: str, view: View, seat: int) -> int:
    """The choice of a bot. Bots of other packages run in threads of their own, so that nobody waits for them."""
    think = partial(_think, level, view, seat)
    if level in LEVELS:
        if searches(level, table.terms.game, bool(view.state.solo)):
            await table.services.warmth.ready(table.terms.game)
        return await table.services.thinkers.think(f"table {table.id}", think, (table.terms.game, level))
    try:
        return await asyncio.wait_for(in_own_thread(think), LONGEST)
    except TimeoutError as error:
        raise NoMove(f"{level} thought for more than {LONGEST} seconds") from error


def _think(level: str, view: View, seat: int) -> int:
    """Ask a bot, in its thread; it is created when first asked."""
    legal = view.legal_moves()
    try:
        chosen = known_bot(level).choose(view, seat, Budget(), secrets.randbits(62))
    except BaseException as error:  # even one that would end the program
        raise NoMove(f"{level} failed") from error
    if chosen not in legal:
        raise NoMove(f"{level} chose {chosen!r}, which is not legal")
    return int(chosen)


async def _replace(table: LiveTable, seat: int, level: str) -> None:
    """Replace a bot that failed, if it is still there, by a usual one."""
    async with table.held():
        chair = table.chairs[seat]
        if chair.level == level and table.stage == "playing":
            await chairs.change(table, seat, "stand-in", replace(chair, level=USUAL))
