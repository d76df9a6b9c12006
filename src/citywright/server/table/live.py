"""A table in memory: a cache of its log, and who is connected to it.

Whatever reads or changes the game holds the table (`held`): between a move and its commit nobody looks.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from citywright.game import Entry, Game
from citywright.server.problems import Refusal
from citywright.server.process.services import Services
from citywright.server.store.queries import Chair, Line, Terms
from citywright.server.store.writer import Work
from citywright.server.table import summaries
from citywright.server.table.connection import Connection
from citywright.server.table.feeds import Feed, Moment, Shared
from citywright.server.table.log import rebuilt
from citywright.server.table.standing import standing_of
from citywright.server.wire import Said, Stage

A_DAY = 24 * 3600.0


class LiveTable:
    """A game, its seats, and all connections."""

    def __init__(self, services: Services, terms: Terms, chairs: list[Chair], lines: list[Line], chat: list[Said]):
        self.services, self.terms, self.chairs, self.chat = services, terms, chairs, chat
        self.game: Game
        self.game, self.since = self.read(lines)  # and since when the public position has not changed
        self.number = lines[-1].number if lines else 0  # number of the last log line
        self._lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.left_at: dict[str | None, float] = {}  # when players left
        self.loaded_at = self.touched_at = time.time()
        self.feeds: dict[int | None, Feed] = {}
        self.thinking: set[int] = set()  # seats whose bots are thinking
        self.after_change: Callable[[LiveTable], None] = lambda _: None  # wakes the bots
        self.is_lost = False  # the database failed, so its state is unknown
        self.life: int | None = None  # of the worker, in which it claimed this table
        self.settle()

    def read(self, lines: list[Line]) -> tuple[Game, float]:
        """The game as its log tells it, and since when it stands so for everybody."""
        return rebuilt(self.terms, self.chairs, lines)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table alone. Whoever waited for a commit that failed is refused, and reconnects."""
        async with self._lock:
            if self.is_lost:
                raise Refusal("database")
            yield

    # -- state --

    @property
    def id(self) -> str:
        """The id in the table's address."""
        return self.terms.id

    def settle(self) -> None:
        """Update the stage: waiting for players, playing, or over."""
        actors = self.game.actors
        waits = any(chair.who == "open" for chair in self.chairs)
        self.stage: Stage = "over" if not actors else "waiting" if waits else "playing"
        self.due = actors if self.stage == "playing" else []  # seats that have a decision to make
        self.scores, self.winners = self.game.scores, [] if actors else self.game.winners

    @property
    def deadline(self) -> float | None:
        """When the current decision is due."""
        return self.since + self.terms.days * A_DAY if self.terms.days else None

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        return [seat for seat, chair in enumerate(self.chairs) if player is not None and chair.player == player]

    def chair(self, seat: int) -> Chair:
        """Check that a seat exists."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-seat", str(seat))
        return self.chairs[seat]

    def own_chair(self, seat: int, player: str | None) -> Chair:
        """Check that a player holds a seat."""
        if player is None or self.chair(seat).player != player:
            raise Refusal("not-yours", str(seat))
        return self.chairs[seat]

    def is_here(self, player: str | None) -> bool:
        """Whether a player is connected."""
        return player in self.all_here()

    def all_here(self) -> list[str | None]:
        """Who is connected, once per connection."""
        return [connection.id for connection in self.connections]

    def is_away(self, seat: int) -> bool:
        """Whether a seat's player should be here but is not; players with days for a move need not be."""
        return not self.terms.days and not self.is_here(self.chairs[seat].player)

    def is_late(self, seat: int, now: float) -> bool:
        """Whether the host or anybody seated may let a bot stand in for this seat."""
        if self.deadline is not None:
            return now > self.deadline and seat in self.due
        allowed = self.stand_in_at(seat)
        return allowed is not None and now > allowed

    def stand_in_at(self, seat: int) -> float | None:
        """When a bot may stand in for a seat's player, who has left a live table."""
        if self.chairs[seat].who != "person" or not self.is_away(seat):
            return None
        return self.left_at.get(self.chairs[seat].player, self.loaded_at) + self.services.settings.away_seconds

    def leave(self, connection: Connection) -> None:
        """Somebody goes. What only they saw is forgotten: a table that nobody looks at should be small."""
        self.connections.discard(connection)
        self.touched_at = time.time()
        if self.seats_of(connection.id):
            self.left_at[connection.id] = self.touched_at
        looked_at = {self.eyes_of(each) for each in self.connections}
        self.feeds = {eyes: feed for eyes, feed in self.feeds.items() if eyes in looked_at}
        self.tell_table()

    # -- sending --

    def rename(self, player: str, name: str, old: str) -> None:
        """Rename a player."""
        for connection in self.connections:
            if connection.player and connection.id == player:
                connection.player = replace(connection.player, name=name)
        mine = [self.chairs[seat] for seat in self.seats_of(player) if self.chairs[seat].name == old]
        for chair in mine:
            chair.name = name
        if mine and self.stage != "over":
            self.game.names = [chair.name for chair in self.chairs]
            self.tell_table()

    def tell_table(self) -> None:
        """Send everyone a summary of the table; all spectators get the same one."""
        texts: dict[str | None, str] = {}
        for connection in self.connections:
            part = connection.id if connection.id == self.terms.made_by or self.seats_of(connection.id) else None
            if part not in texts:
                texts[part] = connection.encoded(summaries.summary(self, part))
            connection.send_text(texts[part])

    def eyes_of(self, connection: Connection) -> int | None:
        """The seat a connection looks from: the chosen one, or else its only one, once the game has started."""
        seat = self.seat_of(connection)
        return seat if self.stage != "waiting" else None

    def seat_of(self, connection: Connection) -> int | None:
        """The seat of a connection. With one seat there is nothing to choose, in however many tabs one looks."""
        mine = self.seats_of(connection.id)
        if len(mine) == 1:
            return mine[0]
        return connection.seat if connection.seat in mine else None

    def offered(self, seat: int) -> dict[str, int]:
        """The moves offered to a seat, by text."""
        return self.feeds[seat].offered if seat in self.feeds else {}

    def entries_of(self, seat: int) -> list[Entry]:
        """The log entries that a seat has seen, from its feed if somebody looks from it."""
        return self.feeds[seat].entries if seat in self.feeds else self.game.seen_entries(seat)

    def feed(self, eyes: int | None) -> Feed:
        """The up-to-date feed of a seat or of spectators."""
        if eyes not in self.feeds:
            self.feeds[eyes] = Feed(eyes)
            self.feeds[eyes].refresh(self.game, self._moment(eyes), {})
        return self.feeds[eyes]

    def _moment(self, eyes: int | None) -> Moment:
        chair = None if eyes is None else self.chairs[eyes]
        chooses = self.stage == "playing" and chair is not None and chair.who == "person" and not chair.stood_in
        return Moment(self.due, chooses, self.terms.undo, self.deadline, self.scores, self.winners)

    def show(self, connection: Connection) -> None:
        """Send the whole position to one connection."""
        connection.follow(self.feed(self.eyes_of(connection)))

    def tell_positions(self) -> None:
        """Send everyone what is new to them."""
        watchers: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            watchers.setdefault(self.eyes_of(connection), []).append(connection)
        self.feeds = {eyes: self.feeds.get(eyes) or Feed(eyes) for eyes in watchers}
        shared: Shared = {}
        for eyes, connections in watchers.items():
            feed = self.feeds[eyes]
            is_new = feed.refresh(self.game, self._moment(eyes), shared)
            for connection in connections:
                if connection.feed is not feed:
                    connection.follow(feed)
                elif is_new:
                    connection.send_position(everything=False)

    # -- storing --

    async def commit(
        self,
        seat: int | None,
        kind: str,
        text: str = "",
        chance: str = "",
        work: Work | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        """Append a line to the log; a quiet one changes nothing that everybody sees of the game. If the log has another
        line there, the table is lost."""
        row = {"table": self.id, "number": self.number + 1, "seat": seat, "kind": kind, "text": text, "chance": chance}
        row["standing"] = standing_of(self.game, self.since if quiet else None)
        self.touched_at = at = time.time()
        try:
            await self.services.writer.write(row | {"at": at}, work=work, life=self.life)
        except IntegrityError as error:
            self.lose()
            raise Refusal("stale", "somebody else was faster") from error
        except SQLAlchemyError as error:
            self.lose()
            raise Refusal("database") from error
        except BaseException:  # in any case, memory may be ahead of the log
            self.lose()
            raise
        self.number += 1
        if not quiet:
            self.since = at

    def lose(self) -> None:
        """Disconnect everyone; they reconnect to the stored state."""
        self.is_lost = True
        for connection in self.connections:
            connection.close()

    def changed(self, *, wake: bool = True) -> None:
        """After a commit: show everyone the change, and wake the bots."""
        self.settle()
        self.tell_positions()
        if wake:
            self.after_change(self)
