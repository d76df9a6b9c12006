"""A PostgreSQL of one's own for the tests: on loopback, in a temporary folder, gone afterwards."""

import os
import shutil
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


@contextmanager
def postgres():
    """The URL of an empty PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="citywright-postgres-"))
    data, port = folder / "data", free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, SOMEBODY)
    run = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(
        as_somebody(["initdb", "-D", str(data), "-U", "citywright", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"]),
        check=True,
        **run,
    )
    server = subprocess.Popen(
        as_somebody(["postgres", "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]), **run
    )
    try:
        wait_for(port)
        yield f"postgresql://citywright@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port):
    until = time.monotonic() + 60
    ready = ["pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready, check=False).returncode:
        assert time.monotonic() < until, "PostgreSQL does not start"
        time.sleep(0.05)
