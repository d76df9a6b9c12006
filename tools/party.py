"""Players on a server started for taking pictures.

Games are dealt from a fixed seed and decided by the greedy policy, so that they are the same every time.
"""

import itertools
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from citywright import new_game
from citywright.game import Game
from citywright.random_numbers import from_seed

GREEDY = 1
PATIENCE = 240  # seconds: the first server on a machine compiles the rules
SEED = "5eed" * 8  # instead of a random seed, so every table has the same deal
LIMITS = {"requests_a_minute": 100_000, "guests_an_hour": 100_000, "messages_a_second": 1000.0}
# In one process: a worker that a supervisor starts would deal from seeds of its own.
SERVE = f"""
import sys, types
import uvicorn
from citywright.server.hall import new_tables
from citywright.server.process.settings import settings
from citywright.server.process.worker import config_of
from citywright.server.web.app import application

secret = new_tables.secrets.token_urlsafe
new_tables.secrets = types.SimpleNamespace(token_hex=lambda _: {SEED!r}, token_urlsafe=secret)
chosen = settings({{}}, port=int(sys.argv[1]), database=sys.argv[2], **{LIMITS!r})
uvicorn.Server(config_of(application(chosen), chosen)).run()
"""


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """Run a server with a new database; yield its address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    arguments = [str(port), f"{folder}/tables.sqlite"]
    with subprocess.Popen([sys.executable, "-c", SERVE, *arguments], stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(address)
            yield address
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(PATIENCE * 5):
        try:
            httpx.get(f"{address}/health").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.2)
    raise TimeoutError(address)


class Person:
    """A player with a cookie, who can sit at a table."""

    def __init__(self, address: str, name: str):
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.http.get("/api/me")
        self.http.patch("/api/me", json={"name": name})
        self.numbers = itertools.count(1)
        self.position: Any = {"decision": None}

    @property
    def cookie(self) -> tuple[str, str]:
        """Its name and value."""
        return next(iter(self.http.cookies.items()))

    def table(self, game: str, seats: list[Any], **options: Any) -> str:
        """Create a table."""
        made = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        return str(made.raise_for_status().json()["id"])

    def come(self, table: str, stack: ExitStack) -> None:
        """Take a seat at a table."""
        address = str(self.http.base_url).replace("http", "ws", 1) + f"/api/tables/{table}/live"
        cookie = {"cookie": "=".join(self.cookie)}
        self.socket = stack.enter_context(
            connect(address, additional_headers=cookie, max_size=2**24, ping_interval=None)
        )

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a request that must succeed."""
        request = next(self.numbers)
        self.socket.send(msgspec.json.encode({"type": kind, "request": request, **fields}).decode())
        while (answer := self.hear()).get("request") != request:
            pass
        assert answer["type"] == "done", answer

    def hear(self) -> Any:
        """The next message; remember a decision."""
        message = msgspec.json.decode(self.socket.recv(PATIENCE))
        if message["type"] == "position":
            self.position = message
        return message

    def move(self, text: str) -> None:
        """Make a move when asked for a decision."""
        while not (self.position["decision"] and text in self.position["decision"]["moves"]):
            self.hear()
        self.ask("move", seat=self.position["seat"], answers=self.position["decision"]["answers"], move=text)


class Party(ExitStack):
    """Players at a table, and a copy of the game here that decides their moves."""

    def __init__(self, address: str, names: tuple[str, ...], game: str, **options: Any):
        super().__init__()
        self.people = [Person(address, name) for name in names]
        self.table = self.people[0].table(game, [{"who": "me"}, *[{"who": "open"}] * (len(names) - 1)], **options)
        for seat, person in enumerate(self.people):
            person.come(self.table, self)
            if seat:
                person.ask("sit", seat=seat)
        while self.people[0].hear().get("stage") != "playing":
            pass
        given = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        self.game, self.rng = new_game(game, seed=SEED, players=len(names), **given), from_seed(1)

    def play(self, until: Callable[[Game], bool]) -> None:
        """Play until a condition is true."""
        while not self.game.is_over and not until(self.game):
            game, seat = self.game, self.game.seat
            chosen = game.rules.choose_move(game.state, seat, GREEDY, self.rng)
            self.people[seat].move(game.text_of(chosen))
            game.play(chosen, seat)
