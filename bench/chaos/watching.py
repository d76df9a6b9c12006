"""Watches the tables, the answers over HTTP and the memory while faults happen."""

import asyncio
import statistics
import time

import httpx
from bench.chaos.house import House
from bench.chaos.journal import Happened, Journal
from bench.chaos.party import ANEW, SLOW, Party

STUCK = 10.0  # seconds without a move, once the fault is over
OFTEN, EVERY = 0.1, 0.5  # seconds between looks at tables, and requests
LEVEL = 1.5  # memory at the end, in times of that after warm-up
ASKED = ("/api/me", "/api/tables", "/health", "/live")


async def watch_tables(parties: list[Party], journal: Journal) -> None:
    """Note when each table plays on after a fault, and which is stuck."""
    stuck: set[int] = set()
    while True:
        await asyncio.sleep(OFTEN)
        since, now = journal.calm_since, time.monotonic()
        if since is None:
            stuck.clear()
            continue
        for party in parties:
            if journal.fault:
                note(party, journal.fault, since, now)
            if party.number not in stuck and now > max(since, party.progress_at) + STUCK:
                stuck.add(party.number)
                journal.broke(f"no table is stuck for {STUCK:g} seconds", party.complaint())
            elif party.number in stuck and now < party.progress_at + STUCK:
                stuck.discard(party.number)


def note(party: Party, fault: Happened, since: float, now: float) -> None:
    """Note how long a party waits for a move after a fault, and whether it has seen one."""
    if party.progress_at > since:
        fault.recovered.add(party.number)
    waited = now - max(since, party.progress_at)
    fault.waits[party.number] = max(waited, fault.waits.get(party.number, 0.0))


async def ask(house: House, journal: Journal, path: str, cookies: httpx.Cookies) -> None:
    """Make a request again and again, each over a connection of its own."""
    async with httpx.AsyncClient(base_url=house.address, timeout=SLOW, limits=ANEW, cookies=cookies) as http:
        while True:
            began = time.monotonic()
            try:
                answer = await http.get(path)
            except httpx.TransportError as error:
                journal.cut_off(error, path)
            else:
                journal.status(answer.status_code, path)
                if answer.status_code == 503 and path == "/live":
                    journal.broke("/live answers as long as the process lives", "503")
            await asyncio.sleep(max(0.0, began + EVERY - time.monotonic()))


class Scales:
    """Weighs the processes."""

    def __init__(self, house: House):
        self.house = house
        self.samples: list[tuple[float, dict[str, float]]] = []
        self.began = time.monotonic()

    async def keep_weighing(self, seconds: float) -> None:
        """Weigh now and then."""
        while True:
            await asyncio.sleep(seconds)
            if found := self.house.memory():
                self.samples.append((round(time.monotonic() - self.began, 1), found))

    def levels(self) -> dict[str, tuple[float, float]]:
        """MB after warm-up and at the end: the medians of the second and of the last sixth of the run."""
        each = len(self.samples) // 6
        if not each:
            return {}
        first, last = self.samples[each : 2 * each], self.samples[-each:]
        return {name: (median_of(first, name), median_of(last, name)) for name in ("supervisor", "worker")}

    def check(self, journal: Journal) -> None:
        """Complain if memory has grown."""
        for name, (first, last) in self.levels().items():
            if last > LEVEL * first:
                journal.broke("memory stays level", f"{name}: {first:.0f} MB, then {last:.0f} MB")


def median_of(samples: list[tuple[float, dict[str, float]]], name: str) -> float:
    """The median of one kind of process."""
    return statistics.median(found[name] for _, found in samples)


async def recovered(fault: Happened, parties: list[Party], seconds: float) -> None:
    """Wait until all tables play on, but not for ever."""
    until = time.monotonic() + seconds
    while len(fault.recovered) < len(parties) and time.monotonic() < until:
        await asyncio.sleep(OFTEN)
