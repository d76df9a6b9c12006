"""All tables: those in memory, and how others are loaded."""

import asyncio
import re
import time
import zlib
from collections.abc import Sequence

from msgspec.json import decode

from citywright.server.hall.archive import Archive
from citywright.server.hall.finished import Afterwards
from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.process.workers import News
from citywright.server.store import queries
from citywright.server.store.queries import Player
from citywright.server.table.bots import wake_bots
from citywright.server.table.brought import bring
from citywright.server.table.connection import Connection
from citywright.server.table.live import LiveTable
from citywright.server.table.played import PlayedTable
from citywright.server.wire import Said

COOKIE_SECONDS = 5.0  # until a browser surely has a new cookie
NAME = re.compile(r"[\w-]{1,32}", re.ASCII)


class Hall:
    """Tables by id. Each is loaded only once, however many ask for it, and lives at one worker."""

    def __init__(self, services: Services):
        self.services, self.archive = services, Archive(services)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self.endings = 0  # how often sessions have ended
        self._bringing: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to serve: the rules warm up, and other workers are heard."""
        loop = asyncio.get_running_loop()
        self.services.life.ended = lambda: loop.call_soon_threadsafe(self.lose_all)
        self.services.warmth.start()
        self.services.party.listen(self.hear)

    def hear(self, news: News) -> None:
        """Handle a notice from another worker."""
        match news:
            case ["name", player, name, old]:
                self.rename(player, name, old)
            case ["brought", guest, player, session]:
                self.bring(guest, player, session)
            case ["ended", player, session]:
                self.put_out(player, session)
            case ["replaced", player, *sessions]:
                self.put_out_others(player, sessions)

    def tell_name(self, player: str, name: str, old: str) -> None:
        """Show a player's new name at all tables."""
        self.rename(player, name, old)
        if work := self.services.party.telling("name", player, name, old):
            self.services.writer.write_soon(work)

    def rename(self, player: str, name: str, old: str) -> None:
        """Show a player's new name at the tables here."""
        for table in self.loaded():
            table.rename(player, name, old)

    def tell_ended(self, player: str, session: str | None, *, everywhere: bool = False) -> None:
        """A session of a player has ended, or all have: its connections end, too."""
        self._tell("ended", player, "all" if everywhere else session)

    def tell_ending(self, player: str, session: str | None) -> None:
        """The same, but the browser gets another cookie: its pages connect again only when it has that."""
        asyncio.get_running_loop().call_later(COOKIE_SECONDS, self._tell, "ended", player, session)

    async def tell_brought(self, guest: str, player: Player, session: str | None) -> None:
        """A guest's games belong to an account now; when this returns, the tables here know. Its pages go on as the
        account's until they have the new cookie."""
        others = {*self._bringing}
        self._tell("brought", guest, player.id, session)
        asyncio.get_running_loop().call_later(COOKIE_SECONDS, self._tell, "ended", player.id, session)
        if mine := self._bringing - others:
            await asyncio.wait(mine)

    def bring(self, guest: str, player: str, session: str | None) -> None:
        """Read anew who sits at the tables here."""
        self.endings += 1
        task = asyncio.create_task(self._bring(guest, player, session))
        self._bringing.add(task)
        task.add_done_callback(self._bringing.discard)

    async def _bring(self, guest: str, player: str, session: str | None) -> None:
        account = await asyncio.to_thread(queries.player_of, self.services.engine, player)
        for table in self.loaded():
            if account and not table.is_lost:
                await bring(table, guest, account, session)

    def tell_replaced(self, player: str, old: str | None, new: str) -> None:
        """A new session replaces all others of a player; the browser of the old one gets its cookie."""
        self._tell("replaced", player, old, new)
        self.tell_ending(player, old)

    def _tell(self, *news: str | None) -> None:
        self.hear([*news])
        if work := self.services.party.telling(*news):
            self.services.writer.write_soon(work)

    def put_out(self, player: str, session: str | None) -> None:
        """Close the connections of a session here, or "all" of a player."""
        self.endings += 1
        for connection in self._connections_of(player):
            if session in ("all", connection.session):
                connection.close()

    def put_out_others(self, player: str, sessions: Sequence[str | None]) -> None:
        """Close the connections of a player here, but for those of some sessions."""
        self.endings += 1
        for connection in self._connections_of(player):
            if connection.session not in sessions:
                connection.close()

    def _connections_of(self, player: str) -> list[Connection]:
        return [each for table in self.loaded() for each in table.connections if each.id == player]

    def lose_all(self) -> None:
        """Other workers may hold the tables now: everyone reconnects, and is brought to whoever does."""
        for table in self.loaded():
            table.lose()

    def is_here(self, id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        table = self._in_memory(id)
        return id in self._tables and not (table and table.is_lost)

    def here(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        table = self._in_memory(id)
        return None if table is None or table.is_lost else table

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        if not NAME.fullmatch(id):
            raise Refusal("no-table", id[:40])
        if not self.is_here(id):
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
        life = await self.services.life.claim(self.services.writer, id)
        if life is None:
            raise Refusal("elsewhere", id)
        try:
            table = await asyncio.to_thread(self._read, id)
        except BaseException:
            self.services.life.release(self.services.writer, id)
            raise
        table.life = life
        if life != self.services.life.number:  # it has ended meanwhile
            table.lose()
        table.after_change = self._changed
        self._changed(table)
        return table

    def _changed(self, table: LiveTable) -> None:
        """Let bots think, and store what is shown of a game that is over."""
        wake_bots(table)
        if table.stage == "over" and table.terms.over_at is None:  # it has ended here
            self.archive.want(table.id)

    def _read(self, id: str) -> LiveTable:
        """A table as it is stored now: before it was claimed, another worker may have changed it."""
        engine = self.services.engine
        terms = queries.terms_of(engine, id)
        assert terms
        if terms.closed_at is not None and terms.over_at is None:
            raise Refusal("closed")
        chairs, lines = queries.chairs_of(engine, terms.id), queries.lines_of(engine, terms.id)
        chat = [Said(*said) for said in queries.chat_of(engine, terms.id)]
        try:
            return LiveTable(self.services, terms, chairs, lines, chat)
        except Refusal:
            stored = queries.finished_of(engine, id)
            if stored is None:
                raise
            frames = decode(zlib.decompress(stored[1]), type=Afterwards).frames
            return PlayedTable(self.services, terms, chairs, lines, chat, frames)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return [table for id in self._tables if (table := self._in_memory(id))]

    def drop(self, id: str) -> None:
        """Let go of a table that was changed in the database; whoever is there, or waits for it, connects again."""
        task = self._tables.pop(id, None)
        if task and task.done():
            _lose(task)
        elif task:
            task.add_done_callback(_lose)

    def tidy(self) -> None:
        """Drop tables that nobody has used for a while."""
        before = time.time() - self.services.settings.idle_seconds
        for table in self.loaded():
            if table.is_lost or (not table.connections and not table.thinking and table.touched_at < before):
                del self._tables[table.id]
                self.services.life.release(self.services.writer, table.id)


def _lose(loading: asyncio.Task[LiveTable]) -> None:
    """Lose a table that has been loaded."""
    if not loading.cancelled() and not loading.exception():
        loading.result().lose()
