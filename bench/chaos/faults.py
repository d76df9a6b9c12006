"""What goes wrong. Each fault is over when its function returns."""

import asyncio
import os
import random
import resource
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bench.chaos.house import House, stopped

LONG = (2.0, 9.0)  # seconds that something stands still or is away
RESTARTED = 90.0  # seconds within which all workers are replaced
SETTLED = 20.0  # seconds after which nobody waits for a restart that may have been given up
GIVEN_UP = 90.0  # seconds after which nobody waits for a worker that hangs
BLOCK = 2**20
Work = Callable[[House, random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong."""

    name: str
    work: Work
    cuts: bool = False  # connections break without a word
    needs: str = ""  # the database


async def nothing(house: House, rng: random.Random) -> None:
    """For comparison: how soon everybody sees a move anyway."""


# -- processes of ours --


async def kill_worker(house: House, rng: random.Random) -> None:
    """One worker dies."""
    os.kill(rng.choice(house.server.workers()), signal.SIGKILL)


async def kill_workers(house: House, rng: random.Random) -> None:
    """All workers die."""
    for pid in house.server.workers():
        os.kill(pid, signal.SIGKILL)


async def kill_supervisor(house: House, rng: random.Random) -> None:
    """The supervisor dies, and its workers with it. Somebody starts it again."""
    await asyncio.to_thread(house.server.kill)
    await asyncio.sleep(rng.choice([0.0, 2.0]))
    await house.start()


async def stop_worker(house: House, rng: random.Random) -> None:
    """One worker stands still."""
    with stopped([rng.choice(house.server.workers())]):
        await asyncio.sleep(rng.uniform(*LONG))


async def restart(house: House, rng: random.Random) -> None:
    """The host asks for new workers."""
    before = set(house.server.workers())
    house.server.running.send_signal(signal.SIGHUP)
    async with asyncio.timeout(RESTARTED):
        while before & set(house.server.workers()):
            await asyncio.sleep(0.05)


async def hang_worker(house: House, rng: random.Random) -> None:
    """One worker stands still for good, until the supervisor gives it up."""
    worker = rng.choice(house.server.workers())
    os.kill(worker, signal.SIGSTOP)
    async with asyncio.timeout(GIVEN_UP):
        while worker in house.server.workers():
            await asyncio.sleep(0.05)


async def kill_during_restart(house: House, rng: random.Random) -> None:
    """A worker dies, old or new, while all are being replaced. If it was a new one, the restart is given up."""
    before = set(house.server.workers())
    house.server.running.send_signal(signal.SIGHUP)
    await asyncio.sleep(rng.uniform(0.0, 3.0))
    os.kill(rng.choice(house.server.workers()), signal.SIGKILL)
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLED):
            while before & set(house.server.workers()):
                await asyncio.sleep(0.05)


# -- connections --


async def end_connections(house: House, rng: random.Random) -> None:
    """Half of all connections end."""
    house.cables.cut(0.5, rng, reset=False)


async def reset_connections(house: House, rng: random.Random) -> None:
    """All connections are reset."""
    house.cables.cut(1.0, rng, reset=True)


async def stall_connections(house: House, rng: random.Random) -> None:
    """Nothing comes through for a while."""
    await house.cables.stall(rng.uniform(*LONG))


async def stall_and_reset(house: House, rng: random.Random) -> None:
    """Nothing comes through for a while, and then all connections are reset."""
    await house.cables.stall(rng.uniform(*LONG))
    house.cables.cut(1.0, rng, reset=True)


# -- the database --


async def kill_postgres(house: House, rng: random.Random) -> None:
    """PostgreSQL is killed, and started again."""
    assert house.database
    await asyncio.to_thread(house.database.kill)
    await asyncio.sleep(rng.choice([0.0, rng.uniform(*LONG)]))
    await asyncio.to_thread(house.database.start)


async def kill_backend(house: House, rng: random.Random) -> None:
    """One process of PostgreSQL is killed; it then ends all others and recovers by itself."""
    os.kill(rng.choice(house.backends()), signal.SIGKILL)


async def stop_backends(house: House, rng: random.Random) -> None:
    """All processes that serve connections stand still; new ones are served."""
    with stopped(house.backends()):
        await asyncio.sleep(rng.uniform(*LONG))


async def stop_postmaster(house: House, rng: random.Random) -> None:
    """Connections go on; new ones get no answer."""
    assert house.database
    with stopped([house.database.server.pid]):
        await asyncio.sleep(rng.uniform(*LONG))


async def stop_postgres(house: House, rng: random.Random) -> None:
    """All of PostgreSQL stands still."""
    assert house.database
    with stopped([house.database.server.pid, *house.backends()]):
        await asyncio.sleep(rng.uniform(*LONG))


async def newcomers_meanwhile(house: House, rng: random.Random) -> None:
    """While commits hang, everybody loses the connection and comes again; then PostgreSQL dies without committing."""
    with stopped(house.backends()):
        await asyncio.sleep(1.0)
        house.cables.cut(1.0, rng, reset=True)
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        await kill_postgres(house, rng)


async def fill_ramdisk(house: House, rng: random.Random) -> None:
    """PostgreSQL's disk is full. If it gives up, it is started again once there is room."""
    assert house.ramdisk
    assert house.database
    ballast = house.ramdisk / "ballast"
    await asyncio.to_thread(fill, ballast)
    await asyncio.sleep(rng.uniform(*LONG))
    ballast.unlink()
    if house.database.server.poll() is not None:
        await asyncio.to_thread(house.database.start)


def fill(file: Path) -> None:
    """Write until the disk is full."""
    with suppress(OSError), open(file, "wb", buffering=0) as to:
        while to.write(bytes(BLOCK)):
            pass


async def fill_disk(house: House, rng: random.Random) -> None:
    """No file of the only worker can grow, as on a full disk."""
    (worker,) = house.server.workers()
    most = max(file.stat().st_size for file in house.folder.glob("tables.sqlite*"))
    resource.prlimit(worker, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    try:
        await asyncio.sleep(rng.uniform(*LONG))
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(worker, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


FAULTS = (
    Fault("nothing", nothing),
    Fault("kill a worker", kill_worker, cuts=True),
    Fault("kill all workers", kill_workers, cuts=True),
    Fault("kill the supervisor", kill_supervisor, cuts=True),
    Fault("stop a worker", stop_worker),
    Fault("a worker hangs", hang_worker, cuts=True),
    Fault("restart (SIGHUP)", restart),
    Fault("kill a worker during a restart", kill_during_restart, cuts=True),
    Fault("end half of the connections", end_connections, cuts=True),
    Fault("reset all connections", reset_connections, cuts=True),
    Fault("stall all connections", stall_connections),
    Fault("stall, then reset", stall_and_reset, cuts=True),
    Fault("kill PostgreSQL", kill_postgres, needs="postgresql"),
    Fault("kill a backend", kill_backend, needs="postgresql"),
    Fault("stop the backends", stop_backends, needs="postgresql"),
    Fault("stop the postmaster", stop_postmaster, needs="postgresql"),
    Fault("stop PostgreSQL", stop_postgres, needs="postgresql"),
    Fault("newcomers while commits hang", newcomers_meanwhile, cuts=True, needs="postgresql"),
    Fault("full disk", fill_disk, needs="sqlite"),
    Fault("full disk", fill_ramdisk, needs="ramdisk"),
)


def faults_for(house: House) -> list[Fault]:
    """The faults that are possible here."""
    there = {"", house.kind, *(["ramdisk"] if house.ramdisk else [])}
    return [fault for fault in FAULTS if fault.needs in there]
