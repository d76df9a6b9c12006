"""A player for tests: signs in over HTTP and sits at tables over a real web socket."""

import asyncio
import itertools
import random
from contextlib import asynccontextmanager

import httpx
import msgspec
from websockets.asyncio.client import connect

from citywright.server import wire

decode = msgspec.json.Decoder(wire.ToBrowser).decode
encode = msgspec.json.encode
PATIENCE = 240  # seconds: the first server on a machine compiles the rules


class Browser:
    """One person's browser: a cookie, and requests."""

    def __init__(self, address):
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    def with_cookie(self, cookie):
        """As the browser of whoever has this cookie."""
        self.http.cookies.set("citywright", cookie, domain=httpx.URL(self.address).host)
        return self

    async def open(self):
        self.me = msgspec.convert((await self.http.get("/api/me")).json(), wire.Me)
        return self

    async def new_table(self, game, *seats, **wanted):
        """A new table; seats such as `me`, `open`, `bot casual`, `screen Ann`."""
        made = await self.http.post("/api/tables", json=table_wanted(game, *seats, **wanted))
        assert made.status_code == 201, made.text
        return made.json()["id"]

    @asynccontextmanager
    async def at(self, table, **headers):
        """Sit down before a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"cookie": cookies, **headers}
        how = {"max_size": 2**24, "compression": None, "ping_interval": None}  # no pings: compiling takes long
        async with connect(address, additional_headers=headers, **how) as socket:
            yield Watcher(socket)

    async def close(self):
        await self.http.aclose()


@asynccontextmanager
async def browsers(address, number):
    """So many people's browsers."""
    opened = [await Browser(address).open() for _ in range(number)]
    try:
        yield opened
    finally:
        for browser in opened:
            await browser.close()


def table_wanted(game, *seats, **wanted):
    places = []
    for seat in seats:
        who, _, rest = seat.partition(" ")
        places.append({"who": who, **({"level": rest} if who == "bot" and rest else {"name": rest} if rest else {})})
    return {"game": game, "seats": places, **wanted}


class Watcher:
    """One connection: keeps what the browser would keep, and answers by the numbers of requests."""

    def __init__(self, socket):
        self.socket, self.numbers = socket, itertools.count(1)
        self.table = self.position = None
        self.log, self.chat, self.raw = [], [], []
        self.answers = {}
        self.last_number = 0

    async def hear(self):
        """Take in the next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.raw.append(text)
        message = decode(text)
        match message:
            case wire.Table():
                self.table = message
            case wire.Position():
                assert message.number == self.last_number + 1, "no position is left out"
                self.last_number = message.number
                self.position = message
                self.log[message.keep :] = message.log
                assert [entry.number for entry in self.log] == list(range(1, len(self.log) + 1))
            case wire.Chat():
                self.chat += message.lines
            case _:
                self.answers[message.request] = message
        return message

    async def until(self, condition):
        """Listen until something is so."""
        while not condition():
            await self.hear()
        return self

    async def arrive(self):
        await self.until(lambda: self.table and self.position)
        return self

    async def ask(self, kind, **fields):
        """Make a request; its answer."""
        request = next(self.numbers)
        await self.socket.send(encode(kind(request=request, **fields)).decode())
        await self.until(lambda: request in self.answers)
        return self.answers.pop(request)

    async def do(self, kind, **fields):
        """Make a request that is carried out."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Done), answer
        return answer

    async def refused(self, kind, **fields):
        """Make a request that is refused; the code."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.problem.code

    @property
    def due(self):
        return self.position.decision is not None

    async def move(self, text=None, rng=random):
        """Make a move: a certain one, or any."""
        decision = self.position.decision
        return await self.ask(
            wire.Move, seat=self.position.seat, answers=decision.answers, move=text or rng.choice(decision.moves)
        )

    async def play(self, rng=random):
        """Play by random legal moves until the game is over."""
        while self.table.stage != "over" or self.position.due:
            if self.due:
                answer = await self.move(rng=rng)
                assert isinstance(answer, wire.Done) or answer.problem.code == "stale", answer
            else:
                await self.hear()
        return self
