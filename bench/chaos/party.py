"""People at one table after the other: two who play, a bot at some tables, a spectator at others."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import httpx
from bench.chaos.checking import Told
from bench.chaos.journal import Journal
from bench.chaos.pages import Page
from tests.server.client import Browser, table_wanted

from citywright.games import GAMES

AGAIN = 1.0  # seconds until somebody tries again to make a table
SLOW = 15.0  # seconds for an answer over HTTP
ANEW = httpx.Limits(max_keepalive_connections=0)  # a server may close an idle connection at any moment
BOT_AT, SPECTATOR_AT = 5, 4  # every so many tables


@dataclass
class Play:
    """What all parties share."""

    address: str
    journal: Journal
    pace: float
    finished: Callable[[Told], None]
    seed_of: Callable[[str], str]


class Party:
    """The people of one place, who play game after game."""

    def __init__(self, number: int, play: Play):
        self.number, self.play = number, play
        self.game = list(GAMES)[number % len(GAMES)]
        self.has_bot, self.is_watched = number % BOT_AT == 1, number % SPECTATOR_AT == 2
        self.people: list[Browser] = []
        self.pages: list[Page] = []
        self.told: list[Told] = []
        self.moved_on_at = time.monotonic()  # when they last left a table, or made one

    async def open(self) -> "Party":
        """Everybody gets a cookie."""
        for _ in range(3 if self.is_watched else 2):
            browser = Browser(self.play.address)
            await browser.http.aclose()
            browser.http = httpx.AsyncClient(base_url=self.play.address, timeout=SLOW, limits=ANEW)
            self.people.append(await browser.open())
        return self

    async def close(self) -> None:
        """Go home."""
        for browser in self.people:
            await browser.close()

    async def keep_playing(self) -> None:
        """Play one game after the other."""
        self.moved_on_at = time.monotonic()
        while True:
            told = Told(await self.new_table())
            self.told.append(told)
            self.pages = [
                Page(f"{name} {self.number}", browser, told, self.play.journal, self.play.pace)
                for name, browser in zip(("host", "guest", "spectator"), self.people, strict=False)
            ]
            self.pages[1].wanted = 1
            self.moved_on_at = time.monotonic()
            await asyncio.gather(self.learn_secret(told.table), *(page.stay() for page in self.pages))
            self.moved_on_at, self.pages = time.monotonic(), []
            self.play.journal.count("games over")
            self.play.finished(told)

    async def learn_secret(self, table: str) -> None:
        """What must not be said before the game is over."""
        with suppress(Exception):  # the database may be away
            seed = await asyncio.to_thread(self.play.seed_of, table)
            for page in self.pages:
                page.seed = seed

    async def new_table(self) -> str:
        """Make a table, again and again if need be."""
        seats = ["me", "open", *(["bot casual"] if self.has_bot else [])]
        wanted = table_wanted(self.game, *seats, undo=False)
        while True:
            try:
                made = await self.people[0].http.post("/api/tables", json=wanted)
            except httpx.TransportError as error:
                self.play.journal.cut_off(error, f"host {self.number}, making a table")
            else:
                self.play.journal.status(made.status_code, f"host {self.number}, making a table")
                if made.status_code == 201:
                    return str(made.json()["id"])
            await asyncio.sleep(AGAIN)

    @property
    def progress_at(self) -> float:
        """When the last of them saw something new."""
        playing = [page.progress_at for page in self.pages if not page.is_over]
        last = max((page.progress_at for page in self.pages), default=0.0)
        return max(min(playing, default=last), self.moved_on_at)

    def complaint(self) -> str:
        """Who waits for what."""
        return (
            "; ".join(
                f"{page.who} {'connected' if page.watcher else 'away'}{', to move' if page.decision else ''}"
                f"{', waits for an answer' if page.waiting else ''}, {time.monotonic() - page.progress_at:.0f} s"
                for page in self.pages
            )
            or f"no table for host {self.number}"
        )
