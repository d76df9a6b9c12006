"""What Prometheus reads at /metrics. Counting costs a microsecond or two. Several workers count in one folder, so that
any of them can answer for all."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from citywright.server.hall.hall import Hall

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client itself reads it, when it is imported
MEASURE_EVERY = 2.0  # seconds
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
OWN = CollectorRegistry()

MOVES = Counter("citywright_moves", "Moves made", ["game", "by"], registry=OWN)
MOVE_SECONDS = Histogram(
    "citywright_move_seconds", "From receiving a move to showing it to everybody", registry=OWN, buckets=QUICK
)
COMMIT_SECONDS = Histogram("citywright_commit_seconds", "Writing and committing", registry=OWN, buckets=QUICK)
WRITTEN = Counter("citywright_written", "Jobs that were committed; one commit may take many", registry=OWN)
REQUEST_SECONDS = Histogram(
    "citywright_request_seconds", "HTTP requests by status class", ["status"], registry=OWN, buckets=QUICK
)
REFUSALS = Counter("citywright_refusals", "Refused requests, by problem", ["code", "over"], registry=OWN)
NOTICES = Counter("citywright_notices", "Notices between workers", ["direction"], registry=OWN)
TABLES = Gauge("citywright_tables", "Tables in memory", registry=OWN, multiprocess_mode="livesum")
SOCKETS = Gauge("citywright_sockets", "Open web sockets", registry=OWN, multiprocess_mode="livesum")
BOTS_WAITING = Gauge(
    "citywright_bots_waiting", "Searches that wait for a thread", registry=OWN, multiprocess_mode="livesum"
)
BOTS_THINKING = Gauge("citywright_bots_thinking", "Searches under way", registry=OWN, multiprocess_mode="livesum")
WORKERS = Gauge("citywright_workers", "Processes that serve", registry=OWN, multiprocess_mode="livesum")
MEMORY = Gauge("citywright_memory_bytes", "Resident memory", registry=OWN, multiprocess_mode="livesum")
PROCESSOR = Gauge(
    "citywright_processor_seconds", "Processor time since the start", registry=OWN, multiprocess_mode="liveall"
)


def moved(game: str, *, by_bot: bool, began: float) -> None:
    """Count a move that everybody has seen."""
    MOVES.labels(game, "bot" if by_bot else "person").inc()
    MOVE_SECONDS.observe(time.perf_counter() - began)


def committed(jobs: int, began: float) -> None:
    """Count a commit."""
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    WRITTEN.inc(jobs)


def answered(status: int, seconds: float) -> None:
    """Count an HTTP request."""
    REQUEST_SECONDS.labels(f"{status // 100}xx").observe(seconds)


def measure(hall: "Hall") -> None:
    """Note how much there is of everything that comes and goes."""
    tables, thinkers = hall.loaded(), hall.services.thinkers
    TABLES.set(len(tables))
    SOCKETS.set(sum(len(table.connections) for table in tables))
    BOTS_WAITING.set(thinkers.waiting)
    BOTS_THINKING.set(thinkers.thinking)
    WORKERS.set(1)
    MEMORY.set(resident())
    PROCESSOR.set(time.process_time())


def resident() -> int:
    """The memory of this process in bytes, where the system says."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def exposition() -> bytes:
    """All metrics of all workers, as Prometheus reads them."""
    if FOLDER not in os.environ:
        return generate_latest(OWN)
    bury(Path(os.environ[FOLDER]))
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)


def bury(folder: Path) -> None:
    """Forget what dead workers had; what they counted remains."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = file.stem.rpartition("_")[2]
        if is_alive(int(worker)):
            continue
        with suppress(FileNotFoundError):  # somebody else has just buried it
            mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
