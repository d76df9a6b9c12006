"""Moves and undo at a table: checked, committed, and only then shown."""

import logging
import time
from collections.abc import Sequence

from citywright.errors import CitywrightError
from citywright.game import Entry, Game
from citywright.server.problems import Refusal
from citywright.server.process import metrics
from citywright.server.store import changes
from citywright.server.store.writer import Work
from citywright.server.table.live import LiveTable
from citywright.server.table.log import chance_of, is_quiet, record_of

logger = logging.getLogger("citywright.server")


async def move(table: LiveTable, seat: int, answers: int, text: str, *, by_bot: bool = False) -> None:
    """Make a move that answers the decision after a number of entries of the seat's log. Repeating it does no harm."""
    began = time.perf_counter()
    async with table.held():
        game = table.game
        entries = table.entries_of(seat)
        if was_made(game, entries, seat, answers, text):
            return
        check_playing(table)
        if table.chair(seat).is_bots != by_bot:
            raise Refusal("stood-in")
        if answers != len(entries):
            raise Refusal("stale")
        since, before = len(game.log), record_of(game)
        try:
            game.play(table.offered(seat).get(text, text), seat)
        except CitywrightError as error:
            raise Refusal("illegal", str(error)) from error
        text = game.text_of(game.log[since].move)
        quiet = is_quiet(game, before, "move")
        await table.commit(seat, "move", text, chance_of(game, since), result_of(table), quiet=quiet)
        table.changed()
        metrics.moved(table.terms.game, by_bot=by_bot, began=began)
        if table.stage == "over":
            logger.info("game over", extra={"table": table.id, "scores": table.scores})
            table.tell_table()


async def undo(table: LiveTable, seat: int) -> None:
    """Take back a seat's last choice."""
    async with table.held():
        check_playing(table)
        if not table.terms.undo or table.chair(seat).is_bots:
            raise Refusal("no-undo")
        before = record_of(table.game)
        try:
            table.game.undo(seat)
        except CitywrightError as error:
            raise Refusal("no-undo", str(error)) from error
        await table.commit(seat, "undo", quiet=is_quiet(table.game, before, "undo"))
        table.changed()


def was_made(game: Game, entries: Sequence[Entry], seat: int, answers: int, text: str) -> bool:
    """Whether this move has already been made in answer to this decision. Whoever was the last to choose reads first
    what others had sealed."""
    since = entries[answers:] if answers >= 0 else []
    entry = next((each for each in since if each.actor == seat or not each.sealing), None)
    return entry is not None and entry.actor == seat and game.text_of(entry.move) == text


def check_playing(table: LiveTable) -> None:
    """Refuse unless the game is in progress."""
    if table.stage != "playing":
        raise Refusal("over" if table.stage == "over" else "waiting")


def result_of(table: LiveTable) -> Work | None:
    """Store the result of a game with its last move."""
    if not table.game.is_over:
        return None
    return changes.finish(table.id, time.time(), table.game.scores, table.game.winners)
