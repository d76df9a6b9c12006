"""The two servers as processes, and what they use."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
PATIENCE = 180.0  # seconds until a server is ready: the rules may have to be compiled
#: No limits, because all players come from one address.
UNLIMITED = {
    "REQUESTS_A_MINUTE": "1000000",
    "GUESTS_AN_HOUR": "1000000",
    "MESSAGES_A_SECOND": "100000",
    "UNFINISHED_TABLES": "100000",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A running server."""

    name: str  # its name in the generator
    title: str
    ready_at: str  # the path that answers when it is ready
    ready: bytes

    def __init__(self, command: list[str], environment: dict[str, str], port: int):
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                sys.exit(f"{self.title} does not start")
            time.sleep(0.1)

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(self.address + self.ready_at, timeout=5) as answer:
                return self.ready in answer.read()
        except OSError:
            return False

    def roots(self) -> list[int]:
        """The processes from which all others come."""
        return [self.process.pid]

    def cpu(self) -> float:
        """Seconds of a core used so far, including workers and the database."""
        return sum(cpu_of(pid) for root in self.roots() for pid in family(root))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Citywright(Server):
    name, title = "citywright", "Citywright"
    ready_at, ready = "/health", b'"rules_ready":true'

    def __init__(self, database: str, workers: int):
        port = free_port()
        command = [str(Path(sys.executable).parent / "citywright"), "serve", "--port", str(port)]
        command += ["--database", database, "--workers", str(workers)]
        super().__init__(command, {f"CITYWRIGHT_{name}": value for name, value in UNLIMITED.items()}, port)
        self.port, self.postmaster = port, postmaster_of(database)

    def roots(self) -> list[int]:
        return [*super().roots(), *self.postmaster]


class Rival(Server):
    name, title = "boardgame", "boardgame.io"
    ready_at, ready = "/games", b"town"

    def __init__(self) -> None:
        port = free_port()
        super().__init__(["node", str(HERE / "rival.mjs"), str(port)], {"NODE_ENV": "production"}, port)


def postmaster_of(database: str) -> list[int]:
    """The main process of PostgreSQL, if that is the database. It must be on this machine."""
    if not database.startswith("postgresql"):
        return []
    import psycopg

    with psycopg.connect(database) as connection:
        row = connection.execute("select pg_backend_pid()").fetchone()
        assert row
        stat = Path(f"/proc/{row[0]}/stat").read_text()
    return [int(stat.rsplit(")", 1)[1].split()[1])]


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid] + [each for child in children for each in family(int(child))]


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
