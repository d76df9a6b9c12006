"""What the faults happen to: a server with its workers, its database, and the cables to it."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
from bench.chaos.cables import Cables
from tests.server.databases import Database
from tests.server.servers import Process, free_port

PATIENCE = 240.0  # seconds until the rules are compiled
SETTINGS = {"idle_seconds": 60.0}  # tables leave memory soon, so that its level can be seen
RAMDISK = "size=1g,mode=755"


class House:
    """A server that can be hurt."""

    def __init__(self, folder: Path, kind: str, workers: int):
        self.folder, self.kind, self.workers = folder, kind, workers
        self.port = free_port()
        self.database: Database | None = None
        self.ramdisk: Path | None = None  # where the database is, if its disk can be filled
        self.why_no_ramdisk = ""
        self.said = folder / "server.log"

    @property
    def url(self) -> str:
        """Of the database."""
        return self.database.url if self.database else str(self.folder / "tables.sqlite")

    @property
    def address(self) -> str:
        """Of the server itself, without cables."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "House":
        self._stack, self._later = ExitStack(), AsyncExitStack()
        try:
            if self.kind == "postgresql":
                self.database = self._stack.enter_context(self._database())
            await self.start()
            await self._warm()
            self.cables = await self._later.enter_async_context(Cables(self.port))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._later.aclose()
        if hasattr(self, "server"):
            await asyncio.to_thread(self.server.__exit__)
        await asyncio.to_thread(self._stack.close)

    async def start(self) -> None:
        """Start the server, always on the same port."""
        self.server = await asyncio.to_thread(self._start)

    def _start(self) -> Process:
        with open(self.said, "a") as said:
            settings = SETTINGS | {"log": "warning"}
            try:
                return Process(self.url, self.port, said=said, workers=self.workers, **settings)
            except AssertionError:
                sys.exit("the server does not start:\n" + self.said.read_text()[-1000:])

    async def _warm(self) -> None:
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.address) as http:
            while not (await http.get("/health")).json()["rules_ready"]:
                if time.monotonic() > until:
                    sys.exit("the rules are not compiled in time")
                await asyncio.sleep(0.5)

    @contextmanager
    def _database(self) -> Iterator[Database]:
        with self._ramdisk(), Database() as database:
            try:
                yield database
            finally:
                if database.server.poll() is None:
                    database.kill()  # it would wait for whoever is still connected

    @contextmanager
    def _ramdisk(self) -> Iterator[None]:
        """A small disk in memory for the database, so that it can be full. Only root may mount one."""
        place = Path(tempfile.mkdtemp(prefix="citywright-ramdisk-"))
        mount = ["mount", "-t", "tmpfs", "-o", RAMDISK, "citywright-chaos", str(place)]
        mounted = subprocess.run(mount, capture_output=True, text=True, check=False)
        before = tempfile.tempdir
        if mounted.returncode:
            self.why_no_ramdisk = mounted.stderr.strip()
        else:
            self.ramdisk, tempfile.tempdir = place, str(place)
        try:
            yield
        finally:
            tempfile.tempdir = before
            if self.ramdisk:
                subprocess.run(["umount", "--lazy", str(place)], check=False)
            place.rmdir()

    # -- processes --

    def processes(self) -> list[int]:
        """The supervisor and its workers."""
        with suppress(OSError):
            return [self.server.running.pid, *self.server.workers()]
        return []

    def backends(self) -> list[int]:
        """The processes of PostgreSQL that serve connections."""
        ours = "backend_type = 'client backend' and pid <> pg_backend_pid()"
        with psycopg.connect(self.url, connect_timeout=3) as own:
            return [pid for (pid,) in own.execute(f"select pid from pg_stat_activity where {ours}").fetchall()]

    def memory(self) -> dict[str, float]:
        """MB of memory: of the supervisor, and of its workers on average."""
        sizes = [size for pid in self.processes() if (size := resident(pid))]
        return {"supervisor": sizes[0], "worker": sum(sizes[1:]) / (len(sizes) - 1)} if len(sizes) > 1 else {}


def resident(pid: int) -> float:
    """MB of memory that a process uses."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


@contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """Processes that do nothing for a while."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
