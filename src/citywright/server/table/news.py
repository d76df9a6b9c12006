"""Changes that other workers made at a table that is also in memory here."""

import asyncio
import time

from citywright.errors import CitywrightError
from citywright.server.problems import Refusal
from citywright.server.store.queries import Line, chairs_of, chat_of, lines_of, terms_of
from citywright.server.table.bots import wake_bots
from citywright.server.table.live import LiveTable
from citywright.server.table.log import follow, is_quiet, record_of
from citywright.server.wire import Chat, Said

MOST_TOLD = 300  # connections; a notice has at most 8000 bytes
GRACE = 10.0  # seconds after which we wake another worker's bots


async def catch_up(table: LiveTable) -> None:
    """Apply log lines that are new here, and show them."""
    async with table.lock:
        engine = table.services.engine
        lines = await asyncio.to_thread(lines_of, engine, table.id, table.number)
        if not lines:
            return
        table.chairs = await asyncio.to_thread(chairs_of, engine, table.id)
        terms = await asyncio.to_thread(terms_of, engine, table.id)
        table.terms = terms or table.terms
        try:
            for line in lines:
                take_in(table, line)
        except (CitywrightError, Refusal):
            table.lose()
            return
        table.game.names = [chair.name for chair in table.chairs]
        table.changed(wake=False)
        if any(line.kind != "move" for line in lines) or table.stage == "over":
            table.tell_table()
        asyncio.get_running_loop().call_later(GRACE, wake_later, table, table.number)


def take_in(table: LiveTable, line: Line) -> None:
    """Apply one line of the log."""
    before = record_of(table.game)
    follow(table.game, line)
    table.number = line.number
    if not is_quiet(table.game, before, line.kind):
        table.since = line.at


def wake_later(table: LiveTable, number: int) -> None:
    """Wake the bots if nothing has happened since: the worker that should have done so is probably gone."""
    if table.number == number:
        wake_bots(table)


async def catch_up_chat(table: LiveTable) -> None:
    """Show chat lines from other workers."""
    async with table.lock:
        last = table.chat[-1].number if table.chat else 0
        said = [Said(*line) for line in await asyncio.to_thread(chat_of, table.services.engine, table.id)]
        table.chat = said
        new = [line for line in said if line.number > last]
        for connection in table.connections if new else ():
            connection.send(Chat(new))


def hear_presence(table: LiveTable, sender: str, players: list[str | None]) -> None:
    """Note who is connected to another worker."""
    before = set(table.all_here())
    table.elsewhere[sender] = players, time.time()
    now = set(table.all_here())
    for player in before - now:
        table.left_at[player] = time.time()
    if now != before:
        table.tell_table()


def tell_presence(table: LiveTable, *, ask: bool = False) -> None:
    """Tell the other workers who is connected here, and optionally ask them in turn."""
    here = [connection.id for connection in table.connections][:MOST_TOLD]
    work = table.services.party.telling("here", table.id, here, ask)
    if work:
        table.services.writer.write_soon(work)
