"""A PostgreSQL of one's own for the tests: on loopback, in a temporary folder, gone afterwards."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from tests.server.servers import free_port

SOMEBODY = "nobody"  # PostgreSQL does not run as root


def as_somebody(command):
    if os.geteuid() != 0:
        return command
    return ["setpriv", "--reuid", SOMEBODY, "--regid", "nogroup", "--clear-groups", *command]


class Database:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self):
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="citywright-postgres-")), free_port()
        self.url = f"postgresql://citywright@127.0.0.1:{self.port}/postgres"
        self.data = self.folder / "data"
        self.run = {"cwd": self.folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.server = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, SOMEBODY)
        how = ["-U", "citywright", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"]
        subprocess.run(as_somebody(["initdb", "-D", str(self.data), *how]), check=True, **self.run)

    def start(self):
        where = ["-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        self.server = subprocess.Popen(as_somebody(["postgres", *where]), **self.run)
        wait_for(self.port)

    def kill(self):
        """At once, without a word to those it serves."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(30)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.server.send_signal(signal.SIGINT)  # without waiting for those it serves
        self.server.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres():
    """The URL of an empty PostgreSQL."""
    with Database() as database:
        yield database.url


def wait_for(port):
    until = time.monotonic() + 60
    ready = ["pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready, check=False).returncode:
        assert time.monotonic() < until, "PostgreSQL does not start"
        time.sleep(0.05)
