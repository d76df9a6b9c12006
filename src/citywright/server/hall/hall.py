"""All tables: those in memory, and how others are loaded."""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from typing import Any

from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.process.workers import News
from citywright.server.store import queries
from citywright.server.table import summaries
from citywright.server.table.bots import wake_bots
from citywright.server.table.live import LiveTable
from citywright.server.table.news import catch_up, catch_up_chat, hear_presence, tell_presence
from citywright.server.wire import Said, TableListed

MOST_LISTED = 100
NAME = re.compile(r"[\w-]{1,32}", re.ASCII)
logger = logging.getLogger("citywright.server")


class Hall:
    """Tables by id. Each is loaded only once, however many ask for it."""

    def __init__(self, services: Services):
        self.services = services
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps only weak references

    def open(self) -> None:
        """Begin to serve: the rules warm up, and other workers are heard."""
        self.services.warmth.start()
        self.services.party.listen(self.hear, self.missed)

    def hear(self, sender: str, news: News) -> None:
        """Handle a notice from another worker."""
        match news:
            case ["log", lines]:
                for id, number in lines:
                    if (table := self._in_memory(id)) and number > table.number:
                        self._soon(catch_up(table))
            case ["chat", id] if table := self._in_memory(id):
                self._soon(catch_up_chat(table))
            case ["here", id, players, ask] if table := self._in_memory(id):
                hear_presence(table, sender, players)
                if ask:
                    tell_presence(table)

    def missed(self) -> None:
        """The connection to other workers was lost for a while."""
        for table in self.loaded():
            self._soon(catch_up(table))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        if not NAME.fullmatch(id):
            raise Refusal("no-table", id[:40])
        table = self._in_memory(id)
        if id not in self._tables or (table and table.is_lost):
            self._tables[id] = asyncio.create_task(self._load(id))
            self._tables[id].add_done_callback(lambda done: self._forget_failed(id, done))
        table = await asyncio.shield(self._tables[id])
        table.touched_at = time.time()
        return table

    def _forget_failed(self, id: str, done: asyncio.Task[LiveTable]) -> None:
        if (done.cancelled() or done.exception()) and self._tables.get(id) is done:
            del self._tables[id]

    def _in_memory(self, id: str) -> LiveTable | None:
        """A table that has been loaded."""
        task = self._tables.get(id)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    async def _load(self, id: str) -> LiveTable:
        terms = await asyncio.to_thread(queries.terms_of, self.services.engine, id)
        if terms is None:
            raise Refusal("no-table", id)
        table = await asyncio.to_thread(self._read, terms)
        table.after_change = wake_bots
        wake_bots(table)
        tell_presence(table, ask=True)
        return table

    def _read(self, terms: queries.Terms) -> LiveTable:
        engine = self.services.engine
        chairs, lines = queries.chairs_of(engine, terms.id), queries.lines_of(engine, terms.id)
        chat = [Said(*said) for said in queries.chat_of(engine, terms.id)]
        return LiveTable(self.services, terms, chairs, lines, chat)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [table for id in self._tables if (table := self._in_memory(id))]

    def tidy(self) -> None:
        """Drop tables that nobody has used for a while."""
        before = time.time() - self.services.settings.idle_seconds
        for table in self.loaded():
            if table.is_lost or (not table.connections and not table.thinking and table.touched_at < before):
                del self._tables[table.id]
            elif table.connections:
                tell_presence(table)

    async def listed(self, player: queries.Player) -> list[TableListed]:
        """The tables of a player, except those that cannot be loaded."""
        ids = await asyncio.to_thread(queries.tables_of, self.services.engine, player.id, MOST_LISTED)
        found = []
        for id in ids:
            try:
                found.append(await self._listed(id, player.id))
            except Refusal as refusal:
                logger.warning("table left out", extra={"table": id, "problem": refusal.problem.code})
        return found

    async def _listed(self, id: str, player: str) -> TableListed:
        terms = await asyncio.to_thread(queries.terms_of, self.services.engine, id)
        if terms is None or terms.over_at is None:
            return summaries.listed(await self.table(id), player)
        chairs = await asyncio.to_thread(queries.chairs_of, self.services.engine, id)
        return summaries.finished(terms, chairs, player)
