"""Servers for tests: in a thread of this process, or a process of their own that can be killed."""

import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import uvicorn

from citywright.server.process.settings import settings
from citywright.server.process.worker import config_of
from citywright.server.web.app import application

QUICK = {
    "bot_seconds": 0.0,
    "hint_seconds": 0.05,
    "messages_a_second": 10_000.0,
    "requests_a_minute": 1_000_000,
    "sign_ins_a_minute": 1_000,
    "guests_an_hour": 1_000_000,
    "unfinished_tables": 10_000,
}


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def wait_for_port(port, running):
    """A process begins to listen when it is ready."""
    until = time.monotonic() + 60
    while not listens(port):
        assert running.poll() is None, f"{running.args[0]} has ended"
        assert time.monotonic() < until, f"{running.args[0]} does not listen"
        time.sleep(0.02)


def listens(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


class Running:
    """A server in a thread."""

    def __init__(self, database, **changed):
        chosen = settings({}, database=str(database), port=free_port(), **(QUICK | changed))
        self.address = f"http://127.0.0.1:{chosen.port}"
        app = application(chosen)
        self.hall = app.doors.hall
        self.server = uvicorn.Server(config_of(app, chosen))
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self):
        self.thread.start()
        until = time.monotonic() + 20
        while not self.server.started:
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


def command_of(process):
    """The command line of a process; nothing if it has just ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


class Process:
    """A server in a process of its own, as `citywright serve` starts it."""

    def __init__(self, database, port=None, python=sys.executable, environment=os.environ, said=None, **changed):
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        chosen = QUICK | {"log": "error"} | changed | {"database": database, "port": self.port}
        environment = environment | {f"CITYWRIGHT_{name.upper()}": str(value) for name, value in chosen.items()}
        self.running = subprocess.Popen(
            [python, "-m", "citywright.cli", "serve"], env=environment, stdout=subprocess.PIPE, stderr=said, text=True
        )
        self.said = self.running.stdout.readline()
        assert self.address in self.said

    def workers(self):
        """The processes that serve."""
        pid = self.running.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(each) for each in found if b"spawn_main" in command_of(each)]

    def kill(self):
        """kill -9: nothing can be tidied up."""
        self.running.kill()
        self.running.wait()
        self.running.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.running.poll() is None:
            self.running.terminate()
            try:
                self.running.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        self.running.stdout.close()
