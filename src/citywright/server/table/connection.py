"""One browser at one table: from which seat it looks, and its waiting messages."""

import asyncio
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.json import Encoder

from citywright.server.store.queries import Player
from citywright.server.table.feeds import Feed

encode = Encoder().encode
MOST_WAITING = 200  # messages; a browser that is further behind must reconnect


@dataclass(eq=False)
class Connection:
    """Messages wait here until a separate task has sent them, so that nobody waits for a slow connection."""

    player: Player | None
    seat: int | None = None  # the seat it looks from
    feed: Feed | None = None  # what that seat sees
    number: int = 0  # number of positions sent
    session: str | None = None  # in which it came; None: a spectator's, or one with an old cookie
    waiting: list[str] = field(default_factory=list)
    is_closed: bool = False
    _news: asyncio.Event = field(default_factory=asyncio.Event)  # something waits, or it is closed

    @property
    def id(self) -> str | None:
        """The player's id."""
        return self.player.id if self.player else None

    @staticmethod
    def encoded(message: Struct) -> str:
        """A message as text."""
        return encode(message).decode()

    def send(self, message: Struct) -> None:
        """Send a message."""
        self.send_text(self.encoded(message))

    def send_text(self, text: str) -> None:
        """Send an encoded message."""
        if len(self.waiting) >= MOST_WAITING:
            self.close()
        elif not self.is_closed:
            self.waiting.append(text)
            self._news.set()

    async def next(self) -> list[str]:
        """The messages that wait, as soon as there are any; none once it is closed."""
        while not self.waiting and not self.is_closed:
            self._news.clear()
            await self._news.wait()
        texts, self.waiting = self.waiting, []
        return texts

    def follow(self, feed: Feed) -> None:
        """Look from another seat: the whole position is new."""
        self.feed = feed
        self.send_position(everything=True)

    def send_position(self, everything: bool) -> None:
        """Send the position, or what is new in it."""
        assert self.feed
        self.number += 1
        self.send_text(self.feed.message(self.number, everything))

    def close(self) -> None:
        """Drop waiting messages and close."""
        self.waiting, self.is_closed = [], True
        self._news.set()
