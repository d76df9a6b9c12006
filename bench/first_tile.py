"""How long a newcomer waits: from `make play` in a clean clone to the first move, with nothing installed or compiled.

Clones what is committed, starts `make play` with empty caches, and plays the first move of each game against a bot,
over HTTP and a web socket as the page does. Then it waits until everything is compiled, and starts a second time.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
PORT = 8217
PATIENCE = 1800.0  # seconds
TICK = os.sysconf("SC_CLK_TCK")
Say = Callable[[str], None]


def main() -> None:
    """Measure a first start and a second one."""
    with TemporaryDirectory(prefix="first-tile-") as folder:
        home = Path(folder)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(home / "clone")], check=True)
        for start in ("first start", "second start"):
            print(f"\n{start}: seconds since `make play`, and seconds of processor time")
            with playing(home) as say:
                measure(say)


def measure(say: Say) -> None:
    """Say when the page, the first moves and the last compiled rule are there."""
    with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=PATIENCE) as browser:
        wait(lambda: answers(browser))
        say("the page answers")
        for game in ("streets", "townies"):
            first_move(browser, game)
            say(f"the first move of {game} is made")
        wait(lambda: browser.get("/health").json()["rules_ready"])
        say("everything is compiled or loaded")


@contextmanager
def playing(home: Path) -> Iterator[Say]:
    """Run `make play` with a home of its own; what it prints is shown with the time."""
    own = {"HOME": home, "CITYWRIGHT_CACHE": home / "compiled", "XDG_DATA_HOME": home / "data", "CITYWRIGHT_PORT": PORT}
    own |= {"PIP_CACHE_DIR": home / "pip", "npm_config_cache": home / "npm"}
    environment = os.environ | {name: str(value) for name, value in own.items()}
    began = time.monotonic()
    make = subprocess.Popen(["make", "play"], cwd=home / "clone", env=environment, start_new_session=True)

    def say(what: str) -> None:
        print(f"{time.monotonic() - began:7.1f} {used_by(make.pid):7.1f}  {what}", flush=True)

    try:
        yield say
    finally:
        os.killpg(make.pid, signal.SIGINT)
        make.wait()


def wait(condition: Callable[[], bool]) -> None:
    """Look often until something is so."""
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            sys.exit("it takes too long")
        time.sleep(0.05)


def answers(browser: httpx.Client) -> bool:
    """Whether the page is there."""
    try:
        return browser.get("/").status_code == 200
    except httpx.TransportError:
        return False


def first_move(browser: httpx.Client, game: str) -> None:
    """Open a table with a bot of the usual level, and make a move as soon as it is one's turn."""
    browser.get("/api/me").raise_for_status()
    seats = [{"who": "me"}, {"who": "bot", "level": "regular"}]
    table = browser.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"ws://127.0.0.1:{PORT}/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        position = hear(socket, lambda news: news["type"] == "position" and news["decision"])
        move = {"answers": position["decision"]["answers"], "move": position["decision"]["moves"][0]}
        socket.send(json.dumps({"type": "move", "request": 1, "seat": position["seat"], **move}))
        if (answer := hear(socket, lambda news: news.get("request") == 1))["type"] != "done":
            sys.exit(f"the move was not made: {answer}")


def hear(socket: Any, is_wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The next message that is wanted."""
    while True:
        news: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if is_wanted(news):
            return news


def used_by(pid: int) -> float:
    """Processor time of a process and all that it has started, in seconds (Linux only)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICK + sum(used_by(int(child)) for child in children)


if __name__ == "__main__":
    main()
